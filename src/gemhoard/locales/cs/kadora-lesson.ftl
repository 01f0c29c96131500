# Lekce hry Kadora, krok za krokem. Nejvýš 25 slov na krok; karty jsou v souboru lesson.json.

kadora-lesson-theme = Posádka se dělí o diamanty. Na konci tě každá barva stojí trestné body, ledaže jí nikdo nemá víc než ty. Vítězí, kdo má nejméně bodů.
kadora-lesson-place = V každém tahu položíš kartu na prázdné místo. Vyber ji a sleduj součty: tentokrát ať jsou oba menší než 10.
kadora-lesson-place-ten = Sloupec { $column }, řada { $row }: součet dosáhl 10. Zkus nejnižší kartu tam, kde jsou i sousedé nízcí.
kadora-lesson-draw = Pod 10 nikdo nic nebere. Teď si lízni kartu. Rub prozradí jen barvu: vezmi zelenou.
kadora-lesson-draw-other = Ta je fialová. O zakryté kartě víš jen barvu: vezmi zelenou.
kadora-lesson-collect = Od 10 výš bereš z té řady či sloupce všechny ostatní karty stejné barvy nebo výbrusu. Vezmi dvě najednou!
kadora-lesson-collect-low = Správná karta! Tam má ale sloupec součet jen { $column }. Pod 10 nebereš nic.
kadora-lesson-collect-one = Tak získáš jen jednu kartu. Podívej se na sloupec b: zelená karta a kapka. Která tvoje karta se shoduje s oběma?
kadora-lesson-collect-none = Tam nebereš nic. Podívej se na sloupec b: zelená karta a kapka. Která tvoje karta se shoduje s oběma?
kadora-lesson-avoid = Co se shoduje, to vzít musíš, a kořist tě může stát body. Najdi jediné místo, kde nevezmeš vůbec nic.
kadora-lesson-avoid-takes = Tam musíš vzít karty v hodnotě { $value }. Která karta se ve sloupci ani v řadě s ničím neshoduje?
kadora-lesson-full = Poslední místo! Karta, která zaplní blok a nic nevezme, bere naopak všechno, co se neshoduje. Vezmi jen jednu kartu.
kadora-lesson-full-unlike = Nevezme nic, takže dostaneš všechno, co se neshoduje, v hodnotě { $value }. Najdi kartu, která obvyklým způsobem vezme jednu.
kadora-lesson-lead = Kdo má nějaké barvy nejvíc, nic za ni neplatí. { $right } vede v zelené s hodnotou 3: převezmi vedení!
kadora-lesson-lead-tied = Teď má { $right } stejně a neplatí nikdo. Jedno místo ti ale přinese mnohem víc zelené.
kadora-lesson-lead-behind = Zelená 2 nestačí: { $right } má 3. Kde se s tvou kartou shodují tři zelené?
kadora-lesson-lead-none = To ti nepřinese žádnou zelenou. Kde se s tvou kartou shodují tři zelené?
kadora-lesson-give = V červené vedeš se 6, ale { $left } má 5. Než tě začne stát body, daruj ji celou. { $right } žádnou nemá.
kadora-lesson-give-first = Darovat můžeš jen před položením karty a jen dokud vedeš jako jediný hráč. Nejdřív tedy daruj červenou.
kadora-lesson-last = Poslední tah. Co ti zůstane v ruce, přijde ke kořisti a počítá se. Zbav se karty, která by tě stála nejvíc.
kadora-lesson-last-takes = Správná karta! Tam ale vezme další kořist, která tě bude stát body. Najdi místo, kde nevezme nic.
kadora-lesson-last-keeps = Pak přijde tvá fialová 5 ke kořisti, ale ve fialové vede { $right }: stála by tě body. Polož pětku.
kadora-lesson-last-give = Darovat smíš i teď. Karta, která by tě stála nejvíc, ti ale pořád zbývá v ruce.
kadora-lesson-play = Jen 8 trestných bodů: vyhráváš! Ale pozor: kdo nevede v žádné barvě, vyhrát nemůže. A teď doopravdy!
