//! Presses that only read a case: another view of it, why, what another call would cost; and a word to those who may not.

use super::{
    asker::Asker,
    card::{self, View},
    message::{self, MESSAGES},
    picture::Files,
    press::{Press, Verb},
    reply::{Audience, Reply},
    step::{self, Refusal, With},
    table::{Pressed, act},
    words::Words,
};
use crate::{
    answer,
    case::{Act, CaseFile, Standing},
    explain::Reader,
    locale::Language,
    record::{Event, MadeCall, Record},
};

/// The answer to somebody who may not do that.
pub(super) fn refused(file: &CaseFile, standing: Standing, press: Press) -> Reply {
    let language = press.language;
    if !file.allows(standing, Act::See) {
        return Reply::word(&Words::Hidden {}, &[Words::HiddenHow {}], language, Vec::new());
    }
    match act(press.verb) {
        Act::ReadAll | Act::Note | Act::Decide => {
            Reply::word(&Words::DirectorsOnly {}, &[Words::DirectorsOnlyHow {}], language, Vec::new())
        }
        Act::See | Act::CarryOn | Act::Publish | Act::Export => {
            let own = card::one_button(press.to(Verb::Own), &Words::Own {});
            Reply::word(&Words::NotYours {}, &[Words::NotYoursHow {}], language, own)
        }
    }
}

/// The case for whoever pressed alone.
pub(super) fn own_view(file: &CaseFile, pressed: &Pressed<'_>, reader: Reader) -> Reply {
    let Asker { reader: language, files, .. } = pressed.asker;
    let view = View { reader, is_public: false, language, files, ..pressed.view() };
    Reply::card(card::draw(file, view, MESSAGES), Audience::Private)
}

/// What another call would cost, for whoever asks.
pub(super) fn what_if(file: &CaseFile, pressed: &Pressed<'_>) -> Reply {
    let Press { reader, language, .. } = pressed.press;
    let With::Text(text) = pressed.with else { return refused_call("", language) };
    match step::continued(file, text, language) {
        Ok(events) => match events.as_slice() {
            [Event::Call(MadeCall { call, .. })] => {
                let mut record = file.record(reader);
                let call = *call;
                record.events.extend(events);
                let answer = card::ruled_on(file, record, reader, language);
                let frame = message::Frame { before: vec![card::if_called(call, language)], after: Vec::new() };
                let contents = message::lay_out_framed(&answer.page, language, &frame, MESSAGES);
                Reply::messages(contents, Vec::new(), Audience::Private, Vec::new())
            }
            _ => refused_call(text, language),
        },
        Err(Refusal::Page(page)) => Reply::private(&page, language),
        Err(Refusal::Stale | Refusal::Word(..) | Refusal::NotAllowed | Refusal::Done) => refused_call(text, language),
    }
}

fn refused_call(text: &str, language: Language) -> Reply {
    let headline = Words::NotACall { text: message::shortened(text, 100) };
    Reply::word(&headline, &[Words::NotACallHow {}], language, Vec::new())
}

/// The clauses behind the ruling.
pub(super) fn why(file: &CaseFile, press: Press) -> Reply {
    let asked = card::asked(file, press.reader, press.language);
    let (answer, _) = answer::why_on_record(&asked, file.record(press.reader));
    let contents = message::lay_out_sections(&answer.page, press.language);
    Reply::messages(contents, Vec::new(), Audience::Private, Vec::new())
}

/// The ruling under the other edition.
pub(super) fn other_edition(file: &CaseFile, press: Press) -> Reply {
    let record = file.record(press.reader);
    let record = Record { laws: record.laws.other(), ..record };
    let answer = card::ruled_on(file, record, press.reader, press.language);
    Reply::private(&answer.page, press.language)
}

/// The card in the other language: in its place, or for whoever pressed alone if everybody sees it.
pub(super) fn other_language(file: &CaseFile, pressed: &Pressed<'_>) -> Reply {
    let language = pressed.press.language.other();
    let files = if pressed.is_public { Files::Forbidden } else { pressed.asker.files };
    let view = View { language, files, is_public: false, ..pressed.view() };
    let card = card::draw(file, view, MESSAGES);
    if pressed.is_public { Reply::card(card, Audience::Private) } else { Reply::redrawn(card, Audience::Private) }
}
