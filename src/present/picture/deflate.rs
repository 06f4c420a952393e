//! DEFLATE (RFC 1951) with codes that are made for these pictures: mostly the card, the same as above, and letters on it.

/// Bits in order, the first in the lowest place.
#[derive(Default)]
pub(super) struct Bits {
    words: Vec<u64>,
    last: u64,
    /// How many bits of the last word are there.
    filled: u32,
}

impl Bits {
    pub(super) fn push(&mut self, bits: u64, count: u32) {
        self.last |= bits << self.filled;
        self.filled += count;
        if self.filled >= u64::BITS {
            self.words.push(self.last);
            self.filled -= u64::BITS;
            self.last = bits.checked_shr(count - self.filled).unwrap_or_default();
        }
    }

    pub(super) fn append(&mut self, other: &Bits) {
        other.words.iter().for_each(|word| self.push(*word, u64::BITS));
        self.push(other.last, other.filled);
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        let mut bytes: Vec<u8> = Vec::with_capacity((self.words.len() + 1) * 8);
        self.words.iter().for_each(|word| bytes.extend(word.to_le_bytes()));
        bytes.extend(self.last.to_le_bytes().iter().take(self.filled.div_ceil(8) as usize));
        bytes
    }
}

/// The codes of a block.
pub(super) struct Codes {
    symbols: Vec<Code>,
    distances: Vec<Code>,
}

/// A code, as it is written, and its length.
#[derive(Clone, Copy, Default)]
struct Code(u64, u32);

/// The symbol that ends a block.
const END: usize = 256;
/// The order in which the lengths of the codes for lengths are told.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

impl Codes {
    /// The most bytes that are copied at once.
    pub(super) const LONGEST: usize = 258;

    /// The shortest codes for what is most frequent: a copy of 258 bytes; the fourth byte of a pixel, which says that nothing
    /// shines through; a copy of the pixel to the left, and of the line above.
    pub(super) fn new() -> Codes {
        let symbol = |symbol| match symbol {
            285 => 2,
            255 => 5,
            257..=284 => 7,
            _ => 9,
        };
        let distance = |symbol| match symbol {
            3 => 1,
            23 => 2,
            24..=27 => 6,
            _ => 7,
        };
        Codes { symbols: canonical((0..286).map(symbol)), distances: canonical((0..30).map(distance)) }
    }

    /// The beginning of a block, the only one.
    pub(super) fn begin(&self, bits: &mut Bits) {
        let length = |length| match length {
            7 | 9 => 2,
            1 | 2 | 5 | 6 => 3,
            _ => 0,
        };
        let lengths = canonical((0..ORDER.len()).map(length));
        bits.push(0b101, 3);
        bits.push((self.symbols.len() - 257) as u64, 5);
        bits.push((self.distances.len() - 1) as u64, 5);
        bits.push((ORDER.len() - 4) as u64, 4);
        ORDER.iter().for_each(|of| bits.push(length(*of).into(), 3));
        for Code(_, length) in self.symbols.iter().chain(&self.distances) {
            push(&lengths, *length as usize, bits);
        }
    }

    pub(super) fn literal(&self, byte: u8, bits: &mut Bits) {
        push(&self.symbols, byte.into(), bits);
    }

    /// The bytes so far back once more; at least 3.
    pub(super) fn copy(&self, length: usize, distance: usize, bits: &mut Bits) {
        if length == Codes::LONGEST {
            push(&self.symbols, 285, bits);
        } else {
            push_steps(&self.symbols, END + 1, length - 3, 2, bits);
        }
        push_steps(&self.distances, 0, distance - 1, 1, bits);
    }

    pub(super) fn end(&self, bits: &mut Bits) {
        push(&self.symbols, END, bits);
    }
}

fn push(codes: &[Code], symbol: usize, bits: &mut Bits) {
    let Code(code, length) = codes.get(symbol).copied().unwrap_or_default();
    bits.push(code, length);
}

/// A number as a symbol and the bits that it leaves open: `2^fine` symbols each for numbers with one more bit.
fn push_steps(codes: &[Code], first: usize, number: usize, fine: u32, bits: &mut Bits) {
    let open = (usize::BITS - number.leading_zeros()).saturating_sub(fine + 1);
    push(codes, first + (open << fine) as usize + (number >> open), bits);
    bits.push((number & ((1 << open) - 1)) as u64, open);
}

/// The codes of these lengths: shorter ones first, in order.
fn canonical(lengths: impl Iterator<Item = u32> + Clone) -> Vec<Code> {
    let code = |(symbol, length): (usize, u32)| {
        let is_before = |other: &(usize, u32)| other.1 > 0 && (other.1, other.0) < (length, symbol);
        let before = lengths.clone().enumerate().filter(is_before);
        let code: u64 = before.map(|(_, other)| 1 << (length - other)).sum();
        // The first bit of a code is the highest one.
        Code(code.reverse_bits().checked_shr(u64::BITS - length).unwrap_or_default(), length)
    };
    lengths.clone().enumerate().map(code).collect()
}
