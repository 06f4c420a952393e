### Hva hvert lovpunkt går ut på, i én setning med våre egne ord, slik en TL forklarer det for en annen. Aldri lovteksten.
### Id-en er utgaven og adressen uten parenteser. Der utgavene sier det samme, viser den ene til den andre.

## § 16

clause-2017-16C = En melding er trukket tilbake: motparten kan bruke alt den fortalte, den feilende siden ingenting.
clause-2017-16C2 = For den feilende siden er enhver tilbaketrukket melding, egen eller motstanders, urettmessig informasjon: ingen der kan velge det den peker mot, fremfor et logisk alternativ.
clause-2007-16D = { clause-2017-16C }
clause-2007-16D2 = { clause-2017-16C2 }

## § 17

clause-2017-17B = Mappen viser hvem som er giver, og giver begynner.
clause-2017-17C = Etter giver går det med klokken rundt bordet, én melding hver.
clause-2017-17D3 = Tre passer, men en av dem var utenfor tur og noen ble hoppet over: meldingsforløpet er ikke slutt. Det går tilbake til den spilleren, og passene etter det teller ikke.
clause-2007-17B = { clause-2017-17B }
clause-2007-17C = { clause-2017-17C }
clause-2007-17E2 = { clause-2017-17D3 }

## § 18

clause-2017-18B = Et bud går over et annet på høyere trinn, eller på samme trinn i en høyere benevnelse.
clause-2017-18C = Tilstrekkelig er det som går over det siste budet, selv om det budet var utilstrekkelig og godtatt.
clause-2017-18D = Et bud som ikke går over det siste, er utilstrekkelig, og § 27 sier hva som følger.
clause-2017-18E = Nedenfra og opp: kløver, ruter, hjerter, spar, grand.
clause-2007-18B = { clause-2017-18B }
clause-2007-18C = { clause-2017-18C }
clause-2007-18D = { clause-2017-18D }
clause-2007-18E = { clause-2017-18E }

## § 19

clause-2017-19A1 = Du kan doble motstandernes bud når det er det siste budet og bare pass er meldt siden.
clause-2017-19B1 = Du kan redoble når motstanderne har doblet din sides bud og bare pass er meldt siden.
clause-2017-19C = Det neste lovlige budet visker ut en dobling eller redobling.
clause-2007-19A1 = { clause-2017-19A1 }
clause-2007-19B1 = { clause-2017-19B1 }
clause-2007-19C = { clause-2017-19C }

## § 22

clause-2017-22A = Noen har avgitt et bud, og tre passer i tur har fulgt etter det siste: meldingsforløpet er slutt, og det budet er kontrakten.
clause-2017-22B = Fire passer og ingen bud: meldingsforløpet er slutt, det blir ikke spilt, og det blir ikke gitt på nytt.
clause-2007-22A1 = { clause-2017-22B }
clause-2007-22A2 = { clause-2017-22A }

## § 23: den fra 2007, som er § 72C i 2017; og den fra 2017, om sammenlignbar melding

clause-2007-23 = Kunne den feilende ha visst at feilen godt kunne skade motparten? Da spilles det videre, og etterpå tar TL tilbake det den feilende siden tjente. Ingen trenger å bevise hensikt.
clause-2017-23A = Er erstatningen nær nok den tilbaketrukne meldingen til å være uten følger? Én av tre grunner er nok, og TL avgjør.
clause-2017-23A1 = Sammenlignbar, første grunn: den betyr det samme som den tilbaketrukne meldingen, eller nesten det samme.
clause-2017-23A2 = Sammenlignbar, andre grunn: den er snevrere. Alle hender som passer til den, passet også til den tilbaketrukne meldingen.
clause-2017-23A3 = Sammenlignbar, tredje grunn: den gjør samme nytte. Begge spør for eksempel etter ess, eller begge er relémeldinger.
clause-2017-23B = Erstatningen er sammenlignbar: meldinger og spill går videre uten følger, og makker kan bruke det den tilbaketrukne meldingen fortalte.
clause-2017-23C = Etter en sammenlignbar melding: var feilen til hjelp, kunne resultatet uten den godt ha blitt et annet, og tapte motparten på det, justerer TL resultatet.
clause-2017-72C = { clause-2007-23 }

## § 25

clause-2017-25A = En melding spilleren aldri hadde i tankene, kan vike for den som var ment. En melding som var i tankene, kan ikke.
clause-2017-25A1 = Inntil makker melder, kan et feiltrekk eller en forsnakkelse rettes til det som var ment, uten følger og uten utspillsrestriksjon. Så bedømmes den nye meldingen for seg.
clause-2017-25A4 = Makker har meldt siden: det er for sent å rette feiltrekket, og det behandles som en melding som var ment.
clause-2017-25A5 = Meldingsforløpet sluttet før makker kom i tur: feiltrekket kan rettes til meldeperioden er over, som regel når åpningsutspillet er vendt opp.
clause-2017-25A6 = VM har meldt over et feiltrekk som blir rettet: VM kan melde om igjen. Det den første meldingen fortalte, er bare for VMs egen side.
clause-2017-25B = En spiller endrer en melding som var ment: TL tilbyr aldri det, og endringen teller bare hvis VM godtar den.
clause-2017-25B1 = VM godtar endringen, for eksempel ved å melde over den med vilje: den andre meldingen blir stående, den første er trukket tilbake, og § 26 kan gi utspillsrestriksjon.
clause-2017-25B2 = VM godtar ikke endringen: den andre meldingen annulleres, den første blir stående, og § 26 kan gi utspillsrestriksjon.
clause-2007-25A = { clause-2017-25A }
clause-2007-25A1 = Inntil makker melder, kan en utilsiktet melding rettes til den som var ment, hvis spilleren gjør det uten betenkningstid når den oppdages. Så bedømmes den nye meldingen for seg.
clause-2007-25A2 = { clause-2017-25A4 }
clause-2007-25A3 = { clause-2017-25A5 }
clause-2007-25A4 = { clause-2017-25A6 }
clause-2007-25B = { clause-2017-25B }
clause-2007-25B1 = { clause-2017-25B1 }
clause-2007-25B2 = { clause-2017-25B2 }

## § 26

clause-2017-26A = Erstatningen var sammenlignbar: utspillet er fritt, og makker kan bruke det den tilbaketrukne meldingen fortalte. § 23C beskytter motparten.
clause-2017-26B = Erstatningen var ikke sammenlignbar, og siden spiller i mot: første gang makker har utspillet, kan spillefører forby én farge den feilende ikke har vist lovlig, så lenge utspillet beholdes.
clause-2007-26A1 = Den tilbaketrukne meldingen gjaldt bare bestemte farger, og den feilende har vist alle i det lovlige meldingsforløpet også: utspillet er fritt, men § 16D kan fortsatt binde makker.
clause-2007-26A2 = Den tilbaketrukne meldingen gjaldt bare bestemte farger, minst én aldri vist lovlig: første gang makker har utspillet, kan spillefører forlange en slik, eller forby én så lenge utspillet beholdes.
clause-2007-26B = Meldingen gjaldt noe mer eller annet enn bestemte farger, eller var en dobling utenfor tur: første gang makker har utspillet, kan spillefører forby én valgfri farge så lenge utspillet beholdes.

## § 27

clause-2017-27A1 = VM kan godta det utilstrekkelige budet, og melder VM, er det godtatt: det blir stående, alle kan melde fritt, og neste bud trenger bare å gå over det.
clause-2017-27A2 = Det utilstrekkelige budet var også utenfor tur: § 31 dekker begge feilene.
clause-2017-27B = VM godtar ikke: det utilstrekkelige budet tas bort, og den feilende må avgi en lovlig melding i stedet. Valget avgjør følgene.
clause-2017-27B1a = Den feilende retter til det laveste tilstrekkelige budet som viser samme benevnelse, naturlig eller ikke: meldingene fortsetter, makker kan melde fritt, og utspillet er fritt.
clause-2017-27B1b = Den feilende retter til en sammenlignbar melding, uansett hvilken: meldingene fortsetter, makker kan melde fritt, og utspillet er fritt.
clause-2017-27B2 = Et annet tilstrekkelig bud, eller pass, i stedet for det utilstrekkelige: makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.
clause-2017-27B3 = Dobling eller redobling i stedet annulleres, om ikke B1(b) slipper den gjennom: den feilende må avgi et tilstrekkelig bud eller passe, og makker må passe resten av meldingsforløpet.
clause-2017-27B4 = Et nytt utilstrekkelig bud i stedet: VM kan godta det. Hvis ikke, annulleres det, den feilende må avgi et tilstrekkelig bud eller passe, og makker må passe resten av forløpet.
clause-2017-27C = Den feilende rettet budet før TL hadde avgjort saken: VM kan fortsatt godta det første budet. Hvis ikke, er rettelsen den feilendes valg, med følger etter B.
clause-2017-27D = Budet ble rettet uten følger: var det til hjelp, kunne resultatet uten det godt ha blitt et annet, og tapte motparten på det, justerer TL resultatet.
clause-2007-27A1 = { clause-2017-27A1 }
clause-2007-27A2 = { clause-2017-27A2 }
clause-2007-27B = { clause-2017-27B }
clause-2007-27B1a = Den feilende retter til det laveste tilstrekkelige budet i samme benevnelse, og begge bud er utvilsomt ikke kunstige: meldingene fortsetter, og makker kan melde fritt.
clause-2007-27B1b = Den feilende retter til en melding som betyr det samme, eller noe mer nøyaktig som ligger helt innenfor: meldingene fortsetter, og makker kan melde fritt.
clause-2007-27B2 = { clause-2017-27B2 }
clause-2007-27B3 = { clause-2017-27B3 }
clause-2007-27B4 = { clause-2017-27B4 }
clause-2007-27C = { clause-2017-27C }
clause-2007-27D = { clause-2017-27D }

## § 28

clause-2017-28A = En spiller melder på HMs tur, og HM måtte passe uansett: meldingen er i tur, og ingenting er galt.
clause-2017-28B = En motstander meldte utenfor tur, og den som var i tur, meldte før TL avgjorde saken: meldingen utenfor tur regnes som ikke avgitt. Utspillet er fritt, men siden får ikke bruke den.
clause-2007-28A = { clause-2017-28A }
clause-2007-28B = En motstander meldte utenfor tur, og den som var i tur, meldte før TL avgjorde saken: meldingen utenfor tur regnes som ikke avgitt og er uten følger, men siden får ikke bruke den.

## § 29

clause-2017-29A = VM kan melde over en melding utenfor tur, og da er den godtatt. Den blir stående uten følger, og den som ble hoppet over, mister turen.
clause-2017-29B = VM godtar ikke: meldingen utenfor tur annulleres, og den som var i tur, melder. § 30 til § 32 sier hva det fører til.
clause-2017-29C = Meldingen utenfor tur var kunstig: se på benevnelsene den viste, ikke på den som ble nevnt.
clause-2007-29A = { clause-2017-29A }
clause-2007-29B = { clause-2017-29B }
clause-2007-29C = { clause-2017-29C }

## § 30

clause-2017-30A = Pass på HMs tur: den feilende må passe når turen kommer, uansett hva HM gjør. Makker kan melde fritt, og det er alt.
clause-2017-30B1a = Pass på makkers tur, eller på VMs tur av en som ikke hadde meldt før: makker kan avgi en hvilken som helst lovlig melding, men får ikke bruke det passen fortalte.
clause-2017-30B1bi = Etter pass på makkers eller VMs tur avgir den feilende en sammenlignbar melding i tur: ingenting mer følger, bortsett fra eventuelt § 23C.
clause-2017-30B1bii = Etter pass på makkers eller VMs tur er den feilendes melding i tur ikke sammenlignbar: makker må passe neste gang turen kommer, og § 26 kan gi utspillsrestriksjon.
clause-2017-30B2 = Pass på VMs tur av en som har meldt før: det er en endring av den meldingen, så § 25 gjelder.
clause-2017-30C = Passen utenfor tur var kunstig, eller en pass på en kunstig melding fra makker: behandle den som et bud, etter § 31.
clause-2007-30A = Pass utenfor tur før noen har avgitt et bud: den feilende må passe neste gang turen kommer. Makker kan melde fritt, men får ikke bruke passen.
clause-2007-30B1 = Pass på HMs tur etter et bud: den feilende må passe neste gang turen kommer, og makker kan melde fritt.
clause-2007-30B2a = Pass på makkers tur etter et bud: den feilende må passe resten av meldingsforløpet.
clause-2007-30B2b = Pass på makkers tur etter et bud: makker kan by eller passe der, men ikke doble eller redoble. § 23 kan følge.
clause-2007-30B3 = Pass på VMs tur, etter et bud, av en som har meldt før: det er en endring av den meldingen, så § 25 gjelder.
clause-2007-30C = { clause-2017-30C }

## § 31

clause-2017-31A1 = Bud på HMs tur, og HM passer nå: den feilende må gjenta meldingen. Er den lovlig, følger ingenting mer.
clause-2017-31A2a = Bud på HMs tur der HM nå byr, dobler eller redobler, eller et bud etter 31B2: er den feilendes nye melding sammenlignbar, følger ingenting mer, bortsett fra eventuelt § 23C.
clause-2017-31A2b = Bud på HMs tur der HM nå byr, dobler eller redobler, eller et bud etter 31B2: er den nye meldingen ikke sammenlignbar, må makker passe neste gang turen kommer, og § 26 kan gi utspillsrestriksjon.
clause-2017-31B1 = Bud på makkers tur, eller på VMs tur av en som ikke hadde meldt før: makker kan avgi en hvilken som helst lovlig melding, men får ikke bruke det budet fortalte.
clause-2017-31B2 = Etter bud på makkers eller VMs tur melder den feilende fritt i tur. En sammenlignbar melding er uten følger; etter alle andre må makker passe én gang, og § 26 kan begrense utspillet.
clause-2017-31C = Bud på VMs tur av en som har meldt før: det er en endring av den meldingen, så § 25 gjelder.
clause-2007-31A1 = { clause-2017-31A1 }
clause-2007-31A2a = Bud på HMs tur, HM byr, dobler eller redobler nå, og den feilende byr samme benevnelse på et hvilket som helst trinn: makker må passe neste gang turen kommer.
clause-2007-31A2b = Bud på HMs tur, HM byr, dobler eller redobler nå, og den feilende melder noe annet: makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.
clause-2007-31B = Bud på makkers tur, eller på VMs tur av en som ikke hadde meldt før: den feilende melder fritt i tur, men makker må fra nå passe resten av forløpet, og § 26 kan gi utspillsrestriksjon.

## § 32

clause-2017-32A1 = Dobling eller redobling på HMs tur, og HM passer nå: den feilende må gjenta den, og ingenting mer følger.
clause-2017-32A2a = Dobling eller redobling på HMs tur der HM nå ikke passer, eller en etter 32B2: er den feilendes nye melding sammenlignbar, følger ingenting mer, bortsett fra eventuelt § 23C.
clause-2017-32A2b = Dobling eller redobling på HMs tur der HM nå ikke passer, eller en etter 32B2: er den nye meldingen ikke sammenlignbar, må makker passe neste gang turen kommer, og § 26 kan gi utspillsrestriksjon.
clause-2017-32B1 = Dobling eller redobling på makkers tur: makker kan avgi en hvilken som helst lovlig melding, men får ikke bruke det den fortalte.
clause-2017-32B2 = Etter dobling eller redobling på makkers tur melder den feilende fritt i tur. En sammenlignbar melding er uten følger; etter alle andre må makker passe én gang, og § 26 kan begrense utspillet.
clause-2017-32C = Dobling eller redobling på VMs tur av en som har meldt før: det er en endring av den meldingen, så § 25 gjelder.
clause-2007-32A = Dobling eller redobling på makkers tur: makker må passe resten av meldingsforløpet, og § 26 kan gi utspillsrestriksjon.
clause-2007-32B1 = { clause-2017-32A1 }
clause-2007-32B2 = Dobling eller redobling på HMs tur, og HM byr, dobler eller redobler nå: den feilende melder fritt, men makker må passe resten av forløpet, og § 26 kan gi utspillsrestriksjon.

## § 33 og § 34

clause-2017-33 = To meldinger på én gang: den fra spilleren i tur kom først. Den andre kom etter, og bedømmes slik.
clause-2017-34 = Tre passer på rad etter en melding, og ikke alle i tur: se om noen ble hoppet over. I så fall går meldingene tilbake til den spilleren.
clause-2007-33 = { clause-2017-33 }
clause-2007-34 = { clause-2017-34 }

## § 36

clause-2017-36A = VM har meldt over en dobling § 19 forbyr: den og alt etter den tas bort, og den som var i tur, melder som om ingenting var hendt. Utspillet er fritt.
clause-2017-36B = VM har ikke meldt over doblingen § 19 forbyr: den tas bort, den feilende velger på nytt, og makker må passe.
clause-2017-36B1 = En dobling eller redobling § 19 forbyr, kan aldri bli stående: den tas bort.
clause-2017-36B2 = I stedet for den forbudte doblingen kan den feilende melde hva som helst lovlig; makker må passe resten av meldingsforløpet.
clause-2017-36B3 = Etter den forbudte doblingen kan § 26 gi utspillsrestriksjon, og resultatet kan justeres hvis den feilende kunne ha visst hva makkers pass ville føre til.
clause-2017-36B4 = Den forbudte doblingen var også utenfor tur: den som var i tur, melder, den feilende melder fritt i sin tur, og makker må passe resten av meldingsforløpet.
clause-2017-36C = Den forbudte doblingen ble oppdaget først etter at åpningsutspillet var vendt opp: kontrakten scores uten den.
clause-2007-36A = { clause-2017-36A }
clause-2007-36B = { clause-2017-36B }
clause-2007-36B1 = { clause-2017-36B1 }
clause-2007-36B2 = { clause-2017-36B2 }
clause-2007-36B3 = { clause-2017-36B3 }
clause-2007-36B4 = { clause-2017-36B4 }

## § 37

clause-2017-37A = VM har meldt over et bud, en dobling eller en redobling fra en som måtte passe: den blir stående med alt etter, og utspillet er fritt. Den som måtte passe hele veien, må det fortsatt.
clause-2017-37B = VM har ikke meldt over et bud, en dobling eller en redobling fra en som måtte passe: pass settes i stedet, og begge på siden må passe.
clause-2017-37B1 = Den som må passe, kan ikke by, doble eller redoble: meldingen tas bort.
clause-2017-37B2 = Pass settes i stedet, og begge på siden må passe resten av meldingsforløpet. § 26 kan gi utspillsrestriksjon, og resultatet kan justeres.
clause-2007-37A = { clause-2017-37A }
clause-2007-37B = { clause-2017-37B }
clause-2007-37B1 = { clause-2017-37B1 }
clause-2007-37B2 = { clause-2017-37B2 }

## § 38

clause-2017-38A = Ingen spiller noen gang en kontrakt over sju, uansett hvem som slapp den gjennom.
clause-2017-38B = Et bud over sju tas bort, og alt som er meldt etter det, går samme vei.
clause-2017-38C = Pass settes i stedet for budet over sju. Fortsetter meldingene, må begge på siden passe resten av forløpet.
clause-2017-38D = Etter et bud over sju kan § 26 gi utspillsrestriksjon, og resultatet kan justeres; men ingen av delene når VM har meldt over det.
clause-2007-38A = { clause-2017-38A }
clause-2007-38B = { clause-2017-38B }
clause-2007-38C = { clause-2017-38C }
clause-2007-38D = { clause-2017-38D }

## § 39

clause-2017-39A = Meldingsforløpet var slutt: ingen melding etter avsluttende pass teller.
clause-2017-39B = En motspillers pass etter slutt, eller noe fra spilleførers side, eller noe VM har meldt over: det annulleres, og det er alt.
clause-2017-39C = En motspiller byr, dobler eller redobler etter slutt, og VM har ikke meldt over det: § 26 kan gi makker utspillsrestriksjon.
clause-2007-39A = { clause-2017-39A }
clause-2007-39B = { clause-2017-39B }
clause-2007-39C = { clause-2017-39C }
