### Lovbokas ord: ett sted å endre et uttrykk.

# 2017 § 23A. Den norske 2017-utgavens ord er ikke bekreftet; rett det her.
-comparable-call = sammenlignbar melding
# Det lovene kaller følgen av en uregelmessighet, utover selve rettingen.
-further-rectification = ytterligere korrigering
# § 16, og bokstavene spillerne kjenner den ved.
-unauthorised = urettmessig informasjon (UI)
