# Der Tisch von Kadora: was darauf steht und was denen davon gesagt wird, die zuhören.

kadora-board-title = Der Tisch von Kadora
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] rund
    [s] eckig
   *[d] Tropfen
})
kadora-board-back = { $colour }, verdeckt
kadora-board-block = Der Block
kadora-board-players = Was alle haben
kadora-board-column = Spalte { $name }: Summe { $sum }
kadora-board-row = Reihe { $name }: Summe { $sum }
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
   *[behind] , im Rückstand
}
kadora-board-cost = Strafpunkte nach jetzigem Stand: { $value }.
kadora-board-penalty = Strafe
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
kadora-board-aside = Beiseitegelegt
kadora-board-aside-virtual = Virtueller Spieler
kadora-board-aside-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

# Was gefragt ist.
kadora-board-aim = Kommt eine Spalte oder Reihe auf 10 oder mehr, musst du daraus die Karten mit gleicher Farbe oder gleichem Schliff nehmen.
kadora-board-aim-short = Ab 10 musst du nehmen, was passt.
kadora-board-ask-place = Wohin legst du { $card }?
kadora-board-card-first = Wähl zuerst eine Karte aus deiner Hand.
kadora-board-confirm = Hier ablegen

# Wohin ein Zug führen würde.
kadora-board-sums = Spalte { $column }, Reihe { $row }.
kadora-board-takes = Du nimmst { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} im Wert von { $value }.
kadora-board-takes-nothing = Du nimmst nichts.
kadora-board-full = Der Block ist voll.
kadora-board-full-unlike = Der Block ist voll: Du nimmst, was nicht zu deiner Karte passt.
kadora-board-full-all = Der Block ist voll und alles passt: Du nimmst alles.
kadora-board-lead = { $lead ->
    [alone] Du übernimmst in { $colour } die Führung.
    [tied] Du ziehst in { $colour } gleich.
   *[behind] Du liegst in { $colour } zurück.
}
kadora-board-cost-change = Strafpunkte: von { $before } auf { $after }.

# Geschenke.
kadora-board-gift = Verschenk deine { $cards ->
    [one] { kadora-colour.card } Karte
   *[other] { $cards } { kadora-colour.cards } Karten
}, Wert { $value }, an { $whom }
kadora-board-gifts = Verschenken
kadora-board-gift-why = Warum kein Geschenk?
kadora-board-gift-none = Verschenken kannst du nur eine Farbe, in der du allein in Führung liegst, und nur an jemanden, der nichts davon hat.

kadora-board-last-turns = { $turns ->
    [one] Letzter Zug
   *[other] Noch { $turns } Züge
}

# What everybody can count in front of a player.
kadora-count-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
kadora-count-loot = { $count ->
    [one] eine Beutekarte
   *[other] { $count } Beutekarten
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
kadora-pitch = Leg einen Diamanten, komm auf zehn und streich die Beute ein. Doch nur Farben, in denen du führst, lohnen sich.
kadora-option-viewpoints = Wo ist oben?
kadora-option-viewpoints-means = Ob alle die Spalten und Reihen des Blocks gleich lesen oder alle von ihrer eigenen Seite des Tisches aus.
kadora-option-viewpoints-shared = Für alle gleich
kadora-option-viewpoints-seats = Alle von ihrer Seite aus
kadora-option-missing = Fehlende Werte
kadora-option-missing-means = Die Werte gehen von 1 bis 5, und jeder Farbe fehlt einer davon. Wähl aus, welcher: Die Karten ändern sich, die Regeln nicht.
kadora-option-missing-part = { kadora-colour }
kadora-ask-give = Du bist dran: Leg eine Karte in den Block oder verschenk vorher eine Farbe.
kadora-ask-place = Du bist dran: Leg eine Handkarte in den Block.
kadora-ask-draw = Zieh eine Karte: links oder rechts?
kadora-goal = Ziel: möglichst wenige Strafpunkte; eine Farbe, in der du führst, kostet dich nichts. Sind beide Stapel leer, ist jeder noch einmal dran.
kadora-source = { kadora-colour }
kadora-points = Strafpunkte
kadora-points-means = Wer in einer Farbe führt, dreht sie um und zahlt nichts dafür: Diese Punkte sind durchgestrichen. Der Rest zählt: Wer die wenigsten Strafpunkte hat, gewinnt.
kadora-tie-break = { $value ->
   *[cards] Gleichstand: meiste Karten
}

# Der Spielplan als Text: wie heißt, was auf dem Tisch liegt und was alle haben.
kadora-verb-place = Eine Karte in den Block legen
kadora-verb-give = Eine Farbe verschenken
kadora-verb-draw = Eine Karte ziehen
kadora-each-hands = Handkarten
kadora-each-loot = Beute
kadora-view-block = Block
kadora-view-left = Linker Stapel, von oben
kadora-view-right = Rechter Stapel, von oben
kadora-view-aside = Beiseitegelegt
kadora-view-last = Verbleibende Züge
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
kadora-not-counted = umgedreht
kadora-cannot-win = führt in keiner Farbe

# Für den Coach: was öfter oder seltener geschieht.
kadora-coach-majority = Farben, in denen du am Ende führst
kadora-coach-majority-soon = Du führst am Ende in einer Farbe
kadora-coach-gives = Du verschenkst Farben je Partie
kadora-coach-gives-soon = Du verschenkst vor deinem nächsten Zug eine Farbe
kadora-coach-receives = Du bekommst Farben geschenkt je Partie
kadora-coach-receives-soon = Du bekommst vor deinem nächsten Zug eine Farbe geschenkt
kadora-coach-full-block = Du nimmst bei vollem Block Karten je Partie
kadora-coach-full-block-soon = Du nimmst vor deinem nächsten Zug bei vollem Block Karten
