### Hvem som velger, og hva. Overskrifter, stikkord, og det som står ved siden av.
### $offender, $partner, $lho, $seat (plasser); $call, $replacement (meldinger)

# Overskrift. $seat er VMs makker
choice-lho = { bridge-lho } (VM) velger først, uten å rådføre seg med { bridge-seat }
# Overskrift, når det er den feilende som skal velge.
choice-offender = { bridge-offender } velger, uten å rådføre seg med { bridge-partner }
# Overskrift, mens VM ennå skal velge.
choice-offender-next = Hvis { bridge-lho } ikke godtar, velger { bridge-offender }
# Overskrift, mens VM ennå kan godta ett av to utilstrekkelige bud.
choice-offender-last = Hvis { bridge-lho } ikke godtar noen av dem, velger { bridge-offender }
# Overskrift i stedet for disse to når den feilende da er pålagt å passe etter makkers feil.
choice-offender-passes = Hvis { bridge-lho } ikke godtar, må { bridge-offender } passe
# Overskrift, når også en melding fra makker er uavgjort, $other.
choice-offender-neither = Hvis verken { $the-call } eller { $the-other } blir godtatt, velger { bridge-offender }
# Det samme, når den feilende da er pålagt å passe.
choice-offender-passes-neither = Hvis verken { $the-call } eller { $the-other } blir godtatt, må { bridge-offender } passe
# Stikkord.
choice-accept = Godta
# Stikkord.
choice-decline = Ikke godta
# Ved «Godta». $number (hvor mye som binder noen fra før)
choice-accept-stands = { $number ->
    [0] { $call } blir stående, senere bud trenger bare å være høyere enn { $call }, og det blir ingen restriksjoner. Melder { bridge-lho }, er budet godtatt.
   *[other] { $call } blir stående, senere bud trenger bare å være høyere enn { $call }, og det følger ingen nye restriksjoner. Melder { bridge-lho }, er budet godtatt.
}
# Ved «Godta», for et andre utilstrekkelig bud; setninger om det første, som er trukket tilbake, kommer etter.
choice-accept-stands-second = { $call } blir stående, og senere bud trenger bare å være høyere enn { $call }. Melder { bridge-lho }, er budet godtatt.
# Ved «Godta», etter en rettelse som kom for tidlig (§ 27C), og som da er trukket tilbake.
choice-accept-stands-premature = { $call } blir stående, og { $the-replacement } er trukket tilbake; senere bud trenger bare å være høyere enn { $call }. { bridge-lho } må si at { $call } godtas, før noen melder igjen: meldes det over { $the-replacement }, blir { $the-replacement } stående.
# Det samme, der en dobling eller redobling kom i stedet for budet: en melding over den avgjør ikke om den blir stående.
choice-accept-stands-premature-double = { $call } blir stående, og { $the-replacement } er trukket tilbake; senere bud trenger bare å være høyere enn { $call }. { bridge-lho } må si at { $call } godtas, før noen melder igjen.
# Ved «Godta», for 7NT: ingen kan by høyere. $number (hvor mye som binder noen fra før)
choice-accept-stands-last = { $number ->
    [0] { $call } blir stående, og det blir ingen restriksjoner. Melder { bridge-lho }, er budet godtatt.
   *[other] { $call } blir stående, og det følger ingen nye restriksjoner. Melder { bridge-lho }, er budet godtatt.
}
# Ved «Ikke godta».
choice-decline-replaces = { bridge-offender } må rette { $call }; følgene står nedenfor.
# Ved «Ikke godta», for et andre utilstrekkelig bud.
choice-decline-again = { $call } blir annullert. { bridge-offender } må avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme når det ikke finnes høyere bud.
choice-decline-passes = { $call } blir annullert. { bridge-offender } må passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Ved «Ikke godta», etter for tidlig retting; setninger om følgen kommer etter.
choice-decline-keeps = { $the-replacement } blir stående og kan ikke endres.
# Ved «Ikke godta», etter for tidlig retting som TL må vurdere. $edition (2007 eller 2017)
choice-decline-asks = { $edition ->
    [2007] { $the-replacement } blir stående og kan ikke endres. TL avgjør om meldingen har samme betydning som { $the-call }, eller en mer nøyaktig.
   *[2017] { $the-replacement } blir stående og kan ikke endres. TL avgjør om meldingen er sammenlignbar med { $the-call }.
}
# Ved «Ikke godta», etter en for tidlig dobling eller redobling som TL må vurdere (§ 27B3). $edition (2007 eller 2017)
choice-decline-asks-double = { $edition ->
    [2007] TL vurderer { $the-replacement }: har den verken samme betydning som { $the-call } eller en mer nøyaktig, blir den annullert.
   *[2017] TL vurderer { $the-replacement }: er den ikke sammenlignbar med { $the-call }, blir den annullert.
}
# Ved «Ikke godta», etter for tidlig retting som også er utilstrekkelig.
choice-decline-second = { $the-replacement } er også utilstrekkelig, og { bridge-lho } kan så godta det i stedet.
# Etter det; følgene kommer etterpå.
choice-decline-second-then = Godtar { bridge-lho } { $the-replacement }, blir budet stående.
# Etter det (§ 27B4).
choice-decline-neither = Godtar { bridge-lho } ingen av dem, må { bridge-offender } avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme når det ikke finnes høyere bud.
choice-decline-neither-pass = Godtar { bridge-lho } ingen av dem, må { bridge-offender } passe, og { bridge-partner } må passe resten av meldingsforløpet.
# § 27C. $call (en ny melding i stedet for $replacement)
choice-replaced-again = { bridge-offender } meldte så en gang til: godtar { bridge-lho } det første budet, faller { $the-call } bort sammen med { $the-replacement }, og { bridge-partner } får ikke bruke noen av dem; ellers er det en endring av melding (§ 25), og { bridge-partner }s utspill kan bli begrenset.
# Det samme når den første nye meldingen også er utilstrekkelig, eller er en dobling
choice-replaced-in-the-end = { bridge-offender } meldte så en gang til: godtar { bridge-lho } det første budet, faller { $the-call } bort sammen med { $the-replacement }, og { bridge-partner } får ikke bruke noen av dem. Blir ingen av de to første meldingene stående, kommer { $the-call } i stedet.
# Etter følgen av et valg. $edition (2007 eller 2017)
choice-unless-comparable = { $edition ->
    [2007] Det blir ingen restriksjoner hvis TL finner at betydningen er den samme eller mer nøyaktig.
   *[2017] Det blir ingen restriksjoner hvis TL finner de to meldingene sammenlignbare.
}
# Det samme, når makker må passe av en annen grunn.
choice-no-lead-comparable = { $edition ->
    [2007] Det blir ingen utspillsrestriksjon hvis TL finner at betydningen er den samme eller mer nøyaktig.
   *[2017] Det blir ingen utspillsrestriksjon hvis TL finner de to meldingene sammenlignbare.
}
# § 25B1, der VM har meldt over den første meldingen. $over er den meldingen
choice-change-lho-again = { bridge-lho }s { $over } er også trukket tilbake, og { bridge-side } får ikke bruke informasjonen fra den; { bridge-lho } melder på nytt.
# § 25B2: det samme.
choice-change-lho-stands = { bridge-lho }s { $over } blir stående.
# Ved «Godta», for en endret melding (§ 25B1).
choice-change-accept = { $the-replacement } blir stående, og { $the-call } er trukket tilbake.
# Det samme, der den andre meldingen er utilstrekkelig.
choice-change-accept-insufficient = { $the-replacement } blir stående selv om budet er utilstrekkelig, og { $the-call } er trukket tilbake.
# Ved «Ikke godta», for en endret melding (§ 25B2).
choice-change-decline = { $the-replacement } blir annullert, og { $the-call } blir stående.
# Under valgene, for en endret melding.
choice-over-which = Melder { bridge-lho }, er { $the-replacement } godtatt bare hvis { bridge-lho } melder over { $the-replacement } og ikke over den første meldingen.
# Overskrift: TL vurderer en erstatning. $edition (2007 eller 2017)
choice-comparable = { $edition ->
    [2007] TL avgjør: har { $the-replacement } samme betydning som { $the-call }, eller en mer nøyaktig?
   *[2017] TL avgjør: er { $the-replacement } sammenlignbar med { $the-call }?
}
# Overskrift: det samme når begge meldingene er like, to doblinger eller to passer.
choice-comparable-alike = TL avgjør: er { bridge-offender }s andre { $call } sammenlignbar med den første?
# Overskrift: § 25A.
choice-unintended = TL avgjør: var { bridge-offender }s { $call } utilsiktet (et feiltrekk eller en forsnakkelse)?
# Stikkord: TL svarer ja.
choice-if-yes = Hvis ja
# Stikkord: TL svarer nei.
choice-if-no = Hvis nei
# Stikkord etter en linje der makker kan melde fritt uansett svar (§ 27B1(a)): TL svarer ja. $edition (2007 eller 2017)
choice-otherwise-if-yes = { $edition ->
    [2007] Ellers, ved samme eller mer nøyaktig betydning
   *[2017] Ellers, hvis de to er sammenlignbare
}
# Det samme: TL svarer nei.
choice-otherwise-if-no = { $edition ->
    [2007] Ellers, ved en annen betydning
   *[2017] Ellers, hvis de ikke er det
}
# Stikkord, der noen sa at meldingen var utilsiktet: hva den er hvis den ikke var det.
choice-if-intended = Hvis { $the-call } var tilsiktet
# Ved «Hvis ja», for § 25A. $number (hvor mye som binder noen fra før)
choice-unintended-yes = { $number ->
    [0] { $the-replacement } erstatter { $the-call }, og det blir ingen restriksjoner.
   *[other] { $the-replacement } erstatter { $the-call }, og det følger ingen nye restriksjoner.
}
# Det samme, der meldingen som var ment, selv er uregelmessig; en setning om det følger.
choice-unintended-yes-only = { $the-replacement } erstatter { $the-call }.
# Etter den, der VM har meldt over den første meldingen (§ 25A6).
choice-unintended-yes-again = { bridge-lho } meldte over { $the-call } og kan nå melde på nytt.
# Ved «Hvis nei», for § 25A, der ingen valg følger.
choice-unintended-no = { $the-call } blir stående som en tilsiktet melding.
# Det samme, der den ikke gjelder og ikke er noen uregelmessighet.
choice-unintended-no-cancelled = Da annulleres { $the-call }.
# Det samme, der den ble avgitt i stedet for en uregelmessig melding, $other.
choice-unintended-no-replaces = { $the-call } gjelder da som meldingen i stedet for { $the-other }, med de følgene det har.
# Ved «Hvis nei», for § 25A, der VM så velger. $seat er VMs makker
choice-unintended-no-choice = { bridge-lho } velger, uten å rådføre seg med { bridge-seat }; se nedenfor.
# Overskrift: § 25A er innvilget.
choice-substitute = Hvis { $the-call } var utilsiktet, retter { bridge-offender } meldingen
# Tekst under den (§ 25A1). $edition (2007 eller 2017)
choice-substitute-only = { $edition ->
    [2007] Meldingen kan bare rettes til den som var ment da { $the-call } ble avgitt, og bare hvis { bridge-offender } gjør det uten betenkningstid; det er ikke lov å ombestemme seg.
   *[2017] Meldingen kan bare rettes til den som var ment da { $the-call } ble avgitt; det er ikke lov å ombestemme seg.
}
# Etter det, hvor lenge (2017 § 25A4, 2007 § 25A2).
choice-substitute-until-partner = Det er for sent når { bridge-partner } har meldt.
# Etter det, når meldingen avsluttet meldingene (2017 § 25A5, 2007 § 25A3).
choice-substitute-until-lead = Den kan bare rettes før åpningsutspillet er vendt opp.
# Det samme etter rundpass (§ 22B).
choice-substitute-until-hands-back = Den kan bare rettes før alle fire hender er lagt tilbake i mappen.
# Spillere: en spiller rettet sin egen melding (§ 25A).
choice-slip-call-director = Tilkall TL hvis det ikke allerede er gjort: bare TL kan tillate at en melding endres.
# Tekst under den. $side er feilende side
choice-substitute-over = { bridge-lho }s { $call } er da trukket tilbake, og { bridge-lho } melder på nytt; { bridge-side } får ikke bruke den.

## Flere uregelmessigheter venter på svar: en linje over det som hører til hver. $kind (slags uregelmessighet)

# Hva som er uavgjort, i de to linjene nedenfor.
choice-irregularity = { bridge-offender }s { $call }, { $kind ->
   *[insufficient-bid] som er utilstrekkelig
    [pass-out-of-rotation] utenfor tur
    [bid-out-of-rotation] utenfor tur
    [double-out-of-rotation] utenfor tur
    [change-of-call] en endret melding
    [unintended-call] som skal ha vært utilsiktet
    [inadmissible-double] som ikke er tillatt
    [call-by-barred-player] til tross for påbud om å passe
    [bid-above-seven] på mer enn sju trekk
    [call-after-final-pass] etter avsluttende pass
    [simultaneous-call] samtidig med en annen
    [considered-in-rotation] som regnes som avgitt i tur
    [passes-out-of-rotation-end] utenfor tur
}
# En overskrift, når sidene for to utgaver er ulike.
choice-about = { choice-irregularity }
# Over den første.
choice-open-first = Først: { choice-irregularity }.
# Over hver av de andre.
choice-open-then = Deretter: { choice-irregularity }.
# Under linjen over, der VM kan godta den første, $call.
choice-open-if-declined = Det som følger, gjelder bare hvis { bridge-offender }s { $call } ikke blir godtatt.
# Det samme, der det å godta bare flytter valget til en senere tur.
choice-open-in-any-case = Det som følger, gjelder enten { bridge-offender }s { $call } blir godtatt eller ikke. Blir den godtatt, mister { bridge-seat } denne turen og velger i den neste.
# Under den, der den neste meldingen erstatter begge de irregulære meldingene.
choice-open-both-prices = Den neste meldingen fra { bridge-offender } kommer i stedet for begge, og følgene av begge gjelder.
# Under «... velger først», der den feilende straks endret en irregulær melding.
choice-slip-first = Finner TL at { $the-call } var utilsiktet (§ 25A), kommer { $the-replacement } i stedet, og resten her gjelder ikke.
# Det samme, når også den meldingen er en feil på sin plass.
choice-slip-first-irregular = Finner TL at { $the-call } var utilsiktet (§ 25A), kommer { $the-replacement } i stedet, og TL avgjør saken ut fra den: også den er uregelmessig.
# Ved «Godta», der en tidligere melding fra samme spiller, $call, ikke ble godtatt. Etter den kommer det som følger av det.
choice-accept-in-place-of = Den godtatte meldingen kommer også i stedet for { bridge-offender }s { $call }.
# Det samme, der den godtatte passen kan bli annullert likevel (2017 § 17D3, 2007 § 17E2).
choice-accept-if-stands-in-place-of = Blir passen stående, kommer den også i stedet for { bridge-offender }s { $call }.

## En senere melding som først kan avgjøres når $lho har valgt i en tidligere sak.

# Alle.
choice-waits = { result-call } tas opp etterpå: følgene avhenger av hva { bridge-lho } velger.
# TL.
choice-waits-in-any-case = Uansett hva { bridge-lho } velger, avgjøres dette etterpå: { choice-irregularity }.
# TL.
choice-waits-if-accepted = Hvis { bridge-lho } godtar: { choice-irregularity }.
# TL.
choice-waits-if-accepted-in-order = Hvis { bridge-lho } godtar: { bridge-offender }s { $call } er i orden.
# TL.
choice-waits-if-declined = Hvis { bridge-lho } ikke godtar: { choice-irregularity }.
# TL.
choice-waits-if-declined-in-order = Hvis { bridge-lho } ikke godtar: { bridge-offender }s { $call } er i orden.

## På knapper og i menyer: hva noen gjorde eller mente. $seat (hvem som melder); $call (én melding); $edition (2007 eller 2017)
# På en knapp eller over en meny.
choice-lho-accepts = { bridge-lho } godtar
# På en knapp eller over en meny.
choice-lho-declines = { bridge-lho } godtar ikke
# På en knapp eller over en meny.
choice-calls-next = Neste melding fra { bridge-seat } …
# På en knapp eller over en meny.
choice-replaces-by = { bridge-seat } retter { $the-call } til …
# På en knapp eller over en meny.
choice-held-comparable = { $edition ->
    [2007] TL: samme eller mer nøyaktig
   *[2017] TL: sammenlignbar
}
# På en knapp eller over en meny.
choice-held-not-comparable = { $edition ->
    [2007] TL: en annen betydning
   *[2017] TL: ikke sammenlignbar
}
# På en knapp eller over en meny.
choice-held-unintended = TL: { $the-call } var et feiltrekk
# På en knapp eller over en meny.
choice-held-intended = TL: { $the-call } var tilsiktet
# På en knapp eller over en meny.
choice-held-correction = TL: en endring av den første
# På en knapp eller over en meny.
choice-held-new-call = TL: en ny melding
# På en knapp eller over en meny.
choice-held-under = TL: § { $clause } gjelder
# På en knapp eller over en meny.
choice-was-a-slip = { $the-call } var et feiltrekk
