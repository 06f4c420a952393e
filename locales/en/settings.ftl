### Settings and privacy in Discord.

## The commands and their options. Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100 characters.

settings-command-name = settings
settings-command-description = What this server and you have set: language, edition, agreements, directors
settings-show-name = show
settings-show-description = Show the settings, and what applies where nothing is set
settings-server-name = server
settings-server-description = Change this server’s settings (server managers only)
settings-mine-name = mine
settings-mine-description = Change your own settings, which override the server’s
# Subcommand of /settings: at most 32 characters, lower case.
settings-panel-name = panel
# What it does: at most 100 characters.
settings-panel-description = Put a message with two buttons into a channel: rule on an auction, and call the director
# Its option: at most 32 characters, lower case.
settings-channel-name = channel
# What it means: at most 100 characters.
settings-channel-description = Where the message goes
settings-language-name = language
settings-language-server = The language of answers that everyone sees
settings-language-mine = The language of answers that only you see
settings-edition-name = edition
settings-edition-server = Which Laws this server plays under
settings-edition-mine = Which Laws you play under
settings-agreements-name = agreements
settings-agreements-description = The offending side’s system, unless the question names another
settings-similar-name = similar
settings-similar-description = What counts as “similar”: % of hands outside; 5,15: up to 5 yes, up to 15 the director (or default)
settings-replies-name = replies
settings-replies-description = Who sees the answers to /ruling and to the message menu
settings-director-name = director_role
settings-director-description = A role whose members are directors here, added to the existing ones
settings-no-director-name = remove_director_role
settings-no-director-description = A role whose members are no longer directors
settings-log-name = log_channel
settings-log-description = The channel for the log: director calls, and directors’ decisions
settings-quiz-name = quiz_channel
settings-quiz-description = The channel for the daily question
settings-keep-name = keep_months
settings-keep-description = Delete a case after this many months without activity; 0 keeps cases
settings-clear-name = clear
settings-clear-description = Setting to clear; other options in the same command are applied afterwards
settings-calls-name = director_calls
settings-calls-description = For directors: a direct message when a table here calls the director
settings-privacy-name = privacy
settings-privacy-description = What is stored about you: export it, or have it deleted

## Choices of the options. At most 100 characters.

settings-english = English
settings-norwegian = Norsk
settings-as-discord = As in Discord
settings-no-edition-server = Not set: the Laws of 2017
settings-no-edition-mine = Not set: as on this server
settings-no-agreements = Not set: only what is said with the question
settings-private = The person who asks
settings-public = Everyone in the channel
settings-clear-directors = Director roles
settings-clear-log = Log channel
settings-clear-quiz = Quiz channel
settings-clear-everything = Everything that this server has set

## The page that shows the settings, in Markdown. What is set stands after its label. Roles and channels are mentions, as Discord shows them.

settings-title = Settings
settings-changed = Changed. From now on:
settings-here = This server
settings-own = You
# Label: the language of what everybody in the server reads.
settings-label-public = Language for everyone
# Label: the language of what only one person reads.
settings-label-language = Language for you alone
# Label: the edition of the Laws.
settings-label-edition = Laws
# Label: the offenders' system.
settings-label-agreements = Agreements
# Label: how much counts as similar.
settings-label-similar = Similar
# Label: who sees answers.
settings-label-replies = Who sees answers
# Label: the roles that make directors.
settings-label-directors = Directors
# Label.
settings-label-log = Log channel
# Label.
settings-label-quiz = Quiz channel
# Label: how long cases are kept.
settings-label-keep = Cases are kept
# Label: the last changes of the director roles, for those who manage the server.
settings-label-changes = Director roles changed
# Label: whether a director is told of calls.
settings-label-calls = Director calls
# $language (the tag of the language: en or nb)
settings-language-unset = not set; as in Discord, { $language ->
    [nb] Norsk
   *[en] English
}
# The server has set no edition, or a person has not, in direct messages.
settings-edition-unset = not set; the Laws of 2017
# A person has set no edition. $year (2007 or 2017)
settings-edition-as-server = not set; as in the server, the Laws of { $year }
settings-agreements-unset = not set; only what is said with the question
# $similar, $doubtful (percentages)
settings-similar-set = up to { $similar }% outside, yes; up to { $doubtful }%, the director decides
# The same where the server has set nothing.
settings-similar-unset = not set; up to { $similar }% outside, yes; up to { $doubtful }%, the director decides
settings-replies-private = the person who asks
settings-replies-public = everyone in the channel; a director’s view is always private
settings-directors-unset = no role is set; server managers are directors
# $roles (mentions)
settings-directors-set = everyone with one of these roles: { $roles }
settings-log-unset = not set; nothing is logged
settings-quiz-unset = not set
# $months (a number)
settings-keep-set = { $months ->
    [one] for one month
   *[other] for { $months } months
} after the last activity; then they are deleted
settings-keep-unset = not set; until somebody deletes them
# In the list of changes of the director roles: where there was none, and by somebody who was erased since.
settings-roles-none = none
settings-roles-erased = somebody whose data was deleted
settings-calls-on = I send you a direct message
settings-calls-off = I don’t send you anything
# Somebody wants to be told of calls, but the server has named no role.
settings-calls-no-role = I would tell you, but no director role is set here, so I cannot know that you are a director
# Somebody wants to be told of calls, but has none of the roles.
settings-calls-no-director = I would tell you, but you are not a director here
# In small print, under the settings.
# The menu under the page: which setting to change. At most 100 characters.
settings-menu-first = Change a setting …
# Whether a director is told of calls: the choices of the menu. At most 100 characters.
settings-calls-yes = Yes, in a direct message
settings-calls-no = No
settings-order = What you choose with the question overrides your own settings, which override the server’s.

## Answers to people who may not change a setting, or cannot.

settings-unchanged = Nothing was changed.
settings-unchanged-how = Choose at least one option. `/settings show` shows what is set.
settings-managers-only = Only server managers can change this server’s settings.
settings-managers-only-how = You need the “Manage Server” permission. Your own settings are in `/settings mine`.
settings-servers-only = That only works in a server.
settings-servers-only-how = Use the command in the server. You can also set your own language and edition here, with `/settings mine`.
settings-directors-only = Only directors are told when a table calls the director, and you are not a director here. Nothing was changed.
settings-directors-only-how = Server managers choose the director roles with `/settings server director_role`.
# $text (as typed)
settings-no-yardstick = “{ $text }” does not say what counts as similar. Nothing was changed.
settings-no-yardstick-how = Type two percentages, the lower one first, such as `5,15`; or `default`.
settings-everybody = That role would make everyone a director. Nothing was changed.
settings-everybody-how = Choose a role that only directors have.
# $most (a number)
settings-too-many-roles = A server can have at most { $most } director roles. Nothing was changed.
settings-too-many-roles-how = Remove one first, with `/settings server remove_director_role`.
settings-elsewhere = I see no such channel in this server. Nothing was changed.
settings-elsewhere-how = Choose a channel that I can see, or let me see that one first.
settings-no-store = The settings cannot be reached right now.
settings-no-store-how = Try again in a moment; `/settings show` then shows what is set.

## Privacy.

settings-privacy-title = What I store about you
settings-privacy-cases = Cases: the auction as you typed it and what you added later, with the times and your Discord ID. This lets you and the director continue a case and look it up later.
settings-privacy-set = Your settings: language, edition, and the servers where you want to hear when the director is called.
settings-privacy-quiz = The quiz: your answers, your level, the questions you have had, what is due for review until you know it or for 90 days, and your place on the leaderboards, which `/quiz opt_out` hides.
settings-privacy-who = Until a case is shared or the director is called, only you see it here. The bot’s operator can read everything stored.
settings-privacy-long = Your data is kept until you delete it here. Cases in a server are kept no longer than its settings say, and nothing from a server for more than thirty days after it removed me. Rulings are not stored, and I do not read messages that are not for me.
# Buttons: at most 34 characters.
settings-privacy-copies = Backups of the database keep deleted data until they are replaced. PostgreSQL, where it is used, also keeps it in its log and in free space until it reuses them.
settings-privacy-export = Export my data
settings-privacy-erase = Delete my data
settings-privacy-confirm = Yes, delete it
settings-exported = This is everything that is stored about you.
settings-exported-how = The file is JSON. Only you can see this.
# Describes the file.
settings-exported-file = Everything that is stored about you, as JSON
settings-no-files = I am not allowed to attach files here.
settings-no-files-how = Use `/privacy` in a direct message to me.
settings-too-large = There is more than fits in one file on Discord.
settings-too-large-how = Ask the bot’s operator for it.
settings-erase-title = Delete everything stored about you?
# Before, while and after somebody is erased: what goes, and what stays.
settings-erase-goes = Deleted: your settings, everything of yours in the quiz, and every case from your direct messages with me.
settings-erase-stays = Kept, without your name: the cases in servers, with what you added to them.
settings-erase-final = This cannot be undone. If you want a copy, export it first.
settings-erasing = Your data is being deleted. This takes a moment; I’ll confirm here.
settings-erased = Your data has been deleted.
settings-erased-gone = Deleted: your settings, everything of yours in the quiz, and every case from your direct messages with me.
settings-erased-stays = Cases in servers stay, without your name. I also remove it from case cards where I can.
settings-erased-else = Other messages on Discord stay until somebody deletes them. If you use me again, what you enter then is stored as before.
# Where the database’s log is being read, so that it cannot be emptied yet.
settings-erased-log = The database’s log is still in use; I’ll empty it as soon as I can, and then nothing is left.
# Where the database failed in the middle of it.
settings-erased-later = Not all of your data has been deleted yet: the database cannot be reached right now.
settings-erased-later-how = I’ll finish as soon as it can be reached. You need not ask again.
settings-erased-often = Your data has already been deleted twice today. Nothing was deleted now.
settings-erased-often-how = Deleting goes through everything stored. Anything added since can be deleted tomorrow.
settings-not-erased = Nothing was deleted: the database cannot be reached right now.
settings-not-erased-how = Try again in a moment.
settings-not-exported = The database cannot be reached right now.
settings-not-exported-how = Try again in a moment.
# First line of the first message on a server.
settings-welcome = Ask me about an auction that went wrong: /ruling.
# Below it.
settings-welcome-how = To set me up, a server manager can
# A line of the list below that.
settings-welcome-role = choose the directors’ role: `/settings server director_role`
# A line of the list.
settings-welcome-edition = choose the Laws, 2017 or 2007: `/settings server edition`
# A line of the list.
settings-welcome-panel = put two buttons into a channel, to rule on an auction and to call the director: `/settings panel`
# A line of the list.
settings-welcome-calls = and ask the directors to turn on direct messages: `/settings mine director_calls`
