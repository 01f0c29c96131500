# Záznam hry Emerald. Každý řádek je jedna událost; pravidlo následuje v závorce.

emerald-name = Emerald
emerald-colour = { $value ->
    [red] červeného
    [blue] modrého
    [green] zeleného
    [yellow] žlutého
   *[black] černého
}
emerald-gem = { $value ->
    [ruby] rubín
    [emerald] smaragd
    [garnet] granát
   *[turquoise] tyrkys
}
emerald-end = { $value ->
    [chamber] do komnaty
   *[other] na { $value }
}
emerald-towards = { $value ->
    [castle] k hradu
   *[chamber] ke komnatě
}

emerald-turn = Na řadě je { $who }.
emerald-moves = { $who } posouvá { $colour } rytíře z { $start } { $end }: { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}.
emerald-stops = { $who } končí tah.
emerald-passes = { $who } neposouvá žádného rytíře.
emerald-treasure = { $who } vstupuje do komnaty a bere kartu pokladu; { $left ->
    [few] zbývají
   *[other] zbývá
} { $left }.
emerald-takes-gold = { $who } bere na { $field } zlato v hodnotě { $value }.
emerald-takes-gem = { $who } bere na { $field } drahokam: { $gem }.
emerald-turns-up-gold = Na { $field } se odkrývá zlato v hodnotě { $value }.
emerald-turns-up-gem = Na { $field } se odkrývá drahokam: { $gem }.
emerald-four-gems = { $who } má jako první všechny čtyři druhy drahokamů a dostává bonus.
emerald-wakes-dragon = To probudí dračici.
emerald-rolls = { $who } hází { $face }.
emerald-walks = Dračice jde na { $field }.
emerald-turns = Otáčí se { $towards }.
emerald-catches = Na { $field } chytá { $colour } rytíře; jeho pán: { $who }.
emerald-pays = { $who } vykupuje rytíře { $value ->
    [hidden] kartou zlata
   *[other] zlatem v hodnotě { $value }
}.
emerald-loses = { $who } ztrácí { $colour } rytíře, odchází do hnízda; ve hře { $left ->
    [few] zbývají
   *[other] zbývá
} { $left }.
emerald-bar-shifts = Lišta se posouvá na { $field }.
emerald-left-behind = Dračice zůstává za lištou, na { $field }.
emerald-ends-treasure = Poslední karta pokladu je pryč: hra končí.
emerald-ends-knights = { $who } má ve hře už jen jednoho rytíře: hra končí.
emerald-ends-passing = Nikdo nepohnul rytířem: hra končí.
emerald-bonus = Bonus za { $gem }: { $who }.
emerald-no-bonus = Bonus za { $gem }: nikdo sám nemá nejvíc.
emerald-scores = { $who }: zlato { $gold }, karty pokladu { $treasures } × 5, bonusové karty { $bonuses } × 4, drahokamy { $gems }: { $points } bodů.
emerald-wins = Vítězí { $who }.
emerald-shares-win = O vítězství se dělí { $who }.

# Co lze udělat.
emerald-do-move = Posunout { $colour } rytíře z { $place }
emerald-do-stop = Skončit
emerald-do-take = { $kind ->
    [gold] Vzít zlato
   *[gem] Vzít drahokam
}
emerald-do-roll = Hodit { $face }
emerald-do-capture = { $which ->
    [moved] Dračice chytí { $colour } rytíře, který právě táhl
   *[none] Dračice chytí { $colour } rytíře
}
emerald-do-ransom = { $value ->
    [none] Vzdát se rytíře
   *[other] Zaplatit zlatem v hodnotě { $value }
}
