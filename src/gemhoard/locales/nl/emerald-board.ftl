# Wat het bord van Emerald zegt: de plaatsen voor wie luistert, en waar een keuze toe leidt.

emerald-board = Het bord van Emerald
emerald-board-choices = Wat je kunt doen
emerald-board-places = Het bord, plaats voor plaats
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
    [green] G
    [yellow] E
   *[black] Z
}
emerald-board-nobody = leeg
emerald-board-dragon = de draak, met haar kop naar { $towards ->
    [castle] de burcht
   *[chamber] de schatkamer
}
emerald-board-bar = naast de balk
emerald-board-gold = { $rest ->
    [0] goud { $value }
   *[other] goud { $value }, nog { $rest } gedekt
}
emerald-board-gem = { $rest ->
    [0] edelsteen: { $gem }
   *[other] edelsteen: { $gem }, nog { $rest } gedekt
}
emerald-board-treasures = schatkaarten over: { $count }
emerald-board-has = { $who }: goudkaarten { $gold }; edelstenen { $gems }; schatkaarten { $treasures }.
emerald-board-hand = In de hand goud met de waarden { $cards }.
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
emerald-board-wins-treasure = Je pakt een schatkaart, 5 waard
emerald-board-wakes = De draak wordt wakker en komt op { $one }, { $two } of { $three }
emerald-board-again = Tik nog eens om te zetten
emerald-board-capture = Welke ridder wordt gevangen?
emerald-board-ransom = De draak heeft je { $colour } ridder. Koop je hem vrij?
