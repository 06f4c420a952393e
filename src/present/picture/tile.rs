//! A part of a picture, painted once: for every line its pixels as they stand in the compressed data of a PNG.
//!
//! A picture's data is one block of DEFLATE, and what a line of a tile is there does not depend on where the tile stands: it
//! refers only to its own lines, which are as far apart in every picture. So tiles are put together without painting or
//! compressing anything again.

use rustc_hash::FxHashMap;

use super::deflate::{Bits, Codes};

/// Bytes of a pixel: red, green, blue, and how much it hides.
pub(super) const PIXEL: usize = 4;
/// Fewer bytes than these are not copied: to say from where would take as much room.
const SHORTEST: usize = 4;

/// A painted part, line by line.
pub(super) struct Tile(Vec<Line>);

/// A line of a tile.
#[derive(Default)]
pub(super) struct Line {
    /// The data.
    pub bits: Bits,
    /// How many bytes that is when it is not compressed.
    pub bytes: u32,
    /// The two sums of Adler-32 over these bytes.
    pub sums: [u32; 2],
}

/// How a tile is compressed.
pub(super) struct Surroundings<'a> {
    /// Bytes from a line of the picture to the next.
    pub stride: usize,
    /// The pixel to the left of every line; nothing where the picture's lines begin.
    pub left: &'a [u8],
    /// To how many lines above one may refer.
    pub above: usize,
}

impl Tile {
    /// Compresses lines of the same length, which are in the picture one under the other.
    pub(super) fn new(lines: &[&[u8]], around: &Surroundings<'_>, codes: &Codes) -> Tile {
        let mut seen = Seen::default();
        let compressed = lines.iter().enumerate().map(|(number, line)| {
            let mut bits = Bits::default();
            let mut at = 0;
            while let Some((byte, _)) = line.get(at..).and_then(<[u8]>::split_first) {
                let (length, distance) = seen.longest(lines, around, (number, at)).unwrap_or((1, 0));
                match distance {
                    0 => codes.literal(*byte, &mut bits),
                    _ => codes.copy(length, distance, &mut bits),
                }
                for passed in at..at + length {
                    seen.note(line, (number, passed));
                }
                at += length;
            }
            Line { bits, bytes: line.len() as u32, sums: sums(line) }
        });
        Tile(compressed.collect())
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &Line> {
        self.0.iter()
    }

    /// This line, or the last one.
    pub(super) fn line(&self, number: u32) -> Option<&Line> {
        self.0.get(number as usize).or(self.0.last())
    }
}

/// A place in a tile: which line, and which byte of it.
type Spot = (usize, usize);

/// Where two pixels stood last.
#[derive(Default)]
struct Seen(FxHashMap<[u8; 2 * PIXEL], Spot>);

impl Seen {
    fn note(&mut self, line: &[u8], (number, at): Spot) {
        if at % PIXEL == 0
            && let Some(pixels) = line.get(at..).and_then(<[u8]>::first_chunk)
        {
            self.0.insert(*pixels, (number, at));
        }
    }

    /// The longest earlier bytes that are the same as those here, and how far back they are.
    fn longest(&self, lines: &[&[u8]], around: &Surroundings<'_>, (number, at): Spot) -> Option<(usize, usize)> {
        let here = lines.get(number)?.get(at..)?;
        let same = here.first_chunk().and_then(|pixels| self.0.get(pixels)).copied();
        let above = (1..=around.above.min(number).min(2)).map(|up| (number - up, at));
        let earlier = same.into_iter().filter(|(line, _)| number - line <= around.above).chain(above);
        let copies = earlier.filter_map(|(line, from)| {
            let there = lines.get(line)?.get(from..)?;
            Some((common(here, there), (number - line) * around.stride + at - from))
        });
        let run = match at.checked_sub(PIXEL) {
            Some(from) => lines.get(number)?.get(from..).map(|there| common(here, there)),
            None if at == 0 && !around.left.is_empty() => {
                Some(here.iter().zip(around.left.iter().chain(here)).take_while(|(one, other)| one == other).count())
            }
            None => None,
        };
        let run = run.map(|length| (length, PIXEL));
        let found = copies.chain(run).map(|(length, distance)| (length.min(Codes::LONGEST), distance));
        // The last of those that are as long, which is the nearest.
        found.filter(|(length, _)| *length >= SHORTEST).max_by_key(|(length, _)| *length)
    }
}

/// How many bytes both begin with.
fn common(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Adler-32 of bytes that follow nothing.
fn sums(bytes: &[u8]) -> [u32; 2] {
    bytes.iter().fold([0, 0], |[one, two], byte| {
        let one = (one + u32::from(*byte)) % ADLER;
        [one, (two + one) % ADLER]
    })
}

/// What Adler-32 is counted by.
pub(super) const ADLER: u32 = 65_521;
