//! A board that is named with a little word before it.

use super::{calls, read};

#[test]
fn in_a_board_is_no_player() {
    for auction in ["1H 1S 1D", "1S P 1H", "P 1NT X 1H"] {
        // Board 5 is dealt by North.
        let wanted = calls(&read(auction));
        for board in
            ["I spill 5:", "i spill nr 5:", "I brett 5:", "i mappe 5:", "på spill 5:", "i board 5:", "in board 5:"]
        {
            let text = format!("{board} {auction}");
            assert_eq!(calls(&read(&text)), wanted, "{text}");
        }
    }
}
