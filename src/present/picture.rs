//! The auction as a picture: SVG, and with the feature `picture` PNG. It brings a card of its own to lie on, so that it
//! reads on light and dark surroundings, and it is as wide as a phone shows it well.

#[cfg(feature = "picture")]
mod deflate;
mod ink;
mod place;
#[cfg(feature = "picture")]
mod png;
#[cfg(feature = "picture")]
mod tile;

#[cfg(feature = "picture")]
pub use png::{NoPicture, png};

use self::{
    ink::{CARD, FAINT, HEAD, Text, Weight},
    place::Place,
};
use super::{Cell, Diagram};

/// The picture's width in pixels. Its letters are made for half of that, the width of a phone.
pub const WIDTH: u32 = 800;
/// The height in pixels that no picture exceeds, however long the auction.
pub const TALLEST: u32 = 1600;

/// Between the card's edge and the columns.
const MARGIN: u32 = 16;
/// The width of a column.
const COLUMN: u32 = (WIDTH - 2 * MARGIN) / 4;
/// The height of the seats' names.
const HEADER: u32 = 60;
/// Above and below what stands in a row.
const PADDING: u32 = 8;
/// The height of the line that stands for rows left out.
const GAP: u32 = 44;
/// Below the last row.
const BOTTOM: u32 = 8;

/// An auction, drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What lies one under the other, from the seats' names on, with lines between.
    strips: Vec<Strip>,
    /// Its height in pixels.
    pub height: u32,
    /// How many rows are left out, because the auction is too long; where they would be is an ellipsis.
    pub left_out: usize,
}

/// A row, or what stands for rows left out.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Strip {
    height: u32,
    columns: [Piece; 4],
}

/// What stands in one column of a strip.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Piece {
    Name(String),
    Place(Vec<Cell>),
    Ellipsis,
}

/// Draws an auction. The same auction gives the same drawing.
#[must_use]
pub fn draw(diagram: &Diagram) -> Picture {
    let rows: Vec<[Place<'_>; 4]> = diagram.rows.iter().map(|row| row.each_ref().map(|cells| Place(cells))).collect();
    let heights: Vec<u32> = rows.iter().map(height).collect();
    let kept = fitting(&rows, &heights);
    let mut strips = vec![Strip { height: HEADER, columns: diagram.header.clone().map(Piece::Name) }];
    let mut next = 0;
    for at in kept.iter().copied().chain([rows.len()]) {
        if at > next {
            strips.push(Strip { height: GAP, columns: [const { Piece::Ellipsis }; 4] });
        }
        next = at + 1;
        let (Some(row), Some(height)) = (diagram.rows.get(at), heights.get(at)) else { continue };
        strips.push(Strip { height: *height, columns: row.clone().map(Piece::Place) });
    }
    let height = strips.iter().map(|strip| strip.height).sum::<u32>() + BOTTOM;
    Picture { strips, height, left_out: rows.len() - kept.len() }
}

impl Picture {
    /// The drawing, as SVG.
    #[must_use]
    pub fn svg(&self) -> String {
        let (mut body, mut top) = (String::new(), 0);
        for strip in &self.strips {
            if top > 0 {
                body.push_str(&line(top));
            }
            for (piece, x) in strip.columns.iter().zip(lefts()) {
                body.push_str(&piece.drawn(x, top + PADDING));
            }
            top += strip.height;
        }
        card(&body, self.height)
    }
}

impl Piece {
    /// The piece with its upper left corner here.
    fn drawn(&self, x: u32, y: u32) -> String {
        let head = Text { size: 25, weight: Weight::Strong, colour: HEAD, room: COLUMN - 16 };
        match self {
            Piece::Name(name) => head.centred(name, x + COLUMN / 2, y + 32),
            Piece::Place(cells) => Place(cells).drawn(x, y, COLUMN),
            Piece::Ellipsis => Text { size: 40, room: COLUMN, ..head }.centred("…", x + COLUMN / 2, y + 18),
        }
    }
}

/// Where the columns begin.
fn lefts() -> [u32; 4] {
    [0, 1, 2, 3].map(|column| MARGIN + column * COLUMN)
}

fn height(row: &[Place<'_>; 4]) -> u32 {
    row.iter().map(|place| place.height(COLUMN)).max().unwrap_or_default().max(place::CALL) + 2 * PADDING
}

/// The rows for which there is room, in order: the first, those with a sign, then the others, each from the end.
fn fitting(rows: &[[Place<'_>; 4]], heights: &[u32]) -> Vec<usize> {
    let is_signed = |at: &usize| rows.get(*at).is_some_and(|row| row.iter().any(Place::is_signed));
    let signed = (1..rows.len()).rev().filter(is_signed);
    let others = (1..rows.len()).rev().filter(|at| !is_signed(at));
    let mut kept: Vec<usize> = Vec::new();
    for at in (0..rows.len()).take(1).chain(signed).chain(others) {
        let place = kept.partition_point(|other| *other < at);
        kept.insert(place, at);
        if total(&kept, heights) > TALLEST {
            kept.remove(place);
        }
    }
    kept
}

/// How high the picture is with these rows, and an ellipsis wherever some are left out.
fn total(kept: &[usize], heights: &[u32]) -> u32 {
    let rows: u32 = kept.iter().filter_map(|at| heights.get(*at)).sum();
    let ends = kept.iter().copied().chain([heights.len()]);
    let gaps: u32 = ends
        .zip([None].into_iter().chain(kept.iter().copied().map(Some)))
        .map(|(at, before)| u32::from(before.map_or(0, |before| before + 1) < at) * GAP)
        .sum();
    HEADER + rows + gaps + BOTTOM
}

/// A thin line across.
fn line(y: u32) -> String {
    let (from, to) = (MARGIN + 8, WIDTH - MARGIN - 8);
    format!("<path d=\"M{from} {y}H{to}\" stroke=\"{FAINT}\" stroke-width=\"2\"/>\n")
}

/// The card with the drawing on it.
fn card(body: &str, height: u32) -> String {
    let (width, inner) = (WIDTH - 2, height - 2);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">\n\
         <rect x=\"1\" y=\"1\" width=\"{width}\" height=\"{inner}\" rx=\"28\" fill=\"{CARD}\" stroke=\"{FAINT}\" \
         stroke-width=\"2\"/>\n{body}</svg>\n"
    )
}
