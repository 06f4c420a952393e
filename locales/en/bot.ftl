### What the Discord bot says by itself. Rulings are elsewhere.

## The slash commands and their options. Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100 characters.

bot-ruling-name = ruling
bot-ruling-description = What the Laws say about an insufficient bid, a call out of turn or a change of call
bot-auction-name = auction
bot-auction-description = The calls, dealer first, such as: 1H P 1H ib
bot-edition-name = edition
bot-edition-description = Which Laws you play under (default: the settings, then 2017)
bot-view-name = view
bot-view-description = For a player at the table, or for the director
bot-agreements-name = agreements
bot-agreements-description = The offending side’s system; until the offender has chosen, only directors see what follows
bot-share-name = share
bot-share-description = Answer in the channel: everyone in the server can then read the case (players’ view)

bot-law-name = law
bot-law-description = What a clause of the Laws means, in our own words
bot-clause-name = clause
bot-clause-description = A number, such as 27B1(a) or 27, or a word to search for, such as lead
bot-clause-edition-description = One edition of the Laws only (default: every edition)

## Choices of the options. At most 100 characters. $name (String): the name of a system.

# $year (2007 or 2017)
bot-edition = Laws of { $year }
bot-view-player = Player
bot-view-director = Director
bot-system = { $name ->
    [five-card-majors] Five-card majors, strong notrump
    [acol] Acol
    [strong-club] Strong club
    [norwegian] Norwegian standard
   *[other] { $name }
}

## The entry in the menu of a message. At most 32 characters.

bot-menu-name = Rule on this auction

## Examples, and what they are examples of. Autocompletion offers a suggestion before anything is typed: at most 100 characters. $text (String): the example.

bot-example-insufficient = an insufficient bid
bot-example-out-of-turn = West bids at East’s turn
bot-example-replaced = LHO declined, and the bid was replaced
bot-suggestion-insufficient = { $text } (an insufficient bid)
bot-suggestion-out-of-turn = { $text } (West bids at East’s turn)
bot-suggestion-replaced = { $text } (LHO declined, and the bid was replaced)

## The buttons under a private answer. At most 34 characters.

bot-share-button = Share
bot-why-button = Why?

## Clauses. $clause (String): an address, such as 27B1(a). $year (String): an edition. $law (String): a number.

bot-law-title = Law { $law }: { $heading }
bot-clause = Law { $clause }
bot-clause-of = Law { $clause }, { $year }

## $clause (String): a clause with the word for it. $says (String): what it comes to. $reason (String): part of a sentence. $text (String): what was typed.

bot-clause-choice = { $clause }: { $says }
bot-own-words = In our own words, not the text of the Laws
bot-no-such-clause = There is no clause “{ $text }” here.
bot-how-to-name-clauses = Type a number, such as 27B1(a), 27B or 27, or a word, such as lead.
bot-nearest-clauses = Did you mean
bot-more-clauses = More clauses

## Around an answer. $part, $parts (String): numbers. $count (String): how many lines or sections were left out.

bot-asked = Asked:
# Describes the picture to those who do not see it. $auction (text): North 1♥, East Pass, South 1♥ (insufficient)
bot-picture = The auction: { $auction }
bot-part = Part { $part } of { $parts }
bot-cut = This is not all; lines left out: { $count }. Ask about a shorter part of the auction.
bot-sections-cut = This is not all; sections left out: { $count }. Run `director-please why` on a computer to see everything.

## A mention or a direct message without an auction.

bot-greeting = Type the calls, dealer first, and I’ll tell you what the Laws say.
bot-greeting-examples = For example
bot-greeting-command = Use /ruling for an answer that only you see, in your language.
bot-advice = Advice only: the director at your table rules.

## Answers to what cannot be answered. $limit (String): a number of characters.

bot-no-text = There is no text in this message.
bot-no-text-how = I read auctions written as text, not pictures or embeds. Copy the calls into /ruling.
bot-too-long = This is too long for me.
bot-too-long-how = I read at most { $limit } characters. Leave out everything but the calls.
bot-outdated = This button is from an earlier version of me.
bot-outdated-how = Ask again with /ruling.
bot-not-understood = I don’t know that command.
bot-not-understood-how = It may be from an earlier version of me. Try /ruling.
bot-share-lost = I can no longer see the auction in this message.
bot-share-lost-how = Ask again with /ruling, and use the buttons under that answer.
bot-too-often = Too many questions at once.
bot-too-often-how = Wait a few seconds and ask again.
bot-went-wrong = Something went wrong on my side, and I have no answer.
bot-went-wrong-how = Call the director. The error is in my log.

## For the operator, when the bot ends. $name, $value, $detail (String).

bot-end-token-missing = DISCORD_TOKEN is not set. Put the bot’s token from Discord’s developer portal into it.
bot-end-token-refused = Discord refuses the token in DISCORD_TOKEN. It is wrong or has been revoked; make a new one in the developer portal.
bot-end-setting = { $name } cannot be { $value }: { $detail }
bot-end-too-few-shards = Discord wants the bot on more shards (4011). Start it again: without SHARDS, for as many as Discord recommends, or with a larger number there.
bot-end-gateway = Discord closed the connection for good ({ $detail }).
bot-end-start = The bot could not start: { $detail }
