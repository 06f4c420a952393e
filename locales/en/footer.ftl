### The last lines of every reply, set small.

# $clauses (list)
footer-clauses = { $clauses }
# $edition (2007 or 2017)
footer-edition = Laws of { $edition }
# What nobody stated. $calls (list of calls), $number (how many)
footer-natural = { $number ->
    [one] assumes that { $calls } is natural (if not, type “artificial” after the call)
   *[other] assumes that { $calls } are natural (if not, type “artificial” after the call)
}
# The same of calls that may yet be made. $calls (list of calls)
footer-would-be-natural = assumes that { $calls } would be natural
# What nobody stated, and most pairs play by agreement. $suits (what it shows)
footer-shows = assumes that { $call } shows { $suits } (if not, type “natural”, or what it shows, after the call)
# What nobody stated, and most pairs play by agreement. $calls (list of calls), $number (how many)
footer-conventional = { $number ->
    [one] assumes that { $calls } is artificial (if not, type “natural” after the call)
   *[other] assumes that { $calls } are artificial (if not, type “natural” after the call)
}
# What nobody stated, and some pairs play as natural, others by agreement. $calls (list of calls), $number (how many)
footer-open = { $number ->
    [one] pairs differ about { $calls }, so it is not taken to be natural (if it is, type “natural” after the call)
   *[other] pairs differ about { $calls }, so they are not taken to be natural (if they are, type “natural” after the call)
}
# A pass of partner's double: the double is artificial.
footer-takeout = assumes that the double was for takeout
# Whether a call is similar was measured. $calls (list of calls)
footer-yardstick = measured by this program’s own yardstick for “similar”: { $calls }
footer-advice = advice only: the director at your table rules
