//! The words of the game: calls, seats, and the legal auction (Laws 17, 18, 19 and 22).

mod auction;
mod call;
mod seat;

pub use auction::{Auction, Contract, Doubled};
pub use call::{Bid, Call, Denomination, Level, ParseCallError, Suit};
pub use seat::{ParseSeatError, Relation, Seat, Side};
