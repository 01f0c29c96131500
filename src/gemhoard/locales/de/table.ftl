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
