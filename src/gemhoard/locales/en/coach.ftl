# Hints, and why one choice is better than another.

coach-soon = { $what }: { $better }% instead of { $worse }%.
coach-ever = { $what }: { $better } instead of { $worse }.
coach-points = { $points }, { $source }
coach-lead = Lead over the strongest rival at the end
coach-no-reason = Nothing stands out: many small things together.
coach-moment = { $value ->
    [calm] A calm moment: several choices are about as good.
    [matters] This choice matters.
   *[critical] This choice is critical.
}
coach-look-at = What to look at: { $what }
coach-best = Best: { $action }, with a { $chance }% chance to win.
coach-why-not = Why not “{ $action }”? It leaves { $chance }%.
