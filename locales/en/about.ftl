### /about in Discord: what the bot is.

# The command's name: small letters, no spaces.
about-name = about
# At most 100 characters.
about-description = Which version this is, by which Laws it rules, and how to ask
# The first line. $version: 0.1.0
about-title = director-please { $version }
# Under it: one sentence on what it is for.
about-what = Something went wrong in the auction: I say what the Laws make of it, clause by clause. I advise; the director at your table rules.
# A label.
about-laws = Laws
# Behind it. $years (list of years)
about-laws-say = the Laws of { $years } (2007 with Law 27 as it was changed in 2008): Laws 25 to 39 and what belongs to them, in words of my own. `/law` says what a clause comes to; the book decides.
# A label.
about-ask = To ask
# Behind it.
about-ask-say = `/ruling` and the auction, such as `1H P 1H ib`; or write to me directly, or name me in a message.
# A label.
about-quiz = Quiz
# Behind it.
about-quiz-say = `/quiz play`
# A label.
about-privacy = Your data
# Behind it.
about-privacy-say = `/privacy`
# A button that leads to a paper of the operator’s.
about-policy = Privacy policy
# A button that leads to a paper of the operator’s.
about-terms = Terms
