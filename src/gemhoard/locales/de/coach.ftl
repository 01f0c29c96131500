# Tipps, und warum eine Wahl besser ist als eine andere.

coach-soon = { $what }: { $better } % statt { $worse } %.
coach-ever = { $what }: { $better } statt { $worse }.
coach-points = { $points }, { $source }
coach-lead = Vorsprung vor dem stärksten Gegner am Ende
coach-no-reason = Nichts sticht hervor: Es sind viele kleine Dinge zusammen.
coach-moment = { $value ->
    [calm] Ein ruhiger Moment: Mehrere Möglichkeiten sind etwa gleich gut.
    [matters] Diese Entscheidung ist wichtig.
   *[critical] Diese Wahl ist entscheidend.
}
coach-look-at = Worauf es ankommt: { $what }
coach-best = Am besten: { $action }, mit einer Gewinnchance von { $chance } %.
coach-why-not = Warum nicht „{ $action }“? Das lässt { $chance } % übrig.
