//! Texts that try something: to ping, to format, to hide, to reorder, to steer a terminal.

/// Through the core they go in the suite, through the bot in `tests/bot`.
pub const TEXTS: [&str; 23] = [
    "@everyone 1H",
    "<@&1000000000000000071> <@1000000000000000011> 1H P 1Q",
    "[1H](http://evil.example) P 1H",
    "||1H|| ~~P~~ **1Q** __x__",
    "1H P `1H` ```\n# heading\n```",
    "```ansi\n\u{1b}[31m1H\u{1b}[0m\n```",
    "\u{1b}]0;title\u{7}1H P\u{8}\u{8} 1H",
    "1H P \u{202e}bi H1",
    "1\u{200b}H P 1\u{2060}Q\u{feff}",
    "1H \u{2066}P\u{2069} \u{2067}1Q\u{2068}",
    "1H z\u{334}\u{335}\u{336}\u{337}\u{338}\u{321}\u{322}\u{327}\u{328}algo P",
    "1H z\u{334}\u{335}\u{8}\u{336}\u{200b}\u{337}\u{338}algo P",
    "1H \u{fffc} P 1\u{e0041}\u{e0042}Q",
    "1H ba\u{ad}na\u{ad}na \u{3164}P\u{115f}\u{1160}",
    "1H(\u{202e}strong\u{1b}[2J) P 1H(4+H \u{200f}12+) ib",
    "1S 1H(\u{2066}good hand\u{2069}) ib rej X(\u{7}any) \u{85}\u{2028}cmp",
    "# 1H\n> P\n- 1Q\n1. x\n-# small",
    "N E S W\n1H P 1H\n\n\u{202e}What <@1> @here ||now||?\u{1b}[0m",
    "[hv=d=n&a=1hp1h(\u{202e}weak%1b%5B2J)]",
    "[Auction \"N\"]\n1H =1= Pass\n[Note \"1:\u{200d}strong\u{9b}31m\"]",
    "mb|1H|an|\u{202a}x\u{1b}[1m|mb|q|",
    "1H\tP\r\n1Q \u{b}\u{c}",
    "\u{e0001}\u{180e}\u{2800}\u{34f}",
];
