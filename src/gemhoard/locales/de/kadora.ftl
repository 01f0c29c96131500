# Das Protokoll von Kadora. Karten stehen da wie in einer Spieldatei: R3d ist der rote Tropfen mit Wert 3.

kadora-name = Kadora
kadora-virtual = Der virtuelle Spieler
kadora-colour = { $value ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
}
kadora-letter = { $value ->
    [R] R
    [O] O
    [Y] E
    [G] G
    [B] B
   *[P] L
}
kadora-line = { $value ->
    [column] Spalte
   *[row] Reihe
}
kadora-pile = { $value ->
    [left] linken
   *[right] rechten
}

kadora-turn = { $who } ist an der Reihe.
kadora-gives = { $who } verschenkt { $colour } im Wert von { $value } an { $whom }: { $cards }.
kadora-places = { $who } legt { $card } auf { $place }.
kadora-collects = Die { $line } ergibt { $total }; { $who } nimmt { $cards }.
kadora-collects-unlike = Der Block ist voll; { $who } nimmt aus der { $line }, was der gelegten Karte nicht gleicht: { $cards }.
kadora-collects-all = Der Block ist voll und alles passt; { $who } nimmt die ganze { $line }: { $cards }.
kadora-draws = { $who } zieht vom { $pile } Stapel: { $card ->
    [hidden] { $colour }
   *[other] { $card }
}.
kadora-refills = { $card } kommt auf { $place }.
kadora-last-round = Die Stapel sind leer: Alle sind noch einmal an der Reihe.
kadora-shows-hand = { $who } legt die Handkarten zur Beute: { $cards }.
kadora-shows-aside = Die beiseitegelegten Karten gehören dem virtuellen Spieler: { $cards }.
kadora-majority = { $who } dreht { $colour } um, Wert { $value }.
kadora-scores = { $who }: { $penalty ->
    [one] ein Strafpunkt
   *[other] { $penalty } Strafpunkte
}, { $cards } Karten{ $can_win ->
    [no] , aber keine Mehrheit
   *[yes] { "" }
}.
kadora-wins = { $who } gewinnt.
kadora-shares-win = { $who } teilt den Sieg.

# Was getan werden kann.
kadora-do-give = Verschenke alle deine Karten in { $colour } an { $whom }
kadora-do-place = Leg { $card } auf { $place }
kadora-do-draw = Zieh vom { $pile } Stapel
