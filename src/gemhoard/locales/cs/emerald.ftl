# Průběh hry Emerald. Každý řádek je jedna událost; pravidlo následuje v závorce.

emerald-name = Emerald
emerald-colour = { $value ->
    [red] červeného
    [blue] modrého
    [green] zeleného
    [yellow] žlutého
   *[black] černého
}
    .with = { $colour_id ->
        [red] červeným
        [blue] modrým
        [green] zeleným
        [yellow] žlutým
       *[black] černým
    }
emerald-gem = { $value ->
    [ruby] rubín
    [emerald] smaragd
    [garnet] granát
   *[turquoise] tyrkys
}
emerald-end = { $value ->
    [chamber] do komnaty
   *[other] na políčko { $value }
}
emerald-place = { $value ->
    [A] věž A
    [B] věž B
    [C] věž C
    [D] věž D
    [K] hlavní budova
   *[other] políčko { $value }
}
    .from = { $place_id ->
        [A] z věže A
        [B] z věže B
        [C] z věže C
        [D] z věže D
        [K] z hlavní budovy
       *[other] z políčka { $place_id }
    }
emerald-start = { $value ->
    [A] z věže A
    [B] z věže B
    [C] z věže C
    [D] z věže D
    [K] z hlavní budovy
   *[other] z políčka { $value }
}
emerald-towards = { $value ->
    [castle] k hradu
   *[chamber] ke komnatě
}

emerald-turn = Na tahu je { $who }.
emerald-moves = { $who } táhne { emerald-colour.with } rytířem { $start } { $end }: { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
emerald-stops = { $who } končí.
emerald-passes = { $who } vynechává tah.
emerald-treasure = { $who } přichází do komnaty a bere kartu pokladu; { $left ->
    [0] nezbývá žádná
    [one] zbývá jedna
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
emerald-takes-gold = { $who } bere na políčku { $field } zlato v hodnotě { $value }.
emerald-takes-gem = { $who } bere na políčku { $field } drahokam: { $gem }.
emerald-turns-up-gold = Políčko { $field }: odkrývá se zlato v hodnotě { $value }.
emerald-turns-up-gem = Políčko { $field }: odkrývá se drahokam, { $gem }.
emerald-four-gems = { $who } má jako první všechny čtyři druhy drahokamů a dostává bonus.
emerald-wakes-dragon = To probudí dračici.
emerald-rolls = { $who } hází kostkou: { $face }.
emerald-walks = Dračice jde na políčko { $field }.
emerald-turns = Otáčí se hlavou { $towards }.
emerald-catches = Na políčku { $field } chytá { $colour } rytíře (majitel: { $who }).
emerald-pays = { $who } vykupuje rytíře { $value ->
    [hidden] kartou zlata
   *[other] zlatem v hodnotě { $value }
}.
emerald-loses = { $who } přichází o { $colour } rytíře, který jde do hnízda; ve hře { $left ->
    [one] zbývá jeden
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
emerald-bar-shifts = Lišta se posouvá a začíná teď u políčka { $field }.
emerald-left-behind = Dračice zůstává za lištou, na políčku { $field }.
emerald-ends-treasure = Poslední karta pokladu je pryč: hra končí.
emerald-ends-knights = { $who } má ve hře už jen jednoho rytíře: hra končí.
emerald-ends-passing = Všichni vynechali tah: hra končí.
emerald-bonus = Bonus za { $gem }: { $who }.
emerald-no-bonus = Bonus za { $gem }: nikdo nemá jako jediný nejvíc.
emerald-scores = { $who }: zlato { $gold }, karty pokladu { $treasures } × 5, bonusové karty { $bonuses } × 4, drahokamy { $gems }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
emerald-wins = Vítězí { $who }.
emerald-shares-win = O vítězství se dělí { $who }.

# Co lze udělat.
emerald-do-move = Táhnout { emerald-colour.with } rytířem { emerald-place.from }
emerald-do-stop = Skončit
emerald-do-take = { $kind ->
    [gold] Vzít zlato
   *[gem] Vzít drahokam
}
emerald-do-roll = Hodit kostkou: { $face }
emerald-do-capture = { $which ->
    [moved] Dračice chytí { $colour } rytíře, který právě táhl
   *[none] Dračice chytí { $colour } rytíře
}
emerald-do-ransom = { $value ->
    [none] Vzdát se rytíře
   *[other] Zaplatit zlatem v hodnotě { $value }
}

# The board in the terminal.
emerald-text-hand = Karty v ruce
emerald-text-dragon = Dračice stojí na políčku { $field } a hledí { $towards ->
    [castle] k hradu
   *[chamber] ke komnatě
}; lišta leží u políček { $bar } až { $end }.
emerald-text-player = { $who }: karty zlata { $gold }, drahokamy { $gems }, karty pokladu { $treasures }
