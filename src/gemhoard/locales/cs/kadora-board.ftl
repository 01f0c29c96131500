# Stůl hry Kadora: co je na něm napsáno a co se o něm říká těm, kdo poslouchají.

kadora-board-title = Stůl hry Kadora
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] kruh
    [s] čtverec
   *[d] kapka
})
kadora-board-back = { $colour }, lícem dolů
kadora-board-block = Blok
kadora-board-players = Co kdo má
kadora-board-column = Sloupec { $name }, součet { $sum }
kadora-board-row = Řada { $name }, součet { $sum }
kadora-board-empty = prázdné
kadora-board-place = Místo { $place }
kadora-board-hand = Karty v ruce ({ $who })
kadora-board-loot = Kořist ({ $who })
kadora-board-loot-empty = zatím nic
kadora-board-loot-colour = { $colour }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}, hodnota { $value }{ $lead ->
    [alone] , ve vedení
    [tied] , o vedení se dělí
   *[behind] , pozadu
}
kadora-board-cost = Trestné body podle nynějšího stavu: { $value }.
kadora-board-pile = { $pile ->
    [left] Levý
   *[right] Pravý
} balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}, nahoře { $colour }
kadora-board-pile-empty = { $pile ->
    [left] Levý
   *[right] Pravý
} balíček: prázdný
kadora-board-aside = Odložené
kadora-board-aside-virtual = Virtuální hráč

# Na co se ptáme.
kadora-board-aim = Polož kartu tak, aby její sloupec nebo řada měly součet 10 nebo víc: vezmeš z nich karty její barvy nebo tvaru.
kadora-board-ask-place = Kam přijde { $card }?
kadora-board-confirm = Položit sem
kadora-board-take-back = Vzít zpět

# K čemu by položení vedlo.
kadora-board-sums = Sloupec { $column }, řada { $row }.
kadora-board-takes = Bereš { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} v hodnotě { $value }.
kadora-board-takes-nothing = Nebereš nic.
kadora-board-full = Blok je plný.
kadora-board-full-unlike = Blok je plný: bereš, co se s tvou kartou neshoduje.
kadora-board-full-all = Blok je plný a vše se shoduje: bereš všechno.
kadora-board-lead = { $lead ->
    [alone] Ujímáš se vedení: { $colour }.
    [tied] Dotahuješ se na vedení: { $colour }.
   *[behind] Jsi pozadu: { $colour }.
}
kadora-board-cost-change = Trest: nyní { $before }, pak { $after }.

# Dary.
kadora-board-gift = Daruj { $cards ->
    [one] svou kartu
    [few] své { $cards } karty
   *[other] svých { $cards } karet
} ({ $colour }, hodnota { $value }); dostává { $whom }
kadora-board-gifts = Dary
kadora-board-gift-why = Proč ne dar?
kadora-board-gift-none = Darovat můžeš jen barvu, ve které máš nejvíc ze všech, a jen někomu, kdo z ní nemá nic.

kadora-board-last-turns = { $turns ->
    [one] Poslední tah
    [few] Zbývají { $turns } tahy
   *[other] Zbývá { $turns } tahů
}
