# Průběh hry Kadora. Karty jsou psány jako v souboru hry: R3d je červená kapka hodnoty 3.

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
    .accusative = { $colour_id ->
        [R] červenou
        [O] oranžovou
        [Y] žlutou
        [G] zelenou
        [B] modrou
       *[P] fialovou
    }
    .in = { $colour_id ->
        [R] v červené
        [O] v oranžové
        [Y] ve žluté
        [G] v zelené
        [B] v modré
       *[P] ve fialové
    }
    .cards = { $colour_id ->
        [R] červené
        [O] oranžové
        [Y] žluté
        [G] zelené
        [B] modré
       *[P] fialové
    }
    .of-cards = { $colour_id ->
        [R] červených
        [O] oranžových
        [Y] žlutých
        [G] zelených
        [B] modrých
       *[P] fialových
    }
kadora-letter = { $value ->
    [R] Čv
    [O] O
    [Y] Žl
    [G] Ze
    [B] M
   *[P] F
}
kadora-line = { $value ->
    [column] sloupec
   *[row] řada
}
kadora-pile = { $value ->
    [left] levého
   *[right] pravého
}

kadora-turn = Na tahu je { $who }.
kadora-gives = { $who } daruje { kadora-colour.accusative } v hodnotě { $value } (dostane: { $whom }): { $cards }.
kadora-places = { $who } pokládá na { $place }: { $card }.
kadora-collects = { $line_id ->
    [column] Sloupec
   *[row] Řada
} má součet { $total }; { $who } bere karty: { $cards }.
kadora-collects-unlike = Blok je plný; { $who } bere { $line_id ->
    [column] ze sloupce
   *[row] z řady
}, co se s položenou kartou neshoduje: { $cards }.
kadora-collects-all = Blok je plný a všechno se shoduje; { $who } bere { $line_id ->
    [column] celý sloupec
   *[row] celou řadu
}: { $cards }.
kadora-draws = { $who } si líže z { $pile } balíčku: { $card ->
    [hidden] { $colour }
   *[other] { $card }
}.
kadora-refills = Na { $place } přichází { $card }.
kadora-last-round = Balíčky jsou prázdné: každý má ještě jeden tah.
kadora-shows-hand = { $who } přidává karty z ruky ke kořisti: { $cards }.
kadora-shows-aside = Odložené karty patří virtuálnímu hráči: { $cards }.
kadora-majority = { $who } obrací { kadora-colour.accusative } v hodnotě { $value }.
kadora-scores = { $who }: { $penalty ->
    [one] jeden trestný bod
    [few] { $penalty } trestné body
   *[other] { $penalty } trestných bodů
}, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}{ $can_win ->
    [no] , ale nevede v žádné barvě
   *[yes] { "" }
}.
kadora-wins = Vítězí { $who }.
kadora-shares-win = O vítězství se dělí { $who }.

# Co lze udělat.
kadora-do-give = Darovat všechny { kadora-colour.cards } karty (dostane: { $whom })
kadora-do-place = Položit na { $place }: { $card }
kadora-do-draw = Líznout si z { $pile } balíčku

# The board in the terminal.
kadora-text-loot = { $who }: v ruce { $hand }, kořist { $loot }
kadora-text-piles = Vlevo { $left }, vpravo { $right }
