### Hva som binder hvem fra nå av, hva de får vite, og når TL skal tilkalles igjen.
### $offender, $partner, $lho (plasser), $side (feilende side), $call, $replacement (meldinger), $clauses (liste)

# Overskrift.
result-from-here = Fra nå av
# Overskrift, når meldingene er slutt.
result-lead = Utspillet
# Overskrift, når meldingene er slutt: det som ikke gjelder utspillet.
result-play = Under spillet
# Overskrift: uregelmessigheter som er avgjort.
result-earlier = Avgjort tidligere
# § 27B3: meldt over en dobling som så ble annullert. $seat (plass), $attempt (melding)
result-over-double = { bridge-seat }s { $call } ble meldt over { $the-attempt } og er annullert sammen med den.
# VM til en utilsiktet melding (§ 25A) hadde meldt. $call er VMs
result-lho-again = { bridge-lho }s { $call } er trukket tilbake uten følger for { bridge-lho }, som melder på nytt: det samme eller noe annet.
# Det samme, når den meldingen ikke lenger er lovlig.
result-lho-again-other = { bridge-lho }s { $call } er trukket tilbake uten følger for { bridge-lho }, som melder på nytt.
# En melding, i linjene nedenfor. $nth: hvilken av spillerens like meldinger, når navnet alene ikke viser det; 0 ellers
result-call = { $nth ->
    [0] { bridge-offender }s { $call }
    [1] { bridge-offender }s første { $call }
    [2] { bridge-offender }s andre { $call }
    [3] { bridge-offender }s tredje { $call }
   *[other] { bridge-offender }s { $call } nummer { $nth }
}
# § 16.
result-authorised = { result-call } er lovlig informasjon for alle.
# § 16. $side er feilende side, $calls (liste) meldingene deres som ikke blir stående, $which (hva som skjedde med dem)
result-unauthorised = { -unauthorised } for { bridge-partner }: { bridge-offender }s { $calls }, som er { $which ->
    [cancelled] annullert
    [withdrawn] trukket tilbake
   *[gone] trukket tilbake eller annullert
}. { bridge-side } får ikke bruke informasjonen resten av spillet; det kan motstanderne.
# Det samme, når spilleren avga flere slike.
result-unauthorised-nth = { -unauthorised } for { bridge-partner }: { result-call }, som er { $which ->
    [cancelled] annullert
    [withdrawn] trukket tilbake
   *[gone] trukket tilbake eller annullert
}. { bridge-side } får ikke bruke informasjonen resten av spillet; det kan motstanderne.
# § 16, etter § 36A og § 38D, for meldinger fra begge sider. $side er feilende side
result-unauthorised-followed = Meldingene som ble annullert sammen med { $the-call }, er urettmessig informasjon for { bridge-side }; motstanderne kan bruke dem.
# § 16, etter § 17D3 (2007: § 17E2), for pass fra begge sider. $side passet utenfor tur
result-unauthorised-passes = De andre passene som ble annullert, er urettmessig informasjon for { bridge-side }; motstanderne kan bruke dem.
# § 16, etter § 25A. $call er VMs
result-unauthorised-lho = { bridge-lho }s tilbaketrukne { $call } er { -unauthorised } for { bridge-offender } og { bridge-partner }; motstanderne deres kan bruke den.
# Det samme mens VM ennå kan velge om meldingen skal tas tilbake. $call er VMs
result-unauthorised-lho-if = Melder { bridge-lho } noe annet, er { $the-call }, som er trukket tilbake, { -unauthorised } for { bridge-offender } og { bridge-partner }; motstanderne deres kan bruke den.
# Overskrift.
result-afterwards = Etter spillet
# Overskrift: rundpass.
result-afterwards-passed-out = Før neste spill
# Ved et stikkord, når meldingene er slutt.
result-nothing-follows = Det får ingen følger.
# § 27D, § 23C: makker var fri.
result-review-helped = Tilkall TL igjen hvis { bridge-side } fikk et bedre resultat enn de ville fått uten { result-call } ({ $clauses }).
# 2017 § 72C, 2007 § 23: makker måtte passe.
result-review-knew = Tilkall TL igjen hvis { bridge-side } tjente på at { bridge-partner } måtte passe, og { bridge-offender } kunne ha visst at det godt kunne skje ({ $clauses }).
# En annen paragraf.
result-review-damaged = Tilkall TL igjen hvis dere mener dere er blitt skadelidende ({ $clauses }).
# Én av flere uregelmessigheter.
result-settled-accepted = { result-call } ble godtatt og blir stående.
# Det samme, mens TL ennå ikke har avgjort om den blir stående.
result-settled-accepted-only = { result-call } ble godtatt; om meldingen blir stående, avhenger av hva TL avgjør.
# Det samme, når VM ennå skal velge om endringen.
result-settled-accepted-unless-changed = { result-call } ble godtatt og blir stående hvis ikke { bridge-lho } godtar endringen.
# Det samme, når meldingen ble trukket tilbake senere.
result-settled-accepted-gone = { result-call } ble godtatt, men er senere trukket tilbake.
# Én av flere uregelmessigheter.
result-settled-replaced = { bridge-offender } rettet { $the-call } til { $a-replacement }: ingen { -further-rectification }.
# Det samme, når det kan bli en utspillsrestriksjon.
result-settled-replaced-only = { bridge-offender }s { $call } er erstattet med { $a-replacement }.
# Én av flere uregelmessigheter (§ 25A).
result-settled-unintended = { bridge-offender }s { $call } var utilsiktet og er erstattet med { $a-replacement }.
# Én av flere uregelmessigheter (§ 25A), når den tilsiktede meldingen selv ble annullert.
result-settled-unintended-cancelled = { bridge-offender }s { $call } var utilsiktet, og { $the-replacement }, som kom i stedet, ble annullert.
# Én av flere uregelmessigheter.
result-settled-barred = { bridge-offender } rettet { $the-call } til { $a-replacement }, og { bridge-partner } ble pålagt å passe resten av meldingsforløpet.
# Én av flere uregelmessigheter.
result-settled-stands = { result-call } blir stående.
# Én av flere uregelmessigheter (§ 25A): makker hadde meldt, og en annen paragraf avgjør.
result-settled-too-late = Det var for sent å endre { bridge-offender }s { $call }.
# Én av flere uregelmessigheter (§ 37A).
result-settled-had-to-pass = { bridge-offender } var pålagt å passe, men { bridge-lho } meldte over { $the-call }, som dermed blir stående.
# Én av flere uregelmessigheter.
result-settled-other = { bridge-offender }s { $call } er ferdigbehandlet.
# Én av flere uregelmessigheter.
result-settled-cancelled = { result-call } ble annullert.
# Én av flere uregelmessigheter: en melding i stedet for en annen ble selv endret, og TL har ikke avgjort ennå.
result-settled-changed-again = { bridge-offender }s { $call } ble selv endret og gjelder ikke lenger.
# Én av flere uregelmessigheter.
result-settled-cancelled-barred = { bridge-offender }s { $call } ble annullert, og { bridge-partner } ble pålagt å passe resten av meldingsforløpet.
# Én av flere uregelmessigheter.
result-settled-cancelled-once = { bridge-offender }s { $call } ble annullert, og { bridge-partner } ble pålagt å passe én gang.
# Én av flere uregelmessigheter (2007 § 30B2).
result-settled-offender = { bridge-offender }s { $call } ble annullert, og { bridge-offender } ble pålagt å passe resten av meldingsforløpet.
# Én av flere uregelmessigheter (§ 30).
result-settled-offender-once = { bridge-offender }s { $call } ble annullert, og { bridge-offender } ble pålagt å passe én gang.
# Én av flere uregelmessigheter (§ 37B, § 38).
result-settled-both = { bridge-offender }s { $call } ble annullert, og { bridge-offender } og { bridge-partner } ble pålagt å passe resten av meldingsforløpet.
# Én av flere uregelmessigheter.
result-settled-repeated = { bridge-offender } gjentok { $the-call } i tur, slik lovene krever.
# Én av flere uregelmessigheter (§ 28A).
result-settled-in-turn = { bridge-offender }s { $call } regnes som avgitt i tur.
# Én av flere uregelmessigheter (§ 33).
result-settled-second = { bridge-offender }s { $call } regnes som den andre av to samtidige meldinger.
# Én av flere uregelmessigheter (§ 34).
result-settled-not-over = { bridge-offender }s pass utenfor tur avsluttet ikke meldingsforløpet.
# 2017 § 72C, 2007 § 23, når makker ikke måtte passe.
result-review-could = Tilkall TL igjen hvis { bridge-side } tjente på uregelmessigheten, og { bridge-offender } kunne ha visst at det godt kunne skje ({ $clauses }).
