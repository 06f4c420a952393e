# The command line: help, errors, and the conversation in the terminal. Lines of at most 80 characters in the pages of help.

# director-please --help
cli-help =
    The bridge director's ruling on an irregular auction, under every edition of the
    Laws in use.

    director-please rule 1H P 1H ib                 # South's 1♥ over 1♥: what now?
    director-please rule "1H P 1H ib > 2H"          # ... and replaced with 2♥
    director-please rule 1S 1H ib rej 2D ncmp 2007  # ... under the Laws of 2007
    director-please rule --lang nb 1H P 1H ub       # ... in Norwegian
    director-please chat                            # ... as a conversation

    Commands
      rule TEXT…          rules on an auction
      rule --records -    rules on records, one per line as JSON
      rule --pbn FILE     rules on every deal in a file, or --lin FILE
      why TEXT…           the clauses behind a ruling: which apply, which do not,
                          and why
      parse TEXT…         shows what was read, as JSON or PBN
      law CLAUSE          explains a clause: law 27b1a
      meaning TEXT…       reads back what a call shows: 5+H 12-21
      compare             whether two calls are comparable, from what they show
      agreements [NAME]   lists the systems known by name, or prints one
      laws                lists every clause and whether the program uses it
      readings            what the Laws leave open, and how it is read here
      quiz                questions, with the reason for each answer
      chat                a conversation, as it would go in Discord
      bot                 runs the Discord bot
      health              checks a running bot
      completions SHELL   prints the completions for a shell
      manual              prints the manual page

    Flags
      --laws YEAR         the edition (2017, unless the text ends in a year)
      --lang en|nb        the language (that of your terminal)
      --format text|json  for people or for programs; parse also writes pbn
      --director          for the director: procedure, what every call leads to,
                          what is open
      --editions          every edition side by side; what they share is said
                          once
      --agreements NAME   what calls show in a pair's system: a name, or a file
      -h, --help          this page, or the page of a command: director-please rule
                          --help
      -V, --version       the version

    A configuration file may set laws, lang, agreements, and similar (the limits
    for “similar”) where the flag is not given:
    ~/.config/director-please/config.toml (on Windows in %APPDATA%), or the file
    that DIRECTOR_PLEASE_CONFIG names.

    Advice only: the director at the table rules.
# director-please rule --help
cli-help-rule =
    director-please rule TEXT…

    Rules on an auction, written as players write it, dealer first.

    director-please rule 1H P 1H ib               # insufficient: who may choose
                                                  # what, and what follows
    director-please rule 1H P 1H ib acc           # LHO accepts it
    director-please rule "1H P 1H ib > 2H"        # LHO declined, and 2♥ replaced it
    director-please rule "1S 1H ib > X ncmp"      # the director finds the double
                                                  # not comparable
    director-please rule 1S 1H mispull S:P E:1NT  # the bid was unintended, and LHO
                                                  # had passed
    director-please rule "W: 1NT P 2D(H) 2C ib"   # West dealt; 2♦ shows hearts
    director-please rule dealer E 1S 1H ib 2007   # under the Laws of 2007
    director-please rule -- -1H P 1H ib           # a text that starts with a dash

    Without TEXT, or with a single dash, the auction is read from standard input. A
    name such as game.pbn, game.lin or auction.txt is a file to read.

      --records FILE      rules on records instead, one per line as JSON; - is
                          standard input
      --pbn FILE          rules on every deal in a PBN file of any length, and says
                          where the file names another contract or declarer
      --lin FILE          the same for a LIN file
      --laws YEAR         the edition, unless the text ends in a year
      --editions          every edition side by side; what they share is said
                          once
      --similar 5,15      the limits for “similar”, in per cent of hands outside: up
                          to 5, similar; up to 15, the director judges
      --lang en|nb        the language
      --format text|json  for people or for programs
      --director          for the director: procedure, what every call leads to,
                          what is open
      --picture FILE      also draws the auction as a .png or .svg file
      --agreements NAME   what calls show in the offenders' system, by name or from
                          a file; until a call is replaced, only the director's page
                          says what follows

    Exit status: 0 ruled, 2 the text could not be read (the answer says where and
    why), 1 anything else.
# director-please why --help
cli-help-why =
    director-please why TEXT…

    How a ruling was reached, so that you can check it against the Laws: what
    happened step by step, which clauses apply, which may still apply, and which do
    not apply and why.

    director-please why 1H P 1H ib rej 2H
    director-please why "S: 1H N:1S 2007"

      --laws YEAR         the edition, unless the text ends in a year
      --agreements NAME   a system by name or from a file
      --lang en|nb        the language
      --format text|json  for people or for programs
# director-please parse --help
cli-help-parse =
    director-please parse TEXT…

    Shows what was read: the record of the auction as JSON or PBN, without a ruling.
    It reads shorthand, PBN, LIN, links to BBO's hand viewer, and tables from
    forums.

    director-please parse 1H P 1H ib
    director-please parse "dealer W 1NT (2S) 2H ib > 3H"
    director-please parse --format pbn 1H P 1H ib rej 2H

      --laws YEAR         the edition, unless the text ends in a year
      --agreements NAME   a system by name or from a file
      --format json|pbn   errors as JSON, too; or a deal in the Portable Bridge
                          Notation
      --pbn FILE          the record of every deal in a PBN file, one per line
      --lin FILE          the same for a LIN file
# director-please law --help
cli-help-law =
    director-please law CLAUSE

    Explains a clause in a sentence or two; for 27B or 27, every clause under it.
    Capitals, spaces and brackets do not matter.

    director-please law 27b1a
    director-please law "27B1(a)" --laws 2007
    director-please law 27B
    director-please law 23 --lang nb

      --laws YEAR         one edition only
      --lang en|nb        the language
      --format text|json  for people, or a line of JSON for each clause
# director-please law, above the clauses. $law (number), $heading (what the law is about)
cli-law-title = Law { $law }: { $heading }
# director-please law, in place of “The Laws of 2017”, where every edition says the same. $years (list of years)
cli-law-both = The Laws of { $years }
# director-please law, over a sentence. $clause (address)
cli-law-clause = Law { $clause }
# The same, over what a law says before its first section. $clause (number of the law)
cli-law-introduction = Law { $clause }, introduction
# director-please law, of a law that is not about calls. $text (text)
cli-law-not-here = “{ $text }” is not among the clauses explained here; director-please laws lists them all.
# director-please law, of a clause that is not there, in a law that is explained. $text (text), $nearest (addresses)
cli-law-unknown = There is no clause “{ $text }” here. Nearest: { $nearest }. See director-please laws.
# director-please law, of something else. $text (text)
cli-law-not-a-clause = “{ $text }” is not a clause. Write 27B1(a), 27B or 27; director-please laws lists them all.
# director-please meaning --help
cli-help-meaning =
    director-please meaning TEXT…

    Reads back what a call shows, written as players write it, and says what could
    be read in another way.

    director-please meaning "5+H 12-21 except (bal 15-17)"
    director-please meaning "4+M 6+ or 20+ bal"
    director-please meaning --lang nb "5+hj 12-14 hp jevn"

    5+H  4-5S  0-1C  5=D  5+M  4+m     cards in a suit; M is a major, m a minor
    12-14  16+  1or4 KC(H)  2A  7-LTC  points; keycards, aces, losers (also K, ctrl,
                                       QT, TP)
    bal  unbal  4432  4=4=3=2  54(31)  the distribution
    S>=H  longest H  stop S  2/3 H     two suits compared; the quality of a suit
    or  not  except (…)  usually       alternatives, exceptions, and what is usual
                                       but not promised
    gf  inv  nf  stayman  relay  !2C   purpose; hands that would have bid 2♣ are
                                       left out
    majors  michaels  may be short     both majors; conventions by name; fewer than
                                       three cards

      --lang en|nb        the language
      --format text|json  for people or for programs
# director-please compare --help
cli-help-compare =
    director-please compare --withdrawn MEANING --replacement MEANING

    Says whether every hand that makes the replacement would have made the
    withdrawn call, counted over all 635,013,559,600 hands, and what follows.
    Meanings are written as for director-please meaning.

    director-please compare --withdrawn "5+H 12-21" --replacement "6+H 14-16"
    director-please compare --withdrawn "4+H 12-21 except (bal 15-17)" \
      --replacement "4+H 13+"

      --withdrawn MEANING    what the withdrawn call shows
      --replacement MEANING  what the replacement shows
      --laws YEAR         the edition
      --format json|text  JSON, or an answer in words
      --similar 5,15      the limits for “similar”, in per cent of hands outside: up
                          to 5, similar; up to 15, the director judges
      --lang en|nb        the language
# compare: a meaning is missing
cli-compare-what = Say what both calls show: director-please compare --withdrawn "5+H 12-21" --replacement "6+H 14-16"
# compare: refused. $why (nesting, parts, features, work)
cli-compare-too-much = { $why ->
    [nesting] Brackets are nested too deeply to count the hands.
    [parts] The meanings are too complex to count the hands.
    [features] The meanings mention too much besides lengths and points to count the hands.
   *[work] It would take too long to count these hands. Leave out something besides lengths and points.
}
# director-please agreements --help
cli-help-agreements =
    director-please agreements [NAME]

    Lists the systems that are known by name; with a name, prints that system as
    text, as a start for your own. rule, why, parse and chat take a name or a file
    as --agreements.

    director-please agreements acol > ours.txt
    director-please rule --director --agreements ours.txt 1D 1S 1H ib

    Lines of such a text:
    {"  [opening]"}              the auction so far; [1M]: partner opened one of a major
      1H = 5+H 12-21 !1NT    a call and what it shows, without hands that open 1NT
      P = rest               what no other call of the section shows
    {"  [1m (1S)]"}              opponents' calls in brackets, their passes left out
      2M = 3+M 6-9           M m x y stand for suits; oM, om for the other one

    See director-please meaning --help for what can be said of a hand.
# director-please laws --help
cli-help-laws =
    director-please laws

    Lists every clause about calls in every edition: used, referred to, or left
    out and why.

      --laws YEAR         one edition only
      --lang en|nb        the language
      --format text|json  a table, or a line of JSON for each clause
# director-please readings --help
cli-help-readings =
    director-please readings

    Lists what the Laws leave open: the question, how the program reads it, and
    what else is defensible, so that a federation can answer line by line.

      --laws YEAR         one edition only
      --lang en|nb        the language
      --format text|json  a page, or a line of JSON for each reading
# The first line of that page.
cli-readings = What the Laws leave open
# Label before how the program reads it.
cli-readings-here = Here
# Label before another reading.
cli-readings-else = Also defensible
# director-please quiz --help
cli-help-quiz =
    director-please quiz

    Endless questions, which the program makes up, rules on and marks. Answer with a
    letter, or stop with q. From a pipe it reads one answer per line.

    director-please quiz
    director-please quiz --level 2 --law 27
    director-please quiz --laws 2007 --lang nb
    director-please quiz --seed 7 --number 3 --answers
    director-please quiz --own questions.txt

      --level 0-3         how hard: from the basics to several irregularities and
                          rare Laws
      --law 27            only questions about this law
      --laws YEAR         only questions under this edition
      --seed N            the same seed, the same questions, in any language
      --number N          how many (10, or all of a file); --count does the same
      --linked            several questions about one table, in the order of a
                          director’s work; --number counts the tables (3)
      --exam              twenty questions, marked at the end, by law, with what to
                          read again
      --answers           prints the answer after each question, without asking
      --own FILE          the questions of a file, in their order. A line each: a
                          name, a kind, the auction, = and the key; docs/quiz.md
                          says how. Nothing is asked unless every key agrees
                          with the Laws
      --check             with --own: only checks the file; the exit status is 2 if
                          a key is wrong
      --lang en|nb        the language
      --format text|json  for people, or a line of JSON for each question, with its
                          key
# quiz: over a question. $number (which one), $seed (number)
cli-quiz-question = Question { $number } (seed { $seed })
# quiz --own: over a question. $number (which one), $name (its name in the file)
cli-quiz-own = Question { $number } ({ $name })
# quiz --own FILE --check: all is well. $number (how many questions)
cli-quiz-checked = Questions: { $number }. Every key agrees with the Laws.
# quiz --check without a file
cli-quiz-check-what = --check needs a file: director-please quiz --own FILE --check
# quiz --own, of a file that cannot be read. $file (name), $reason (what the system says)
cli-quiz-no-file = { $file } cannot be read: { $reason }
# quiz: something else than a letter was typed. $letters (list)
cli-quiz-letter = Answer with a letter: { $letters }. To stop, type q.
# quiz: the last line. $right (how many were right), $number (of how many)
cli-quiz-score = { $right } of { $number } right.
# quiz --exam: how many answers about a law were right. $law, $right, $number (numbers)
cli-quiz-of-law = Law { $law }: { $right } of { $number } right
# quiz: after the answers. $laws (list of numbers), $number (how many)
cli-quiz-weak = Read again: { $number ->
    [one] Law { $laws }
   *[other] Laws { $laws }
}
# quiz: nothing suits what was asked for
cli-quiz-none = I have no questions that fit what you asked for.
# quiz --law --level: that law has no questions of that level. $law, $level (numbers), $levels (list of numbers), $number (how many)
cli-quiz-no-level = I have no questions about Law { $law } at level { $level }. Mine about that Law are at { $number ->
    [one] level { $levels }
   *[other] levels { $levels }
}.
# quiz --law: there are no questions about that law. $law (a number), $laws (list of numbers)
cli-quiz-no-law = I have no questions about Law { $law }. Mine are about Laws { $laws }.
# director-please chat --help
cli-help-chat =
    director-please chat

    A conversation, line by line, as it would go in Discord. Type an auction; then
    continue it:

    1S 1H ib
    rej
    > 2D ncmp
    + P P 2S

    Type help for more.
# director-please bot --help
cli-help-bot =
    director-please bot

    Runs the Discord bot. It needs DISCORD_TOKEN; every variable it knows
    is in .env.example.

    DISCORD_TOKEN=… director-please bot
# director-please health --help
cli-help-health =
    director-please health

    Checks the bot that runs with the same HEALTH_ADDRESS, and prints its answer.
    The exit status is 0 if it is healthy, 1 if it is not or does not answer within
    three seconds: for a container's health check and the like.

    HEALTH_ADDRESS=127.0.0.1:8080 director-please health
# director-please completions --help
cli-help-completions =
    director-please completions SHELL

    Prints the completions for a shell: bash, elvish, fish, powershell or zsh.

    director-please completions bash > \
      ~/.local/share/bash-completion/completions/director-please
    director-please completions zsh > \
      /usr/local/share/zsh/site-functions/_director-please
    director-please completions fish > \
      ~/.config/fish/completions/director-please.fish
    director-please completions elvish >> ~/.config/elvish/rc.elv
    director-please completions powershell >> $PROFILE

      --lang en|nb        the language of the descriptions
# director-please manual --help
cli-help-manual =
    director-please manual

    Prints the manual page, made from the pages of help.

    director-please manual > ~/.local/share/man/man1/director-please.1

      --lang en|nb        the language
# Heading of the name and what the program is; headings as man has them.
cli-manual-name = Name
# Heading of the usage of every command.
cli-manual-synopsis = Synopsis
# Heading of examples, commands and flags.
cli-manual-description = Description
# completions, of a shell that is missing or not known. $shells (list)
cli-completions-which = Name a shell: { $shells }
# The configuration file cannot be read. $file (name), $reason (what the system says)
cli-config-unread = The configuration file { $file } cannot be read: { $reason }
# After the place in it. $reason (text, in English): what the reader of TOML says
cli-config-not-toml = this is not TOML: { $reason }
# After the place in it. $setting (text), $names (list)
cli-config-setting = “{ $setting }” is not a setting; the settings are { $names }
# After the place in it. $setting (name), $word (what was written), $text (what is expected)
cli-config-value = { $setting } = { $word }: expected { $setting ->
    [similar] two percentages, such as 5,15
   *[other] { $text }
}
# quiz, chat and laws, with words after them. $command (name), $text (text)
cli-takes-no-text = { $command } takes no text: “{ $text }”
# director-please health, where no address is set
cli-no-health-address = HEALTH_ADDRESS is not set. It is the address the bot was started with, such as 127.0.0.1:8080.
# director-please health: nobody answers. $address, $reason (text)
cli-no-health = Nothing answers at { $address }: { $reason }
# An argument is wrong. $reason (text): what the command line reader says.
cli-bad-argument = { $reason }. See director-please --help.
# A flag's value: $word (what was written), $option (the flag), $text (what is expected)
cli-bad-value = --{ $option } { $word }: expected { $option ->
    [similar] two percentages, such as 5,15
   *[other] { $text }
}
# The value of a flag is missing. $option (the flag), $text (what is expected)
cli-value-missing = --{ $option } needs a value: { $text }
# A value for a flag that takes none. $option (the flag), $word (the value)
cli-value-not-taken = --{ $option } takes no value: { $word }
# $word (the flag)
cli-unknown-option = { $word } is not a flag I know
# The first word is no command. $word (text), $which (whether an auction may begin with it)
cli-unknown-command = “{ $word }” is not a command. To rule on an auction: director-please rule { $which ->
    [auction] { $word } …
   *[other] TEXT
}
# rule --format pbn. $word (text): the command
cli-pbn-is-for-parse = { $word } cannot answer as PBN: a ruling has no place there. For the auction alone: director-please parse --format pbn …
# parse --format pbn, of what PBN has no sign for
cli-not-in-pbn = PBN cannot hold this auction. As JSON: director-please parse …
# --picture, of a name that asks for no picture. $file (text)
cli-picture-name = --picture needs the name of a file that ends in .png or .svg: “{ $file }” is not one. A picture cannot be shown in the terminal.
# --picture with another command than rule, or with --records
cli-picture-is-for-rule = --picture draws the auction of one ruling: director-please rule --picture auction.png …
# --picture: the file cannot be written. $file, $reason (text)
cli-picture-not-written = The picture cannot be written to { $file }: { $reason }
# --picture auction.png, of a program that was built without it
cli-no-png = This program was built without PNG support. For SVG: --picture auction.svg
# Heading over a game of a file. $number (which game of the file), $line (where it begins), $board (what it calls itself)
cli-game = Deal { $number } (line { $line })
# The same, of a board with a name. $number, $line, $board
cli-game-of-board = Deal { $number }, { $board } (line { $line })
# Below the ruling on a game, where the file's tags say otherwise. $value (as the file has it)
cli-file-contract = The file says something else: contract { $value }.
# The same of the tag Declarer. $value
cli-file-declarer = The file says something else: declarer { $value }.
# rule --pbn, of a game that is too long
cli-game-too-long = This is longer than any deal: is a comment missing its closing brace?
# rule --pbn, of a file without games
cli-no-games = There is no deal in this file.
# rule game.pbn, where the file has several games. $form (pbn or lin), $file (path)
cli-every-game = For every deal in it: director-please rule --{ $form } { $file }
# why --pbn, or a text beside it
cli-games-are-for-rule = --pbn and --lin read a file of deals, and nothing else: director-please rule --pbn FILE, or parse --pbn FILE
# The program was built without the bot.
cli-no-bot = This program was built without the Discord bot. Build it with: cargo build --release
# chat: the first words
cli-chat-hello =
    Type an auction, such as 1H P 1H ib. A single call, or a line that begins with
    acc, rej, > or +, continues it. Type help for more, quit to stop.
# chat: help
cli-chat-help =
    1H P 1H ib          a new auction; the last call is insufficient
    acc   rej           LHO accepts, LHO declines
    > 2H                it is replaced with 2♥
    cmp   ncmp          the director finds the replacement comparable, or not
    P   3S              the next call
    + P P 3S            more calls of the same auction
    undo                takes the last line back
    why                 the clauses behind the ruling
    2007   2017         the edition
    director   player   for whom the answer is written
    norsk   english     the language
    quit                the end
# chat: a setting was changed, and there is no auction yet
cli-chat-noted = Noted.
# chat: undo, and nothing is left.
cli-chat-undone = Taken back; there is no auction now.
# chat: undo, at the beginning.
cli-chat-nothing-to-undo = There is nothing to take back.
# chat: a line that adds nothing to the auction. $text (the line)
cli-chat-not-understood = I didn’t understand “{ $text }”, and nothing was added. Type help to see what you can say.
# rule --editions: the first line, where the editions come to different rulings
cli-editions-differ = The editions differ here.
