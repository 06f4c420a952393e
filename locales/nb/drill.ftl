### Hva paragrafene går ut på i utgaven som er funnet på for testene, der den sier noe annet enn den som den endrer.

clause-2099-26B = En melding ble trukket tilbake uten en sammenlignbar i stedet: Når den feilendes makker først skal spille ut, kan spillefører forlange eller forby én farge som den feilende ikke har vist lovlig.
clause-2099-30A = En pass utenfor tur da neste spiller var i tur: Den feilende må passe fra nå av.
