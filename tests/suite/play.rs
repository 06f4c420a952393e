//! Questions about the play are answered kindly: only the auction is ruled on. They hide no auction.

use director_please::{
    answer::{self, Asked, Unread},
    locale::Language,
};

const ASKED: [&str; 16] = [
    "West revoked at trick 3, what now?",
    "A revoke",
    "Lead out of turn by East",
    "the opening lead was made from the wrong hand",
    "Declarer led from the wrong hand.",
    "I have a penalty card, can I play it?",
    "East dropped a card: exposed card?",
    "Claimed the rest, but there was a trump out",
    "Makker sviktet i tredje stikk",
    "Revoke i stikk 4",
    "Utspill utenfor tur",
    "Vest spilte ut utenfor tur",
    "Øst har et straffekort",
    "Spillefører spilte ut fra feil hånd",
    "Jeg mistet et kort på bordet",
    "Spillefører krevde resten",
];

#[test]
fn questions_about_the_play_are_answered_with_what_is_ruled_on() {
    for text in ASKED {
        for (language, headline, how) in [
            (Language::English, "I answer questions about the auction only.", "call the director"),
            (Language::Norwegian, "Jeg svarer bare på spørsmål om meldingene.", "tilkall TL"),
        ] {
            let answer = answer::answer(&Asked::new(text, language));
            assert!(matches!(answer.found, Err(Unread::Text(_))), "{text}");
            assert_eq!(answer.page.headline, headline, "{text}");
            assert!(answer.page.sections[0].text[0].contains(how), "{:?}", answer.page);
        }
    }
}

#[test]
fn an_auction_that_cannot_be_read_is_no_question_about_the_play() {
    for text in ["1H Pq 1H ib", "1H P banana 1H", "", "2H ib", "1H P 1H ib revoke Pq", "1H P 2H P P lead"] {
        let answer = answer::answer(&Asked::new(text, Language::English));
        assert_ne!(answer.page.headline, "I answer questions about the auction only.", "{text}");
    }
}
