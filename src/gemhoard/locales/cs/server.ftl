# Co server odmítá a proč.

server-no-table = Takový stůl neexistuje.
server-no-code = Pod tímto kódem žádný stůl na přátele nečeká.
server-no-game = Hra „{ $game }“ neexistuje.
server-no-level = Bot „{ $level }“ neexistuje.
server-no-seat = U tohoto stolu není místo { $seat }.
server-not-found = Na této adrese nic není.
server-not-invited = Tato pozvánka k tomuto stolu neplatí. Popros o nový odkaz.
server-seat-taken = Místo { $seat } je obsazené.
server-sit-down = Obsaď aspoň jedno místo, abys mohl hru pro přátele zahájit.
server-name = Jméno musí mít aspoň jedno písmeno.
server-full = Tento stůl už sleduje příliš mnoho lidí.

server-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-only-players = To může jen ten, kdo u tohoto stolu sedí.
server-not-your-seat = Místo { $seat } není tvoje.
server-not-your-turn = Místo { $seat } teď není na tahu.
server-stale = U stolu se mezitím hrálo dál. Podívej se znovu.
server-cannot-undo = To nejde vzít zpět: od té doby se něco ukázalo, nebo to nebyla tvoje akce.
server-closed = U tohoto stolu se už nehraje; hru lze jen přehrát.
server-not-over = Hra ještě neskončila. Přehrát ji lze až potom.

server-record-differs = Záznam říká po akci { $action } něco jiného než pravidla: { $field }.
server-record-long = Počet akcí v záznamu je větší než { $most }.

server-bad-message = Tomu server nerozuměl ({ $where }).
server-bad-request = Na to server neodpovídá.
server-too-big = To je příliš velké: nejvýš { $most } bajtů.
server-too-fast = To bylo příliš najednou. Chvilku počkej.
server-origin = To přišlo z jiné stránky.
server-trouble = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to znovu.
