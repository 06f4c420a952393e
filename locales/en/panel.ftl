### Discord: the modal for an auction, the panel of a channel, and calls for a director.

# Title of a modal: at most 45 characters.
panel-auction-title = Rule on an auction
# Label in a modal: at most 45 characters.
panel-calls = The calls, dealer first
# Below the label: at most 100 characters.
panel-calls-how = Type them, or paste a table. Say if a call was accepted or declined: acc, rej.
# Example in the empty text box.
panel-calls-example = 1H P 1H ib
# Label in a modal: at most 45 characters.
panel-dealer = Dealer
# In the empty menu of dealers.
panel-dealer-unsaid = North, unless the calls say otherwise
# A player. $seat (N, E, S or W)
panel-seat = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
# Label in a modal: at most 45 characters.
panel-edition = Laws
# Label in a modal: at most 45 characters.
panel-system = The offenders’ system
# In an empty menu of editions or systems.
panel-as-set = As set in the settings
# Button under what could not be read: the modal opens again, with everything in it.
panel-change-calls = Correct it …
# The panel: a message that stands in a channel, above two buttons. Its first line is bold.
panel-text = Something went wrong in the auction?
# Below it.
panel-text-how = Stop, and call the director. Type the calls, and I’ll tell you what the Laws say; at the table, the director rules.
# Button of the panel: the modal for an auction opens.
panel-button-rule = Rule on an auction
# Button of the panel: the modal for table and board opens.
panel-button-call = Call the director
# Headline, until it is known whether the panel was posted.
panel-posting = Posting the panel …
# Headline. $channel (a mention)
panel-posted = The panel is in { $channel }.
# Below it.
panel-posted-how = Pin it so that it is easy to find at the table. It works for as long as it is there.
# Headline. $channel (a mention)
panel-not-posted = I can’t post in { $channel }.
# Below it.
panel-not-posted-how = Let me view the channel and send messages there, and ask again.
# Headline, where Discord does not answer.
panel-not-posted-now = Discord did not take the panel. Try again in a moment.
# Title of a modal: at most 45 characters.
panel-call-title = Call the director
# Label in a modal: at most 45 characters.
panel-table = Table
# Below the label: at most 100 characters.
panel-table-how = So that the director can find you. Both may be left empty.
# Label in a modal: at most 45 characters.
panel-board = Board
# To directors, on the lock screen of a phone too: it begins with table and board. $given (what was given: both, table, board or
# neither), $table, $board (as typed), $who (who called)
panel-called = { $given ->
    [both] Table { $table }, board { $board }: director, please. Called by { $who }.
    [table] Table { $table }: director, please. Called by { $who }.
    [board] Board { $board }: director, please. Called by { $who }.
   *[neither] Director, please. Called by { $who }.
}
# Of a post in a forum, when a director is called without a case. $given, $table, $board: as above
panel-called-name = { $given ->
    [both] Table { $table }, board { $board }
    [table] Table { $table }
    [board] Board { $board }
   *[neither] Director, please
}
# Below it, when it is told again.
panel-nobody-yet = Nobody has said yet that they are coming.
# To the other directors, and to who called. $who (a director)
panel-comes = { $who } is coming.
# Button, for directors.
panel-come = I am coming
# Button, for the director who said so.
panel-cannot = I can’t come
# Headline: a director call is older than a day.
panel-over = This director call has expired.
# Below it.
panel-over-how = Director calls are kept for a day.
# Below “Go and get the director”, where the call is about no case.
panel-call-listed-how = Wait for the director; do not continue until you are told to.
