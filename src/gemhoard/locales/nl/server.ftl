# Wat de server weigert, en waarom.

server-no-table = Deze tafel bestaat niet.
server-no-code = Er is geen open tafel met deze code.
server-no-game = Er is geen spel “{ $game }”.
server-no-level = Er is geen bot “{ $level }”.
server-no-seat = Deze tafel heeft geen plaats { $seat }.
server-not-found = Op dit adres is niets te vinden.
server-not-invited = Deze uitnodiging geldt niet voor deze tafel. Vraag om een nieuwe link.
server-seat-taken = Plaats { $seat } is bezet.
server-sit-down = Neem zelf minstens één plaats in, zodat je het spel voor je vrienden kunt beginnen.
server-name = Een naam heeft minstens één letter nodig.
server-long-name = Een naam heeft hooguit { $most } letters.
server-full = Er kijken al te veel mensen mee aan deze tafel.

server-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-only-players = Dat kunnen alleen de spelers aan deze tafel.
server-only-host = Dat kan alleen de host.
server-no-person = Op plaats { $seat } zit geen mens.
server-not-away = De speler op plaats { $seat } is niet weg.
server-chat-off = De host heeft de chat uitgezet.
server-no-friends = Er is hier niemand anders om mee te praten.
server-no-text = Het bericht is leeg.
server-not-your-seat = Plaats { $seat } is niet van jou.
server-not-your-turn = Je bent niet aan de beurt.
server-stale = Het spel is intussen verdergegaan. Kijk nog eens.
server-cannot-undo = Dit kan niet ongedaan worden gemaakt: er is sindsdien iets getoond, of het was niet jouw actie.
server-daily-undo = In het potje van de dag kun je niets ongedaan maken: elke keuze telt.
server-daily-hint = In het potje van de dag zijn er geen hints: iedereen speelt het op eigen kracht.
server-daily-waits = Het potje van de dag wacht op je: sluit gewoon de pagina en kom later terug.
server-no-daily = Dat potje heb je niet gespeeld.
server-no-hints = Aan deze tafel zijn er geen hints: dat spreek je vóór het begin af.
server-hint-later = De coach maakt zich nog klaar. Probeer het over een minuutje weer.
server-closed = Aan deze tafel wordt niet meer gespeeld; je kunt het spel alleen terugkijken.
server-not-over = Het spel is nog niet uit. Pas daarna kun je het terugkijken.

server-record-differs = Na actie { $action } klopt het spelverslag niet met de regels: { $field }.
server-record-long = Het spelverslag heeft meer dan { $most } acties.
server-review-long = Een potje van meer dan { $most } stappen is te lang om op terug te blikken.
server-no-choice = Bij die stap koos niemand iets.

server-bad-message = Dat heeft de server niet begrepen ({ $where }).
server-bad-request = Ongeldig verzoek.
server-too-big = Dat is te groot: hoogstens { $most } bytes.
server-too-many-tables = Je kunt naar hooguit { $most } tafels tegelijk vragen.
server-too-fast = Dat waren te veel verzoeken tegelijk. Wacht even.
server-origin = Dit verzoek kwam van een andere site.
server-trouble = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.
