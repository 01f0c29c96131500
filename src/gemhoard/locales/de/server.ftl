# Was der Server ablehnt, und warum.

server-no-table = Diesen Tisch gibt es nicht.
server-no-code = Unter diesem Code wartet kein Tisch auf Freunde.
server-no-game = Es gibt kein Spiel „{ $game }“.
server-no-level = Es gibt keinen Bot „{ $level }“.
server-no-seat = Dieser Tisch hat keinen Platz { $seat }.
server-not-found = Unter dieser Adresse ist nichts.
server-not-invited = Diese Einladung gilt nicht für diesen Tisch. Bitte um einen neuen Link.
server-seat-taken = Platz { $seat } ist besetzt.
server-sit-down = Nimm selbst mindestens einen Platz ein, damit du das Spiel für deine Freunde beginnen kannst.
server-name = Ein Name braucht mindestens einen Buchstaben.
server-full = Diesen Tisch sehen sich schon zu viele Leute an.

server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-only-players = Das kann nur, wer an diesem Tisch sitzt.
server-not-your-seat = Platz { $seat } gehört dir nicht.
server-not-your-turn = Platz { $seat } ist nicht am Zug.
server-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin.
server-cannot-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas gezeigt, oder es war nicht deine Aktion.
server-closed = An diesem Tisch wird nicht mehr gespielt; man kann das Spiel nur noch nachspielen.
server-not-over = Das Spiel ist noch nicht aus. Erst dann lässt es sich nachspielen.

server-record-differs = Das Protokoll sagt nach Aktion { $action } etwas anderes als die Regeln: { $field }.
server-record-long = Das Protokoll hat mehr als { $most } Aktionen.

server-bad-message = Das hat der Server nicht verstanden ({ $where }).
server-bad-request = Darauf antwortet der Server nicht.
server-too-big = Das ist zu groß: höchstens { $most } Byte.
server-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
server-origin = Das kam von einer anderen Seite.
server-trouble = Auf dem Server ging etwas schief. Nichts hat sich geändert; versuch es noch einmal.
