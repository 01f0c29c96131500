# Die Partie des Tages.

daily-heading = { $game }: Partie des Tages
daily-means = Jeden Tag eine Partie, auf jedem Gemhoard-Server gleich: dieselben Karten, dieselben Würfe, und Bots, die auf dieselben Entscheidungen gleich antworten.
daily-bots = Du spielst gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $level }. Von Montag bis Sonntag werden die Bots stärker.
daily-one-try = Du hast einen Versuch und kannst nichts rückgängig machen. Eine Pause ist jederzeit möglich: Die Partie wartet auf dich.
daily-no-prizes = Zu gewinnen gibt es nichts: Der Quelltext von Gemhoard ist offen und zeigt, wie jede Partie entsteht.
daily-name = Dein Name im Vergleich (freiwillig)
daily-name-means = Nur für die zu sehen, die diese Partie gespielt haben.
daily-start = Partie spielen
daily-next = Nächste Partie in
daily-is-new = Die nächste Partie ist da
daily-todays = Zur Partie von heute
daily-compare = Mit Bots und anderen vergleichen

daily-my-seat = Bots auf deinem Platz
daily-my-seat-means = Dieselben Karten, Würfe und Gegner, gespielt von jeder Stufe.
daily-waiting = Weitere Bots spielen noch …
daily-player = Spieler
daily-place = Platz
daily-better = Du warst besser
daily-same = Du warst genauso gut
daily-worse = Der Bot war besser
daily-ahead = Besser als Bots: { $better } von { $count }
daily-others = Wer sie hier gespielt hat
daily-first = Du bist hier zuerst fertig!
daily-among = Hier Platz { $place } von { $count }
daily-percent = Besser als { $percent } % der anderen
daily-nameless = Anonym

daily-share = Teilen, ohne etwas zu verraten
daily-text = Gemhoard · { $game } · Partie des Tages { $day }
daily-text-place = Platz { $place } von { $count }
daily-copy = Text kopieren
daily-copy-by-hand = Der Text ist markiert: Kopiere ihn mit Strg+C.
