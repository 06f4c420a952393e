//! Lists of cases, a page at a time. What a page is stands in the `custom_id` of its buttons, so that it turns after a
//! restart too; who may see what is asked anew at every press.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption},
};

use super::away;
use crate::{
    bot::{
        asker::Asker,
        card::{self, Card},
        message,
        office::{Away, Office, WORKING},
        reply::{Audience, Reply},
        text::Apology,
        words::{CasebookWords, Words},
    },
    case::{Act, CaseFile, Place, Standing, State},
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
/// Characters of a case, with what is to be looked at.
const LONGEST: usize = 1500;
/// Characters of a page.
const ROOM: usize = 1900;

/// Which cases to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
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
enum Leaf {
    /// The newest.
    First,
    /// Those that come before this number.
    Before(u32),
    /// Those that come after this number.
    After(u32),
}

impl Which {
    /// All of them.
    pub const ALL: [Which; 5] = [Which::Open, Which::Called, Which::Later, Which::All, Which::Mine];

    /// Its name in what Discord sends.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Which::Open => "open",
            Which::Called => "called",
            Which::Later => "later",
            Which::All => "all",
            Which::Mine => "mine",
        }
    }

    /// By its name.
    #[must_use]
    pub fn of(key: &str) -> Option<Which> {
        Which::ALL.into_iter().find(|which| which.key() == key)
    }

    /// What somebody sees of it: a director what concerns directors, others what is shared or their own.
    const fn filter(self, standing: Standing) -> Filter {
        let Standing { person, is_director, .. } = standing;
        match (self, is_director) {
            (Which::Open, true) => Filter::Open,
            (Which::Called, true) => Filter::Called,
            (Which::Later, true) => Filter::Review,
            (Which::All, true) => Filter::Public,
            (Which::Open, false) => Filter::OpenSeenBy(person),
            (Which::Called, false) => Filter::CalledSeenBy(person),
            (Which::Later, false) => Filter::ReviewSeenBy(person),
            (Which::All, false) => Filter::SeenBy(person),
            (Which::Mine, _) => Filter::OpenedBy(person),
        }
    }
}

impl Leaf {
    fn id(self, which: Which) -> String {
        let leaf = match self {
            Leaf::First => "0".to_owned(),
            Leaf::Before(number) => format!("b{number}"),
            Leaf::After(number) => format!("a{number}"),
        };
        format!("{PREFIX}:{VERSION}:{}:{leaf}", which.key())
    }

    fn read(text: &str) -> Option<Leaf> {
        match text.split_at_checked(1)? {
            ("0", "") => Some(Leaf::First),
            ("b", number) => Some(Leaf::Before(number.parse().ok()?)),
            ("a", number) => Some(Leaf::After(number.parse().ok()?)),
            _ => None,
        }
    }
}

impl Office {
    /// The first page of a list; where nothing else is said, what waits for a director, or one's own cases.
    ///
    /// # Errors
    ///
    /// When the store is away.
    pub(super) async fn list(&self, which: Option<Which>, asker: &Asker) -> Result<Reply, Away> {
        let standing = asker.standing();
        let which = which.unwrap_or(if standing.is_director { Which::Open } else { Which::Mine });
        Ok(Reply::card(self.leaf(which, Leaf::First, standing, asker).await?, Audience::Private))
    }

    /// Answers a press under a list: another page in its place, or the card of a case.
    pub async fn turn(&self, custom_id: &str, chosen: Option<&str>, asker: &Asker) -> Reply {
        let mut parts = custom_id.split(':').skip(1);
        let (version, which, page, rest) = (parts.next(), parts.next(), parts.next(), parts.next());
        let which = which.and_then(Which::of).filter(|_| version == Some(VERSION) && rest.is_none());
        let (Some(which), Some(page)) = (which, page) else {
            return Reply::apology(Apology::Outdated, asker.reader);
        };
        let answered = match (page, chosen.and_then(|number| number.parse().ok()), Leaf::read(page)) {
            (PICK, Some(number), _) => self.in_time(WORKING, self.show(number, None, asker)).await,
            (_, _, Some(leaf)) => self.in_time(WORKING, self.turned(which, leaf, asker)).await,
            (_, _, None) => return Reply::apology(Apology::Outdated, asker.reader),
        };
        answered.unwrap_or_else(|error| away(&error, asker))
    }

    async fn turned(&self, which: Which, leaf: Leaf, asker: &Asker) -> Result<Reply, Away> {
        let standing = asker.standing();
        Ok(Reply::redrawn(self.leaf(which, leaf, standing, asker).await?, Audience::Private))
    }

    async fn leaf(&self, which: Which, leaf: Leaf, standing: Standing, asker: &Asker) -> Result<Card, Away> {
        let (store, place, language) = (self.store()?, asker.place, asker.reader);
        let filter = which.filter(standing);
        let heading = message::heading(&CasebookWords::Heading { which: which.key() }.say(language));
        let (listed, is_upwards) = listed(store, place, filter, leaf).await?;
        let mut lines: Vec<Line> = Vec::new();
        let mut room = ROOM.saturating_sub(message::length(&heading));
        for case in listed {
            let file = store.case(case.id).await?.filter(|file| file.allows(standing, Act::See));
            let line = file.and_then(|file| Line::of(&file, &case, which, standing, language));
            let Some(line) = line else { continue };
            let length = message::length(&line.text) + 1;
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
            let empty = message::heading(&CasebookWords::Empty { which: which.key() }.say(language));
            return Ok(Card { contents: vec![empty], files: Vec::new(), components: Vec::new() });
        };
        let (newest, oldest) = (newest.number, oldest.number);
        let newer = (!store.newer_cases(place, filter, newest, 1).await?.is_empty()).then_some(Leaf::After(newest));
        let older = (!store.cases(place, filter, Some(oldest), 1).await?.is_empty()).then_some(Leaf::Before(oldest));
        let texts = lines.iter().map(|line| line.text.as_str());
        let content = [heading.as_str()].into_iter().chain(texts).collect::<Vec<_>>().join("\n");
        let components = components(which, &lines, [newer, older], language);
        Ok(Card { contents: vec![content], files: Vec::new(), components })
    }
}

/// The cases of a page, and whether they come from below: the first is the one that is certainly on the page.
async fn listed(store: &Store, place: Place, filter: Filter, leaf: Leaf) -> Result<(Vec<Listed>, bool), Away> {
    match leaf {
        Leaf::First => {}
        Leaf::Before(number) => {
            let listed = store.cases(place, filter, Some(number), PAGE).await?;
            if !listed.is_empty() {
                return Ok((listed, false));
            }
        }
        Leaf::After(number) => {
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
    /// The line; `None` of what is to be looked at only by what directors know, for anybody else.
    fn of(file: &CaseFile, listed: &Listed, which: Which, standing: Standing, language: Language) -> Option<Line> {
        let reader = if file.allows(standing, Act::ReadAll) { Reader::Director } else { Reader::Player };
        let answer = card::ruled(file, Reader::Player, language);
        let auction = answer.found.map_or_else(
            |_| file.typed.clone(),
            |ruled| {
                let explanation = explain::explain(&ruled.record, &ruled.ruling, Reader::Player);
                locale::auction_in_one_line(&explanation, language)
            },
        );
        let state = CasebookWords::State { state: state(listed) }.say(language);
        let (when, who) = (card::when(file.opened_at), card::who(file.opened_by, language));
        let quoted = message::quoted(&auction, AUCTION);
        let mut text = format!("**{}** · {when} · {state} · {quoted} · {who}", file.id.number);
        if which == Which::Later {
            let afterwards = afterwards(file, reader, language);
            if afterwards.is_empty() && reader == Reader::Player {
                return None;
            }
            for line in afterwards {
                let is_room = message::length(&text) + message::length(&line) < LONGEST;
                text.push_str(&format!("\n- {}", if is_room { line.as_str() } else { "…" }));
                if !is_room {
                    break;
                }
            }
        }
        Some(Line { number: file.id.number, text, auction })
    }
}

/// What is to be looked at after the session, as the page of the case says it.
fn afterwards(file: &CaseFile, reader: Reader, language: Language) -> Vec<String> {
    let Ok(ruled) = card::ruled(file, reader, language).found else { return Vec::new() };
    let said = explain::afterwards(&ruled.record, &ruled.ruling);
    said.iter().map(|message| message::escaped(&locale::sentence(message, language))).collect()
}

const fn state(listed: &Listed) -> &'static str {
    match listed.state {
        State::Proposed if listed.called_at.is_some() => "called",
        State::Proposed | State::Confirmed | State::Amended | State::Withdrawn => listed.state.name(),
    }
}

/// The menu of the cases on a page, and the ways to newer and older ones.
fn components(which: Which, lines: &[Line], leaves: [Option<Leaf>; 2], language: Language) -> Vec<CreateActionRow> {
    let option = |Line { number, auction, .. }: &Line| {
        CreateSelectMenuOption::new(Words::Number { number: *number }.say(language), number.to_string())
            .description(message::shortened(auction, message::CHOICE))
    };
    let options = lines.iter().map(option).collect();
    let id = format!("{PREFIX}:{VERSION}:{}:{PICK}", which.key());
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    let labels = [CasebookWords::Newer {}, CasebookWords::Older {}];
    let buttons = leaves.into_iter().zip(labels).filter_map(|(leaf, label)| {
        let button = CreateButton::new(leaf?.id(which)).label(label.say(language));
        Some(button.style(ButtonStyle::Secondary))
    });
    let buttons: Vec<CreateButton> = buttons.collect();
    let buttons = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    let menu = CreateActionRow::SelectMenu(menu.placeholder(CasebookWords::Open {}.say(language)));
    [menu].into_iter().chain(buttons).collect()
}
