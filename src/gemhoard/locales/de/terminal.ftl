# Das Spiel im Terminal.

player = Spieler
welcome = { $game }, { $players } Spieler, Verteilung { $seed }. Tippe die Nummer deiner Wahl, ? für den Spielplan, q zum Beenden.
your-choice = Deine Wahl
no-such-choice = Tippe eine Zahl von 1 bis { $last }.
leaving = Bis bald. Dieselbe Verteilung noch einmal spielen: { $command }
