pickaxe-name = Houweel
pickaxe-pitch = Graaf naar goud en breng het thuis voordat de tunnel instort.
pickaxe-goal = Doel: na zes beurten elk het meeste goud. Het getal op je geheime kaart telt mee.

# Het verloop
pickaxe-digs = { $who } graaft.
pickaxe-finds = { $who } vindt { $face } goud: { $pot } in de tunnel.
pickaxe-collapses = De tunnel stort in en { $who } verliest { $pot } goud.
pickaxe-carries = { $who } brengt { $pot } goud thuis en heeft er nu { $store }.
pickaxe-turn = { $who } is aan de beurt.
pickaxe-ends = Iedereen heeft zes beurten gehad: de kaarten gaan open.
pickaxe-scores = { $who }: goud { $store }, kaart { $map }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
pickaxe-wins = { $who } wint.
pickaxe-shares-win = { $who } deelt in de overwinning.

# Wat kan, en wat er gevraagd wordt
pickaxe-do-dig = Graven
pickaxe-do-carry = Het goud thuisbrengen
pickaxe-do-roll = De dobbelsteen toont { $face }
pickaxe-ask-dig = Graaf, of breng je goud thuis zolang het veilig is.
pickaxe-wait-chance = De dobbelsteen rolt …
pickaxe-why-not = Graaf eerst, of wacht op de dobbelsteen.
pickaxe-setup = Een opstelling heeft de zes kaarten, elk getal van 1 tot en met 6 één keer.

# Punten
pickaxe-points = Punten
pickaxe-points-means = Wie de meeste punten heeft, wint.
pickaxe-source = { $value ->
    [store] Goud thuisgebracht
   *[map] Kaart
}
pickaxe-count-store = { $count } goud thuisgebracht

# The board in words: what lies on the table, and what each player has
pickaxe-view-pot = In de tunnel
pickaxe-view-turns = Gespeelde beurten
pickaxe-each-store = Goud thuis
pickaxe-each-maps = Kaart
