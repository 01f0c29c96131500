# Der Coach: Rückblicke und Tipps.

coach-title = { $game }: Rückblick auf eine Partie
coach-summary = { $who } gewinnt. Vor dem Austeilen lag die Chance bei { $before } %; Glück brachte { $luck } %, eigene Entscheidungen { $own } %, Entscheidungen anderer { $others } %.
coach-summary-shared = { $whom } teilen sich den Sieg.
coach-curve = Gewinnchancen
coach-curve-means = Die Gewinnchance aller nach jedem Schritt, in Prozent.
coach-step = Schritt
coach-where-from = Woher das Ergebnis kam
coach-where-from-means = In Prozent des Sieges, verglichen mit solidem Spiel: den Entscheidungen einer guten Person, die nicht vorausdenkt. Die Zeilen einer Person ergeben zusammen genau das Ergebnis.
coach-row-start = Platz in der Reihenfolge
coach-row-deal = Das Austeilen
coach-row-luck = Eigenes Glück
coach-row-others_luck = Glück anderer
coach-row-lie = Wie die verdeckten Karten lagen
coach-row-best_choices = Was die besten eigenen Entscheidungen gebracht hätten
coach-row-costs = Was eigene Entscheidungen kosteten
coach-row-others_choices = Entscheidungen anderer
coach-row-result = Ergebnis
coach-costliest = Die teuersten Entscheidungen
coach-none-marked = Niemand hat etwas entschieden, das deutlich etwas gekostet hat.
coach-choice = { $number }. { $who } ({ $verdict }): { $chosen }. Besser: { $better }. Kosten: { $cost } % des Sieges.
coach-verdict = { $value ->
    [small] kleiner Fehler
    [costly] teurer Fehler
   *[turning-point] Wendepunkt
}
coach-luckiest = Das größte Glück und Pech
coach-stroke = { $number }. { $what } Änderung für { $who }: { $change } %.
coach-all-choices = Alle Entscheidungen
coach-column-choice = Entscheidung
coach-column-better = Besser
coach-column-cost = Kosten, %
coach-soon = { $what }: { $better } % statt { $worse } %.
coach-ever = { $what }: { $better } statt { $worse }.
coach-points = { $points }, { $source }
coach-lead = Vorsprung vor dem stärksten Gegner am Ende
coach-no-reason = Nichts sticht hervor: Es sind viele kleine Dinge zusammen.
coach-profile = Profil von { $who }
coach-profile-kind = Art der Entscheidung
coach-profile-count = Entscheidungen
coach-profile-mean = Mittlere Kosten, %
coach-profile-marked = Markiert
coach-moment = { $value ->
    [calm] Ein ruhiger Moment: Mehrere Möglichkeiten sind etwa gleich gut.
    [matters] Diese Entscheidung ist wichtig.
   *[critical] Diese Entscheidung ist entscheidend.
}
coach-look-at = Worauf es ankommt: { $what }
coach-best = Am besten: { $action }, mit einer Gewinnchance von { $chance } %.
coach-why-not = Warum nicht „{ $action }“? Das lässt { $chance } % übrig.
