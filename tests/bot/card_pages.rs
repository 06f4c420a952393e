//! Twenty everyday cards as a page that looks as Discord does on a phone, for people to look at: docs/cards/README.md.

use std::{env, fmt::Write as _, fs, path::Path};

use director_please::{
    bot::view::{
        case_card::{self, Card, View},
        picture::Attachments,
    },
    explain::Reader,
    lawbook::Edition,
    locale::Language,
};
use serde_json::{Value, json};

use crate::cards::case;

/// One everyday case in this many is drawn.
const EVERY: usize = 5;
const CARDS: usize = 20;
const STYLE: &str = include_str!("../../docs/cards/discord.css");

fn everyday() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/everyday.toml")).unwrap();
    let auctions = text.lines().filter_map(|line| line.strip_prefix("auction")?.split('"').nth(1)).map(str::to_owned);
    // Every other one as it is asked about first, before anything is decided.
    let asked = |(number, text): (usize, String)| match number % 2 {
        0 => [" acc", " rej", " >", " mispull"]
            .iter()
            .filter_map(|end| Some(text.split_once(end)?.0))
            .min()
            .unwrap_or(&text)
            .to_owned(),
        _ => text,
    };
    auctions.step_by(EVERY).take(CARDS).enumerate().map(asked).collect()
}

fn cards(language: Language) -> Vec<(String, Card)> {
    let files = Attachments::Allowed;
    let view = View { reader: Reader::Player, language, files, is_public: false, may_share: true };
    let drawn = everyday().into_iter().map(|text| {
        let mut file = case(&text, Edition::Laws2017).unwrap();
        (file.id.number, file.agreements) = (7, None);
        (text, case_card::draw(&file, view, 5))
    });
    drawn.collect()
}

#[test]
fn twenty_everyday_cards_can_be_looked_at() {
    let folder = env::var_os("CARDS");
    for language in Language::ALL {
        let cards = cards(language);
        assert_eq!(cards.len(), CARDS);
        for (number, (text, Card { contents, files, .. })) in cards.iter().enumerate() {
            assert_eq!((contents.len(), files.len()), (1, 1), "{text}");
            if let Some(folder) = &folder {
                let name = format!("{}-{number}.png", language.tag());
                fs::write(Path::new(folder).join(name), &files[0].data).unwrap();
            }
        }
        for theme in ["light", "dark"] {
            let page = page(&cards, language, theme);
            assert!(!page.contains("**") && page.matches("<article").count() == CARDS, "{page}");
            if let Some(folder) = &folder {
                fs::write(Path::new(folder).join(format!("{}-{theme}.html", language.tag())), page).unwrap();
            }
        }
    }
}

fn page(cards: &[(String, Card)], language: Language, theme: &str) -> String {
    let mut page = format!("<!doctype html><meta charset=utf-8><style>{STYLE}</style><body class={theme}>");
    for (number, (text, card)) in cards.iter().enumerate() {
        let image = format!("{}-{number}.png", language.tag());
        write!(page, "<article><h6>/ruling {}</h6>{}", escaped(text), markup(&card.contents[0])).unwrap();
        write!(page, "<img src={image}>{}</article>", components(&json!(card.components))).unwrap();
    }
    page
}

fn components(rows: &Value) -> String {
    let row = |row: &Value| {
        let controls = row["components"].as_array().unwrap().iter();
        let drawn: String = controls.map(control).collect();
        format!("<nav>{drawn}</nav>")
    };
    rows.as_array().unwrap().iter().map(row).collect()
}

fn control(control: &Value) -> String {
    let text = |key: &str| escaped(control[key].as_str().unwrap_or_default());
    match control["type"].as_u64() {
        Some(3) => format!("<select><option>{}</select>", text("placeholder")),
        _ => format!("<button class=s{}>{}</button>", control["style"], text("label")),
    }
}

/// Discord's Markdown, as far as cards have it.
fn markup(content: &str) -> String {
    let line = |line: &str| match (line.strip_prefix("-# "), line.strip_prefix("- ")) {
        (Some(small), _) => format!("<small>{}</small>", inline(small)),
        (_, Some(item)) => format!("<li>{}</li>", inline(item)),
        _ if line.is_empty() => "<p></p>".to_owned(),
        _ => format!("<div>{}</div>", inline(line)),
    };
    content.lines().map(line).collect()
}

fn inline(text: &str) -> String {
    let (mut drawn, mut is_bold, mut rest) = (String::new(), false, text);
    while let Some(sign) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("**") {
            drawn.push_str(if is_bold { "</b>" } else { "<b>" });
            (is_bold, rest) = (!is_bold, after);
            continue;
        }
        let shown = rest.strip_prefix('\\').and_then(|after| after.chars().next());
        let (shown, length) = shown.map_or((sign, sign.len_utf8()), |shown| (shown, 1 + shown.len_utf8()));
        drawn.push_str(&escaped(&shown.to_string()));
        rest = &rest[length..];
    }
    drawn
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
