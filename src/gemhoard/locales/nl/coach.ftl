# De coach: terugblikken en hints.

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
coach-soon = { $what }: { $better }% in plaats van { $worse }%.
coach-ever = { $what }: { $better } in plaats van { $worse }.
coach-points = { $points }, { $source }
coach-lead = Voorsprong op de sterkste tegenstander aan het eind
coach-no-reason = Niets springt eruit: veel kleine dingen samen.
coach-profile = Profiel van { $who }
coach-profile-kind = Soort keuze
coach-profile-count = Keuzes
coach-profile-mean = Gemiddelde kosten, %
coach-profile-marked = Gemarkeerd
coach-moment = { $value ->
    [calm] Een rustig moment: meerdere keuzes zijn ongeveer even goed.
    [matters] Deze keuze is van belang.
   *[critical] Deze keuze is beslissend.
}
coach-look-at = Waar je op moet letten: { $what }
coach-best = Beste: { $action }, met { $chance }% kans om te winnen.
coach-why-not = Waarom niet “{ $action }”? Dat laat { $chance }% over.
