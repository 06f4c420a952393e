### The last lines of every reply, set small.

# $clauses (list)
footer-clauses = Law { $clauses }
# $edition (2007 or 2017)
footer-edition = Laws of { $edition }
# What nobody stated. $calls (list of calls)
footer-natural = assumes natural: { $calls }
footer-advice = advice only: the director at your table rules
