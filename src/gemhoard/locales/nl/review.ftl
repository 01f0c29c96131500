# De terugblik op een afgelopen potje, naast het terugkijken.

review-making = Elke keuze wordt bekeken …
review-percent = { $number }%
review-chance = { $who } { $chance }%
review-whose = Wiens keuzes
review-everybody = Van iedereen
review-none-marked = { $who } maakte geen keuze die duidelijk iets kostte.
review-cost = kostte { $cost }%
review-fine = niets beters
review-close = te weinig verschil
review-decided = al beslist
review-luck = Voor { $who }: { $change }%
review-luck-or-skill = Geluk of kunde
review-in-numbers = De grafiek in cijfers
review-judged = { $verdict ->
    [forced] Hier viel niets te kiezen.
    [fine] Niets was duidelijk beter dan deze keuze.
    [close] Of iets anders beter was, is niet met zekerheid te zeggen.
    [decided] Het potje was al beslist.
    [small] Een kleine fout: iets anders was { $cost }% beter.
    [costly] Een dure fout: iets anders was { $cost }% beter.
   *[turning-point] Een keerpunt: iets anders was { $cost }% beter.
}
review-by-chance = Hier had niemand een keuze.
review-over = Het potje is afgelopen.
review-better = Beter:
review-cost-of = de keuze kostte { $cost }% van de winst
review-try = Probeer het opnieuw
review-show = Toon de betere keuze
review-leave = Terug
review-your-turn = Je speelt nu als { $who } en ziet wat { $who } zag. Wat is beter?
review-tried = { $result ->
    [best] dat is de beste keuze!
    [equal] even goed als de beste, voor zover te zeggen is.
    [better] kost { $cost }%, minder dan wat er gespeeld werd.
   *[worse] kost { $cost }%, niet beter dan wat er gespeeld werd.
}
review-play-on = Speel hier verder
review-play-on-means = Een nieuw potje vanaf deze stand, op de plek van { $who }, tegen bots. Wat { $who } niet kon zien, wordt opnieuw getrokken.

## Ook buiten de pagina

coach-title = { $game }: terugblik op een potje
coach-summary = { $who } wint. Vóór het delen was de kans { $before }%; geluk bracht { $luck }%, eigen keuzes { $own }%, keuzes van anderen { $others }%.
coach-summary-shared = { $whom } delen in de overwinning.
coach-curve = Kansen om te winnen
coach-curve-means = Ieders kans om te winnen na elke stap, in procenten.
coach-step = Stap
coach-where-from = Waar het resultaat vandaan kwam
coach-where-from-means = In procenten van de winst, vergeleken met degelijk spel: de keuzes van een goede speler die niet vooruitdenkt. De regels van een speler zijn samen precies het resultaat.
coach-row-start = Plaats in de volgorde
coach-row-deal = De verdeling van de kaarten
coach-row-luck = Eigen geluk
coach-row-others_luck = Geluk van anderen
coach-row-lie = Hoe de gedekte kaarten lagen
coach-row-best_choices = Wat de beste eigen keuzes hadden opgeleverd
coach-row-costs = Wat eigen keuzes kostten
coach-row-others_choices = Keuzes van anderen
coach-row-result = Resultaat
coach-costliest = De duurste keuzes
coach-none-marked = Niemand maakte een keuze die duidelijk iets kostte.
coach-choice = { $number }. { $who } ({ $verdict }): { $chosen }. Beter: { $better }. Kosten: { $cost }% van de winst.
coach-verdict = { $value ->
    [small] kleine fout
    [costly] dure fout
   *[turning-point] keerpunt
}
coach-luckiest = Het grootste geluk en de grootste pech
coach-stroke = { $number }. { $what } Verandering voor { $who }: { $change }%.
coach-all-choices = Alle keuzes
coach-column-choice = Keuze
coach-column-better = Beter
coach-column-cost = Kosten, %
coach-profile = Profiel van { $who }
coach-profile-kind = Soort keuze
coach-profile-count = Keuzes
coach-profile-mean = Gemiddelde kosten, %
coach-profile-marked = Gemarkeerd
