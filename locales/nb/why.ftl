### Hvorfor: veien fram til en avgjørelse. For en TL som vil kontrollere den mot boka.
### $offender, $seat (plasser); $call, $replacement, $over (meldinger i ord); $clauses (liste)

# Ingen uregelmessighet.
why-regular = Alle meldinger ble avgitt i tur, alle bud var høye nok (§ 18), og alle doblinger var tillatt (§ 19).
# Overskrift over trinnene. $kind: uregelmessigheten
why-heading = { $kind ->
   *[insufficient-bid] { bridge-offender }s { $call }: utilstrekkelig bud
    [pass-out-of-rotation] { bridge-offender }s { $call }: pass utenfor tur
    [bid-out-of-rotation] { bridge-offender }s { $call }: bud utenfor tur
    [double-out-of-rotation] { bridge-offender }s { $call }: melding utenfor tur
    [change-of-call] { bridge-offender }s { $call }: endring av melding
    [unintended-call] { bridge-offender }s { $call }: skal ha vært utilsiktet
    [inadmissible-double] { bridge-offender }s { $call }: ikke tillatt
    [call-by-barred-player] { bridge-offender }s { $call }: melding fra en spiller som var pålagt å passe
    [bid-above-seven] { bridge-offender }s { $call }: bud på mer enn sju trekk
    [call-after-final-pass] { bridge-offender }s { $call }: melding etter avsluttende pass
    [simultaneous-call] { bridge-offender }s { $call }: avgitt samtidig med en annen melding
    [considered-in-rotation] { bridge-offender }s { $call }: melding utenfor tur som regnes som avgitt i tur
    [passes-out-of-rotation-end] { bridge-offender }s { $call }: pass utenfor tur som ville ha avsluttet meldingsforløpet
}
# Overskrift: den som var i tur, meldte før TL hadde avgjort saken (§ 28B).
why-heading-not-made = { bridge-offender }s { $call }: melding utenfor tur som regnes som ikke avgitt
# Overskrift: TL har kommet til at meldingen var utilsiktet, og den er rettet (§ 25A).
why-heading-unintended = { bridge-offender }s { $call }: utilsiktet melding

## Det som hendte, ett trinn om gangen.

# Første trinn: meldingen var i tur.
why-in-turn = { bridge-offender } var selv i tur da { $the-call } ble avgitt.
# Første trinn: spilleren endret en melding, uansett hvem som var i tur da.
why-called-already = { bridge-offender } hadde allerede meldt.
# Første trinn: utenfor tur, og hvem som var i tur, avhenger av et valg som gjenstår.
why-not-in-turn = { bridge-offender } var ikke i tur.
# Første trinn: utenfor tur. $seat: hvem som var i tur
why-out-of-turn = Det var { bridge-seat } som var i tur, ikke { bridge-offender }.
# Første trinn: etter at meldingene var slutt.
why-after-the-end = Meldingsforløpet var slutt da { bridge-offender } avga { $the-call }.
# Deretter: budet er utilstrekkelig.
why-insufficient = { $call } er ikke høyere enn { $over }.
# Et trinn: VM ($seat).
why-accepted = { bridge-seat } godtok meldingen ({ $clauses }).
# Et trinn: VM ($seat).
why-declined = { bridge-seat } godtok ikke meldingen ({ $clauses }).
# Et trinn: den feilende ($seat).
why-replaced = { bridge-seat } avga { $a-call } i stedet ({ $clauses }).
# Det samme, når det er samme melding.
why-made-again = { bridge-seat } avga samme melding igjen ({ $clauses }).
# Et trinn: HM ($seat) etter en melding utenfor tur.
why-passed = { bridge-seat }, som var i tur, passet ({ $clauses }).
# Et trinn: HM ($seat) etter en melding utenfor tur.
why-acted = { bridge-seat }, som var i tur, passet ikke ({ $clauses }).
# Et trinn: VM ($seat) etter en tredje pass på rad som var utenfor tur (17D3).
why-passed-over = { bridge-seat } passet ({ $clauses }).
# Det samme, når VM ($seat) ikke passet.
why-acted-over = { bridge-seat } passet ikke ({ $clauses }).
# Et trinn: den feilende ($seat), når turen kommer (2007 § 31A2).
why-same-denomination = Da turen kom, bød { bridge-seat } samme benevnelse igjen ({ $clauses }).
# Et trinn: den feilende ($seat), når turen kommer (2017).
why-later-comparable = Da turen kom, avga { bridge-seat } en sammenlignbar melding ({ $clauses }).
# Et trinn: den feilende ($seat), når turen kommer.
why-later-other = Da turen kom, avga { bridge-seat } en annen melding ({ $clauses }).
# Et trinn: den feilende ($seat), når turen kommer.
why-later-any = { bridge-seat } meldte da turen kom ({ $clauses }).
# Noen meldte før valget.
why-overtaken = { bridge-seat } har meldt etterpå.
# Det samme, fra den feilende ($seat).
why-called-again = { bridge-seat } valgte { $a-call } i stedet.
# Det samme, fra en motstander ($seat) etter at den feilendes makker, som var i tur, hadde meldt (28B).
why-in-turn-since = { bridge-seat } meldte i tur før TL hadde avgjort saken.
# En pass regnes som avgitt ($seat), siden spilleren var pålagt å passe (28A).
why-had-to-pass = { bridge-seat } måtte passe uansett.
# Det samme, fra spilleren ($seat) som ville ha avsluttet meldingsforløpet med sin pass (17D3).
why-third-pass = { bridge-seat } avga den tredje passen på rad etter en melding.
# En annen melding utenfor tur ble godtatt, så den feilende melder ikke på nytt.
why-turn-lost = { bridge-offender } har mistet turen: en annen spillers melding ble godtatt.
# Det samme: VM ($seat) over en melding som ingen kan godta (§ 36A, § 37A, § 38D).
why-called-over = { bridge-seat } meldte over { $the-call } før TL hadde avgjort saken.
# Det samme: makker ($seat) etter en utilsiktet melding (2017 § 25A4, 2007 § 25A2).
why-too-late = { bridge-seat } har meldt etterpå, og da er det for sent å rette { $the-call }.
# Det samme: den som var i tur ($seat), etter en melding utenfor tur (§ 28B).
why-turn-taken = { bridge-seat }, som var i tur, meldte før TL hadde avgjort saken.
# Det samme: den som var i tur ($seat), samtidig (§ 33).
why-at-once = { bridge-seat }, som var i tur, meldte samtidig.
# Noen ($seat) meldte før VM ($lho) hadde valgt, og meldingen blir stående.
why-went-on = { bridge-lho } hadde ikke valgt om meldingen skulle godtas, da { bridge-seat } meldte; den blir stående (§ 11A).
# Et trinn: den feilende ($seat) rettet budet til et nytt utilstrekkelig bud.
why-again-insufficient = { bridge-seat } avga et nytt utilstrekkelig bud i stedet: { $call }.
# Et trinn: utspillet kom før valget.
why-lead-faced = Åpningsutspillet ble vendt opp før saken var avgjort.
# TLs avgjørelse. $edition (2007 eller 2017)
why-comparable = { $edition ->
    [2007] TL kom til at { $the-replacement } betyr det samme som { $the-call }, eller noe mer nøyaktig.
   *[2017] TL kom til at { $the-replacement } er en { -comparable-call }.
}
# TLs avgjørelse om den samme meldingen avgitt på nytt. $edition (2007 eller 2017)
why-comparable-again = { $edition ->
    [2007] TL kom til at den andre meldingen ({ $call }) betyr det samme som den første, eller noe mer nøyaktig.
   *[2017] TL kom til at den andre meldingen ({ $call }) er sammenlignbar med den første.
}
# TLs avgjørelse om den samme meldingen avgitt på nytt. $edition (2007 eller 2017)
why-not-comparable-again = { $edition ->
    [2007] TL kom til at den andre meldingen ({ $call }) verken betyr det samme som den første eller noe mer nøyaktig.
   *[2017] TL kom til at den andre meldingen ({ $call }) ikke er sammenlignbar med den første.
}
# TLs avgjørelse. $edition (2007 eller 2017)
why-not-comparable = { $edition ->
    [2007] TL kom til at { $the-replacement } verken betyr det samme som { $the-call } eller noe mer nøyaktig.
   *[2017] TL kom til at { $the-replacement } ikke er en { -comparable-call }.
}
# Et trinn: § 25A.
why-unintended = TL kom til at { $the-call } var utilsiktet.
# Et trinn: § 25A.
why-intended = TL kom til at { $the-call } var tilsiktet.
# TL valgte mellom to paragrafer.
why-which-law = TL avgjorde saken etter { $clauses }.

## Paragrafer.

# Overskrift
why-applied = Lovpunkter som er brukt
# Overskrift
why-open = Dette kan komme til å gjelde; det avhenger av hva som blir valgt eller avgjort
# Overskrift
why-considered = Vurdert, men gjelder ikke
# Merkelapp: en paragraf.
why-clause = { $clauses }
# Ved siden av: hva den sier. $says (tekst)
why-says = { $says }

## Hvorfor paragrafer ikke gjelder; en liste over dem følger.

# Under «Vurdert», over § 25A.
why-not-unintended = Ingen har sagt at { $the-call } var utilsiktet.
# Under «Vurdert», over § 25B.
why-no-change = { bridge-offender } prøvde ikke å endre en tilsiktet melding.
# Under «Vurdert», over § 33.
why-not-simultaneous = Ingen har sagt at to spillere meldte samtidig.
# Under «Vurdert». $seat: hvem som var i tur
why-turn-of = { bridge-seat } var i tur; disse lovpunktene gjelder når en annen spiller er i tur.
# Under «Vurdert». $seat: hvem som var i tur hvis VM ($lho) ikke godtar en tidligere melding
why-turn-if-declined = Hvis { bridge-lho } ikke godtar den tidligere meldingen, var { bridge-seat } i tur; disse lovpunktene gjelder når en annen spiller er i tur.
# Under «Vurdert», over 2007 § 30A.
why-after-the-first-bid = Noen hadde allerede avgitt et bud.
# Under «Vurdert», over 2007 § 30B.
why-before-the-first-bid = Ingen hadde avgitt noe bud ennå.
# Under «Vurdert», over § 29C og § 30C.
why-natural = { $the-call } regnes som naturlig.
# Under «Vurdert», over 29C: pass, dobling eller redobling.
why-names-no-denomination = { $the-call } nevner ingen benevnelse.
# Under «Vurdert», over resten av § 30.
why-treated-as-bid = Passen regnes som et bud (§ 30C).
# Under «Vurdert», over alt annet.
why-not-what-happened = Dette har ikke skjedd her.
