# Lekce hry Emerald, krok za krokem. Nejvýš 25 slov na krok; karty jsou v souboru lesson.json.

emerald-lesson-theme = Dračice hlídá svůj poklad. Pošli rytíře do její jeskyně pro zlato a drahokamy: vítězí, kdo má nejvíc bodů.
emerald-lesson-walk = Tvoji rytíři jsou červení. Rytíř jde o tolik kroků, kolik rytířů stojí na jeho místě. Najdi toho, který udělá jediný krok.
emerald-lesson-walk-far = Stojí tam tři rytíři, takže by šel tři kroky. Najdi červeného rytíře, který stojí sám.
emerald-lesson-second = Teď můžeš táhnout druhým rytířem, nebo skončit. V houfu se dojde dál: přidej se k modrému na políčku 3.
emerald-lesson-second-stop = Skončit tu můžeš vždycky. Ale druhý rytíř nic nestojí: táhni!
emerald-lesson-cave = O chvíli později. U políčka 7 začíná jeskyně a u každého políčka v ní leží karty. Který tvůj rytíř tam dojde?
emerald-lesson-cave-meadow = Ten zůstane na louce, kde nic není. Podívej se po větším houfu.
emerald-lesson-take = Vyber si jednu ze dvou odkrytých karet. Drahokam platí 1, zlato své číslo a umí ještě víc: vezmi ho.
emerald-lesson-take-gem = Drahokamy se také počítají a za nejvíc jednoho druhu jsou 4 body. Za chvíli se ti ale bude hodit zlato!
emerald-lesson-ransom = Rytíř hráče { $left } skončil u dřevěné lišty. To probudilo dračici a ta chytila tvého! Vykup ho zlatem.
emerald-lesson-ransom-none = Pak by tvůj rytíř zůstal navždy v jejím hnízdě. Jedna karta zlata je malá cena.
emerald-lesson-wake = Teď ji probudíš ty! Stačí rytíř, který skončí u dřevěné lišty nebo na jejím políčku. Který to dokáže?
emerald-lesson-wake-sleeps = Ten skončí mimo lištu, takže dračice spí dál. Podívej se hlouběji do jeskyně.
emerald-lesson-catch = Probudil ji tvůj tah, takže rozhoduješ ty: ze všech rytířů na svém políčku chytí jen jednoho.
emerald-lesson-catch-own = To je tvůj vlastní rytíř! Rozhoduješ ty, tak vyber cizího.
emerald-lesson-chamber = Za políčkem 15 je komnata. Rytíř, který do ní dojde, získá kartu pokladu za 5 bodů a už tam zůstane. Doveď tam svého!
emerald-lesson-chamber-far = Ten do komnaty ještě nedojde. Podívej se na rytíře, který je k ní nejblíž.
emerald-lesson-play = Hra končí čtvrtou kartou pokladu, nebo když někomu zbude jediný rytíř. Nejvíc drahokamů jednoho druhu přinese 4 body. Teď ty!
