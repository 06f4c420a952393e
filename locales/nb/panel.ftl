### Discord: ruten for et meldingsforløp, panelet i en kanal, og tilkalling av TL.

# Overskrift på en rute: høyst 45 tegn.
panel-auction-title = Avgjør et meldingsforløp
# Etikett i en rute: høyst 45 tegn.
panel-calls = Meldingene, giver først
# Under etiketten: høyst 100 tegn.
panel-calls-how = Skriv dem, eller lim inn en tabell. Si fra om noe ble godtatt eller ikke: godtatt, ikke godtatt.
# Eksempel i den tomme tekstboksen.
panel-calls-example = 1H P 1H ub
# Etikett i en rute: høyst 45 tegn.
panel-dealer = Giver
# I den tomme menyen med givere.
panel-dealer-unsaid = Nord, hvis ikke meldingene sier noe annet
# En spiller. $seat (N, E, S eller W)
panel-seat = { $seat ->
    [N] Nord
    [E] Øst
    [S] Syd
   *[W] Vest
}
# Etikett i en rute: høyst 45 tegn.
panel-edition = Lover
# Etikett i en rute: høyst 45 tegn.
panel-system = Systemet til den feilende siden
# I en tom meny med lovutgaver eller systemer.
panel-as-set = Som i innstillingene
# Knapp under det som ikke kunne leses: ruten åpnes igjen, med alt i.
panel-change-calls = Rett det …
# Panelet: en melding som står i en kanal, over to knapper. Den første linjen er fet.
panel-text = Gikk noe galt i meldingsforløpet?
# Under den.
panel-text-how = Stopp, og tilkall TL. Skriv meldingene, så forteller jeg hva lovene sier; ved bordet avgjør TL.
# Knapp på panelet: ruten for et meldingsforløp åpnes.
panel-button-rule = Avgjør et meldingsforløp
# Knapp på panelet: ruten for bord og spill åpnes.
panel-button-call = Tilkall TL
# Overskrift, til det er kjent om panelet ble lagt ut.
panel-posting = Legger ut panelet …
# Overskrift. $channel (en omtale)
panel-posted = Panelet står i { $channel }.
# Under den.
panel-posted-how = Fest det, så det er lett å finne ved bordet. Det virker så lenge det står der.
# Overskrift. $channel (en omtale)
panel-not-posted = Jeg kan ikke skrive i { $channel }.
# Under den.
panel-not-posted-how = La meg se kanalen og skrive innlegg der, og prøv igjen.
# Overskrift, når Discord ikke svarer.
panel-not-posted-now = Discord tok ikke imot panelet. Prøv igjen om litt.
# Overskrift på en rute: høyst 45 tegn.
panel-call-title = Tilkall TL
# Etikett i en rute: høyst 45 tegn.
panel-table = Bord
# Under etiketten: høyst 100 tegn.
panel-table-how = Så TL finner dere. Begge feltene kan stå tomme.
# Etikett i en rute: høyst 45 tegn.
panel-board = Spill
# Til TL, også på låst skjerm: den begynner med bord og spill. $given (hva som er oppgitt: both, table, board eller neither),
# $table, $board (som skrevet), $who (hvem som tilkaller)
panel-called = { $given ->
    [both] Bord { $table }, spill { $board }: TL, takk. Tilkalt av { $who }.
    [table] Bord { $table }: TL, takk. Tilkalt av { $who }.
    [board] Spill { $board }: TL, takk. Tilkalt av { $who }.
   *[neither] TL, takk. Tilkalt av { $who }.
}
# Om et innlegg i et forum, når TL tilkalles uten en sak. $given, $table, $board: som over
panel-called-name = { $given ->
    [both] Bord { $table }, spill { $board }
    [table] Bord { $table }
    [board] Spill { $board }
   *[neither] TL, takk
}
# Under den, når det blir sagt en gang til.
panel-nobody-yet = Ingen har ennå sagt at de kommer.
# Til de andre turneringslederne, og til den som tilkalte. $who (en TL)
panel-comes = { $who } kommer.
# Knapp, for TL.
panel-come = Jeg kommer
# Knapp, for den TL som sa det.
panel-cannot = Jeg kan ikke komme
# Overskrift: en tilkalling er eldre enn en dag.
panel-over = Denne tilkallingen gjelder ikke lenger.
# Under den.
panel-over-how = Tilkallinger tas vare på i en dag.
# Under «Hent TL», når tilkallingen ikke gjelder noen sak.
panel-call-listed-how = Vent på TL, og gå ikke videre før dere får beskjed.
