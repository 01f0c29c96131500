# Trenér: rozbory a nápovědy.

coach-title = { $game }: rozbor partie
coach-summary = Vítězí { $who }. Šance před rozdáním: { $before } %; štěstí: { $luck } %, vlastní volby: { $own } %, volby ostatních: { $others } %.
coach-summary-shared = O vítězství se dělí { $whom }.
coach-curve = Šance na výhru
coach-curve-means = Šance každého na výhru po každém kroku, v procentech.
coach-step = Krok
coach-where-from = Odkud se vzal výsledek
coach-where-from-means = V procentech výhry, ve srovnání se solidní hrou: s volbami dobrého hráče, který nepřemýšlí dopředu. Řádky jednoho hráče dávají dohromady přesně výsledek.
coach-row-start = Pořadí u stolu
coach-row-deal = Rozdání
coach-row-luck = Vlastní štěstí
coach-row-others_luck = Štěstí ostatních
coach-row-lie = Jak ležely skryté karty
coach-row-best_choices = Co by přinesly nejlepší vlastní volby
coach-row-costs = Kolik stály vlastní volby
coach-row-others_choices = Volby ostatních
coach-row-result = Výsledek
coach-costliest = Nejdražší volby
coach-none-marked = Nikdo nezvolil nic, co by zřetelně něco stálo.
coach-choice = { $number }. { $who } ({ $verdict }): { $chosen }. Lepší: { $better }. Cena: { $cost } % výhry.
coach-verdict = { $value ->
    [small] malá chyba
    [costly] drahá chyba
   *[turning-point] bod zvratu
}
coach-luckiest = Největší štěstí a smůla
coach-stroke = { $number }. { $what } Změna ({ $who }): { $change } %.
coach-all-choices = Všechny volby
coach-column-choice = Volba
coach-column-better = Lepší
coach-column-cost = Cena, %
coach-soon = { $what }: { $better } % místo { $worse } %.
coach-ever = { $what }: { $better } místo { $worse }.
coach-points = { $points }, { $source }
coach-lead = Náskok před nejsilnějším soupeřem na konci
coach-no-reason = Nic nevyniká: rozhoduje mnoho drobností dohromady.
coach-profile = Profil: { $who }
coach-profile-kind = Druh volby
coach-profile-count = Počet voleb
coach-profile-mean = Průměrná cena, %
coach-profile-marked = Označeno
coach-moment = { $value ->
    [calm] Klidná chvíle: několik voleb je zhruba stejně dobrých.
    [matters] Na této volbě záleží.
   *[critical] Tato volba je rozhodující.
}
coach-look-at = Na co se zaměřit: { $what }
coach-best = Nejlepší: { $action }, šance na výhru: { $chance } %.
coach-why-not = Proč ne „{ $action }“? Zbývá šance { $chance } %.
