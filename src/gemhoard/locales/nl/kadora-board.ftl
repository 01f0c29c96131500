# Het bord van Kadora: wat erop staat, en wat erover gezegd wordt tegen wie luistert.

kadora-board-title = De tafel van Kadora
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] rond
    [s] vierkant
   *[d] druppel
})
kadora-board-back = { $colour }, gesloten
kadora-board-block = Het blok
kadora-board-players = Wat iedereen heeft
kadora-board-column = Kolom { $name }, som { $sum }
kadora-board-row = Rij { $name }, som { $sum }
kadora-board-empty = leeg
kadora-board-place = Plek { $place }
kadora-board-hand = Hand van { $who }
kadora-board-loot = Buit van { $who }
kadora-board-loot-empty = nog niets
kadora-board-loot-colour = { $colour }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, waarde { $value }{ $lead ->
    [alone] , aan kop
    [tied] , gedeeld aan kop
   *[behind] , achter
}
kadora-board-cost = Strafpunten zoals het nu staat: { $value }.
kadora-board-pile = { $pile ->
    [left] Linker
   *[right] Rechter
} stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, bovenop { $colour }
kadora-board-pile-empty = { $pile ->
    [left] Linker
   *[right] Rechter
} stapel: leeg
kadora-board-aside = Opzijgelegd
kadora-board-aside-virtual = Virtuele speler

# Wat er gevraagd wordt.
kadora-board-aim = Leg een kaart zo dat haar kolom of rij op 10 of meer komt: daaruit neem je wat haar kleur of vorm heeft.
kadora-board-ask-place = Waar komt { $card }?
kadora-board-confirm = Leg hier neer
kadora-board-take-back = Terugnemen

# Waar een zet toe zou leiden.
kadora-board-sums = Kolom { $column }, rij { $row }.
kadora-board-takes = Je neemt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, waarde { $value }.
kadora-board-takes-nothing = Je neemt niets.
kadora-board-full = Het blok is vol.
kadora-board-full-unlike = Het blok is vol: je neemt wat niet op je kaart lijkt.
kadora-board-full-all = Het blok is vol en alles komt overeen: je neemt alles.
kadora-board-lead = { $lead ->
    [alone] Je komt aan kop in { $colour }.
    [tied] Je komt gelijk in { $colour }.
   *[behind] Je staat achter in { $colour }.
}
kadora-board-cost-change = Straf: nu { $before }, dan { $after }.

# Geschenken.
kadora-board-gift = Geef je { $cards ->
    [one] ene kaart in { $colour }
   *[other] { $cards } kaarten in { $colour }
}, waarde { $value }, aan { $whom }
kadora-board-gifts = Geschenken
kadora-board-gift-why = Waarom geen geschenk?
kadora-board-gift-none = Je kunt alleen een kleur weggeven waarvan jij als enige het meest hebt, en alleen aan iemand die er niets van heeft.

kadora-board-last-turns = { $turns ->
    [one] Laatste beurt
   *[other] Nog { $turns } beurten
}
