//! What the Laws leave open, and a ruling has to decide all the same: a line for each paragraph `READING` beside the code. What it
//! asks, how it is read here and what else is defensible stand in the texts of each language, under the reading's name.

use crate::lawbook::{Clause, index_2007, index_2017};

/// A place where the Laws can be read in more than one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawReading {
    /// Its name, which stays the same.
    pub name: &'static str,
    /// The clauses that leave it open, each of its edition.
    pub clauses: &'static [Clause],
}

/// Every reading, in the order of the book.
pub const READINGS: &[LawReading] = &[
    LawReading { name: "change-calls-again", clauses: &[index_2007::L25B, index_2017::L25B] },
    LawReading { name: "change-over-the-first", clauses: &[index_2007::L25B1, index_2017::L25B1] },
    LawReading { name: "change-to-inadmissible", clauses: &[index_2007::L25B2, index_2017::L25B2] },
    LawReading { name: "comparable-change-information", clauses: &[index_2017::L25B1, index_2017::L26A] },
    LawReading { name: "withdrawn-twice-lead", clauses: &[index_2007::L26A2, index_2007::L26B] },
    LawReading { name: "specified-suit", clauses: &[index_2007::L26A1, index_2007::L26A2, index_2017::L26B] },
    LawReading { name: "only-forbid", clauses: &[index_2017::L26B] },
    LawReading { name: "same-words-other-meaning", clauses: &[index_2007::L26A1, index_2007::L26B] },
    LawReading { name: "auction-goes-on-before-choice", clauses: &[index_2007::L27A1, index_2017::L27A1] },
    LawReading { name: "free-bid-and-lead", clauses: &[index_2007::L27B1A, index_2007::L27B1B, index_2007::L26B] },
    LawReading { name: "free-bid-information", clauses: &[index_2007::L27B1B, index_2007::L16D2] },
    LawReading { name: "same-meaning-trifle", clauses: &[index_2007::L27B1B] },
    LawReading { name: "similar-enough", clauses: &[index_2017::L23A1] },
    LawReading { name: "same-call-again", clauses: &[index_2017::L23A1] },
    LawReading {
        name: "usual-meaning",
        clauses: &[index_2007::L27B1A, index_2007::L27B1B, index_2017::L27B1A, index_2017::L27B1B],
    },
    LawReading { name: "bid-of-another-suit", clauses: &[index_2017::L27B1A] },
    LawReading { name: "notrump-for-a-minor", clauses: &[index_2007::L27B1B, index_2017::L23A1] },
    LawReading { name: "auction-meant", clauses: &[index_2007::L27B1B, index_2017::L23A1] },
    LawReading {
        name: "not-replaced",
        clauses: &[index_2007::L27B, index_2007::L29A, index_2017::L27B, index_2017::L29A],
    },
    LawReading {
        name: "cancelled-attempt-bars",
        clauses: &[index_2007::L27B3, index_2007::L27B4, index_2017::L27B3, index_2017::L27B4],
    },
    LawReading { name: "over-cancelled-double", clauses: &[index_2007::L27B3, index_2017::L27B3] },
    LawReading {
        name: "accepted-second-bid",
        clauses: &[index_2007::L27B4, index_2007::L26B, index_2017::L27B4, index_2017::L26B],
    },
    LawReading {
        name: "partner-calls-first",
        clauses: &[index_2007::L28B, index_2007::L29A, index_2017::L28B, index_2017::L29A],
    },
    LawReading {
        name: "turn-gone-before-repeating",
        clauses: &[
            index_2007::L29A,
            index_2007::L31A1,
            index_2007::L32B1,
            index_2017::L29A,
            index_2017::L31A1,
            index_2017::L32A1,
        ],
    },
    LawReading {
        name: "repeat-or-pass",
        clauses: &[index_2007::L31A1, index_2007::L31B, index_2007::L32A, index_2007::L32B1],
    },
    LawReading {
        name: "another-call-than-repeated",
        clauses: &[index_2007::L31A1, index_2007::L32B1, index_2017::L31A1, index_2017::L32A1],
    },
    LawReading {
        name: "enforced-pass-information",
        clauses: &[index_2007::L30A, index_2007::L30B1, index_2007::L16D2, index_2017::L30A, index_2017::L16C2],
    },
    LawReading { name: "repeated-pass-lead", clauses: &[index_2017::L30A, index_2017::L26B] },
    LawReading { name: "pass-of-artificial-call", clauses: &[index_2007::L30C] },
    LawReading { name: "pass-of-takeout-double", clauses: &[index_2007::L30C, index_2017::L30C] },
    LawReading { name: "forbidden-double", clauses: &[index_2007::L30B2B] },
    LawReading { name: "repeated-denomination", clauses: &[index_2007::L29C, index_2007::L31A2A] },
    LawReading { name: "bare-denomination", clauses: &[index_2007::L29C, index_2007::L31A2A, index_2007::L31A2B] },
    LawReading {
        name: "three-passes",
        clauses: &[index_2007::L17E2, index_2007::L34, index_2017::L17D3, index_2017::L34],
    },
    LawReading { name: "comparable-after-double", clauses: &[index_2017::L26A, index_2017::L36B] },
    LawReading { name: "barred-before-the-turn", clauses: &[index_2007::L37B, index_2017::L37B] },
    LawReading {
        name: "call-after-imposed-pass",
        clauses: &[index_2007::L28A, index_2007::L37B, index_2017::L28A, index_2017::L37B],
    },
    LawReading { name: "standing-without-acceptance", clauses: &[index_2007::L37A, index_2017::L37A] },
    LawReading {
        name: "not-made-or-called-over",
        clauses: &[index_2007::L28B, index_2007::L36A, index_2017::L28B, index_2017::L36A],
    },
    LawReading {
        name: "gone-on-before-ruling",
        clauses: &[index_2007::L36A, index_2007::L38B, index_2017::L36A, index_2017::L38B],
    },
    LawReading {
        name: "doubled-out-of-turn",
        clauses: &[index_2007::L28B, index_2007::L36B, index_2017::L28B, index_2017::L36B],
    },
    LawReading {
        name: "bar-begins-with-ruling",
        clauses: &[index_2007::L36B4, index_2007::L37B, index_2017::L36B4, index_2017::L37B],
    },
    LawReading {
        name: "over-bid-above-seven",
        clauses: &[index_2007::L38B, index_2007::L38D, index_2017::L38B, index_2017::L38D],
    },
];
