# Rozbor dohrané hry, vedle jejího přehrání.

review-making = Zkoumá se každá volba …
review-percent = { $number } %
review-chance = { $who } { $chance } %
review-whose = Čí volby
review-everybody = Všech
review-none-marked = { $who }: žádná volba, která by zřetelně něco stála.
review-cost = cena { $cost } %
review-fine = nic lepšího
review-close = příliš těsné
review-decided = už rozhodnuto
review-luck = { $who }: { $change } %
review-luck-or-skill = Štěstí, nebo umění
review-in-numbers = Křivka v číslech
review-judged = { $verdict ->
    [forced] Tady nebylo z čeho volit.
    [fine] Nic nebylo zřetelně lepší než tato volba.
    [close] Zda bylo něco jiného lepší, nelze s jistotou říct.
    [decided] Hra už byla rozhodnutá.
    [small] Malá chyba: něco jiného bylo lepší o { $cost } %.
    [costly] Drahá chyba: něco jiného bylo lepší o { $cost } %.
   *[turning-point] Bod zvratu: něco jiného bylo lepší o { $cost } %.
}
review-by-chance = Tady nikdo nevolil.
review-over = Hra skončila.
review-better = Lepší:
review-cost-of = volba stála { $cost } % výhry
review-try = Zkusit znovu
review-show = Ukázat lepší volbu
review-leave = Zpět
review-your-turn = Teď hraješ ty na místě hráče { $who } a vidíš totéž. Co je lepší?
review-tried = { $result ->
    [best] to je nejlepší volba!
    [equal] stejně dobré jako nejlepší volba, pokud to lze říct.
    [better] stojí { $cost } %, méně než to, co se zahrálo.
   *[worse] stojí { $cost } %, není to lepší než to, co se zahrálo.
}
review-play-on = Hrát odtud dál
review-play-on-means = Nová hra z této pozice proti botům, na místě hráče { $who }. Co odtud nebylo vidět, se vylosuje znovu.

## Také mimo stránku

coach-title = { $game }: rozbor partie
coach-summary = Vítězí { $who }. Šance před rozdáním: { $before } %; štěstí: { $luck } %, vlastní volby: { $own } %, volby ostatních: { $others } %.
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
coach-profile = Profil: { $who }
coach-profile-kind = Druh volby
coach-profile-count = Počet voleb
coach-profile-mean = Průměrná cena, %
coach-profile-marked = Označeno
