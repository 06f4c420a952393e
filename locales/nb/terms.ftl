### Lovbokas ord. En tekst som trenger en annen form, har ordet selv: søk også etter det.

# 2017 § 23A. Den norske 2017-utgavens ord er ikke bekreftet; rett det her. Adjektivet alene står også i tekstene: `grep -ri sammenlignbar locales/nb`.
-comparable-call = sammenlignbar melding
# Det lovene kaller følgen av en uregelmessighet, utover selve rettingen.
-further-rectification = ytterligere korrigering
# § 16, og bokstavene spillerne kjenner den ved.
-unauthorised = urettmessig informasjon (UI)
