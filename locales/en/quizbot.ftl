### The quiz in Discord: the command /quiz, cards, the daily question, boards.

# The command's name: lower case, no blanks.
quizbot-name = quiz
# At most 100 characters, like all descriptions.
quizbot-description = A question about the Laws, the daily question, and who leads
# Name of a subcommand.
quizbot-play-name = play
# Its description.
quizbot-play-description = A question; everybody in the channel answers once, in private
# Name of a subcommand.
quizbot-daily-name = daily
# Its description.
quizbot-daily-description = The daily question of this server: at which hour, about what
# Name of a subcommand.
quizbot-board-name = board
# Its description.
quizbot-board-description = Who leads in this server: this week, this month, this season
# Name of a subcommand.
quizbot-opt-out-name = opt_out
# Its description.
quizbot-opt-out-description = Boards no longer show you; you can still play
# Name of an option.
quizbot-level-name = level
# Its description.
quizbot-level-description = How hard, from 0 to 3; otherwise as hard as your answers say
# Name of an option.
quizbot-law-name = law
# Its description.
quizbot-law-description = The number of a Law that it is to be about
# Name of an option.
quizbot-edition-name = edition
# Its description.
quizbot-edition-description = The Laws of 2017 or of 2007; otherwise as in the settings, or 2017
# Name of an option.
quizbot-alone-name = only_me
# Its description.
quizbot-alone-description = A question that only you see; it counts for your level, not on boards
# Name of an option.
quizbot-hour-name = hour
# Its description.
quizbot-hour-description = The hour at which it comes, from 0 to 23
# Name of an option.
quizbot-zone-name = zone
# Its description.
quizbot-zone-description = The time zone of this server, as Europe/Oslo
# Name of an option.
quizbot-off-name = off
# Its description.
quizbot-off-description = No daily question any more
# Name of an option.
quizbot-period-name = period
# Its description.
quizbot-period-description = Which board; the month's if you do not choose
# What can be chosen there. $which (week, month, season)
quizbot-period = { $which ->
    [week] This week
    [season] This season
   *[month] This month
}
# Name of an option.
quizbot-show-name = show_me
# Its description.
quizbot-show-description = Boards show you again

# A button: at most 34 characters.
quizbot-button-reveal = Reveal
# A button: at most 34 characters.
quizbot-button-next = Next question
# A button: at most 34 characters.
quizbot-button-ruling = Full ruling

# Above a daily question. $number (String): its number, or nothing yet
quizbot-daily-title = Daily question { $number }
# In small print under a question for everybody. $number (its number in the server)
quizbot-number = Question { $number }: one answer each, seen by nobody else
# In small print under a daily question.
quizbot-until-next = Revealed when the next daily question comes
# After the reveal. $answered, $right (how many)
quizbot-answered = Answers: { $answered }; right: { $right }
# After the reveal. $who (String): people, as Discord shows them
quizbot-right-were = Right: { $who }
# The same when not all are named. $who (String), $more (how many)
quizbot-right-more = Right: { $who } and { $more } more

# $letter (String): the letter of a choice
quizbot-kept = Your answer is { $letter }. It counts.
# Under it.
quizbot-kept-how = You will see at the reveal whether it is right.
# $letter (String): the letter of the first answer
quizbot-already = You have answered { $letter }, and the first answer counts.
# To somebody who may not reveal yet.
quizbot-not-yet = Others may still want to answer.
# Under it. $when (String): a moment, as Discord shows it
quizbot-not-yet-how = Whoever asked can reveal it at any time, and everybody who has answered from { $when }.
# Under it, for a daily question.
quizbot-not-yet-daily = The daily question is revealed when the next one comes.
# To somebody who wants the ruling too early.
quizbot-hidden = The ruling would give the answer away.
# Under it.
quizbot-hidden-how = It can be seen after the reveal.
# When the question cannot be made anew.
quizbot-gone = This question is no longer there.
# Under it.
quizbot-gone-how = It was erased, or it is from an earlier version of me. `/quiz play` asks a new one.
# When filters leave nothing.
quizbot-none-left = I have no new question of that kind for you.
# Under it.
quizbot-none-left-how = Choose another level, or leave out the Law.
# While the store is away.
quizbot-no-store = The quiz cannot be reached just now.
# Under it.
quizbot-no-store-how = Try again in a moment. What you have answered is not lost.

# Above what is set.
quizbot-daily-is = The daily question of this server
# In its place.
quizbot-daily-none = There is no daily question. `/quiz daily hour:9` sets one.
# $hour (0 to 23), $zone (String)
quizbot-daily-at = Every day at { $hour }:00, by the clocks of { $zone }.
# $when (String): a moment, as Discord shows it
quizbot-daily-next = The next one comes { $when }.
# Where no channel is set.
quizbot-daily-no-channel = There is no channel for it yet: `/settings server quiz_channel`.
# $level (0 to 3)
quizbot-daily-level = Level { $level }.
# $law (a number)
quizbot-daily-law = About Law { $law }.
# $year (2007 or 2017)
quizbot-daily-edition = The Laws of { $year }.
# After a wrong zone.
quizbot-not-a-zone = That is no time zone that I know.
# Under it.
quizbot-not-a-zone-how = Type a city, as Oslo, and choose from what is offered.

# Above a board. $which (week, month, season), $key (String): which one, as 2026-11
quizbot-board-title = { $which ->
    [week] The week { $key }
    [season] The season { $key }
   *[month] The month { $key }
}
# A line. $rank, $right, $answered (numbers), $who (String)
quizbot-board-line = { $rank }. { $who }: { $right } of { $answered } right
# After a line. $streak (2 or more)
quizbot-board-streak = { $streak } daily questions in a row
# Instead of a board.
quizbot-board-empty = Nobody has answered a revealed question yet.
# Under a board. $first, $last (String): days
quizbot-board-rule = { $first } to { $last }. Right answers to public questions count; of equals, fewer questions, then who was first.
# Under a board, to somebody who has opted out.
quizbot-board-hidden = You have chosen not to be shown here.
# After opting out.
quizbot-opted-out = Boards no longer show you.
# Under it.
quizbot-opted-out-how = You can still play, and your level goes on. `/quiz opt_out show_me:True` shows you again.
# After opting in.
quizbot-opted-in = Boards show you again.
# Under it.
quizbot-opted-in-how = With all that you have answered in public.
# In direct messages.
quizbot-servers-only = A server has to be there for that.
# Under it.
quizbot-servers-only-how = Here you can play for yourself: `/quiz play`.
# To others.
quizbot-managers-only = Only those who manage this server change its daily question.
# Under it.
quizbot-managers-only-how = That takes the permission “Manage Server”.

# Name of a subcommand.
quizbot-own-name = own
# Its description.
quizbot-own-description = Questions of this server’s own, from a file; without one, what is there
# Name of an option.
quizbot-file-name = file
# Its description.
quizbot-file-description = A text file, a line a question, each with its key; it takes the place of the one that is there
# Name of an option.
quizbot-remove-name = remove
# Its description.
quizbot-remove-description = No questions of this server’s own any longer
# Name of an option.
quizbot-only-own-name = own
# Its description.
quizbot-only-own-description = Only questions of this server’s own
# Name of an option.
quizbot-clear-name = clear
# Its description.
quizbot-clear-description = What it need not be about any longer
# What can be chosen there. $which (level, law, edition, all)
quizbot-clear = { $which ->
    [level] The level
    [law] The law
    [edition] The Laws by which it is asked
   *[all] All three
}
# In small print under a question. $name (its name in the server’s file)
quizbot-own-is = From this server: { $name }
# In small print. $channel, $when (String): a channel and a moment as Discord shows them
quizbot-daily-refused = Discord does not let me write in { $channel }: it is gone, or I may not. I try again { $when }, and at once in another channel.
# Until the file is read.
quizbot-own-reading = I am reading the file.
# After a file. $number (how many questions)
quizbot-own-taken = Questions taken: { $number }. Every key is what the Laws rule.
# Under it.
quizbot-own-taken-how = They come among the others in `/quiz play` and in the daily question; `/quiz play own:True` asks nothing else. Questions that are being asked stay as they are.
# After a file. $number (a limit in kB)
quizbot-own-too-long = Nothing was taken: the file is longer than { $number } kB.
# Under it.
quizbot-own-too-long-how = It is to be a text, a line a question.
# When the file cannot be had.
quizbot-own-not-fetched = I could not fetch the file.
# Under it.
quizbot-own-not-fetched-how = Nothing has changed. Try again in a while.
# Where there are none.
quizbot-own-none = This server has no questions of its own.
# Under it.
quizbot-own-none-how = Whoever may manage it gives me a file: `/quiz own file`. Each line is a name, a kind, the auction, = and the key, as in “tuesday-1 passes 1S 1H ib rej 2D ncmp = W”.
# Over what is there. $number (how many)
quizbot-own-here = Questions of this server’s own: { $number }
# Their names. $names (list)
quizbot-own-names = { $names }.
# The same, if there are too many. $names (list), $more (how many more)
quizbot-own-more = { $names } and { $more } more.
# In small print. $when (String): a moment as Discord shows it
quizbot-own-since = Given { $when }
# What the attached file is.
quizbot-own-file = The questions of this server’s own, with their keys
# Where files cannot be attached.
quizbot-own-no-files = I may not attach files here, so the file itself stays with me.
# What can be done.
quizbot-own-how = Another file takes its place; `/quiz own remove:True` takes it away.
# After that.
quizbot-own-ended = This server has no questions of its own any longer.
# Under it.
quizbot-own-ended-how = Questions that are being asked stay as they are.
# To others.
quizbot-own-managers-only = Only those who manage this server see and change its own questions.
