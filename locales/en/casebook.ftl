### Cases as a collection: the command /case, its lists, and files for an appeal.

# Name of the command: lower case, no spaces.
casebook-name = case
# At most 100 characters, as all descriptions.
casebook-description = Your cases: show one, list them, note something, or take one away for an appeal
# Name of a subcommand.
casebook-show-name = show
# Its description.
casebook-show-description = The card of a case, for you alone
# Name of a subcommand.
casebook-list-name = list
# Its description.
casebook-list-description = The cases that you may see, newest first
# Name of a subcommand.
casebook-note-name = note
# Its description.
casebook-note-description = Adds a note to a case; only directors write and read notes
# Name of a subcommand.
casebook-export-name = export
# Its description.
casebook-export-description = A case as two files for an appeal: one to read, and one for programs
# Name of an option.
casebook-number-name = number
# Its description.
casebook-number-description = The number of the case
# Name of an option.
casebook-which-name = which
# Its description.
casebook-which-description = Which cases; for directors the open ones, unless you say otherwise
# A choice of that option. $which (open, called, later, all, mine)
casebook-which = { $which ->
    [open] Open: no director has spoken
    [called] A director was called
    [later] Call me back: to be looked at after the session
    [mine] Mine
   *[all] All
}
# Name of an option.
casebook-text-name = text
# Its description.
casebook-text-description = The note
# Over a list. $which (open, called, later, all, mine)
casebook-heading = { $which ->
    [open] Open cases: no director has spoken
    [called] Tables that wait for a director
    [later] To be looked at after the session
    [mine] Your cases
   *[all] All cases that you may see
}
# In place of an empty list. $which (open, called, later, all, mine)
casebook-empty = { $which ->
    [open] No case waits for a director’s word.
    [called] No table waits for a director.
    [later] In no case is there anything to be looked at after the session.
    [mine] You have no cases here.
   *[all] There are no cases here that you may see.
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
casebook-ready = Case { $number } as two files: one to read, and one for programs.
# Below it, for directors.
casebook-for-directors = They hold what was said in private, and the notes: they are not for the players.
# Below it, for players; also in the file to read.
casebook-for-players = What only directors may read is not in them.
# A sentence about a director’s word. $program (version)
casebook-rules-the-same = This version of the program rules as version { $program } did, on which the director spoke.
# In place of that.
casebook-unspoken = No director has spoken on this case.
# Headline.
casebook-no-files = I may not send files here.
# Below it.
casebook-no-files-how = Ask whoever manages the server to let me attach files in this channel, or try in another one.
# Headline: the files of an export are still being written for the same person.
casebook-busy = Your last export is still being written.
# Below it.
casebook-busy-how = Try again in a moment.
# Describes a file. $number (of the case)
casebook-file-to-read = Case { $number }, to read
# Describes a file. $number (of the case)
casebook-file-for-programs = Case { $number }, for programs
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
casebook-ruling = What the program rules
# Heading in the file.
casebook-why = Why
# Heading in the file.
casebook-words = The director’s word
# Heading in the file.
casebook-entries = Everything that was entered
# Heading in the file, for directors.
casebook-private = Said in private
# Heading in the file, for directors.
casebook-notes = Notes
# A line of the entries. $when (time), $who (a person), $what (an entry in words)
casebook-entry = { $when }, { $who }: { $what }
# An entry. $what (calls and choices)
casebook-entry-happened = at the table: { $what }
# An entry.
casebook-entry-undone = the last step was taken back
# An entry.
casebook-entry-shared = the case was shown to everybody
# An entry.
casebook-entry-called = a director was called
# An entry. $text (a note)
casebook-entry-note = note: { $text }
# An entry. $program (version)
casebook-entry-confirmed = the ruling of version { $program } was confirmed
# An entry. $reason (in the director’s words)
casebook-entry-amended = the case was amended: { $reason }
# An entry. $reason (in the director’s words)
casebook-entry-withdrawn = the case was withdrawn: { $reason }
# One call at the table. $seat (who calls), $call (one call)
casebook-event-call = { bridge-seat } { $call }
# What happened at the table. $choice (accepts, declines)
casebook-event-lho = { $choice ->
    [accepts] offender’s LHO accepts
   *[declines] offender’s LHO declines
}
# What happened at the table.
casebook-event-ruled = the director has ruled, and the players go on
# What happened at the table.
casebook-event-lead = the opening lead is faced
