# Der Rückblick auf eine beendete Partie, neben der Wiederholung.

review-making = Jede Entscheidung wird untersucht …
review-percent = { $number } %
review-chance = { $who } { $chance } %
review-whose = Wessen Entscheidungen
review-everybody = Von allen
review-none-marked = { $who } hat nichts entschieden, das deutlich etwas gekostet hat.
review-cost = kostete { $cost } %
review-fine = nichts Besseres
review-close = zu knapp
review-decided = schon entschieden
review-luck = Für { $who }: { $change } %
review-luck-or-skill = Glück oder Können
review-in-numbers = Die Kurve in Zahlen
review-judged = { $verdict ->
    [forced] Hier gab es nichts zu entscheiden.
    [fine] Nichts war deutlich besser als diese Entscheidung.
    [close] Ob etwas anderes besser war, lässt sich nicht sicher sagen.
    [decided] Die Partie war schon entschieden.
    [small] Ein kleiner Fehler: Etwas anderes war um { $cost } % besser.
    [costly] Ein teurer Fehler: Etwas anderes war um { $cost } % besser.
   *[turning-point] Ein Wendepunkt: Etwas anderes war um { $cost } % besser.
}
review-by-chance = Hier hatte niemand eine Wahl.
review-over = Die Partie ist beendet.
review-better = Besser:
review-cost-of = die Entscheidung kostete { $cost } % des Sieges
review-try = Noch einmal versuchen
review-show = Bessere Wahl zeigen
review-leave = Zurück
review-your-turn = Du spielst jetzt für { $who } und siehst dasselbe. Was ist besser?
review-tried = { $result ->
    [best] Das ist die beste Wahl!
    [equal] So gut wie die beste, soweit sich das sagen lässt.
    [better] Kostet { $cost } %, weniger als das, was gespielt wurde.
   *[worse] Kostet { $cost } %, nicht besser als das, was gespielt wurde.
}
review-play-on = Von hier weiterspielen
review-play-on-means = Eine neue Partie ab dieser Stellung, am Platz von { $who }, gegen Bots. Was dort nicht zu sehen war, wird neu gezogen.

## Auch außerhalb der Seite

coach-title = { $game }: Rückblick auf eine Partie
coach-summary = { $who } gewinnt. Vor dem Austeilen lag die Chance bei { $before } %; Glück brachte { $luck } %, eigene Entscheidungen { $own } %, Entscheidungen anderer { $others } %.
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
coach-profile = Profil von { $who }
coach-profile-kind = Art der Entscheidung
coach-profile-count = Entscheidungen
coach-profile-mean = Mittlere Kosten, %
coach-profile-marked = Markiert
