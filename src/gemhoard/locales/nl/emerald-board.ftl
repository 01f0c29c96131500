# Wat het bord van Emerald zegt: de plaatsen voor wie luistert, en waar een keuze toe leidt.

emerald-board = Het spelbord van Emerald
emerald-board-choices = Wat je kunt doen
emerald-board-places = Het spelbord, plek voor plek
emerald-board-players = Wat iedereen heeft

emerald-board-place = { $place ->
    [A] Toren A
    [B] Toren B
    [C] Toren C
    [D] Toren D
    [K] Het hoofdgebouw
    [chamber] De schatkamer
    [nest] Het nest
   *[other] Veld { $place }
}
emerald-board-knights = { $colour ->
    [red] rode ridders
    [blue] blauwe ridders
    [green] groene ridders
    [yellow] gele ridders
   *[black] zwarte ridders
}: { $count }
emerald-board-letter = { $colour ->
    [red] R
    [blue] B
    [green] Gr
    [yellow] Ge
   *[black] Z
}
emerald-board-nobody = leeg
emerald-board-dragon = de draak, met haar kop naar { $towards ->
    [castle] de burcht
   *[chamber] de schatkamer
}
emerald-board-bar = naast het drakenspoor
emerald-board-gold = { $rest ->
    [0] goud { $value }
   *[other] goud { $value }, nog { $rest } gedekt
}
emerald-board-gem = { $rest ->
    [0] edelsteen: { $gem }
   *[other] edelsteen: { $gem }, nog { $rest } gedekt
}
emerald-board-treasures = drakenschatkaarten over: { $count }
emerald-board-has = { $who }: { $knights } in het spel; goudkaarten { $gold }; edelstenen { $gems }; drakenschatkaarten { $treasures }.
emerald-board-hand = Goud in de hand, naar waarde: { $cards }.
emerald-board-four = Met de bonus voor vier verschillende edelstenen.

# Waar een keuze toe leidt.
emerald-board-lands = { $steps ->
    [one] Eén stap
   *[other] { $steps } stappen
}: { $place }
emerald-board-offers = { $cards ->
    [both] Je kiest tussen het goud en de edelsteen
    [gold] Je pakt het goud
    [none] Daar ligt geen kaart
   *[gem] Je pakt de edelsteen
}
emerald-board-wins-treasure = Je pakt een drakenschatkaart, 5 waard
emerald-board-wakes = De draak wordt wakker en komt op veld { $one }, { $two } of { $three }
emerald-board-again = Tik nog eens om te zetten
emerald-board-question = Je hand en wat je gevraagd wordt

# What everybody can count in front of a player.
emerald-count-knights = { $count ->
    [one] één ridder in het spel
   *[other] { $count } ridders in het spel
}
emerald-count-gold = { $count ->
    [one] één goudkaart
   *[other] { $count } goudkaarten
}
emerald-count-gems = { $count ->
    [one] één edelsteen
   *[other] { $count } edelstenen
}
emerald-count-treasures = { $count ->
    [one] één drakenschatkaart
   *[other] { $count } drakenschatkaarten
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
emerald-pitch = Stuur je ridders langs de draak de grot in en kom thuis met meer goud en edelstenen dan de anderen.
emerald-option-passing = Passen
emerald-option-passing-means = Of je mag passen en in je beurt dus helemaal geen ridder hoeft te zetten.
emerald-option-passing-false = Niet toegestaan
emerald-option-passing-true = Toegestaan
emerald-option-open-ransom = Vrijkopen
emerald-option-open-ransom-means = Of iedereen ziet met welke goudkaart een ridder wordt vrijgekocht.
emerald-option-open-ransom-false = Met een gedekte kaart
emerald-option-open-ransom-true = Met een open kaart
emerald-ask-move = Jouw beurt: zet een ridder, zoveel stappen als er ridders op zijn plek staan.
emerald-ask-second = Zet een tweede ridder, of stop.
emerald-ask-take = Pak het goud of de edelsteen.
emerald-ask-capture = De draak is hier: welke ridder vangt ze?
emerald-ask-ransom = Je ridder is gevangen! Koop hem vrij met een goudkaart, of geef hem op.
emerald-wait-ransom = { $who } beslist of de ridder wordt vrijgekocht …
emerald-wait-chance = De dobbelsteen rolt voor de draak …
emerald-goal = Doel: de meeste punten, met goud, edelstenen en drakenschatkaarten. Het spel eindigt bij de vierde drakenschatkaart, of als iemand nog maar één ridder over heeft.
emerald-points = Punten
emerald-source = { $value ->
    [gold] Goud
    [treasures] Drakenschatkaarten
    [bonuses] Bonuskaarten
   *[gems] Edelstenen
}
emerald-points-means = Wie de meeste punten heeft, wint.
emerald-tie-break = { $value ->
    [treasures] Gelijke stand: meeste drakenschatkaarten
   *[gems] Gelijke stand: meeste edelstenen
}

# Het bord in woorden: hoe heet wat op tafel ligt, en wat iedereen heeft.
emerald-verb-move = Een ridder zetten
emerald-verb-take = Een kaart pakken
emerald-verb-capture = De draak vangt
emerald-verb-ransom = Vrijkopen
emerald-each-hands = Goud in de hand
emerald-each-owned = Edelstenen
emerald-each-treasures = Drakenschatkaarten
emerald-view-knights = Ridders
emerald-view-chamber = In de schatkamer
emerald-view-nest = In het nest
emerald-view-dragon = Draak op veld
emerald-view-facing = Draak kijkt naar
emerald-view-bar = Drakenspoor begint bij veld
emerald-view-gold = Goud per veld
emerald-view-gems = Edelstenen per veld
emerald-view-four = Als eerste alle vier de edelstenen
emerald-view-moved = Eerste ridder
emerald-view-at = Keuze op veld
emerald-view-caught = Gevangen ridder
emerald-view-passes = Achter elkaar gepast
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
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
    [black] zwart
   *[other] { $value }
}
emerald-view-chamber-value = { emerald-view-knights-value }
emerald-view-nest-value = { emerald-view-knights-value }
emerald-view-moved-value = { $value ->
    [colour] kleur
    [place] nu op
    [moved] deze beurt gezet
   *[other] { emerald-view-knights-value }
}
emerald-view-caught-value = { emerald-view-moved-value }
emerald-view-owned-value = { emerald-gem }
emerald-view-gems-value = { emerald-gem }
emerald-view-facing-value = { emerald-towards }
emerald-view-four-value = { $who }

# Voor de coach: wat er vaker of minder vaak gebeurt.
emerald-coach-caught = De draak vangt ridders van jou per potje
emerald-coach-caught-soon = De draak vangt een ridder van jou vóór je volgende beurt
emerald-coach-lost = Je verliest ridders per potje
emerald-coach-lost-soon = Je verliest een ridder vóór je volgende beurt
emerald-coach-treasure = Je pakt drakenschatkaarten per potje
emerald-coach-treasure-soon = Je pakt een drakenschatkaart vóór je volgende beurt
emerald-coach-four-gems = Je krijgt de bonus voor alle vier de soorten edelstenen, per potje
emerald-coach-four-gems-soon = Je krijgt de bonus voor alle vier de soorten edelstenen vóór je volgende beurt
