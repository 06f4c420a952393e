//! The drawing as PNG, with fonts that travel with the program: the same bytes on every machine. What stands in a column is
//! painted once, and pictures are put together from that.

use std::{
    collections::HashMap,
    iter,
    ops::Range,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};

use super::{
    BOTTOM, COLUMN, HEADER, MARGIN, PADDING, Picture, Piece, Strip, WIDTH, card,
    deflate::{Bits, Codes},
    ink::CARD,
    line,
    place::Place,
    tile::{ADLER, Line, PIXEL, Surroundings, Tile},
};

/// Letters, and the signs of the suits. Subsets; where they come from and under which licences stands beside them.
const FONTS: [&[u8]; 3] = [
    include_bytes!("../../../fonts/Inter-Medium.otf"),
    include_bytes!("../../../fonts/Inter-SemiBold.otf"),
    include_bytes!("../../../fonts/DejaVuSans-Suits.ttf"),
];

static LOADED: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
    Arc::new(fonts)
});

static CODES: LazyLock<Codes> = LazyLock::new(Codes::new);
static FRAME: LazyLock<Result<Frame, NoPicture>> = LazyLock::new(Frame::new);
static TILES: LazyLock<Mutex<HashMap<Piece, Arc<Tile>>>> = LazyLock::new(Mutex::default);

/// How many pieces are kept, of some 6 kB each: more than there are calls and what is said of them. Then the cache is cleared.
const MOST: usize = 500;
/// Bytes from a line of the picture to the next: its pixels, and which filter they went through, which is none.
const STRIDE: usize = WIDTH as usize * PIXEL + 1;
/// How far a frame reaches over its piece.
const ABOVE: u32 = 2;
/// To how many lines above one may refer: DEFLATE goes back 32 kB.
const BACK: usize = 9;
/// The height of a card that has the corners of all.
const SAMPLE: u32 = 120;
/// How much of the card's upper end is in no column, for the corners reach into the columns. At the lower end it is as much
/// as lies below the last row.
const TOP: u32 = PADDING;

/// A drawing that cannot be painted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoPicture(String);

/// Paints a drawing.
///
/// # Errors
///
/// When the drawing is not one of ours.
pub fn png(picture: &Picture) -> Result<Vec<u8>, NoPicture> {
    let frame = FRAME.as_ref().map_err(Clone::clone)?;
    let mut data = Data::new();
    let mut y = 0;
    for (number, strip) in picture.strips.iter().enumerate() {
        let tiles = strip.tiles()?;
        let empty = || iter::repeat(&frame.blank).filter_map(|tile| tile.line(0));
        let over = (PADDING - ABOVE) as usize;
        let mut columns = tiles.each_ref().map(|tile| empty().take(over).chain(tile.lines()).chain(empty()));
        for of_strip in 0..strip.height {
            let sampled = sample(y, picture.height);
            let inside = columns.each_mut().map(Iterator::next);
            let is_last = of_strip + 1 == strip.height && number + 1 < picture.strips.len();
            if y < TOP || y + BOTTOM + PADDING >= picture.height {
                data.push(frame.whole.line(sampled));
            } else if is_last || of_strip == 0 {
                data.push(frame.line.line(u32::from(of_strip == 0)));
            } else {
                data.push(frame.left.line(sampled));
                inside.into_iter().for_each(|line| data.push(line));
                data.push(frame.right.line(sampled));
            }
            y += 1;
        }
    }
    (y..picture.height).for_each(|y| data.push(frame.whole.line(sample(y, picture.height))));
    Ok(data.into_png(picture.height))
}

/// The card, and what lies between the strips.
struct Frame {
    /// Lines across the whole card.
    whole: Tile,
    /// The line that divides, which is two pixels high.
    line: Tile,
    left: Tile,
    right: Tile,
    /// A line of an empty column.
    blank: Tile,
}

impl Frame {
    fn new() -> Result<Frame, NoPicture> {
        let middle = SAMPLE / 2;
        let empty = paint(&card("", SAMPLE), WIDTH, SAMPLE)?;
        let lined = paint(&card(&line(middle), SAMPLE), WIDTH, SAMPLE)?;
        let tile = |pixels, x: Range<u32>, y: Range<u32>, above| tile(pixels, WIDTH, x, y, above);
        Ok(Frame {
            whole: tile(&empty, 0..WIDTH, 0..SAMPLE, 0),
            line: tile(&lined, 0..WIDTH, middle - 1..middle + 1, 0),
            // The line above is the same in every picture, as far as margins go.
            left: tile(&empty, 0..MARGIN, 0..SAMPLE, 1),
            right: tile(&empty, WIDTH - MARGIN..WIDTH, 0..SAMPLE, 1),
            blank: tile(&empty, MARGIN..MARGIN + COLUMN, middle..middle + 1, 0),
        })
    }
}

/// The line of the sample that is at the same distance from the nearer end as this line in a picture of this height.
fn sample(y: u32, height: u32) -> u32 {
    let half = SAMPLE.min(height) / 2;
    if y < half { y } else { SAMPLE - (height - y).min(SAMPLE / 2) }
}

impl Strip {
    fn tiles(&self) -> Result<[Arc<Tile>; 4], NoPicture> {
        let [one, two, three, four] = &self.columns;
        Ok([one.tile()?, two.tile()?, three.tile()?, four.tile()?])
    }
}

impl Piece {
    /// Painted now, if it was not before.
    fn tile(&self) -> Result<Arc<Tile>, NoPicture> {
        let tiles = || TILES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tile) = tiles().get(self) {
            return Ok(Arc::clone(tile));
        }
        let high = ABOVE
            + match self {
                Piece::Name(_) => HEADER - 2 * PADDING,
                Piece::Place(cells) => Place(cells).height(COLUMN),
                Piece::Ellipsis => super::GAP - 2 * PADDING,
            };
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{COLUMN}\" height=\"{high}\">\
             <rect width=\"{COLUMN}\" height=\"{high}\" fill=\"{CARD}\"/>{}</svg>",
            self.drawn(0, ABOVE)
        );
        let painted = paint(&svg, COLUMN, high)?;
        let tile = Arc::new(tile(&painted, COLUMN, 0..COLUMN, 0..high, BACK));
        let mut tiles = tiles();
        if tiles.len() >= MOST {
            tiles.clear();
        }
        tiles.insert(self.clone(), Arc::clone(&tile));
        Ok(tile)
    }
}

fn paint(svg: &str, width: u32, height: u32) -> Result<Vec<u8>, NoPicture> {
    let options = Options { fontdb: Arc::clone(&LOADED), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| NoPicture(error.to_string()))?;
    let mut pixels = Pixmap::new(width, height).ok_or_else(|| NoPicture(height.to_string()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels.take_demultiplied())
}

/// A part of what was painted as a tile. All but the left margin stands to the right of the card.
fn tile(painted: &[u8], width: u32, x: Range<u32>, y: Range<u32>, above: usize) -> Tile {
    let (from, to) = (x.start as usize * PIXEL, x.end as usize * PIXEL);
    let is_first = width == WIDTH && x.start == 0;
    let lines = painted.chunks(width as usize * PIXEL).take(y.end as usize).skip(y.start as usize);
    let lines: Vec<Vec<u8>> = lines
        .map(|line| {
            is_first.then_some(0).into_iter().chain(line.get(from..to).unwrap_or_default().iter().copied()).collect()
        })
        .collect();
    let left: &[u8] = if is_first { &[] } else { &BACKGROUND };
    let lines: Vec<&[u8]> = lines.iter().map(Vec::as_slice).collect();
    Tile::new(&lines, &Surroundings { stride: STRIDE, left, above }, &CODES)
}

/// The card's colour.
const BACKGROUND: [u8; PIXEL] = [0xff, 0xfd, 0xf8, 0xff];

/// The compressed data of a picture (zlib, RFC 1950).
struct Data {
    bits: Bits,
    sums: [u32; 2],
}

impl Data {
    fn new() -> Data {
        let mut bits = Bits::default();
        bits.push(0x0178, 16);
        CODES.begin(&mut bits);
        Data { bits, sums: [1, 0] }
    }

    fn push(&mut self, line: Option<&Line>) {
        let Some(line) = line else { return };
        self.bits.append(&line.bits);
        let ([one, two], [more, most]) = (self.sums, line.sums);
        self.sums = [(one + more) % ADLER, (two + line.bytes * one + most) % ADLER];
    }

    fn into_png(mut self, height: u32) -> Vec<u8> {
        CODES.end(&mut self.bits);
        let [one, two] = self.sums;
        let mut data = self.bits.into_bytes();
        data.extend((two << 16 | one).to_be_bytes());
        let mut png = Vec::with_capacity(data.len() + 100);
        png.extend(b"\x89PNG\r\n\x1a\n");
        // Eight bits for each of red, green, blue and alpha.
        let header = [&WIDTH.to_be_bytes()[..], &height.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
        for (kind, content) in [(b"IHDR", header), (b"IDAT", data), (b"IEND", Vec::new())] {
            png.extend((content.len() as u32).to_be_bytes());
            png.extend(kind);
            png.extend(&content);
            let mut check = crc32fast::Hasher::new();
            check.update(kind);
            check.update(&content);
            png.extend(check.finalize().to_be_bytes());
        }
        png
    }
}
