### Meldinger utenfor tur (§ 28 til § 34): hva nå, hvem som velger, og hva det fører til.
### $offender, $partner, $lho, $seat (plasser); $side (feilende side); $call, $replacement (meldinger)

## Første linje

# Spillere. Det var $seat som skulle melde. Eksempel: V:1S
rotation-open = { bridge-offender }s { $call } er utenfor tur: det var { bridge-seat } som var i tur. Tilkall TL; ingen melder før { bridge-lho } har valgt, og ingen sier hva som var ment.
# TL. Det samme.
rotation-open-director = { bridge-offender }s { $call } er utenfor tur: det var { bridge-seat } som var i tur. Forklar alle valgene først; så velger { bridge-lho }.
# Alle. VM godtok ikke, og andre melder før den feilende. $seat skal melde
rotation-declined = { bridge-offender }s { $call } er ikke godtatt og er annullert. { bridge-seat } er i tur.
# Alle. Den feilende er selv i tur.
rotation-choose = { bridge-offender } kan nå avgi en hvilken som helst lovlig melding; følgene står nedenfor. Meldingen utenfor tur ({ $call }) er annullert.
# Alle. Det samme, når den feilende må passe av en annen grunn.
rotation-pass-now = { bridge-offender } må passe. Meldingen utenfor tur ({ $call }) er annullert.
# Meldingen den feilende avga i tur, i de to linjene nedenfor.
rotation-since = { bridge-offender } { $replacement ->
    [pass] passet deretter
    [dobling] doblet deretter
    [redobling] redoblet deretter
   *[other] meldte deretter { $replacement }
}
# Spillere. TL må finne ut om budet den feilende avga i tur, gjentar benevnelsen (2007 § 31A2).
rotation-repeats = { bridge-offender }s { $call } utenfor tur ble annullert, og { rotation-since }. Tilkall TL nå: er det nye budet i den benevnelsen som { $call } viste?
# TL. Det samme.
rotation-repeats-director = { bridge-offender }s { $call } utenfor tur ble annullert, og { rotation-since }. Avgjør: er det nye budet i den benevnelsen som { $call } viste?
# Overskrift: 2007 § 31A2.
rotation-repeats-heading = TL avgjør: er { $replacement } i den benevnelsen som { $call } viste?
# Spillere. TL må vurdere meldingen den feilende avga i tur (2017).
rotation-comparable = { bridge-offender }s { $call } utenfor tur ble annullert, og { rotation-since }. Tilkall TL nå: er den nye meldingen sammenlignbar med den annullerte?
# TL. Det samme.
rotation-comparable-director = { bridge-offender }s { $call } utenfor tur ble annullert, og { rotation-since }. Avgjør: er den nye meldingen sammenlignbar med den annullerte?
# Spillere. VM har meldt, og det var VM som var i tur (§ 28B eller § 29A).
rotation-which = { bridge-lho } har meldt. Tilkall TL nå: var det en melding i egen tur, eller ble { $the-call } godtatt?
# TL. Det samme.
rotation-which-director = { bridge-lho } har meldt. Avgjør: var det en melding i egen tur, eller ble { $the-call } godtatt?
# Spillere. Passen som ikke ble godtatt, ville vært den tredje (§ 17D3 eller § 30A).
rotation-third-pass = { bridge-offender }s pass utenfor tur er annullert. Tilkall TL nå: TL avgjør hvilken av to paragrafer som gjelder.
# TL. Det samme.
rotation-third-pass-director = { bridge-offender }s pass utenfor tur er annullert. To paragrafer kan gjelde: avgjør hvilken.
# Alle. VM har sagt ja. $number (hvor mye som binder noen fra før)
rotation-accepted = { $number ->
    [0] { bridge-lho } har godtatt { bridge-offender }s { $call } utenfor tur. Meldingen blir stående, og det blir ingen restriksjoner.
   *[other] { bridge-lho } har godtatt { bridge-offender }s { $call } utenfor tur. Meldingen blir stående, og det følger ingen nye restriksjoner.
}
# Alle. VM meldte videre. $number (hvor mye som binder noen fra før)
rotation-accepted-by-call = { $number ->
    [0] { bridge-lho } har meldt over { bridge-offender }s { $call } utenfor tur, og da er meldingen godtatt. Den blir stående, og det blir ingen restriksjoner.
   *[other] { bridge-lho } har meldt over { bridge-offender }s { $call } utenfor tur, og da er meldingen godtatt. Den blir stående, og det følger ingen nye restriksjoner.
}
# Alle. De samme to, når $offender ennå ikke hadde erstattet et utilstrekkelig bud, $first, og har mistet den turen.
rotation-accepted-unreplaced = { bridge-lho } har godtatt { bridge-seat }s { $call } utenfor tur. Meldingen blir stående, og { bridge-offender }s { $first } blir ikke erstattet.
# Det samme, når VM meldte over den.
rotation-accepted-by-call-unreplaced = { bridge-lho } har meldt over { bridge-seat }s { $call } utenfor tur, og da er meldingen godtatt. Den blir stående, og { bridge-offender }s { $first } blir ikke erstattet.
# Alle. Det samme, når én pass til ville gi tre: det er ikke sikkert at den blir stående.
rotation-accepted-third = { bridge-lho } har godtatt { bridge-offender }s { $call } utenfor tur og skal nå melde.
# Det den feilende må gjøre etter § 31A1 og § 32, etter «må» i linjene nedenfor.
rotation-again = gjenta { $the-call }
# Alle. § 31A1, § 32: $seat har passet. $number (hvor mye som binder noen fra før)
rotation-repeat-now = { $number ->
    [0] { bridge-seat } har passet, så { bridge-offender } må { rotation-again }, og det blir ingen restriksjoner.
   *[other] { bridge-seat } har passet, så { bridge-offender } må { rotation-again }, og det følger ingen nye restriksjoner.
}
# Alle. Det samme, når den feilende har avgitt en annen melding. $number (hvor mye som binder noen fra før)
rotation-repeat-instead = { $number ->
    [0] { bridge-seat } har passet, så { bridge-offender } må { rotation-again }: { $the-replacement } er ikke tillatt. Det blir ingen restriksjoner.
   *[other] { bridge-seat } har passet, så { bridge-offender } må { rotation-again }: { $the-replacement } er ikke tillatt. Det følger ingen nye restriksjoner.
}
# Alle. Det samme, når meldingen da er et utilstrekkelig bud (§ 27A2).
rotation-repeat-insufficient = { bridge-seat } har passet, så { bridge-offender } må { rotation-again }. Budet er da utilstrekkelig, og § 27 gjelder: { bridge-lho } kan godta det, ellers må { bridge-offender } rette det.
# Alle. Det samme, gjort. $number (hvor mye som binder noen fra før)
rotation-repeated = { $number ->
    [0] { bridge-offender } har gjentatt { $the-call }. Meldingsforløpet fortsetter, og det blir ingen restriksjoner.
   *[other] { bridge-offender } har gjentatt { $the-call }. Meldingsforløpet fortsetter, og det følger ingen nye restriksjoner.
}
# Alle. § 31A1, § 32: en annen melding ble avgitt i stedet for den som skulle gjentas, og VM meldte over den.
rotation-not-repeated = { bridge-lho } har meldt over { bridge-offender }s { $replacement }, så den meldingen blir stående, og { bridge-offender } skal ikke lenger gjenta { $the-call }.
# Alle. § 31A1, § 32: turen der meldingen skulle gjentas, er forbi.
rotation-turn-gone = { bridge-offender } har mistet turen, så { $the-call } skal ikke lenger gjentas.
# Alle. § 30: en pass utenfor tur.
rotation-offender-once = { bridge-offender }s pass utenfor tur er annullert, og { bridge-offender } må passe neste gang { bridge-offender } er i tur.
# Alle. Det samme, når den feilende er i tur nå.
rotation-offender-now = { bridge-offender }s pass utenfor tur er annullert, og { bridge-offender } må passe nå.
# Alle. 2007 § 30B2: en pass utenfor tur.
rotation-offender-throughout = { bridge-offender }s pass utenfor tur er annullert, og { bridge-offender } må passe resten av meldingsforløpet.
# Alle. Makker må passe.
rotation-barred = { bridge-partner } må passe resten av meldingsforløpet, fordi { bridge-offender }s { $call } var utenfor tur.
# Alle. Makker må passe én gang.
rotation-barred-once = { bridge-partner } må passe neste gang { bridge-partner } er i tur, fordi { bridge-offender }s { $call } var utenfor tur.
# Alle. Det samme, når makker er i tur nå.
rotation-barred-now = { bridge-partner } må passe nå, fordi { bridge-offender }s { $call } var utenfor tur.
# Alle. Meldingen i tur er sammenlignbar (2017). $number (hvor mye som binder noen fra før)
rotation-free = { $number ->
    [0] { bridge-offender }s nye melding ({ $replacement }) er sammenlignbar med den annullerte ({ $call }). Meldingsforløpet fortsetter, og det blir ingen restriksjoner.
   *[other] { bridge-offender }s nye melding ({ $replacement }) er sammenlignbar med den annullerte ({ $call }). Meldingsforløpet fortsetter, og det følger ingen nye restriksjoner.
}
# Alle. § 28A: $seat måtte passe.
rotation-in-turn = { bridge-seat } måtte passe uansett, så { bridge-offender }s { $call } regnes som avgitt i tur. Meldingsforløpet fortsetter.
# Alle. § 28B: $seat meldte først.
rotation-turn-taken = { bridge-seat } meldte i tur før TL hadde avgjort saken, så { bridge-offender }s { $call } utenfor tur regnes som ikke avgitt. Meldingsforløpet fortsetter.
# Alle. § 33
rotation-second = Når to melder samtidig, regnes meldingen fra spilleren i tur som den første. { bridge-offender }s { $call } er den andre.
# Alle. § 34: $seat mistet turen.
rotation-not-over = { bridge-offender }s pass var utenfor tur, så meldingsforløpet er ikke over. { bridge-seat }, som ble hoppet over, er i tur.
# Etter den: $seat har passet, og ingen sier at TL hadde avgjort saken. `avgjort` skrives.
rotation-pass-before-ruling = { bridge-seat } passet før TL hadde avgjort saken, så også den passen er annullert. Hadde TL avgjort saken, så skriv `avgjort` foran passen.
# Alle. Det samme når $seat har meldt siden.
rotation-not-over-since = { bridge-offender }s pass var utenfor tur, så meldingsforløpet var ikke over. Det gikk tilbake til { bridge-seat }, som hadde mistet en tur og har meldt siden.

## VMs valg

# Under overskriften. § 27A2
rotation-also-insufficient = { $call } er også utilstrekkelig. Én avgjørelse dekker begge deler (§ 27A2); blir budet godtatt, trenger senere bud bare å være høyere enn { $call }.
# Under overskriften. Den feilende endret $call til $the-replacement.
rotation-second-withdrawn = Melder { bridge-lho }, er { $the-call } godtatt, med mindre { bridge-lho } sier at meldingen er avgitt over { $the-replacement } (§ 25B1). { bridge-partner } får ikke bruke meldingen som faller bort.
# Det samme, når $lho selv er i tur.
rotation-second-withdrawn-own = { bridge-lho } er selv i tur og må si om meldingen godtar { $the-call }, er avgitt over { $the-replacement } (§ 25B1) eller bare er avgitt i egen tur (§ 28B). { bridge-partner } får ikke bruke meldinger som faller bort.
# Ved «Godta»: den første av to meldinger utenfor tur. $number (hvor mye som binder noen fra før)
rotation-accept-first = { $number ->
    [0] { $the-call } blir stående som om den var avgitt i tur, og det blir ingen restriksjoner.
   *[other] { $the-call } blir stående som om den var avgitt i tur, og det følger ingen nye restriksjoner.
}
# Det samme; følgene av en annen uregelmessighet kommer etter.
rotation-accept-first-only = { $the-call } blir stående som om den var avgitt i tur.
# Ved «Meldt over 2S»: VM melder over den andre av to meldinger utenfor tur (§ 25B1). $edition (2007 eller 2017)
rotation-accept-second = { $edition ->
    [2007] { $the-replacement } blir stående. Blir { bridge-side } motspillere, kan det bli en restriksjon på { bridge-partner }s første utspill.
   *[2017] { $the-replacement } blir stående. Er de to meldingene ikke sammenlignbare, og blir { bridge-side } motspillere, kan spillefører begrense { bridge-partner }s første utspill.
}
# Under overskriften: makker har meldt før VM valgte. $call er makkers
rotation-partner-stands = { bridge-partner }s { $call } blir stående hvis { bridge-lho } ikke godtar; godtar { bridge-lho }, blir meldingen trukket tilbake, og { bridge-offender } får ikke bruke den.
# Det samme.
rotation-partner-goes = { bridge-partner }s { $call } teller ikke, uansett hva { bridge-lho } velger.
# Det samme, når det ikke er sikkert at meldingen blir stående om den første ikke godtas: det neste avsnittet sier det.
rotation-partner-counts = { bridge-partner }s { $call } teller bare hvis { bridge-lho } ikke godtar; godtar { bridge-lho }, blir den trukket tilbake, og { bridge-offender } får ikke bruke den.
# Ved «Godta». $number (hvor mye som binder noen fra før)
rotation-accept = { $number ->
    [0] Meldingen blir stående, og det blir ingen restriksjoner. Melder { bridge-lho }, er den godtatt.
   *[other] Meldingen blir stående, og det følger ingen nye restriksjoner. Melder { bridge-lho }, er den godtatt.
}
# Ved «Godta». $seat blir hoppet over. $number (hvor mye som binder noen fra før)
rotation-accept-one = { $number ->
    [0] Meldingen blir stående, { bridge-seat } mister turen, og det blir ingen restriksjoner. Melder { bridge-lho }, er den godtatt.
   *[other] Meldingen blir stående, { bridge-seat } mister turen, og det følger ingen nye restriksjoner. Melder { bridge-lho }, er den godtatt.
}
# Ved «Godta». $partner og $seat blir hoppet over. $number (hvor mye som binder noen fra før)
rotation-accept-two = { $number ->
    [0] Meldingen blir stående, { bridge-partner } og { bridge-seat } mister turen, og det blir ingen restriksjoner. Melder { bridge-lho }, er den godtatt.
   *[other] Meldingen blir stående, { bridge-partner } og { bridge-seat } mister turen, og det følger ingen nye restriksjoner. Melder { bridge-lho }, er den godtatt.
}
# Ved «Godta», når det følger mer, som sies etterpå. $seat, eller $partner og $seat, blir hoppet over; eller ingen.
rotation-accept-only = Meldingen blir stående. Melder { bridge-lho }, er den godtatt.
# Det samme.
rotation-accept-only-one = Meldingen blir stående, og { bridge-seat } mister turen. Melder { bridge-lho }, er den godtatt.
# Det samme.
rotation-accept-only-two = Meldingen blir stående, og { bridge-partner } og { bridge-seat } mister turen. Melder { bridge-lho }, er den godtatt.
# Det samme, når VM selv var i tur.
rotation-accept-only-own = Meldingen blir stående. For å godta den må { bridge-lho } si det før { bridge-lho } selv melder.
# Etter det: $offender har ingen tur igjen til å erstatte et utilstrekkelig bud, $call. Det neste sier hva som følger av budet
rotation-accept-unreplaced = { bridge-offender }s { $call } blir da ikke erstattet.
# Ved «Godta», når VM selv var i tur. $number (hvor mye som binder noen fra før)
rotation-accept-own = { $number ->
    [0] Meldingen blir stående, og det blir ingen restriksjoner. For å godta den må { bridge-lho } si det før { bridge-lho } selv melder.
   *[other] Meldingen blir stående, og det følger ingen nye restriksjoner. For å godta den må { bridge-lho } si det før { bridge-lho } selv melder.
}
# Ved «Godta», når VMs pass ville gjøre det til tre etter en melding (§ 17D3, 2007: § 17E2). $seat blir hoppet over
rotation-accept-third = Passer { bridge-lho }, går turen tilbake til { bridge-seat }, og både den passen og passen utenfor tur blir annullert. Melder { bridge-lho } noe annet, blir passen stående, og { bridge-seat } mister turen.
# Det samme, når to spillere blir hoppet over: $partner, og $seat etter dem.
rotation-accept-third-of-two = Passer { bridge-lho }, går turen tilbake til { bridge-partner }, og både den passen og passen utenfor tur blir annullert. Melder { bridge-lho } noe annet, blir passen stående, og { bridge-partner } og { bridge-seat } mister turen.
# Det samme, når en tidligere pass utenfor tur er godtatt: $seat mistet turen ved den.
rotation-accept-third-all = Passer { bridge-lho }, går turen tilbake til { bridge-seat }, som mistet turen tidligere, og alle passene etter det blir annullert. Melder { bridge-lho } noe annet, blir passen stående.
# Det samme, når VM må passe av en annen grunn.
rotation-accept-third-barred = { bridge-lho } må passe, så turen går tilbake til { bridge-seat }, og både den passen og passen utenfor tur blir annullert.
# Det samme, når en tidligere pass utenfor tur er godtatt: $seat mistet turen ved den.
rotation-accept-third-all-barred = { bridge-lho } må passe, så turen går tilbake til { bridge-seat }, som mistet turen tidligere, og alle passene etter det blir annullert.
# Ved «Godta ikke», etter det: passen som ikke godtas, var den tredje (§ 30A eller § 17D3; 2007: § 30B1 eller § 17E2).
rotation-third-decides = Noen turneringsledere følger en annen paragraf her, så TL avgjør hva som følger.
# Ved «Godta ikke», der det avslutter meldingsforløpet; kontrakten følger etter
rotation-cancelled = Meldingen blir annullert.
# Ved «Ikke godta». $seat skal melde; følgene kommer etter
rotation-back = Meldingen blir annullert, og { bridge-seat } er i tur.
# Ved «Ikke godta». $seat skal melde. $number (hvor mye som binder noen fra før)
rotation-back-depends = { $number ->
    [0] Meldingen blir annullert, og { bridge-seat } er i tur. Passer { bridge-seat }, må { bridge-offender } gjenta meldingen, og det blir ingen restriksjoner.
   *[other] Meldingen blir annullert, og { bridge-seat } er i tur. Passer { bridge-seat }, må { bridge-offender } gjenta meldingen, og det følger ingen nye restriksjoner.
}
# Ved «Ikke godta», når passen til $seat avslutter meldingsforløpet.
rotation-back-pass-ends = Meldingen blir annullert, og { bridge-seat } er i tur. Passer { bridge-seat }, er meldingsforløpet slutt, og { bridge-offender } skal ikke melde mer.
# Ved «Ikke godta», når det gjentatte budet er utilstrekkelig (§ 27A2). $seat skal melde
rotation-back-insufficient = Meldingen blir annullert, og { bridge-seat } er i tur. Passer { bridge-seat }, må { bridge-offender } { rotation-again }. Budet er da utilstrekkelig, og § 27 gjelder: { bridge-lho } kan godta det, ellers må { bridge-offender } rette det.

## Når meldingen ikke er godtatt

# Overskrift. $seat skal melde
rotation-if-passes = Hvis { bridge-seat } passer
# Under «Hvis … passer», når passen avslutter meldingsforløpet.
rotation-pass-ends = Meldingsforløpet er slutt, og { bridge-offender } skal ikke melde mer.
# Under den overskriften. $number (hvor mye som binder noen fra før)
rotation-must-repeat = { $number ->
    [0] { bridge-offender } må { rotation-again }, og det blir ingen restriksjoner.
   *[other] { bridge-offender } må { rotation-again }, og det følger ingen nye restriksjoner.
}
# Det samme, når meldingen da er et utilstrekkelig bud (§ 27A2).
rotation-must-repeat-insufficient = { bridge-offender } må { rotation-again }. Budet er da utilstrekkelig, og § 27 gjelder: { bridge-lho } kan godta det, ellers må { bridge-offender } rette det.
# Overskrift.
rotation-if-acts = Hvis { bridge-seat } byr, dobler eller redobler, velger { bridge-offender }
# Overskrift: det samme, når den feilende da er pålagt å passe.
rotation-if-acts-only = Hvis { bridge-seat } byr, dobler eller redobler
# Overskrift: andre melder før den feilende.
rotation-later = { bridge-offender } velger når turen kommer
# Det samme, når en annen uregelmessighet kan gjøre at den feilende må passe.
rotation-later-unless-barred = Hvis { bridge-offender } ikke er pålagt å passe, velger { bridge-offender } når turen kommer
# Overskrift: den feilende må passe uansett.
rotation-later-pass = Når { bridge-offender } har passet
# Overskrift: det samme, når en sammenlignbar melding ville ha færre følger (2017).
rotation-pass-comparable = { bridge-offender } må passe. TL avgjør: er passen sammenlignbar med den annullerte meldingen?
# Under den overskriften.
rotation-not-use = Inntil da kan { bridge-partner } avgi en hvilken som helst lovlig melding, men ikke bruke informasjonen fra den annullerte meldingen.
# Under den overskriften, når makker har meldt.
rotation-not-use-since = { bridge-partner } får ikke bruke informasjonen fra den annullerte meldingen.
# Stikkord (2007 § 31A2(a)).
rotation-same-denomination = Et bud i samme benevnelse som { $call }
# Stikkord (2007 § 31A2(a) med § 29C): meldingen var kunstig, og ingen vet hva den viste.
rotation-denomination-shown = Et bud i den benevnelsen som { $call } viste
# 2007 § 30B2(b).
rotation-no-double = Neste gang { bridge-seat } er i tur, kan { bridge-seat } by eller passe, men ikke doble eller redoble.
# Det samme, når spilleren er i tur.
rotation-no-double-now = { bridge-seat } kan by eller passe, men ikke doble eller redoble, fordi makker passet utenfor tur (§ 30B2(b)).
# Overskrift: § 28B eller § 29A.
rotation-which-heading = TL avgjør: mente { bridge-lho } å godta { $the-call }, og ikke bare å melde i egen tur?
# Ved «Hvis nei» (§ 28B).
rotation-not-made = { $the-call } regnes som ikke avgitt, { bridge-lho }s melding blir stående, og { bridge-side } får ikke bruke informasjonen fra { $the-call }.
# Ved «Hvis ja» (§ 29A). $number (hvor mye som binder noen fra før)
rotation-stands = { $number ->
    [0] { $the-call } blir stående, og det blir ingen restriksjoner.
   *[other] { $the-call } blir stående, og det følger ingen nye restriksjoner.
}
# Ved «Hvis ja» (§ 29A), når VMs bud ($replacement) ikke er høyt nok over det.
rotation-stands-insufficient = { $the-call } blir stående, og { bridge-lho }s { $replacement } er da utilstrekkelig: § 27 gjelder.
# Overskrift: § 17D3 eller § 30A (2007: § 17E2 eller § 30B1).
rotation-third-pass-heading = TL avgjør hvilken paragraf som gjelder
# Stikkord. $clauses (liste)
rotation-law = { $clauses }
# Ved det. $seat mistet turen. $number (hvor mye som binder noen fra før)
rotation-goes-back = { $number ->
    [0] Meldingsforløpet går tilbake til { bridge-seat }, som mistet en tur, og det blir ingen restriksjoner.
   *[other] Meldingsforløpet går tilbake til { bridge-seat }, som mistet en tur, og det følger ingen nye restriksjoner.
}
# Ved det, når $seat har meldt siden.
rotation-went-back = Meldingsforløpet gikk tilbake til { bridge-seat }, som hadde mistet en tur og har meldt siden.

## TL

# Et punkt.
rotation-step-meaning = Ta { bridge-offender } med bort fra bordet. Hva skulle { $the-call } vise? Det kan avgjøre følgene.
# Et punkt. $seat er VMs makker
rotation-step-explain = Ved bordet: forklar valgene og følgene nedenfor for alle fire før { bridge-lho } velger (§ 10C1). { bridge-lho } velger uten å rådføre seg med { bridge-seat } (§ 10C2).
# Et punkt. $seat skal melde hvis VM ikke godtar
rotation-step-back = Godtas meldingen ikke, er { bridge-seat } i tur. Minn { bridge-partner } på ikke å bruke informasjonen fra den annullerte meldingen.
# Det samme, når makker må passe (2007).
rotation-step-back-barred = Godtas meldingen ikke, må { bridge-partner } passe resten av meldingsforløpet.
# Et punkt. $seat skal melde
rotation-step-goes-back = Si til alle fire: { bridge-seat } er i tur, og meldingen utenfor tur er annullert. { bridge-partner } får ikke bruke informasjonen fra den.
# Det samme, når makker må passe (2007). $number (hvor mange utspill som kan få restriksjoner)
rotation-step-goes-back-barred = { $number ->
    [0] Si til alle fire: meldingen utenfor tur er annullert, og { bridge-seat } er i tur. { bridge-partner } må passe resten av meldingsforløpet.
   *[other] Si til alle fire: meldingen utenfor tur er annullert, og { bridge-seat } er i tur. { bridge-partner } må passe resten av meldingsforløpet. Be spillefører tilkalle deg før { bridge-partner } første gang spiller ut.
}
# Et punkt. $edition (2007 eller 2017)
rotation-step-comparable = { $edition ->
    [2007] Si til { bridge-offender } hva hver slags melding fører til. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som lar { bridge-partner } melde fritt. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# Det samme, når makker må passe på grunn av en annen feil.
rotation-step-comparable-barred = { $edition ->
    [2007] Si til { bridge-offender } hva hver slags melding fører til. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, at en { -comparable-call } ikke gir flere restriksjoner ({ bridge-partner } må passe uansett). Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# Et punkt.
rotation-step-third-pass = Bestem hvilken paragraf du følger, og si det til alle fire: lovteksten lar det stå åpent.
# Et punkt.
rotation-step-which = Spør { bridge-lho }, borte fra bordet, om meldingen ble avgitt over { $the-call } eller uten hensyn til den.
# Et punkt.
rotation-step-repeat = Si til alle fire: { bridge-offender } må { rotation-again }, og meldingsforløpet fortsetter som om ingenting hadde skjedd.
# Et punkt, når meldingen da er et utilstrekkelig bud (§ 27A2).
rotation-step-repeat-insufficient = Si til alle fire: { bridge-offender } må { rotation-again }. Budet er da utilstrekkelig. Bli ved bordet og følg § 27: { bridge-lho } velger først.
# Et punkt.
rotation-step-offender = Si til alle fire at passen utenfor tur er annullert, hvem som er i tur, og når { bridge-offender } må passe.
# Det samme, når makker ikke kan doble (2007).
rotation-step-offender-no-double = Si til alle fire at passen utenfor tur er annullert, hvem som er i tur, når { bridge-offender } må passe, og at { bridge-partner } ikke kan doble eller redoble neste gang turen kommer (§ 30B2(b)).
# Et punkt.
rotation-step-once = Si til alle fire: { bridge-partner } må passe én gang, neste gang { bridge-partner } er i tur. Be spillefører tilkalle deg før { bridge-partner } første gang spiller ut.
# Et spørsmål til TL.
rotation-ask-pass = Var passen kunstig, eller en pass på en kunstig melding fra makker? Da gjelder reglene for bud utenfor tur (§ 30C og § 31).
# Et spørsmål til TL.
rotation-ask-natural = Er { $call } naturlig (§ 29C)? Her er det forutsatt.
# Et spørsmål til TL.
rotation-ask-conventional = Er { $call } naturlig (§ 29C)? Her er det forutsatt at den ikke er det.
