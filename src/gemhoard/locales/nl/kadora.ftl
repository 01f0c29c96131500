# Het verslag van Kadora. Kaarten staan er zoals in een spelbestand: R3d is de rode druppel met waarde 3.

kadora-name = Kadora
kadora-virtual = De virtuele speler
kadora-colour = { $value ->
    [R] rood
    [O] oranje
    [Y] geel
    [G] groen
    [B] blauw
   *[P] paars
}
kadora-letter = { $value ->
    [R] R
    [O] O
    [Y] E
    [G] G
    [B] B
   *[P] P
}
kadora-line = { $value ->
    [column] kolom
   *[row] rij
}
kadora-pile = { $value ->
    [left] linker
   *[right] rechter
}

kadora-turn = { $who } is aan de beurt.
kadora-gives = { $who } geeft { $colour } weg, waarde { $value }, aan { $whom }: { $cards }.
kadora-places = { $who } legt { $card } op { $place }.
kadora-collects = De { $line } telt op tot { $total }; { $who } neemt { $cards }.
kadora-collects-unlike = Het blok is vol; { $who } neemt uit de { $line } wat er niet op lijkt: { $cards }.
kadora-collects-all = Het blok is vol en alles komt overeen; { $who } neemt de hele { $line }: { $cards }.
kadora-draws = { $who } trekt van de { $pile } stapel: { $card ->
    [hidden] { $colour }
   *[other] { $card }
}.
kadora-refills = { $card } komt op { $place }.
kadora-last-round = De stapels zijn leeg: iedereen is nog één keer aan de beurt.
kadora-shows-hand = { $who } legt de handkaarten bij de buit: { $cards }.
kadora-shows-aside = De opzijgelegde kaarten zijn van de virtuele speler: { $cards }.
kadora-majority = { $who } draait { $colour } om, waarde { $value }.
kadora-scores = { $who }: { $penalty ->
    [one] één strafpunt
   *[other] { $penalty } strafpunten
}, { $cards } kaarten{ $can_win ->
    [no] , maar nergens de meerderheid
   *[yes] { "" }
}.
kadora-wins = { $who } wint.
kadora-shares-win = { $who } deelt de overwinning.

# Wat er gedaan kan worden.
kadora-do-give = Geef al je kaarten in { $colour } aan { $whom }
kadora-do-place = Leg { $card } op { $place }
kadora-do-draw = Trek van de { $pile } stapel
