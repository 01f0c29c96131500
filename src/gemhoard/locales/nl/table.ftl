# Wat alleen aan een tafel gezegd wordt.

## Voor het begin

bot-level = Niveau van { $who }
bot-add = Bot toevoegen
remove-player = { $who } verwijderen
make-host = { $who } host maken
leave-table = De tafel verlaten
link-network = Deze link werkt voor iedereen op je netwerk.
link-local = Deze link werkt alleen op deze computer. Start de server zo om anderen binnen te laten:
qr-code = QR-code van de link
copy-by-hand = De link is geselecteerd: kopieer hem met Ctrl+C.
state-host = host
seat-asked = gevraagd om nog een keer te spelen
seat-declined = wil niet nog een keer spelen

## Samen

state-substitute = een bot speelt
away-notice = { $who } is even weg.
let-bot-play = Laat een bot voor { $who } spelen
substitute-mine = Een bot speelt voor jou.
take-over = Zelf verderspelen
spectators = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
leave = Verlaten
leave-heading = Dit spel verlaten?
leave-means = Een bot speelt dan voor je verder. Je kunt altijd terugkomen en het weer overnemen.
leave-stay = Blijven
chat = Chat
chat-write = Schrijf iets
chat-send = Versturen
chat-empty = Er is nog niets gezegd.
chat-off = De chat staat uit.
chat-on = Chat aan
chat-unread = { $count ->
    [one] Eén nieuw bericht
   *[other] { $count } nieuwe berichten
}
reactions = Reacties
reaction-clap = applaudisseert
reaction-thumb = steekt een duim op
reaction-heart = vindt het geweldig
reaction-laugh = lacht
reaction-gasp = is verbaasd
reaction-sad = is verdrietig

## Na afloop

review = Terugblik

## Nog een keer spelen

rematch-asks = { $who } wil nog een keer spelen.
rematch-yes = Meedoen
rematch-no = Nee, bedankt
rematch-open = Naar het volgende spel

## Hints

suggested = Aangeraden
hint = Hint
hint-more = Meer
hint-waits = De coach denkt na …
hint-forced = Je kunt maar één ding doen.
hint-close = Ongeveer even goed: { $actions }
hint-many-close = Veel andere keuzes zijn ongeveer even goed.
hint-all-close = De meeste keuzes zijn hier ongeveer even goed. Vraag naar een keuze waar je aan denkt.
hint-as-good = “{ $action }” is ongeveer even goed: het verschil is te klein om iets te zeggen.
hint-why-not = Waarom niet …?
hint-offer = Weet je niet wat je moet doen? Vraag om een hint: de gloeilamp boven het spelbord. Je krijgt stap voor stap meer te horen.
hints-for-all = Hints voor iedereen
hints-mean = Wie aan de beurt is, mag de coach vragen wat te doen. Bij het potje staat dan “met hints”.
lobby-hints = Hints voor iedereen: wie aan de beurt is, mag het de coach vragen.
state-won-hinted = wint, met hints

## Help

help-glow = Wat je kunt doen, licht op. Wijs aan om te zien wat er gebeurt; klik om het te doen. (Op een aanraakscherm: tik om te kijken, tik nog eens om het te doen.)
key-arrows = naar de volgende keuze
key-enter = bevestigen
key-esc = annuleren
key-space = animaties overslaan (of klik op het spelbord)
key-space-name = Spatie
key-undo = je laatste actie ongedaan maken
key-hint = een hint, stap voor stap
key-log = het verloop tonen of verbergen
key-help = deze help
