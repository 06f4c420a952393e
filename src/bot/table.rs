//! Presses on the card of a case: each enters one thing, and the card is drawn anew.

use super::{
    asker::Asker,
    boxes,
    card::{self, View},
    errands::logged,
    message::MESSAGES,
    office::{Away, Office, WORKING},
    press::{Press, Verb},
    reading,
    reply::{Audience, Errand, Reply},
    step::{self, Refusal, With},
    words::Words,
};
use crate::{
    case::{Act, CaseFile, Entry, Place, Stamped, Standing},
    explain::Reader,
    store::{self, Appended, Stamp},
};

/// A press, by whom, and on what.
pub struct Pressed<'a> {
    /// What was pressed.
    pub press: Press,
    /// What was chosen or typed.
    pub with: With<'a>,
    /// Who pressed.
    pub asker: Asker,
    /// Whether everybody sees the card.
    pub is_public: bool,
    /// Where the card stands.
    pub stands: store::Card,
    /// Whether a text box was filled in.
    pub is_box: bool,
}

impl Pressed<'_> {
    /// How the card is drawn in answer to whoever pressed.
    pub(super) fn view(&self) -> View {
        let Press { reader, language, case, .. } = self.press;
        // What everybody sees is for players, whatever the button says.
        let reader = if self.is_public { Reader::Player } else { reader };
        let may_share = self.asker.place == case.place;
        View { reader, language, files: self.asker.files, is_public: self.is_public, may_share }
    }

    const fn audience(&self) -> Audience {
        if self.is_public { Audience::Public } else { Audience::Private }
    }

    /// The stamp under what is entered.
    pub fn stamp(&self) -> Stamp {
        Stamp { case: self.press.case, by: self.asker.person, at: self.asker.at }
    }
}

/// What is needed for a press.
pub(super) const fn act(verb: Verb) -> Act {
    match verb {
        Verb::Accept
        | Verb::Decline
        | Verb::Choose
        | Verb::Next
        | Verb::Slip
        | Verb::Yes
        | Verb::No
        | Verb::Undo
        | Verb::Meant => Act::CarryOn,
        Verb::WhatIf | Verb::Why | Verb::OtherEdition | Verb::OtherLanguage | Verb::Own | Verb::Show => Act::See,
        Verb::Share | Verb::Call => Act::Publish,
        Verb::Direct => Act::ReadAll,
        Verb::Confirm | Verb::Amend | Verb::Withdraw => Act::Decide,
        Verb::Note => Act::Note,
    }
}

impl Office {
    /// Answers a press on the card of a case.
    pub async fn press(&self, pressed: &Pressed<'_>) -> Reply {
        let language = pressed.press.language;
        // Discord has a time of its own for its answer: the store is not to blame for that.
        let roles = match self.roles_elsewhere(&pressed.asker, pressed.press.case.place).await {
            Ok(roles) => roles,
            Err(error) => {
                tracing::warn!(%error, "cannot learn whether somebody belongs to a server");
                return Reply::word(&Words::NotKnown {}, &[Words::NotKnownHow {}], language, Vec::new());
            }
        };
        match self.in_time(WORKING, self.try_press(pressed, roles.as_deref())).await {
            Ok(reply) => reply,
            Err(error) => {
                tracing::error!(%error, case = %logged(pressed.press.case), "cannot reach a case");
                Reply::word(&Words::NoStore {}, &[Words::NoStoreHow {}], language, Vec::new())
            }
        }
    }

    async fn try_press(&self, pressed: &Pressed<'_>, roles: Option<&[u64]>) -> Result<Reply, Away> {
        let Pressed { press, .. } = pressed;
        let language = press.language;
        let Some(file) = self.store()?.case(press.case).await? else {
            return Ok(Reply::word(&Words::Gone {}, &[Words::GoneHow {}], language, Vec::new()));
        };
        if file.epoch != press.epoch {
            return Ok(Reply::word(&Words::Replaced {}, &[Words::ReplacedHow {}], language, Vec::new()));
        }
        let standing = self.standing_under(pressed, roles).await?;
        if !file.allows(standing, act(press.verb)) || !reads(&file, standing, press.reader) {
            let was_his = standing.is_member && file.opened_by == Some(standing.person);
            let goes_on = was_his && act(press.verb) == Act::CarryOn;
            return Ok(if goes_on {
                self.drawn(&file, pressed).await
            } else {
                reading::refused(&file, standing, *press)
            });
        }
        if !pressed.is_box
            && let Some(modal) = opens(pressed).then(|| boxes::of(*press, &file)).flatten()
        {
            return Ok(Reply::modal(modal));
        }
        let is_in_log = pressed.asker.here.log_channel == Some(pressed.stands.channel);
        if pressed.is_public && !is_in_log && file.is_shared() && self.store()?.card(press.case).await?.is_none() {
            // The bot ended before it could keep where the card stands.
            self.store()?.set_card(press.case, pressed.stands).await?;
        }
        match press.verb {
            Verb::WhatIf => Ok(reading::what_if(&file, pressed)),
            Verb::Why => Ok(reading::why(&file, *press)),
            Verb::OtherEdition => Ok(reading::other_edition(&file, *press)),
            Verb::OtherLanguage => Ok(reading::other_language(&file, pressed)),
            Verb::Show => Ok(reading::own_view(&file, pressed, Reader::Player)),
            Verb::Direct => Ok(reading::own_view(&file, pressed, Reader::Director)),
            Verb::Own => self.start_own(&file, pressed).await,
            Verb::Share => self.share(pressed, standing).await,
            Verb::Call => self.call(pressed, standing).await,
            Verb::Confirm | Verb::Amend | Verb::Withdraw | Verb::Note => self.direct(pressed, standing).await,
            Verb::Accept
            | Verb::Decline
            | Verb::Choose
            | Verb::Next
            | Verb::Slip
            | Verb::Yes
            | Verb::No
            | Verb::Undo
            | Verb::Meant => self.step(pressed, standing).await,
        }
    }

    /// Enters what a press says.
    ///
    /// # Errors
    ///
    /// When the store is away.
    pub(super) async fn enter(
        &self,
        pressed: &Pressed<'_>,
        standing: Standing,
        entry: impl Fn(&CaseFile) -> Result<Entry, Refusal>,
    ) -> Result<Result<CaseFile, Refusal>, Away> {
        let stamp = pressed.stamp();
        let decide = |file: &CaseFile| {
            if !file.allows(standing, act(pressed.press.verb)) {
                return Err(Refusal::NotAllowed);
            }
            let entry = entry(file)?;
            if file.is_full(&entry) {
                return Err(Refusal::word(Words::Full {}, Some(Words::FullHow {})));
            }
            let stamped = Stamped { by: Some(stamp.by), at: stamp.at, entry: entry.clone() };
            step::once(file, &stamped)?;
            if entry.is_move() {
                step::checked(&file.with(stamped), pressed.press.reader, pressed.press.language)?;
            }
            Ok(entry)
        };
        Ok(match self.store()?.append(stamp, decide, card::has_review).await? {
            Appended::Done(file) => Ok(file),
            Appended::Refused(refusal) => Err(refusal),
            Appended::NoCase => Err(Refusal::word(Words::Gone {}, Some(Words::GoneHow {}))),
        })
    }

    /// The answer to a press that enters nothing.
    pub(super) async fn turned_away(
        &self,
        pressed: &Pressed<'_>,
        standing: Standing,
        refusal: Refusal,
    ) -> Result<Reply, Away> {
        let language = pressed.press.language;
        match refusal {
            Refusal::Word(said) => {
                let (headline, how) = *said;
                Ok(Reply::word(&headline, how.as_slice(), language, Vec::new()))
            }
            Refusal::Page(page) => Ok(Reply::private(&page, language)),
            Refusal::Stale | Refusal::NotAllowed | Refusal::Done => {
                let file = self.store()?.case(pressed.press.case).await?;
                let Some(file) = file else {
                    return Ok(Reply::word(&Words::Gone {}, &[Words::GoneHow {}], language, Vec::new()));
                };
                if matches!(refusal, Refusal::NotAllowed) {
                    return Ok(reading::refused(&file, standing, pressed.press));
                }
                // What was entered before may not have been told yet.
                Ok(self.drawn(&file, pressed).await)
            }
        }
    }

    /// Something happened at the table.
    async fn step(&self, pressed: &Pressed<'_>, standing: Standing) -> Result<Reply, Away> {
        let Pressed { press, with, .. } = pressed;
        let file = match self.enter(pressed, standing, |file| step::entry(file, *press, *with)).await? {
            Ok(file) => file,
            Err(refusal) => return self.turned_away(pressed, standing, refusal).await,
        };
        if press.verb == Verb::Meant {
            let kept = Reply::word(&Words::MeantKept {}, &[Words::MeantKeptHow {}], press.language, Vec::new());
            return Ok(kept.then(Errand::Redraw(file.id)));
        }
        Ok(self.drawn(&file, pressed).await)
    }

    /// The card as it is now, in place of the one that was pressed, and the public one after it, unless that is the same. What
    /// everybody sees is one message.
    pub(super) async fn drawn(&self, file: &CaseFile, pressed: &Pressed<'_>) -> Reply {
        let messages = if pressed.is_public { 1 } else { MESSAGES };
        let reply = Reply::redrawn(card::draw(file, pressed.view(), messages), pressed.audience());
        let card = match self.store() {
            Ok(store) => store.card(file.id).await.ok().flatten(),
            Err(_) => None,
        };
        // There are others that everybody sees: in the log, and former ones.
        let is_card = pressed.is_public && card == Some(pressed.stands);
        reply.then(if is_card { Errand::Recheck(file.id, file.entries.len()) } else { Errand::Redraw(file.id) })
    }

    /// What whoever pressed is to the case. Outside servers it is for whoever asked, and for those who see its card.
    async fn standing_under(&self, pressed: &Pressed<'_>, roles: Option<&[u64]>) -> Result<Standing, Away> {
        let Pressed { press, asker, stands, .. } = pressed;
        let standing = self.standing(asker, press.case.place, roles).await?;
        if let Place::Alone(_) = press.case.place
            && !standing.is_member
        {
            let card = self.store()?.card(press.case).await?;
            let is_member = card.is_some_and(|card| card.channel == stands.channel && card.channel != 0);
            return Ok(Standing { is_member, ..standing });
        }
        Ok(standing)
    }
}

/// Whether somebody may see the card that he pressed on.
fn reads(file: &CaseFile, standing: Standing, reader: Reader) -> bool {
    reader == Reader::Player || file.allows(standing, Act::ReadAll)
}

/// Whether a button opens its text box. The menu does so for a call that is not in it.
fn opens(pressed: &Pressed<'_>) -> bool {
    pressed.press.verb != Verb::Choose || pressed.with == With::Nothing
}
