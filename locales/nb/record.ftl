### Et forløp som motsier seg selv, enda teksten kunne leses.

# VM godtar eller avviser, og det er ingenting å velge
record-nothing-to-accept = Her er det ingen melding som VM kan godta eller la være å godta.
# $seats (liste av plasser)
record-who-called = Skriv hvem som meldte: { $seats }.
# Åpningsutspillet er vendt opp mens meldingene pågår
record-lead-before-end = Åpningsutspillet er vendt opp, men meldingsforløpet er ikke over.
# § 33: $call (melding) skal være samtidig med det som står foran, og det er ingen melding
record-simultaneous-alone = Det står ingen melding rett foran { $call } som kan være avgitt samtidig.
# $number (tall) hvor mange feil som kan behandles
record-too-many = Flere enn { $number } uregelmessigheter i ett meldingsforløp kan jeg ikke behandle. Se over det du har skrevet.
