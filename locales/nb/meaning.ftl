### Hva en melding viser, lest tilbake fra spillernes skrivemåte: «minst 4 hjerter, 12–21 hp, ikke (jevn med 15–17 hp)».

## Setninger

# Første linje: hva meldingen viser. $condition (liste over hva en hånd har)
meaning-of = { $condition }.
# Det samme med meldingen foran. $call (melding), $condition (liste)
meaning-of-call = { $call }: { $condition }.
# Det som ikke er lovet. $condition (liste)
meaning-usually = Vanligvis { $condition }, men ikke garantert.
# Hva meldingen er til. $purposes (liste)
meaning-purposes = Meldingen: { $purposes }.
# Det samme ved siden av det meldingen viser. $purposes (liste)
meaning-for = { $purposes }.
# «!2C». $calls (liste over meldinger)
meaning-excludes = Holdt utenfor: hender som ville ha meldt { $calls }.
# Hvordan noe ble lest som kan leses på flere måter. $word (brukerens egne ord), $condition (liste)
meaning-note = «{ $word }» ble lest som: { $condition }.
# Under merknadene. $text (betydningen skrevet uten tvil)
meaning-spelling = Entydig skrivemåte: `{ $text }`
# Ett ord i den skrivemåten. $word (ordet): de som ikke står her, blir som de er
meaning-word = { $word ->
    [hcp] hp
    [or] eller
    [no] ingen
    [except] unntatt
    [usually] vanligvis
    [bal] jevn
    [semibal] halvjevn
    [unbal] ujevn
    [longest] lengst
    [stop] hold
    [weak] svak
    [strong] sterk
    [nat] naturlig
    [kings] konger
   *[other] { $word }
}

## En betydning som ikke kan leses

# Ett problem. $kind (slaget), $word (brukerens egne ord), $number (tall): en grense
meaning-problem = { $kind ->
    [empty_text] Her er det ingenting å lese. Skriv hva meldingen viser: `5+H 12-21`.
    [too_long] Teksten er for lang: høyst { $number } tegn.
    [too_deep] Det er for mange parenteser inni hverandre: høyst { $number }.
    [too_many] Dette har for mange deler: høyst { $number }.
    [number_of_what] Hva teller «{ $word }»?
    [suit_alone] «{ $word }» mangler et tall.
    [number_first] «{ $word }» må ha tallet foran.
    [which_suit] «{ $word }» i hvilken farge?
    [empty_range] «{ $word }» er ikke et intervall: skriv det laveste tallet først.
    [impossible] «{ $word }»: ingen hånd har det.
    [not_thirteen] «{ $word }» er ikke en fordeling: de fire lengdene blir ikke 13.
    [no_such_cards] Jeg forstår ikke kortene «{ $word }».
    [lone_bracket] «{ $word }»: parentesen er ikke lukket.
    [nothing_there] Det mangler noe ved siden av «{ $word }».
    [unclear] «{ $word }» kan leses på flere måter: sett det som hører sammen, i parentes.
    [misplaced] «{ $word }» gjelder hele meldingen: skriv det utenfor parenteser, unntak og alternativer.
   *[other] Jeg kjenner ikke «{ $word }».
}
# Under et problem. $things (liste)
meaning-expected = Forventet { $things }.
# Ett punkt i den listen. $what (navnet på det)
meaning-thing = { $what ->
    [unit] det som telles (en farge, hp, ess eller tapere)
    [suit] en farge: S H R K, M for en majorfarge, m for en minorfarge
    [number] et tall foran: 5+H, 2+ ess
    [rising-range] et intervall fra det laveste tallet til det høyeste
    [possible-number] et tall som en hånd kan ha
    [thirteen] fire lengder som til sammen blir 13
    [cards] kort i en farge, med engelske bokstaver: AQT, KJxx
    [bracket] den andre parentesen
    [shorter-text] en kortere tekst
    [all-in-brackets] parenteser rundt det som hører sammen: (6+H 6-10) eller (20-22 jevn)
    [outside-brackets] de samme ordene utenfor parenteser og unntak
   *[condition] noe om en hånd: 5+H, 12-14, jevn
}

## Betingelser

# Ingenting kreves.
meaning-any-hand = en hvilken som helst hånd
# Ingenting oppfyller den.
meaning-no-hand = ingen hånd
# Foran noe som benektes. $what (uttrykk)
meaning-not = ikke { $what }
# Foran alternativer. $what (liste med «eller»)
meaning-either = enten { $what }
# Foran alternativer som benektes. $what (liste med «eller»)
meaning-neither = verken { $what }
# De to siste i den listen. $first, $last (uttrykk)
meaning-nor = { $first } eller { $last }
# «jevn med 15–17 hp». $first (uttrykk), $last (liste)
meaning-with = { $first } med { $last }

## Mengder. $number (tall)

# «minst 5»
meaning-at-least = minst { $number }
# «høyst 3»
meaning-at-most = høyst { $number }
# «nøyaktig 5»
meaning-exactly = nøyaktig { $number }
# «12–14». $first, $last (tall)
meaning-between = { $first }–{ $last }
# Foran ess, konger og slikt: «ingen ess»
meaning-none = ingen

## Egenskaper. $amount (ord for en mengde), $suit (en farge, eller navnet på den der teksten skiller)

# «12–14 hp»
meaning-points = { $amount } hp
# «minst 5 hp i spar og hjerter». $suits (liste)
meaning-points-in = { $amount } hp i { $suits }
# Honnørpoeng og ett for hvert kort ut over fire.
meaning-total-points = { $amount } poeng når lengden regnes med
# 20-regelen.
meaning-rule-of-twenty = hp pluss lengden av de to lengste fargene: { $amount }
# «minst 4 hjerter».
meaning-length = { $amount } { $suit ->
    [spades] spar
    [hearts] hjerter
    [diamonds] ruter
    [clubs] kløver
    [major] kort i en majorfarge
    [minor] kort i en minorfarge
    [each-major] kort i hver majorfarge
    [each-minor] kort i hver minorfarge
    [each-suit] kort i hver farge
   *[suit] kort i en farge
}
# To farger sammenlignet. $how (none: minst like lang; one: lengre; more: $number kort lengre), $first, $last (farger)
meaning-longer = { $how ->
    [none] { $first } minst like lang som { $last }
    [one] { $first } lengre enn { $last }
   *[more] { $first } minst { $number } kort lengre enn { $last }
}
# $what (hva som sies om fargen), $suit (farge), $name (navnet på den)
meaning-about-suit = { $what ->
    [void] renons i { $suit }
    [singleton] singelton i { $suit }
    [longest] { $suit } som lengste farge (eller like lang som en annen)
    [stopper] hold i { $suit }
   *[solid] { $name ->
        [major] en gående majorfarge
        [minor] en gående minorfarge
        [suit] en gående farge
       *[other] gående { $suit }farge
    }
}
# $suit (navnet på en farge)
meaning-suit = { $suit ->
    [spades] spar
    [hearts] hjerter
    [diamonds] ruter
    [clubs] kløver
    [major] en majorfarge
    [minor] en minorfarge
   *[suit] en farge
}
# $shape (navnet på et slag fordeling)
meaning-shape = { $shape ->
    [balanced] jevn
    [semi-balanced] halvjevn
   *[unbalanced] ujevn
}
# $pattern (fire lengder)
meaning-any-order = { $pattern } i hvilken som helst rekkefølge
# $pattern (fire lengder, med parentes om det som kan byttes)
meaning-in-order = { $pattern } i rekkefølgen spar, hjerter, ruter, kløver
# $what (hva som telles), $number (one, other)
meaning-counted = { $amount } { $what ->
    [aces] ess
    [kings] { $number ->
        [one] konge
       *[other] konger
    }
    [queens] { $number ->
        [one] dame
       *[other] damer
    }
    [tens] { $number ->
        [one] tier
       *[other] tiere
    }
    [controls] { $number ->
        [one] kontroll
       *[other] kontroller
    }
    [keycards] nøkkelkort for { $suit }
    [losers] { $number ->
        [one] taper
       *[other] tapere
    }
   *[quick-tricks] honnørstikk
}
# «minst 2 av de 3 høyeste kortene i hjerter». $number (tall)
meaning-top-honours = { $amount } av de { $number } høyeste kortene i { $suit }
# $cards (kort)
meaning-cards-held = { $cards } i { $suit }

## Formål

# Ett punkt i listen over hva meldingen er til. $purpose (navnet)
meaning-purpose = { $purpose ->
    [stayman] spør etter en majorfarge
    [puppet] spør etter en femkorts majorfarge
    [ace-ask] spør etter ess
    [keycard-ask] spør etter nøkkelkort
    [checkback] spør åpneren etter majorfarger og styrke
    [fsf] fjerde farge krav
    [ogust] spør hvor god den svake toåpningen er
    [relay] relé
    [ask] ber om informasjon
    [transfer] overføring
    [splinter] splinter
    [cue] viser en kontroll
    [takeout] opplysende
    [negative] negativ
    [penalty] straff
    [p-c] makker passer eller retter
    [michaels] Michaels, to farger
    [unusual] uvanlig grand, to farger
    [landy] Landy, begge majorfarger
    [multi] Multi
    [waiting] avventende
    [jacoby] Jacoby
    [bergen] Bergen-støtte
    [drury] Drury
    [may-be-short] kan meldes på færre enn tre kort
    [gf] utgangskrav
    [inv] invitt
    [inv-plus] minst invitt
    [nf] ikke krav
    [f1] rundekrav
    [slam-try] sleminvitt
    [signoff] sluttmelding
    [nat] naturlig
    [art] kunstig
    [preempt] sperrende
    [weak] svak
    [weak-two] svak toåpning
   *[strong] sterk
}
