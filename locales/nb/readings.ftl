### Hva lovene lar stå åpent, hvordan det leses her, og hva annet som kan forsvares. Navnene er de i `laws::READINGS`.

readings-change-calls-again = En spiller endrer en tilsiktet melding, og før VM har valgt, endrer spilleren den igjen. Hva skjer med den tredje meldingen?
readings-change-calls-again-here = Den trer i stedet for den andre, som annulleres; VM velger mellom den første meldingen og den siste.
readings-change-calls-again-else = Den annulleres, og VM avgjør bare om den andre meldingen skal godtas; eller VM kan godta den av de to som VM vil.

readings-change-over-the-first = En spiller endrer en tilsiktet melding, og så melder VM. Hvilken av de to meldingene meldte VM over?
readings-change-over-the-first-here = Over den andre, som kom rett foran, med mindre VMs melding bare er lovlig over den første: da blir den første stående, og VM har ikke gjort noe galt.
readings-change-over-the-first-else = TL spør VM hver gang; eller VM regnes for å ha meldt over den andre, selv om meldingen ikke er lovlig der.

readings-change-to-inadmissible = En spiller endrer en lovlig, tilsiktet melding til en dobling som ikke er tillatt, eller til et bud på mer enn sju trekk. Gjelder § 36 og § 38?
readings-change-to-inadmissible-here = Nei. Det er et forsøk på å endre en melding: den annulleres, den første meldingen blir stående, og makker kan fortsette å melde.
readings-change-to-inadmissible-else = Ja. Makker må passe resten av meldingsforløpet, som etter enhver slik melding.

readings-comparable-change-information = VM godtar en endret melding som er sammenlignbar med den første. Kan den feilendes makker bruke det den første meldingen fortalte?
readings-comparable-change-information-here = Nei. Etter § 25B3 gir den tilbaketrukne meldingen urettmessig informasjon. Etter § 26A er det ingen utspillsrestriksjon.
readings-comparable-change-information-else = Ja. § 26A sier at § 16C ikke gjelder etter en sammenlignbar melding, så det den første meldingen fortalte, er lovlig informasjon.

readings-withdrawn-twice-lead = I én og samme uregelmessighet blir to av en spillers meldinger trukket tilbake (§ 27B3 og § 27B4), og hver av dem ville gitt en utspillsrestriksjon. Får spillefører begge?
readings-withdrawn-twice-lead-here = Nei. Spillefører velger én av de to. Etter uregelmessigheter i forskjellige melderunder får spillefører begge.
readings-withdrawn-twice-lead-else = Spillefører kan bruke begge, etter hverandre eller sammen.

readings-specified-suit = Når spesifiserer en melding en farge?
readings-specified-suit-here = Når alle betydningene lover lengde i fargen (tre kort eller flere) eller kortfarge (singelton eller renons). Det som bare er vanlig eller benektes («høyst to spar»), spesifiserer ingenting; «firekorts major» spesifiserer en farge som ikke er kjent.
readings-specified-suit-else = Bare farger på fire kort eller mer som spilleren har; eller også en farge som bare er sannsynlig.

readings-only-forbid = Kan spillefører forlange en farge etter § 26B i 2017-lovene?
readings-only-forbid-here = Nei. Spillefører kan bare forby én, slik WBF senere rettet lovpunktet.
readings-only-forbid-else = Etter første opplag kan spillefører forlange eller forby et utspill, og en klubb som følger det opplaget, kan la spillefører gjøre det.

readings-same-words-other-meaning = Etter 2007-lovene begrenses ikke utspillet av en melding som den feilende gjentar når turen kommer, med mindre de samme ordene har en helt annen betydning. Når er betydningen en helt annen?
readings-same-words-other-meaning-here = Når de to meldingene spesifiserer forskjellige farger, har motsatte formål (straff og opplysning, svakt og sterkt), eller når ingen hånd passer til begge. Har alle passet imellom, og er det ikke sagt noe mer om meldingen, er betydningen den samme.
readings-same-words-other-meaning-else = Så snart noe ved betydningen er forskjellig; eller bare når TL mener at den er en helt annen.

readings-auction-goes-on-before-choice = Etter et utilstrekkelig bud melder to spillere før VM har valgt, og ingen har tilkalt TL: den feilendes makker og så HM over det, eller HM og så den feilende over det. Kan VM fortsatt velge?
readings-auction-goes-on-before-choice-here = Nei. Den siden som kan velge, har gått videre, så retten er tapt (§ 11A), og budet blir stående. Byr den feilende samme benevnelse en gang til, er det en retting av budet, og VM velger fortsatt.
readings-auction-goes-on-before-choice-else = Ja. VM velger når TL kommer; det som er meldt siden, trekkes tilbake om VM ikke godtar budet.

readings-free-bid-and-lead = Etter § 27B1 i 2007-lovene kan makker melde fritt. Kan utspillet likevel begrenses?
readings-free-bid-and-lead-here = Ja. § 27B1 lar meldingsforløpet fortsette uten ytterligere korrigering og nevner ikke § 26, som gjelder etter sin egen ordlyd.
readings-free-bid-and-lead-else = Nei. Ingenting følger utenom § 27D; mange turneringsledere avgjorde det slik.

readings-free-bid-information = Gir det tilbaketrukne budet makker lovlig informasjon etter § 27B1(b) i 2007-lovene?
readings-free-bid-information-here = Ja. Den nye meldingen forteller alt budet fortalte, så det er ingenting igjen som kan være urettmessig.
readings-free-bid-information-else = Nei. Ikke noe lovpunkt setter § 16D2 til side, så informasjonen er urettmessig.

readings-same-meaning-trifle = Noen få av hendene som avgir den nye meldingen, ville ikke ha avgitt det utilstrekkelige budet. Kan makker likevel melde fritt etter § 27B1(b) i 2007-lovene?
readings-same-meaning-trifle-here = TL kan se bort fra en ubetydelig andel, slik WBFs lovkomité åpnet for i 2008, med § 27D i bakhånd. Er andelen større, må makker passe.
readings-same-meaning-trifle-else = Ikke én hånd får ligge utenfor.

readings-similar-enough = Hvor nær hverandre må to betydninger være for å være «lignende»?
readings-similar-enough-here = Det den tilbaketrukne meldingen viser, utvides med to poeng i hver ende. Den nye meldingen er lignende hvis høyst 5 % av hendene da ligger utenfor, og høyst en tredel gjorde det før. TL avgjør når inntil 15 % ligger utenfor. TL avgjør også når det blir så få hvis en ser bort fra ett kort mer eller mindre i en farge, eller fra det som benektes. Ligger flere utenfor, er den ikke lignende. Meldinger uten en felles hånd er aldri lignende etter dette målet, men TL kan finne at de er det hvis inntil halvparten av hendene da ligger utenfor. En klubb kan velge sine egne tall.
readings-similar-enough-else = Ikke noe mål: TL vurderer hvert par av meldinger etter det makkerparet har avtalt.

readings-same-call-again = Etter en melding utenfor tur avgir den feilende den samme meldingen i tur, alle har passet imellom, og ingen sier noe annet om den. Er den sammenlignbar?
readings-same-call-again-here = Ja. Den har samme betydning; TL trenger ikke å spørres.
readings-same-call-again-else = TL vurderer den som enhver annen melding.

readings-usual-meaning = En spiller avgir et utilstrekkelig bud over HMs bud, og ingen sier hva det betydde. Hva regnes det for å vise?
readings-usual-meaning-here = Det som budet ville ha vist uten HMs bud, som spilleren ikke så. Der makkerpar spiller ulikt, blir TL spurt. Et nytt utilstrekkelig bud tolkes ikke slik.
readings-usual-meaning-else = Det som budet ville ha vist over HMs bud, ett trinn høyere; eller TL blir spurt hver gang.

readings-bid-of-another-suit = Et makkerpars bud i ruter viser hjerter, og ingen sier hva ruter på neste trinn ville vise. Regnes det som et bud i samme benevnelse?
readings-bid-of-another-suit-here = Nei. Også det kan vise hjerter, eller ruter, så TL avgjør.
readings-bid-of-another-suit-else = Ja: et bud som ingen sier noe om, er naturlig.

readings-notrump-for-a-minor = Et utilstrekkelig bud på 1♣ eller 1♦ rettes til grand. Kan de to være sammenlignbare når ingen sier hva de viser?
readings-notrump-for-a-minor-here = Kanskje. Mange åpner balanserte hender i en minor, så TL avgjør.
readings-notrump-for-a-minor-else = Nei. En farge og grand viser ulike hender.

readings-auction-meant = Et makkerpars system gir et bud ulik betydning i ulike meldingsforløp. Hvilket forløp hadde spilleren i tankene?
readings-auction-meant-here = Det forløpet der spilleren har oversett færrest meldinger: først bare HMs, så begge motstandernes, så makkers også. Over makkers grand tolkes budet heller som svar på en lavere grand enn som en åpning.
readings-auction-meant-else = Det kan bare spilleren si; TL spør borte fra bordet, og ingenting forutsettes.

readings-not-replaced = Et utilstrekkelig bud blir ikke godtatt, og før den feilende retter det, godtas neste spillers melding utenfor tur, så turen er tapt. Hva skjer med budet?
readings-not-replaced-here = Makker er ikke pålagt å passe, siden ingenting kom i stedet for budet. Budet er trukket tilbake, så § 16 og § 26 gjelder for det.
readings-not-replaced-else = § 27B2 pålegger makker å passe også her, eller ingenting følger.

readings-cancelled-attempt-bars = En dobling eller et nytt utilstrekkelig bud i stedet for det første ble annullert. Kan den feilende fortsatt la makker melde fritt med det laveste tilstrekkelige budet i samme benevnelse eller en sammenlignbar melding?
readings-cancelled-attempt-bars-here = Nei. Makker må passe resten av meldingsforløpet, uansett hva den feilende nå velger.
readings-cancelled-attempt-bars-else = I strid med ordlyden i § 27B3 og § 27B4: den feilende er tilbake ved § 27B1, og bare den annullerte meldingen er tapt.

readings-over-cancelled-double = Andre har meldt over en dobling som § 27B3 annullerer. Hva skjer med meldingene deres?
readings-over-cancelled-double-here = De annulleres sammen med den, uansett hvem som avga dem, og det var ingen feil å avgi dem; ingen av dem kan godtas.
readings-over-cancelled-double-else = De blir stående, og den siden som meldte, har tapt sin rett (§ 11A).

readings-accepted-second-bid = VM godtar et nytt utilstrekkelig bud. Kan det første fortsatt gi utspillsrestriksjon?
readings-accepted-second-bid-here = Ja. Det ble trukket tilbake, så § 16 og § 26 gjelder for det etter sin egen ordlyd.
readings-accepted-second-bid-else = Nei. Et godtatt bud avslutter saken.

readings-partner-calls-first = Etter en melding utenfor tur da makker var i tur, melder makker før VM har valgt, og deretter neste motstander. Hva skjer med meldingen utenfor tur?
readings-partner-calls-first-here = Motstanderen var i tur og meldte før TL hadde avgjort saken (§ 28B), så meldingen er trukket tilbake, og det er ingenting igjen å godta.
readings-partner-calls-first-else = VM kan fortsatt godta eller ikke, eller § 30 til § 32 gjelder når den feilendes tur kommer.

readings-turn-gone-before-repeating = En spiller må gjenta en melding når turen kommer, men turen går tapt fordi en annen melding utenfor tur godtas. Hva følger?
readings-turn-gone-before-repeating-here = Det er ingenting igjen å gjenta. Det meldingen fortalte, er fortsatt urettmessig informasjon for den siden.
readings-turn-gone-before-repeating-else = Spilleren må gjenta den ved neste tur, eller § 31A2 gjelder der.

readings-repeat-or-pass = En spiller må gjenta en melding, men før turen kommer, melder makker utenfor tur, og den meldingen godtas ikke, så spilleren må passe (2007). Hva går foran?
readings-repeat-or-pass-here = Passen. En spiller som må passe, kan ikke gjenta meldingen. Det meldingen fortalte, er fortsatt urettmessig informasjon for spillerens side.
readings-repeat-or-pass-else = Spilleren gjentar meldingen i den turen og passer fra og med den neste.

readings-another-call-than-repeated = En spiller må gjenta en melding, avgir en annen, og VM melder over den. Hva følger?
readings-another-call-than-repeated-here = VM, som meldte i tur, har latt den andre meldingen stå (§ 11A, og § 37A på samme måte). Før VM melder, annulleres den, og den første må fortsatt gjentas.
readings-another-call-than-repeated-else = Begge meldingene annulleres, og den første må fortsatt gjentas.

readings-enforced-pass-information = En spiller må passe én gang etter en pass utenfor tur da HM var i tur. Kan makker vite hvorfor?
readings-enforced-pass-information-here = Makker kan vite at spilleren måtte passe, ikke hva den tilbaketrukne passen fortalte: ingenting setter § 16 til side.
readings-enforced-pass-information-else = Passen blir bare gjentatt, så alt er lovlig informasjon.

readings-repeated-pass-lead = Gir en pass utenfor tur da HM var i tur, en utspillsrestriksjon etter 2017-lovene?
readings-repeated-pass-lead-here = Nei. Passen blir bare gjentatt, så ingen annen melding kom i stedet for den.
readings-repeated-pass-lead-else = Ja. Passen utenfor tur ble annullert, og § 26B gjelder en tilbaketrukket melding. Spillefører kan forby én farge som spilleren ikke har vist.

readings-pass-of-artificial-call = § 30C i 2007-lovene gjelder en pass på en kunstig melding. Hvem sin melding?
readings-pass-of-artificial-call-here = Makkers, slik overskriften til § 31 sier.
readings-pass-of-artificial-call-else = Enhver spillers, slik § 30C sier.

readings-pass-of-takeout-double = Er en pass på makkers opplysende dobling en pass på en kunstig melding?
readings-pass-of-takeout-double-here = Ja. En dobling av et fargebud opp til tretrinnet regnes som opplysende hvis ingen sier noe annet; da gjelder § 31 for en pass på den utenfor tur.
readings-pass-of-takeout-double-else = Nei. Spillere flest tar det for gitt at en slik dobling er opplysende, så den er ikke kunstig; § 30 gjelder.

readings-forbidden-double = Makker dobler i en tur der § 30B2(b) i 2007-lovene forbyr det. Hva følger?
readings-forbidden-double-here = § 36 gjelder, som for enhver dobling som ikke er tillatt.
readings-forbidden-double-else = Ingenting er foreskrevet: TL kan justere resultatet.

readings-repeated-denomination = Et kunstig bud utenfor tur da HM var i tur, ble ikke godtatt. Hvilket bud gjentar benevnelsen etter § 31A2(a) i 2007-lovene?
readings-repeated-denomination-here = § 29C setter det som budet viste, i stedet for det som budet nevnte. Et bud som nevner en benevnelse som det første viste, gjentar den; det gjør også et bud som oppgis å vise akkurat det samme igjen, for eksempel overføringen ett trinn høyere, uansett hva det nevner.
readings-repeated-denomination-else = Bare et bud som nevner en benevnelse som det første viste; eller bare et som viser den på nytt.

readings-bare-denomination = En spiller melder 1♠ utenfor tur, HM åpner så med 1NT, og spilleren melder 2♠. Ingen sier hva 2♠ viser. Gjentar det benevnelsen?
readings-bare-denomination-here = De fleste par har en avtale om fargebud over 1NT, så navnet på budet avgjør ingenting: TL finner ut hva det viser. Det samme gjelder når det som er sagt om ett av budene, ikke er forstått, og når det ikke nevner noen benevnelse, som ved Stayman. Sier paret hva budet viser, gjelder det.
readings-bare-denomination-else = Budet nevner benevnelsen, og § 31A2(a) krever ikke mer; eller budet regnes som en annen benevnelse.

readings-three-passes = Et meldingsforløp begynner med fire passer, og den første var utenfor tur og godtatt. Har en spiller mistet en tur etter § 34?
readings-three-passes-here = Nei. § 34 gjelder passer som følger etter en melding. Det er rundpass.
readings-three-passes-else = Ja. En spiller som ble hoppet over, kan fortsatt melde.

readings-comparable-after-double = En dobling som ikke er tillatt, annulleres, og den feilende avgir en sammenlignbar melding. Er utspillet fritt?
readings-comparable-after-double-here = Ja. § 26A gjør det fritt overalt der en annullert melding erstattes med en sammenlignbar. Programmet spør ikke om det her: skriv `sml` etter meldingen hvis den er sammenlignbar.
readings-comparable-after-double-else = Nei. § 36B nevner bare § 26B.

readings-barred-before-the-turn = En spiller må passe neste gang turen kommer, og byr utenfor tur før det. Hvilken paragraf gjelder?
readings-barred-before-the-turn-here = § 37: spilleren var pålagt å passe.
readings-barred-before-the-turn-else = § 29: det er en melding utenfor tur, som VM kan godta.

readings-call-after-imposed-pass = En spiller er pålagt å passe, VM melder først, slik at passen regnes som avgitt (§ 28A), og spilleren avgir så en annen melding. Hva gjelder?
readings-call-after-imposed-pass-here = § 37B: spilleren var pålagt å passe i den runden. Passen ble aldri avgitt, så det er ingenting å endre (§ 25).
readings-call-after-imposed-pass-else = Turen har gått videre, så det er en vanlig melding utenfor tur (§ 29 til § 32).

readings-standing-without-acceptance = Et bud fra en spiller som var pålagt å passe, blir stående fordi VM har meldt over det. Kan den feilendes makker bruke det?
readings-standing-without-acceptance-here = Programmet sier at lovene ikke avgjør det, og overlater det til TL. VM tilbys ikke noe valg: etter § 37A blir budet stående.
readings-standing-without-acceptance-else = Nei: informasjonen er urettmessig, siden ingen godtok budet; eller ja, som for enhver melding som blir stående.

readings-not-made-or-called-over = En melding som ikke kan godtas (§ 36 til § 38), kommer utenfor tur, og motstanderen som var i tur, melder før TL har avgjort saken. Hvilken paragraf gjelder?
readings-not-made-or-called-over-here = Var det den feilendes VM, gjelder § 36A, § 37A eller § 38B, som handler om hva VM melder. Var det HM, gjelder § 28B: meldingsforløpet fortsetter som om meldingen ikke var avgitt, og makker trenger ikke passe.
readings-not-made-or-called-over-else = § 28B også etter VMs melding, siden den var i tur og blir stående; eller § 36 til § 38 også etter HMs, siden meldingen ikke var lovlig i noen tur.

readings-gone-on-before-ruling = En dobling som ikke er tillatt, eller et bud på mer enn sju trekk, kommer utenfor tur; spilleren som var i tur, melder, og deretter melder den feilendes VM utenfor tur før TL har avgjort saken. Hva faller bort?
readings-gone-on-before-ruling-here = Alt sammen, også meldingen fra spilleren som var i tur: § 36A og § 38B annullerer alle senere meldinger, og den spilleren melder på nytt.
readings-gone-on-before-ruling-else = Meldingen fra spilleren som var i tur, blir stående (§ 28B og § 36B4), og VMs melding er en melding utenfor tur.

readings-doubled-out-of-turn = Etter en melding utenfor tur dobler eller redobler motstanderen som var i tur, den meldingen før TL har avgjort saken. Er doblingen tillatt?
readings-doubled-out-of-turn-here = Etter § 28B regnes meldingen utenfor tur som ikke avgitt, så det er ingenting å doble, og § 36 gjelder.
readings-doubled-out-of-turn-else = Doblingen godtar meldingen utenfor tur (§ 29A), eller motstanderen melder bare på nytt: § 28B skal ikke koste den uskyldige siden noe.

readings-bar-begins-with-ruling = En melding som ikke kan godtas (§ 36 til § 38), avgis, og den feilendes makker melder før TL har avgjort saken. Var makker allerede pålagt å passe?
readings-bar-begins-with-ruling-here = En melding i tur blir stående, og makker må passe fra da av (etter et bud på mer enn sju trekk annulleres den sammen med de andre). En melding utenfor tur regnes som en melding fra en spiller som er pålagt å passe (§ 37).
readings-bar-begins-with-ruling-else = Makker må passe først når TL har avgjort saken, så en melding utenfor tur avgjøres etter § 29 til § 32; eller makker må passe fra det øyeblikket meldingen som ikke kan godtas, ble avgitt, så også en melding i tur bryter § 37.

readings-over-bid-above-seven = Etter et bud på mer enn sju trekk melder en annen spiller enn VM før TL kommer. Er det en feil?
readings-over-bid-above-seven-here = Nei. Alle senere meldinger annulleres, uansett hvem som avga dem. VM har ikke meldt, så § 38D kan fortsatt gjelde.
readings-over-bid-above-seven-else = Ja. Det er en melding utenfor tur, som avgjøres for seg.
