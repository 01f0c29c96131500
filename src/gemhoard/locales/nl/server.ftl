# Wat de server weigert, en waarom.

server-no-table = Deze tafel bestaat niet.
server-no-code = Onder deze code wacht geen tafel op vrienden.
server-no-game = Er is geen spel “{ $game }”.
server-no-level = Er is geen bot “{ $level }”.
server-no-seat = Deze tafel heeft geen plaats { $seat }.
server-not-found = Op dit adres is niets.
server-not-invited = Deze uitnodiging geldt niet voor deze tafel. Vraag om een nieuwe link.
server-seat-taken = Plaats { $seat } is bezet.
server-sit-down = Neem zelf minstens één plaats in, zodat je het spel voor je vrienden kunt beginnen.
server-name = Een naam heeft minstens één letter nodig.
server-full = Er kijken al te veel mensen naar deze tafel.

server-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-only-players = Dat kan alleen iemand die aan deze tafel zit.
server-not-your-seat = Plaats { $seat } is niet van jou.
server-not-your-turn = Plaats { $seat } is niet aan de beurt.
server-stale = Het spel is intussen verder. Kijk nog eens.
server-cannot-undo = Dit kan niet terug: er is sindsdien iets getoond, of het was niet jouw actie.
server-closed = Aan deze tafel wordt niet meer gespeeld; je kunt het spel alleen terugkijken.
server-not-over = Het spel is nog niet uit. Pas daarna kun je het terugkijken.

server-record-differs = Het verslag zegt na actie { $action } iets anders dan de regels: { $field }.
server-record-long = Het verslag heeft meer dan { $most } acties.

server-bad-message = Dat heeft de server niet begrepen ({ $where }).
server-bad-request = Daar antwoordt de server niet op.
server-too-big = Dat is te groot: hoogstens { $most } bytes.
server-too-fast = Dat was te veel in één keer. Wacht even.
server-origin = Dat kwam van een andere site.
server-trouble = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.
