# Co říká herní plán hry Emerald: místa pro ty, kdo poslouchají, a kam volba povede.

emerald-board = Herní plán hry Emerald
emerald-board-choices = Co můžeš udělat
emerald-board-places = Herní plán, místo po místě
emerald-board-players = Co kdo má

emerald-board-place = { $place ->
    [A] Věž A
    [B] Věž B
    [C] Věž C
    [D] Věž D
    [K] Hlavní budova
    [chamber] Komnata
    [nest] Hnízdo
   *[other] Políčko { $place }
}
emerald-board-knights = { $colour ->
    [red] červení rytíři
    [blue] modří rytíři
    [green] zelení rytíři
    [yellow] žlutí rytíři
   *[black] černí rytíři
}: { $count }
emerald-board-letter = { $colour ->
    [red] Čv
    [blue] M
    [green] Ze
    [yellow] Žl
   *[black] Čn
}
emerald-board-nobody = prázdné
emerald-board-dragon = dračice, hlavou { $towards ->
    [castle] k hradu
   *[chamber] ke komnatě
}
emerald-board-bar = vedle lišty
emerald-board-gold = { $rest ->
    [0] zlato { $value }
   *[other] zlato { $value }, pod ním zakryté: { $rest }
}
emerald-board-gem = { $rest ->
    [0] drahokam: { $gem }
   *[other] drahokam: { $gem }, pod ním zakryté: { $rest }
}
emerald-board-treasures = zbývající karty pokladu: { $count }
emerald-board-has = { $who }: { $knights } ve hře; karty zlata { $gold }; drahokamy { $gems }; karty pokladu { $treasures }.
emerald-board-hand = Zlato v ruce podle hodnoty: { $cards }.
emerald-board-four = S bonusem za čtyři různé drahokamy.

# Kam volba povede.
emerald-board-lands = { $steps ->
    [one] Jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}: { $place }
emerald-board-offers = { $cards ->
    [both] Vybereš si zlato, nebo drahokam
    [gold] Vezmeš zlato
    [none] Žádná karta tam neleží
   *[gem] Vezmeš drahokam
}
emerald-board-wins-treasure = Vezmeš kartu pokladu v hodnotě 5
emerald-board-wakes = Probudí to dračici, která skončí na políčku { $one }, { $two } nebo { $three }
emerald-board-again = Klepni znovu a rytíř potáhne
emerald-board-question = Tvoje karty a na co se hra ptá

# What everybody can count in front of a player.
emerald-count-knights = { $count ->
    [one] jeden rytíř ve hře
    [few] { $count } rytíři ve hře
   *[other] { $count } rytířů ve hře
}
emerald-count-gold = { $count ->
    [one] jedna karta zlata
    [few] { $count } karty zlata
   *[other] { $count } karet zlata
}
emerald-count-gems = { $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}
emerald-count-treasures = { $count ->
    [one] jedna karta pokladu
    [few] { $count } karty pokladu
   *[other] { $count } karet pokladu
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
emerald-pitch = Pošli rytíře kolem dračice do jeskyně a vrať se s větším množstvím zlata a drahokamů než ostatní.
emerald-option-passing = Vynechání tahu
emerald-option-passing-means = Zda smíš ve svém tahu nechat všechny své rytíře stát.
emerald-option-passing-false = Nepovoleno
emerald-option-passing-true = Povoleno
emerald-option-open-ransom = Výkupné
emerald-option-open-ransom-means = Zda všichni vidí, kterou kartou zlata se výkupné platí.
emerald-option-open-ransom-false = Platí se zakrytou kartou
emerald-option-open-ransom-true = Platí se odkrytou kartou
emerald-ask-move = Jsi na tahu: táhni rytířem o tolik kroků, kolik rytířů stojí na jeho místě.
emerald-ask-second = Táhni druhým rytířem, nebo skonči.
emerald-ask-take = Vezmi zlato, nebo drahokam.
emerald-ask-capture = Dračice je tady: kterého rytíře chytí?
emerald-ask-ransom = Tvůj rytíř je chycený! Vykup ho kartou zlata, nebo se ho vzdej.
emerald-wait-ransom = { $who } rozhoduje o výkupném …
emerald-wait-chance = Hází se za dračici …
emerald-goal = Cíl: nejvíc bodů za zlato, drahokamy a karty pokladu. Hra končí čtvrtou kartou pokladu, nebo když někomu zbude jediný rytíř.
emerald-points = Body
emerald-source = { $value ->
    [gold] Zlato
    [treasures] Karty pokladu
    [bonuses] Bonusové karty
   *[gems] Drahokamy
}
emerald-points-means = Vítězí, kdo má nejvíc bodů.
emerald-tie-break = { $value ->
    [treasures] Při shodě: nejvíc karet pokladu
   *[gems] Při shodě: nejvíc drahokamů
}

# Herní plán jako text: jak se říká tomu, co leží na stole a co kdo má.
emerald-verb-move = Táhnout rytířem
emerald-verb-take = Vzít kartu
emerald-verb-capture = Dračice chytí rytíře
emerald-verb-ransom = Výkupné
emerald-each-hands = Zlato v ruce
emerald-each-owned = Drahokamy
emerald-each-treasures = Karty pokladu
emerald-view-knights = Rytíři
emerald-view-chamber = V komnatě
emerald-view-nest = V hnízdě
emerald-view-dragon = Dračice na políčku
emerald-view-facing = Dračice hledí
emerald-view-bar = Lišta začíná u políčka
emerald-view-gold = Zlato podle políček
emerald-view-gems = Drahokamy podle políček
emerald-view-four = Jako první všechny čtyři drahokamy
emerald-view-moved = První rytíř
emerald-view-at = Výběr na políčku
emerald-view-caught = Chycený rytíř
emerald-view-passes = Vynechané tahy po sobě
emerald-view-gold-place = { $index ->
    [1] 7
    [2] 8
    [3] 9
    [4] 10
    [5] 11
    [6] 12
    [7] 13
    [8] 14
   *[9] 15
}
emerald-view-gems-place = { emerald-view-gold-place }
emerald-view-knights-value = { $value ->
    [red] červení
    [blue] modří
    [green] zelení
    [yellow] žlutí
    [black] černí
   *[other] { $value }
}
emerald-view-chamber-value = { emerald-view-knights-value }
emerald-view-nest-value = { emerald-view-knights-value }
emerald-view-moved-value = { $value ->
    [colour] barva
    [place] kde stojí
    [moved] táhl v tomto tahu
   *[other] { $value ->
        [red] červený
        [blue] modrý
        [green] zelený
        [yellow] žlutý
        [black] černý
       *[other] { $value }
    }
}
emerald-view-caught-value = { emerald-view-moved-value }
emerald-view-owned-value = { emerald-gem }
emerald-view-gems-value = { emerald-gem }
emerald-view-facing-value = { emerald-towards }
emerald-view-four-value = { $who }

# Pro trenéra: co se děje častěji nebo méně často.
emerald-coach-caught = Tvoji rytíři chycení drakem, na partii
emerald-coach-caught-soon = Drak do tvého příštího tahu chytí tvého rytíře
emerald-coach-lost = Tvoji ztracení rytíři, na partii
emerald-coach-lost-soon = Do svého příštího tahu přijdeš o rytíře
emerald-coach-treasure = Tvoje karty pokladu, na partii
emerald-coach-treasure-soon = Do svého příštího tahu vezmeš kartu pokladu
emerald-coach-four-gems = Získáš bonus za všechny čtyři druhy drahokamů, na partii
emerald-coach-four-gems-soon = Do svého příštího tahu získáš bonus za všechny čtyři druhy drahokamů
