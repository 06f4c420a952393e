//! Lists of cases, a page at a time. What a page is stands in the `custom_id` of its buttons, so that it turns after a
//! restart too; who may see what is checked at every press.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption},
};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{
    bot::{
        commands::case::{self, store_unavailable},
        context::{Context, HandlerResult, STORE_TIMEOUT, StoreUnavailable, requester::Requester},
        discord::markdown,
        view::{
            case_card::{self, Card},
            layout,
            response::{Response, Visibility},
            text::{CaseText, bot::UserError, cases::CaseListText},
        },
    },
    case::{Act, CaseFile, Place, Standing, State},
    casework,
    explain::{self, Reader},
    locale::{self, Language},
    store::{Filter, Listed, Store},
};

/// The first part of every `custom_id` of a list, by which presses are routed.
pub const PREFIX: &str = "list";
const VERSION: &str = "v1";
/// In place of a page: the menu of cases.
const PICK: &str = "pick";
/// Cases on a page, at most.
const PAGE: u32 = 10;
/// Characters of an auction in a line.
const AUCTION: usize = 100;
/// Characters of a case, with what there is to review.
const LONGEST: usize = 1500;
/// Characters of a page.
const ROOM: usize = 1900;

/// CaseFilter cases to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum CaseFilter {
    /// Those on which no director has spoken.
    Open,
    /// Those of them to which a director was called.
    Called,
    /// Those with something to be looked at after the session.
    Later,
    /// All that one may see.
    All,
    /// One's own.
    Mine,
}

/// A page of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PageCursor {
    /// The newest.
    First,
    /// Those that come before this number.
    Before(u32),
    /// Those that come after this number.
    After(u32),
}

impl CaseFilter {
    /// All of them.
    pub const ALL: &'static [CaseFilter] = CaseFilter::VARIANTS;

    /// Its name in what Discord sends.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// What somebody sees of it: a director what concerns directors, others what is shared or their own.
    const fn filter(self, standing: Standing) -> Filter {
        let Standing { person, is_director, .. } = standing;
        match (self, is_director) {
            (CaseFilter::Open, true) => Filter::Open,
            (CaseFilter::Called, true) => Filter::Called,
            (CaseFilter::Later, true) => Filter::Review,
            (CaseFilter::All, true) => Filter::Public,
            (CaseFilter::Open, false) => Filter::OpenSeenBy(person),
            (CaseFilter::Called, false) => Filter::CalledSeenBy(person),
            (CaseFilter::Later, false) => Filter::ReviewSeenBy(person),
            (CaseFilter::All, false) => Filter::SeenBy(person),
            (CaseFilter::Mine, _) => Filter::OpenedBy(person),
        }
    }
}

impl PageCursor {
    fn id(self, which: CaseFilter) -> String {
        let leaf = match self {
            PageCursor::First => "0".to_owned(),
            PageCursor::Before(number) => format!("b{number}"),
            PageCursor::After(number) => format!("a{number}"),
        };
        format!("{PREFIX}:{VERSION}:{}:{leaf}", which.key())
    }

    fn read(text: &str) -> Option<PageCursor> {
        match text.split_at_checked(1)? {
            ("0", "") => Some(PageCursor::First),
            ("b", number) => Some(PageCursor::Before(number.parse().ok()?)),
            ("a", number) => Some(PageCursor::After(number.parse().ok()?)),
            _ => None,
        }
    }
}

/// The first page of a list; where nothing else is said, what waits for a director, or one's own cases.
pub(crate) async fn list(ctx: &Context, which: Option<CaseFilter>, requester: &Requester) -> HandlerResult {
    let standing = requester.standing();
    let which = which.unwrap_or(if standing.is_director { CaseFilter::Open } else { CaseFilter::Mine });
    Ok(Response::card(page_card(ctx, which, PageCursor::First, standing, requester).await?, Visibility::Ephemeral))
}

/// Answers a press under a list: another page in its place, or the card of a case.
pub async fn handle_paging(ctx: &Context, custom_id: &str, chosen: Option<&str>, requester: &Requester) -> Response {
    let mut parts = custom_id.split(':').skip(1);
    let (version, which, page, rest) = (parts.next(), parts.next(), parts.next(), parts.next());
    let which = which.and_then(|key| key.parse().ok()).filter(|_| version == Some(VERSION) && rest.is_none());
    let (Some(which), Some(page)) = (which, page) else {
        return Response::apology(UserError::Outdated, requester.reader);
    };
    let answered = match (page, chosen.and_then(|number| number.parse().ok()), PageCursor::read(page)) {
        (PICK, Some(number), _) => ctx.in_time(STORE_TIMEOUT, case::show(ctx, number, None, requester)).await,
        (_, _, Some(leaf)) => ctx.in_time(STORE_TIMEOUT, page_response(ctx, which, leaf, requester)).await,
        (_, _, None) => return Response::apology(UserError::Outdated, requester.reader),
    };
    answered.unwrap_or_else(|error| store_unavailable(&error, requester))
}

async fn page_response(ctx: &Context, which: CaseFilter, leaf: PageCursor, requester: &Requester) -> HandlerResult {
    let standing = requester.standing();
    Ok(Response::redrawn(page_card(ctx, which, leaf, standing, requester).await?, Visibility::Ephemeral))
}

async fn page_card(
    ctx: &Context,
    which: CaseFilter,
    leaf: PageCursor,
    standing: Standing,
    requester: &Requester,
) -> Result<Card, StoreUnavailable> {
    let (store, place, language) = (ctx.store()?, requester.place, requester.reader);
    let filter = which.filter(standing);
    let heading = layout::heading(&CaseListText::Heading { which: which.key() }.say(language));
    let (listed, is_upwards) = listed(store, place, filter, leaf).await?;
    let mut lines: Vec<Line> = Vec::new();
    let mut room = ROOM.saturating_sub(layout::length(&heading));
    for case in listed {
        let file = store.case(case.id).await?.filter(|file| file.allows(standing, Act::See));
        let line = file.and_then(|file| Line::of(&file, &case, which, standing, language));
        let Some(line) = line else { continue };
        let length = layout::length(&line.text) + 1;
        if length > room && !lines.is_empty() {
            break;
        }
        room = room.saturating_sub(length);
        lines.push(line);
    }
    if is_upwards {
        lines.reverse();
    }
    let (Some(newest), Some(oldest)) = (lines.first(), lines.last()) else {
        let empty = layout::heading(&CaseListText::Empty { which: which.key() }.say(language));
        return Ok(Card { contents: vec![empty], files: Vec::new(), components: Vec::new() });
    };
    let (newest, oldest) = (newest.number, oldest.number);
    let newer = (!store.newer_cases(place, filter, newest, 1).await?.is_empty()).then_some(PageCursor::After(newest));
    let older = (!store.cases(place, filter, Some(oldest), 1).await?.is_empty()).then_some(PageCursor::Before(oldest));
    let texts = lines.iter().map(|line| line.text.as_str());
    let content = [heading.as_str()].into_iter().chain(texts).collect::<Vec<_>>().join("\n");
    let components = components(which, &lines, [newer, older], language);
    Ok(Card { contents: vec![content], files: Vec::new(), components })
}

/// The cases of a page, and whether they come from below: the first is the one that is certainly on the page.
async fn listed(
    store: &Store,
    place: Place,
    filter: Filter,
    leaf: PageCursor,
) -> Result<(Vec<Listed>, bool), StoreUnavailable> {
    match leaf {
        PageCursor::First => {}
        PageCursor::Before(number) => {
            let listed = store.cases(place, filter, Some(number), PAGE).await?;
            if !listed.is_empty() {
                return Ok((listed, false));
            }
        }
        PageCursor::After(number) => {
            let mut listed = store.newer_cases(place, filter, number, PAGE).await?;
            // Where there is less than a page, it is the first page.
            if listed.len() == PAGE as usize {
                listed.reverse();
                return Ok((listed, true));
            }
        }
    }
    Ok((store.cases(place, filter, None, PAGE).await?, false))
}

/// A case in a list.
struct Line {
    /// Its number.
    number: u32,
    /// Everything about it, as markup.
    text: String,
    /// The auction and what now, in one line.
    auction: String,
}

impl Line {
    /// The line; `None` of a case to be looked at later, where its reader knows of nothing to look at.
    fn of(file: &CaseFile, listed: &Listed, which: CaseFilter, standing: Standing, language: Language) -> Option<Line> {
        let reader = if file.allows(standing, Act::ReadAll) { Reader::Director } else { Reader::Player };
        let answer = casework::ruled(file, Reader::Player, language);
        let auction = answer.found.map_or_else(
            |_| file.typed.clone(),
            |ruled| {
                let explanation = explain::explain(&ruled.record, &ruled.ruling, Reader::Player);
                locale::auction_in_one_line(&explanation, language)
            },
        );
        let state = CaseListText::State { state: state(listed) }.say(language);
        let (when, who) = (case_card::status::when(file.opened_at), case_card::status::who(file.opened_by, language));
        let quoted = layout::quoted(&auction, AUCTION);
        let mut text = format!("**{}** · {when} · {state} · {quoted} · {who}", file.id.number);
        if which == CaseFilter::Later {
            let afterwards = afterwards(file, reader, language);
            if afterwards.is_empty() {
                return None;
            }
            for line in afterwards {
                let is_room = layout::length(&text) + layout::length(&line) < LONGEST;
                text.push_str(&format!("\n- {}", if is_room { line.as_str() } else { "…" }));
                if !is_room {
                    break;
                }
            }
        }
        Some(Line { number: file.id.number, text, auction })
    }
}

/// What there is to review after the session, as the page of the case says it.
fn afterwards(file: &CaseFile, reader: Reader, language: Language) -> Vec<String> {
    let Ok(ruled) = casework::ruled(file, reader, language).found else { return Vec::new() };
    let said = explain::afterwards(&ruled.record, &ruled.ruling);
    said.iter().map(|message| markdown::escaped(&locale::sentence(message, language))).collect()
}

fn state(listed: &Listed) -> &'static str {
    match listed.state {
        State::Proposed if listed.called_at.is_some() => "called",
        State::Proposed | State::Confirmed | State::Amended | State::Withdrawn => listed.state.name(),
    }
}

/// The menu of the cases on a page, and the ways to newer and older ones.
fn components(
    which: CaseFilter,
    lines: &[Line],
    leaves: [Option<PageCursor>; 2],
    language: Language,
) -> Vec<CreateActionRow> {
    let option = |Line { number, auction, .. }: &Line| {
        CreateSelectMenuOption::new(CaseText::Number { number: *number }.say(language), number.to_string())
            .description(layout::shortened(auction, layout::CHOICE))
    };
    let options = lines.iter().map(option).collect();
    let id = format!("{PREFIX}:{VERSION}:{}:{PICK}", which.key());
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    let labels = [CaseListText::Newer {}, CaseListText::Older {}];
    let buttons = leaves.into_iter().zip(labels).filter_map(|(leaf, label)| {
        let button = CreateButton::new(leaf?.id(which)).label(label.say(language));
        Some(button.style(ButtonStyle::Secondary))
    });
    let buttons: Vec<CreateButton> = buttons.collect();
    let buttons = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    let menu = CreateActionRow::SelectMenu(menu.placeholder(CaseListText::Open {}.say(language)));
    [menu].into_iter().chain(buttons).collect()
}
