//! What must hold of any text that comes from Discord: as the `custom_id` of something pressed, and out of a text box.

use director_please::{
    answer::{self, Asked},
    bot::view::{case_button::CaseButton, layout, sanitize},
    explain::{self, Reader},
    locale::{self, Language},
    meaning,
    plain::is_hidden,
    present::Page,
};

/// Characters of a Discord message.
const MESSAGE: usize = 2000;

/// A `custom_id` is one of ours, and then it is written as it was read; or it is none.
pub fn press(custom_id: &str) {
    if let Some(press) = CaseButton::read(custom_id) {
        let written = press.id();
        assert_eq!(CaseButton::read(&written), Some(press), "{custom_id}");
        assert!(layout::length(&written) <= layout::CUSTOM_ID, "{written}");
    }
}

/// What was typed into a box is refused, or is safe to show: as an auction, as a meaning, and as somebody's words.
pub fn boxes(typed: &str) {
    let Ok(text) = sanitize::clean(typed) else { return };
    assert!(!text.chars().any(|ch| ch != '\n' && is_hidden(ch) || ch == '`'), "{text:?}");
    assert_eq!(sanitize::clean(&text), Ok(text.clone()), "cleaned twice");
    let words = layout::quoted(&text, 100);
    assert!(!words.contains('\n') && layout::length(&words) <= 201, "{words:?}");
    for language in Language::ALL {
        shown(&answer::answer(&Asked { reader: Reader::Director, ..Asked::new(&text, language) }).page, language);
        let told = match meaning::read(&text) {
            Ok(meaning) => explain::meaning(None, &meaning),
            Err(problems) => explain::meaning_problems(&text, &problems),
        };
        shown(&locale::page(&told, language), language);
    }
}

/// A page fits into Discord's messages, and nothing in it pings anybody or breaks out of its block.
fn shown(page: &Page, language: Language) {
    let contents = layout::lay_out(page, language, None);
    assert!((1..=layout::MESSAGES).contains(&contents.len()), "{} messages", contents.len());
    for content in contents {
        assert!(layout::length(&content) <= MESSAGE && !content.trim().is_empty(), "{content:?}");
        assert!(content.matches("```").count().is_multiple_of(2), "a block that is not closed: {content:?}");
        let outside: String = content.split("```").step_by(2).collect();
        let outside: String = outside.split('`').step_by(2).collect();
        for tag in ["<@", "<#", "@everyone", "@here"] {
            let escaped = format!("\\{tag}");
            let count = |what: &str| outside.matches(what).count();
            assert_eq!(count(tag), count(&escaped), "{outside:?}");
        }
    }
}
