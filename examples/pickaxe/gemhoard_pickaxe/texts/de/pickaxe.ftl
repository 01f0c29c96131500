pickaxe-name = Spitzhacke
pickaxe-pitch = Grabe nach Gold und bring es heim, bevor der Stollen einstürzt.
pickaxe-goal = Ziel: nach sechs Zügen das meiste Gold. Die Zahl auf deiner geheimen Karte zählt mit.

# Der Verlauf
pickaxe-digs = { $who } gräbt.
pickaxe-finds = { $who } findet { $face } Gold: { $pot } im Stollen.
pickaxe-collapses = Der Stollen stürzt ein, und { $who } verliert { $pot } Gold.
pickaxe-carries = { $who } bringt { $pot } Gold heim und hat jetzt { $store }.
pickaxe-turn = { $who } ist dran.
pickaxe-ends = Alle hatten sechs Züge: Die Karten werden aufgedeckt.
pickaxe-scores = { $who }: Gold { $store }, Karte { $map }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
pickaxe-wins = { $who } gewinnt.
pickaxe-shares-win = { $who } teilt sich den Sieg.

# Was möglich ist, und was gefragt wird
pickaxe-do-dig = Graben
pickaxe-do-carry = Das Gold heimbringen
pickaxe-do-roll = Der Würfel zeigt { $face }
pickaxe-ask-dig = Grabe, oder bring dein Gold heim, solange es sicher ist.
pickaxe-wait-chance = Der Würfel rollt …
pickaxe-why-not = Grabe zuerst, oder warte auf den Würfel.
pickaxe-setup = Ein Aufbau hat die sechs Karten, jede Zahl von 1 bis 6 einmal.

# Punkte
pickaxe-points = Punkte
pickaxe-points-means = Wer die meisten Punkte hat, gewinnt.
pickaxe-source = { $value ->
    [store] Heimgebrachtes Gold
   *[map] Karte
}
pickaxe-count-store = { $count } Gold heimgebracht

# The board in words: what lies on the table, and what each player has
pickaxe-view-pot = Im Stollen
pickaxe-view-turns = Gespielte Züge
pickaxe-each-store = Gold zu Hause
pickaxe-each-maps = Karte
