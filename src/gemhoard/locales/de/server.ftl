# Was der Server ablehnt, und warum.

server-no-table = Diesen Tisch gibt es nicht.
server-no-code = Es gibt keinen offenen Tisch mit diesem Code.
server-no-game = Es gibt kein Spiel „{ $game }“.
server-no-level = Es gibt keinen Bot „{ $level }“.
server-no-seat = Dieser Tisch hat keinen Platz { $seat }.
server-not-found = Unter dieser Adresse gibt es nichts.
server-not-invited = Diese Einladung gilt nicht für diesen Tisch. Lass dir einen neuen Link schicken.
server-seat-taken = Platz { $seat } ist besetzt.
server-sit-down = Nimm selbst mindestens einen Platz ein, damit du das Spiel für deine Freunde beginnen kannst.
server-name = Ein Name braucht mindestens einen Buchstaben.
server-long-name = Ein Name hat höchstens { $most } Zeichen.
server-full = An diesem Tisch schauen schon zu viele Leute zu.

server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-only-players = Das können nur die Spieler an diesem Tisch.
server-only-host = Das kann nur der Host.
server-no-person = Auf Platz { $seat } sitzt kein Mensch.
server-not-away = Der Spieler auf Platz { $seat } ist nicht weg.
server-chat-off = Der Host hat den Chat ausgeschaltet.
server-no-friends = Hier ist sonst niemand, mit dem du reden könntest.
server-no-text = Die Nachricht ist leer.
server-not-your-seat = Platz { $seat } gehört dir nicht.
server-not-your-turn = Du bist nicht dran.
server-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
server-cannot-undo = Das lässt sich nicht rückgängig machen: Seitdem wurde etwas gezeigt, oder es war nicht deine Aktion.
server-daily-undo = In der Partie des Tages lässt sich nichts rückgängig machen: Jede Entscheidung zählt.
server-daily-hint = In der Partie des Tages gibt es keine Tipps: Alle spielen sie aus eigener Kraft.
server-daily-waits = Die Partie des Tages wartet auf dich: Schließ einfach die Seite und komm später wieder.
server-no-daily = Diese Partie hast du nicht gespielt.
server-no-hints = An diesem Tisch gibt es keine Tipps: Das wird vor dem Start vereinbart.
server-hint-later = Der Coach macht sich noch bereit. Versuch es in einer Minute noch einmal.
server-closed = An diesem Tisch wird nicht mehr gespielt; du kannst dir nur noch die Wiederholung ansehen.
server-not-over = Das Spiel ist noch nicht aus. Die Wiederholung gibt es erst danach.

server-record-differs = Nach Aktion { $action } stimmt das Spielprotokoll nicht mit den Regeln überein: { $field }.
server-record-long = Das Spielprotokoll hat mehr als { $most } Aktionen.
server-review-long = Eine Partie mit mehr als { $most } Schritten ist zu lang für einen Rückblick.
server-no-choice = Bei diesem Schritt hat niemand etwas gewählt.

server-bad-message = Das hat der Server nicht verstanden ({ $where }).
server-bad-request = Ungültige Anfrage.
server-too-big = Das ist zu groß: höchstens { $most } Byte.
server-too-many-tables = Es kann nach höchstens { $most } Tischen auf einmal gefragt werden.
server-too-fast = Das waren zu viele Anfragen auf einmal. Warte einen Moment.
server-origin = Diese Anfrage kam von einer anderen Website.
server-trouble = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.
