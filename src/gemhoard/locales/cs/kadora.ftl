# Záznam hry Kadora. Karty jsou psány jako v souboru hry: R3d je červená kapka hodnoty 3.

kadora-name = Kadora
kadora-virtual = Virtuální hráč
kadora-colour = { $value ->
    [R] červená
    [O] oranžová
    [Y] žlutá
    [G] zelená
    [B] modrá
   *[P] fialová
}
kadora-letter = { $value ->
    [R] Č
    [O] O
    [Y] L
    [G] Z
    [B] M
   *[P] F
}
kadora-line = { $value ->
    [column] Sloupec
   *[row] Řada
}
kadora-pile = { $value ->
    [left] levého
   *[right] pravého
}

kadora-turn = Na řadě je { $who }.
kadora-gives = { $who } daruje barvu { $colour } v hodnotě { $value }; dostává { $whom }: { $cards }.
kadora-places = { $who } pokládá kartu { $card } na { $place }.
kadora-collects = { $line } má součet { $total }; { $who } bere karty: { $cards }.
kadora-collects-unlike = Blok je plný, { $who } bere, co se neshoduje. { $line }: { $cards }.
kadora-collects-all = Blok je plný a vše se shoduje, { $who } bere vše. { $line }: { $cards }.
kadora-draws = { $who } táhne z { $pile } balíčku: { $card ->
    [hidden] { $colour }
   *[other] { $card }
}.
kadora-refills = { $card } přichází na { $place }.
kadora-last-round = Balíčky jsou prázdné: každý je na řadě ještě jednou.
kadora-shows-hand = { $who } přidává karty z ruky ke kořisti: { $cards }.
kadora-shows-aside = Odložené karty patří virtuálnímu hráči: { $cards }.
kadora-majority = { $who } obrací barvu { $colour }, hodnota { $value }.
kadora-scores = { $who }: trestné body { $penalty }, karty { $cards }{ $can_win ->
    [no] , ale žádná většina
   *[yes] { "" }
}.
kadora-wins = Vítězí { $who }.
kadora-shares-win = O vítězství se dělí { $who }.

# Co lze udělat.
kadora-do-give = Dát všechny své karty; barva { $colour }, dostává { $whom }
kadora-do-place = Položit kartu { $card } na { $place }
kadora-do-draw = Táhnout z { $pile } balíčku
