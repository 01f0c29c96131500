# Das Protokoll von Emerald. Jede Zeile ist ein Ereignis; die Regel folgt in Klammern.

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
   *[other] auf { $value }
}
emerald-towards = { $value ->
    [castle] zur Burg
   *[chamber] zur Schatzkammer
}

emerald-turn = { $who } ist an der Reihe.
emerald-moves = { $who } zieht einen { $colour } Ritter von { $start } { $end }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
emerald-stops = { $who } hört auf.
emerald-passes = { $who } zieht keinen Ritter.
emerald-treasure = { $who } erreicht die Schatzkammer und nimmt eine Schatzkarte; es { $left ->
    [one] bleibt eine
   *[other] bleiben { $left }
}.
emerald-takes-gold = { $who } nimmt { $value } Gold auf { $field }.
emerald-takes-gem = { $who } nimmt einen Edelstein auf { $field }: { $gem }.
emerald-turns-up-gold = Auf { $field } wird { $value } Gold aufgedeckt.
emerald-turns-up-gem = Auf { $field } wird ein Edelstein aufgedeckt: { $gem }.
emerald-four-gems = { $who } besitzt als Erstes alle vier Edelsteinarten und bekommt den Bonus.
emerald-wakes-dragon = Das weckt den Drachen.
emerald-rolls = { $who } würfelt { $face }.
emerald-walks = Der Drache läuft auf { $field }.
emerald-turns = Er dreht sich um, { $towards } hin.
emerald-catches = Auf { $field } fängt er einen { $colour } Ritter von { $who }.
emerald-pays = { $who } kauft den Ritter { $value ->
    [hidden] mit einer Goldkarte
   *[other] mit { $value } Gold
} frei.
emerald-loses = { $who } verliert einen { $colour } Ritter ans Nest; { $left ->
    [one] einer ist
   *[other] { $left } sind
} noch im Spiel.
emerald-bar-shifts = Die Leiste rückt vor auf { $field }.
emerald-left-behind = Der Drache bleibt hinter der Leiste zurück, auf { $field }.
emerald-ends-treasure = Die letzte Schatzkarte ist genommen: Das Spiel ist aus.
emerald-ends-knights = { $who } hat nur noch einen Ritter im Spiel: Das Spiel ist aus.
emerald-ends-passing = Niemand hat einen Ritter gezogen: Das Spiel ist aus.
emerald-bonus = Bonus für { $gem }: { $who }.
emerald-no-bonus = Bonus für { $gem }: Niemand hat allein die meisten.
emerald-scores = { $who }: Gold { $gold }, Schatzkarten { $treasures } × 5, Bonuskarten { $bonuses } × 4, Edelsteine { $gems }: { $points } Punkte.
emerald-wins = { $who } gewinnt.
emerald-shares-win = { $who } teilt den Sieg.

# Was getan werden kann.
emerald-do-move = Zieh einen { $colour } Ritter von { $place }
emerald-do-stop = Aufhören
emerald-do-take = { $kind ->
    [gold] Nimm das Gold
   *[gem] Nimm den Edelstein
}
emerald-do-roll = Würfle { $face }
emerald-do-capture = { $which ->
    [moved] Lass den Drachen den { $colour } Ritter fangen, der gerade gezogen ist
   *[none] Lass den Drachen einen { $colour } Ritter fangen
}
emerald-do-ransom = { $value ->
    [none] Gib den Ritter auf
   *[other] Zahle { $value } Gold
}
