### Hva hvert lovpunkt betyr, i en setning eller to med våre egne ord, slik en TL forklarer det for en annen. Aldri lovteksten.
### Id-en er utgaven og adressen uten parenteser. Der utgavene sier det samme, viser den ene til den andre.

## § 9 til § 11

clause-2017-9B1 = Noen har gjort oppmerksom på en uregelmessighet: TL tilkalles straks. Hvilken som helst spiller kan gjøre det, og ingen mister noen rett ved det.
clause-2017-9B2 = Når TL er tilkalt, verken melder eller spiller noen før alt om korrigeringen er forklart.
clause-2017-10C1 = TL forklarer alle valgene, og hva som følger av hvert, før noen velger.
clause-2017-10C2 = Den som kan velge, velger uten å rådføre seg med makker.
clause-2017-11A = En side som melder eller gjør noe annet etter motpartens uregelmessighet før TL er tilkalt, kan tape retten til korrigering. TL avgjør det.
clause-2007-9B1 = { clause-2017-9B1 }
clause-2007-9B2 = { clause-2017-9B2 }
clause-2007-10C1 = { clause-2017-10C1 }
clause-2007-10C2 = { clause-2017-10C2 }
clause-2007-11A = { clause-2017-11A }

## § 16

clause-2017-16C = Når en melding er trukket tilbake, kan den ikke-feilende siden bruke alt den fortalte. Den feilende siden kan ikke bruke noe av det.
clause-2017-16C1 = Den ikke-feilende siden kan bruke all informasjon fra tilbaketrukne meldinger, både sine egne og motpartens.
clause-2017-16C2 = For den feilende siden er enhver tilbaketrukket melding, egen eller motstanders, urettmessig informasjon: blant logiske alternativer kan spillerne ikke velge det som informasjonen peker mot.
clause-2007-16D = { clause-2017-16C }
clause-2007-16D1 = { clause-2017-16C1 }
clause-2007-16D2 = { clause-2017-16C2 }

## § 17

clause-2017-17B = Mappen viser hvem som er giver, og giver melder først.
clause-2017-17C = Etter giver går turen med klokken rundt bordet, én melding om gangen.
clause-2017-17D3 = Tre passer på rad etter en melding, minst én utenfor tur, så en spiller ble hoppet over: meldingsforløpet er ikke slutt. Det går tilbake til den spilleren, og passene etter det annulleres.
clause-2007-17B = { clause-2017-17B }
clause-2007-17C = { clause-2017-17C }
clause-2007-17E2 = { clause-2017-17D3 }

## § 18

clause-2017-18B = Et bud er høyere enn et annet når det er på høyere trinn, eller på samme trinn i en høyere benevnelse.
clause-2017-18C = Et bud er tilstrekkelig når det er høyere enn det siste budet, også om det siste var utilstrekkelig og ble godtatt.
clause-2017-18D = Et bud som ikke er høyere enn det siste, er utilstrekkelig, og § 27 gjelder.
clause-2017-18E = Fra lavest til høyest: kløver, ruter, hjerter, spar, grand.
clause-2007-18B = { clause-2017-18B }
clause-2007-18C = { clause-2017-18C }
clause-2007-18D = { clause-2017-18D }
clause-2007-18E = { clause-2017-18E }

## § 19

clause-2017-19A1 = Du kan doble motstandernes bud hvis det er det siste budet og det bare er passet etterpå.
clause-2017-19B1 = Du kan redoble hvis en motstander har doblet budet til din side og det bare er passet etterpå.
clause-2017-19C = Et senere lovlig bud opphever en dobling eller redobling.
clause-2007-19A1 = { clause-2017-19A1 }
clause-2007-19B1 = { clause-2017-19B1 }
clause-2007-19C = { clause-2017-19C }

## § 22

clause-2017-22A = Tre passer på rad, alle i tur, er kommet etter siste bud: meldingsforløpet er slutt, og det budet er kontrakten.
clause-2017-22B = Fire passer og ingen bud er rundpass: meldingsforløpet er slutt, og det gis ikke på nytt.
clause-2007-22A1 = { clause-2017-22B }
clause-2007-22A2 = { clause-2017-22A }

## § 23: den fra 2007, som er § 72C i 2017; og den fra 2017, om sammenlignbar melding

clause-2007-23 = Kunne den feilende der og da ha visst at feilen godt kunne skade motparten? Da spilles det videre, og TL justerer etterpå hvis den feilende siden tjente på den; hensikt trenger ikke å bevises.
clause-2017-23A = En melding er sammenlignbar hvis den oppfyller ett av tre vilkår: samme eller lignende betydning, en snevrere betydning, eller samme formål. TL avgjør.
clause-2017-23A1 = Sammenlignbar, første vilkår: meldingen betyr det samme som den tilbaketrukne, eller nesten det samme.
clause-2017-23A2 = Sammenlignbar, andre vilkår: meldingen er snevrere. Alle hender som passer til den, ville også ha passet til den tilbaketrukne.
clause-2017-23A3 = Sammenlignbar, tredje vilkår: meldingen har samme formål. Begge spør for eksempel etter ess, eller begge er relémeldinger.
clause-2017-23B = Den nye meldingen er sammenlignbar: meldinger og spill går videre uten følger, og makker kan bruke det den tilbaketrukne meldingen fortalte.
clause-2017-23C = Etter en sammenlignbar melding justerer TL resultatet hvis feilen hjalp den feilende siden til et resultat som skadet motparten, og som godt kunne ha blitt et annet uten den.
clause-2017-72C = { clause-2007-23 }

## § 25

clause-2017-25A = En melding som spilleren aldri mente å avgi, kan rettes til den som var ment. En melding som spilleren hadde i tankene, om så bare et øyeblikk, kan ikke rettes.
clause-2017-25A1 = Inntil makker melder, kan et feiltrekk eller en forsnakkelse rettes til det som var ment, uten utspillsrestriksjon. Den nye meldingen vurderes så for seg.
clause-2017-25A4 = Makker har meldt siden: det er for sent å rette, og den utilsiktede meldingen behandles som tilsiktet.
clause-2017-25A5 = Meldingsforløpet sluttet før makker kom i tur: den utilsiktede meldingen kan rettes så lenge meldeperioden varer, som regel frem til åpningsutspillet er vendt opp.
clause-2017-25A6 = VM har meldt over en utilsiktet melding som så blir rettet: VM kan melde om igjen, og bare VMs side kan bruke det VMs første melding fortalte.
clause-2017-25B = En spiller endrer en tilsiktet melding: TL tilbyr aldri dette, og endringen gjelder bare hvis VM godtar den.
clause-2017-25B1 = VM godtar endringen, for eksempel ved å melde over den med vilje: den andre meldingen blir stående, den første er trukket tilbake, og § 26 kan gi utspillsrestriksjon.
clause-2017-25B2 = VM godtar ikke endringen: den andre meldingen annulleres, den første blir stående, og § 26 kan gi utspillsrestriksjon.
clause-2017-25B3 = Meldingen som faller bort, er lovlig informasjon bare for motparten (§ 16C).
clause-2007-25A = { clause-2017-25A }
clause-2007-25A1 = Inntil makker melder, kan en utilsiktet melding rettes til den som var ment, hvis spilleren gjør det uten betenkningstid når den oppdages. Den nye meldingen vurderes så for seg.
clause-2007-25A2 = { clause-2017-25A4 }
clause-2007-25A3 = { clause-2017-25A5 }
clause-2007-25A4 = { clause-2017-25A6 }
clause-2007-25B = { clause-2017-25B }
clause-2007-25B1 = { clause-2017-25B1 }
clause-2007-25B2 = { clause-2017-25B2 }
clause-2007-25B3 = Meldingen som faller bort, er lovlig informasjon bare for motparten (§ 16D).

## § 26

clause-2017-26A = Den nye meldingen var sammenlignbar: det blir ingen utspillsrestriksjon, og makker kan bruke det den tilbaketrukne meldingen fortalte. § 23C beskytter motparten.
clause-2017-26B = Ingen sammenlignbar melding kom i stedet: første gang makker spiller ut i motspill, kan spillefører forby én farge som den feilende ikke har vist lovlig. Det gjelder mens makker beholder utspillet.
clause-2007-26A1 = Den tilbaketrukne meldingen viste bare bestemte farger, og den feilende har vist dem alle lovlig: det blir ingen utspillsrestriksjon, men § 16D kan fortsatt binde makker (ikke etter § 27B1(a)).
clause-2007-26A2 = Meldingen viste bare bestemte farger: første gang makker spiller ut i motspill, kan spillefører forlange utspill i en av dem som ikke er vist lovlig, eller forby det så lenge makker er inne.
clause-2007-26B = Meldingen viste annet enn bestemte farger eller var en (re)dobling utenfor tur: første gang makker spiller ut i motspill, kan spillefører forby én valgfri farge så lenge makker beholder utspillet.

## § 27

clause-2017-27A1 = VM kan godta det utilstrekkelige budet; melder VM, er det godtatt. Det blir stående uten følger, og neste bud trenger bare å være høyere enn det.
clause-2017-27A2 = Det utilstrekkelige budet var også utenfor tur: § 31 dekker begge feilene.
clause-2017-27B = VM godtar ikke: det utilstrekkelige budet trekkes tilbake, og den feilende avgir en lovlig melding i stedet. Valget avgjør følgene.
clause-2017-27B1a = Den feilende avgir det laveste tilstrekkelige budet som viser samme benevnelse eller benevnelser, naturlig eller ikke: ingen følger for makker eller for utspillet.
clause-2017-27B1b = Den feilende avgir en sammenlignbar melding, av hvilket som helst slag: ingen følger for makker eller for utspillet.
clause-2017-27B2 = Et tilstrekkelig bud som § 27B1 ikke gjelder for, eller pass: makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.
clause-2017-27B3 = En dobling eller redobling i stedet for budet annulleres, med mindre § 27B1(b) tillater den. Den feilende må avgi et tilstrekkelig bud eller passe, og makker må passe resten av meldingsforløpet.
clause-2017-27B4 = Et nytt utilstrekkelig bud: VM kan godta det. Hvis ikke, annulleres det, den feilende må avgi et tilstrekkelig bud eller passe, og makker må passe resten av meldingsforløpet.
clause-2017-27C = Den feilende rettet budet før TL hadde avgjort saken: VM kan fortsatt godta det første budet. Hvis ikke, er den nye meldingen den feilendes valg etter § 27B.
clause-2017-27D = Etter en retting uten restriksjoner justerer TL resultatet hvis det utilstrekkelige budet hjalp den feilende siden til et resultat som skadet motparten, og som godt kunne ha blitt et annet uten det.
clause-2007-27A1 = { clause-2017-27A1 }
clause-2007-27A2 = { clause-2017-27A2 }
clause-2007-27B = { clause-2017-27B }
clause-2007-27B1a = Den feilende avgir det laveste tilstrekkelige budet i samme benevnelse, og begge budene er utvilsomt naturlige: makker er ikke pålagt å passe.
clause-2007-27B1b = Den feilende avgir en melding som betyr det samme som det utilstrekkelige budet, eller noe mer nøyaktig som ligger helt innenfor: makker er ikke pålagt å passe.
clause-2007-27B2 = { clause-2017-27B2 }
clause-2007-27B3 = { clause-2017-27B3 }
clause-2007-27B4 = { clause-2017-27B4 }
clause-2007-27C = { clause-2017-27C }
clause-2007-27D = { clause-2017-27D }

## § 28

clause-2017-28A = En spiller meldte da HM var i tur, men HM måtte passe uansett: meldingen regnes som avgitt i tur.
clause-2017-28B = En motstander meldte utenfor tur, og den som var i tur, meldte før TL avgjorde saken: meldingen utenfor tur regnes som ikke avgitt. Fritt utspill, men den feilende siden får ikke bruke meldingen.
clause-2007-28A = { clause-2017-28A }
clause-2007-28B = En motstander meldte utenfor tur, og den som var i tur, meldte før TL avgjorde saken: meldingen utenfor tur regnes som ikke avgitt, men den feilende siden får ikke bruke den.

## § 29

clause-2017-29A = VM kan melde over en melding som er avgitt utenfor tur, og da er den godtatt. Den blir stående uten følger, og den som ble hoppet over, mister turen.
clause-2017-29B = VM godtar ikke: meldingen utenfor tur annulleres, og den som var i tur, melder. § 30 til § 32 sier hva det fører til.
clause-2017-29C = Meldingen utenfor tur var kunstig: det er benevnelsene den viste, som teller, ikke den som ble nevnt.
clause-2007-29A = { clause-2017-29A }
clause-2007-29B = { clause-2017-29B }
clause-2007-29C = { clause-2017-29C }

## § 30

clause-2017-30A = Pass da HM var i tur: den feilende må passe neste gang turen kommer, uansett hva HM gjør. Makker er ikke pålagt å passe, men får ikke bruke passen.
clause-2017-30B1a = Pass da makker var i tur, eller da VM var i tur og den feilende ikke hadde meldt: makker kan avgi en hvilken som helst lovlig melding, men får ikke bruke det passen fortalte.
clause-2017-30B1bi = Pass da makker var i tur, eller da VM var i tur og den feilende ikke hadde meldt, og så en sammenlignbar melding i tur: ingenting mer følger, men se § 23C.
clause-2017-30B1bii = Pass da makker var i tur, eller da VM var i tur og den feilende ikke hadde meldt, og så en melding i tur som ikke er sammenlignbar: makker må passe i neste tur, og § 26 kan gi utspillsrestriksjon.
clause-2017-30B2 = Pass da VM var i tur, av en spiller som allerede har meldt: det er en endring av den meldingen, så § 25 gjelder.
clause-2017-30C = Passen utenfor tur var kunstig, eller en pass på en kunstig melding fra makker: den behandles som et bud, etter § 31.
clause-2007-30A = Pass utenfor tur før noen har avgitt et bud: den feilende må passe neste gang turen kommer. Makker er ikke pålagt å passe, men får ikke bruke passen.
clause-2007-30B1 = Pass da HM var i tur, etter et bud: den feilende må passe neste gang turen kommer. Makker er ikke pålagt å passe, men får ikke bruke passen.
clause-2007-30B2a = Pass da makker var i tur, etter et bud: den feilende må passe resten av meldingsforløpet.
clause-2007-30B2b = Pass da makker var i tur, etter et bud: i den turen kan makker by eller passe, men ikke doble eller redoble. § 23 kan gjelde.
clause-2007-30B3 = Pass da VM var i tur, etter et bud, av en spiller som allerede har meldt: det er en endring av den meldingen, så § 25 gjelder.
clause-2007-30C = Passen utenfor tur var kunstig, eller en pass på en kunstig melding (her lest som makkers): den behandles som et bud, etter § 31.

## § 31

clause-2017-31A1 = Bud da HM var i tur, og HM passer etterpå: den feilende må gjenta meldingen, med mindre passen avsluttet meldingsforløpet. Er den gjentatte meldingen lovlig, følger ingenting mer.
clause-2017-31A2a = Bud da HM var i tur (HM passet ikke), eller da makker eller VM var i tur (§ 31B2): er den feilendes nye melding sammenlignbar, følger ingenting mer, men se § 23C.
clause-2017-31A2b = Bud da HM var i tur (HM passet ikke), eller da makker eller VM var i tur (§ 31B2): er den nye meldingen ikke sammenlignbar, må makker passe i sin neste tur, og § 26 kan gi utspillsrestriksjon.
clause-2017-31B1 = Bud da makker var i tur, eller da VM var i tur og den feilende ikke hadde meldt: makker kan avgi en hvilken som helst lovlig melding, men får ikke bruke det budet fortalte.
clause-2017-31B2 = Etter bud da makker eller VM var i tur, kan den feilende melde fritt i tur. Er meldingen ikke sammenlignbar, må makker passe i sin neste tur, og § 26 kan gi utspillsrestriksjon.
clause-2017-31C = Bud da VM var i tur, av en spiller som allerede har meldt: det er en endring av den meldingen, så § 25 gjelder.
clause-2007-31A1 = { clause-2017-31A1 }
clause-2007-31A2a = Bud da HM var i tur, HM passer ikke, og den feilende byr samme benevnelse på et hvilket som helst trinn: makker må passe neste gang turen kommer.
clause-2007-31A2b = Bud da HM var i tur, HM passer ikke, og den feilende melder noe annet: makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.
clause-2007-31B = Bud da makker var i tur, eller da VM var i tur og den feilende ikke hadde meldt: den feilende kan melde fritt i tur, men makker må passe fra nå av, og § 26 kan gi utspillsrestriksjon.

## § 32

clause-2017-32A1 = Dobling eller redobling da HM var i tur, og HM passer etterpå: den feilende må gjenta den, med mindre passen avsluttet meldingsforløpet. Ingenting mer følger.
clause-2017-32A2a = (Re)dobling da HM var i tur (HM passet ikke), eller da makker var i tur (§ 32B2): er den feilendes nye melding sammenlignbar, følger ingenting mer, men se § 23C.
clause-2017-32A2b = (Re)dobling da HM var i tur (HM passet ikke), eller da makker var i tur (§ 32B2): er den nye meldingen ikke sammenlignbar, må makker passe i sin neste tur, og § 26 kan gi utspillsrestriksjon.
clause-2017-32B1 = Dobling eller redobling da makker var i tur: makker kan avgi en hvilken som helst lovlig melding, men får ikke bruke det den fortalte.
clause-2017-32B2 = Etter dobling eller redobling da makker var i tur, kan den feilende melde fritt i tur. Er meldingen ikke sammenlignbar, må makker passe i sin neste tur, og § 26 kan gi utspillsrestriksjon.
clause-2017-32C = Dobling eller redobling da VM var i tur, av en spiller som allerede har meldt: det er en endring av den meldingen, så § 25 gjelder.
clause-2007-32 = En dobling eller redobling utenfor tur, uansett hva den viste: blir den annullert, kan § 26B gi utspillsrestriksjon.
clause-2007-32A = Dobling eller redobling da makker var i tur: makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.
clause-2007-32B1 = { clause-2017-32A1 }
clause-2007-32B2 = Dobling eller redobling da HM var i tur, og HM passer ikke: den feilende kan melde fritt, men makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.

## § 33 og § 34

clause-2017-33 = To meldinger samtidig: den fra spilleren i tur regnes som den første, og den andre som avgitt etterpå.
clause-2017-34 = Tre passer på rad etter en melding, men ikke alle i tur: ble en spiller hoppet over, går meldingsforløpet tilbake til den spilleren.
clause-2007-33 = { clause-2017-33 }
clause-2007-34 = { clause-2017-34 }

## § 36

clause-2017-36A = VM har meldt over en dobling eller redobling som § 19 forbyr: den og alt etter den annulleres, og den som var i tur, melder som om ingenting hadde skjedd. Utspillet er fritt.
clause-2017-36B = VM har ikke meldt over en dobling eller redobling som § 19 forbyr: den annulleres, den feilende velger en annen melding, og makker må passe resten av meldingsforløpet.
clause-2017-36B1 = VM har ikke meldt over en dobling eller redobling som § 19 forbyr: den annulleres.
clause-2017-36B2 = I stedet for den forbudte doblingen kan den feilende avgi en hvilken som helst lovlig melding. Makker må passe resten av meldingsforløpet.
clause-2017-36B3 = Etter den forbudte doblingen kan § 26 gi utspillsrestriksjon, og resultatet kan justeres hvis den feilende kunne ha visst at makkers pass godt kunne skade motparten.
clause-2017-36B4 = Den forbudte doblingen var også utenfor tur: den som var i tur, melder, den feilende kan melde fritt i tur, og makker må passe resten av meldingsforløpet.
clause-2017-36C = Den forbudte doblingen ble oppdaget først da åpningsutspillet var vendt opp: resultatet føres uten doblingen.
clause-2007-36A = { clause-2017-36A }
clause-2007-36B = { clause-2017-36B }
clause-2007-36B1 = { clause-2017-36B1 }
clause-2007-36B2 = { clause-2017-36B2 }
clause-2007-36B3 = { clause-2017-36B3 }
clause-2007-36B4 = { clause-2017-36B4 }

## § 37

clause-2017-37A = VM har meldt over bud, dobling eller redobling fra en som var pålagt å passe: meldingen og alle senere blir stående, og utspillet er fritt. Gjaldt påbudet resten av forløpet, gjelder det ennå.
clause-2017-37B = VM har ikke meldt over et bud, en dobling eller en redobling fra en som var pålagt å passe: meldingen erstattes med pass, og begge på den feilende siden må passe resten av meldingsforløpet.
clause-2017-37B1 = Den som er pålagt å passe, kan ikke by, doble eller redoble: meldingen annulleres.
clause-2017-37B2 = Bud eller (re)dobling fra en som må passe, erstattes med pass, og begge på den feilende siden må passe resten av meldingsforløpet. § 26 kan gi utspillsrestriksjon, og resultatet kan justeres.
clause-2007-37A = { clause-2017-37A }
clause-2007-37B = { clause-2017-37B }
clause-2007-37B1 = { clause-2017-37B1 }
clause-2007-37B2 = { clause-2017-37B2 }

## § 38

clause-2017-38A = En kontrakt på mer enn sju trekk spilles aldri, uansett hvordan den kom i stand.
clause-2017-38B = Et bud på mer enn sju trekk annulleres, og alt som er meldt etter det, annulleres også.
clause-2017-38C = Budet på mer enn sju trekk erstattes med pass. Fortsetter meldingsforløpet, må begge på den feilende siden passe resten av det.
clause-2017-38D = Etter et bud på mer enn sju trekk kan § 26 gi utspillsrestriksjon, og resultatet kan justeres; ingen av delene gjelder når VM har meldt over det.
clause-2007-38A = { clause-2017-38A }
clause-2007-38B = { clause-2017-38B }
clause-2007-38C = { clause-2017-38C }
clause-2007-38D = { clause-2017-38D }

## § 39

clause-2017-39A = Meldingsforløpet var slutt: alle meldinger etter avsluttende pass annulleres.
clause-2017-39B = En melding etter avsluttende pass annulleres uten ytterligere korrigering hvis en motspiller passet, spilleførers side meldte eller VM har meldt over den.
clause-2017-39C = Etter avsluttende pass byr, dobler eller redobler en motspiller, og VM har ikke meldt over det: § 26 kan gi utspillsrestriksjon for makker.
clause-2007-39A = { clause-2017-39A }
clause-2007-39B = { clause-2017-39B }
clause-2007-39C = { clause-2017-39C }
