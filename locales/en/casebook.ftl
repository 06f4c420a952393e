### Cases as a collection: the command /case, its lists, and files for an appeal.

# Name of the command: lower case, no spaces.
casebook-name = case
# At most 100 characters, as all descriptions.
casebook-description = Your cases: show one, list them, add a note, or export one for an appeal
# Name of a subcommand.
casebook-show-name = show
# Its description.
casebook-show-description = A case, for you alone
# Name of a subcommand.
casebook-list-name = list
# Its description.
casebook-list-description = The cases you can see, newest first
# Name of a subcommand.
casebook-note-name = note
# Its description.
casebook-note-description = Add a note to a case; only directors write and read notes
# Name of a subcommand.
casebook-export-name = export
# Its description.
casebook-export-description = A case as two files for an appeal: a readable one and a JSON one
# Name of an option.
casebook-number-name = number
# Its description.
casebook-number-description = The number of the case
# Name of an option.
casebook-which-name = which
# Its description.
casebook-which-description = Which cases (default: all, for directors the open ones)
# A choice of that option. $which (open, called, later, all, mine)
casebook-which = { $which ->
    [open] Open: no director has decided
    [called] The director was called
    [later] To review after the play
    [mine] Mine
   *[all] All
}
# Name of an option.
casebook-text-name = text
# Its description.
casebook-text-description = The note
# Over a list. $which (open, called, later, all, mine)
casebook-heading = { $which ->
    [open] Open cases: no director has decided
    [called] Tables waiting for the director
    [later] To review after the play
    [mine] Your cases
   *[all] All cases you can see
}
# In place of an empty list. $which (open, called, later, all, mine)
casebook-empty = { $which ->
    [open] No cases are waiting for a director.
    [called] No tables are waiting for the director.
    [later] There is nothing to review.
    [mine] You have no cases here.
   *[all] There are no cases here that you can see.
}
# In a line of a list: where the case stands. $state (called, confirmed, amended, withdrawn, proposed)
casebook-state = { $state ->
    [called] 🔔 director called
    [confirmed] ✅ confirmed
    [amended] ✏️ amended
    [withdrawn] 🚫 withdrawn
   *[proposed] 🕓 open
}
# Button under a list.
casebook-older = Older
# Button under a list.
casebook-newer = Newer
# Over the menu under a list.
casebook-open = Show a case …
# Headline of the answer with the files. $number (of the case)
casebook-ready = Case { $number } as two files: a readable one and a JSON one.
# Below it, for directors.
casebook-for-directors = They contain what was told only to the director, and the notes: they are not for the players.
# Below it, for players; also in the file to read.
casebook-for-players = They leave out what only directors may read.
# A sentence about a director’s word. $program (version)
casebook-rules-the-same = This version of the program gives the same ruling as version { $program }, which the director saw.
# In place of that.
casebook-unspoken = No director has ruled on this case.
# Headline.
casebook-no-files = I am not allowed to send files here.
# Below it.
casebook-no-files-how = Ask a server manager to let me attach files in this channel, or try another one.
# Headline: the files of an export are still being written for the same person.
casebook-busy = Your last export is still being written.
# Below it.
casebook-busy-how = Try again in a moment.
# Describes a file. $number (of the case)
casebook-file-to-read = Case { $number }, readable version
# Describes a file. $number (of the case)
casebook-file-for-programs = Case { $number }, as JSON
# In the file. $who (a person), $when (time)
casebook-asked = Asked by { $who }, { $when }
# In the file. $program (version), $when (time)
casebook-made = Made by director-please { $program }, { $when }
# A person, by the number that Discord gives everybody. $id (number)
casebook-person = Discord user { $id }
# Heading in the file: the text as somebody typed it.
casebook-typed = As typed
# Heading in the file.
casebook-happened = What happened
# In the file. $text (shorthand)
casebook-shorthand = In shorthand: { $text }
# Heading in the file.
casebook-ruling = The program’s ruling
# Heading in the file.
casebook-why = Reasons
# Heading in the file.
casebook-words = The director’s decision
# Heading in the file.
casebook-entries = All entries
# Heading in the file, for directors.
casebook-private = Told only to the director
# Heading in the file, for directors.
casebook-notes = Notes
# A line of the entries. $when (time), $who (a person), $what (an entry in words)
casebook-entry = { $when }, { $who }: { $what }
# An entry. $what (calls and choices)
casebook-entry-happened = at the table: { $what }
# An entry.
casebook-entry-undone = the last step was undone
# An entry.
casebook-entry-shared = the case was shared
# An entry.
casebook-entry-called = the director was called
# An entry. $text (a note)
casebook-entry-note = note: { $text }
# An entry. $program (version)
casebook-entry-confirmed = the ruling of version { $program } was confirmed
# An entry. $reason (in the director’s words)
casebook-entry-amended = the case was amended: { $reason }
# An entry. $reason (in the director’s words)
casebook-entry-withdrawn = the case was withdrawn: { $reason }
# One call at the table. $seat (who calls), $call (one call)
casebook-event-call = { bridge-seat }: { $call }
# What happened at the table. $choice (accepts, declines)
casebook-event-lho = { $choice ->
    [accepts] offender’s LHO accepts
   *[declines] offender’s LHO declines
}
# What happened at the table.
casebook-event-ruled = the director has ruled, and the auction continues
# What happened at the table.
casebook-event-lead = the opening lead is faced
