# Het verloop van Kadora. Kaarten staan er zoals in een spelbestand: R3d is de rode druppel met waarde 3.

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
    .cards = { $colour_id ->
        [R] rode
        [O] oranje
        [Y] gele
        [G] groene
        [B] blauwe
       *[P] paarse
    }
kadora-letter = { $value ->
    [R] R
    [O] O
    [Y] Ge
    [G] Gr
    [B] B
   *[P] P
}
kadora-line = { $value ->
    [column] kolom
   *[row] rij
}
kadora-pile = { $value ->
    [left] linkerstapel
   *[right] rechterstapel
}

kadora-turn = { $who } is aan de beurt.
kadora-gives = { $who } geeft alle { kadora-colour.cards } kaarten, waarde { $value }, aan { $whom }: { $cards }.
kadora-places = { $who } legt { $card } op { $place }.
kadora-collects = De { $line } komt op { $total }; { $who } neemt { $cards }.
kadora-collects-unlike = Het blok is vol; { $who } neemt uit de { $line } wat niet met de gelegde kaart overeenkomt: { $cards }.
kadora-collects-all = Het blok is vol en alles komt overeen; { $who } neemt de hele { $line }: { $cards }.
kadora-draws = { $who } trekt van de { $pile }: { $card ->
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
}, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}{ $can_win ->
    [no] , maar in geen kleur aan kop
   *[yes] { "" }
}.
kadora-wins = { $who } wint.
kadora-shares-win = { $who } deelt in de overwinning.

# Wat er gedaan kan worden.
kadora-do-give = Geef al je { kadora-colour.cards } kaarten aan { $whom }
kadora-do-place = Leg { $card } op { $place }
kadora-do-draw = Trek van de { $pile }

# The board in the terminal.
kadora-text-loot = { $who }: { $hand } in de hand, buit { $loot }
kadora-text-piles = Links { $left }, rechts { $right }
