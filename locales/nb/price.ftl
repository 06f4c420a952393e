### Følgen av hver erstatning. Stikkord, og setningene ved siden av.
### $offender, $partner, $seat (plasser); $call (melding); $calls (liste av meldinger); $edition (2007 eller 2017)

# Stikkord: meldinger med samme følge. «2♥» eller «2♠, 3♥, 4–7♥»
price-calls = { $calls }
# Stikkord: meldinger som ovenfor står som frie hvis de duger.
price-calls-otherwise = { $calls } i andre tilfeller
# Stikkord: høyere bud i samme benevnelse, og bud som de fleste spiller som konvensjoner.
price-calls-or-convention = { $calls }, eller et kunstig bud
# Stikkord: det samme, når det ikke finnes høyere bud i samme benevnelse.
price-convention = Et kunstig bud
# Ved et stikkord som nevner meldinger.
price-free-if-comparable = { $edition ->
    [2007] Ingen restriksjoner hvis TL finner at meldingen har samme betydning som { $call }, eller en mer nøyaktig; ellers som nedenfor. { bridge-offender } spør TL først, borte fra bordet.
   *[2017] Ingen restriksjoner hvis TL finner meldingen sammenlignbar; ellers som nedenfor. { bridge-offender } spør TL først, borte fra bordet.
}
# Det samme, når makker må passe på grunn av en tidligere uregelmessighet.
price-barred-if-comparable = { $edition ->
    [2007] { bridge-partner } må passe uansett; ingen { -further-rectification } hvis TL finner at meldingen har samme betydning som { $call }, eller en mer nøyaktig; ellers som nedenfor. { bridge-offender } spør TL først, borte fra bordet.
   *[2017] { bridge-partner } må passe uansett; ingen { -further-rectification } hvis TL finner meldingen sammenlignbar; ellers som nedenfor. { bridge-offender } spør TL først, borte fra bordet.
}
# Det samme, når utspillet likevel kan få en restriksjon.
price-free-auction-if-comparable = { $edition ->
    [2007] { bridge-partner } kan melde fritt hvis TL finner at meldingen har samme betydning som { $call }, eller en mer nøyaktig; ellers som nedenfor. { bridge-offender } spør TL først, borte fra bordet.
   *[2017] { bridge-partner } kan melde fritt hvis TL finner meldingen sammenlignbar; ellers som nedenfor. { bridge-offender } spør TL først, borte fra bordet.
}
# Stikkord, etter et naturlig fargebud.
price-pass-notrump-suit = Pass, grand eller en annen farge
# Stikkord, etter et naturlig bud på 1♣ eller 1♦, når grand kan være sammenlignbart.
price-pass-other-suit = Pass eller en annen farge
# Stikkord, etter et naturlig grandbud.
price-pass-suit = Pass eller et fargebud
# Stikkord: et bud som holder makker fri hvis det ikke er konvensjonelt (§ 27B1(a)). $replacement (melding), $suits (fargen), $which (made: budet er avgitt)
price-if-shows = { $which ->
    [made] Hvis { $replacement } viser { $suits }
   *[else] { $replacement }, hvis budet viser { $suits }
}
# Det samme når det tilbaketrukne budet også kan ha vært konvensjonelt. $call (det tilbaketrukne budet)
price-if-shows-too = { $which ->
    [made] Hvis { $replacement } viser { $suits } og { $call } også gjorde det
   *[else] { $replacement }, hvis budet viser { $suits } og { $call } også gjorde det
}
# Stikkord: det samme for et bud i grand.
price-if-natural = { $which ->
    [made] Hvis { $replacement } er naturlig
   *[else] { $replacement }, hvis budet er naturlig
}
# Det samme når det tilbaketrukne budet også kan ha vært konvensjonelt. $call (det tilbaketrukne budet)
price-if-natural-too = { $which ->
    [made] Hvis { $replacement } er naturlig og { $call } også var det
   *[else] { $replacement }, hvis budet er naturlig og { $call } også var det
}
# Det samme når de fleste viser fargen med et lavere bud (2017). $over (det lavere budet)
price-if-it-alone-shows = { $which ->
    [made] Hvis { $replacement } viser { $suits } og { $over } ikke ville gjort det
   *[else] { $replacement }, hvis budet viser { $suits } og { $over } ikke ville gjort det
}
# Det samme når det tilbaketrukne budet også kan ha vært konvensjonelt. $call (det tilbaketrukne budet), $over (det lavere budet)
price-if-it-alone-shows-too = { $which ->
    [made] Hvis { $replacement } viser { $suits }, { $call } også gjorde det, og { $over } ikke ville gjort det
   *[else] { $replacement }, hvis budet viser { $suits }, { $call } også gjorde det, og { $over } ikke ville gjort det
}
# Det samme når bare det tilbaketrukne budet er ukjent. $call (det tilbaketrukne budet), $over (det lavere budet)
price-if-old-alone-showed = Hvis { $call } viste { $suits } og { $over } ikke ville gjort det
# Det samme når det er kjent at budet som er avgitt, viser fargen sin. $over (det lavere budet)
price-if-lower-does-not = Hvis { $over } ikke ville ha vist { $suits }
# Det samme når bare det tilbaketrukne budets betydning er ukjent. $call (det tilbaketrukne budet)
price-if-old-showed = Hvis { $call } viste { $suits }
# Det samme for et bud i grand. $call (det tilbaketrukne budet)
price-if-old-natural = Hvis { $call } var naturlig
# Stikkord: budet i § 27B1(a), når navnet ville røpe hva som var ment.
price-lowest-that-shows = Det laveste tilstrekkelige budet som viser samme benevnelse
# Stikkord: det som holder makker fri ved sin betydning (§ 27B1(b)).
price-comparable = { $edition ->
    [2007] En melding med samme betydning som { $call }, eller en mer nøyaktig
   *[2017] En { -comparable-call }
}
# Stikkord: alt som ikke står i linjene over; pass er ikke med.
price-else = Alt annet
# Stikkord: alt som ikke står i linjene over, pass er med.
price-else-or-pass = Alt annet, også pass
# Label: whatever is not in the lines above; a double is cancelled, as a line below says.
price-bid-or-pass = Et annet tilstrekkelig bud, eller pass
# Stikkord: den eneste linjen, når alle lovlige meldinger har samme følge.
price-sufficient-or-pass = Et tilstrekkelig bud, eller pass
# Ved et stikkord.
price-free = Ingen restriksjoner for { bridge-partner }; ingen { -further-rectification }.
# Det samme, når den tilbaketrukne meldingen kan ha hjulpet. $clauses (27D eller 23C)
price-free-reviewed = Ingen restriksjoner for { bridge-partner }, men resultatet kan justeres hvis { $the-call } hjalp den feilende siden ({ $clauses }).
# Det samme, når den samme meldingen er avgitt på nytt. $which (hva som ble av den første), $clauses (§ 23C)
price-free-reviewed-again = Ingen restriksjoner for { bridge-partner }, men resultatet kan justeres hvis meldingen som er { $which ->
    [cancelled] annullert
   *[withdrawn] trukket tilbake
}, hjalp den feilende siden ({ $clauses }).
# Ved et stikkord, der bare en utspillsrestriksjon følger.
price-free-auction = { bridge-partner } kan melde fritt.
# Det samme, når den tilbaketrukne meldingen kan ha hjulpet. $clauses (27D eller 23C)
price-free-auction-reviewed = { bridge-partner } kan melde fritt, men resultatet kan justeres hvis { $the-call } hjalp den feilende siden ({ $clauses }).
# Ved et stikkord, når makker må passe av en annen grunn.
price-barred = { bridge-partner } må passe uansett; ingen { -further-rectification }.
# Det samme, der en utspillsrestriksjon følger.
price-barred-auction = { bridge-partner } må passe uansett.
# Ved et stikkord, når noe annet binder makker.
price-no-new = Det følger ingen nye restriksjoner.
# Ved et stikkord, når makker ikke må passe, men ikke får bruke en melding som ikke blir stående (§ 16). $which (hva som skjedde med den)
price-may-call = { bridge-partner } er ikke pålagt å passe, men får ikke bruke informasjonen fra { $the-call }, som er { $which ->
    [cancelled] annullert
   *[withdrawn] trukket tilbake
}.
# Ved «Hvis nei», der makker må passe. $calls (liste av meldinger), $number (hvor mange), $which (hva som skjedde med den ene)
price-may-not-use = { $number ->
    [one] { bridge-partner } får ikke bruke meldingen som er { $which ->
        [cancelled] annullert
       *[withdrawn] trukket tilbake
    } ({ $calls }).
   *[other] { bridge-partner } får ikke bruke meldingene som faller bort ({ $the-calls }).
}
# Ved «En sammenlignbar melding».
price-ask = { bridge-offender } spør TL, borte fra bordet, om en melding oppfyller kravet.
# Ved «En sammenlignbar melding», når en pass utenfor tur er annullert.
price-pass-qualifies = En pass oppfyller som regel kravet.
# Ved et stikkord. $seat må passe
price-throughout = { bridge-seat } må passe resten av meldingsforløpet.
# Ved et stikkord. $seat må passe
price-once = { bridge-seat } må passe neste gang { bridge-seat } er i tur.
# Det samme, når spilleren er i tur nå.
price-once-now = { bridge-seat } må passe nå.
# Ved et stikkord. Den ene gangen $seat måtte passe, er over
price-once-served = { bridge-seat } måtte passe én gang, og den turen er over.
# Ved et stikkord.
price-repeat = { bridge-offender } må { rotation-again }.
# Det samme mens VM ennå kan godta en melding som tar den turen bort. Eksempel: Ø:1H ikke godtatt P V:1S
price-repeat-unless = Blir ikke { bridge-seat }s { $attempt } godtatt, må { bridge-offender } { rotation-again }.
# Ved «Dobling».
price-cancelled = Meldingen annulleres. { bridge-offender } må så avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet uansett hva { bridge-offender } velger.
# Ved «Dobling».
price-cancelled-unless = { $edition ->
    [2007] Meldingen annulleres, med mindre den har samme betydning som { $call }, eller en mer nøyaktig. Annulleres den, må { bridge-offender } avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet uansett hva { bridge-offender } velger.
   *[2017] Meldingen annulleres, med mindre den er sammenlignbar. Annulleres den, må { bridge-offender } avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet uansett hva { bridge-offender } velger.
}
# Ved «Dobling», når det ikke finnes noe tilstrekkelig bud.
price-cancelled-pass = Meldingen annulleres. { bridge-offender } må så passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme.
price-cancelled-unless-pass = { $edition ->
    [2007] Meldingen annulleres, med mindre den har samme betydning som { $call }, eller en mer nøyaktig. Annulleres den, må { bridge-offender } passe, og { bridge-partner } må passe resten av meldingsforløpet.
   *[2017] Meldingen annulleres, med mindre den er sammenlignbar. Annulleres den, må { bridge-offender } passe, og { bridge-partner } må passe resten av meldingsforløpet.
}
# Under overskriften, over 7NT.
price-no-bid-left = Det finnes ikke noe tilstrekkelig bud.
# Stikkord: den eneste linjen, når alle lovlige meldinger har samme følge. Ingenting skal rettes.
price-any = En hvilken som helst lovlig melding

## Én erstatning i en meny: høyst 100 tegn.
# I en meny, ved en melding.
price-brief-free = Ingen restriksjoner for { bridge-partner }; ingenting annet følger.
# I en meny, ved en melding.
price-brief-throughout = { bridge-partner } må passe resten av meldingsforløpet.
# I en meny, ved en melding.
price-brief-once = { bridge-partner } må passe neste gang { bridge-partner } er i tur.
# I en meny, ved en melding.
price-brief-lead = { bridge-partner } kan melde fritt; en utspillsrestriksjon kan følge.
# I en meny, ved en melding.
price-brief-cancelled = Meldingen annulleres, og { bridge-offender } må velge på nytt.
# I en meny, ved en melding.
price-brief-lho = { bridge-lho } (VM) velger så om den godtas.
# TL finner først ut om budet gjentar benevnelsen (2007 § 31A2).
price-brief-throughout-unless-repeated = { bridge-partner } må passe én gang hvis det gjentar benevnelsen; ellers resten av meldingsforløpet.
# TL vurderer meldingen først. $edition (2007 eller 2017)
price-brief-throughout-unless = { $edition ->
    [2007] Ingen følger ved samme eller mer nøyaktig betydning; ellers må { bridge-partner } passe resten av forløpet.
   *[2017] Ingen følger hvis den er sammenlignbar; ellers må { bridge-partner } passe resten av meldingsforløpet.
}
# Det samme.
price-brief-once-unless = { $edition ->
    [2007] Ingen følger ved samme eller mer nøyaktig betydning; ellers må { bridge-partner } passe én gang.
   *[2017] Ingen følger hvis den er sammenlignbar; ellers må { bridge-partner } passe neste gang { bridge-partner } er i tur.
}
# Det samme.
price-brief-lead-unless = { $edition ->
    [2007] Ingen følger ved samme eller mer nøyaktig betydning; ellers kan en utspillsrestriksjon følge.
   *[2017] Ingen følger hvis den er sammenlignbar; ellers kan en utspillsrestriksjon følge.
}
# Det samme.
price-brief-cancelled-unless = { $edition ->
    [2007] Blir stående ved samme eller mer nøyaktig betydning; ellers annulleres den.
   *[2017] Blir stående hvis den er sammenlignbar; ellers annulleres den.
}
