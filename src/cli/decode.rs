//! Bytes of a file as UTF-8: what begins as UTF-16 is written otherwise, anything else stays as it is.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read},
    path::Path,
};

/// How a file is encoded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    /// UTF-8, or letters of one byte each.
    Bytes,
    Utf16(Order),
}

/// Which byte of two comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Little,
    Big,
}

/// Reads a file without its byte order mark.
pub(super) struct Decoder<R> {
    input: R,
    encoding: Encoding,
    /// The first half of a character above the others.
    high: Option<u16>,
    /// What is written and not read yet.
    ready: Vec<u8>,
    at: usize,
}

impl<R: BufRead> Decoder<R> {
    /// Looks at the first bytes.
    ///
    /// # Errors
    ///
    /// When reading fails.
    pub(super) fn new(mut input: R) -> io::Result<Decoder<R>> {
        // The first letter of any form is ASCII.
        let (encoding, mark) = match input.fill_buf()? {
            [0xef, 0xbb, 0xbf, ..] => (Encoding::Bytes, 3),
            [0xff, 0xfe, ..] => (Encoding::Utf16(Order::Little), 2),
            [0xfe, 0xff, ..] => (Encoding::Utf16(Order::Big), 2),
            [1..=u8::MAX, 0, ..] => (Encoding::Utf16(Order::Little), 0),
            [0, 1..=u8::MAX, ..] => (Encoding::Utf16(Order::Big), 0),
            _ => (Encoding::Bytes, 0),
        };
        input.consume(mark);
        Ok(Decoder { input, encoding, high: None, ready: Vec::new(), at: 0 })
    }

    /// Writes the next characters of UTF-16 as UTF-8.
    fn transcode(&mut self, order: Order) -> io::Result<()> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(1 << 13).read_to_end(&mut bytes)?;
        let units = bytes.chunks(2).map(|pair| match (pair, order) {
            (&[low, high], Order::Little) | (&[high, low], Order::Big) => u16::from_le_bytes([low, high]),
            _ => REPLACEMENT,
        });
        let mut units: Vec<u16> = self.high.take().into_iter().chain(units).collect();
        let is_torn = bytes.len() == 1 << 13 && units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit));
        if is_torn {
            self.high = units.pop();
        }
        let text: String = char::decode_utf16(units).map(|ch| ch.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        self.ready = text.into_bytes();
        self.at = 0;
        Ok(())
    }
}

/// In the place of half a character.
const REPLACEMENT: u16 = 0xfffd;

impl<R: BufRead> Read for Decoder<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let Encoding::Utf16(order) = self.encoding else { return self.input.read(into) };
        if self.at >= self.ready.len() {
            self.transcode(order)?;
        }
        let mut rest = self.ready.get(self.at..).unwrap_or_default();
        let count = rest.read(into)?;
        self.at += count;
        Ok(count)
    }
}

/// Opens a file; an error names it.
pub(super) fn open(path: impl AsRef<Path>) -> io::Result<BufReader<File>> {
    let path = path.as_ref();
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    File::open(path).map(BufReader::new).map_err(named)
}
