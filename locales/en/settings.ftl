### Settings and privacy in Discord.

## The commands and their options. Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100 characters.

settings-command-name = settings
settings-command-description = What this server and you have set: language, edition, agreements, directors
settings-show-name = show
settings-show-description = Shows the settings, and what applies where nothing is set
settings-server-name = server
settings-server-description = Changes the settings of this server, for those who manage it
settings-mine-name = mine
settings-mine-description = Changes your own settings, which go before the server’s
# Subcommand of /settings: at most 32 characters, lower case.
settings-panel-name = panel
# What it does: at most 100 characters.
settings-panel-description = Puts a message with two buttons into a channel: rule on an auction, and call the director
# Its option: at most 32 characters, lower case.
settings-channel-name = channel
# What it means: at most 100 characters.
settings-channel-description = Where the message goes
settings-language-name = language
settings-language-server = The language of what everybody here reads
settings-language-mine = The language of the answers that only you read
settings-edition-name = edition
settings-edition-server = The Laws under which this server plays
settings-edition-mine = The Laws under which you play
settings-agreements-name = agreements
settings-agreements-description = The offenders’ system, unless somebody names another with the question
settings-similar-name = similar
settings-similar-description = How much is similar, in per cent outside: yes, and for the director to judge (5,15), or default
settings-replies-name = replies
settings-replies-description = Who sees the answers to /ruling and to the menu of a message
settings-director-name = director_role
settings-director-description = A role that makes whoever has it a director here, beside those there are
settings-no-director-name = no_longer_director
settings-no-director-description = A role that no longer makes anybody a director
settings-log-name = log_channel
settings-log-description = The channel for the log: calls for a director, and what directors decide
settings-quiz-name = quiz_channel
settings-quiz-description = The channel in which the quiz is held
settings-keep-name = keep_months
settings-keep-description = After how many months in which nothing is done in a case it is deleted; 0 to keep cases
settings-clear-name = clear
settings-clear-description = Something that is to be set no longer; what you choose beside it is set after that
settings-calls-name = calls
settings-calls-description = For directors: tell me by direct message when a table here calls the director
settings-privacy-name = privacy
settings-privacy-description = What is stored about you; take it away as a file, or have it erased

## Choices of the options. At most 100 characters.

settings-english = English
settings-norwegian = Norsk
settings-as-discord = As in Discord
settings-no-edition-server = Not set: the Laws of 2017
settings-no-edition-mine = Not set: as the server
settings-no-agreements = Not set: only what is said with the question
settings-private = Whoever asks
settings-public = Everybody in the channel
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
settings-label-public = Language for everybody
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
settings-label-calls = Calls for the director
# $language (the tag of the language: en or nb)
settings-language-unset = not set; as in Discord, { $language ->
    [nb] Norsk
   *[en] English
}
# The server has set no edition, or a person has not, in direct messages.
settings-edition-unset = not set; the Laws of 2017
# A person has set no edition. $year (2007 or 2017)
settings-edition-as-server = not set; as the server, the Laws of { $year }
settings-agreements-unset = not set; only what is said with the question
# $similar, $doubtful (percentages)
settings-similar-set = up to { $similar }% outside, and up to { $doubtful }% for the director to judge
# The same where the server has set nothing.
settings-similar-unset = not set; up to { $similar }% outside, and up to { $doubtful }% for the director to judge
settings-replies-private = whoever asks
settings-replies-public = everybody in the channel; a director’s view is always private
settings-directors-unset = no role is set; whoever manages the server is a director
# $roles (mentions)
settings-directors-set = whoever has one of these roles: { $roles }
settings-log-unset = not set; nothing is logged
settings-quiz-unset = not set
# $months (a number)
settings-keep-set = { $months ->
    [one] one month
   *[other] { $months } months
} after something was last done in them; then they are deleted
settings-keep-unset = not set; until somebody erases them
# In the list of changes of the director roles: where there was none, and by somebody who was erased since.
settings-roles-none = none
settings-roles-erased = somebody who was erased
settings-calls-on = I tell you by direct message
settings-calls-off = I do not tell you
# Somebody wants to be told of calls, but the server has named no role.
settings-calls-no-role = I would tell you, but no director role is set here, so I cannot know that you are a director
# Somebody wants to be told of calls, but has none of the roles.
settings-calls-no-director = I would tell you, but you are not a director here
# In small print, under the settings.
settings-order = What the question says goes before your own settings, and those go before the server’s.

## Answers to whoever may not change a setting, or cannot.

settings-unchanged = Nothing was changed.
settings-unchanged-how = Choose at least one option. `/settings show` shows what is set.
settings-managers-only = Only those who manage this server change its settings.
settings-managers-only-how = That takes the permission “Manage Server”. Your own settings are in `/settings mine`.
settings-servers-only = A server has to be there for that.
settings-servers-only-how = Use the command in the server. Your own language and edition you can also set here, with `/settings mine`.
settings-directors-only = Only directors are told of calls, and you are not a director here. Nothing was changed.
settings-directors-only-how = Who is a director, those who manage the server say with `/settings server director_role`.
# $text (as typed)
settings-no-yardstick = “{ $text }” does not say how much is similar. Nothing was changed.
settings-no-yardstick-how = Type two percentages, the lower one first, such as `5,15`; or `default`.
settings-everybody = That role would make everybody a director. Nothing was changed.
settings-everybody-how = Choose a role that only directors have.
# $most (a number)
settings-too-many-roles = More than { $most } director roles are too many for me. Nothing was changed.
settings-too-many-roles-how = Take one out first, with `/settings server no_longer_director`.
settings-no-store = The settings cannot be reached just now.
settings-no-store-how = Try again in a moment; `/settings show` then shows what is set.

## Privacy.

settings-privacy-title = What I store about you
settings-privacy-cases = Cases: the auction as you typed it, and what you entered since, with the time and your number in Discord. So you and the director can go on with a case, and look it up later.
settings-privacy-set = What you have set: your language, your edition, and the servers in which you want to hear of calls.
settings-privacy-quiz = The quiz: your answers, your level, the questions you have had, and your place on boards, which `/quiz opt_out` hides.
settings-privacy-who = Until a case is shared or a director is called, you alone see it here; whoever runs me can read all that is stored.
settings-privacy-long = It is kept until you have it erased here; cases in a server no longer than its settings say, and nothing of a server for more than thirty days after it removed me. Rulings are not stored, and messages that are not for me I do not read.
# Buttons: at most 34 characters.
settings-privacy-copies = Copies of the database (backups), which those who run me make, keep what was erased since, until they are replaced. So does PostgreSQL, where it is used, in its log and in free space, until it uses them again.
settings-privacy-export = Export my data
settings-privacy-erase = Erase me
settings-privacy-confirm = Yes, erase me
settings-exported = This is everything that is stored about you.
settings-exported-how = The file is JSON. Only you see this message.
# Describes the file.
settings-exported-file = Everything that is stored about you, as JSON
settings-no-files = I may not attach files here.
settings-no-files-how = Use `/privacy` in a direct message to me.
settings-too-large = There is more than Discord takes in one file.
settings-too-large-how = Ask whoever runs me for it.
settings-erase-title = Erase what is stored about you?
# Before, while and after somebody is erased: what goes, and what stays.
settings-erase-goes = It goes: what you have set, everything of yours in the quiz, and every case from your direct messages with me.
settings-erase-stays = It stays, but without your name: the cases in servers, with what you entered in them.
settings-erase-final = That cannot be undone. If you want a copy, export it first.
settings-erasing = Your data is being erased. That takes a moment; then it says so here.
settings-erased = You are erased.
settings-erased-gone = Gone: what you had set, everything of yours in the quiz, and every case from your direct messages with me.
settings-erased-stays = The cases in servers stay, without your name; where I can, I take it off their cards too.
settings-erased-else = Other messages in Discord stay until somebody deletes them. If you ask me again, that is stored anew.
# Where the database’s log is being read, so that it cannot be emptied yet.
settings-erased-log = The database’s log is still being read; I empty it as soon as I can, and nothing more of it is left then.
# Where the database failed in the middle of it.
settings-erased-later = Not everything of yours is erased yet: what is stored cannot be reached just now.
settings-erased-later-how = I go on with it by myself as soon as it can be reached. You need not ask again.
settings-erased-often = You have had yourself erased twice within a day already. Nothing was erased now.
settings-erased-often-how = It goes through everything that is stored. What has come since, you can have erased tomorrow.
settings-not-erased = Nothing was erased: what is stored cannot be reached just now.
settings-not-erased-how = Try again in a moment.
settings-not-exported = What is stored cannot be reached just now.
settings-not-exported-how = Try again in a moment.
# First line of the first message on a server.
settings-welcome = I rule on auctions that went wrong: try /ruling.
# Below it.
settings-welcome-how = Who manages this server may first
# A line of the list below that.
settings-welcome-role = name the directors’ role: `/settings server director_role`
# A line of the list.
settings-welcome-edition = choose the Laws, 2017 or 2007: `/settings server edition`
# A line of the list.
settings-welcome-panel = put two buttons into a channel, to rule on an auction and to call the director: `/settings panel`
# A line of the list.
settings-welcome-calls = and tell the directors to say that they want to be called: `/settings mine calls`
