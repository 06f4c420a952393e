//! `/case`: shows, lists, annotates and exports cases by their numbers.

pub(crate) mod append;
pub(crate) mod command;
pub(crate) mod component;
pub mod decide;
pub(crate) mod entry;
pub mod export;
pub(crate) mod list;
pub(crate) mod notify;
pub(crate) mod public_card;
pub(crate) mod request;
pub(crate) mod share;
pub(crate) mod show;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{
    bot::{
        commands::{builder, case::entry::Refusal},
        context::{Context, HandlerResult, STORE_TIMEOUT, StoreUnavailable, requester::Requester},
        discord::interaction::{Command, options::Options},
        view::{
            case_button::{CaseAction, CaseButton},
            case_card::{self, View},
            layout::{self, MESSAGES},
            picture::Attachments,
            response::{Response, Visibility},
            sanitize,
            text::{CaseText, bot::UserError, cases::CaseListText, options::CommandOption},
        },
    },
    case::{Act, CaseFile, CaseId, Entry, Stamped, Standing},
    casework,
    explain::Reader,
    locale::Language,
    store::{Appended, Stamp},
};

/// The option for a case's number, in what Discord sends.
const NUMBER: &str = "number";
/// The option for the cases to list.
const WHICH: &str = "which";
/// The option for a note.
const TEXT: &str = "text";
/// Characters of a note that is shown back.
const QUOTED: usize = 1000;

/// A subcommand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Subcommand {
    /// The card of a case.
    Show,
    /// A list of cases.
    List,
    /// A note on a case.
    Note,
    /// A case as files.
    Export,
}

impl Subcommand {
    /// All of them.
    pub const ALL: &'static [Subcommand] = Subcommand::VARIANTS;

    /// Its name in what Discord sends, whatever the language.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// The case that is asked for. There is no case 0.
fn number(options: Options<'_>) -> u32 {
    options.integer(NUMBER).and_then(|it| it.try_into().ok()).unwrap_or(0)
}

/// Answers `/case`.
pub async fn handle(ctx: &Context, command: &Command, requester: &Requester) -> Response {
    let Some((subcommand, options)) = command.options().subcommand::<Subcommand>() else {
        return Response::apology(UserError::NotUnderstood, requester.reader);
    };
    let answered = async {
        match subcommand {
            Subcommand::Show => show(ctx, number(options), options.text(CommandOption::View.key()), requester).await,
            Subcommand::List => list::list(ctx, options.named(WHICH), requester).await,
            Subcommand::Note => note(ctx, number(options), options.text(TEXT).unwrap_or_default(), requester).await,
            Subcommand::Export => export_case(ctx, number(options), requester).await,
        }
    };
    ctx.in_time(STORE_TIMEOUT, answered).await.unwrap_or_else(|error| store_unavailable(&error, requester))
}

/// A case of the place where somebody asks, if there is one that they may see.
async fn visible_case(
    ctx: &Context,
    number: u32,
    requester: &Requester,
) -> Result<Option<(CaseFile, Standing)>, StoreUnavailable> {
    let standing = requester.standing();
    let file = ctx.store()?.case(CaseId { place: requester.place, number }).await?;
    Ok(file.filter(|file| file.allows(standing, Act::See)).map(|file| (file, standing)))
}

/// The card of a case, for the person who asks alone: a director's, where they may read everything and do not want the
/// players'.
async fn show(ctx: &Context, number: u32, view: Option<&str>, requester: &Requester) -> HandlerResult {
    let language = requester.reader;
    let Some((file, standing)) = visible_case(ctx, number, requester).await? else { return Ok(hidden(language)) };
    let reads_all = file.allows(standing, Act::ReadAll);
    let wants = |reader| view == Some(builder::view_key(reader));
    if wants(Reader::Director) && !reads_all {
        return Ok(directors_only(language));
    }
    let reader = if reads_all && !wants(Reader::Player) { Reader::Director } else { Reader::Player };
    let view = View { reader, language, files: requester.files, is_public: false, may_share: true };
    Ok(Response::card(case_card::draw(&file, view, MESSAGES), Visibility::Ephemeral))
}

/// A director's note.
async fn note(ctx: &Context, number: u32, text: &str, requester: &Requester) -> HandlerResult {
    let language = requester.reader;
    let Some((file, standing)) = visible_case(ctx, number, requester).await? else { return Ok(hidden(language)) };
    if !file.allows(standing, Act::Note) {
        return Ok(directors_only(language));
    }
    let text = match sanitize::clean(text) {
        Ok(text) => text,
        Err(reason) => return Ok(Response::apology(reason, language)),
    };
    let stamp = Stamp { case: file.id, by: requester.person, at: requester.at };
    let note = Stamped { by: Some(stamp.by), at: stamp.at, entry: Entry::Note(text.clone()) };
    let enter = |file: &CaseFile| match file.allows(standing, Act::Note) {
        true if file.is_full(&note.entry) => Err(Refusal::notice(CaseText::Full {}, Some(CaseText::FullHow {}))),
        true => entry::reject_duplicate(file, &note).map(|()| note.entry.clone()),
        false => Err(Refusal::NotAllowed),
    };
    Ok(match ctx.store()?.append(stamp, enter, casework::has_review).await? {
        Appended::Done(file) => noted(&file, &text, language),
        // Discord sent the command again, because the bot ended before it could say that it was done.
        Appended::Refused(Refusal::Done) => noted(&file, &text, language),
        Appended::Refused(Refusal::Notice(said)) => {
            let (headline, how) = *said;
            Response::notice(&headline, how.as_slice(), language)
        }
        Appended::Refused(_) => directors_only(language),
        Appended::NoCase => hidden(language),
    })
}

/// A case as files, with as much in them as the person who asks may read.
async fn export_case(ctx: &Context, number: u32, requester: &Requester) -> HandlerResult {
    let language = requester.reader;
    let Some((file, standing)) = visible_case(ctx, number, requester).await? else { return Ok(hidden(language)) };
    if !file.allows(standing, Act::Export) {
        let (case, moves, epoch) = (file.id, file.moves(), file.epoch);
        let own = CaseButton { verb: CaseAction::StartOwnCase, case, moves, reader: Reader::Player, language, epoch };
        let own = case_card::components::one_button(own, &CaseText::Own {});
        return Ok(Response::notice_with(&CaseText::NotYours {}, &[CaseText::NotYoursHow {}], language, own));
    }
    if requester.files == Attachments::Forbidden {
        return Ok(Response::notice(&CaseListText::NoFiles {}, &[CaseListText::NoFilesHow {}], language));
    }
    let reader = if file.allows(standing, Act::ReadAll) { Reader::Director } else { Reader::Player };
    let Some(one) = ctx.exports.begin(requester.person) else {
        return Ok(Response::notice(&CaseListText::Busy {}, &[CaseListText::BusyHow {}], language));
    };
    let at = requester.at;
    // A long case takes longer than a task may keep a worker from others, and nothing stops it: the person who asks waits for it.
    let written = tokio::task::spawn_blocking(move || {
        let _until_the_end = one;
        export::reply(&file, reader, language, at)
    });
    Ok(written.await.unwrap_or_else(|_| Response::apology(UserError::WentWrong, language)))
}

/// The answer while cases cannot be reached.
fn store_unavailable(error: &StoreUnavailable, requester: &Requester) -> Response {
    tracing::error!(%error, "cannot reach the cases");
    Response::notice(&CaseText::NoStore {}, &[CaseText::NoStoreHow {}], requester.reader)
}

/// The answer where there is no case, or none that somebody may see: nobody learns which.
fn hidden(language: Language) -> Response {
    Response::notice(&CaseText::Hidden {}, &[CaseText::HiddenHow {}], language)
}

fn directors_only(language: Language) -> Response {
    Response::notice(&CaseText::DirectorsOnly {}, &[CaseText::DirectorsOnlyHow {}], language)
}

fn noted(file: &CaseFile, text: &str, language: Language) -> Response {
    let before = layout::heading(&CaseText::NoteKept {}.say(language));
    let number = CaseText::Number { number: file.id.number }.say(language);
    let content = format!("{before}\n{number}: {}", layout::quoted(text, QUOTED));
    Response::messages(vec![content], Vec::new(), Visibility::Ephemeral, Vec::new())
}
