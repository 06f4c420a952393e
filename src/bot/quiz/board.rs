//! Who leads, and who does not want to be shown.

use super::{
    command::{PERIOD, SHOW},
    is_set, word,
};
use crate::{
    bot::{
        asker::Asker,
        card::who,
        interaction::Options,
        message::{self, Frame},
        office::{Away, Office},
        reply::{Audience, Reply},
        words::QuizWords as Words,
    },
    league::{Day, Period, Span},
    locale::Language,
    present::Page,
    store::{Board, Line},
};

/// Lines of a board.
const LINES: u32 = 10;

impl Office {
    /// `/quiz board`.
    pub(super) async fn quiz_board(&self, options: &Options, asker: &Asker) -> Result<Reply, Away> {
        if !asker.is_in_server() {
            return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], asker));
        }
        let wanted = options.text(PERIOD);
        let period = Period::ALL.into_iter().find(|period| Some(period.name()) == wanted).unwrap_or(Period::Month);
        let store = self.store()?;
        let span = period.of(Day::of(asker.at, &store.plan(asker.place).await?.zone));
        let board = store.board(asker.place, &span.key, LINES, asker.person).await?;
        let is_hidden = store.player(asker.person).await?.opted_out;
        let content = draw(period, span, &board, is_hidden, asker.reader);
        Ok(Reply::messages(content, Vec::new(), Audience::Private, Vec::new()))
    }

    /// `/quiz opt_out`.
    pub(super) async fn quiz_opt_out(&self, options: &Options, asker: &Asker) -> Result<Reply, Away> {
        let shows = is_set(options, SHOW);
        self.store()?.opt_out(asker.person, !shows, asker.cause()).await?;
        Ok(if shows {
            word(&Words::OptedIn {}, &[Words::OptedInHow {}], asker)
        } else {
            word(&Words::OptedOut {}, &[Words::OptedOutHow {}], asker)
        })
    }
}

fn draw(period: Period, span: Span, board: &Board, is_hidden: bool, language: Language) -> Vec<String> {
    let title = Words::BoardTitle { which: period.name(), key: span.key }.say(language);
    let mut before = vec![message::heading(&title)];
    before.extend(board.lines.iter().map(|line| told(line, language)));
    if board.lines.is_empty() {
        before.push(Words::BoardEmpty {}.say(language));
    }
    if let Some(own) = board.own.filter(|own| !board.lines.contains(own)) {
        before.push("…".to_owned());
        before.push(told(&own, language));
    }
    let mut after = Vec::new();
    after.extend(is_hidden.then(|| Words::BoardHidden {}.say(language)));
    after.push(Words::BoardRule { first: span.first.to_string(), last: span.last.to_string() }.say(language));
    message::lay_out_framed(&Page::default(), language, &Frame { before, after }, 1)
}

fn told(line: &Line, language: Language) -> String {
    let Line { rank, person, score, streak } = *line;
    let who = who(Some(person), language);
    let line = Words::BoardLine { rank, who, right: score.right, answered: score.answered }.say(language);
    if streak < 2 {
        return line;
    }
    format!("{line} · {}", Words::BoardStreak { streak }.say(language))
}
