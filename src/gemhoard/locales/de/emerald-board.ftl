# Was der Spielplan von Emerald sagt: seine Plätze für alle, die zuhören, und wohin eine Wahl führt.

emerald-board = Der Spielplan von Emerald
emerald-board-choices = Was du tun kannst
emerald-board-places = Der Spielplan, Feld für Feld
emerald-board-players = Was alle haben

emerald-board-place = { $place ->
    [A] Turm A
    [B] Turm B
    [C] Turm C
    [D] Turm D
    [K] Hauptgebäude
    [chamber] Schatzkammer
    [nest] Nest
   *[other] Feld { $place }
}
emerald-board-knights = { $colour ->
    [red] rote Ritter
    [blue] blaue Ritter
    [green] grüne Ritter
    [yellow] gelbe Ritter
   *[black] schwarze Ritter
}: { $count }
emerald-board-letter = { $colour ->
    [red] R
    [blue] B
    [green] Gr
    [yellow] Ge
   *[black] S
}
emerald-board-nobody = leer
emerald-board-dragon = der Drache, mit dem Kopf { $towards ->
    [castle] zur Burg
   *[chamber] zur Schatzkammer
}
emerald-board-bar = neben der Leiste
emerald-board-gold = { $rest ->
    [0] Gold { $value }
   *[other] Gold { $value }, darunter { $rest } verdeckt
}
emerald-board-gem = { $rest ->
    [0] Edelstein: { $gem }
   *[other] Edelstein: { $gem }, darunter { $rest } verdeckt
}
emerald-board-treasures = übrige Drachenschatzkarten: { $count }
emerald-board-has = { $who }: { $knights } im Spiel; Goldkarten { $gold }; Edelsteine { $gems }; Drachenschatzkarten { $treasures }.
emerald-board-hand = Gold auf der Hand, nach Wert: { $cards }.
emerald-board-four = Mit dem Bonus für vier verschiedene Edelsteine.

# Wohin eine Wahl führt.
emerald-board-lands = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
}: { $place }
emerald-board-offers = { $cards ->
    [both] Du wählst zwischen Gold und Edelstein
    [gold] Du nimmst das Gold
    [none] Dort liegt keine Karte
   *[gem] Du nimmst den Edelstein
}
emerald-board-wins-treasure = Du nimmst eine Drachenschatzkarte im Wert von 5
emerald-board-wakes = Der Drache erwacht und landet auf Feld { $one }, { $two } oder { $three }
emerald-board-again = Zum Ziehen noch einmal tippen
emerald-board-question = Deine Hand, und was du gefragt wirst

# What everybody can count in front of a player.
emerald-count-knights = { $count ->
    [one] ein Ritter im Spiel
   *[other] { $count } Ritter im Spiel
}
emerald-count-gold = { $count ->
    [one] eine Goldkarte
   *[other] { $count } Goldkarten
}
emerald-count-gems = { $count ->
    [one] ein Edelstein
   *[other] { $count } Edelsteine
}
emerald-count-treasures = { $count ->
    [one] eine Drachenschatzkarte
   *[other] { $count } Drachenschatzkarten
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
emerald-pitch = Schick deine Ritter am Drachen vorbei in die Höhle und komm mit mehr Gold und Edelsteinen heim als die anderen.
emerald-option-passing = Passen
emerald-option-passing-means = Ob man in seinem Zug auch gar keinen Ritter ziehen darf.
emerald-option-passing-false = Nicht erlaubt
emerald-option-passing-true = Erlaubt
emerald-option-open-ransom = Lösegeld
emerald-option-open-ransom-means = Ob alle sehen, mit welcher Goldkarte ein Ritter freigekauft wird.
emerald-option-open-ransom-false = Verdeckt bezahlen
emerald-option-open-ransom-true = Offen bezahlen
emerald-ask-move = Du bist dran: Zieh einen Ritter, so viele Schritte, wie Ritter auf seinem Feld stehen.
emerald-ask-second = Zieh einen zweiten Ritter oder hör auf.
emerald-ask-take = Nimm das Gold oder den Edelstein.
emerald-ask-capture = Der Drache ist da: Welchen Ritter fängt er?
emerald-ask-ransom = Dein Ritter ist gefangen! Kauf ihn mit einer Goldkarte frei oder gib ihn auf.
emerald-wait-ransom = { $who } entscheidet über das Lösegeld …
emerald-wait-chance = Der Würfel rollt für den Drachen …
emerald-goal = Ziel: die meisten Punkte aus Gold, Edelsteinen und Drachenschatzkarten. Das Spiel endet mit der vierten Drachenschatzkarte oder wenn jemand nur noch einen Ritter hat.
emerald-points = Punkte
emerald-source = { $value ->
    [gold] Gold
    [treasures] Drachenschatzkarten
    [bonuses] Bonuskarten
   *[gems] Edelsteine
}
emerald-points-means = Wer die meisten Punkte hat, gewinnt.
emerald-tie-break = { $value ->
    [treasures] Gleichstand: meiste Drachenschatzkarten
   *[gems] Gleichstand: meiste Edelsteine
}

# Der Spielplan als Text: wie heißt, was auf dem Tisch liegt und was alle haben.
emerald-verb-move = Einen Ritter ziehen
emerald-verb-take = Eine Karte nehmen
emerald-verb-capture = Der Drache fängt
emerald-verb-ransom = Lösegeld
emerald-each-hands = Gold auf der Hand
emerald-each-owned = Edelsteine
emerald-each-treasures = Drachenschatzkarten
emerald-view-knights = Ritter
emerald-view-chamber = In der Schatzkammer
emerald-view-nest = Im Nest
emerald-view-dragon = Drache auf Feld
emerald-view-facing = Drache schaut
emerald-view-bar = Leiste ab Feld
emerald-view-gold = Gold je Feld
emerald-view-gems = Edelsteine je Feld
emerald-view-four = Zuerst alle vier Edelsteine
emerald-view-moved = Erster Ritter
emerald-view-at = Auswahl auf Feld
emerald-view-caught = Gefangener Ritter
emerald-view-passes = Nacheinander gepasst
emerald-view-gold-place = { $index ->
    [1] 7
    [2] 8
    [3] 9
    [4] 10
    [5] 11
    [6] 12
    [7] 13
    [8] 14
   *[9] 15
}
emerald-view-gems-place = { emerald-view-gold-place }
emerald-view-knights-value = { $value ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
    [black] schwarz
   *[other] { $value }
}
emerald-view-chamber-value = { emerald-view-knights-value }
emerald-view-nest-value = { emerald-view-knights-value }
emerald-view-moved-value = { $value ->
    [colour] Farbe
    [place] steht jetzt
    [moved] in diesem Zug gezogen
   *[other] { emerald-view-knights-value }
}
emerald-view-caught-value = { emerald-view-moved-value }
emerald-view-owned-value = { emerald-gem }
emerald-view-gems-value = { emerald-gem }
emerald-view-facing-value = { emerald-towards }
emerald-view-four-value = { $who }

# Für den Coach: was öfter oder seltener geschieht.
emerald-coach-caught = Der Drache fängt Ritter von dir je Partie
emerald-coach-caught-soon = Der Drache fängt vor deinem nächsten Zug einen Ritter von dir
emerald-coach-lost = Du verlierst Ritter je Partie
emerald-coach-lost-soon = Du verlierst vor deinem nächsten Zug einen Ritter
emerald-coach-treasure = Du nimmst Drachenschatzkarten je Partie
emerald-coach-treasure-soon = Du nimmst vor deinem nächsten Zug eine Drachenschatzkarte
emerald-coach-four-gems = Du bekommst den Bonus für alle vier Arten von Edelsteinen, je Partie
emerald-coach-four-gems-soon = Du bekommst vor deinem nächsten Zug den Bonus für alle vier Arten von Edelsteinen
