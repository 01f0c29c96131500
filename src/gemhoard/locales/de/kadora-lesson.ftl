# Der Kurs zu Kadora, Schritt für Schritt. Höchstens 25 Wörter je Schritt; die Karten stehen in lesson.json des Spiels.

kadora-lesson-theme = Die Mannschaft teilt ihre Diamanten. Am Ende kostet dich jede Farbe Strafpunkte, außer wenn niemand mehr davon hat. Wer die wenigsten Punkte hat, gewinnt.
kadora-lesson-place = Jeden Zug legst du eine Karte auf einen leeren Platz. Wähl eine und schau auf die Summen: Bleib diesmal beide Male unter 10.
kadora-lesson-place-ten = Spalte { $column }, Reihe { $row }: Das erreicht die 10. Versuch deine niedrigste Karte, wo auch die Nachbarn niedrig sind.
kadora-lesson-draw = Unter 10 nimmt niemand etwas. Zieh jetzt eine Karte. Die Rückseiten zeigen nur die Farbe: Nimm die grüne.
kadora-lesson-draw-other = Die ist lila. Von einer verdeckten Karte kennst du nur die Farbe: Nimm die grüne.
kadora-lesson-collect = Ab 10 nimmst du alle anderen Karten der Linie, die in Farbe oder Schliff zu deiner passen. Nimm zwei auf einmal!
kadora-lesson-collect-low = Die richtige Karte! Aber dort kommt die Spalte nur auf { $column }. Unter 10 nimmst du nichts.
kadora-lesson-collect-one = Das bringt nur eine Karte. Schau auf Spalte b: eine grüne Karte und ein Tropfen. Welche deiner Karten passt zu beiden?
kadora-lesson-collect-none = Dort nimmst du nichts. Schau auf Spalte b: eine grüne Karte und ein Tropfen. Welche deiner Karten passt zu beiden?
kadora-lesson-avoid = Was passt, musst du nehmen, und Beute kann dich Punkte kosten. Finde den einen Platz, an dem du gar nichts nimmst.
kadora-lesson-avoid-takes = Dort müsstest du Karten im Wert von { $value } nehmen. Welche Karte passt zu nichts in ihrer Spalte und Reihe?
kadora-lesson-full = Der letzte Platz! Eine Karte, die den Block füllt und nichts nimmt, nimmt stattdessen alles, was nicht passt. Nimm nur eine.
kadora-lesson-full-unlike = Sie nimmt nichts, also bekommst du alles, was nicht passt, im Wert von { $value }. Finde die Karte, die ganz normal eine nimmt.
kadora-lesson-lead = Wer von einer Farbe am meisten hat, zahlt nichts dafür. { $right } führt in Grün mit 3: Übernimm die Führung!
kadora-lesson-lead-tied = Jetzt liegst du mit { $right } gleichauf, und niemand zahlt. Aber ein Platz bringt dir viel mehr Grün.
kadora-lesson-lead-behind = Eine grüne 2 reicht nicht gegen die 3 von { $right }. Wo passen drei grüne Karten zu deiner?
kadora-lesson-lead-none = Das bringt dir kein Grün. Wo passen drei grüne Karten zu deiner?
kadora-lesson-give = Du führst in Rot mit 6, aber { $left } hat 5. Bevor Rot dich etwas kostet: Verschenk alles an { $right }, ganz ohne Rot.
kadora-lesson-give-first = Verschenken geht nur vor dem Legen, und nur solange du allein führst. Verschenk also zuerst dein Rot.
kadora-lesson-last = Dein letzter Zug. Was du auf der Hand behältst, kommt zur Beute und zählt. Werd die Karte los, die dich am meisten kosten würde.
kadora-lesson-last-takes = Die richtige Karte! Aber dort nimmt sie noch mehr teure Beute. Finde einen Platz, an dem sie nichts nimmt.
kadora-lesson-last-keeps = Dann kommt deine lila 5 zur Beute, und { $right } führt in Lila: Das kostet dich. Leg die 5 ab.
kadora-lesson-last-give = Verschenken darfst du auch jetzt. Aber die Karte, die dich am meisten kosten würde, ist noch auf deiner Hand.
kadora-lesson-play = Nur 8 Strafpunkte: Du gewinnst! Aber Achtung: Wer in keiner Farbe führt, kann nicht gewinnen. Jetzt spiel richtig!
