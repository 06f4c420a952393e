### Quizen: det som blir spurt om, svarene, og løsningen: hvorfor svaret er riktig, og hva som taler mot de andre.
### $offender, $partner, $lho, $seat, $declarer (plasser); $side (side); $call, $replacement, $over (meldinger i ord)
### $nth (hvilken av spillerens meldinger med det navnet; 0 når navnet er nok); $clauses (liste); $suits (liste), $number (hvor mange, eller nivået); $edition (2007 eller 2017)

## Det som hendte, en setning om gangen, under meldingsforløpet

# $which (typen spørsmål), $edition (2007 eller 2017), $number (0 til 3)
quiz-title = { $which ->
    [accepts] Hvem kan godta? { $edition }-lovene, nivå { $number }
    [order] Er meldingen i orden? { $edition }-lovene, nivå { $number }
    [passes] Hvem må passe? { $edition }-lovene, nivå { $number }
    [free] Når kan makker melde fritt? { $edition }-lovene, nivå { $number }
    [lead] Utspillet. { $edition }-lovene, nivå { $number }
    [clause] Hvilket lovpunkt? { $edition }-lovene, nivå { $number }
    [contract] Kontrakten. { $edition }-lovene, nivå { $number }
    [comparable] { $edition ->
        [2007] Samme eller mer nøyaktig? 2007-lovene, nivå { $number }
       *[2017] Sammenlignbar? 2017-lovene, nivå { $number }
    }
    [irregular] Finn feilen. { $edition }-lovene, nivå { $number }
   *[editions] Fra 2007 til 2017, nivå { $number }
}
# Den første setningen.
quiz-dealt = { bridge-seat } var giver.
# Hva som var galt med en melding. $which (hva)
quiz-was = { $which ->
    [insufficient] { result-call } var utilstrekkelig.
    [not-allowed] { result-call } var ikke tillatt.
    [after-the-end] { result-call } kom etter avsluttende pass.
   *[slip] TL kom til at { result-call } var utilsiktet.
}
# En melding utenfor tur. $seat: hvem som var i tur
quiz-was-out-of-turn = { result-call } var utenfor tur; det var { bridge-seat } som var i tur.
# § 34. $seat: hvem passene hadde hoppet over
quiz-went-back = Med de to andre passene ble det tre på rad, men { bridge-seat } var hoppet over: turen gikk tilbake til { bridge-seat }.
# § 34: hvem som passet etter det. $number (hvor mange), $seat, $lho, $partner: den første, den andre og den tredje
quiz-passed-on = { $number ->
    [one] { bridge-seat } passet deretter; også den passen ble annullert.
    [2] { bridge-seat } og { bridge-lho } passet deretter; også de passene ble annullert.
   *[other] { bridge-seat }, { bridge-lho } og { bridge-partner } passet deretter; også de passene ble annullert.
}
# Når en melding utenfor tur ble avgitt: meldingen før den.
quiz-just-before = Meldingen før den var { bridge-seat }s { $call }.
# Når en melding utenfor tur ble avgitt: den var den første av alle.
quiz-nobody-had-called = Ingen hadde meldt ennå.
# § 28A. $seat måtte passe
quiz-called-first = { bridge-seat } var pålagt å passe; uten å vente på passen meldte { bridge-offender }: { $call }.
# § 28B. $which (hva den feilende gjorde), $seat: hvem som var i tur
quiz-in-turn-afterwards = { $which ->
    [passed] { bridge-offender } passet selv om { bridge-seat } var i tur; så meldte { bridge-seat } før noen hadde sagt noe.
    [doubled] { bridge-offender } doblet selv om { bridge-seat } var i tur; så meldte { bridge-seat } før noen hadde sagt noe.
    [redoubled] { bridge-offender } redoblet selv om { bridge-seat } var i tur; så meldte { bridge-seat } før noen hadde sagt noe.
   *[bid] { bridge-offender } bød { $call } selv om { bridge-seat } var i tur; så meldte { bridge-seat } før noen hadde sagt noe.
}
# Et bud eller en dobling fra en spiller som måtte passe.
# $which (hva spilleren gjorde)
quiz-should-have-passed = { $which ->
    [doubled] { bridge-offender } var pålagt å passe, men doblet.
    [redoubled] { bridge-offender } var pålagt å passe, men redoblet.
   *[bid] { bridge-offender } var pålagt å passe, men bød { $call }.
}
# § 38.
quiz-bid-above-seven = { bridge-offender } bød { $call }.
# § 25A gjelder ikke.
quiz-no-slip = { bridge-offender } mente at { $the-call } var utilsiktet; TL kom til at meldingen var tilsiktet.
# § 25B.
# $which (hva den første meldingen var)
quiz-changed = { $which ->
    [passed] { bridge-offender } passet med vilje, men endret meldingen straks til { $a-replacement }.
    [doubled] { bridge-offender } doblet med vilje, men endret meldingen straks til { $a-replacement }.
    [redoubled] { bridge-offender } redoblet med vilje, men endret meldingen straks til { $a-replacement }.
   *[bid] { bridge-offender } bød { $call } med vilje, men endret meldingen straks til { $a-replacement }.
}
# Hva VM har valgt om en melding. $which (hva)
quiz-chosen = { $which ->
    [accepted] { bridge-lho } godtok { $the-call }.
   *[refused] { bridge-lho } godtok ikke { $the-call }.
}
# Den feilendes melding i stedet for den andre.
# $which (hva spilleren gjorde)
quiz-replaced = { $which ->
    [again] { bridge-offender } avga så samme melding igjen.
    [passed] { bridge-offender } passet i stedet.
    [doubled] { bridge-offender } doblet i stedet.
    [redoubled] { bridge-offender } redoblet i stedet.
   *[bid] { bridge-offender } bød { $replacement } i stedet.
}
# § 27C: en melding i stedet for det uregelmessige budet før VM hadde valgt.
quiz-premature = { bridge-offender } endret det til { $a-replacement } før TL ble tilkalt.
# § 27B3: det som ble meldt i stedet for en dobling som ble annullert. $which (hva), $call (doblingen)
quiz-after-double = { $which ->
    [passed] TL annullerte { $the-call }, og { bridge-offender } passet så.
    [doubled] TL annullerte { $the-call }, og { bridge-offender } doblet så.
    [redoubled] TL annullerte { $the-call }, og { bridge-offender } redoblet så.
   *[bid] TL annullerte { $the-call }, og { bridge-offender } bød så { $replacement }.
}
# § 25A: meldingen som var ment.
quiz-corrected = { bridge-offender } avga så meldingen som var ment: { $replacement }.
# § 25A: for sent, fordi makker hadde meldt. $over: den meldingen, $replacement: det som var ment
quiz-said-too-late = Først etter { bridge-partner }s { $over } sa { bridge-offender } at { $the-call } var et feiltrekk: meldingen som var ment, var { $replacement }.
# § 25A: VM hadde meldt over feiltrekket.
quiz-took-back = { bridge-lho } hadde meldt over feiltrekket ({ $call }) og tok så den meldingen tilbake.
# Hva kunstige meldinger viste. $calls (liste over meldinger)
quiz-showed = { $calls } viste { $suits }.
# Hva kunstige meldinger viste. $calls (liste over meldinger), $number (hvor mange)
quiz-showed-nothing = { $number ->
    [one] { $calls } var kunstig og viste ingen farge.
   *[other] { $calls } var kunstige og viste ingen farge.
}
# Det utilstrekkelige budet var kunstig: det som kommer i stedet.
quiz-new-bid-natural = Et nytt bud i farge ville vært naturlig.

## Det som blir spurt om, som den siste av de setningene

# Om en melding, som kan være i orden. $which (typen spørsmål)
quiz-ask-call = { $which ->
    [accepts] Hvem kan godta { result-call }?
    [order] Er { result-call } i orden?
   *[clause] Hvilket lovpunkt avgjør hva { result-call } fører til?
}
# Om hele bordet. $which (typen spørsmål)
quiz-ask = { $which ->
    [passes] Hvem må passe heretter, og hvor lenge?
    [contract] Hva er kontrakten, og hvem er spillefører?
    [irregular] Var en av meldingene uregelmessig, og i så fall hvilken?
   *[editions] Hvem må passe heretter, og hva ble endret i 2017?
}
# Svarene er meldinger.
quiz-ask-free = Hvilken melding i stedet for { $call } lar { bridge-partner } med sikkerhet melde fritt, uten at TL må bruke skjønn?
# $declarer er spillefører, $seat er den feilendes makker
quiz-ask-lead = Hva kan { bridge-declarer } gjøre første gang { bridge-seat } skal spille ut?
# Den nye meldingen, som kan ha samme navn som den tilbaketrukne.
quiz-new-call = { $replacement ->
    [pass] { $call ->
        [pass] den andre passen
       *[other] { $the-replacement }
    }
    [double] { $call ->
        [double] den andre doblingen
       *[other] { $the-replacement }
    }
    [redouble] { $call ->
        [redouble] den andre redoblingen
       *[other] { $the-replacement }
    }
   *[other] { $the-replacement }
}
# Den tilbaketrukne meldingen, når den nye kan ha samme navn.
quiz-old-call = { $call ->
    [pass] { $replacement ->
        [pass] den første
       *[other] { $the-call }
    }
    [double] { $replacement ->
        [double] den første
       *[other] { $the-call }
    }
    [redouble] { $replacement ->
        [redouble] den første
       *[other] { $the-call }
    }
   *[other] { $the-call }
}
# $edition (2007 eller 2017)
quiz-ask-comparable = { $edition ->
    [2007] Har { quiz-new-call } samme betydning som { quiz-old-call }, eller en mer nøyaktig?
   *[2017] Er { quiz-new-call } sammenlignbar med { quiz-old-call }?
}
# Den siste linjen, med liten skrift.
quiz-all-natural = Meldingene er naturlige når ikke noe annet er sagt.

## Svarene. Høyst 80 tegn, så de får plass på en knapp

# Foran hvert svar: «A». $text (en bokstav)
quiz-letter = { $text }
# Hvem kan godta. $which (hvem)
quiz-acceptor = { $which ->
    [seat] { bridge-seat }, og ingen andre
    [nobody] Ingen: en slik melding kan ikke godtas
   *[nothing] Ingen: meldingen er i orden
}
# Er meldingen i orden? $which (hva som eventuelt er galt)
quiz-fault = { $which ->
    [none] Ja
    [insufficient] Nei, budet er utilstrekkelig
    [out-of-turn] Nei, { bridge-seat } var ikke i tur
    [not-allowed] Nei, { $the-call } er ikke tillatt her
    [had-to-pass] Nei, { bridge-seat } var pålagt å passe
    [above-seven] Nei, ingen kan by mer enn sju trekk
   *[after-the-end] Nei, meldingsforløpet var slutt
}
# Hvem som må passe. $which (hvor lenge)
quiz-bar = { $which ->
    [nobody] ingen
    [once] { bridge-seat }, bare neste gang turen kommer
    [throughout] { bridge-seat }, resten av meldingsforløpet
    [both] { bridge-side }, begge to, resten av meldingsforløpet
   *[repeats] ingen, men { bridge-seat } må gjenta meldingen ({ $call })
}
# Hvilken melding som lar makker melde fritt.
quiz-call = { $replacement }
# Hvilken melding som lar makker melde fritt. $edition (2007 eller 2017)
quiz-none = { $edition ->
    [2007] Ingen melding gjør det sikkert: det avhenger av hva den betyr
   *[2017] Ingen melding gjør det sikkert: det avhenger av om den er sammenlignbar
}
# Hva spillefører kan gjøre med utspillet. $which (hva), $number (hvor mange farger)
quiz-lead = { $which ->
    [nothing] Ingenting: utspillet er fritt
    [forbid] { $number ->
        [one] Forby { $suits }
        [4] Forby én valgfri farge
       *[other] Forby én farge: { $suits }
    }
   *[require] { $number ->
        [one] Forlange eller forby { $suits }
       *[other] Forlange eller forby én farge: { $suits }
    }
}
# En kontrakt og spillefører.
quiz-contract = { $contract }, spillefører { bridge-declarer }
# Hvor like to meldinger er. $which (hvordan)
quiz-likeness = { $which ->
    [within] Ja: alle hender for { quiz-new-call } passer også til { quiz-old-call }
    [similar] Ja: ikke alle hender for { quiz-new-call } passer til { quiz-old-call }, men betydningen er lignende
    [other-strength] Nei: mange hender for { quiz-new-call } er for svake eller for sterke
   *[other-shape] Nei: mange hender for { quiz-new-call } har feil fordeling for { quiz-old-call }
}
# En melding i forløpet.
quiz-spot = { bridge-seat }s { $call }
# Ingen melding i forløpet.
quiz-all-in-order = Ingen: alle meldingene er i orden

## Løsningen

# Hvem som må passe etter begge utgavene. $which (hvor lenge)
quiz-unchanged = { $which ->
    [nobody] Ingen endring: ingen må passe
   *[other] Ingen endring: { quiz-bar }
}
# Hvem som må passe etter en utgave. $which (hvor lenge)
quiz-under = { $edition }: { quiz-bar }.
# Første linje. $which (om noen har svart, og hvordan), $chosen (bokstaven de svarte), $text (den riktige bokstaven)
quiz-answer = { $which ->
    [right] Riktig: { $text }.
    [wrong] Ikke helt. Du svarte { $chosen }; riktig svar er { $text }.
   *[unanswered] Riktig svar er { $text }.
}
# Overskrift. $which (over hva)
quiz-heading = { $which ->
    [why] Hvorfor
    [why-not] Hvorfor ikke de andre?
    [turn] Hva som ville ha endret svaret
   *[laws] Lovene
}
# Etter en begrunnelse: paragrafen.
quiz-see = { $clauses }.
# Stikkord for en paragraf, ved siden av en i den andre utgaven.
quiz-clause-of = { $edition }, { $clauses }

## Hvorfor et svar er galt, ved bokstaven

# Hva som måtte vært annerledes, nedenfor. $which (hva), $other: en annen spiller som gjør noe
quiz-condition = { $which ->
    [edition] { $edition }-lovene gjaldt
    [accepted] { bridge-seat } hadde godtatt { $the-call }
    [refused] { bridge-seat } ikke hadde godtatt { $the-call }
    [refused-passed] { bridge-seat } ikke hadde godtatt { $the-call }{ quiz-and } { bridge-other } så hadde passet
    [refused-replaced] { bridge-seat } ikke hadde godtatt { $the-call }{ quiz-and } { bridge-other } hadde passet i stedet
    [refused-passed-on] { bridge-seat } ikke hadde godtatt { $the-call }{ quiz-and } alle frem til og med { bridge-other } hadde passet
    [refused-unlike] { $edition ->
        [2007] { bridge-seat } ikke hadde godtatt { $the-call }{ quiz-and } neste melding fra { bridge-other } hadde vært { $replacement }
       *[2017] { bridge-seat } ikke hadde godtatt { $the-call }{ quiz-and } neste melding fra { bridge-other } hadde vært { $replacement } (ikke sammenlignbar: en annen betydning)
    }
    [refused-less-precise] { bridge-seat } ikke hadde godtatt { $the-call }{ quiz-and } neste melding fra { bridge-other } hadde vært { $replacement } (en annen betydning, og ikke en mer nøyaktig)
    [refused-acted] { bridge-seat } ikke hadde godtatt { $the-call }, { bridge-other } hadde budt { $replacement }{ quiz-and } { bridge-offender } så hadde passet
    [acted] { bridge-other } hadde budt { $replacement }{ quiz-and } { bridge-offender } så hadde passet
    [called-since] { bridge-seat } hadde passet før feiltrekket ble oppdaget
    [both-called-since] { bridge-other } og { bridge-seat } hadde passet før feiltrekket ble oppdaget
    [corrected-before] { bridge-seat } hadde rettet { $the-call } til { $replacement } før { bridge-other } meldte
    [passed] { bridge-seat } hadde passet i stedet
    [doubled] { bridge-seat } hadde doblet i stedet
    [redoubled] { bridge-seat } hadde redoblet i stedet
    [comparable] { $edition ->
        [2007] { $the-replacement } hadde hatt samme betydning som { $the-call }, eller en mer nøyaktig
       *[2017] { $the-replacement } hadde vært sammenlignbar med { $the-call }
    }
    [not-comparable] { $edition ->
        [2007] { $the-replacement } verken hadde hatt samme betydning som { $the-call } eller en mer nøyaktig
       *[2017] { $the-replacement } ikke hadde vært sammenlignbar med { $the-call }
    }
    [called-over] { bridge-seat } hadde meldt over { $the-call } før TL ble tilkalt
    [not-called-over] TL var blitt tilkalt før { bridge-seat } meldte over { $the-call }
    [called] { bridge-seat } hadde avgitt den meldingen, og ikke { bridge-other }
    [bid-for] { bridge-seat } hadde budt { $call }, ikke { $replacement }
    [bid-not-doubled] { bridge-seat } hadde budt { $call } i stedet for å doble
    [bid-not-redoubled] { bridge-seat } hadde budt { $call } i stedet for å redoble
    [passed-for] { bridge-seat } hadde passet i stedet for å by { $replacement }
    [passed-not-doubled] { bridge-seat } hadde passet i stedet for å doble
    [passed-not-redoubled] { bridge-seat } hadde passet i stedet for å redoble
    [bid-over] { bridge-seat } hadde budt { $call } i stedet for { quiz-that-pass }
    [doubled-over] { bridge-seat } hadde doblet i stedet for { quiz-that-pass }
    [bid-after-skip] { bridge-seat } hadde budt { $call } over passen fra { bridge-offender }, slik at { bridge-other } mistet turen
    [doubled-after-skip] { bridge-seat } hadde doblet over passen fra { bridge-offender }, slik at { bridge-other } mistet turen
    [passed-first] { bridge-seat } hadde passet først
    [two-passed-first] { bridge-seat } og { bridge-other } hadde passet først
    [three-passed-first] de tre andre hadde passet først
    [unintended] { bridge-seat } ikke hadde ment { $the-call }
    [corrected] { $the-call } ikke var blitt godtatt, men erstattet med { $replacement }
   *[bid] { bridge-seat } hadde budt { $call } i stedet
}
# Hvilken av en spillers passer. $nth (hvilken av dem; 0 når det er bare én)
quiz-that-pass = { $nth ->
    [0] å passe
    [1] den første passen
    [2] den andre passen
    [3] den tredje passen
   *[other] pass nummer { $nth }
}
# Foran andre halvdel av en betingelse. $form (om det kommer en tredje)
quiz-and = { $form ->
    [end] ,
    [on] ,
   *[turn] , og
}
# Et valg som da ville vært riktig, eller et svar som følger. $form (hvilket av de to), $side: de som da har kontrakten
quiz-if = { $form ->
    [right] Det ville vært riktig hvis { quiz-condition }.
    [end] Hvis { quiz-condition }, og alle deretter hadde passet:
    [on] Hvis { quiz-condition }, og { bridge-side } likevel hadde fått kontrakten:
   *[turn] Hvis { quiz-condition }:
}
# Det samme, der et bud ville ha vist noe annet.
quiz-turn-shows = Hvis { $call } hadde vist { $suits }:
# Det samme, om hva en melding ville ha betydd. $condition (liste)
quiz-turn-means = Hvis { $the-call } hadde vist { $condition }:
# Paragrafen gjelder noe annet. $says er det den sier, som en setning.
quiz-other-case = Et annet tilfelle. { $says }
# Hvordan det er etter en utgave. $which (hvor lenge)
quiz-true = Etter { $edition }-lovene er svaret: { quiz-bar }.
# Ingen må gjenta noe. $which (hvorfor), $seat: HM
quiz-no-repeat = { $which ->
    [turn] Meldingen må gjentas bare hvis { bridge-seat } var i tur og så passet.
    [in-turn] Meldingen måtte bare vært gjentatt hvis { bridge-seat }, som var i tur, hadde passet.
   *[not-allowed] En { $call } som ikke var tillatt, kan ikke gjentas.
}
# Ingenting er galt. $which (om noen doblet)
quiz-all-regular = { $which ->
    [doubled] Alle meldinger ble avgitt i tur, alle bud var høye nok, og alle doblinger var tillatt.
   *[bid] Alle meldinger ble avgitt i tur, og alle bud var høye nok.
}
# En melding utenfor tur. $seat: hvem som var i tur; $which (hvem det er for den feilende)
quiz-turn-of = { $which ->
    [left] Det var { bridge-seat }, { bridge-offender }s venstre motstander, som var i tur.
    [right] Det var { bridge-seat }, { bridge-offender }s høyre motstander, som var i tur.
   *[partner] Det var { bridge-seat }, { bridge-offender }s makker, som var i tur.
}
# § 34. $seat: hvem passene hadde hoppet over; $over: meldingen de fulgte
quiz-never-in-turn = { bridge-seat } ble hoppet over etter { $the-over }, og ingen bød eller doblet etter det: passene avsluttet ikke meldingsforløpet, og { bridge-seat } får turen tilbake.
# § 28. $which (hvorfor meldingen teller, eller ikke), $seat: hvem som var i tur, eller som måtte passe
quiz-counts = { $which ->
    [pass] { bridge-seat } kunne ikke annet enn å passe, så { bridge-offender }s { $call } regnes som avgitt i tur.
   *[turn] { bridge-seat } meldte i tur før TL ble tilkalt, så { bridge-offender }s { $call } regnes som ikke avgitt.
}
# VM har godtatt en melding, men ikke ved å melde.
quiz-still-to-call = { bridge-lho } hadde bare godtatt med ord. Det bruker ikke opp turen, så { bridge-lho } skulle fortsatt melde.
# § 27B3 og 27B4: hva den feilende meldte etter en melding som ble annullert, spiller ingen rolle. $which (hva det var)
quiz-cancelled-first = { $which ->
    [doubled] { bridge-offender } doblet først, og det er avgjørende, uansett hva { bridge-offender } meldte etterpå.
   *[bid] Også { bridge-offender }s andre bud var for lavt, og det er avgjørende, uansett hva { bridge-offender } meldte etterpå.
}
# Hvem som kan godta.
quiz-lho-may = Bare { bridge-lho }, { bridge-offender }s venstre motstander, kan godta meldingen.
# Hva som følger hvis VM passer etter en pass som ville blitt den tredje på rad. $seat: hvem som ble hoppet over
quiz-pass-goes-back = Passer { bridge-lho }, går turen tilbake til { bridge-seat }; bare et bud, en dobling eller en redobling fra { bridge-lho } tar den fra { bridge-seat }.
# En melding utenfor tur. $which (hva spilleren i tur gjorde)
quiz-rho = { $which ->
    [passed] { bridge-seat }, som var i tur, passet.
   *[acted] { bridge-seat }, som var i tur, passet ikke.
}
# En melding som ingen kan godta. $which (om VM meldte over den)
quiz-called-over = { $which ->
    [called] { bridge-lho } meldte over { $the-call } før TL ble tilkalt.
    [accepted] { bridge-lho } meldte over { $the-call } og godtok dermed meldingen.
   *[not-called] { bridge-lho } hadde ikke meldt over { $the-call }.
}
# Hvem kan godta.
quiz-nobody-can-accept = { $the-call } kan aldri bli stående, uansett hva motstanderne måtte ønske.
# § 25B.
quiz-is-a-change = { bridge-offender } hadde alt meldt; { $the-call } er en endring av den meldingen.
# Om en spiller er eller var pålagt å passe, og hvor lenge. $which (om, eller hvor lenge)
quiz-barred = { $which ->
    [once] { bridge-seat } må passe bare én gang.
    [throughout] { bridge-seat } må passe resten av meldingsforløpet, ikke bare én gang.
    [was] { bridge-seat } var pålagt å passe, men gjorde det ikke.
    [not] { bridge-seat } var ikke pålagt å passe.
    [innocent] { bridge-seat }s side gjorde ingenting galt.
    [stands] Meldingen fra { bridge-seat } blir stående, men det opphever ikke påbudet: { bridge-seat } må fortsatt passe.
    [too] { bridge-seat } må også passe.
   *[spent] { bridge-seat } var bare pålagt å passe den ene gangen, og den er over.
}
# Hvorfor en feil ikke binder en spiller. $which (hva det ble av den, eller hvem den kan binde), $edition (2007 eller 2017)
quiz-binds = { $which ->
    [accepted] { result-call } ble godtatt: da har meldingen ingen følger.
    [lowest] { $edition ->
        [2007] { bridge-offender }s { $replacement } var det laveste tilstrekkelige budet i samme benevnelse som { $the-call }, så { bridge-partner } ble aldri pålagt å passe.
       *[2017] { bridge-offender }s { $replacement } var det laveste tilstrekkelige budet som viser samme benevnelse som { $the-call }, så { bridge-partner } ble aldri pålagt å passe.
    }
    [comparable] { $edition ->
        [2007] { quiz-new-call } hadde samme betydning som { quiz-old-call }, eller en mer nøyaktig: { bridge-partner } ble aldri pålagt å passe.
       *[2017] { quiz-new-call } var sammenlignbar med { quiz-old-call }: { bridge-partner } ble aldri pålagt å passe.
    }
    [again] { bridge-offender } avga samme melding igjen ({ $call }): { bridge-partner } ble aldri pålagt å passe.
    [partner] Etter { result-call } kunne bare makker, { bridge-partner }, bli pålagt å passe, aldri { bridge-offender }.
    [self] Etter { result-call } kunne bare { bridge-offender } selv bli pålagt å passe, aldri makker.
    [called-over] { bridge-lho } meldte over { result-call } før TL ble tilkalt: da blir ikke { bridge-partner } pålagt å passe.
    [stands] { bridge-lho } meldte over { result-call }, som derfor blir stående, og ingen blir pålagt å passe på grunn av den meldingen.
    [slip] Etter et feiltrekk blir ingen pålagt å passe: det rettes, eller det blir stående.
   *[change] { bridge-offender } fikk ikke endre meldingen: den første blir stående, og ingen blir pålagt å passe.
}
# Hvorfor det ikke er begge makkerne som må passe.
quiz-both-pass = Begge makkerne blir pålagt å passe bare etter en melding fra en spiller som måtte passe, eller etter et bud over sju.
# § 25A: et feiltrekk som blir stående.
quiz-too-late = { bridge-partner } har meldt siden: det er for sent å rette meldingen.
# En melding før giverens, $seat. $which (hvem det er for den feilende)
quiz-dealer-first = { $which ->
    [left] { bridge-seat }, { bridge-offender }s venstre motstander, var giver, og giver melder først.
    [right] { bridge-seat }, { bridge-offender }s høyre motstander, var giver, og giver melder først.
   *[partner] { bridge-seat }, { bridge-offender }s makker, var giver, og giver melder først.
}
# Et bud som er tilstrekkelig, eller ikke. $over: det siste budet før det, $seat: hvem sitt det var. $which (om det er det)
quiz-beats = { $which ->
    [beats] { $call } er høyere enn { bridge-seat }s { $over }.
   *[not] { $call } er ikke høyere enn { bridge-seat }s { $over }.
}
# $call: en dobling eller redobling. $seat: hvem som avga den. $over: det siste budet før den. $which: hvem sitt, og hvordan det sto
quiz-last-bid-was = { $which ->
    [no-bid] Ingen hadde budt ennå.
    [own] Det siste budet før { $the-call }, { $over }, var avgitt av { bridge-seat }s egen side.
    [theirs] Det siste budet før { $the-call }, { $over }, var avgitt av motparten, og ingen hadde doblet det.
    [ours] Det siste budet før { $the-call }, { $over }, var avgitt av { bridge-seat }s egen side, og ingen hadde doblet det.
    [theirs-doubled] Det siste budet før { $the-call }, { $over }, var avgitt av motparten, og det var doblet.
    [ours-doubled] Det siste budet før { $the-call }, { $over }, var avgitt av { bridge-seat }s egen side, og det var doblet.
   *[redoubled] Det siste budet før { $the-call }, { $over }, var alt redoblet.
}
# Om meldingene var slutt. $which (om, eller at ingen var i tur), $over: det siste budet
quiz-over = { $which ->
    [was] Det var tre passer på rad, alle i tur, etter { $over }.
    [turn] Når meldingsforløpet er slutt, er ingen i tur.
   *[not] Tre passer i tur etter det siste budet avslutter meldingsforløpet, og så mange var det ikke.
}
# Den nye meldingen, der ingen trengte å bruke skjønn. $edition (2007 eller 2017)
quiz-not-comparable = { $edition ->
    [2007] { $the-replacement } betyr verken det samme som { $the-call } eller noe mer nøyaktig.
   *[2017] { $the-replacement } er ikke sammenlignbar med { $the-call }.
}
# En melding i stedet for det utilstrekkelige budet: makker må passe etter den.
quiz-other-denomination = { $call } viser en annen benevnelse: { bridge-partner } må da passe resten av meldingsforløpet.
# Fordelingen eller styrken i to meldinger. $condition (i den nye), $wider (i den tilbaketrukne), $which (hvordan de forholder seg)
quiz-part = { $which ->
    [same] Begge meldingene viser { $condition }.
    [shape] En hånd med { $condition } har også { $wider }.
   *[strength] { $condition } ligger innenfor «{ $wider }».
}
# 23A1, med programmets eget mål. $condition (styrken den nye meldingen viser), $wider (styrken i den tilbaketrukne)
quiz-similar = Styrken er lignende ({ $clauses }): { $condition } mot { $wider }. Lovene har ikke noe mål for «lignende»; dette programmet tillater 2 poeng i hver ende, og da er ingen hånd utenfor.
# 2007 § 31A2. $which (om det gjør det)
quiz-denomination = { $which ->
    [same] { $the-replacement } nevner samme benevnelse som { $the-call }.
   *[other] { $the-replacement } nevner ikke samme benevnelse som { $the-call }.
}
# § 27B1(a): om en melding lar makker melde fritt. $which (hvorfor), $edition (2007 eller 2017)
quiz-free = { $which ->
    [lowest] { $edition ->
        [2007] { $call } er det laveste tilstrekkelige budet i samme benevnelse, og begge budene er naturlige.
       *[2017] { $call } er det laveste tilstrekkelige budet som viser samme benevnelse som budet det erstatter.
    }
    [certain] { $edition ->
        [2007] { $call } er det laveste tilstrekkelige budet i samme benevnelse, og begge budene er naturlige: da har TL ikke noe å avgjøre.
       *[2017] { $call } viser samme benevnelse, og det gjør ikke noe lavere tilstrekkelig bud: da har TL ikke noe å avgjøre.
    }
    [judgement] { $edition ->
        [2007] { $call } er uten følger for makker bare hvis det har samme betydning som budet det erstatter, eller en mer nøyaktig.
       *[2017] { $call } er uten følger for makker bare hvis TL finner meldingen sammenlignbar.
    }
    [shows-none] { $call } viste ingen farge, så ikke noe bud kan vise den samme: meldingen som kommer i stedet, må være sammenlignbar.
   *[artificial] { $edition ->
        [2007] { $call } var kunstig, og § 27B1(a) fra 2007 gjelder bare naturlige bud.
       *[2017] Benevnelsen som { $call } viste, teller, ikke den som budet nevnte.
    }
}
# Utspillet. $which (hva spillefører kan, eller hvorfor ikke); $suits: farger den tilbaketrukne meldingen viste, eller som er vist lovlig
quiz-may-lead = { $which ->
    [restricted] { $the-call } ble trukket tilbake, og den nye meldingen gir ikke fritt utspill.
    [cancelled] { $the-call } ble annullert, og den nye meldingen gir ikke fritt utspill.
    [accepted] { $the-call } ble godtatt og ikke trukket tilbake, så utspillet er fritt.
    [same] Utspillet blir begrenset bare når den feilende til slutt avgir en annen melding enn den første; { bridge-offender } avga samme melding igjen ({ $call }).
    [no-require] Spillefører kan forby en farge; det er ikke lenger lov å forlange en.
    [require] Det avhenger av hva { $the-call } viste: { $suits } kan forlanges eller forbys.
    [any] { $the-call } viste ikke bare bestemte farger, så spillefører kan forby hvilken som helst farge, men ikke forlange noen.
    [shown] Ikke { $suits }, som { bridge-offender } har vist i det lovlige meldingsforløpet.
    [partners] Det { bridge-partner } har vist, spiller ingen rolle: { bridge-offender } har ikke vist { $suits }, så { $suits } kan også forbys.
   *[more] Fargen i { $the-call } spiller ingen rolle: { bridge-offender } har heller ikke vist { $suits }, så { $suits } kan også forbys.
}
# Kontrakten. $which (hva det ble av et annet bud)
quiz-no-contract = { $which ->
    [withdrawn] { result-call } teller ikke: budet ble trukket tilbake.
    [cancelled] { result-call } teller ikke: budet ble annullert.
   *[outbid] { result-call } var ikke det siste budet.
}
# Kontrakten. $call: budet
quiz-first-to-name = { bridge-declarer } spiller { $call }, som den første på sin side som bød den benevnelsen (meldinger som er trukket tilbake eller annullert, teller ikke).
# Kontrakten.
quiz-last-bid = Det siste budet som ble stående, gir kontrakten { $contract }.

## Egne spørsmål: hvorfor en fil med dem ikke blir tatt imot

# Første linje. $number (hvor mange feil, som tekst)
quiz-own-refused = Filen ble ikke godtatt. Feil: { $number }
# Et sted. $line (et tall)
quiz-own-line = Linje { $line }
# Et sted. $line, $from, $to (tall), $number (hvor mange tegn: one eller other)
quiz-own-place = Linje { $line }, tegn { $number ->
    [one] { $from }
   *[other] { $from } til { $to }
}
# Hva som er galt der. $fault (hva), $word (det som står der), $number (en grense, eller den andre linjen)
quiz-own-problem = { $fault ->
    [empty_text] Det er ikke noe spørsmål i den. Hvert står på sin egen linje: et navn, en type, meldingene, «=» og fasiten.
    [too_long] Den er større enn { $number } kB.
    [too_many] Det er flere enn { $number } spørsmål.
    [not_text] Dette er ikke tekst i UTF-8.
    [form] Et spørsmål er et navn, en type, meldingene, «=» og fasiten.
    [no_key] Fasiten mangler. Den kommer sist, etter «=» med et mellomrom på hver side.
    [name] «{ $word }» kan ikke være et navn. Et navn er ett ord på høyst { $number } bokstaver, sifre, bindestreker, understreker og punktum.
    [name_twice] Linje { $number } har også navnet «{ $word }».
    [asked_twice] Linje { $number } spør om det samme.
    [unknown_kind] «{ $word }» er ikke en type spørsmål. Forventet, på engelsk: accepts, order, passes, free, lead, clause, contract, comparable, irregular eller editions.
    [unknown_key] «{ $word }» er ikke en fasit på et slikt spørsmål.
    [nothing_to_ask] Er alt dette på plass, mangler det en betydning: et bud som de fleste ikke spiller naturlig, må ha den i parentes.
   *[long_page] Spørsmålet eller svaret er for langt til å vises på Discord.
}
# Etter en fasit som ikke kan leses. $kind (spørsmålets). I parentes: ordene i en fil, som også kan være norske.
quiz-own-keys = { $kind ->
    [accepts] Forventet: en plass (V), «ingen» eller «i orden».
    [order] Forventet: «ja», «utilstrekkelig», «utenfor tur», «ikke tillatt», «måtte passe», «over sju» eller «slutt».
    [passes] Forventet: «ingen», en plass (N), en plass for én tur (N én gang), begge makkerne (NS) eller en melding som gjentas (N gjentar 2K).
    [free] Forventet: en melding (2H) eller «ingen».
    [lead] Forventet: «fritt», eller farger der én kan forbys (forby S R), eller forlanges eller forbys (forlange H); «forby alle» for alle fire.
    [clause] Forventet: et lovpunkt i denne utgaven (27B1(a)).
    [contract] Forventet: kontrakten og spillefører (2S S, 3NTX V).
    [comparable] Forventet: «ja» eller «nei».
    [irregular] Forventet: spilleren og meldingen (S 1H), som bare forekommer én gang i forløpet; eller «ingen».
   *[editions] Forventet: hvem som må passe etter hver utgave (2007 N, 2017 N én gang).
}
# Etter et meldingsforløp det ikke er noe å spørre om. $kind (spørsmålets)
quiz-own-needs = { $kind ->
    [accepts] Det trengs en siste melding som er i orden, som VM kan godta, eller som ingen kan godta.
    [order] Det trengs en siste melding med én ting galt, eller ingenting.
    [passes] Det trengs en feil der det ikke er noe igjen å velge eller avgjøre, og et meldingsforløp som ikke er slutt.
    [free] Det trengs et utilstrekkelig bud som ikke ble godtatt og ennå ikke er erstattet, med høyst én melding som er sikker.
    [lead] Det trengs et meldingsforløp med én feil som endte i en kontrakt for den andre siden, og der turneringsledere er enige om utspillet.
    [clause] Det trengs en feil der det ikke er noe igjen å velge eller avgjøre, og nærliggende lovpunkter som ikke gjelder.
    [contract] Det trengs et meldingsforløp med en feil som endte i en kontrakt, og andre kontrakter å forveksle den med.
    [comparable] Det trengs en uregelmessig melding og den som kom i stedet, begge med betydning i parentes, og et klart resultat.
    [irregular] Det trengs tre meldinger utenom pass, og høyst én feil, som alle kan se.
   *[editions] Det trengs en feil der det ikke er noe igjen å velge eller avgjøre etter noen av utgavene, uten en melding som TL har funnet sammenlignbar i stedet for et utilstrekkelig bud.
}
# En fasit som ikke er det lovene sier. $word (fasiten), $year (2007 eller 2017)
quiz-own-wrong = «{ $word }» er ikke avgjørelsen etter { $year }-lovene.
# Etter det. $ruling (det riktige svaret med ord), $clauses (som «§ 27B2»)
quiz-own-ruling = Avgjørelsen er «{ $ruling }» ({ $clauses }).
# Etter det. $key (slik den ville stått i filen)
quiz-own-key = Fasiten for det er: { $key ->
    [yes] ja
    [no] nei
    [nobody] ingen
    [none] ingen
    [free] fritt
    [W] V
    [E] Ø
   *[other] { $key }
}
