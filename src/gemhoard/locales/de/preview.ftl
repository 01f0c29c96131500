# Was ein Link von sich sagt, wo er geteilt wird. Die Seite braucht nichts davon.

preview-means = Spiele im Browser: allein gegen Bots, an einem Gerät oder mit Freunden per Link. Ganz ohne Konto.
preview-new = { $game }: Tisch einrichten
preview-table = { $game }: Komm an den Tisch
preview-replay = { $game }: eine Partie, Zug für Zug
preview-rules = { $game }: die Spielregeln
preview-daily = { $game }: die Partie des Tages
preview-learn = { $game }: in drei Minuten lernen
preview-puzzles = { $game }-Aufgaben: Was würdest du hier tun?
