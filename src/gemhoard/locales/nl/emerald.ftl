# Het verslag van Emerald. Elke regel is een gebeurtenis; de spelregel volgt tussen haakjes.

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
   *[other] { $value }
}
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
emerald-passes = { $who } zet geen ridder.
emerald-treasure = { $who } bereikt de schatkamer en pakt een schatkaart; nog { $left } over.
emerald-takes-gold = { $who } pakt { $value } goud op { $field }.
emerald-takes-gem = { $who } pakt een edelsteen op { $field }: { $gem }.
emerald-turns-up-gold = Op { $field } komt { $value } goud open te liggen.
emerald-turns-up-gem = Op { $field } komt een edelsteen open te liggen: { $gem }.
emerald-four-gems = { $who } heeft als eerste alle vier soorten edelstenen en krijgt de bonus.
emerald-wakes-dragon = Daar wordt de draak wakker van.
emerald-rolls = { $who } gooit { $face }.
emerald-walks = De draak loopt naar { $field }.
emerald-turns = Ze draait zich om, naar { $towards } toe.
emerald-catches = Op { $field } vangt ze een { $colour } ridder van { $who }.
emerald-pays = { $who } koopt de ridder vrij { $value ->
    [hidden] met een goudkaart
   *[other] met { $value } goud
}.
emerald-loses = { $who } verliest een { $colour } ridder aan het nest; nog { $left } in het spel.
emerald-bar-shifts = De balk schuift door naar { $field }.
emerald-left-behind = De draak blijft achter de balk staan, op { $field }.
emerald-ends-treasure = De laatste schatkaart is gepakt: het spel is uit.
emerald-ends-knights = { $who } heeft nog één ridder in het spel: het spel is uit.
emerald-ends-passing = Niemand heeft een ridder gezet: het spel is uit.
emerald-bonus = Bonus voor { $gem }: { $who }.
emerald-no-bonus = Bonus voor { $gem }: niemand heeft er alleen de meeste.
emerald-scores = { $who }: goud { $gold }, schatkaarten { $treasures } × 5, bonuskaarten { $bonuses } × 4, edelstenen { $gems }: { $points } punten.
emerald-wins = { $who } wint.
emerald-shares-win = { $who } deelt de overwinning.

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
