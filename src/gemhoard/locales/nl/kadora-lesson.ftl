# De les van Kadora, stap voor stap. Hooguit 25 woorden per stap; de kaarten staan in lesson.json van het spel.

kadora-lesson-theme = De bemanning verdeelt diamanten. Aan het eind kost elke kleur je strafpunten, behalve als niemand er meer van heeft. Wie de minste punten heeft, wint.
kadora-lesson-place = Elke beurt leg je een kaart op een lege plek. Kies er een en bekijk de sommen: houd ze nu allebei onder 10.
kadora-lesson-place-ten = Kolom { $column }, rij { $row }: dat haalt de 10. Probeer je laagste kaart, waar ook de buren laag zijn.
kadora-lesson-draw = Onder 10 neemt niemand iets. Trek nu een kaart. De achterkanten tonen alleen de kleur: neem de groene.
kadora-lesson-draw-other = Die is paars. Meer dan de kleur op de achterkant weet je niet van een kaart: neem de groene.
kadora-lesson-collect = Vanaf 10 neem je uit die lijn alle andere kaarten met dezelfde kleur of soort als jouw kaart. Neem er twee tegelijk!
kadora-lesson-collect-low = De goede kaart! Maar daar komt de kolom maar op { $column }. Onder 10 neem je niets.
kadora-lesson-collect-one = Dat levert maar één kaart op. Kijk naar kolom b: een groene kaart en een druppel. Welke kaart van jou past bij allebei?
kadora-lesson-collect-none = Daar neem je niets. Kijk naar kolom b: een groene kaart en een druppel. Welke kaart van jou past bij allebei?
kadora-lesson-avoid = Wat overeenkomt, móét je nemen, en buit kan je punten kosten. Zoek de enige plek waar je helemaal niets neemt.
kadora-lesson-avoid-takes = Daar moet je kaarten nemen, samen { $value } waard. Welke kaart komt met niets in zijn kolom en rij overeen?
kadora-lesson-full = De laatste plek! Een kaart die het blok vult en niets neemt, neemt juist alles wat níét overeenkomt. Neem er maar één.
kadora-lesson-full-unlike = Die neemt niets, dus krijg je alles wat niet overeenkomt, samen { $value } waard. Zoek de kaart die er gewoon één neemt.
kadora-lesson-lead = Wie het meeste van een kleur heeft, betaalt er niets voor. { $right } gaat in groen aan kop met 3: neem de leiding!
kadora-lesson-lead-tied = Nu sta je gelijk met { $right } en betaalt niemand. Maar één plek levert je veel meer groen op.
kadora-lesson-lead-behind = Een groene 2 is niet genoeg tegen de 3 van { $right }. Waar passen drie groene kaarten bij de jouwe?
kadora-lesson-lead-none = Dat levert geen groen op. Waar passen drie groene kaarten bij de jouwe?
kadora-lesson-give = Je gaat in rood aan kop met 6, maar { $left } heeft 5. Geef al je rood liever weg, aan { $right }, die niets heeft.
kadora-lesson-give-first = Weggeven doe je vóór je een kaart legt, en alleen zolang je als enige aan kop gaat. Geef dus eerst je rood weg.
kadora-lesson-last = Je laatste beurt. Wat je in je hand houdt, komt bij je buit en telt mee. Leg de kaart weg die het meest zou kosten.
kadora-lesson-last-takes = De goede kaart! Maar daar neemt hij nog meer dure buit. Zoek een plek waar hij niets neemt.
kadora-lesson-last-keeps = Dan komt je paarse 5 bij je buit, en { $right } gaat in paars aan kop: dat kost je punten. Leg de 5 weg.
kadora-lesson-last-give = Weggeven mag, zelfs nu. Maar de kaart die je het meest zou kosten, zit nog in je hand.
kadora-lesson-play = Maar 8 strafpunten: je wint! Let op: wie in geen enkele kleur aan kop gaat, kan niet winnen. Nu een echt spel!
