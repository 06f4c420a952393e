### TLs egen side: hva som skal gjøres ved bordet, hva som gjenstår å avgjøre, og alle følger.
### $offender, $partner, $lho, $seat, $declarer (plasser), $side (feilende side), $call, $replacement (meldinger)

# Overskrift over nummererte punkter.
director-table = Ved bordet
director-stop = Stopp meldingsforløpet: ingen melder, og ingen sier hva som var ment.
director-aside = Ta { bridge-offender } med bort fra bordet. Var { $call } utilsiktet (et feiltrekk eller en forsnakkelse)? Da går § 25A foran. Hvis ikke: hva skulle { $call } vise?
# $seat er VMs makker
director-explain = Ved bordet: forklar valgene og følgene nedenfor for alle fire (§ 10C1). Så velger { bridge-lho } uten å rådføre seg med { bridge-seat } (§ 10C2); hva { bridge-offender } mente, sier du ikke til noen.
# $edition (2007 eller 2017)
director-replacements = { $edition ->
    [2007] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som lar { bridge-partner } melde fritt: samme benevnelse på laveste lovlige nivå, hvis begge budene utvilsomt ikke er kunstige, eller en melding med samme eller mer nøyaktig betydning. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som lar { bridge-partner } melde fritt: det laveste tilstrekkelige budet som viser samme benevnelse, eller en { -comparable-call }. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# Det samme når makker må passe på grunn av en tidligere uregelmessighet.
director-replacements-barred = { $edition ->
    [2007] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som ikke gir flere restriksjoner ({ bridge-partner } må passe uansett): samme benevnelse på laveste lovlige nivå, hvis begge budene utvilsomt ikke er kunstige, eller en melding med samme eller mer nøyaktig betydning. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som ikke gir flere restriksjoner ({ bridge-partner } må passe uansett): det laveste tilstrekkelige budet som viser samme benevnelse, eller en { -comparable-call }. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# Det samme når en annen feil av samme spiller kan binde makker.
director-replacements-new = { $edition ->
    [2007] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som ikke gir restriksjoner på grunn av { $the-call }: samme benevnelse på laveste lovlige nivå, hvis begge budene utvilsomt ikke er kunstige, eller en melding med samme eller mer nøyaktig betydning. Den andre feilen kan likevel gi det. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, hvilke meldinger som ikke gir restriksjoner på grunn av { $the-call }: det laveste tilstrekkelige budet som viser samme benevnelse, eller en { -comparable-call }. Den andre feilen kan likevel gi det. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# Det samme når det heller ikke finnes noe høyere bud.
director-replacements-barred-by-meaning = { $edition ->
    [2007] Si til { bridge-offender }, borte fra bordet, at { bridge-partner } må passe uansett, og at alle andre meldinger enn en med samme eller mer nøyaktig betydning gir flere restriksjoner. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, at { bridge-partner } må passe uansett, og at alle andre meldinger enn en { -comparable-call } gir flere restriksjoner. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# Det samme når det ikke finnes noe høyere bud.
director-replacements-by-meaning = { $edition ->
    [2007] Si til { bridge-offender }, borte fra bordet, at bare en melding med samme betydning, eller en mer nøyaktig, lar { bridge-partner } melde fritt. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
   *[2017] Si til { bridge-offender }, borte fra bordet, at bare en { -comparable-call } lar { bridge-partner } melde fritt. Svar på spørsmål om bestemte meldinger; ikke foreslå noen.
}
# § 27C
director-premature = Fortell { bridge-lho } hva { $the-replacement } fører til, før { bridge-lho } velger om { $the-call } skal godtas. Godtas ikke { $the-call }, blir { $the-replacement } stående og kan ikke rettes på nytt.
# § 27C og § 27B3
director-premature-double = Fortell { bridge-lho } hva { $the-replacement } fører til, før { bridge-lho } velger om { $the-call } skal godtas. Godtas ikke { $the-call }, avgjør du om { $the-replacement } oppfyller § 27B1(b) og blir stående; ellers blir den annullert (§ 27B3).
# § 27C og § 27B4
director-premature-second = Fortell { bridge-lho } at { $call } kan godtas, eller i stedet { $replacement }, og hva som følger hvis { bridge-lho } ikke godtar noen av dem: da velger { bridge-offender } på nytt, slik det står nedenfor (§ 27B4).
director-only-pass = Si til alle fire: { bridge-offender } må passe, og passen kommer i stedet for den uregelmessige meldingen. Det er ikke noe å velge.
# Som over: den feilende er ikke pålagt å passe av en annen grunn.
director-choose = La { bridge-offender } velge uten et ord fra { bridge-partner }, og avgjør saken ut fra meldingen som kommer.
director-tell-barred = Si til alle fire: { bridge-partner } må passe resten av meldingsforløpet. Be spillefører tilkalle deg før { bridge-partner } første gang spiller ut.
# Det samme uten utspillsrestriksjon.
director-tell-barred-only = Si til alle fire: { bridge-partner } må passe resten av meldingsforløpet.
# $call er den annullerte meldingen
director-tell-cancelled = Si til alle fire: { bridge-offender }s { $call } teller ikke. { bridge-offender } velger en gang til, og { bridge-partner } må passe resten av meldingsforløpet, også etter en melding som ellers ikke ville fått følger.
# $edition (2007 eller 2017)
director-test = { $edition ->
    [2007] Spør { bridge-offender }, borte fra bordet, hva { $call } viste og benektet, og hva { $the-replacement } viser og benekter. Ville alle som nå avgir { $a-replacement }, også ha meldt { $call } med samme hånd?
   *[2017] Spør { bridge-offender }, borte fra bordet, hva { $the-call } skulle vise, og hva { $the-replacement } viser. Samme eller lignende betydning, en delmengde av den, eller samme formål: ett er nok (§ 23A). Er du i tvil, vær romslig; resultatet kan justeres etterpå.
}
# 2007 § 31A2.
director-test-denomination = Spør { bridge-offender }, borte fra bordet, hva { $call } skulle vise, og hva { $replacement } viser. Et bud som nevner benevnelsen, teller (§ 31A2(a)); var { $call } kunstig, teller også et bud i en farge som det viste (§ 29C).
# Det samme når begge meldingene er like, to doblinger eller to passer.
director-test-alike = Spør { bridge-offender }, borte fra bordet, hva den første meldingen ({ $call }) skulle vise, og hva den andre viser. Samme eller lignende betydning, en delmengde av den, eller samme formål: ett er nok (§ 23A). Er du i tvil, vær romslig; resultatet kan justeres etterpå.
# Ingen er bundet. $number (hvor mye som binder noen fra før)
director-tell-free = { $number ->
    [0] Si til alle fire: meldingsforløpet fortsetter, det blir ingen restriksjoner, og { $call } er lovlig informasjon for alle.
   *[other] Si til alle fire: meldingsforløpet fortsetter, det følger ingen nye restriksjoner, og { $call } er lovlig informasjon for alle.
}
# Meldingene er slutt, feilende side spiller i mot
director-tell-lead = Vær ved bordet når { bridge-seat } får utspillet første gang. Forklar valget for { bridge-declarer }, som bestemmer seg uten å rådføre seg med blindemann, før det spilles ut.
# Meldingene er slutt, feilende side spiller kontrakten
director-stay = Si til alle fire at { bridge-side } spiller kontrakten, så restriksjonen på utspillet deres faller bort.
# § 25A
director-unintended = { $edition ->
    [2007] Spør { bridge-offender }, borte fra bordet, hvilken melding som var ment da { $the-call } ble avgitt. Et feiltrekk eller en forsnakkelse kan rettes hvis { bridge-offender } gjør det uten betenkningstid (§ 25A1); har spilleren lest feil eller ombestemt seg, kan meldingen ikke endres.
   *[2017] Spør { bridge-offender }, borte fra bordet, hvilken melding som var ment da { $the-call } ble avgitt. Et feiltrekk eller en forsnakkelse kan rettes; har spilleren lest feil eller ombestemt seg, kan meldingen ikke endres.
}
# § 25B
director-over-which = Spør { bridge-lho }, borte fra bordet, om meldingen ble avgitt over { $the-call } eller over { $the-replacement }. { $the-replacement } er godtatt bare hvis { bridge-lho } bevisst meldte over den; ellers blir { $the-call } stående.
# Overskrift
director-open = Du må fortsatt avgjøre
director-open-unintended = Var { $the-call } utilsiktet (§ 25A)?
# $edition (2007 eller 2017)
director-open-comparable = { $edition ->
    [2007] Har den valgte meldingen samme betydning som { $the-call }, eller en mer nøyaktig (§ 27B1(b))?
   *[2017] Er den valgte meldingen sammenlignbar med { $the-call } (§ 23A)?
}
# $edition (2007 eller 2017): forutsetningen om at et bud er naturlig
director-open-artificial = { $edition ->
    [2007] Er { $call } utvilsomt ikke kunstig (§ 27B1(a))? Her er det forutsatt.
   *[2017] Hvilken benevnelse viste { $call } (§ 27B1(a))? Her er det forutsatt at det er benevnelsen i budet.
}
# Om et bud er fritt, avhenger av hva begge viser. $call (det tilbaketrukne budet), $replacement (melding)
director-open-specified = Hva viste { $call }, og hva ville { $replacement } ha vist (§ 27B1(a))?
# Det samme når det er forutsatt hva det tilbaketrukne budet viste. $replacement (melding)
director-open-would-show = Hva ville { $replacement } ha vist (§ 27B1(a))?
# Overskrift over hele listen
director-every-price = Alle lovlige meldinger og følgene av dem
# Under den overskriften, når et fargebud ikke skjermer fargen.
director-every-price-conventional = Bud som mange par spiller konvensjonelt, regnes her som om de ikke viser noen farge. En farge som budet faktisk viser, kan ikke forbys.
# Under den overskriften; linjene gir følgen for meldinger som ikke holder. $edition (2007 eller 2017)
director-if-comparable = { $edition ->
    [2007] En melding med samme eller mer nøyaktig betydning gir ingen restriksjoner. Ellers gjelder linjene nedenfor.
   *[2017] En sammenlignbar melding gir ingen restriksjoner. Ellers gjelder linjene nedenfor.
}
# Det samme når makker må passe uansett.
director-if-comparable-barred = { $edition ->
    [2007] En melding med samme eller mer nøyaktig betydning gir ingen flere restriksjoner. Ellers gjelder linjene nedenfor.
   *[2017] En sammenlignbar melding gir ingen flere restriksjoner. Ellers gjelder linjene nedenfor.
}
# Ved meldinger
director-nothing = { bridge-partner } kan melde fritt.
# Ved meldinger, når makker må passe av en annen grunn
director-nothing-barred = Ingen nye restriksjoner; { bridge-partner } må passe uansett.
# Ved meldinger
director-throughout = { bridge-partner } må passe resten av meldingsforløpet.
# Ved meldinger: 2017 § 26B. $suits (liste av farger), $number (hvor mange)
director-forbid-one = { $number ->
    [one] Spillefører kan forby { $suits }.
   *[other] Spillefører kan forby én farge ({ $suits }).
}
# Ved meldinger: 2007 § 26A2. $suits (liste av farger), $number (hvor mange)
director-require-or-forbid = { $number ->
    [one] Spillefører kan forlange eller forby { $suits }.
   *[other] Spillefører kan forlange eller forby én farge ({ $suits }).
}
# Ved meldinger: 2007 § 26B.
director-forbid-any = Spillefører kan forby én valgfri farge.
# Ved meldinger: 2007 § 26B og § 26A2, etter to tilbaketrukne meldinger.
director-forbid-any-or-require = { $number ->
    [one] Spillefører kan forby én valgfri farge, eller forlange { $suits }.
   *[other] Spillefører kan forby én valgfri farge, eller forlange én ({ $suits }).
}
# Ved meldinger.
director-no-lead = Ingen utspillsrestriksjon.
# Ved meldinger.
director-cancelled = Annulleres. { bridge-offender } velger på nytt, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme når det ikke finnes noe høyere bud.
director-cancelled-pass = Annulleres. { bridge-offender } må passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Overskrift
director-differ = Her er turneringsledere uenige
# 2007 § 27B1(b)
director-differ-information = 2007-lovene sier ikke om { $call } er urettmessig informasjon for makker etter § 27B1(b). I praksis regnes den som lovlig, og § 27D beskytter motparten.
# 2007 § 27B1
director-differ-lead = § 27B1 i 2007-lovene lar meldingsforløpet fortsette uten ytterligere korrigering, men nevner ikke § 26. Noen turneringsledere begrenser utspillet likevel; mange gjør det ikke.
# 2017 § 26B
director-differ-require = § 26B ble først trykt med rett til også å forlange utspill; WBF har rettet det.
# § 37A
director-differ-standing = Lovene sier ikke om { bridge-partner } kan bruke informasjonen fra { $the-call }, som blir stående etter § 37A uten at noen har godtatt den. Noen turneringsledere regner den som urettmessig.
# § 37, en melding utenfor tur fra en spiller som måtte passe neste gang turen kom
director-differ-barred-early = { bridge-offender } måtte passe neste gang turen kom, men avga { $the-call } før det. Lovene avgjør ikke dette. Her er § 37 fulgt; noen turneringsledere følger reglene for meldinger utenfor tur (§ 29 og § 31).
# § 30A (2007: § 30A, § 30B1). $edition (2007 eller 2017)
director-differ-refused-pass = { $edition ->
    [2007] § 30 setter ikke § 16D til side for passen som ikke ble godtatt. Etter ordlyden kan { bridge-partner } bruke at { bridge-offender } må passe, men ikke grunnen til det; noen turneringsledere lar alle bruke passen.
   *[2017] § 30A setter ikke § 16C til side for passen som ikke ble godtatt. Etter ordlyden kan { bridge-partner } bruke at { bridge-offender } må passe, men ikke grunnen til det; noen turneringsledere lar alle bruke passen.
}
# § 30A, når passen som ikke ble godtatt, var den tredje på rad. $seat mistet turen; $edition (2007 eller 2017)
director-differ-third-pass = { $edition ->
    [2007] Passen som ikke ble godtatt, var den tredje på rad etter en melding. Noen turneringsledere følger i stedet § 17E2: meldingsforløpet går tilbake til { bridge-seat }, og ingen er pålagt å passe.
   *[2017] Passen som ikke ble godtatt, var den tredje på rad etter en melding. Noen turneringsledere følger i stedet § 17D3: meldingsforløpet går tilbake til { bridge-seat }, og ingen er pålagt å passe.
}
# § 27B3, og så en ny melding: to meldinger er trukket tilbake. $attempt er den annullerte; $edition (2007 eller 2017)
director-differ-cancelled = { $edition ->
    [2007] { $the-attempt } er også trukket tilbake og gir her restriksjon etter § 26B; noen turneringsledere ser bare på { $call } (§ 26A).
   *[2017] { $the-attempt } er også trukket tilbake. Er den siste meldingen sammenlignbar med { $call }, faller restriksjonen for { $call } bort etter § 26A, men ikke den for { $the-attempt } (§ 26B). Noen turneringsledere bruker da ingen.
}
# § 27B4: det andre utilstrekkelige budet ($replacement) er godtatt
director-differ-second = { $replacement } ble godtatt og får ingen følger, men { $call } ble trukket tilbake. Mange turneringsledere bruker § 26 og § 16 på { $call }; andre gjør ikke det.
# Det samme mens VM fortsatt kan godta det
director-differ-second-open = Godtas { $replacement }, får det ingen følger, men { $call } ble trukket tilbake. Mange turneringsledere bruker § 26 og § 16 på { $call }; andre gjør ikke det.
# 2017 § 25B1, når meldingene kan være sammenlignbare
director-differ-change = Etter § 25B3 er den tilbaketrukne meldingen ({ $call }) urettmessig informasjon, mens § 26A opphever det for sammenlignbare meldinger. Mange turneringsledere regner den likevel som urettmessig.
# Som etter en melding som ikke ble godtatt, mens ingen har valgt ennå. $seat mistet turen; $edition (2007 eller 2017)
director-differ-third-pass-open = { $edition ->
    [2007] Passen er den tredje på rad etter en melding. Godtas den ikke, følger noen turneringsledere § 17E2 i stedet: meldingsforløpet går tilbake til { bridge-seat }, og ingen er pålagt å passe.
   *[2017] Passen er den tredje på rad etter en melding. Godtas den ikke, følger noen turneringsledere § 17D3 i stedet: meldingsforløpet går tilbake til { bridge-seat }, og ingen er pålagt å passe.
}
# § 31A1, § 32: en annen melding i stedet for den som skulle gjentas
director-differ-not-repeated = { bridge-offender } avga { $a-replacement } i stedet for å gjenta { $the-call }, og { bridge-lho } meldte over den. Lovene sier ikke hva som følger. Her blir { $the-replacement } stående; noen turneringsledere annullerer begge meldingene, og { bridge-offender } må fortsatt gjenta { $the-call }.
# § 31A1, § 32: turen er forbi. $seat passet før den
director-differ-turn-gone = { bridge-offender } skulle ha gjentatt { $the-call }, men har mistet den turen. Lovene sier ikke hva som følger. Her får det ingen følger; noen turneringsledere avgjør saken neste gang { bridge-offender } er i tur, som om { bridge-seat } ikke hadde passet.
# § 31A1, § 32 og en paragraf som gjør at samme spiller må passe
director-differ-repeat-or-pass = { bridge-offender } var pålagt å gjenta { $the-call } og må nå også passe. Lovene sier ikke hva som går foran. Her passer { bridge-offender }; noen turneringsledere lar { bridge-offender } først gjenta { $the-call } og så passe fra og med neste tur.
# § 28B: makker meldte i tur etter meldingen utenfor tur, og $seat etter det
director-differ-partner-first = { bridge-partner } meldte i tur etter { $the-call }, og deretter { bridge-seat }. Her er § 28B fulgt, så { $the-call } regnes ikke som avgitt; noen turneringsledere bruker § 30 til § 32 for { bridge-offender }.
# § 27B3: $seat meldte over doblingen som ble annullert ($attempt)
director-differ-over-double = Lovene sier ikke hva som skjer med { bridge-seat }s { $call }, som ble meldt over { $the-attempt }. Her annulleres også den; noen turneringsledere lar den stå (§ 11A).
# § 27: ingen valgte om budet før meldingene fortsatte
director-differ-overtaken = { bridge-lho } har ikke valgt om { $call } skal godtas, og meldingsforløpet har fortsatt. Lovene sier ikke hva som følger. Her blir { $call } stående (§ 11A); noen turneringsledere lar fortsatt { bridge-lho } velge.
# 2007 § 31A2(a): benevnelsen gjentas, og § 26 gir utspillsrestriksjon likevel
director-differ-repeated-lead = § 31A2(a) fra 2007 nevner ikke § 26. Her brukes § 26 etter sin egen ordlyd på { $call }, som ble trukket tilbake; noen turneringsledere gir ingen utspillsrestriksjon når benevnelsen gjentas.
# 2007 § 30C: pass utenfor tur over en kunstig melding fra motparten ($call)
director-differ-pass-over-artificial = Etter ordlyden i § 30C fra 2007 gjelder § 31 for pass på enhver kunstig melding; overskriften til § 31 nevner bare makkers. Fordi { $the-call } var motpartens, er § 30 fulgt her; noen turneringsledere følger § 31.

## Tolkninger som en side følger, med ordene fra listen over tolkninger.

director-differ-change-calls-again = { readings-change-calls-again } Her: { readings-change-calls-again-here } Andre: { readings-change-calls-again-else }
director-differ-change-to-inadmissible = { readings-change-to-inadmissible } Her: { readings-change-to-inadmissible-here } Andre: { readings-change-to-inadmissible-else }
director-differ-not-replaced = { readings-not-replaced } Her: { readings-not-replaced-here } Andre: { readings-not-replaced-else }
director-differ-repeated-pass-lead = { readings-repeated-pass-lead } Her: { readings-repeated-pass-lead-here } Andre: { readings-repeated-pass-lead-else }
director-differ-pass-of-takeout-double = { readings-pass-of-takeout-double } Her: { readings-pass-of-takeout-double-here } Andre: { readings-pass-of-takeout-double-else }
director-differ-comparable-after-double = { readings-comparable-after-double } Her: { readings-comparable-after-double-here } Andre: { readings-comparable-after-double-else }
director-differ-call-after-imposed-pass = { readings-call-after-imposed-pass } Her: { readings-call-after-imposed-pass-here } Andre: { readings-call-after-imposed-pass-else }
director-differ-not-made-or-called-over = { readings-not-made-or-called-over } Her: { readings-not-made-or-called-over-here } Andre: { readings-not-made-or-called-over-else }
director-differ-gone-on-before-ruling = { readings-gone-on-before-ruling } Her: { readings-gone-on-before-ruling-here } Andre: { readings-gone-on-before-ruling-else }
director-differ-doubled-out-of-turn = { readings-doubled-out-of-turn } Her: { readings-doubled-out-of-turn-here } Andre: { readings-doubled-out-of-turn-else }
director-differ-bar-begins-with-ruling = { readings-bar-begins-with-ruling } Her: { readings-bar-begins-with-ruling-here } Andre: { readings-bar-begins-with-ruling-else }
director-differ-over-bid-above-seven = { readings-over-bid-above-seven } Her: { readings-over-bid-above-seven-here } Andre: { readings-over-bid-above-seven-else }
