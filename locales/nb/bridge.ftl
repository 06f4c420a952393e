### Navn på plasser, meldinger, farger og paragrafer. De settes inn i andre tekster; ingen ser dem alene.

## Plasser, en tekst for hver rolle en setning kan nevne. $… (plass): north, east, south, west

# En kolonne i diagrammet; en hvilken som helst spiller: «Vest». $seat (plass)
bridge-seat = { $seat ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# Den feilende. $offender (plass)
bridge-offender = { $offender ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# Den feilendes makker. $partner (plass)
bridge-partner = { $partner ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# Den feilendes venstre motstander, VM. $lho (plass)
bridge-lho = { $lho ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# En annen spiller i samme setning. $other (seat)
bridge-other = { $other ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# Spillefører. $declarer (plass)
bridge-declarer = { $declarer ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# Spilleren med åpningsutspillet. $leader (plass)
bridge-leader = { $leader ->
    [north] Nord
    [east] Øst
    [south] Syd
   *[west] Vest
}
# En plass slik den skrives: «V». $candidate (plass)
bridge-letter = { $candidate ->
    [north] N
    [east] Ø
    [south] S
   *[west] V
}
# Et makkerpar. $side (north-south eller east-west)
bridge-side = { $side ->
    [north-south] Nord–Syd
   *[east-west] Øst–Vest
}

## Meldinger

# I en setning eller en liste: «Vests pass». Stor bokstav først på en linje kommer av seg selv.
bridge-pass = pass
# I en setning eller en liste: «Vests dobling».
bridge-double = dobling
# I en setning eller en liste: «Vests redobling».
bridge-redouble = redobling
# Hver melding $call i en setning har to former til, $the-call og $a-call: «passen blir stående», «endret til pass». Et
# bud har bare én form: «1♥ blir stående».
bridge-the-pass = passen
# Det samme for en dobling.
bridge-the-double = doblingen
# Det samme for en redobling.
bridge-the-redouble = redoblingen
# En pass som ikke er nevnt før: $a-call.
bridge-a-pass = pass
# Det samme for en dobling.
bridge-a-double = en dobling
# Det samme for en redobling.
bridge-a-redouble = en redobling
# En rute i diagrammet; høyst 4 bokstaver.
bridge-cell-pass = pass
# En rute i diagrammet; høyst 4 bokstaver.
bridge-cell-double = D
# En rute i diagrammet; høyst 4 bokstaver.
bridge-cell-redouble = RD
# Et bud, overalt: «1♥», «3NT». $level (tall), $denomination (clubs, diamonds, hearts, spades, notrump)
bridge-bid = { $level }{ $denomination ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[notrump] NT
}
# En rekke bud: «2♠–7NT». $first, $last (bud)
bridge-run = { $first }–{ $last }
# Bud i én benevnelse på flere nivåer: «2–7♣». $low (tall), $last (bud)
bridge-levels = { $low }–{ $last }
# Sluttkontrakten: «3NT doblet». $bid (bud), $doubled (no, doubled, redoubled)
bridge-contract = { $doubled ->
    [doubled] { $bid } doblet
    [redoubled] { $bid } redoblet
   *[no] { $bid }
}

## Lister

# En farge i en setning: «hjerter». $suit (clubs, diamonds, hearts, spades)
bridge-suit = { $suit ->
    [clubs] kløver
    [diamonds] ruter
    [hearts] hjerter
   *[spades] spar
}
# De to siste i en liste, der én velges. $first, $last (ord)
bridge-or = { $first } eller { $last }
# De to siste i en liste, der alle menes. $first, $last (ord)
bridge-and = { $first } og { $last }
# De to siste i en liste der punktene selv har komma. $first, $last (ord)
bridge-or-else = { $first }; eller { $last }
# En liste uten ord foran den siste, og begynnelsen på alle lengre. $first, $last (ord)
bridge-comma = { $first }, { $last }
# En paragraf, i en liste: «§ 27B1(a)». $clause (adresse)
bridge-clause = § { $clause }
# Ett lovpunkt i en setning: «§ 27B2». $clauses (adressen)
bridge-one-clause = { $clauses }
# Flere: «§ 27A1, § 27B1(a)». $clauses (liste over adresser)
bridge-several-clauses = { $clauses }

## Hender og hvor mange

# Mellom grupper på tre sifre. Et smalt mellomrom som ikke brytes.
bridge-thousands = {"\u202F"}
# En andel av hendene: «17,5 %». $kind (share; whole for ingen eller alle; trace for under en tidel; rest for alle unntatt det),
# $whole, $tenth (sifre)
bridge-share = { $kind ->
    [trace] under 0,1 %
    [rest] over 99,9 %
    [whole] { $whole } %
   *[share] { $whole },{ $tenth } %
}
# En honnør i en hånd: «K». $card (ace, king, queen, jack, ten)
bridge-card = { $card ->
    [ace] E
    [king] K
    [queen] D
    [jack] Kn
   *[ten] T
}
# I stedet for kortene ved renons.
bridge-no-card = –
# Kortene i en farge: «♠K92». $suit (clubs, diamonds, hearts, spades), $cards (kort)
bridge-holding = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}{ $cards }
