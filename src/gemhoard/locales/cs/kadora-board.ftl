# Stůl hry Kadora: co je na něm napsáno a co se o něm říká těm, kdo poslouchají.

kadora-board-title = Stůl hry Kadora
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] kulatá
    [s] hranatá
   *[d] kapka
})
kadora-board-back = { $colour }, zakrytá
kadora-board-block = Blok
kadora-board-players = Co kdo má
kadora-board-column = Sloupec { $name }: součet { $sum }
kadora-board-row = Řada { $name }: součet { $sum }
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
kadora-board-cost = Trestné body podle současného stavu: { $value }.
kadora-board-penalty = trest
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
kadora-board-aside-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}

# Na co se ptáme.
kadora-board-aim = Má-li sloupec nebo řada součet aspoň 10, musíš odtud vzít karty stejné barvy nebo výbrusu.
kadora-board-aim-short = Od součtu 10 musíš vzít, co se hodí.
kadora-board-ask-place = Kam přijde { $card }?
kadora-board-card-first = Nejprve vyber kartu z ruky.
kadora-board-confirm = Položit sem

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
kadora-board-full-all = Blok je plný a všechno se shoduje: bereš všechno.
kadora-board-lead = { $lead ->
    [alone] Ujímáš se vedení { kadora-colour.in }.
    [tied] Dotahuješ se na vedení { kadora-colour.in }.
   *[behind] Jsi pozadu { kadora-colour.in }.
}
kadora-board-cost-change = Trestné body: dosud { $before }, potom { $after }.

# Dary.
kadora-board-gift = Darovat { $cards ->
    [one] { kadora-colour.accusative } kartu
    [few] { $cards } { kadora-colour.cards } karty
   *[other] { $cards } { kadora-colour.of-cards } karet
} v hodnotě { $value } (dostane: { $whom })
kadora-board-gifts = Darovat
kadora-board-gift-why = Proč nemohu darovat?
kadora-board-gift-none = Darovat můžeš jen barvu, ve které vedeš jako jediný hráč, a jen někomu, kdo z ní nic nemá.

kadora-board-last-turns = { $turns ->
    [one] Poslední tah
    [few] Zbývají { $turns } tahy
   *[other] Zbývá { $turns } tahů
}

# What everybody can count in front of a player.
kadora-count-hand = { $count ->
    [one] jedna karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
kadora-count-loot = { $count ->
    [one] jedna karta kořisti
    [few] { $count } karty kořisti
   *[other] { $count } karet kořisti
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
kadora-pitch = Polož diamant, dej dohromady deset a shrábni kořist. Vyplatí se ale jen barvy, ve kterých vedeš.
kadora-option-viewpoints = Kde je nahoře?
kadora-option-viewpoints-means = Zda všichni čtou sloupce a řady bloku stejně, nebo každý ze své strany stolu.
kadora-option-viewpoints-shared = Pro všechny stejně
kadora-option-viewpoints-seats = Každý hráč ze své strany
kadora-option-missing = Chybějící hodnoty
kadora-option-missing-means = Hodnoty jsou od 1 do 5 a každé barvě jedna z nich chybí. Vyber která: změní se karty, ne pravidla.
kadora-option-missing-part = { kadora-colour }
kadora-ask-give = Jsi na tahu: polož kartu do bloku, nebo nejdřív daruj barvu.
kadora-ask-place = Jsi na tahu: polož kartu z ruky do bloku.
kadora-ask-draw = Lízni si kartu: zleva, nebo zprava?
kadora-goal = Cíl: co nejméně trestných bodů; barva, ve které vedeš, tě nestojí nic. Když jsou oba balíčky prázdné, má každý ještě jeden tah.
kadora-source = { kadora-colour }
kadora-points = Trestné body
kadora-points-means = Kdo v barvě vede, obrátí ji a nic za ni neplatí: tyto body jsou přeškrtnuté. Zbytek se počítá: vítězí, kdo má nejméně trestných bodů.
kadora-tie-break = { $value ->
   *[cards] Při shodě: nejvíc karet
}

# Herní plán jako text: jak se říká tomu, co leží na stole a co kdo má.
kadora-verb-place = Položit kartu do bloku
kadora-verb-give = Darovat barvu
kadora-verb-draw = Líznout si kartu
kadora-each-hands = Karty v ruce
kadora-each-loot = Kořist
kadora-view-block = Blok
kadora-view-left = Levý balíček shora
kadora-view-right = Pravý balíček shora
kadora-view-aside = Odložené
kadora-view-last = Zbývající tahy
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
kadora-not-counted = obráceno
kadora-cannot-win = nevede v žádné barvě

# Pro trenéra: co se děje častěji nebo méně často.
kadora-coach-majority = Barvy, ve kterých na konci vedeš
kadora-coach-majority-soon = Na konci vedeš v některé barvě
kadora-coach-gives = Barvy, které daruješ, na partii
kadora-coach-gives-soon = Do svého příštího tahu daruješ barvu
kadora-coach-receives = Barvy, které dostaneš darem, na partii
kadora-coach-receives-soon = Do svého příštího tahu dostaneš barvu darem
kadora-coach-full-block = Bereš karty z plného bloku, na partii
kadora-coach-full-block-soon = Do svého příštího tahu bereš karty z plného bloku
