# Het spel in de terminal.

player = Speler
welcome = { $game }, { $players } spelers, verdeling { $seed }. Typ het nummer van je keuze, ? voor het spelbord, q om te stoppen.
your-choice = Jouw keuze
no-such-choice = Typ een getal van 1 tot en met { $last }.
leaving = Tot ziens. Dezelfde verdeling nog eens spelen: { $command }
