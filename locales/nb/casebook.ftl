### Saker samlet: kommandoen /sak, listene, og filer til en appell.

# Kommandoens navn: små bokstaver, uten mellomrom.
casebook-name = sak
# Høyst 100 tegn, som alle beskrivelser.
casebook-description = Sakene dine: vis én, list dem opp, legg til et notat, eller eksporter én til en appell
# Navn på en underkommando.
casebook-show-name = vis
# Beskrivelsen av den.
casebook-show-description = En sak, bare for deg
# Navn på en underkommando.
casebook-list-name = liste
# Beskrivelsen av den.
casebook-list-description = Sakene du kan se, de nyeste først
# Navn på en underkommando.
casebook-note-name = notat
# Beskrivelsen av den.
casebook-note-description = Legger et notat ved en sak; bare TL skriver og leser notater
# Navn på en underkommando.
casebook-export-name = eksport
# Beskrivelsen av den.
casebook-export-description = En sak som to filer til en appell: én å lese og én som JSON
# Navn på et valg.
casebook-number-name = nummer
# Beskrivelsen av det.
casebook-number-description = Sakens nummer
# Navn på et valg.
casebook-which-name = hvilke
# Beskrivelsen av det.
casebook-which-description = Hvilke saker; for TL de åpne, hvis du ikke velger noe annet
# En av mulighetene der. $which (open, called, later, all, mine)
casebook-which = { $which ->
    [open] Åpne: TL har ikke avgjort dem
    [called] TL er tilkalt
    [later] Skal vurderes etter spillet
    [mine] Mine
   *[all] Alle
}
# Navn på et valg.
casebook-text-name = tekst
# Beskrivelsen av det.
casebook-text-description = Notatet
# Over en liste. $which (open, called, later, all, mine)
casebook-heading = { $which ->
    [open] Åpne saker: TL har ikke avgjort dem
    [called] Bord som venter på TL
    [later] Skal vurderes etter spillet
    [mine] Sakene dine
   *[all] Alle saker du kan se
}
# I stedet for en tom liste. $which (open, called, later, all, mine)
casebook-empty = { $which ->
    [open] Ingen saker venter på TL.
    [called] Ingen bord venter på TL.
    [later] Ingen saker venter på vurdering etter spillet.
    [mine] Du har ingen saker her.
   *[all] Det finnes ingen saker her som du kan se.
}
# I en linje på en liste: hvor saken står. $state (called, confirmed, amended, withdrawn, proposed)
casebook-state = { $state ->
    [called] 🔔 TL tilkalt
    [confirmed] ✅ bekreftet
    [amended] ✏️ endret
    [withdrawn] 🚫 trukket tilbake
   *[proposed] 🕓 åpen
}
# Knapp under en liste.
casebook-older = Eldre
# Knapp under en liste.
casebook-newer = Nyere
# Over menyen under en liste.
casebook-open = Vis en sak …
# Overskrift i svaret med filene. $number (sakens nummer)
casebook-ready = Sak { $number } som to filer: én å lese og én som JSON.
# Under den, for TL.
casebook-for-directors = De inneholder det som bare ble sagt til TL, og notatene: de er ikke for spillerne.
# Under den, for spillere; også i filen som skal leses.
casebook-for-players = Det som bare TL kan lese, er ikke med.
# En setning om TLs ord. $program (versjon)
casebook-rules-the-same = Denne versjonen av programmet gir samme avgjørelse som versjon { $program }, den TL tok stilling til.
# I stedet for den.
casebook-unspoken = TL har ikke tatt stilling til denne saken.
# Overskrift.
casebook-no-files = Jeg får ikke sende filer her.
# Under den.
casebook-no-files-how = Be den som administrerer serveren, om å la meg legge ved filer i denne kanalen, eller prøv i en annen.
# Overskrift: filene til en eksport skrives fortsatt for den samme personen.
casebook-busy = Den forrige eksporten din skrives fortsatt.
# Under den.
casebook-busy-how = Prøv igjen om litt.
# Beskriver en fil. $number (sakens nummer)
casebook-file-to-read = Sak { $number }, lesbar versjon
# Beskriver en fil. $number (sakens nummer)
casebook-file-for-programs = Sak { $number }, som JSON
# I filen. $who (en person), $when (tid)
casebook-asked = Spurt av { $who }, { $when }
# I filen. $program (versjon), $when (tid)
casebook-made = Laget av director-please { $program }, { $when }
# En person, med nummeret Discord gir alle. $id (tall)
casebook-person = Discord-bruker { $id }
# Overskrift i filen: teksten slik noen skrev den.
casebook-typed = Slik det ble skrevet
# Overskrift i filen.
casebook-happened = Dette skjedde
# I filen. $text (kortskrift)
casebook-shorthand = I kortform: { $text }
# Overskrift i filen.
casebook-ruling = Programmets avgjørelse
# Overskrift i filen.
casebook-why = Begrunnelse
# Overskrift i filen.
casebook-words = TLs avgjørelse
# Overskrift i filen.
casebook-entries = Alt som er ført inn
# Overskrift i filen, for TL.
casebook-private = Sagt bare til TL
# Overskrift i filen, for TL.
casebook-notes = Notater
# En linje blant det som er ført inn. $when (tid), $who (en person), $what (det som er ført inn)
casebook-entry = { $when }, { $who }: { $what }
# Noe som er ført inn. $what (meldinger og valg)
casebook-entry-happened = ved bordet: { $what }
# Noe som er ført inn.
casebook-entry-undone = det siste steget ble tatt tilbake
# Noe som er ført inn.
casebook-entry-shared = saken ble delt
# Noe som er ført inn.
casebook-entry-called = TL ble tilkalt
# Noe som er ført inn. $text (et notat)
casebook-entry-note = notat: { $text }
# Noe som er ført inn. $program (versjon)
casebook-entry-confirmed = avgjørelsen fra versjon { $program } ble bekreftet
# Noe som er ført inn. $reason (med TLs ord)
casebook-entry-amended = saken ble endret: { $reason }
# Noe som er ført inn. $reason (med TLs ord)
casebook-entry-withdrawn = saken ble trukket tilbake: { $reason }
# Én melding ved bordet. $seat (hvem som melder), $call (én melding)
casebook-event-call = { bridge-seat }: { $call }
# Det som skjedde ved bordet. $choice (accepts, declines)
casebook-event-lho = { $choice ->
    [accepts] den feilendes VM godtar
   *[declines] den feilendes VM godtar ikke
}
# Det som skjedde ved bordet.
casebook-event-ruled = TL har avgjort, og spillerne melder videre
# Det som skjedde ved bordet.
casebook-event-lead = åpningsutspillet er vendt opp
