# Was nicht geht, und warum. Die Regel folgt in Klammern.

error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-option = { $game } hat keine Option { $option }; es gibt { $known }.
error-option-value = Die Option { $option } kann nicht { $value } sein.
error-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
error-words = Es gibt keine Aktion „{ $words }“.
error-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
error-guest = Der Bot „{ $bot }“ braucht das Paket { $package }.
error-guest-time = Der Bot „{ $bot }“ braucht mindestens { $least } ms für eine Wahl.
error-network = In „{ $file }“ ist kein Netz für { $game }.
error-over = Das Spiel ist aus.

error-setup-piles = Der Aufbau braucht neun Stapel { $pile }.
error-setup-sizes = Die Stapel { $pile } im Aufbau müssen { $sizes } Karten haben.
error-setup-cards = Der Aufbau hat eine Karte von { $pile } zu oft.
error-setup-card = Der Aufbau hat { $card } unter { $pile }; so eine Karte gibt es nicht.
error-setup-deck = Der Aufbau passt nicht zum Kartensatz: siehe { $card }.
error-setup-hands = Der Aufbau braucht { $players } Kartenhände.
error-setup-count = Der Aufbau braucht { $count } Karten in { $pile }.

## Spielprotokolle

error-record-file = Die Datei lässt sich nicht lesen: { $problem }.
error-record-json = Das ist kein Spielprotokoll: Ab Zeile { $line }, Spalte { $column } ist es kein JSON-Text.
error-record-text = Das ist kein Spielprotokoll: Es ist kein Text, der sich als JSON lesen lässt.
error-record-nested = Das ist kein Spielprotokoll: Es ist zu tief verschachtelt.
error-record-format = Das ist kein Spielprotokoll: „format“ ist nicht „{ $format }“.
error-record-version = Hier lässt sich ein Protokoll der Version { $known } lesen, nicht der Version { $version }.
error-record-game = Das Protokoll ist von einem Spiel { $game }, das hier nicht bekannt ist; es gibt { $known }.
error-record-options = Die „options“ des Protokolls sind kein Objekt.
error-record-first = Dem Protokoll fehlt „first“, der Platz der Startperson.
error-record-actions = Die „actions“ des Protokolls sind keine Liste von Wörtern.
error-record-expected = Die „{ $field }“ des Protokolls sind keine Liste mit einem Eintrag mehr als „actions“.
error-record-action = Aktion { $number } des Protokolls, „{ $words }“, geht nicht:

## Emerald

refused-must-move = Du musst mindestens einen Ritter ziehen.
refused-move-first = Jetzt ist ein Ritter zu ziehen.
refused-second-or-stop = Zieh einen zweiten Ritter oder hör auf.
refused-take-first = Nimm zuerst eine der Karten neben dem Feld.
refused-roll-first = Zuerst wird gewürfelt.
refused-capture-first = Sag zuerst, welchen Ritter der Drache fängt.
refused-ransom-first = Zuerst zahlt der Besitzer des gefangenen Ritters oder lässt ihn gehen.
refused-not-yours = Ritter dieser Farbe darfst du jetzt nicht ziehen.
refused-other-colour = Beide Ritter eines Zuges haben dieselbe Farbe, und der erste hatte eine andere.
refused-no-knight = Auf { $place } steht kein Ritter dieser Farbe.
refused-already-moved = Dieser Ritter ist in diesem Zug schon gezogen.
refused-nobody-there = Beim Drachen steht kein Ritter dieser Farbe.
refused-not-told-apart = Nur der Ritter, der zuerst gezogen ist, wird von anderen seiner Farbe unterschieden.
refused-no-such-gold = Du hast keine Goldkarte mit dem Wert { $value }.

## Kadora

refused-place-first = Leg zuerst eine Karte in den Block.
refused-draw-first = Zieh zuerst eine Karte.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-place-taken = { $place } ist nicht leer.
refused-given-already = Du verschenkst je Zug höchstens eine Farbe an einen Spieler.
refused-nothing-to-give = Du hast keine Karten dieser Farbe in deiner Beute.
refused-not-leading = Du darfst eine Farbe nur verschenken, wenn du allein den höchsten Wert darin hast.
refused-has-colour = Dieser Spieler hat schon Karten dieser Farbe.
