# Rady, a proč je jedna volba lepší než jiná.

coach-soon = { $what }: { $better } % místo { $worse } %.
coach-ever = { $what }: { $better } místo { $worse }.
coach-points = { $points }, { $source }
coach-lead = Náskok před nejsilnějším soupeřem na konci
coach-no-reason = Nic nevyniká: rozhoduje mnoho drobností dohromady.
coach-moment = { $value ->
    [calm] Klidná chvíle: několik voleb je zhruba stejně dobrých.
    [matters] Na této volbě záleží.
   *[critical] Tato volba je rozhodující.
}
coach-look-at = Na co se zaměřit: { $what }
coach-best = Nejlepší: { $action }, šance na výhru: { $chance } %.
coach-why-not = Proč ne „{ $action }“? Zbývá šance { $chance } %.
