# Co server odmítá a proč.

server-no-table = Takový stůl neexistuje.
server-no-code = Žádný otevřený stůl tento kód nemá.
server-no-game = Hra „{ $game }“ neexistuje.
server-no-level = Bot „{ $level }“ neexistuje.
server-no-seat = U tohoto stolu není místo { $seat }.
server-not-found = Na této adrese nic není.
server-not-invited = Tato pozvánka pro tento stůl neplatí. Popros o nový odkaz.
server-seat-taken = Místo { $seat } je obsazené.
server-sit-down = Obsaď aspoň jedno místo, aby šla hra zahájit.
server-name = Jméno musí mít aspoň jedno písmeno.
server-long-name = Jméno má nejvýše tolik znaků: { $most }.
server-full = Tento stůl už sleduje příliš mnoho lidí.

server-started = Hra už začala.
server-not-started = Hra ještě nezačala.
server-only-players = To mohou jen hráči u tohoto stolu.
server-only-host = To může jen ten, kdo vede stůl.
server-no-person = Na místě { $seat } nesedí člověk.
server-not-away = Hráč na místě { $seat } je u stolu.
server-chat-off = Chat vypnul ten, kdo vede stůl.
server-no-friends = Není tu nikdo další, komu psát.
server-no-text = Zpráva je prázdná.
server-not-your-seat = Místo { $seat } není tvoje.
server-not-your-turn = Teď nejsi na tahu.
server-stale = Hra mezitím pokročila. Podívej se znovu.
server-cannot-undo = To nejde vrátit zpět: od té doby se něco ukázalo, nebo to nebyla tvoje akce.
server-daily-undo = Ve hře dne nejde nic vrátit zpět: každá volba platí.
server-daily-hint = Ve hře dne nejsou rady: každý ji hraje sám za sebe.
server-daily-waits = Hra dne na tebe počká: stačí zavřít stránku a vrátit se později.
server-no-daily = K téhle hře tu žádný tvůj výsledek není.
server-no-hints = U tohoto stolu nejsou rady: na tom se hráči domlouvají před začátkem.
server-hint-later = Trenér se ještě připravuje. Zkus to za minutu znovu.
server-closed = U tohoto stolu se už nehraje; hru lze jen přehrát.
server-not-over = Hra ještě neskončila. Přehrát ji lze až potom.

server-record-differs = Po akci { $action } záznam hry neodpovídá pravidlům: { $field }.
server-record-long = Počet akcí v záznamu je větší než { $most }.
server-review-long = Hra s více než { $most } kroky je na rozbor příliš dlouhá.
server-no-choice = V tomto kroku nikdo nic nevolil.

server-bad-message = Tomu server nerozuměl ({ $where }).
server-bad-request = Neplatný požadavek.
server-too-big = To je příliš velké: nejvýš { $most } bajtů.
server-too-many-tables = Najednou se lze zeptat nejvýše na tolik stolů: { $most }.
server-too-fast = To bylo příliš mnoho požadavků najednou. Chvilku počkej.
server-origin = Tento požadavek přišel z jiné stránky.
server-trouble = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to znovu.
