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
hint = Rada
hint-more = Víc
hint-waits = Trenér přemýšlí …
hint-forced = Můžeš udělat jen jedno.
hint-close = Zhruba stejně dobré: { $actions }
hint-many-close = Mnoho dalších voleb je zhruba stejně dobrých.
hint-all-close = Většina voleb je tu zhruba stejně dobrá. Zeptej se na tu, o které přemýšlíš.
hint-as-good = „{ $action }“ je zhruba stejně dobré: rozdíl je příliš malý, než aby se dal poznat.
hint-why-not = Proč ne …?
hint-offer = Nevíš, co udělat? Řekni si o radu: žárovka nad herním plánem. Krok za krokem prozradí víc.
hints-for-all = Rady pro všechny
hints-mean = Kdo je na tahu, může se trenéra zeptat, co udělat. U hry pak stojí „s radami“.
lobby-hints = Rady pro všechny: kdo je na tahu, může se zeptat trenéra.
state-won-hinted = vítězí, s radami

## Nápověda

help-glow = Co můžeš udělat, to svítí. Najeď na to myší a uvidíš, co se stane; kliknutím to provedeš. (Na dotykové obrazovce: jednou klepni pro náhled, podruhé pro provedení.)
key-arrows = na další možnost
key-enter = provést
key-esc = zrušit výběr
key-space = přeskočit animace (nebo klikni na herní plán)
key-space-name = Mezerník
key-undo = vrátit zpět svou poslední akci
key-hint = rada, krok za krokem
key-log = zobrazit nebo skrýt průběh
key-help = tato nápověda
