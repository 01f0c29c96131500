# Was nur an einem Tisch gesagt wird.

## Vor dem Beginn

bot-level = Stärke von { $who }
bot-add = Bot hinzufügen
remove-player = { $who } entfernen
make-host = { $who } zum Host machen
leave-table = Den Tisch verlassen
link-network = Dieser Link funktioniert für alle in deinem Netzwerk.
link-local = Dieser Link funktioniert nur auf diesem Computer. Um andere hereinzulassen, starte den Server mit:
qr-code = QR-Code des Links
copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C.
state-host = Host
seat-asked = wurde gefragt
seat-declined = möchte nicht noch einmal spielen

## Zusammen

state-substitute = ein Bot spielt
away-notice = { $who } ist gerade weg.
let-bot-play = Einen Bot für { $who } spielen lassen
substitute-mine = Ein Bot spielt für dich.
take-over = Selbst weiterspielen
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
leave = Verlassen
leave-heading = Dieses Spiel verlassen?
leave-means = Ein Bot spielt dann für dich weiter. Du kannst jederzeit zurückkommen und wieder übernehmen.
leave-stay = Bleiben
chat = Chat
chat-write = Schreib etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-off = Der Chat ist aus.
chat-on = Chat an
chat-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
reactions = Reaktionen
reaction-clap = applaudiert
reaction-thumb = zeigt den Daumen hoch
reaction-heart = findet es großartig
reaction-laugh = lacht
reaction-gasp = staunt
reaction-sad = ist traurig

## Nach dem Ende

review = Rückblick

## Noch einmal spielen

rematch-asks = { $who } möchte noch einmal spielen.
rematch-yes = Mitspielen
rematch-no = Nein danke
rematch-open = Zum nächsten Spiel

## Tipps

suggested = Empfohlen
hint = Tipp
hint-more = Mehr
hint-waits = Der Coach denkt nach …
hint-forced = Du kannst nur eines tun.
hint-close = Etwa gleich gut: { $actions }
hint-many-close = Viele andere Möglichkeiten sind etwa gleich gut.
hint-all-close = Die meisten Möglichkeiten sind hier etwa gleich gut. Frag nach einer, an die du denkst.
hint-as-good = „{ $action }“ ist etwa gleich gut: Der Unterschied ist zu klein, um etwas zu sagen.
hint-why-not = Warum nicht …?
hint-offer = Nicht sicher, was du tun sollst? Frag nach einem Tipp: die Glühbirne über dem Spielplan. Er verrät Schritt für Schritt mehr.
hints-for-all = Tipps für alle
hints-mean = Wer dran ist, darf den Coach fragen, was zu tun ist. Bei der Partie steht dann „mit Tipps“.
lobby-hints = Tipps für alle: Wer dran ist, darf den Coach fragen.
state-won-hinted = gewinnt, mit Tipps

## Hilfe

help-glow = Was du tun kannst, leuchtet. Zeig mit der Maus darauf, um zu sehen, was passiert; klick, um es auszuführen. (Auf dem Touchscreen: einmal tippen zum Ansehen, noch einmal zum Ausführen.)
key-arrows = zur nächsten Möglichkeit
key-enter = ausführen
key-esc = Auswahl aufheben
key-space = Animationen überspringen (oder auf den Spielplan klicken)
key-space-name = Leertaste
key-undo = deine letzte Aktion rückgängig machen
key-hint = ein Tipp, Schritt für Schritt
key-log = Verlauf ein- oder ausblenden
key-help = diese Hilfe
