# Der Verlauf von Kadora. Karten stehen da wie in einer Spieldatei: R3d ist der rote Tropfen mit Wert 3.

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
    .cards = { $colour_id ->
        [R] roten
        [O] orangen
        [Y] gelben
        [G] grünen
        [B] blauen
       *[P] lila
    }
    .card = { $colour_id ->
        [R] rote
        [O] orange
        [Y] gelbe
        [G] grüne
        [B] blaue
       *[P] lila
    }
kadora-letter = { $value ->
    [R] R
    [O] O
    [Y] Ge
    [G] Gr
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

kadora-turn = { $who } ist dran.
kadora-gives = { $who } verschenkt alle { kadora-colour.cards } Karten im Wert von { $value } an { $whom }: { $cards }.
kadora-places = { $who } legt { $card } auf { $place }.
kadora-collects = Die { $line } kommt auf { $total }; { $who } nimmt { $cards }.
kadora-collects-unlike = Der Block ist voll; { $who } nimmt aus der { $line }, was nicht zur gelegten Karte passt: { $cards }.
kadora-collects-all = Der Block ist voll und alles passt; { $who } nimmt die ganze { $line }: { $cards }.
kadora-draws = { $who } zieht vom { $pile } Stapel: { $card ->
    [hidden] { $colour }
   *[other] { $card }
}.
kadora-refills = { $card } kommt auf { $place }.
kadora-last-round = Die Stapel sind leer: Alle sind noch einmal dran.
kadora-shows-hand = { $who } legt die Handkarten zur Beute: { $cards }.
kadora-shows-aside = Die beiseitegelegten Karten gehören dem virtuellen Spieler: { $cards }.
kadora-majority = { $who } dreht { $colour } im Wert von { $value } um.
kadora-scores = { $who }: { $penalty ->
    [one] ein Strafpunkt
   *[other] { $penalty } Strafpunkte
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $can_win ->
    [no] , führt aber in keiner Farbe
   *[yes] { "" }
}.
kadora-wins = { $who } gewinnt.
kadora-shares-win = { $who } teilt sich den Sieg.

# Was getan werden kann.
kadora-do-give = Verschenk alle deine { kadora-colour.cards } Karten an { $whom }
kadora-do-place = Leg { $card } auf { $place }
kadora-do-draw = Zieh eine Karte vom { $pile } Stapel

# The board in the terminal.
kadora-text-loot = { $who }: { $hand } auf der Hand, Beute { $loot }
kadora-text-piles = Links { $left }, rechts { $right }
