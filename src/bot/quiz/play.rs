//! A question is asked, answered and revealed.

use super::{
    card,
    card::View,
    choose::{self, Audience as For, Wish},
    chosen_edition,
    command::{ALONE, LAW, LEVEL, OWN},
    gone, is_set,
    press::{Press, Verb},
    word,
};
use crate::{
    bot::{
        asker::Asker,
        card::when,
        interaction::Options,
        message,
        office::{Away, Office},
        question,
        reply::{Audience, Errand, Reply},
        words::QuizWords as Words,
    },
    case::Person,
    explain::Reader,
    lawbook::Edition,
    league::Day,
    quiz::Question,
    shorthand,
    store::{Answered, Given, NewRound, Round},
};

/// After how many seconds everybody who has answered may reveal a question that somebody else has asked for.
const PATIENCE: i64 = 5 * 60;
/// How many of those who were right are named.
const NAMED: u32 = 20;

impl Office {
    /// `/quiz play`.
    pub(super) async fn quiz_play(&self, options: &Options, asker: &Asker) -> Result<Reply, Away> {
        let level = options.integer(LEVEL).and_then(|level| u8::try_from(level).ok());
        let law = options.integer(LAW).and_then(|law| u8::try_from(law).ok());
        let is_public = asker.is_in_server() && !is_set(options, ALONE);
        let only_own = is_set(options, OWN);
        if only_own && !asker.is_in_server() {
            return Ok(word(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], asker));
        }
        if only_own && self.store()?.own_file(asker.place).await?.is_none() {
            return Ok(word(&Words::OwnNone {}, &[Words::OwnNoneHow {}], asker));
        }
        // Of the server's own there are few enough without asking for an edition that nobody has named.
        let by_default = || (!only_own).then(|| edition(asker));
        let wish = Wish {
            level: level.unwrap_or(self.level_of(asker).await?),
            is_firm: level.is_some(),
            law,
            edition: chosen_edition(options).or_else(by_default),
            only_own,
        };
        self.quiz_ask(wish, is_public, asker).await
    }

    /// How hard somebody's questions are.
    async fn level_of(&self, asker: &Asker) -> Result<u8, Away> {
        Ok(self.store()?.player(asker.person).await?.ladder.level())
    }

    /// Asks a new question.
    async fn quiz_ask(&self, wish: Wish, public: bool, asker: &Asker) -> Result<Reply, Away> {
        let place = public.then_some(asker.place);
        let language = if public { asker.server } else { asker.reader };
        let audience = For { person: Some(asker.person), place, here: asker.place };
        let Some((_, terms)) = self.choose(&asker.with, wish, audience, language).await? else {
            return Ok(word(&Words::NoneLeft {}, &[Words::NoneLeftHow {}], asker));
        };
        let zone = self.store()?.plan(asker.place).await?.zone;
        let new = NewRound {
            place: asker.place,
            by: Some(asker.person),
            at: asker.at,
            with: asker.with.clone(),
            day: Day::of(asker.at, &zone),
            terms,
            public,
        };
        // Told again, it is the question that was chosen then.
        let round = self.store()?.ask(&new).await?;
        let Some(question) = choose::again(&round.terms) else { return Ok(gone(asker)) };
        let view = View { files: asker.files, chosen: None, right: &[] };
        let card = card::draw(&round, &question, view);
        if public {
            return Ok(Reply::card(card, Audience::Public).then(Errand::KeepRound(round.id)));
        }
        Ok(Reply::card(card, Audience::Private))
    }

    /// A press under a question.
    pub(super) async fn quiz_pressed(&self, press: Press, asker: &Asker) -> Result<Reply, Away> {
        let round = self.store()?.round(press.round).await?;
        let round = round.filter(|round| round.epoch == press.epoch && may_answer(round, asker));
        let Some(round) = round else { return Ok(gone(asker)) };
        self.quiz_seen(&round, press.verb, asker).await?;
        if press.verb == Verb::Next {
            return self.quiz_next(&round, asker).await;
        }
        let Some(question) = choose::again(&round.terms) else { return Ok(gone(asker)) };
        match press.verb {
            Verb::Answer(choice) => self.quiz_answer(round, &question, choice, asker).await,
            Verb::Reveal => self.quiz_reveal(round, &question, asker).await,
            Verb::Next => self.quiz_next(&round, asker).await,
            Verb::Ruling => self.quiz_ruling(&round, &question, asker).await,
        }
    }

    /// Whoever presses anything under a question has seen it, and is not asked it again. Whoever asked for it or answers
    /// it has that kept with the question or the answer.
    async fn quiz_seen(&self, round: &Round, verb: Verb, asker: &Asker) -> Result<(), Away> {
        let answers = matches!(verb, Verb::Answer(_)) && round.revealed_at.is_none();
        if answers || round.by == Some(asker.person) || round.answer_of(asker.person).is_some() {
            return Ok(());
        }
        Ok(self.store()?.see(asker.person, &round.terms.identity).await?)
    }

    async fn quiz_answer(&self, round: Round, question: &Question, choice: u8, asker: &Asker) -> Result<Reply, Away> {
        if usize::from(choice) >= question.choices.len() {
            return Ok(gone(asker));
        }
        let given = Given { by: asker.person, choice, right: usize::from(choice) == question.right, at: asker.at };
        let answered = self.store()?.answer(round.id, given).await?;
        if !round.public {
            // Nobody else can answer: it is revealed at once, also if the bot ended between the two.
            return self.quiz_show(&round, question, asker).await;
        }
        match answered {
            Answered::NoRound => Ok(gone(asker)),
            Answered::TooLate => self.quiz_card(round, question, asker).await,
            Answered::Already(_) if round.revealed_at.is_some() => self.quiz_card(round, question, asker).await,
            Answered::Kept(given) => {
                let letter = card::letter(given.choice);
                Ok(word(&Words::Kept { letter }, &[Words::KeptHow {}], asker))
            }
            Answered::Already(given) => {
                let letter = card::letter(given.choice);
                Ok(word(&Words::Already { letter }, &[Words::KeptHow {}], asker))
            }
        }
    }

    /// Whoever asked reveals it when he likes; later, everybody who has answered.
    async fn quiz_reveal(&self, round: Round, question: &Question, asker: &Asker) -> Result<Reply, Away> {
        if round.revealed_at.is_some() {
            return self.quiz_card(round, question, asker).await;
        }
        let may_at = round.at + PATIENCE;
        let is_his = round.by == Some(asker.person) || asker.manages() && asker.place == round.id.place;
        let has_waited = asker.at >= may_at && round.answer_of(asker.person).is_some() && !round.is_daily;
        if is_his || has_waited {
            return self.quiz_show(&round, question, asker).await;
        }
        if round.is_daily {
            return Ok(word(&Words::NotYet {}, &[Words::NotYetDaily {}], asker));
        }
        // A moment is markup of Discord's, which a page would escape.
        let how = Words::NotYetHow { when: when(may_at) }.say(asker.reader);
        let content = format!("{}\n{how}", message::heading(&Words::NotYet {}.say(asker.reader)));
        Ok(Reply::messages(vec![content], Vec::new(), Audience::Private, Vec::new()))
    }

    /// Reveals a question on the card that was pressed.
    async fn quiz_show(&self, round: &Round, question: &Question, asker: &Asker) -> Result<Reply, Away> {
        match self.store()?.reveal(round.id, asker.at).await? {
            Some(round) => self.quiz_card(round, question, asker).await,
            None => Ok(gone(asker)),
        }
    }

    /// The card as it is now, in place of the one that was pressed.
    async fn quiz_card(&self, mut round: Round, question: &Question, asker: &Asker) -> Result<Reply, Away> {
        if round.revealed_at.is_none() {
            // It was revealed while this answer was on its way.
            round = match self.store()?.round(round.id).await? {
                Some(round) => round,
                None => return Ok(gone(asker)),
            };
        }
        let right = self.quiz_right(&round).await?;
        let chosen = round.answer_of(asker.person).filter(|_| !round.public).map(|given| given.choice);
        let view = View { files: asker.files, chosen, right: &right };
        let audience = if round.public { Audience::Public } else { Audience::Private };
        Ok(Reply::redrawn(card::draw(&round, question, view), audience))
    }

    /// Those who were right and may be named.
    pub(super) async fn quiz_right(&self, round: &Round) -> Result<Vec<Person>, Away> {
        if !round.public || round.revealed_at.is_none() {
            return Ok(Vec::new());
        }
        Ok(self.store()?.right(round.id, NAMED).await?)
    }

    /// The next question is the one that whoever presses would get for the same command: about the same law, under the
    /// same edition, of the same level if one was chosen. If none was, it is as hard as his own answers say: he asks, as
    /// he would with the command, and nobody has to know who began.
    async fn quiz_next(&self, round: &Round, asker: &Asker) -> Result<Reply, Away> {
        let terms = &round.terms;
        let level = if terms.firm { terms.level } else { self.level_of(asker).await? };
        let edition = (!terms.only_own).then_some(terms.edition);
        let wish = Wish { level, is_firm: terms.firm, law: terms.law, edition, only_own: terms.only_own };
        self.quiz_ask(wish, round.public && asker.place == round.id.place, asker).await
    }

    /// The ruling on the table of the question. It opens as a case, so that it can be taken to the director.
    async fn quiz_ruling(&self, round: &Round, question: &Question, asker: &Asker) -> Result<Reply, Away> {
        if round.revealed_at.is_none() {
            return Ok(word(&Words::Hidden {}, &[Words::HiddenHow {}], asker));
        }
        let Some(text) = shorthand::write(&question.record) else { return Ok(gone(asker)) };
        let edition = Some(question.record.laws);
        let asked = question::Question { text, edition, reader: Reader::Player, agreements: None };
        Ok(self.rule(asked, Audience::Private, asker).await)
    }
}

/// Whether a question is for somebody where he presses: those of a server for all who are there, any other for whoever
/// asked for it.
fn may_answer(round: &Round, asker: &Asker) -> bool {
    if round.public { asker.place == round.id.place } else { round.by == Some(asker.person) }
}

/// The edition by which somebody plays.
fn edition(asker: &Asker) -> Edition {
    asker.own.edition.or(asker.here.edition).unwrap_or_default()
}
