//! Tasks that run after a response.

use crate::{
    case::{CaseId, Person, Place},
    casework::logged,
    locale::Language,
    store::{Card, RoundId},
};

impl DeferredTask {
    /// What it is about, for the log.
    pub fn about(&self) -> String {
        // A question is numbered as a case is, in direct messages under the number of the person.
        let question = |round: &RoundId| logged(CaseId { place: round.place, number: round.number });
        match self {
            DeferredTask::KeepCard(case, ..) => format!("keep the card of {}", logged(*case)),
            DeferredTask::Redraw(case) | DeferredTask::Recheck(case, _) => format!("redraw {}", logged(*case)),
            DeferredTask::TellDirectors(case) => format!("tell directors of {}", logged(*case)),
            DeferredTask::TellTable(case) => format!("tell the table of {}", logged(*case)),
            // Of a person's own questions there is no public card.
            DeferredTask::TellDirectorCall(id) => format!("tell directors of call {id}"),
            DeferredTask::RedrawDirectorCall(id) => format!("show who comes of call {id}"),
            DeferredTask::PostPanel(_) => "post a panel".to_owned(),
            DeferredTask::KeepRound(round, _) => format!("keep the card of question {}", question(round)),
            DeferredTask::PrepareNext(round) => format!("make the question after {}", question(round)),
            DeferredTask::RedrawRound(round) => format!("redraw question {}", question(round)),
            DeferredTask::Erase(..) => "erase somebody".to_owned(),
            DeferredTask::TakeOwn(_) => "take a file of questions".to_owned(),
        }
    }

    /// Whether it keeps where the response stands.
    pub const fn keeps_the_response(&self) -> bool {
        matches!(self, DeferredTask::KeepCard(..) | DeferredTask::KeepRound(..))
    }

    /// The same, with where the response stands, as far as Discord has said.
    #[must_use]
    pub fn of_response(self, stands: Option<Card>) -> DeferredTask {
        match self {
            DeferredTask::KeepCard(case, entries, _) => DeferredTask::KeepCard(case, entries, stands),
            DeferredTask::KeepRound(round, _) => DeferredTask::KeepRound(round, stands),
            other => other,
        }
    }
}

/// Something to do elsewhere, once the answer is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeferredTask {
    /// The response is the case's public card, with the number of entries that the case had then: keep where it stands, which
    /// Discord is asked for if it has not said it.
    KeepCard(CaseId, usize, Option<Card>),
    /// The response is the public card of a question: the same.
    KeepRound(RoundId, Option<Card>),
    /// The case's public card is redrawn.
    Redraw(CaseId),
    /// The same if the case has more entries than these, with which the card was drawn.
    Recheck(CaseId, usize),
    /// The question after one of a series is made, before anybody wants it.
    PrepareNext(RoundId),
    /// The public card of a question is redrawn.
    RedrawRound(RoundId),
    /// A table calls: the directors are told.
    TellDirectors(CaseId),
    /// Somebody calls a director: they are told where.
    TellDirectorCall(u64),
    /// A director comes, or cannot: who was told, and who called, see it.
    RedrawDirectorCall(u64),
    /// A panel is posted; the response is changed to say whether that worked.
    PostPanel(NewPanel),
    /// A director has spoken: the person who asked is told, and the log.
    TellTable(CaseId),
    /// What is stored about somebody ends; the response is changed to the result, in a language.
    Erase(Person, Language),
    /// A file of questions is fetched and checked; the response is changed to the result.
    TakeOwn(Upload),
}

/// A panel, for which channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPanel {
    pub(crate) channel: u64,
    pub(crate) by: Person,
    pub(crate) place: Place,
    /// The language of the panel.
    pub(crate) shown: Language,
    /// The language of who posts it.
    pub(crate) language: Language,
    pub(crate) cause_id: String,
}

/// A file that somebody gives, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    pub(crate) place: Place,
    pub(crate) address: String,
    pub(crate) language: Language,
    pub(crate) cause_id: String,
    pub(crate) at: i64,
}
