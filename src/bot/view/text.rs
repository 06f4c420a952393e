//! What the bot says about cases, the quiz, settings and privacy: typed lists, with the arguments that each text takes.

/// A typed list of texts: `Name "id" { argument: Type }`. Each is told with [`say`](crate::locale::say).
macro_rules! texts {
    ($(#[$about:meta])* $list:ident: $($(#[$doc:meta])* $name:ident $id:literal { $($field:ident: $type:ty),* })*) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $list {
            $(
                #[doc = concat!("`", $id, "`")]
                $name { $(#[doc = concat!("`$", stringify!($field), "` in the text.")] $field: $type),* },
            )*
        }

        impl $list {
            /// The text in a language.
            pub fn say(&self, language: $crate::locale::Language) -> String {
                match self {
                    $($list::$name { $($field),* } => {
                        let args: Vec<(&str, String)> = vec![$((stringify!($field), $field.to_string())),*];
                        let args: Vec<(&str, &str)> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
                        $crate::locale::say(language, $id, &args)
                    }),*
                }
            }
        }

        impl $crate::bot::view::text::Localize for $list {
            fn say(&self, language: $crate::locale::Language) -> String {
                $list::say(self, language)
            }
        }
    };
}

use crate::{
    locale::Language,
    present::{Page, Section},
};

pub(crate) mod about;
pub mod bot;
pub(crate) mod cases;
pub(crate) mod options;
pub(crate) mod panel;
pub(crate) mod quiz;
pub(crate) mod settings;

/// A text of any list.
pub trait Localize {
    /// The text in a language.
    fn say(&self, language: Language) -> String;
}

/// A page with a headline, and sentences below it.
pub fn page<T: Localize>(headline: &T, sentences: &[T], language: Language) -> Page {
    let text = sentences.iter().map(|sentence| sentence.say(language)).collect();
    Page { headline: headline.say(language), sections: vec![Section { text, ..Section::default() }], ..Page::default() }
}

texts! {
    /// A text about a case. The texts are in `case.ftl`; the comments there say who sees them.
    CaseText:
    // Buttons.
    Next "case-button-next" {}
    Undo "case-button-undo" {}
    WhatIf "case-button-what-if" {}
    Why "case-button-why" {}
    OtherEdition "case-button-edition" { year: String }
    OtherLanguage "case-button-language" {}
    Share "case-button-share" {}
    Call "case-button-call" {}
    Meant "case-button-meant" {}
    Own "case-button-own" {}
    Show "case-button-show" {}
    Direct "case-button-direct" {}
    Confirm "case-button-confirm" {}
    Amend "case-button-amend" {}
    Withdraw "case-button-withdraw" {}
    Note "case-button-note" {}
    More "case-more" {}
    Wrong "case-wrong" {}
    ReadOut "case-read-out" {}
    // The menu of calls.
    AnotherCall "case-another-call" {}
    AnotherCallHow "case-another-call-how" {}
    // Text boxes.
    NextTitle "case-next-title" {}
    NextLabel "case-next-label" {}
    NextExample "case-next-example" {}
    WhatIfTitle "case-what-if-title" {}
    WhatIfLabel "case-what-if-label" {}
    WhatIfExample "case-what-if-example" {}
    MeantTitle "case-meant-title" {}
    MeantLabel "case-meant-label" {}
    MeantExample "case-meant-example" {}
    AmendTitle "case-amend-title" { number: u32 }
    AmendRecord "case-amend-record" {}
    AmendRuling "case-amend-ruling" {}
    AmendReason "case-amend-reason" {}
    WithdrawTitle "case-withdraw-title" { number: u32 }
    WithdrawReason "case-withdraw-reason" {}
    NoteTitle "case-note-title" { number: u32 }
    NoteLabel "case-note-label" {}
    WrongTitle "case-wrong-title" {}
    WrongLabel "case-wrong-label" {}
    // On the card: where the case stands. $who is a mention, $when a time as Discord shows it.
    Number "case-number" { number: u32 }
    Proposed "case-proposed" {}
    SharedWith "case-shared-with" {}
    MoreLater "case-more-later" {}
    TagCalled "case-tag-called" {}
    TagConfirmed "case-tag-confirmed" {}
    TagLater "case-tag-later" {}
    Confirmed "case-confirmed" { who: String, when: String }
    Amended "case-amended" { who: String, when: String, version: usize }
    AmendedBecause "case-amended-because" { reason: String }
    DirectorRules "case-director-rules" { ruling: String }
    Withdrawn "case-withdrawn" { who: String, when: String }
    WithdrawnBecause "case-withdrawn-because" { reason: String }
    WentOn "case-went-on" {}
    Called "case-called" { when: String }
    RulesOtherwise "case-rules-otherwise" { program: String }
    Somebody "case-somebody" {}
    NotKept "case-not-kept" {}
    RestMissing "case-rest-missing" {}
    NoteBy "case-note-by" { who: String, when: String, text: String }
    SaidInPrivate "case-said-in-private" { call: String, shows: String }
    // Answers to the person who pressed.
    NotYours "case-not-yours" {}
    NotYoursHow "case-not-yours-how" {}
    Hidden "case-hidden" {}
    HiddenHow "case-hidden-how" {}
    DirectorsOnly "case-directors-only" {}
    DirectorsOnlyHow "case-directors-only-how" {}
    NoStore "case-no-store" {}
    NoStoreHow "case-no-store-how" {}
    Gone "case-gone" {}
    GoneHow "case-gone-how" {}
    Replaced "case-replaced" {}
    ReplacedHow "case-replaced-how" {}
    NotKnown "case-not-known" {}
    NotKnownHow "case-not-known-how" {}
    Full "case-full" {}
    FullHow "case-full-how" {}
    ShareThere "case-share-there" {}
    ShareThereHow "case-share-there-how" {}
    AlreadyShared "case-already-shared" {}
    AlreadyCalled "case-already-called" {}
    CallMade "case-call-made" {}
    CallMadeHow "case-call-made-how" {}
    CallListed "case-call-listed" {}
    CallListedHow "case-call-listed-how" {}
    NothingToUndo "case-nothing-to-undo" {}
    MeantKept "case-meant-kept" {}
    MeantKeptHow "case-meant-kept-how" {}
    IfCalled "case-if-called" { call: String }
    NotACall "case-not-a-call" { text: String }
    NotACallHow "case-not-a-call-how" {}
    CannotGoOn "case-cannot-go-on" {}
    CannotGoOnHow "case-cannot-go-on-how" {}
    NoteKept "case-note-kept" {}
    ReadOutHow "case-read-out-how" {}
    WrongNote "case-wrong-note" { program: &'static str, remark: String }
    WrongKept "case-wrong-kept" {}
    WrongReport "case-wrong-report" { url: String }
    WrongAsk "case-wrong-ask" {}
}
