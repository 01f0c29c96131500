# Was nicht geht, und warum. Die Regel folgt in Klammern.

error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-option = { $game } hat keine Option { $option }. Verfügbar: { $known }.
error-option-value = Die Option { $option } kann nicht { $value } sein.
error-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
error-words = Es gibt keine Aktion „{ $words }“.
error-bot = Es gibt keinen Bot „{ $bot }“. Verfügbar: { $known }.
error-bot-version = Einer der Rechner, die mitspielen, hat eine andere Version des Bots „{ $bot }“.
error-external-bot = Der Bot „{ $bot }“ braucht das Paket { $package }.
error-external-bot-time = Der Bot „{ $bot }“ braucht mindestens { $least } ms pro Zug.
error-network = In „{ $file }“ ist kein Netz für { $game }.
error-extra = Dafür wird das Extra { $extra } gebraucht: pip install "gemhoard[{ $extra }]"
error-no-network = { $game } hat kein trainiertes Netz; `gemhoard train { $game }` macht eins.
error-no-features = { $game } hat keine Merkmale, die ein Netz lesen könnte: siehe `write_features`.
error-no-texts = { $game } hat keine Texte und kann daher nicht im Terminal gespielt werden: siehe `texts`.
error-no-heuristic = Der Bot „{ $bot }“ braucht eine Heuristik, und { $game } hat keine.
error-no-history = { $game } kann einer Engine nicht sagen, was ihr Platz weiß: siehe `redeal_start`.
error-engine-command = Eine Engine braucht einen Befehl: engine:BEFEHL.
error-engine-start = „{ $bot }“ lässt sich nicht starten: { $problem }.
error-engine-protocol = „{ $bot }“ spricht Version { $protocol } des Engine-Protokolls, nicht Version { $known }.
error-engine-time = „{ $bot }“ hat innerhalb von { $limit } ms nicht geantwortet.
error-engine-ended = „{ $bot }“ hat sich von selbst beendet (Exit-Code { $code }); die letzte Ausgabe: { $said }
error-engine-nonsense = „{ $bot }“ hat etwas gesendet, das keine Antwort ist: { $said }
error-engine-illegal = „{ $bot }“ hat „{ $action }“ gewählt, was nicht erlaubt ist.
error-not-now = Das geht jetzt nicht.
error-over = Das Spiel ist aus.

error-setup-piles = Der Aufbau braucht neun Stapel { $pile }.
error-setup-sizes = Die Stapel { $pile } im Aufbau müssen { $sizes } Karten haben.
error-setup-cards = Der Aufbau hat eine der Karten in { $pile } zu oft.
error-setup-card = Der Aufbau hat { $card } in { $pile }; so eine Karte gibt es nicht.
error-setup-deck = Der Aufbau passt nicht zum Kartensatz: siehe { $card }.
error-setup-hands = Der Aufbau braucht Handkarten für { $players } Spieler.
error-setup-count = Der Aufbau braucht { $count } Karten in { $pile }.

## Spielprotokolle

error-record-file = Die Datei lässt sich nicht lesen: { $problem }.
error-record-json = Das ist kein Spielprotokoll: Ab Zeile { $line }, Spalte { $column } ist es kein JSON-Text.
error-record-text = Das ist kein Spielprotokoll: Es ist kein Text, der sich als JSON lesen lässt.
error-record-nested = Das ist kein Spielprotokoll: Es ist zu tief verschachtelt.
error-record-format = Das ist kein Spielprotokoll: „format“ ist nicht „{ $format }“.
error-record-version = Hier lassen sich nur Spielprotokolle der Version { $known } lesen, nicht der Version { $version }.
error-record-game = Dieses Spielprotokoll ist von einem Spiel, das hier nicht installiert ist: { $game }. Verfügbar: { $known }.
error-record-options = Die „options“ des Spielprotokolls sind kein Objekt.
error-record-first = Im Spielprotokoll fehlt „first“, der Platz des Startspielers.
error-record-actions = Die „actions“ des Spielprotokolls sind keine Liste von Wörtern.
error-record-names = „names“ muss eine Liste mit einem Text für jeden Spieler sein.
error-record-expected = Die „{ $field }“ des Spielprotokolls sind keine Liste mit einem Eintrag mehr als „actions“.
error-record-action = Aktion { $number } des Spielprotokolls, „{ $words }“, ist nicht möglich:

## Emerald

refused-must-move = Du musst mindestens einen Ritter ziehen.
refused-move-first = Zieh jetzt einen Ritter.
refused-second-or-stop = Zieh einen zweiten Ritter oder hör auf.
refused-take-first = Nimm zuerst eine der Karten neben dem Feld.
refused-roll-first = Zuerst muss gewürfelt werden.
refused-capture-first = Sag zuerst, welchen Ritter der Drache fängt.
refused-ransom-first = Zuerst muss der gefangene Ritter freigekauft oder aufgegeben werden.
refused-not-yours = Ritter dieser Farbe kannst du jetzt nicht ziehen.
refused-other-colour = Beide Ritter eines Zuges müssen dieselbe Farbe haben; der erste hatte eine andere.
refused-no-knight = { $place ->
    [A] Auf Turm A
    [B] Auf Turm B
    [C] Auf Turm C
    [D] Auf Turm D
    [K] Auf dem Hauptgebäude
   *[other] Auf Feld { $place }
} steht kein Ritter dieser Farbe.
refused-already-moved = Dieser Ritter hat in diesem Zug schon gezogen.
refused-nobody-there = Beim Drachen steht kein Ritter dieser Farbe.
refused-not-told-apart = Nur der Ritter, der zuerst gezogen hat, lässt sich von anderen seiner Farbe unterscheiden.
refused-no-such-gold = Du hast keine Goldkarte mit dem Wert { $value }.

## Kadora

refused-place-first = Leg zuerst eine Karte in den Block.
refused-draw-first = Zieh zuerst eine Karte.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-place-taken = { $place } ist nicht leer.
refused-given-already = Du kannst pro Zug nur eine Farbe verschenken, und zwar an einen Spieler.
refused-nothing-to-give = Du hast keine Karten dieser Farbe in deiner Beute.
refused-not-leading = Du darfst eine Farbe nur verschenken, wenn du allein den höchsten Wert darin hast.
refused-has-colour = Dieser Spieler hat schon Karten dieser Farbe.
error-review-not-over = Nur eine beendete Partie kann besprochen werden.
error-hint-nobody = Hier hat niemand etwas zu entscheiden.
error-hint-at = Wähle einen Schritt von 0 bis { $last }: { $number } gehört nicht dazu.
error-no-seat-named = In { $file } spielt niemand mit dem Namen „{ $who }“.
