# Puzzels: standen waarin één keuze duidelijk de beste is.

puzzle-number = Puzzel { $number }
puzzle-title = { $game }: puzzel { $number }
puzzle-difficulty = Moeilijkheid
puzzle-any-grade = Alle
puzzle-grade = { $grade ->
    [1] Makkelijk
    [2] Vrij makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[5] Heel moeilijk
}
puzzle-asked = Eén keuze is duidelijk de beste. Welke?
puzzle-solved = Opgelost: { $solved } / { $count }
puzzle-right = Goed zo!
puzzle-right-too = Goed zo, dit is net zo goed als de beste keuze.
puzzle-chance = Je kans om te winnen: { $chance }%.
puzzle-tempting = “{ $action }” zou je { $chance }% overlaten.
puzzle-wrong = kost je { $cost }% van de winst en laat een kans van { $chance }% over. Met de beste keuze:
puzzle-answer = Beste:
puzzle-show = Laat maar zien
puzzle-next = Volgende puzzel
