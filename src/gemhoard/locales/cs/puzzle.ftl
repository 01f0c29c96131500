# Úlohy: pozice, ve kterých je jedna volba zřetelně nejlepší.

puzzle-number = Úloha { $number }
puzzle-title = { $game }: úloha { $number }
puzzle-difficulty = Obtížnost
puzzle-any-grade = Všechny
puzzle-grade = { $grade ->
    [1] Lehká
    [2] Spíše lehká
    [3] Střední
    [4] Těžká
   *[5] Velmi těžká
}
puzzle-asked = Jedna volba je zřetelně nejlepší. Která?
puzzle-solved = Vyřešeno: { $solved } / { $count }
puzzle-right = Správně!
puzzle-right-too = Správně, je to stejně dobré jako nejlepší volba.
puzzle-chance = Tvoje šance na výhru: { $chance } %.
puzzle-tempting = „{ $action }“ by ti nechalo { $chance } %.
puzzle-wrong = tě stojí { $cost } % výhry a nechává šanci { $chance } %. S nejlepší volbou:
puzzle-answer = Nejlepší:
puzzle-show = Ukázat řešení
puzzle-next = Další úloha
