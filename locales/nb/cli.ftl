# The command line: help, errors, and the conversation in the terminal. Lines of at most 80 characters in the pages of help.

# director-please --help
cli-help =
    Turneringslederens avgjørelse når noe har gått galt i meldingene, etter hver
    utgave av lovene som er i bruk.

    director-please rule 1H P 1H ub                 # Syds 1♥ over 1♥: hva nå?
    director-please rule "1H P 1H ub > 2H"          # ... og det ble rettet til 2♥
    director-please rule "1S 1H ub > 2R isml 2007"  # ... etter 2007-lovene
    director-please rule --lang en 1H P 1H ib       # ... på engelsk
    director-please chat                            # ... som en samtale

    Kommandoer
      rule TEKST…         avgjør en sak
      rule --records -    avgjør saker lest som JSON, én per linje
      rule --pbn FIL      avgjør hvert spill i en fil, eller --lin FIL
      why TEKST…          lovpunktene bak en avgjørelse: hvilke som gjelder, hvilke
                          som ikke gjelder, og hvorfor
      parse TEKST…        viser hva som ble lest, som JSON eller PBN
      law LOVPUNKT        forklarer et lovpunkt: law 27b1a
      meaning TEKST…      gjengir med ord hva en melding viser: 5+H 12-21
      compare             om to meldinger er sammenlignbare ut fra hva de viser
      agreements [NAVN]   lister opp de kjente systemene, eller skriver ut ett
      laws                lister opp lovpunktene og om programmet bruker dem
      readings            hva lovene lar stå åpent, og hvordan det leses her
      quiz                spørsmål, med begrunnelse for svaret
      chat                en samtale, slik den ville vært i Discord
      bot                 kjører Discord-boten
      health              sjekker om en bot er i drift
      completions SKALL   skriver ut kommandofullføring for et skall
      manual              skriver ut manualsiden

    Valg
      --laws ÅR           utgaven av lovene (2017, hvis teksten ikke slutter med et
                          årstall)
      --lang en|nb        språket (det samme som i terminalen)
      --format text|json  for mennesker eller for programmer; parse skriver også pbn
      --director          for TL: fremgangsmåte, følgen av hver melding, og hva som
                          gjenstår
      --editions          alle utgavene side om side; det som er likt, står én gang
      --agreements NAVN   hva meldinger viser etter et makkerpars system: et navn
                          eller en fil
      -h, --help          denne siden, eller siden til en kommando: director-please
                          rule --help
      -V, --version       versjonen

    En konfigurasjonsfil kan ha laws, lang, agreements og similar (grensene for
    «lignende»), som gjelder når valget ikke er gitt:
    ~/.config/director-please/config.toml (i Windows i %APPDATA%), eller filen som
    DIRECTOR_PLEASE_CONFIG nevner.

    Kun veiledende: TL ved bordet avgjør.
# director-please rule --help
cli-help-rule =
    director-please rule TEKST…

    Avgjør en sak ut fra meldingene, skrevet slik spillere skriver dem, fra giver og
    utover.

    director-please rule 1H P 1H ub                # utilstrekkelig: hvem kan velge
                                                   # hva, og hva som følger
    director-please rule 1H P 1H ub godtatt        # VM godtar budet
    director-please rule "1H P 1H ub > 2H"         # VM godtok ikke, og budet ble
                                                   # rettet til 2♥
    director-please rule "1S 1H ub > D isml"       # TL mener at doblingen ikke er
                                                   # sammenlignbar
    director-please rule 1S 1H feiltrekk S:P Ø:1NT # budet var utilsiktet, og VM
                                                   # hadde passet
    director-please rule "V: 1NT P 2R(H) 2K ub"    # Vest er giver; 2♦ viser hjerter
    director-please rule giver Ø 1S 1H ub 2007     # etter 2007-lovene
    director-please rule -- -1H P 1H ub            # en tekst som begynner med en
                                                   # strek

    Uten TEKST, eller med bare en strek, leses meldingene fra standard inndata. Et
    navn som spill.pbn, spill.lin eller forløp.txt er en fil som skal leses.

      --records FIL       avgjør i stedet saker som JSON, én per linje; - er
                          standard inndata
      --pbn FIL           avgjør hvert spill i en PBN-fil, uansett lengde, og sier
                          fra når filen har en annen kontrakt eller spillefører
      --lin FIL           det samme for en LIN-fil
      --laws ÅR           utgaven av lovene, hvis teksten ikke slutter med et
                          årstall
      --editions          alle utgavene side om side; det som er likt, står én gang
      --similar 5,15      grensene for «lignende», i prosent av hendene utenfor:
                          inntil 5 er lignende, inntil 15 avgjør TL
      --lang en|nb        språket
      --format text|json  for mennesker eller for programmer
      --director          for TL: fremgangsmåte, følgen av hver melding, og hva som
                          gjenstår
      --picture FIL       tegner også meldingsforløpet i en .png- eller .svg-fil
      --agreements NAVN   hva meldinger viser etter den feilende sidens system, ved
                          navn eller fra en fil; til meldingen er rettet, sier
                          bare TL-visningen hva som følger

    Returkode: 0 avgjort, 2 teksten kunne ikke leses (svaret sier hvor og hvorfor),
    1 alt annet.
# director-please why --help
cli-help-why =
    director-please why TEKST…

    Hvordan en avgjørelse ble til, så den kan kontrolleres mot lovboka: hva som
    skjedde, trinn for trinn, hvilke lovpunkter som gjelder, hvilke som kan komme
    til å gjelde, og hvilke som ikke gjelder og hvorfor.

    director-please why 1H P 1H ub ikke godtatt 2H
    director-please why "S: 1H N:1S 2007"

      --laws ÅR           utgaven av lovene, hvis teksten ikke slutter med et
                          årstall
      --agreements NAVN   et system ved navn eller fra en fil
      --lang en|nb        språket
      --format text|json  for mennesker eller for programmer
# director-please parse --help
cli-help-parse =
    director-please parse TEKST…

    Viser hva som ble lest: meldingsforløpet som JSON eller PBN, uten avgjørelse.
    Leser det spillere skriver, PBN, LIN, lenker til BBOs spillviser, og tabeller
    fra forum.

    director-please parse 1H P 1H ub
    director-please parse "giver V 1NT (2S) 2H ub > 3H"
    director-please parse --format pbn 1H P 1H ub ikke godtatt 2H

      --laws ÅR           utgaven av lovene, hvis teksten ikke slutter med et
                          årstall
      --agreements NAVN   et system ved navn eller fra en fil
      --format json|pbn   også feil som JSON; eller et spill i Portable Bridge
                          Notation
      --pbn FIL           meldingene i hvert spill i en PBN-fil, ett per linje
      --lin FIL           det samme for en LIN-fil
# director-please law --help
cli-help-law =
    director-please law LOVPUNKT

    Forklarer et lovpunkt i en setning eller to; for 27B eller 27, også
    lovpunktene under. Store og små bokstaver, mellomrom og parenteser spiller
    ingen rolle.

    director-please law 27b1a
    director-please law "§ 27B1(a)" --laws 2007
    director-please law 27B
    director-please law 23 --lang en

      --laws ÅR           bare én utgave
      --lang en|nb        språket
      --format text|json  for mennesker, eller en linje JSON for hvert lovpunkt
# director-please law, over punktene. $law (nummer), $heading (hva paragrafen handler om)
cli-law-title = § { $law }: { $heading }
# director-please law, i stedet for «2017-lovene», der alle utgavene sier det samme. $years (liste av årstall)
cli-law-both = Lovene fra { $years }
# director-please law, over en setning. $clause (adresse)
cli-law-clause = § { $clause }
# Det samme, over det som står i en paragraf før første ledd. $clause (paragrafens nummer)
cli-law-introduction = § { $clause }, innledningen
# director-please law, for en lov som ikke handler om meldingene. $text (tekst)
cli-law-not-here = «{ $text }» er ikke blant lovpunktene som forklares her; director-please laws viser alle.
# director-please law, for et lovpunkt som ikke finnes i en lov som forklares. $text (tekst), $nearest (adresser)
cli-law-unknown = Her finnes ikke noe lovpunkt «{ $text }». Nærmest: { $nearest }. Se director-please laws.
# director-please law, for noe annet. $text (tekst)
cli-law-not-a-clause = «{ $text }» er ikke et lovpunkt. Skriv 27B1(a), 27B eller 27; director-please laws viser alle.
# director-please meaning --help
cli-help-meaning =
    director-please meaning TEKST…

    Gjengir med ord hva en melding viser, skrevet slik spillere skriver det, og sier
    hva som kan leses på andre måter.

    director-please meaning "5+H 12-21 unntatt (jevn 15-17)"
    director-please meaning "4+M 6+ eller 20+ jevn"
    director-please meaning --lang en "5+hj 12-14 hp jevn"

    5+H  4-5S  0-1R  5=R  5+M  4+m     kort i en farge; M er en majorfarge, m en
                                       minorfarge. 0-1K er konger: skriv 0-1kl
                                       for kløver
    12-14  16+  1or4 KC(H)  2A  7-LTC  poeng; nøkkelkort, ess, tapere (også K, ctrl,
                                       QT, TP)
    jevn  ujevn  4432  4=4=3=2  54(31) fordelingen
    S>=H  lengst H  hold S  2/3 H      to farger sammenlignet; hvor god en farge er
    eller  ikke  unntatt (…)  vanligvis alternativer, unntak, og det som er vanlig,
                                        men ikke lovet
    gf  inv  nf  stayman  relé  !2C    formålet; hender som ville ha meldt 2♣, er
                                       holdt utenfor
    begge majorer  michaels            begge majorfarger; konvensjoner ved navn;
    kan være kort                      færre enn tre kort

      --lang en|nb        språket
      --format text|json  for mennesker eller for programmer
# director-please compare --help
cli-help-compare =
    director-please compare --withdrawn BETYDNING --replacement BETYDNING

    Avgjør om alle hender som passer til den nye meldingen, også passer til den
    tilbaketrukne, regnet over alle 635 013 559 600 hender, og hva som følger.
    Betydninger skrives som i director-please meaning.

    director-please compare --withdrawn "5+H 12-21" --replacement "6+H 14-16"
    director-please compare --withdrawn "4+H 12-21 unntatt (jevn 15-17)" \
      --replacement "4+H 13+"

      --withdrawn BETYDNING    hva den tilbaketrukne meldingen viser
      --replacement BETYDNING  hva den nye meldingen viser
      --laws ÅR           utgaven av lovene
      --format json|text  JSON, eller et svar i ord
      --similar 5,15      grensene for «lignende», i prosent av hendene utenfor:
                          inntil 5 er lignende, inntil 15 avgjør TL
      --lang en|nb        språket
# compare: a meaning is missing
cli-compare-what = Si hva begge meldingene viser: director-please compare --withdrawn "5+H 12-21" --replacement "6+H 14-16"
# compare: refused. $why (nesting, parts, features, work)
cli-compare-too-much = { $why ->
    [nesting] For mange parenteser inni hverandre til at hendene kan telles.
    [parts] Betydningene er for sammensatte til at hendene kan telles.
    [features] Betydningene nevner for mye annet enn lengder og poeng til at hendene kan telles.
   *[work] Det ville ta for lang tid å telle disse hendene. Utelat noe annet enn lengder og poeng.
}
# director-please agreements --help
cli-help-agreements =
    director-please agreements [NAVN]

    Lister opp de kjente systemene; med et navn skrives systemet ut som tekst,
    til å bygge videre på. rule, why, parse og chat tar et navn eller en fil med
    --agreements.

    director-please agreements norwegian > vart.txt
    director-please rule --director --agreements vart.txt 1R 1S 1H ub

    Linjer i en slik tekst:
    {"  [åpning]"}               meldingsforløpet så langt; [1M]: makker åpnet med en i
                             major
      1H = 5+H 12-21 !1NT    en melding og hva den viser, uten hender som åpner 1NT
      P = resten             det ingen annen melding i delen viser
    {"  [1m (1S)]"}              motstandernes meldinger i parentes, passene deres
                             utelatt
      2M = 3+M 6-9           M m x y står for farger; oM, om for den andre

    Se director-please meaning --help for hva som kan sies om en hånd.
# director-please laws --help
cli-help-laws =
    director-please laws

    Lister opp lovpunktene om meldinger i alle utgaver: brukt, vist til, eller
    utelatt og hvorfor.

      --laws ÅR           bare én utgave
      --lang en|nb        språket
      --format text|json  en tabell, eller en linje JSON for hvert lovpunkt
# director-please readings --help
cli-help-readings =
    director-please readings

    Lister opp hva lovene lar stå åpent: spørsmålet, hvordan programmet leser det,
    og hva annet som kan forsvares, slik at et forbund kan svare punkt for punkt.

      --laws ÅR           bare én utgave
      --lang en|nb        språket
      --format text|json  en side, eller en linje JSON for hver lesemåte
# Første linje på den siden.
cli-readings = Hva lovene lar stå åpent
# Stikkord foran programmets lesemåte.
cli-readings-here = Her
# Stikkord foran en annen lesemåte.
cli-readings-else = Kan også forsvares
# director-please quiz --help
cli-help-quiz =
    director-please quiz

    Spørsmål som programmet lager, avgjør og retter, så mange du vil. Svar med en
    bokstav, eller avslutt med q. Får programmet teksten fra en annen kommando,
    leses ett svar per linje.

    director-please quiz
    director-please quiz --level 2 --law 27
    director-please quiz --laws 2007 --lang nb
    director-please quiz --seed 7 --number 3 --answers
    director-please quiz --own spørsmål.txt

      --level 0-3         hvor vanskelig: fra det grunnleggende til flere feil
                          på rad og sjeldne paragrafer
      --law 27            bare spørsmål om denne paragrafen
      --laws ÅR           bare spørsmål etter denne utgaven
      --seed N            samme frø, samme spørsmål, på alle språk
      --number N          hvor mange (10, eller alle i en fil); --count gjør det
                          samme
      --linked            flere spørsmål om ett bord, i den rekkefølgen en TL
                          arbeider; --number teller bordene (3)
      --exam              tjue spørsmål som rettes til slutt, per paragraf, med hva
                          som bør leses om igjen
      --answers           skriver ut svaret etter hvert spørsmål, uten å vente på
                          ditt
      --own FIL           spørsmålene i en fil, i rekkefølge. En linje hver: et
                          navn, en type, meldingene, = og fasiten; docs/quiz.md sier
                          hvordan. Ingen spørsmål stilles før alle fasitsvar
                          stemmer med lovene
      --check             sammen med --own: kontrollerer bare filen; avslutter med 2
                          hvis noe er galt
      --lang en|nb        språket
      --format text|json  for mennesker, eller en linje JSON per spørsmål, med fasit
# quiz: over et spørsmål. $number (hvilket), $seed (tall)
cli-quiz-question = Spørsmål { $number } (frø { $seed })
# quiz --own: over et spørsmål. $number (hvilket), $name (navnet i filen)
cli-quiz-own = Spørsmål { $number } ({ $name })
# quiz --own FIL --check: alt er i orden. $number (hvor mange spørsmål)
cli-quiz-checked = Spørsmål: { $number }. Alle fasitsvarene stemmer med lovene.
# quiz --check uten fil
cli-quiz-check-what = --check trenger en fil: director-please quiz --own FIL --check
# quiz --own, når filen ikke kan leses. $file (navn), $reason (det systemet sier)
cli-quiz-no-file = { $file } kan ikke leses: { $reason }
# quiz: noe annet enn en bokstav ble skrevet. $letters (liste)
cli-quiz-letter = Svar med en bokstav: { $letters }. Skriv q for å slutte.
# quiz: den siste linjen. $right (hvor mange riktige), $number (av hvor mange)
cli-quiz-score = { $right } av { $number } riktige.
# quiz --exam: hvor mange svar om en paragraf som var riktige. $law, $right, $number (tall)
cli-quiz-of-law = § { $law }: { $right } av { $number } riktige
# quiz: etter svarene. $laws (liste av tall), $number (hvor mange)
cli-quiz-weak = Bør leses om igjen: { $number ->
    [one] §
   *[other] §§
} { $laws }
# quiz: ingenting passer til det som ble bedt om
cli-quiz-none = Jeg har ingen spørsmål som passer til det du ba om.
# quiz --law --level: paragrafen har ingen spørsmål på det nivået. $law, $level (tall), $levels (liste av tall), $number (hvor mange)
cli-quiz-no-level = Jeg har ingen spørsmål om § { $law } på nivå { $level }. Mine om den paragrafen er på { $number ->
    [one] nivå { $levels }
   *[other] nivåene { $levels }
}.
# quiz --law: det finnes ingen spørsmål om den paragrafen. $law (et tall), $laws (liste over tall)
cli-quiz-no-law = Jeg har ingen spørsmål om § { $law }. Mine gjelder §§ { $laws }.
# director-please chat --help
cli-help-chat =
    director-please chat

    En samtale, linje for linje, slik den ville vært i Discord. Skriv et
    meldingsforløp, og fortsett så:

    1S 1H ub
    ikke godtatt
    > 2R isml
    + P P 2S

    Skriv «hjelp» for mer.
# director-please bot --help
cli-help-bot =
    director-please bot

    Kjører Discord-boten. Den trenger DISCORD_TOKEN; alle variabler den kjenner,
    står i .env.example.

    DISCORD_TOKEN=… director-please bot
# director-please health --help
cli-help-health =
    director-please health

    Spør boten som kjører med samme HEALTH_ADDRESS, om den er i drift, og skriver ut
    svaret. Returkoden er 0 hvis den er det, 1 hvis ikke, eller hvis den ikke svarer
    innen tre sekunder: for helsesjekken til en container og lignende.

    HEALTH_ADDRESS=127.0.0.1:8080 director-please health
# director-please completions --help
cli-help-completions =
    director-please completions SKALL

    Skriver ut kommandofullføring for et skall: bash, elvish, fish, powershell
    eller zsh.

    director-please completions bash > \
      ~/.local/share/bash-completion/completions/director-please
    director-please completions zsh > \
      /usr/local/share/zsh/site-functions/_director-please
    director-please completions fish > \
      ~/.config/fish/completions/director-please.fish
    director-please completions elvish >> ~/.config/elvish/rc.elv
    director-please completions powershell >> $PROFILE

      --lang en|nb        språket i beskrivelsene
# director-please manual --help
cli-help-manual =
    director-please manual

    Skriver ut manualsiden, laget av hjelpesidene.

    director-please manual > ~/.local/share/man/man1/director-please.1

      --lang en|nb        språket
# Overskrift over navnet og hva programmet er; overskriftene er slik man har dem.
cli-manual-name = Navn
# Overskrift over bruken av hver kommando.
cli-manual-synopsis = Oversikt
# Overskrift over eksempler, kommandoer og valg.
cli-manual-description = Beskrivelse
# completions, når skallet mangler eller ikke er kjent. $shells (liste)
cli-completions-which = Nevn et skall: { $shells }
# Konfigurasjonsfilen kan ikke leses. $file (navn), $reason (det systemet sier)
cli-config-unread = Konfigurasjonsfilen { $file } kan ikke leses: { $reason }
# Etter stedet i den. $reason (tekst, på engelsk): det TOML-leseren sier
cli-config-not-toml = dette er ikke TOML: { $reason }
# Etter stedet i den. $setting (tekst), $names (liste)
cli-config-setting = «{ $setting }» er ikke en innstilling; innstillingene er { $names }
# Etter stedet i den. $setting (navn), $word (det som ble skrevet), $text (det som ventes)
cli-config-value = { $setting } = { $word }: må være { $setting ->
    [similar] to prosenttall, for eksempel 5,15
   *[other] { $text }
}
# quiz, chat and laws, with words after them. $command (name), $text (text)
cli-takes-no-text = { $command } tar ingen tekst: «{ $text }»
# director-please health, where no address is set
cli-no-health-address = HEALTH_ADDRESS er ikke satt. Det er adressen boten ble startet med, for eksempel 127.0.0.1:8080.
# director-please health: nobody answers. $address, $reason (text)
cli-no-health = Ingen svarer på { $address }: { $reason }
# An argument is wrong. $reason (text): what the command line reader says.
cli-bad-argument = { $reason }. Se director-please --help.
# Verdien til et flagg: $word (det som ble skrevet), $option (flagget), $text (det som ventes)
cli-bad-value = --{ $option } { $word }: må være { $option ->
    [similar] to prosenttall, for eksempel 5,15
   *[other] { $text }
}
# Verdien til et flagg mangler. $option (flagget), $text (det som ventes)
cli-value-missing = --{ $option } mangler en verdi: { $text }
# En verdi til et flagg som ikke tar noen. $option (flagget), $word (verdien)
cli-value-not-taken = --{ $option } tar ingen verdi: { $word }
# $word (flagget)
cli-unknown-option = { $word } er ikke et valg jeg kjenner
# The first word is no command. $word (text), $which (whether an auction may begin with it)
cli-unknown-command = «{ $word }» er ikke en kommando. For å få en avgjørelse: director-please rule { $which ->
    [auction] { $word } …
   *[other] TEKST
}
# rule --format pbn. $word (text): the command
cli-pbn-is-for-parse = { $word } kan ikke svare som PBN: en avgjørelse har ingen plass der. For bare meldingene: director-please parse --format pbn …
# parse --format pbn, of what PBN has no sign for
cli-not-in-pbn = PBN har ikke plass til dette meldingsforløpet. Som JSON: director-please parse …
# --picture, of a name that asks for no picture. $file (text)
cli-picture-name = --picture må ha navnet på en fil som slutter på .png eller .svg: det gjør ikke «{ $file }». Et bilde kan ikke vises i terminalen.
# --picture with another command than rule, or with --records
cli-picture-is-for-rule = --picture tegner meldingene i én avgjørelse: director-please rule --picture meldinger.png …
# --picture: the file cannot be written. $file, $reason (text)
cli-picture-not-written = Bildet kan ikke skrives til { $file }: { $reason }
# --picture auction.png, of a program that was built without it
cli-no-png = Dette programmet er bygd uten PNG-støtte. For SVG: --picture meldinger.svg
# Overskrift over et spill i en fil. $number (hvilket spill i filen), $line (hvor det begynner), $board (hva det heter der)
cli-game = Spill { $number } (linje { $line })
# Det samme for et spill med navn. $number, $line, $board
cli-game-of-board = Spill { $number }, { $board } (linje { $line })
# Under avgjørelsen, når filen sier noe annet. $value (slik det står i filen)
cli-file-contract = Filen sier noe annet: kontrakt { $value }.
# Det samme for taggen Declarer. $value
cli-file-declarer = Filen sier noe annet: spillefører { $value }.
# rule --pbn, om et spill som er for langt
cli-game-too-long = Dette er lengre enn noe spill: mangler en kommentar høyre krøllparentes?
# rule --pbn, om en fil uten spill
cli-no-games = Det er ingen spill i denne filen.
# rule spill.pbn, når filen har flere spill. $form (pbn eller lin), $file (sti)
cli-every-game = For hvert spill i den: director-please rule --{ $form } { $file }
# why --pbn, eller en tekst ved siden av
cli-games-are-for-rule = --pbn og --lin leser en fil med spill og ikke noe annet: director-please rule --pbn FIL, eller parse --pbn FIL
# The program was built without the bot.
cli-no-bot = Dette programmet er bygd uten Discord-boten. Bygg det med: cargo build --release
# chat: the first words
cli-chat-hello =
    Skriv et meldingsforløp, for eksempel 1H P 1H ub. En enkelt melding, eller en
    linje som begynner med godtatt, ikke godtatt, > eller +, fortsetter på det
    samme. Skriv «hjelp» for mer, «slutt» for å avslutte.
# chat: help
cli-chat-help =
    1H P 1H ub               et nytt meldingsforløp; den siste meldingen er
                             utilstrekkelig
    godtatt   ikke godtatt   VM godtar, VM godtar ikke
    > 2H                     budet rettes til 2♥
    sml   isml               TL mener at den nye er sammenlignbar, eller at den
                             ikke er det
    P   3S                   den neste meldingen
    + P P 3S                 flere meldinger i samme meldingsforløp
    angre                    tar tilbake den siste linjen
    hvorfor                  lovpunktene bak avgjørelsen
    2007   2017              utgaven av lovene
    tl   spiller             hvem svaret er skrevet for
    norsk   english          språket
    slutt                    avslutter
# chat: a setting was changed, and there is no auction yet
cli-chat-noted = Notert.
# chat: undo, and nothing is left.
cli-chat-undone = Den siste linjen er tatt bort; nå er det ikke noe meldingsforløp.
# chat: undo, at the beginning.
cli-chat-nothing-to-undo = Det er ingenting å angre.
# chat: a line that adds nothing to the auction. $text (the line)
cli-chat-not-understood = Jeg forsto ikke «{ $text }», og ingenting ble lagt til. Skriv «hjelp» for å se hva du kan si.
# rule --editions: the first line, where the editions come to different rulings
cli-editions-differ = Utgavene er ulike her.
