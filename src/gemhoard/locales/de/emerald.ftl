# Der Verlauf von Emerald. Jede Zeile ist ein Ereignis; die Regel folgt in Klammern.

emerald-name = Emerald
emerald-colour = { $value ->
    [red] roten
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[black] schwarzen
}
emerald-gem = { $value ->
    [ruby] Rubin
    [emerald] Smaragd
    [garnet] Granat
   *[turquoise] Türkis
}
emerald-end = { $value ->
    [chamber] in die Schatzkammer
   *[other] auf Feld { $value }
}
emerald-place = { $value ->
    [A] Turm A
    [B] Turm B
    [C] Turm C
    [D] Turm D
    [K] Hauptgebäude
   *[other] Feld { $value }
}
emerald-start = { emerald-place }
emerald-towards = { $value ->
    [castle] zur Burg
   *[chamber] zur Schatzkammer
}

emerald-turn = { $who } ist dran.
emerald-moves = { $who } zieht einen { $colour } Ritter { $start_id ->
    [K] vom
   *[other] von
} { $start } { $end }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
emerald-stops = { $who } hört auf.
emerald-passes = { $who } passt.
emerald-treasure = { $who } erreicht die Schatzkammer und nimmt eine Drachenschatzkarte; { $left ->
    [0] keine bleibt
    [one] eine bleibt
   *[other] { $left } bleiben
} übrig.
emerald-takes-gold = { $who } nimmt auf Feld { $field } { $value } Gold.
emerald-takes-gem = { $who } nimmt auf Feld { $field } einen Edelstein: { $gem }.
emerald-turns-up-gold = Feld { $field }: { $value } Gold wird aufgedeckt.
emerald-turns-up-gem = Feld { $field }: Ein Edelstein wird aufgedeckt, { $gem }.
emerald-four-gems = { $who } hat zuerst alle vier Edelsteinarten und bekommt den Bonus.
emerald-wakes-dragon = Das weckt den Drachen.
emerald-rolls = { $who } würfelt { $face }.
emerald-walks = Der Drache läuft auf Feld { $field }.
emerald-turns = Er dreht sich um und schaut { $towards }.
emerald-catches = Auf Feld { $field } fängt er einen { $colour } Ritter von { $who }.
emerald-pays = { $who } kauft den Ritter { $value ->
    [hidden] mit einer Goldkarte
   *[other] mit { $value } Gold
} frei.
emerald-loses = { $who } verliert einen { $colour } Ritter, der ins Nest kommt; { $left ->
    [one] einer ist
   *[other] { $left } sind
} noch im Spiel.
emerald-bar-shifts = Die Leiste rückt vor und beginnt jetzt bei Feld { $field }.
emerald-left-behind = Der Drache bleibt hinter der Leiste zurück, auf Feld { $field }.
emerald-ends-treasure = Die letzte Drachenschatzkarte ist genommen: Das Spiel ist aus.
emerald-ends-knights = { $who } hat nur noch einen Ritter im Spiel: Das Spiel ist aus.
emerald-ends-passing = Alle haben gepasst: Das Spiel ist aus.
emerald-bonus = Bonus für { $gem }: { $who }.
emerald-no-bonus = Bonus für { $gem }: Niemand hat allein die meisten.
emerald-scores = { $who }: Gold { $gold }, Drachenschatzkarten { $treasures } × 5, Bonuskarten { $bonuses } × 4, Edelsteine { $gems }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
emerald-wins = { $who } gewinnt.
emerald-shares-win = { $who } teilt sich den Sieg.

# Was getan werden kann.
emerald-do-move = Zieh einen { $colour } Ritter { $place_id ->
    [K] vom
   *[other] von
} { $place }
emerald-do-stop = Aufhören
emerald-do-take = { $kind ->
    [gold] Nimm das Gold
   *[gem] Nimm den Edelstein
}
emerald-do-roll = Würfle { $face }
emerald-do-capture = { $which ->
    [moved] Lass den Drachen den { $colour } Ritter fangen, der gerade gezogen hat
   *[none] Lass den Drachen einen { $colour } Ritter fangen
}
emerald-do-ransom = { $value ->
    [none] Gib den Ritter auf
   *[other] Zahle { $value } Gold
}

# The board in the terminal.
emerald-text-hand = Deine Hand
emerald-text-dragon = Der Drache steht auf Feld { $field } und schaut { $towards ->
    [castle] zur Burg
   *[chamber] zur Schatzkammer
}; die Leiste liegt neben Feld { $bar } bis { $end }.
emerald-text-player = { $who }: Goldkarten { $gold }, Edelsteine { $gems }, Drachenschatzkarten { $treasures }
