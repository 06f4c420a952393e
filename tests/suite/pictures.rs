//! The auction as a picture: everything is in it, nothing in it breaks it, and no auction makes it too big.

use director_please::{
    answer::{self, Asked},
    explain::Sign,
    lawbook::Edition,
    locale::Language,
    present::{
        Cell, Diagram,
        picture::{self, TALLEST},
    },
};
use regex::Regex;

fn diagram(text: &str, language: Language) -> Diagram {
    let asked = Asked { edition: Some(Edition::Laws2017), ..Asked::new(text, language) };
    answer::answer(&asked).page.diagram.unwrap_or_else(|| panic!("no auction in {text}"))
}

/// The texts of a drawing, without markup, in order.
fn texts(svg: &str) -> Vec<String> {
    let (text, tag) = (Regex::new("(?s)<text[^>]*>(.*?)</text>").unwrap(), Regex::new("<[^>]*>").unwrap());
    text.captures_iter(svg).map(|found| tag.replace_all(&found[1], "").into_owned()).collect()
}

/// Every tag is closed by its like, and nothing stands outside.
fn assert_well_formed(svg: &str) {
    let tag = Regex::new(r#"<(/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(/?)>"#).unwrap();
    let mut open = Vec::new();
    for found in tag.captures_iter(svg) {
        match (&found[1], &found[4]) {
            ("/", "") => assert_eq!(open.pop(), Some(found[2].to_owned()), "{svg}"),
            ("", "") => open.push(found[2].to_owned()),
            ("", "/") => {}
            _ => panic!("{}", &found[0]),
        }
    }
    assert!(open.is_empty());
    let rest = tag.replace_all(svg, "");
    assert!(!rest.contains(['<', '>']), "{rest}");
    let entity = Regex::new("&(amp|lt|gt|quot|#39);").unwrap();
    assert!(!entity.replace_all(&rest, "").contains('&'), "{rest}");
}

fn longest() -> String {
    let round = |level: u8, name: &str| format!("{level}{name} P P X P P XX P P ");
    let rounds = (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|name| round(level, name)));
    format!("P P P {}P", rounds.collect::<String>())
}

#[test]
fn every_call_is_there_with_its_sign_and_what_it_means() {
    for (text, language, parts) in [
        (
            "1H P 1H ib",
            Language::English,
            "West North East South 1♥ Pass 1♥ |! insufficient ? |West to choose".to_owned(),
        ),
        ("1H S:2C", Language::Norwegian, "Vest Nord Øst Syd 1♥ 2♣ |! utenfor tur ? |Vest velger".to_owned()),
        (
            "1S 1H ib rej X ncmp 2H",
            Language::English,
            "West North East South 1♠ 1♥ |× withdrawn Dbl |× cancelled 2♥ ? |South to call".to_owned(),
        ),
    ] {
        let svg = picture::draw(&diagram(text, language)).svg();
        assert_well_formed(&svg);
        assert_eq!(texts(&svg).join(" "), parts.replace('|', ""), "{text}");
    }
    let imposed = picture::draw(&diagram("1S 1H ib > 2D ncmp P 2S", Language::English)).svg();
    assert!(texts(&imposed).contains(&"(Pass)".to_owned()));
    // What is withdrawn or cancelled is struck through: 1♥ and 2♠.
    assert_eq!(imposed.matches("stroke-width=\"4\"").count(), 2);
}

#[test]
fn nothing_in_a_text_breaks_the_drawing() {
    let evil = "<&>\"'\u{0}\u{1b}</text><script>\u{ffff}]]>".to_owned();
    let cell = |sign| Cell {
        call: None,
        text: evil.clone(),
        sign,
        word: format!("{evil} {}", "x".repeat(500)),
        alert: evil.clone(),
    };
    let signs = [None, Some(Sign::Irregular), Some(Sign::Gone), Some(Sign::Substituted), Some(Sign::Turn)];
    let row = std::array::from_fn(|_| signs.map(cell).to_vec());
    let header = std::array::from_fn(|_| evil.repeat(20));
    let drawing = picture::draw(&Diagram { header, rows: vec![row], legend: evil.clone() });
    assert_well_formed(&drawing.svg());
    assert!(!drawing.svg().contains("<script"));
    #[cfg(feature = "picture")]
    assert!(picture::png(&drawing).is_ok());
}

#[test]
fn the_longest_auction_keeps_its_end_and_says_that_it_is_cut() {
    let longest = diagram(&longest(), Language::English);
    let drawing = picture::draw(&longest);
    assert!(drawing.height <= TALLEST && drawing.height > TALLEST - 120, "{}", drawing.height);
    let texts = texts(&drawing.svg());
    assert!(drawing.left_out > 40 && texts.contains(&"…".to_owned()) && texts.contains(&"7NT".to_owned()));
    assert_eq!(texts.last().map(String::as_str), Some("Pass"));
    // An irregular call is shown wherever it is.
    let mut early = longest;
    early.rows[9][1] = vec![Cell { sign: Some(Sign::Irregular), word: "here".to_owned(), ..Cell::default() }];
    let drawing = picture::draw(&early);
    assert!(drawing.svg().contains("! here") && drawing.height <= TALLEST);
    // Even if every row has many.
    for row in &mut early.rows {
        *row = std::array::from_fn(|_| vec![early_cell(); 40]);
    }
    let drawing = picture::draw(&early);
    assert!(drawing.height <= TALLEST && drawing.left_out > 0);
}

fn early_cell() -> Cell {
    Cell { sign: Some(Sign::Gone), text: "7NT".to_owned(), word: "withdrawn".to_owned(), ..Cell::default() }
}

#[test]
fn the_same_auction_is_drawn_the_same() {
    let drawn = || picture::draw(&diagram("1S 1H ib rej X ncmp 2H", Language::Norwegian));
    assert_eq!(drawn(), drawn());
    assert_eq!(picture::draw(&Diagram::default()).left_out, 0);
}

/// The contrast of two colours as the accessibility guidelines reckon it.
fn contrast(one: &str, other: &str) -> f64 {
    let part = |colour: &str, at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let light = |colour: &str| 0.2126 * part(colour, 1) + 0.7152 * part(colour, 3) + 0.0722 * part(colour, 5);
    let (one, other) = (light(one) + 0.05, light(other) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn every_colour_of_letters_reads_on_what_it_lies_on() {
    let all = diagram("1S 1H ib > 2D ncmp P 2S P 3C 3H X P P 2C ib", Language::English);
    let mut svg = picture::draw(&all).svg() + &picture::draw(&diagram("1C P 1D X XX", Language::English)).svg();
    svg += &picture::draw(&diagram("1H P 1H ib", Language::English)).svg();
    let letters = Regex::new("<(?:text|tspan)[^>]* fill=\"(#[0-9a-f]{6})\"").unwrap();
    let cards = Regex::new("<rect[^>]* fill=\"(#[0-9a-f]{6})\"").unwrap();
    let found = |pattern: &Regex| -> std::collections::BTreeSet<String> {
        pattern.captures_iter(&svg).map(|found| found[1].to_owned()).collect()
    };
    let (letters, cards) = (found(&letters), found(&cards));
    assert!(letters.len() >= 9 && cards.len() == 3, "{letters:?} {cards:?}");
    for letter in &letters {
        // Grey stands on the card alone: what no longer counts, a pass, the seats.
        let quiet = ["#4b5563", "#5b6270", "#676e7b"].contains(&letter.as_str());
        for card in cards.iter().filter(|card| !quiet || card.as_str() == "#fffdf8") {
            assert!(contrast(letter, card) >= 4.5, "{letter} on {card}: {:.2}", contrast(letter, card));
        }
    }
}

#[cfg(feature = "picture")]
mod painted {
    use director_please::present::picture::WIDTH;
    use resvg::usvg::{self, Options, Tree};

    use super::*;

    /// Width and height, from the header.
    fn size(png: &[u8]) -> (u32, u32) {
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        (number(16), number(20))
    }

    #[test]
    fn a_picture_has_the_size_of_its_drawing_and_is_small() {
        for (text, most) in [("1H P 1H ib".to_owned(), 40_000), (longest(), 150_000)] {
            let drawing = picture::draw(&diagram(&text, Language::English));
            let png = picture::png(&drawing).unwrap();
            assert_eq!(png, picture::png(&drawing).unwrap(), "not the same twice");
            assert_eq!(size(&png), (WIDTH, drawing.height));
            assert!(png.len() < most, "{} bytes", png.len());
            let pixels = resvg::tiny_skia::Pixmap::decode_png(&png).unwrap();
            assert_eq!(pixels.pixel(0, 0).unwrap().alpha(), 0, "the corners are round");
            assert_eq!(pixels.pixel(WIDTH / 2, 8).unwrap().alpha(), 255, "the card hides what is behind it");
        }
    }

    /// Cells are painted once, wherever they stand, and put together. But for the edges of a frame, where a pixel may be rounded
    /// the other way, that is the drawing painted as a whole.
    #[test]
    fn a_picture_that_is_put_together_is_the_drawing() {
        let options = Options { fontdb: std::sync::Arc::new(fonts()), ..Options::default() };
        let texts = [
            "1H P 1H ib",
            "1C P 1D X XX 2C 2D P 2H 3S 4NT P P 3H ib",
            "1S 1H ib > 2D ncmp P 2S",
            "1S P P P E:X",
            "1H S:2C",
            "8C",
            "1D 1C ib acc P P W:1S oot rej",
            &longest(),
        ];
        for (text, language) in texts.into_iter().flat_map(|text| Language::ALL.map(|language| (text, language))) {
            let drawing = picture::draw(&diagram(text, language));
            let tree = Tree::from_str(&drawing.svg(), &options).unwrap();
            let mut whole = resvg::tiny_skia::Pixmap::new(WIDTH, drawing.height).unwrap();
            resvg::render(&tree, usvg::Transform::identity(), &mut whole.as_mut());
            let built = resvg::tiny_skia::Pixmap::decode_png(&picture::png(&drawing).unwrap()).unwrap();
            let pairs = whole.pixels().iter().zip(built.pixels());
            let far = |(one, other): &(&_, &_)| {
                let parts = |it: &resvg::tiny_skia::PremultipliedColorU8| [it.red(), it.green(), it.blue(), it.alpha()];
                let apart = parts(one).into_iter().zip(parts(other)).map(|(one, other)| one.abs_diff(other)).max();
                apart > Some(1)
            };
            let differing = pairs.filter(far).count();
            assert!(differing <= 20, "{text}: {differing} pixels");
        }
    }

    /// The fonts that the program has.
    fn fonts() -> usvg::fontdb::Database {
        let mut fonts = usvg::fontdb::Database::new();
        for name in ["Inter-Medium.otf", "Inter-SemiBold.otf", "DejaVuSans-Suits.ttf"] {
            fonts.load_font_data(std::fs::read(format!("{}/fonts/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap());
        }
        assert_eq!(fonts.len(), 3);
        fonts
    }

    #[test]
    fn every_line_of_letters_stands_in_its_column() {
        let options = Options { fontdb: std::sync::Arc::new(fonts()), ..Options::default() };
        for language in Language::ALL {
            for text in [
                "1H P 1H ib",
                "1C P 1D X XX 2C 2D P 2H 3S 4NT P P 3H ib",
                "1S 1H ib > 2D ncmp P 2S",
                "1S P P P E:X",
                "8C",
            ] {
                let drawing = picture::draw(&diagram(text, language));
                let tree = Tree::from_str(&drawing.svg(), &options).unwrap();
                let lines = tree.root().children().iter().filter_map(|node| match node {
                    usvg::Node::Text(text) => Some(text),
                    usvg::Node::Group(_) | usvg::Node::Path(_) | usvg::Node::Image(_) => None,
                });
                let boxes: Vec<_> = lines.map(|line| line.abs_bounding_box()).collect();
                assert!(boxes.len() > 5);
                for one in boxes {
                    let column = (one.left() - 16.0).div_euclid(192.0);
                    assert!(one.right() <= 16.0 + (column + 1.0) * 192.0 && one.width() < 180.0, "{text}: {one:?}");
                }
            }
        }
    }
}
