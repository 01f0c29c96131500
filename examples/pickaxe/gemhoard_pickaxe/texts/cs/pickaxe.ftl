pickaxe-name = Krumpáč
pickaxe-pitch = Kopej zlato a odnes ho domů, než se štola zřítí.
pickaxe-goal = Cíl: mít po šesti tazích každého nejvíc zlata. Počítá se i číslo na tvé tajné mapě.

# Průběh
pickaxe-digs = { $who } kope.
pickaxe-finds = { $who } nachází { $face } zlata: ve štole je { $pot }.
pickaxe-collapses = Štola se zřítila a { $who } ztrácí { $pot } zlata.
pickaxe-carries = { $who } odnáší domů { $pot } zlata a teď má { $store }.
pickaxe-turn = Na tahu je { $who }.
pickaxe-ends = Všichni měli šest tahů: mapy se ukážou.
pickaxe-scores = { $who }: zlato { $store }, mapa { $map }, celkem { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
pickaxe-wins = Vítězí { $who }.
pickaxe-shares-win = O vítězství se dělí { $who }.

# Co se dá udělat a na co se ptáme
pickaxe-do-dig = Kopat
pickaxe-do-carry = Odnést zlato domů
pickaxe-do-roll = Na kostce padlo { $face }
pickaxe-ask-dig = Kopej, nebo odnes zlato domů, dokud je to bezpečné.
pickaxe-wait-chance = Kostka se kutálí …
pickaxe-why-not = Nejdřív kopej, nebo počkej na kostku.
pickaxe-setup = Rozložení má šest map, každé číslo od 1 do 6 jednou.

# Body
pickaxe-points = Body
pickaxe-points-means = Vítězí, kdo má nejvíc bodů.
pickaxe-source = { $value ->
    [store] Odnesené zlato
   *[map] Mapa
}
pickaxe-count-store = odnesené zlato: { $count }

# The board in words: what lies on the table, and what each player has
pickaxe-view-pot = Ve štole
pickaxe-view-turns = Odehrané tahy
pickaxe-each-store = Zlato doma
pickaxe-each-maps = Mapa
