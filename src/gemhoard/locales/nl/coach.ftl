# Hints, en waarom de ene keuze beter is dan de andere.

coach-soon = { $what }: { $better }% in plaats van { $worse }%.
coach-ever = { $what }: { $better } in plaats van { $worse }.
coach-points = { $points }, { $source }
coach-lead = Voorsprong op de sterkste tegenstander aan het eind
coach-no-reason = Niets springt eruit: veel kleine dingen samen.
coach-moment = { $value ->
    [calm] Een rustig moment: meerdere keuzes zijn ongeveer even goed.
    [matters] Deze keuze is van belang.
   *[critical] Deze keuze is beslissend.
}
coach-look-at = Waar je op moet letten: { $what }
coach-best = Beste: { $action }, met { $chance }% kans om te winnen.
coach-why-not = Waarom niet “{ $action }”? Dat laat { $chance }% over.
