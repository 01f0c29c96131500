# Het bord van Kadora: wat erop staat, en wat erover gezegd wordt tegen wie luistert.

kadora-board-title = De tafel van Kadora
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] rond
    [s] vierkant
   *[d] druppel
})
kadora-board-back = { $colour }, gedekt
kadora-board-block = Het blok
kadora-board-players = Wat iedereen heeft
kadora-board-column = Kolom { $name }: som { $sum }
kadora-board-row = Rij { $name }: som { $sum }
kadora-board-empty = leeg
kadora-board-place = Plek { $place }
kadora-board-hand = Handkaarten van { $who }
kadora-board-loot = Buit van { $who }
kadora-board-loot-empty = nog niets
kadora-board-loot-colour = { $colour }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, waarde { $value }{ $lead ->
    [alone] , aan kop
    [tied] , gedeeld aan kop
   *[behind] , niet aan kop
}
kadora-board-cost = Strafpunten bij de huidige stand: { $value }.
kadora-board-penalty = straf
kadora-board-pile = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, bovenop { $colour }
kadora-board-pile-empty = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}: leeg
kadora-board-aside = Opzijgelegd
kadora-board-aside-virtual = Virtuele speler
kadora-board-aside-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

# Wat er gevraagd wordt.
kadora-board-aim = Komt een kolom of rij op 10 of meer, dan moet je daaruit de kaarten van dezelfde kleur of soort nemen.
kadora-board-aim-short = Vanaf 10 moet je nemen wat past.
kadora-board-ask-place = Waar leg je { $card }?
kadora-board-card-first = Kies eerst een kaart uit je hand.
kadora-board-confirm = Hier neerleggen

# Waar een zet toe zou leiden.
kadora-board-sums = Kolom { $column }, rij { $row }.
kadora-board-takes = Je neemt { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, waarde { $value }.
kadora-board-takes-nothing = Je neemt niets.
kadora-board-full = Het blok is vol.
kadora-board-full-unlike = Het blok is vol: je neemt wat niet met je kaart overeenkomt.
kadora-board-full-all = Het blok is vol en alles komt overeen: je neemt alles.
kadora-board-lead = { $lead ->
    [alone] Je komt aan kop in { $colour }.
    [tied] Je komt gelijk te staan in { $colour }.
   *[behind] Je staat achter in { $colour }.
}
kadora-board-cost-change = Strafpunten: van { $before } naar { $after }.

# Geschenken.
kadora-board-gift = Geef je { $cards ->
    [one] { kadora-colour.cards } kaart
   *[other] { $cards } { kadora-colour.cards } kaarten
}, waarde { $value }, aan { $whom }
kadora-board-gifts = Weggeven
kadora-board-gift-why = Waarom kan ik niets weggeven?
kadora-board-gift-none = Je kunt alleen een kleur weggeven waarin je als enige aan kop gaat, en alleen aan iemand die er niets van heeft.

kadora-board-last-turns = { $turns ->
    [one] Laatste beurt
   *[other] Nog { $turns } beurten
}

# What everybody can count in front of a player.
kadora-count-hand = { $count ->
    [one] één handkaart
   *[other] { $count } handkaarten
}
kadora-count-loot = { $count ->
    [one] één kaart in de buit
   *[other] { $count } kaarten in de buit
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
kadora-pitch = Leg een diamant neer, kom op tien en sleep de buit binnen. Maar alleen de kleuren waarin je aan kop gaat, zijn iets waard.
kadora-option-viewpoints = Wat is boven?
kadora-option-viewpoints-means = Of iedereen de kolommen en rijen van het blok hetzelfde leest, of elke speler vanaf de eigen kant van de tafel.
kadora-option-viewpoints-shared = Voor iedereen hetzelfde
kadora-option-viewpoints-seats = Elke speler vanaf de eigen kant
kadora-option-missing = Ontbrekende waarden
kadora-option-missing-means = De waarden lopen van 1 tot en met 5 en in elke kleur ontbreekt er één. Kies welke: de kaarten veranderen, de regels niet.
kadora-option-missing-part = { kadora-colour }
kadora-ask-give = Jouw beurt: leg een kaart in het blok, of geef eerst een kleur weg.
kadora-ask-place = Jouw beurt: leg een kaart uit je hand in het blok.
kadora-ask-draw = Trek een kaart: links of rechts?
kadora-goal = Doel: zo weinig mogelijk strafpunten; een kleur waarin je aan kop gaat, kost je niets. Zijn beide stapels leeg, dan is iedereen nog één keer aan de beurt.
kadora-source = { kadora-colour }
kadora-points = Strafpunten
kadora-points-means = Wie in een kleur aan kop gaat, draait die om en betaalt er niets voor: die punten zijn doorgestreept. De rest telt: wie de minste strafpunten heeft, wint.
kadora-tie-break = { $value ->
   *[cards] Gelijke stand: meeste kaarten
}

# Het bord in woorden: hoe heet wat op tafel ligt, en wat iedereen heeft.
kadora-verb-place = Een kaart in het blok leggen
kadora-verb-give = Een kleur weggeven
kadora-verb-draw = Een kaart trekken
kadora-each-hands = Handkaarten
kadora-each-loot = Buit
kadora-view-block = Blok
kadora-view-left = Linkerstapel, van boven naar onder
kadora-view-right = Rechterstapel, van boven naar onder
kadora-view-aside = Opzijgelegd
kadora-view-last = Beurten over
kadora-view-hands-value = { $value ->
    [R] { kadora-colour }
    [O] { kadora-colour }
    [Y] { kadora-colour }
    [G] { kadora-colour }
    [B] { kadora-colour }
    [P] { kadora-colour }
   *[other] { $value }
}
kadora-view-left-value = { kadora-view-hands-value }
kadora-view-right-value = { kadora-view-hands-value }
kadora-view-aside-value = { kadora-view-hands-value }

# At the end.
kadora-not-counted = omgedraaid
kadora-cannot-win = in geen kleur aan kop

# Voor de coach: wat er vaker of minder vaak gebeurt.
kadora-coach-majority = Kleuren waarin je aan het eind de meeste hebt
kadora-coach-majority-soon = Je hebt aan het eind in een kleur de meeste
kadora-coach-gives = Je geeft kleuren weg per potje
kadora-coach-gives-soon = Je geeft een kleur weg vóór je volgende beurt
kadora-coach-receives = Je krijgt kleuren per potje
kadora-coach-receives-soon = Je krijgt een kleur vóór je volgende beurt
kadora-coach-full-block = Je neemt kaarten bij een vol blok per potje
kadora-coach-full-block-soon = Je neemt kaarten bij een vol blok vóór je volgende beurt
