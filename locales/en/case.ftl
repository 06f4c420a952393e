### Cases in Discord: their buttons, text boxes, and where they stand.

# Button: a text box opens for the calls that were made since.
case-button-next = Add calls …
# Button: takes the last step back.
case-button-undo = Undo
# Button: a text box opens for a call; the answer says what would follow.
case-button-what-if = What if …?
# Button.
case-button-why = Why?
# Button: the ruling under the other edition. $year (2007 or 2017)
case-button-edition = Laws of { $year }?
# Button: the card in the other language, so the label is in that language.
case-button-language = Norsk
# Button: shows the card to everybody.
case-button-share = Share
# Button.
case-button-call = Call the director
# Button: a text box opens, and only directors see what is typed there.
case-button-meant = What it showed …
# Button, for somebody else’s case.
case-button-own = Start your own
# Button: the card as it is now.
case-button-show = Show the case
# Button: the director's view of the case.
case-button-direct = Director’s view
# Button, for directors.
case-button-confirm = Confirm
# Button, for directors: a text box opens.
case-button-amend = Amend …
# Button, for directors: a text box opens.
case-button-withdraw = Withdraw …
# Button, for directors: a text box opens.
case-button-note = Note …
# In the empty menu of whatever is rarely wanted, under a card.
case-more = More …
# The last entry of the menu of calls.
case-another-call = Another call …
# Below it, in small letters.
case-another-call-how = Type any call, even one that is not allowed.
# Title of a text box: at most 45 characters.
case-next-title = What happened next?
# Label of a text box: at most 45 characters.
case-next-label = The calls since then, in order
# Example in an empty text box.
case-next-example = P 2S P
# Title of a text box: at most 45 characters.
case-what-if-title = What would follow from a call?
# Label of a text box: at most 45 characters.
case-what-if-label = The call
# Example in an empty text box.
case-what-if-example = 2NT
# Title of a text box: at most 45 characters.
case-meant-title = What did the call show? (directors only)
# Label of a text box: at most 45 characters.
case-meant-label = In the pair’s system
# Example in an empty text box.
case-meant-example = 5+H 12-21
# Title of a text box: at most 45 characters. $number (of the case)
case-amend-title = Amend case { $number }
# Label of a text box: at most 45 characters.
case-amend-record = What happened
# Label of a text box: at most 45 characters.
case-amend-ruling = Your ruling, if it differs from the program’s
# Label of a text box: at most 45 characters.
case-amend-reason = Reason
# Title of a text box: at most 45 characters. $number (of the case)
case-withdraw-title = Withdraw case { $number }
# Label of a text box: at most 45 characters.
case-withdraw-reason = Reason
# Title of a text box: at most 45 characters. $number (of the case)
case-note-title = Note on case { $number }
# Label of a text box: at most 45 characters.
case-note-label = The note (only directors see it)
# At the end of a card. $number (of the case)
case-number = Case { $number }
# After the number.
case-proposed = not confirmed by a director
# After the number, on a card in a server that everybody sees.
case-shared-with = shared: everyone in this server can read it with /case
# After the number, where the card leaves something for later. *Why?* is a button.
case-more-later = after the play: see “Why?”
# A tag of the log, where that is a forum: a director was called, and has not spoken. Lower case.
case-tag-called = called
# A tag: a director has confirmed or amended the ruling.
case-tag-confirmed = confirmed
# A tag: the score may be adjusted after the play.
case-tag-later = later
# At the top of a card. $who (who, as Discord names people), $when (time)
case-confirmed = ✅ Confirmed by { $who }, { $when }.
# At the top of a card. $who, $when, $version (number)
case-amended = ✏️ Amended by { $who }, { $when } (version { $version }).
# After it. $reason (in the director's words)
case-amended-because = Reason: { $reason }
# After it. $ruling (in the director's words)
case-director-rules = **The director rules:** { $ruling }
# At the top of a card. $who, $when
case-withdrawn = 🚫 Withdrawn by { $who }, { $when }: this ruling no longer applies.
# After it. $reason (in the director's words)
case-withdrawn-because = Reason: { $reason }
# After the director's word.
case-went-on = More has happened since; what follows is newer than the director’s decision.
# At the top of a card. $when (time)
case-called = 🔔 The director was called { $when }.
# After the director's word. $program (version)
case-rules-otherwise = ⚠️ This version of the program rules differently from version { $program }, which the director saw.
# In place of a person who was erased.
case-somebody = somebody
# Below an answer, when the case could not be stored.
case-not-kept = This case could not be stored: it has no number, and no buttons to continue with.
# A note after an answer of which a part may not have arrived.
case-rest-missing = The rest of this answer may be missing: Discord did not confirm it. If something is missing, ask again.
# A note, in the director's view. $who, $when, $text
case-note-by = { $who }, { $when }: { $text }
# In the director's view. $call (one call), $shows (in the players' notation)
case-said-in-private = Told only to the director: { $call } showed { $shows }.
# Headline: somebody pressed a button of somebody else’s case.
case-not-yours = This is somebody else’s case.
# Below it.
case-not-yours-how = Only the person who asked and the directors can continue it. You can start your own from the same auction; nobody else sees it.
# Headline: somebody may not see a case.
case-hidden = There is no such case, or you cannot see it.
# Below it.
case-hidden-how = Only the person who asked can see a case until it is shared or the director is called.
# Headline: somebody who is no director pressed a director's button.
case-directors-only = Only directors may do that.
# Below it.
case-directors-only-how = Server managers choose the director roles with /settings.
# Headline: the store does not answer.
case-no-store = The case cannot be reached right now.
# Below it.
case-no-store-how = This may or may not have been saved. Try again in a moment: the case card then shows where the case stands. Meanwhile you can use /ruling.
# Headline: the case of a button was deleted.
case-gone = This case is no longer stored.
# Below it.
case-gone-how = Ask again with /ruling.
# Headline: the button is of a case that the database has no longer, and another case has its number.
case-replaced = This case card is no longer valid.
# Below it.
case-replaced-how = The bot’s database was restored from a backup that does not contain this case. Ask again with /ruling.
# Headline: Discord does not answer in time.
case-not-known = Discord cannot tell me right now whether you belong to this case’s server.
# Below it.
case-not-known-how = Nothing was saved. Try again in a moment.
# Headline: no more is entered in a case.
case-full = This case is full.
# Below it.
case-full-how = A director can still confirm, amend or withdraw it. For what happens next, ask again with /ruling.
# Headline.
case-already-shared = This case has already been shared.
# Headline: Share was pressed in a direct message, on a case of a server.
case-share-there = A case can only be shared in the channel where it was asked.
# Below it.
case-share-there-how = Show it there with /case show, and press Share.
# Headline.
case-already-called = The director has already been called.
# Headline.
case-call-made = The director has been called.
# Below it.
case-call-made-how = Wait for the director; do not continue until you are told to.
# Headline: nobody here is told by message of a call.
case-call-listed = Fetch the director yourself: nobody here gets a message about it.
# Below it.
case-call-listed-how = The case is now on the directors’ list. Wait for the director; do not continue until you are told to.
# Headline.
case-nothing-to-undo = There is nothing to take back.
# Headline.
case-meant-kept = Noted, for the directors only.
# Below it.
case-meant-kept-how = Nobody at the table sees it. Say nothing about it to anyone but the director.
# Headline of what would follow. $call (one call)
case-if-called = If the call is { $call }:
# Headline. $text (as typed)
case-not-a-call = “{ $text }” is not a call.
# Below it.
case-not-a-call-how = Type one call, such as 2H, 3NT, P or X.
# Headline.
case-cannot-go-on = This case cannot be continued by typing.
# Below it.
case-cannot-go-on-how = Ask again with /ruling, and type the whole auction.
# Headline.
case-note-kept = The note has been added to the case.
# In the menu of whatever is rarely wanted: a text box opens.
case-wrong = This is wrong …
# In the same menu, for directors.
case-read-out = Read out at the table
# Above what is read out, in small letters, in the director’s language.
case-read-out-how = To read out, in the players’ language. What only the director was told is not in it.
# Title of a text box: at most 45 characters.
case-wrong-title = This is wrong
# Label of a text box: at most 45 characters.
case-wrong-label = What you expected, and under which Law
# A note, in the director’s view. $program (version), $remark (as typed)
case-wrong-note = Reported as wrong (version { $program }): { $remark }
# Headline.
case-wrong-kept = Noted with the case, for the directors.
# Below it. $url (an address)
case-wrong-report = You can report it to the developers: { $url }
# Below it, where no address is set.
case-wrong-ask = At the table, the director rules.
