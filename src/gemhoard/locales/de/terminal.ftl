# Das Spiel im Terminal.

player = Spieler
welcome = { $game }, { $players } Spieler, Kartenverteilung { $seed }. Tippe die Nummer einer Wahl, ? für das Brett, q zum Beenden.
your-choice = Deine Wahl
no-such-choice = Tippe eine Zahl von 1 bis { $last }.
leaving = Auf Wiedersehen. Dieselbe Verteilung noch einmal spielen: { $command }
board-hand = Deine Hand
board-dragon = Der Drache steht auf { $field } und schaut { $towards ->
    [castle] zur Burg
   *[chamber] zur Schatzkammer
}; die Leiste liegt neben { $bar } bis { $end }.
board-player = { $who }: Goldkarten { $gold }, Edelsteine { $gems }, Schatzkarten { $treasures }
board-loot = { $who }: { $hand } auf der Hand, Beute { $loot }
board-piles = Links { $left }, rechts { $right }
