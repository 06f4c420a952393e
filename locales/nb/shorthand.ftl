### En tekst som ikke kan leses. Brukerens egne ord står over, med ^^^ under stedet.
### $word, $text (brukerens egne ord), $call, $over (meldinger)

# Første linje, når ikke et problem sier det bedre. $number (tall) steder
shorthand-cannot-read = { $number ->
    [one] Dette forstår jeg ikke.
    [2] Det er to steder jeg ikke forstår.
    [3] Det er tre steder jeg ikke forstår.
    [4] Det er fire steder jeg ikke forstår.
    [5] Det er fem steder jeg ikke forstår.
    [6] Det er seks steder jeg ikke forstår.
   *[other] Det er { $number } steder jeg ikke forstår.
}
# Det samme, når alle ordene er kjent og noe ikke passer eller må spørres om. $number (tall) steder, minst 2
shorthand-to-clear-up = { $number ->
    [2] Det er to ting å avklare.
    [3] Det er tre ting å avklare.
    [4] Det er fire ting å avklare.
    [5] Det er fem ting å avklare.
    [6] Det er seks ting å avklare.
   *[other] Det er { $number } ting å avklare.
}
shorthand-unknown-word = Jeg kjenner ikke ordet «{ $word }».
# Et ord som er kjent, men mangler det som hører til: «giver» uten plass
shorthand-unknown-here = Jeg forstår ikke «{ $word }» her.
# «Kari åpnet 1S»: en spiller ved navn. Det som ventes, en plass, står under
shorthand-unknown-player = Jeg vet ikke hvor «{ $word }» sitter.
shorthand-not-a-call = «{ $word }» er ikke en melding.
# $word (et årstall uten egen utgave)
shorthand-no-edition = Det finnes ingen utgave fra { $word }: skriv `2007` eller `2017`.
# $words (brukerens egne ord, med komma mellom)
shorthand-unknown-words = Disse ordene kjenner jeg ikke: { $words }.
# Et mønster i stedet for meldinger: «1x», «1M»
shorthand-schematic = «{ $word }» er et mønster og ikke en melding: skriv meldingen som faktisk ble avgitt.
# «2» uten farge
shorthand-suit-missing = «{ $word }» mangler farge eller NT.
# $readings (liste av lesemåter)
shorthand-ambiguous = «{ $word }» kan leses på flere måter: { $readings }.
# «Jeg åpnet 1H, makker 2H»: det står ikke at $seat (plass) har meldt foran $word
shorthand-passed-before = Passet { bridge-seat } før «{ $word }»? Skriv i så fall passen også. Hvis { bridge-seat } ble hoppet over, skriv `utur` etter meldingen.
# Det samme i en tabell, på et sted der det ikke står noe
shorthand-passed-here = Passet { bridge-seat } der det ikke står noe? Skriv i så fall passen også. Hvis { bridge-seat } ble hoppet over, skriv hver melding med spilleren foran: `N:1H Ø:1S`.
# «Vest meldte 1S utenfor tur». $seats (liste av plasser, den sannsynligste først), $candidate (plass) den sannsynligste
shorthand-who-dealt = Hvem er giver: { $seats }? Skriv det først, for eksempel `giver { bridge-letter }`.
# «de meldte 1S». $seats (liste av plasser)
shorthand-who-is = Hvilken spiller menes med «{ $word }»: { $seats }?
# «1S 1H ub 2H». $offender (plass) meldte $over, $lho (plass) melder etterpå; $replaced, $next (kortform) hva man skriver
shorthand-whose-call = Hvem avga { $the-call }? Kom meldingen fra { bridge-offender } i stedet for { $over }, så skriv `> { $replaced }`; meldte { bridge-lho } som neste spiller, så skriv `{ $next }`.
# Det samme, der ingen melding er uregelmessig: «1S -> P 2H»
shorthand-whose-call-changed = Hvem avga { $the-call }? Kom meldingen fra { bridge-offender } i stedet for { $over }, så skriv `rettet til { $replaced }`; meldte { bridge-lho } som neste spiller, så skriv `{ $next }`.
# «2H ub» over 1H
shorthand-sufficient = { $call } over { $over } er tilstrekkelig: det er ingenting å korrigere.
# Det samme, når en annen melding i teksten er uregelmessig
shorthand-sufficient-here = { $call } over { $over } er tilstrekkelig. Utelat merket som sier noe annet.
# «1H ub» uten noe bud foran
shorthand-sufficient-first = { $call } er det første budet og kan derfor ikke være utilstrekkelig. Utelat merket som sier noe annet.
# Under linjen over. $text (kortform): en sannsynlig spiller og meldingen
shorthand-say-who = Meldte noen utenfor tur, så skriv hvem: `{ $text }`.
shorthand-nothing-to-replace = «{ $word }»: ingen melding foran venter på å bli rettet.
# $word (`sml` eller `isml`), etter en melding som ikke erstatter noen annen
shorthand-replaces-nothing = «{ $word }» brukes om en melding som er kommet i stedet for en annen, og det er ikke meldingen foran.
# $seats (liste av plasser, den sannsynligste først)
shorthand-who-called = Hvem meldte «{ $word }»: { $seats }?
# Et merke eller en plass som hører til en melding, og det er ingen
shorthand-mark-without-call = «{ $word }» står uten en melding. Skriv meldingen det gjelder.
# «>» uten en melding etter
shorthand-arrow-without-call = Det står ingen melding etter «{ $word }»: skriv meldingen som kom i stedet.
# «Vi Dem» over to kolonner med meldinger: navn på sidene
shorthand-sides-of-table = «{ $word }» nevner bare sidene. Hvilken spiller avga hver melding? Skriv `N Ø S V` over kolonnene, eller spilleren foran hver melding: `N:1H Ø:1S`.
shorthand-empty = Jeg ser ingen meldinger her. Skriv dem, giver først, med `ub` etter det utilstrekkelige budet: `1H P 1H ub`.
# $number (tall) tegn er tillatt
shorthand-too-long = Teksten er for lang: høyst { $number } tegn.
# $expected (liste)
shorthand-expected = Forventet { $expected }.
# Første linje: noen spør om spillet
shorthand-auction-only = Jeg svarer bare på spørsmål om meldingene.
# Under den
shorthand-auction-only-how = Gjelder det spillet, som en revoke eller et utspill utenfor tur, så tilkall TL: §§ 41–71 handler om det. Gikk en melding også galt, så skriv bare meldingene: `1H P 1H ub`.
# $text (tekst som ville blitt forstått)
shorthand-did-you-mean = Mente du `{ $text }`?

# «godtatt» der VM ikke har noe å velge
shorthand-nothing-to-choose = «{ $word }»: det står ingen melding foran som motparten kan godta eller la være å godta.
# «1S 1H godtatt ikke godtatt». $call (melding)
shorthand-accepted-already = «{ $word }»: { $the-call } er allerede godtatt.
# «1S 1H ikke godtatt 2H godtatt»
shorthand-declined-already = «{ $word }»: det er allerede sagt at { $the-call } ikke er godtatt.
# «1H P D godtatt»
shorthand-for-nobody = «{ $word }»: ingen kan godta { $the-call }. Utelat ordet.
# «1S 1H vest godtar». Det er ikke $seat (plass) som velger, men $lho (plass)
shorthand-who-chooses = «{ $word }»: her er det { bridge-lho }, ikke { bridge-seat }, som godtar eller lar være.
# «P ub». $call (melding)
shorthand-not-a-bid = { $a-call } kan ikke være utilstrekkelig: det kan bare et bud være.
# «Ø:P utur» når Øst var i tur. $seat (plass)
shorthand-in-turn = { bridge-seat } var i tur. Utelat merket som sier noe annet.
# «1H P Ø:P»: samme melding fra samme spiller én gang til. $seat (plass), $call (melding), $candidate (plass) neste spiller
shorthand-said-twice = { bridge-seat } har allerede avgitt denne meldingen: { $call }. Er det en annen spiller som har meldt, så skriv hvem, for eksempel `{ $text }`.
# «LOOT»: om spilleføringen
shorthand-lead-out-of-turn = «{ $word }» gjelder spillet, ikke meldingene. Jeg svarer bare på spørsmål om meldingene: tilkall TL ved bordet.
# En lenke uten meldinger: bare hender, eller hvor de ligger
shorthand-elsewhere = Denne lenken har ingen meldinger, og jeg kan ikke slå opp det den viser til. Skriv meldingene i stedet.
# Tekst rundt en tabell, om meldinger
shorthand-outside-table = «{ $word }» står i teksten rundt tabellen og kan endre avgjørelsen. Skriv det under tabellen med meldinger og merker, for eksempel `> 2H`, `godtatt` eller `2007`, eller utelat det.
# «1♥× 2♥» i en tabell fra dette programmet
shorthand-removed = «{ $word }»: tegnet × viser at en melding ikke står, men ikke hva som skjedde med den. Skriv meldingene i rekkefølge, med det som skjedde: `1H P 1H ub > 2H`.
shorthand-two-tables = Det er to meldingsforløp. Send det du spør om.
# Spill i PBN, LIN eller lenker, der det spørres om ett. $number (hvor mange), $boards (hva de heter)
shorthand-several-auctions = Her er { $number } meldingsforløp: { $boards }. Hvilket spør du om? Send bare det.
# Et spill i PBN eller LIN, eller en lenke, uten meldinger
shorthand-no-calls = Dette spillet har ingen meldinger.
# Overskrift over det som ikke ble lest eller ikke sier noe om meldingene, en linje hver
shorthand-not-read = Utelatt
# Passer som ingen skrev, og som er føyd til. $seat (plass)
shorthand-put-in = Ikke skrevet, men forutsatt: { bridge-seat } passet.
# Første linje over meldingene så langt de ble forstått; under står ordene som ble utelatt
shorthand-read-in-part = Så mye forsto jeg. Er det hele meldingsforløpet?
# Under dem. $text (meldingene i kortform)
shorthand-if-so-send = Er dette meldingsforløpet, så send `{ $text }`.
shorthand-left-out = «{ $text }»
# Under problemene, når meldingsforløpet er tegnet så langt det ble forstått
shorthand-read-so-far = Tabellen viser det jeg forsto før «{ $word }». Er resten bare vanlig tekst, så send meldingene uten den.
# «(5+H»
shorthand-lone-bracket = «{ $word }»: her er bare den ene av to parenteser.

## Hva som kunne ha stått der. $what (navnet på det)

# Ett punkt i listen i shorthand-expected.
shorthand-thing = { $what ->
    [call] en melding: pass (P), dobling (D) eller et bud som 2K
    [bid] et bud fra 1K til 7NT
    [denomination] en farge (K R H S) eller NT
    [insufficient-bid] et utilstrekkelig bud
    [seat] en plass: N, Ø, S eller V
    [irregular-call] en uregelmessig melding
    [edition] en utgave: 2007 eller 2017
    [board-number] et spillnummer
    [bracket] den andre parentesen
    [shorter-text] en kortere tekst
   *[mark] et merke etter en melding: ub, godtatt, ikke godtatt, > 2H, rettet til 2H, sml, isml eller utilsiktet
}

## Én måte å lese en tekst på. $kind (navnet på den), $what (en melding, farger, en plass, et årstall)

# Ett punkt i listen i shorthand-ambiguous.
shorthand-reading = { $kind ->
    [call] som { $what }
    [opponents-call] som { $what } fra en motstander
    [all-pass] som at alle passer
    [separator] som et skille mellom to meldinger
    [shows] som at meldingen foran viser { $what }
    [shows-notrump] som at meldingen foran viser grand
    [meaning] som hva meldingen foran betyr
    [unintended] som en utilsiktet melding
    [change] som at noen ombestemte seg
    [next] som neste spillers melding
    [first] som den første meldingen
    [last] som en melding etter de andre (skriv den da sist)
    [dealer] som at { $what } er giver
    [edition] som { $what }-lovene
    [seat] som { $what }
    [skipped] som at { $what } mistet turen
    [called-by] som at meldingen foran er avgitt av { $what }
    [describes] som hva { $what } betyr
    [accepts] som at VM godtar
    [declines] som at VM ikke godtar
    [so] som en påstand om at det er slik
    [not-so] som en påstand om at det ikke er slik
    [remark] bare som en kommentar
    [doubt] som tvil om meldingen foran
    [contract] som sluttkontrakten
    [agreement] som en avtale og ikke en melding
   *[no-level] som et bud uten trinn
}
