### /about in Discord: what the bot is.

# The command's name: small letters, no spaces.
about-name = about
# At most 100 characters.
about-description = Which version this is, which Laws it uses, and how to ask
# The first line. $version: 0.1.0, or with the commit 0.1.0 (0123456789ab)
about-title = director-please { $version }
# Under it: one sentence on what it is for.
about-what = Something went wrong in the auction? I tell you what the Laws say, clause by clause. This is advice only: the director at your table makes the ruling.
# A label.
about-laws = Laws
# Behind it. $years (list of years)
about-laws-say = The Laws of { $years } (2007 with Law 27 as changed in 2008): Laws 25 to 39 and those they refer to, in our own words. `/law` explains a clause; the Laws themselves are what counts.
# A label.
about-ask = How to ask
# Behind it.
about-ask-say = `/ruling` and the auction, such as `1H P 1H ib`; or send me a direct message, or mention me in a message.
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
