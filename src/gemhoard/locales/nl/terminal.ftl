# Het spel in de terminal.

player = Speler
welcome = { $game }, { $players } spelers, deling { $seed }. Typ het nummer van een keuze, ? voor het bord, q om te stoppen.
your-choice = Jouw keuze
no-such-choice = Typ een getal van 1 tot { $last }.
leaving = Tot ziens. Dezelfde deling nog eens spelen: { $command }
board-hand = Je hand
board-dragon = De draak staat op { $field } en kijkt { $towards ->
    [castle] naar de burcht
   *[chamber] naar de schatkamer
}; de balk ligt naast { $bar } tot { $end }.
board-player = { $who }: goudkaarten { $gold }, edelstenen { $gems }, schatkaarten { $treasures }
board-loot = { $who }: { $hand } in de hand, buit { $loot }
board-piles = Links { $left }, rechts { $right }
