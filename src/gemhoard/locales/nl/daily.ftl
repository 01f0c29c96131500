# Het potje van de dag.

daily-heading = { $game }: potje van de dag
daily-means = Elke dag één potje, hetzelfde op elke server van Gemhoard: dezelfde kaarten, dezelfde dobbelstenen, en bots die op dezelfde keuzes hetzelfde antwoorden.
daily-bots = Je speelt tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}: { $level }. Van maandag tot zondag worden de bots sterker.
daily-one-try = Je hebt één poging en kunt niets ongedaan maken. Even pauze? Het potje wacht op je.
daily-no-prizes = Er zijn geen prijzen: de broncode van Gemhoard is openbaar en laat zien hoe elk potje wordt gemaakt.
daily-name = Je naam in de vergelijking (niet verplicht)
daily-name-means = Alleen te zien voor wie dit potje gespeeld heeft.
daily-start = Speel het potje
daily-next = Volgend potje over
daily-is-new = Het volgende potje is er
daily-todays = Naar het potje van vandaag
daily-compare = Vergelijk met bots en anderen

daily-my-seat = Bots op jouw plaats
daily-my-seat-means = Dezelfde kaarten, dobbelstenen en tegenstanders, gespeeld door elk niveau.
daily-waiting = Er spelen nog meer bots …
daily-player = Speler
daily-place = Plaats
daily-better = Jij deed het beter
daily-same = Jij deed het even goed
daily-worse = De bot deed het beter
daily-ahead = Bots voorbij: { $better } van { $count }
daily-others = Wie het hier gespeeld heeft
daily-first = Je bent hier de eerste!
daily-among = Hier plaats { $place } van { $count }
daily-percent = Beter dan { $percent } % van de anderen
daily-nameless = Anoniem

daily-share = Delen zonder iets te verklappen
daily-text = Gemhoard · { $game } · potje van de dag { $day }
daily-text-place = Plaats { $place } van { $count }
daily-copy = Tekst kopiëren
daily-copy-by-hand = De tekst is geselecteerd: kopieer met Ctrl+C.
