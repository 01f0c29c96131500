# Das Brett von Kadora: was darauf steht und was denen davon gesagt wird, die zuhören.

kadora-board-title = Der Tisch von Kadora
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] rund
    [s] eckig
   *[d] Tropfen
})
kadora-board-back = { $colour }, verdeckt
kadora-board-block = Der Block
kadora-board-players = Was alle haben
kadora-board-column = Spalte { $name }, Summe { $sum }
kadora-board-row = Reihe { $name }, Summe { $sum }
kadora-board-empty = leer
kadora-board-place = Platz { $place }
kadora-board-hand = Handkarten von { $who }
kadora-board-loot = Beute von { $who }
kadora-board-loot-empty = noch nichts
kadora-board-loot-colour = { $colour }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Wert { $value }{ $lead ->
    [alone] , in Führung
    [tied] , gleichauf in Führung
   *[behind] , zurück
}
kadora-board-cost = Strafpunkte nach jetzigem Stand: { $value }.
kadora-board-pile = { $pile ->
    [left] Linker
   *[right] Rechter
} Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, oben { $colour }
kadora-board-pile-empty = { $pile ->
    [left] Linker
   *[right] Rechter
} Stapel: leer
kadora-board-aside = Beiseite
kadora-board-aside-virtual = Virtueller Spieler

# Was gefragt ist.
kadora-board-aim = Leg eine Karte so, dass ihre Spalte oder Reihe auf 10 oder mehr kommt: Daraus nimmst du, was ihre Farbe oder Form hat.
kadora-board-ask-place = Wohin mit { $card }?
kadora-board-confirm = Hierher legen
kadora-board-take-back = Zurück

# Wohin ein Zug führen würde.
kadora-board-sums = Spalte { $column }, Reihe { $row }.
kadora-board-takes = Du nimmst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Wert von { $value }.
kadora-board-takes-nothing = Du nimmst nichts.
kadora-board-full = Der Block ist voll.
kadora-board-full-unlike = Der Block ist voll: Du nimmst, was deiner Karte nicht gleicht.
kadora-board-full-all = Der Block ist voll und alles passt: Du nimmst alles.
kadora-board-lead = { $lead ->
    [alone] Du übernimmst die Führung in { $colour }.
    [tied] Du ziehst gleich in { $colour }.
   *[behind] Du liegst zurück in { $colour }.
}
kadora-board-cost-change = Strafe: jetzt { $before }, dann { $after }.

# Geschenke.
kadora-board-gift = Verschenke deine { $cards ->
    [one] Karte in { $colour }
   *[other] { $cards } Karten in { $colour }
}, Wert { $value }, an { $whom }
kadora-board-gifts = Geschenke
kadora-board-gift-why = Warum kein Geschenk?
kadora-board-gift-none = Verschenken kannst du nur eine Farbe, von der du allein am meisten hast, und nur an jemanden, der nichts davon hat.

kadora-board-last-turns = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
}
