### Første linje i hvert svar: hva nå. Spillerne leser den mens tre andre venter.
### $offender, $partner, $lho, $seat, $declarer (plasser); $call, $replacement, $attempt (meldinger)

# Alle. Ingen uregelmessighet, meldingsforløpet fortsetter. Eksempel: 1H P
headline-regular = Ingenting å korrigere: alle meldingene er i orden, og { bridge-seat } er i tur.
# Alle. Ingen uregelmessighet, og ingen er nevnt som den neste.
headline-in-order = Ingenting å korrigere: alle meldingene er i orden.
# Alle. Meldingene er slutt. $contract (kontrakt), $seat har utspillet
headline-contract = Kontrakten er { $contract } i { bridge-declarer }. { bridge-seat } har utspillet.
# Alle. Meldingene er slutt, og åpningsutspillet er begrenset.
headline-contract-restricted = Kontrakten er { $contract } i { bridge-declarer }. Før { bridge-seat } spiller ut, kan { bridge-declarer } velge en utspillsrestriksjon.
# Alle. Meldingene er slutt, og åpningsutspillet er vendt opp.
headline-contract-lead-faced = Kontrakten er { $contract } i { bridge-declarer }, og det er spilt ut.
# Alle. Ingen meldte noe.
headline-passed-out = Rundpass: ingen har avgitt noe bud, og spillet blir ikke spilt.
# Spillere. Flere uregelmessigheter venter på svar. $number (antallet). Eksempel: Ø:1S V:2S
headline-several = { $number ->
    [2] To uregelmessigheter er ikke avgjort. Tilkall TL, som tar dem én etter én; ingen melder før det er gjort.
   *[other] { $number } uregelmessigheter er ikke avgjort. Tilkall TL, som tar dem én etter én; ingen melder før det er gjort.
}
# TL. Det samme.
headline-several-director = { $number ->
    [2] To uregelmessigheter er ikke avgjort: ta dem én etter én, i rekkefølgen nedenfor.
   *[other] { $number } uregelmessigheter er ikke avgjort: ta dem én etter én, i rekkefølgen nedenfor.
}

# Spillere. Et utilstrekkelig bud, ingen har valgt ennå. Eksempel: 1H P 1H ub
headline-insufficient = { bridge-offender }s { $call } er utilstrekkelig. Tilkall TL; ikke rett budet, og si ingenting om hva som var ment.
# TL. Det samme.
headline-insufficient-director = { bridge-offender }s { $call } er utilstrekkelig. Forklar alle valgene først; så velger { bridge-lho }.
# Alle. Rettet før TL hadde forklart (§ 27C). Eksempel: 1H P 1H ub 2H
headline-premature = { bridge-offender } rettet { $call } til { $a-replacement } for tidlig. Tilkall TL: { bridge-lho } kan fortsatt godta { $call }.
# TL. Det samme.
headline-premature-director = { bridge-offender } rettet { $call } til { $a-replacement } for tidlig. { bridge-lho } kan fortsatt godta { $call }.
# Alle. VM godtok ikke; den feilende velger. Eksempel: 1H P 1H ub ikke godtatt
headline-replace = { $call } er ikke godtatt. { bridge-offender } må rette budet, og ingen får gi råd.
# Alle. Det samme når den feilende er pålagt å passe etter makkers feil. Eksempel: 1S 1H ub ikke godtatt V:8K
headline-replace-bound = { $call } er ikke godtatt, og { bridge-offender } kan bare passe.
# Alle. En erstatning er annullert (§ 27B3, § 27B4); den feilende velger på nytt. Eksempel: 1S 1H ub ikke godtatt D
headline-again = { bridge-offender }s { $attempt } er annullert. { bridge-offender } må nå avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme når den feilende er pålagt å passe etter makkers feil. Eksempel: 1S 1H ub > 1R ikke godtatt V:2R
headline-again-bound = { bridge-offender }s { $attempt } er annullert. { bridge-offender } må nå passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme når det ikke finnes høyere bud. Eksempel: 7NT 7S ub ikke godtatt D
headline-again-pass = { bridge-offender }s { $attempt } er annullert. Det finnes ikke noe høyere bud: { bridge-offender } må passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. Erstatningen er også utilstrekkelig (§ 27B4). Eksempel: 1S 1H ub ikke godtatt 1D
headline-second = Også { bridge-offender }s { $call } er utilstrekkelig. Tilkall TL: { bridge-lho } kan godta budet.
# TL. Det samme.
headline-second-director = Også { bridge-offender }s { $call } er utilstrekkelig. { bridge-lho } kan godta budet.
# Spillere. TL må vurdere erstatningen. $edition (2007 eller 2017). Eksempel: 1H P 1H ub > 3H
headline-comparable = { $edition ->
    [2007] { bridge-offender } rettet { $call } til { $a-replacement }. Tilkall TL nå: har { $the-replacement } samme betydning som { $call }, eller en mer nøyaktig?
   *[2017] { bridge-offender } rettet { $call } til { $a-replacement }. Tilkall TL nå: er { $the-replacement } sammenlignbar med { $call }?
}
# TL. Det samme.
headline-comparable-director = { $edition ->
    [2007] { bridge-offender } rettet { $call } til { $a-replacement }. Avgjør: har { $the-replacement } samme betydning som { $call }, eller en mer nøyaktig?
   *[2017] { bridge-offender } rettet { $call } til { $a-replacement }. Avgjør: er { $the-replacement } sammenlignbar med { $call }?
}
# Alle. VM har sagt ja. Eksempel: 1H P 1H ub godtatt. $number (hvor mye som binder noen fra før)
headline-accepted = { $number ->
    [0] { bridge-lho } har godtatt { $call }. Budet blir stående, og det blir ingen restriksjoner.
   *[other] { bridge-lho } har godtatt { $call }. Budet blir stående, og det følger ingen nye restriksjoner.
}
# Alle. VM meldte videre, enten feilen ble sett eller ikke. Eksempel: 1H P 1H ub 2K. $number (hvor mye som binder noen fra før)
headline-accepted-by-call = { $number ->
    [0] { bridge-lho } har meldt over { $call }, og da er budet godtatt. Det blir stående, og det blir ingen restriksjoner.
   *[other] { bridge-lho } har meldt over { $call }, og da er budet godtatt. Det blir stående, og det følger ingen nye restriksjoner.
}
# Alle. Det andre av to utilstrekkelige bud ble godtatt (§ 27B4), og det første kan fortsatt gi en utspillsrestriksjon. Eksempel: 1S P 1H ub > 1R P
headline-accepted-second = { bridge-lho } har godtatt { $replacement }, som blir stående. Det kan fortsatt bli en utspillsrestriksjon, fordi { $call } ble trukket tilbake.
# Alle. Rettet, og makker er fri. Eksempel: 1H P 1H ub > 2H. $number (hvor mye som binder noen fra før)
headline-free = { $number ->
    [0] { $call } er rettet til { $a-replacement }. Meldingsforløpet fortsetter, og det blir ingen restriksjoner.
   *[other] { $call } er rettet til { $a-replacement }. Meldingsforløpet fortsetter, og det følger ingen nye restriksjoner.
}
# Alle. Rettet, og makker må passe. Eksempel: 1H P 1H ub > 2K isml
headline-barred = { bridge-partner } må passe resten av meldingsforløpet. { $call } er rettet til { $a-replacement }, som blir stående.
# Alle. Rettet, og makker må passe én gang.
headline-barred-once = { bridge-partner } må passe neste gang { bridge-partner } er i tur. { $call } er rettet til { $a-replacement }, som blir stående.
# Alle. Rettet med en annen følge, som linjene under forteller om.
headline-replaced = { $call } er rettet til { $a-replacement }, som blir stående, og meldingsforløpet fortsetter.
# Alle. Et utilstrekkelig bud ble ikke godtatt, og før det ble rettet, ble en annen spillers melding godtatt (§ 29A).
headline-turn-lost = { bridge-offender }s { $call } er trukket tilbake og blir ikke rettet: en annen spillers melding ble godtatt, så { bridge-offender } har mistet den turen.
# Alle. Avgjort på en måte som ikke har egen linje over.
headline-settled = Saken om { bridge-offender }s { $call } er avgjort, og meldingsforløpet fortsetter.
# Spillere. § 25A: TL har ikke avgjort ennå.
headline-unintended = Tilkall TL: var { bridge-offender }s { $call } utilsiktet (et feiltrekk eller en forsnakkelse)?
# TL. Det samme.
headline-unintended-director = Var { bridge-offender }s { $call } utilsiktet (et feiltrekk eller en forsnakkelse)? Avgjør det borte fra bordet.
# Spillere. § 25A: noen sier at meldingen var utilsiktet; den tilsiktede er ikke avgitt ennå. Eksempel: 1H feilgrep
headline-substitute = Tilkall TL først. Finner TL at { bridge-offender }s { $call } var utilsiktet, rettes { $the-call } til meldingen som var ment.
# TL. Det samme.
headline-substitute-director = Finner du at { bridge-offender }s { $call } var utilsiktet, rettes { $the-call } til meldingen som var ment.
# Alle. § 25A er innvilget og gjort. $number (utspillsrestriksjoner for noe annet)
headline-substituted = { $number ->
    [0] { $the-call } var utilsiktet: { $the-replacement } kommer i stedet, og det blir ingen restriksjoner.
   *[other] { $the-call } var utilsiktet: { $the-replacement } kommer i stedet. Det følger ingen nye restriksjoner.
}
# Alle. § 25A er innvilget, men den tilsiktede meldingen ble selv annullert.
headline-substituted-cancelled = { $the-call } var utilsiktet, men { $the-replacement }, som kom i stedet, er annullert.
# Alle. § 25A er avslått, for makker har meldt.
headline-too-late = { bridge-partner } har meldt, så det er for sent å endre { $the-call }, som blir stående.
# Alle. En spiller endret sin melding, og ingen har sagt om den første var tilsiktet.
headline-changed = { bridge-offender } endret { $the-call } til { $a-replacement }. Tilkall TL: var { $the-call } utilsiktet (et feiltrekk eller en forsnakkelse)?
# TL. Det samme.
headline-changed-director = { bridge-offender } endret { $the-call } til { $a-replacement }. Avgjør: var { $the-call } utilsiktet (et feiltrekk eller en forsnakkelse)?
# Alle. § 25B: den første meldingen var tilsiktet, VM velger.
headline-change-offered = { bridge-offender } endret { $the-call }, som var tilsiktet, til { $a-replacement }. Tilkall TL: { bridge-lho } kan godta { $the-replacement }.
# TL. Det samme.
headline-change-offered-director = { bridge-offender } endret { $the-call }, som var tilsiktet, til { $a-replacement }. { bridge-lho } kan godta { $the-replacement }.
# Spillere. Det samme der makker hadde meldt i mellomtiden, så § 25A er stengt.
headline-change-offered-late = Etter at { bridge-partner } hadde meldt, endret { bridge-offender } { $the-call } til { $a-replacement }: det er for sent å rette en utilsiktet melding. Tilkall TL: { bridge-lho } kan godta { $the-replacement }.
# TL. Det samme.
headline-change-offered-late-director = Etter at { bridge-partner } hadde meldt, endret { bridge-offender } { $the-call } til { $a-replacement }: det er for sent å rette en utilsiktet melding. { bridge-lho } kan godta { $the-replacement }.
# Alle. § 25B1
headline-change-accepted = { bridge-lho } har godtatt { $the-replacement }, som blir stående, og { $the-call } er trukket tilbake.
# Alle. § 25B2
headline-change-cancelled = { $the-replacement } er annullert, og { $the-call } blir stående.
# Alle. § 25B2: samme melding en gang til når VM er i tur.
headline-change-again = { bridge-offender } avga samme melding en gang til da { bridge-lho } var i tur. Det endrer ingenting, og det følger ingen restriksjoner.
# Alle. § 25B2, når makker hadde meldt før endringen.
headline-change-too-late = { bridge-partner } hadde meldt, så det var for sent å endre { $the-call }, som blir stående. { $the-replacement } er annullert.
# Alle. Et utilstrekkelig bud: makker meldte utenfor tur, og $seat over det, så ingen valgte.
headline-accepted-overtaken = Meldingsforløpet har fortsatt: { bridge-seat } har meldt over meldingen fra { bridge-partner }, så { $call } blir stående, og det følger ingen nye restriksjoner av budet.
# Alle. Uavgjort på en måte som ikke har egen linje over.
headline-undecided = TL må ta stilling til { bridge-offender }s { $call }.
