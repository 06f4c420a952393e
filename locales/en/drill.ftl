### The clauses of the edition that was made up for the tests, where it says something else than the one that it amends.

clause-2099-26B = A call was taken back and nothing comparable took its place: when the offender’s partner first has to lead, declarer may ask for or forbid one suit that the offender has not shown legally.
clause-2099-30A = A pass out of turn when it was the next player’s: the offender must pass from now on.
