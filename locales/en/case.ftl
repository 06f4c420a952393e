### Cases in Discord: their buttons, text boxes, and where they stand.

# Button: a text box opens for the calls that were made since.
case-button-next = Add calls …
# Button: takes the last step back.
case-button-undo = Undo
# Button: a text box opens for a call; the answer says what would follow.
case-button-what-if = What would … cost?
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
case-another-call-how = Type any call, also one that is not allowed.
# Title of a text box: at most 45 characters.
case-next-title = What happened next?
# Label of a text box: at most 45 characters.
case-next-label = The calls since, in order
# Example in an empty text box.
case-next-example = P 2S P
# Title of a text box: at most 45 characters.
case-what-if-title = What would a call cost?
# Label of a text box: at most 45 characters.
case-what-if-label = The call
# Example in an empty text box.
case-what-if-example = 2NT
# Title of a text box: at most 45 characters.
case-meant-title = What did the call show? (directors only)
# Label of a text box: at most 45 characters.
case-meant-label = By the pair’s system
# Example in an empty text box.
case-meant-example = 5+H 12-21
# Title of a text box: at most 45 characters. $number (of the case)
case-amend-title = Amend case { $number }
# Label of a text box: at most 45 characters.
case-amend-record = What happened
# Label of a text box: at most 45 characters.
case-amend-ruling = Your ruling, if it is not the program’s
# Label of a text box: at most 45 characters.
case-amend-reason = Why
# Title of a text box: at most 45 characters. $number (of the case)
case-withdraw-title = Withdraw case { $number }
# Label of a text box: at most 45 characters.
case-withdraw-reason = Why
# Title of a text box: at most 45 characters. $number (of the case)
case-note-title = Note on case { $number }
# Label of a text box: at most 45 characters.
case-note-label = The note (directors see it)
# At the end of a card. $number (of the case)
case-number = Case { $number }
# After the number.
case-proposed = proposed by the program; no director has confirmed it
# After the number, on a card in a server that everybody sees.
case-shared-with = shared: everybody in this server can read it with /case
# After the number, where the card leaves something for later. *Why?* is a button.
case-more-later = after the play: see “Why?”
# At the top of a card. $who (who, as Discord names people), $when (time)
case-confirmed = ✅ Confirmed by { $who }, { $when }.
# At the top of a card. $who, $when, $version (number)
case-amended = ✏️ Amended by { $who }, { $when } (version { $version }).
# After it. $reason (in the director's words)
case-amended-because = Reason: { $reason }
# After it. $ruling (in the director's words)
case-director-rules = **The director rules:** { $ruling }
# At the top of a card. $who, $when
case-withdrawn = 🚫 Withdrawn by { $who }, { $when }: it is no longer a ruling.
# After it. $reason (in the director's words)
case-withdrawn-because = Reason: { $reason }
# After the director's word.
case-went-on = The case went on after that; the page below is newer than the director’s word.
# At the top of a card. $when (time)
case-called = 🔔 The director was called { $when }.
# After the director's word. $program (version)
case-rules-otherwise = ⚠️ This version of the program rules otherwise than version { $program }, on which the director spoke.
# In place of a person who was erased.
case-somebody = somebody
# Below an answer, when the case could not be stored.
case-not-kept = This case could not be stored: it has no number, and no buttons to go on with.
# A note after an answer of which a part may not have arrived.
case-rest-missing = The rest of this answer may be missing: Discord did not confirm it. If something is missing, ask again.
# A note, in the director's view. $who, $when, $text
case-note-by = { $who }, { $when }: { $text }
# In the director's view. $call (one call), $shows (in the players' notation)
case-said-in-private = Said in private: { $call } showed { $shows }.
# Headline: somebody pressed a button of a case that is not his.
case-not-yours = This is somebody else’s case.
# Below it.
case-not-yours-how = Only whoever asked, and the directors, go on with it. You can start your own from the same auction; nobody else sees it.
# Headline: somebody may not see a case.
case-hidden = There is no such case that you may see.
# Below it.
case-hidden-how = A case is private to whoever asked until it is shared or the director is called.
# Headline: somebody who is no director pressed a director's button.
case-directors-only = Only directors may do that.
# Below it.
case-directors-only-how = Who is a director here is set by whoever manages the server, with /settings.
# Headline: the store does not answer.
case-no-store = The case cannot be reached just now.
# Below it.
case-no-store-how = It is not certain whether this was entered. Try again in a moment: the card then shows how the case stands. /ruling answers in the meantime.
# Headline: the case of a button was deleted.
case-gone = This case is no longer kept.
# Below it.
case-gone-how = Ask again with /ruling.
# Headline: the button is of a case that the database has no longer, and another case has its number.
case-replaced = This card is no longer valid.
# Below it.
case-replaced-how = The bot’s database was restored from a copy, and the case of this card is not in it. Ask again with /ruling.
# Headline: Discord does not answer in time.
case-not-known = Discord does not say just now whether you belong to the server of this case.
# Below it.
case-not-known-how = Nothing was entered. Try again in a moment.
# Headline: no more is entered in a case.
case-full = This case takes no more entries.
# Below it.
case-full-how = A director can still confirm, amend or withdraw it. For what happens next, ask again with /ruling.
# Headline.
case-already-shared = This case has been shared already.
# Headline: Share was pressed in a direct message, on a case of a server.
case-share-there = A case can be shared only where it was asked.
# Below it.
case-share-there-how = Show it there with /case show, and press Share.
# Headline.
case-already-called = The director has been called already.
# Headline.
case-call-made = The director has been called.
# Below it.
case-call-made-how = Wait for the director; do not go on until you are told how.
# Headline: nobody here is told by message of a call.
case-call-listed = Go and get the director: nobody is told by message here.
# Below it.
case-call-listed-how = The case is on the directors’ list now. Wait for the director; do not go on until you are told how.
# Headline.
case-nothing-to-undo = There is nothing to take back.
# Headline.
case-meant-kept = Noted, for the directors only.
# Below it.
case-meant-kept-how = Nobody at the table sees it. Say nothing about it to anybody but the director.
# Headline of what would follow. $call (one call)
case-if-called = If { $call } were called:
# Headline. $text (as typed)
case-not-a-call = “{ $text }” is not a call.
# Below it.
case-not-a-call-how = Type one call, such as 2H, 3NT, P or X.
# Headline.
case-cannot-go-on = This case cannot be gone on with in text.
# Below it.
case-cannot-go-on-how = Ask again with /ruling, and type the whole auction.
# Headline.
case-note-kept = The note is kept with the case.
# In the menu of whatever is rarely wanted: a text box opens.
case-wrong = This is wrong …
# In the same menu, for directors.
case-read-out = Read out at the table
# Above what is read out, in small letters, in the director’s language.
case-read-out-how = To read out, in the players’ language. Nothing that was said in private is in it.
# Title of a text box: at most 45 characters.
case-wrong-title = This is wrong
# Label of a text box: at most 45 characters.
case-wrong-label = What you expected, and by which law
# A note, in the director’s view. $program (version), $remark (as typed)
case-wrong-note = Said to be wrong (version { $program }): { $remark }
# Headline.
case-wrong-kept = Noted with the case, for the directors.
# Below it. $url (an address)
case-wrong-report = To report it to the makers of the program: { $url }
# Below it, where no address is set.
case-wrong-ask = At the table, the director rules.
