//! What the bot says about itself.

texts! {
    /// A text of `about.ftl`.
    AboutText:
    Name "about-name" {}
    Description "about-description" {}
    Title "about-title" { version: &'static str }
    What "about-what" {}
    Laws "about-laws" {}
    LawsSay "about-laws-say" { years: String }
    Ask "about-ask" {}
    AskSay "about-ask-say" {}
    Quiz "about-quiz" {}
    QuizSay "about-quiz-say" {}
    Privacy "about-privacy" {}
    PrivacySay "about-privacy-say" {}
    Policy "about-policy" {}
    Terms "about-terms" {}
}
