# Co říká deska hry Emerald: místa pro ty, kdo poslouchají, a kam volba povede.

emerald-board = Deska hry Emerald
emerald-board-choices = Co můžeš udělat
emerald-board-places = Deska, místo po místě
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
    [red] Č
    [blue] M
    [green] Z
    [yellow] L
   *[black] N
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
emerald-board-has = { $who }: karty zlata { $gold }; drahokamy { $gems }; karty pokladu { $treasures }.
emerald-board-hand = V ruce zlato v hodnotách { $cards }.
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
emerald-board-wins-treasure = Vezmeš kartu pokladu za 5
emerald-board-wakes = Vzbudí to dračici a ta skončí na { $one }, { $two } nebo { $three }
emerald-board-again = Klepni znovu a půjde
emerald-board-capture = Koho dračice chytí?
emerald-board-ransom = Dračice drží tvého { $colour } rytíře. Vykoupíš ho?
