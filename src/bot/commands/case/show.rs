//! Buttons that only read a case: another view of it, why, what another call would cost.

use crate::{
    answer,
    bot::{
        commands::case::{
            entry::{self, ButtonInput, Refusal},
            request::ComponentRequest,
        },
        context::{Context, locales, requester::Requester},
        view::{
            case_button::{CaseAction, CaseButton},
            case_card::{self, View},
            layout::{self, MESSAGES},
            picture::Attachments,
            response::{Response, Visibility},
            text::CaseText,
        },
    },
    case::{Act, CaseFile, Standing},
    casework,
    explain::Reader,
    locale::Language,
    present::Page,
    record::{Event, MadeCall, Record},
};

/// The answer to somebody who may not do that.
pub(crate) fn refused(file: &CaseFile, standing: Standing, press: CaseButton) -> Response {
    let language = press.language;
    if !file.allows(standing, Act::See) {
        return Response::notice(&CaseText::Hidden {}, &[CaseText::HiddenHow {}], language);
    }
    match press.verb.required_permission() {
        Act::ReadAll | Act::Note | Act::Decide => {
            Response::notice(&CaseText::DirectorsOnly {}, &[CaseText::DirectorsOnlyHow {}], language)
        }
        Act::See | Act::CarryOn | Act::Publish | Act::Export => {
            let own = case_card::components::one_button(press.to(CaseAction::StartOwnCase), &CaseText::Own {});
            Response::notice_with(&CaseText::NotYours {}, &[CaseText::NotYoursHow {}], language, own)
        }
    }
}

/// The case for the person who pressed alone.
pub(crate) fn own_view(file: &CaseFile, pressed: &ComponentRequest<'_>, reader: Reader) -> Response {
    let Requester { reader: language, files, .. } = pressed.requester;
    let view = View { reader, is_public: false, language, files, ..pressed.view() };
    Response::card(case_card::draw(file, view, MESSAGES), Visibility::Ephemeral)
}

/// What another call would cost, for the person who asks.
pub(crate) fn what_if(file: &CaseFile, pressed: &ComponentRequest<'_>) -> Response {
    let CaseButton { reader, language, .. } = pressed.press;
    let ButtonInput::Text(text) = pressed.input else { return refused_call("", language) };
    match entry::parse_continuation(file, text, language) {
        Ok(events) => match events.as_slice() {
            [Event::Call(MadeCall { call, .. })] => {
                let mut record = file.record(reader);
                let call = *call;
                record.events.extend(events);
                let answer = casework::ruled_on(file, record, reader, language);
                let frame =
                    layout::Surroundings { before: vec![case_card::if_called(call, language)], after: Vec::new() };
                let contents = layout::lay_out_framed(&answer.page, language, &frame, MESSAGES);
                Response::messages(contents, Vec::new(), Visibility::Ephemeral, Vec::new())
            }
            _ => refused_call(text, language),
        },
        Err(Refusal::Page(page)) => Response::private(&page, language),
        Err(Refusal::Stale | Refusal::Notice(..) | Refusal::NotAllowed | Refusal::Done) => refused_call(text, language),
    }
}

fn refused_call(text: &str, language: Language) -> Response {
    let headline = CaseText::NotACall { text: layout::shortened(text, 100) };
    Response::notice(&headline, &[CaseText::NotACallHow {}], language)
}

/// What the card leaves for later, and the clauses behind the ruling.
pub(crate) fn why(file: &CaseFile, press: CaseButton) -> Response {
    let asked = casework::asked(file, press.reader, press.language);
    let (mut answer, _) = answer::why_on_record(&asked, file.record(press.reader));
    if press.reader == Reader::Player {
        let sections = casework::ruled(file, press.reader, press.language).page.sections;
        answer.page.sections.splice(0..0, sections.into_iter().filter(|section| section.is_for_later));
    }
    let contents = layout::lay_out_sections(&answer.page, press.language);
    Response::messages(contents, Vec::new(), Visibility::Ephemeral, Vec::new())
}

/// What the director reads out: what everybody at the table may know, in the players' language.
pub(crate) async fn read_out(ctx: &Context, file: &CaseFile, press: CaseButton) -> Response {
    let language = locales::server_language(ctx, file.id.place).await.unwrap_or(press.language);
    let page = casework::ruled(file, Reader::Player, language).page;
    let (ruling, _) = layout::first_sentence(&page.headline);
    let headline = ruling.to_owned();
    let sections = page.sections.into_iter().filter(|section| !section.is_for_later).collect();
    let page = Page { headline, sections, ..Page::default() };
    let before = vec![layout::small(&CaseText::ReadOutHow {}.say(press.language))];
    let frame = layout::Surroundings { before, after: Vec::new() };
    let contents = layout::lay_out_framed(&page, language, &frame, MESSAGES);
    Response::messages(contents, Vec::new(), Visibility::Ephemeral, Vec::new())
}

/// The ruling under every other edition.
pub(crate) fn other_edition(file: &CaseFile, press: CaseButton) -> Response {
    let record = file.record(press.reader);
    let under = |laws| casework::ruled_on(file, Record { laws, ..record.clone() }, press.reader, press.language).page;
    let pages = record.laws.others().map(under);
    let contents = pages.flat_map(|page| layout::lay_out(&page, press.language, None)).collect();
    Response::messages(contents, Vec::new(), Visibility::Ephemeral, Vec::new())
}

/// The card in the other language: in its place, or for the person who pressed alone if everybody sees it.
pub(crate) fn other_language(file: &CaseFile, pressed: &ComponentRequest<'_>) -> Response {
    let language = pressed.press.language.other();
    let files = if pressed.is_public { Attachments::Forbidden } else { pressed.requester.files };
    let view = View { language, files, is_public: false, ..pressed.view() };
    let card = case_card::draw(file, view, MESSAGES);
    if pressed.is_public {
        Response::card(card, Visibility::Ephemeral)
    } else {
        Response::redrawn(card, Visibility::Ephemeral)
    }
}
