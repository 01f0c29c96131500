# Was das Emerald-Brett sagt: seine Plätze für alle, die zuhören, und wohin eine Wahl führt.

emerald-board = Das Brett von Emerald
emerald-board-choices = Was du tun kannst
emerald-board-places = Das Brett, Platz für Platz
emerald-board-players = Was alle haben

emerald-board-place = { $place ->
    [A] Turm A
    [B] Turm B
    [C] Turm C
    [D] Turm D
    [K] Bergfried
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
    [green] G
    [yellow] E
   *[black] S
}
emerald-board-nobody = leer
emerald-board-dragon = der Drache, den Kopf { $towards ->
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
emerald-board-treasures = übrige Schatzkarten: { $count }
emerald-board-has = { $who }: Goldkarten { $gold }; Edelsteine { $gems }; Schatzkarten { $treasures }.
emerald-board-hand = Auf der Hand Gold mit den Werten { $cards }.
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
emerald-board-wins-treasure = Du nimmst eine Schatzkarte, 5 wert
emerald-board-wakes = Der Drache erwacht und endet auf { $one }, { $two } oder { $three }
emerald-board-again = Zum Ziehen noch einmal tippen
emerald-board-capture = Wen fängt der Drache?
emerald-board-ransom = Der Drache hat deinen { $colour } Ritter. Kaufst du ihn frei?
