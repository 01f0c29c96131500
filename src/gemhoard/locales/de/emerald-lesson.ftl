# Der Kurs zu Emerald, Schritt für Schritt. Höchstens 25 Wörter je Schritt; die Karten stehen in lesson.json des Spiels.

emerald-lesson-theme = Ein Drache bewacht seinen Schatz. Schick deine Ritter in seine Höhle und hol Gold und Edelsteine: Wer die meisten Punkte hat, gewinnt.
emerald-lesson-walk = Deine Ritter sind rot. Ein Ritter zieht so viele Schritte, wie Ritter auf seinem Feld stehen. Finde einen, der nur einen Schritt macht.
emerald-lesson-walk-far = Dort stehen drei Ritter, er würde also drei Schritte ziehen. Such einen roten Ritter, der allein steht.
emerald-lesson-second = Jetzt darfst du einen zweiten Ritter ziehen oder aufhören. In der Menge kommt man weiter: Stell dich zum blauen auf Feld 3.
emerald-lesson-second-stop = Aufhören darfst du hier immer. Aber ein zweiter Ritter kostet nichts: Zieh einen!
emerald-lesson-cave = Etwas später. Bei Feld 7 beginnt die Höhle, mit Karten neben jedem Feld. Welcher deiner Ritter kommt so weit?
emerald-lesson-cave-meadow = Der bleibt auf der Wiese, dort gibt es nichts zu holen. Such eine größere Menge.
emerald-lesson-take = Wähl eine der zwei offenen Karten. Ein Edelstein zählt 1, Gold seine Zahl, und Gold kann noch mehr: Nimm es.
emerald-lesson-take-gem = Edelsteine zählen auch, und die meisten einer Art bringen 4 dazu. Aber gleich wirst du Gold gut brauchen können!
emerald-lesson-ransom = Ein Ritter von { $left } hielt neben der Leiste. Das weckte den Drachen, und er fing deinen! Kauf ihn mit Gold frei.
emerald-lesson-ransom-none = Dann ist dein Ritter für immer im Nest. Eine Goldkarte ist ein kleiner Preis.
emerald-lesson-wake = Jetzt weckst du ihn! Das tut ein Ritter, der neben der Leiste hält oder auf dem Feld des Drachen. Welcher kann das?
emerald-lesson-wake-sleeps = Der hält abseits der Leiste, also schläft der Drache weiter. Schau tiefer in die Höhle.
emerald-lesson-catch = Du hast ihn geweckt, also entscheidest du: Von allen Rittern auf seinem Feld fängt er nur einen.
emerald-lesson-catch-own = Das ist dein eigener Ritter! Du hast den Drachen geweckt, also wähl einen fremden.
emerald-lesson-chamber = Hinter Feld 15 liegt die Schatzkammer. Ein Ritter, der sie erreicht, gewinnt eine Drachenschatzkarte, 5 Punkte wert, und bleibt dort. Bring einen hinein!
emerald-lesson-chamber-far = Der kommt noch nicht in die Schatzkammer. Schau auf den Ritter, der ihr am nächsten steht.
emerald-lesson-play = Die vierte Drachenschatzkarte beendet das Spiel, oder jemand hat nur noch einen Ritter. Die meisten Edelsteine einer Art bringen 4. Du bist dran!
