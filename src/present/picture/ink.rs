//! Colours and letters of the picture.

/// The card.
pub(super) const CARD: &str = "#fffdf8";
/// Lines that only divide.
pub(super) const FAINT: &str = "#ddd6c8";
/// Seats, and the ellipsis.
pub(super) const HEAD: &str = "#4b5563";
/// A regular call.
pub(super) const CALL: &str = "#1a1d23";
/// A pass: there are many, and they say little.
pub(super) const PASS: &str = "#5b6270";
/// What no longer counts.
pub(super) const GONE: &str = "#676e7b";
/// An irregular call: its words, its frame, and what it lies on.
pub(super) const IRREGULAR: [&str; 3] = ["#803300", "#c2620a", "#ffe9bd"];
/// Whose turn it is: the words, the frame, and what it lies on.
pub(super) const TURN: [&str; 3] = ["#1d46b8", "#1d46b8", "#eef3ff"];
/// What the Laws put there.
pub(super) const IMPOSED: &str = "#6b3fa0";
/// Clubs, diamonds, hearts, spades: four colours, dark enough for the card and for an irregular call.
/// And how far each is moved to the right, in hundredths of its size, to stand as close to its figure as the others.
const SUITS: [(char, &str, i32); 4] =
    [('♣', "#0c6b33", 3), ('♦', "#a63f00", -5), ('♥', "#bd0f22", 4), ('♠', "#1b2f8f", 0)];

/// The letters that are not a suit's sign.
pub(super) const LETTERS: &str = "Inter";
/// The signs of the suits.
pub(super) const SIGNS: &str = "DejaVu Sans";

/// How heavy letters are.
#[derive(Clone, Copy)]
pub(super) enum Weight {
    Plain,
    Strong,
}

/// How a line of letters is written.
#[derive(Clone, Copy)]
pub(super) struct Text {
    pub size: u32,
    pub weight: Weight,
    pub colour: &'static str,
    /// The width that it may take; it is written smaller where it would take more.
    pub room: u32,
}

impl Text {
    /// The line with its middle at `x`, standing on `y`; suits in their colours.
    pub(super) fn centred(self, text: &str, x: u32, y: u32) -> String {
        self.written(text, x, y, true)
    }

    /// The same in one colour throughout.
    pub(super) fn plain(self, text: &str, x: u32, y: u32) -> String {
        self.written(text, x, y, false)
    }

    fn written(self, text: &str, x: u32, y: u32, is_coloured: bool) -> String {
        let size = self.fitting(text);
        let weight = match self.weight {
            Weight::Plain => 500,
            Weight::Strong => 600,
        };
        let letters: String = text.chars().map(|letter| one(letter, size, is_coloured)).collect();
        let colour = self.colour;
        format!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-family=\"{LETTERS}, sans-serif\" font-size=\"{size}\" \
             font-weight=\"{weight}\" fill=\"{colour}\">{letters}</text>\n"
        )
    }

    /// The width of a line, at least as much as it takes.
    pub(super) fn width(self, text: &str) -> u32 {
        width(text, self.fitting(text))
    }

    /// The size at which the line fits.
    fn fitting(self, text: &str) -> u32 {
        let natural = width(text, self.size);
        if natural <= self.room { self.size } else { self.size * self.room / natural }
    }
}

/// The width of a line at a size.
pub(super) fn width(text: &str, size: u32) -> u32 {
    text.chars().map(advance).sum::<u32>() * size / 1000
}

/// The width of a letter in thousandths of its size; at least as much as the font's.
fn advance(letter: char) -> u32 {
    match letter {
        ' ' | 'i' | 'j' | 'l' | 'I' | '\'' | '’' => 280,
        '.' | ',' | ':' | ';' | '!' | '·' => 310,
        'f' | 'r' | 't' | '(' | ')' | '/' => 400,
        '-' | '1' => 490,
        's' | 'x' | 'z' | 'J' | 'L' | '?' | '–' => 570,
        'a' | 'c' | 'e' | 'k' | 'v' | 'y' | 'å' | 'é' | 'F' | '7' => 595,
        'b'..='z' | 'ø' | 'ö' | '2' | '5' if !matches!(letter, 'm' | 'w') => 635,
        '0'..='9' | '×' | 'P' | 'R' | 'S' | 'T' | 'B' | 'E' | 'K' | 'Z' => 680,
        'A'..='Z' | 'Ø' | 'Å' if !matches!(letter, 'M' | 'W') => 780,
        'ä' => 580,
        '…' => 810,
        '♣' | '♦' | '♥' | '♠' => 990,
        _ => 1020,
    }
}

/// A letter as SVG has it; a suit's sign in its own font and, if `is_coloured`, in its own colour.
fn one(letter: char, size: u32, is_coloured: bool) -> String {
    if let Some((sign, colour, moved)) = SUITS.iter().find(|(sign, ..)| *sign == letter) {
        let fill = if is_coloured { format!(" fill=\"{colour}\"") } else { String::new() };
        let dx = f64::from(size) * f64::from(*moved) / 100.0;
        return format!("<tspan dx=\"{dx:.1}\" font-family=\"{SIGNS}\" font-weight=\"400\"{fill}>{sign}</tspan>");
    }
    match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        // XML has no place for these, not even escaped.
        control if control.is_control() || matches!(control, '\u{fffe}' | '\u{ffff}') => " ".to_owned(),
        other => other.to_string(),
    }
}
