### The quiz in Discord: the command /quiz, cards, the daily question, boards.

## Names of commands and options are lower case, without blanks; descriptions have at most 100 characters. A text that ends in -how stands under the one before it

quizbot-name = quiz
quizbot-description = A question about the Laws, the daily question, and the leaderboard
quizbot-play-name = play
quizbot-play-description = A question; everyone in the channel answers once, in private
quizbot-exam-name = exam
quizbot-exam-description = Twenty questions for you alone, marked at the end; an unfinished exam continues where you left off
quizbot-night-name = night
quizbot-night-description = A quiz night in this channel: you are the host, and everyone answers in private
quizbot-questions-name = questions
quizbot-questions-description = How many questions, from 2 to 30
quizbot-seconds-name = seconds
quizbot-seconds-description = Seconds for each question, from 15 to 300 (default: the host moves on)
quizbot-daily-name = daily
quizbot-daily-description = This server’s daily question: at what time, and about what
quizbot-leaderboard-name = leaderboard
quizbot-leaderboard-description = Who is ahead in this server: this week, this month, this season
quizbot-opt-out-name = opt_out
quizbot-opt-out-description = Leaderboards no longer show you; you can still play
quizbot-level-name = level
quizbot-level-description = How hard, from 0 to 3 (default: your own level)
quizbot-law-name = law
quizbot-law-description = Number of the Law to ask about
quizbot-edition-name = edition
quizbot-edition-description = The Laws of 2017 or of 2007 (default: the settings, then 2017)
quizbot-alone-name = only_me
quizbot-alone-description = A question only you see; it counts for your level, not on leaderboards
quizbot-hour-name = hour
quizbot-hour-description = The hour it is posted, from 0 to 23
quizbot-zone-name = zone
quizbot-zone-description = This server’s time zone, such as Europe/Oslo
quizbot-off-name = off
quizbot-off-description = Stop the daily question
quizbot-period-name = period
quizbot-period-description = Which leaderboard (default: the month’s)
# What can be chosen there. $which (week, month, season)
quizbot-period = { $which ->
    [week] This week
    [season] This season
   *[month] This month
}
quizbot-show-name = show_me
quizbot-show-description = Leaderboards show you again

# A button: at most 34 characters.
quizbot-button-reveal = Reveal
# A button: at most 34 characters.
quizbot-button-next = Next question
# A button: at most 34 characters.
quizbot-button-ruling = Full ruling
# A button under a daily question: at most 34 characters.
quizbot-button-share = Share my result

# Above a daily question. $number (String): its number, or nothing yet
quizbot-daily-title = Daily question { $number }
# In small print under a question for everybody. $number (its number in the server)
quizbot-number = Question { $number }: one answer each, in private
# In small print under a daily question.
quizbot-until-next = The answer comes with the next daily question
# After the reveal. $answered, $right (how many)
quizbot-answered = Answers: { $answered }; correct: { $right }
# After the reveal. $who (String): people, as Discord shows them
quizbot-right-were = Correct: { $who }
# The same when not all are named. $who (String), $more (how many)
quizbot-right-more = Correct: { $who } and { $more } more

# In small print under one of several questions. $form (exam, linked or night), $nth, $length (numbers)
quizbot-part = { $form ->
    [exam] Question { $nth } of { $length }. The answers are marked at the end; `/quiz exam` continues it later.
    [linked] Question { $nth } of { $length } about this auction
   *[night] Question { $nth } of { $length }: one answer each, in private
}
# An exam, marked. $right, $number (how many)
quizbot-exam-marked = Exam: { $right } of { $number } correct.
# A question of it that was answered wrong, in a menu. $nth (which), $laws (String): numbers, $number (how many)
quizbot-exam-wrong = Question { $nth }: { $number ->
    [one] Law { $laws }
   *[other] Laws { $laws }
}
# On that menu.
quizbot-exam-look = Look at what went wrong
# To somebody who wants an answer before the exam is marked.
quizbot-exam-hidden = You can see it once the exam is marked.
# When the next question takes its time.
quizbot-making = I am still making the next question.
quizbot-making-how = Try again in a moment. What you have answered is kept.

# In small print under a question of a night that has its time. $seconds (a number)
quizbot-night-pace = { $seconds } seconds
# A button: at most 34 characters.
quizbot-night-end = End the quiz night
# After that, where another question has been asked.
quizbot-night-ends = This is the last one tonight.
# To somebody who begins one where there is one.
quizbot-night-runs = There is already a quiz night in this channel.
quizbot-night-runs-how = Its host can end it. Otherwise another one can be started an hour after its last question.
# To others than the host.
quizbot-night-host = Only the host of this quiz night can do that.
quizbot-night-host-how = The host is the person who started it; server managers can do it too.
# Above a question whose answer is shown. $nth, $length (numbers)
quizbot-standings = Standings after question { $nth } of { $length }
# Above the last one. $length (how many questions)
quizbot-standings-last = Final standings. Questions: { $length }
# In place of standings.
quizbot-standings-nobody = Nobody has answered.

# To somebody about themselves, from what they answered wrong. $laws (String): numbers
quizbot-weak = Worth practising, by Law number: { $laws }.
# To somebody who plays. $number (how many)
quizbot-reviews-due = Due for review: { $number }.
# A button under it: at most 34 characters.
quizbot-button-review = Review
# In small print under such a question.
quizbot-review-is = A review: you got a question like this one wrong
# When somebody wants one and there is none.
quizbot-no-review = Nothing is due for review.
quizbot-no-review-how = What you get wrong comes back, as another auction, after 1, 3, 7 and 21 days.

# $letter (String): the letter of a choice
quizbot-kept = Your answer is { $letter }. It counts.
quizbot-kept-how = You will see whether it is right when the answer is shown.
# $letter (String): the letter of the first answer
quizbot-already = You have answered { $letter }, and the first answer counts.
# To somebody who may not reveal yet.
quizbot-not-yet = Others may still want to answer.
# Under it. $when (String): a moment, as Discord shows it
quizbot-not-yet-how = The person who asked can show the answer at any time; anyone who has answered can from { $when }.
# Under it, for a daily question.
quizbot-not-yet-daily = The answer to the daily question is shown when the next one comes.
# Under it, to somebody who wants the next of several questions too early.
quizbot-next-hidden = The next question would give the answer away.
# To somebody who wants the next question when it is there.
quizbot-next-there = The next question has already been asked.
quizbot-next-there-how = You will find it further down in the channel.
# To somebody who wants the ruling too early.
quizbot-hidden = The ruling would give the answer away.
quizbot-hidden-how = You can see it once the answer is shown.
# Over the line that somebody can copy.
quizbot-share-title = Copy this line to share your result; it gives nothing away.
# The line. $number (of the daily question), $day (String): 2026-11-21, $which (right or wrong)
quizbot-share-line = Daily question { $number } · { $day } · { $which ->
    [right] correct
   *[wrong] wrong
}
# In its place.
quizbot-share-none = You did not answer this daily question.
quizbot-share-none-how = There is a new one every day.
# When the question cannot be made anew.
quizbot-gone = This question no longer exists.
quizbot-gone-how = It was deleted, or it is from an earlier version of me. `/quiz play` asks a new one.
# When filters leave nothing.
quizbot-none-left = I have no new question of that kind for you.
quizbot-none-left-how = Choose another level, or leave out the Law.
# While the store is away.
quizbot-no-store = The quiz cannot be reached right now.
quizbot-no-store-how = Try again in a moment. Your answers are not lost.

# Above what is set.
quizbot-daily-is = This server’s daily question
# In its place.
quizbot-daily-none = There is no daily question. `/quiz daily hour:9` sets one.
# $hour (0 to 23), $zone (String)
quizbot-daily-at = Every day at { $hour }:00, time zone { $zone }.
# $when (String): a moment, as Discord shows it
quizbot-daily-next = The next one comes { $when }.
# Where no channel is set.
quizbot-daily-no-channel = No channel is set for it yet: `/settings server quiz_channel`.
# $level (0 to 3)
quizbot-daily-level = Level { $level }.
# $law (a number)
quizbot-daily-law = About Law { $law }.
# $year (2007 or 2017)
quizbot-daily-edition = The Laws of { $year }.
# After a wrong zone.
quizbot-not-a-zone = I don’t know that time zone.
quizbot-not-a-zone-how = Type a city, such as Oslo, and choose from the suggestions.

# Above a board. $which (week, month, season), $key (String): which one, as 2026-11
quizbot-leaderboard-title = { $which ->
    [week] Leaderboard: week { $key }
    [season] Leaderboard: season { $key }
   *[month] Leaderboard: month { $key }
}
# A line. $rank, $right, $answered (numbers), $who (String)
quizbot-leaderboard-line = { $rank }. { $who }: { $right } of { $answered } correct
# After a line. $streak (2 or more)
quizbot-leaderboard-streak = { $streak } daily questions correct in a row
# Instead of a board.
quizbot-leaderboard-empty = Nothing counts until the answer to a question has been shown.
# Under a board. $first, $last (String): days
quizbot-leaderboard-rule = { $first } to { $last }. Correct answers to public questions count; ties go to the one with fewer questions, then to the one who got there first.
# Under a board, to somebody who has opted out.
quizbot-leaderboard-hidden = You have chosen not to be shown here.
# After opting out.
quizbot-opted-out = Leaderboards no longer show you.
quizbot-opted-out-how = You can still play, and your level is kept. `/quiz opt_out show_me:True` shows you again.
# After opting in.
quizbot-opted-in = Leaderboards show you again.
quizbot-opted-in-how = Including everything you have answered in public.
# In direct messages.
quizbot-servers-only = That only works in a server.
quizbot-servers-only-how = Here you can play on your own: `/quiz play`.
# To others.
quizbot-managers-only = Only server managers can change this server’s daily question.
quizbot-managers-only-how = You need the “Manage Server” permission.

quizbot-own-name = own
quizbot-own-description = This server’s own questions, from a file; without a file: shows them
quizbot-file-name = file
quizbot-file-description = A text file, one question and key per line; replaces the current file
quizbot-remove-name = remove
quizbot-remove-description = Remove this server’s own questions
quizbot-only-own-name = own
quizbot-only-own-description = Only this server’s own questions
quizbot-linked-name = linked
quizbot-linked-description = Three or four questions about one auction, in the order a director takes them
quizbot-clear-name = clear
quizbot-clear-description = Which filter to remove
# What can be chosen there. $which (level, law, edition, all)
quizbot-clear = { $which ->
    [level] The level
    [law] The Law
    [edition] The edition
   *[all] All three
}
# In small print under a question. $name (its name in the server’s file)
quizbot-own-is = From this server: { $name }
# In small print. $channel, $when (String): a channel and a moment as Discord shows them
quizbot-daily-refused = I can’t post in { $channel }: it was deleted, or I lack permission. I’ll try again { $when }, or as soon as another channel is chosen.
# Until the file is read.
quizbot-own-reading = I am reading the file.
# After a file. $number (how many questions)
quizbot-own-taken = Questions added: { $number }. Every key agrees with the Laws.
quizbot-own-taken-how = They are mixed in with the others in `/quiz play` and the daily question; `/quiz play own:True` asks nothing else. Questions already asked stay as they are.
# After a file. $number (a limit in kB)
quizbot-own-too-long = The file was not accepted: it is larger than { $number } kB.
quizbot-own-too-long-how = It must be a text file, one question per line.
# When the file cannot be had.
quizbot-own-not-fetched = I could not fetch the file.
quizbot-own-not-fetched-how = Nothing has changed. Try again in a while.
# Where there are none.
quizbot-own-none = This server has no questions of its own.
quizbot-own-none-how = A server manager can upload a file: `/quiz own file`. Each line is a name, a kind, the auction, = and the key, as in “tuesday-1 passes 1S 1H ib rej 2D ncmp = W”.
# Over what is there. $number (how many)
quizbot-own-here = This server’s own questions: { $number }
# Their names. $names (list)
quizbot-own-names = { $names }.
# The same, if there are too many. $names (list), $more (how many more)
quizbot-own-more = { $names } and { $more } more.
# In small print. $when (String): a moment as Discord shows it
quizbot-own-since = Uploaded { $when }
# What the attached file is.
quizbot-own-file = This server’s own questions, with their keys
# Where files cannot be attached.
quizbot-own-no-files = I am not allowed to attach files here, so I cannot show the file itself.
# What can be done.
quizbot-own-how = Another file replaces it; `/quiz own remove:True` removes it.
# After that.
quizbot-own-ended = This server no longer has questions of its own.
quizbot-own-ended-how = Questions already asked stay as they are.
# To others.
quizbot-own-managers-only = Only server managers can see and change the server’s own questions.
