# Co se říká jen u stolu.

## Před začátkem

bot-level = Úroveň: { $who }
bot-add = Přidat bota
remove-player = Odebrat: { $who }
make-host = Předat vedení stolu: { $who }
leave-table = Odejít od stolu
link-network = Tento odkaz funguje všem ve tvé síti.
link-local = Tento odkaz funguje jen na tomto počítači. Aby se mohli přidat i ostatní, spusť server takto:
qr-code = QR kód odkazu
copy-by-hand = Odkaz je označený: zkopíruj ho pomocí Ctrl+C.
state-host = vede stůl
seat-asked = čeká se na odpověď
seat-declined = už hrát nechce

## Společně

state-substitute = hraje bot
away-notice = { $who } je pryč.
let-bot-play = Ať za hráče { $who } hraje bot
substitute-mine = Hraje za tebe bot.
take-over = Převzít hru
spectators = { $count ->
    [one] Dívá se { $count } člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
leave = Odejít
leave-heading = Odejít ze hry?
leave-means = Bude za tebe hrát bot. Můžeš se kdykoli vrátit a hru převzít.
leave-stay = Zůstat
chat = Chat
chat-write = Napiš něco
chat-send = Odeslat
chat-empty = Zatím nikdo nic nenapsal.
chat-off = Chat je vypnutý.
chat-on = Chat zapnutý
chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
reactions = Reakce
reaction-clap = tleská
reaction-thumb = zvedá palec
reaction-heart = má z toho radost
reaction-laugh = směje se
reaction-gasp = žasne
reaction-sad = smutní

## Po skončení

review = Rozbor

## Hrát znovu

rematch-asks = { $who } si chce zahrát znovu.
rematch-yes = Přidat se
rematch-no = Ne, díky
rematch-open = Přejít k další hře

## Rady

suggested = Doporučeno
