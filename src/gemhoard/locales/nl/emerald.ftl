# Het verloop van Emerald. Elke regel is een gebeurtenis; de spelregel volgt tussen haakjes.

emerald-name = Emerald
emerald-colour = { $value ->
    [red] rode
    [blue] blauwe
    [green] groene
    [yellow] gele
   *[black] zwarte
}
emerald-gem = { $value ->
    [ruby] robijn
    [emerald] smaragd
    [garnet] granaat
   *[turquoise] turkoois
}
emerald-end = { $value ->
    [chamber] de schatkamer
   *[other] veld { $value }
}
emerald-place = { $value ->
    [A] toren A
    [B] toren B
    [C] toren C
    [D] toren D
    [K] het hoofdgebouw
   *[other] veld { $value }
}
emerald-start = { emerald-place }
emerald-towards = { $value ->
    [castle] de burcht
   *[chamber] de schatkamer
}

emerald-turn = { $who } is aan de beurt.
emerald-moves = { $who } zet een { $colour } ridder van { $start } naar { $end }: { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
emerald-stops = { $who } stopt.
emerald-passes = { $who } past.
emerald-treasure = { $who } bereikt de schatkamer en pakt een drakenschatkaart; { $left ->
    [0] er is er geen meer
    [one] er is er nog één
   *[other] er zijn er nog { $left }
} over.
emerald-takes-gold = { $who } pakt { $value } goud op veld { $field }.
emerald-takes-gem = { $who } pakt een edelsteen op veld { $field }: { $gem }.
emerald-turns-up-gold = Veld { $field }: { $value } goud komt open te liggen.
emerald-turns-up-gem = Veld { $field }: er komt een edelsteen open te liggen, { $gem }.
emerald-four-gems = { $who } heeft als eerste alle vier de soorten edelstenen en krijgt de bonus.
emerald-wakes-dragon = Daar wordt de draak wakker van.
emerald-rolls = { $who } gooit { $face }.
emerald-walks = De draak loopt naar veld { $field }.
emerald-turns = Ze draait zich om, met haar kop naar { $towards }.
emerald-catches = Op veld { $field } vangt ze een { $colour } ridder van { $who }.
emerald-pays = { $who } koopt de ridder vrij { $value ->
    [hidden] met een goudkaart
   *[other] met { $value } goud
}.
emerald-loses = { $who } verliest een { $colour } ridder, die naar het nest gaat; er { $left ->
    [one] is er nog één
   *[other] zijn er nog { $left }
} in het spel.
emerald-bar-shifts = Het drakenspoor schuift door en begint nu bij veld { $field }.
emerald-left-behind = De draak blijft achter het drakenspoor staan, op veld { $field }.
emerald-ends-treasure = De laatste drakenschatkaart is gepakt: het spel is uit.
emerald-ends-knights = { $who } heeft nog maar één ridder in het spel: het spel is uit.
emerald-ends-passing = Iedereen heeft gepast: het spel is uit.
emerald-bonus = Bonus voor { $gem }: { $who }.
emerald-no-bonus = Bonus voor { $gem }: niemand heeft er als enige de meeste.
emerald-scores = { $who }: goud { $gold }, drakenschatkaarten { $treasures } × 5, bonuskaarten { $bonuses } × 4, edelstenen { $gems }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
emerald-wins = { $who } wint.
emerald-shares-win = { $who } deelt in de overwinning.

# Wat er gedaan kan worden.
emerald-do-move = Zet een { $colour } ridder vanaf { $place }
emerald-do-stop = Stop
emerald-do-take = { $kind ->
    [gold] Pak het goud
   *[gem] Pak de edelsteen
}
emerald-do-roll = Gooi { $face }
emerald-do-capture = { $which ->
    [moved] Laat de draak de { $colour } ridder vangen die net gezet is
   *[none] Laat de draak een { $colour } ridder vangen
}
emerald-do-ransom = { $value ->
    [none] Geef de ridder op
   *[other] Betaal { $value } goud
}

# The board in the terminal.
emerald-text-hand = Je handkaarten
emerald-text-dragon = De draak staat op veld { $field } en kijkt { $towards ->
    [castle] naar de burcht
   *[chamber] naar de schatkamer
}; het drakenspoor ligt naast veld { $bar } tot en met { $end }.
emerald-text-player = { $who }: goudkaarten { $gold }, edelstenen { $gems }, drakenschatkaarten { $treasures }
