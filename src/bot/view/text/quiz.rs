//! What the bot says about the quiz: the command, cards, the daily question, boards.

texts! {
    /// A text of `quizbot.ftl`; the comments there say who sees it.
    QuizText:
    // The command and its options.
    Name "quizbot-name" {}
    Description "quizbot-description" {}
    PlayName "quizbot-play-name" {}
    PlayDescription "quizbot-play-description" {}
    ExamName "quizbot-exam-name" {}
    ExamDescription "quizbot-exam-description" {}
    NightName "quizbot-night-name" {}
    NightDescription "quizbot-night-description" {}
    QuestionsName "quizbot-questions-name" {}
    QuestionsDescription "quizbot-questions-description" {}
    SecondsName "quizbot-seconds-name" {}
    SecondsDescription "quizbot-seconds-description" {}
    DailyName "quizbot-daily-name" {}
    DailyDescription "quizbot-daily-description" {}
    LeaderboardName "quizbot-leaderboard-name" {}
    LeaderboardDescription "quizbot-leaderboard-description" {}
    OptOutName "quizbot-opt-out-name" {}
    OptOutDescription "quizbot-opt-out-description" {}
    LevelName "quizbot-level-name" {}
    LevelDescription "quizbot-level-description" {}
    LawName "quizbot-law-name" {}
    LawDescription "quizbot-law-description" {}
    EditionName "quizbot-edition-name" {}
    EditionDescription "quizbot-edition-description" {}
    AloneName "quizbot-alone-name" {}
    AloneDescription "quizbot-alone-description" {}
    HourName "quizbot-hour-name" {}
    HourDescription "quizbot-hour-description" {}
    ZoneName "quizbot-zone-name" {}
    ZoneDescription "quizbot-zone-description" {}
    OffName "quizbot-off-name" {}
    OffDescription "quizbot-off-description" {}
    PeriodName "quizbot-period-name" {}
    PeriodDescription "quizbot-period-description" {}
    Period "quizbot-period" { which: &'static str }
    ShowName "quizbot-show-name" {}
    ShowDescription "quizbot-show-description" {}
    OwnName "quizbot-own-name" {}
    OwnDescription "quizbot-own-description" {}
    FileName "quizbot-file-name" {}
    FileDescription "quizbot-file-description" {}
    RemoveName "quizbot-remove-name" {}
    RemoveDescription "quizbot-remove-description" {}
    OnlyOwnName "quizbot-only-own-name" {}
    OnlyOwnDescription "quizbot-only-own-description" {}
    LinkedName "quizbot-linked-name" {}
    LinkedDescription "quizbot-linked-description" {}
    ClearName "quizbot-clear-name" {}
    ClearDescription "quizbot-clear-description" {}
    Clear "quizbot-clear" { which: &'static str }
    // Buttons.
    Reveal "quizbot-button-reveal" {}
    Next "quizbot-button-next" {}
    Ruling "quizbot-button-ruling" {}
    Share "quizbot-button-share" {}
    // On the card.
    DailyTitle "quizbot-daily-title" { number: String }
    Number "quizbot-number" { number: u32 }
    UntilNext "quizbot-until-next" {}
    OwnIs "quizbot-own-is" { name: String }
    Answered "quizbot-answered" { answered: usize, right: usize }
    RightWere "quizbot-right-were" { who: String }
    RightMore "quizbot-right-more" { who: String, more: usize }
    Part "quizbot-part" { form: &'static str, nth: u8, length: u8 }
    // An exam, marked.
    ExamMarked "quizbot-exam-marked" { right: u32, number: u32 }
    OfLaw "cli-quiz-of-law" { law: u8, right: u32, number: u32 }
    ReadAgain "cli-quiz-weak" { laws: String, number: usize }
    ExamWrong "quizbot-exam-wrong" { nth: u8, laws: String, number: usize }
    ExamLook "quizbot-exam-look" {}
    ExamHidden "quizbot-exam-hidden" {}
    Making "quizbot-making" {}
    MakingHow "quizbot-making-how" {}
    // A quiz night.
    NightPace "quizbot-night-pace" { seconds: u16 }
    NightEnd "quizbot-night-end" {}
    NightEnds "quizbot-night-ends" {}
    NightRuns "quizbot-night-runs" {}
    NightRunsHow "quizbot-night-runs-how" {}
    NightHost "quizbot-night-host" {}
    NightHostHow "quizbot-night-host-how" {}
    Standings "quizbot-standings" { nth: u8, length: u8 }
    StandingsLast "quizbot-standings-last" { length: u8 }
    StandingsNobody "quizbot-standings-nobody" {}
    // Reviews.
    Weak "quizbot-weak" { laws: String }
    ReviewsDue "quizbot-reviews-due" { number: usize }
    ReviewNow "quizbot-button-review" {}
    ReviewIs "quizbot-review-is" {}
    NoReview "quizbot-no-review" {}
    NoReviewHow "quizbot-no-review-how" {}
    // Answers to the person who presses.
    Kept "quizbot-kept" { letter: &'static str }
    KeptHow "quizbot-kept-how" {}
    Already "quizbot-already" { letter: &'static str }
    NotYet "quizbot-not-yet" {}
    NotYetHow "quizbot-not-yet-how" { when: String }
    NotYetDaily "quizbot-not-yet-daily" {}
    NextHidden "quizbot-next-hidden" {}
    NextThere "quizbot-next-there" {}
    NextThereHow "quizbot-next-there-how" {}
    Hidden "quizbot-hidden" {}
    HiddenHow "quizbot-hidden-how" {}
    Gone "quizbot-gone" {}
    GoneHow "quizbot-gone-how" {}
    NoneLeft "quizbot-none-left" {}
    NoneLeftHow "quizbot-none-left-how" {}
    NoStore "quizbot-no-store" {}
    NoStoreHow "quizbot-no-store-how" {}
    // A line to copy.
    ShareTitle "quizbot-share-title" {}
    ShareLine "quizbot-share-line" { number: u32, day: String, which: &'static str }
    ShareNone "quizbot-share-none" {}
    ShareNoneHow "quizbot-share-none-how" {}
    // The daily question.
    DailyIs "quizbot-daily-is" {}
    DailyNone "quizbot-daily-none" {}
    DailyAt "quizbot-daily-at" { hour: i8, zone: String }
    DailyNext "quizbot-daily-next" { when: String }
    DailyNoChannel "quizbot-daily-no-channel" {}
    DailyRefused "quizbot-daily-refused" { channel: String, when: String }
    DailyLevel "quizbot-daily-level" { level: u8 }
    DailyLaw "quizbot-daily-law" { law: u8 }
    DailyEdition "quizbot-daily-edition" { year: &'static str }
    NotAZone "quizbot-not-a-zone" {}
    NotAZoneHow "quizbot-not-a-zone-how" {}
    // The server's own questions.
    OwnReading "quizbot-own-reading" {}
    OwnTaken "quizbot-own-taken" { number: usize }
    OwnTakenHow "quizbot-own-taken-how" {}
    OwnTooLong "quizbot-own-too-long" { number: usize }
    OwnTooLongHow "quizbot-own-too-long-how" {}
    OwnNotFetched "quizbot-own-not-fetched" {}
    OwnNotFetchedHow "quizbot-own-not-fetched-how" {}
    OwnNone "quizbot-own-none" {}
    OwnNoneHow "quizbot-own-none-how" {}
    OwnHere "quizbot-own-here" { number: usize }
    OwnNames "quizbot-own-names" { names: String }
    OwnMore "quizbot-own-more" { names: String, more: usize }
    OwnSince "quizbot-own-since" { when: String }
    OwnFile "quizbot-own-file" {}
    OwnNoFiles "quizbot-own-no-files" {}
    OwnHow "quizbot-own-how" {}
    OwnEnded "quizbot-own-ended" {}
    OwnEndedHow "quizbot-own-ended-how" {}
    OwnManagersOnly "quizbot-own-managers-only" {}
    // Leaderboards.
    LeaderboardTitle "quizbot-leaderboard-title" { which: &'static str, key: String }
    LeaderboardLine "quizbot-leaderboard-line" { rank: u32, who: String, right: u32, answered: u32 }
    LeaderboardStreak "quizbot-leaderboard-streak" { streak: u32 }
    LeaderboardEmpty "quizbot-leaderboard-empty" {}
    LeaderboardRule "quizbot-leaderboard-rule" { first: String, last: String }
    LeaderboardHidden "quizbot-leaderboard-hidden" {}
    OptedOut "quizbot-opted-out" {}
    OptedOutHow "quizbot-opted-out-how" {}
    OptedIn "quizbot-opted-in" {}
    OptedInHow "quizbot-opted-in-how" {}
    ServersOnly "quizbot-servers-only" {}
    ServersOnlyHow "quizbot-servers-only-how" {}
    ManagersOnly "quizbot-managers-only" {}
    ManagersOnlyHow "quizbot-managers-only-how" {}
}
