//! What the bot says about cases as a collection: the command, lists, and files for an appeal.

texts! {
    /// A text of `casebook.ftl`; the comments there say who sees it.
    CaseListText:
    // The command and its options.
    Name "casebook-name" {}
    Description "casebook-description" {}
    ShowName "casebook-show-name" {}
    ShowDescription "casebook-show-description" {}
    ListName "casebook-list-name" {}
    ListDescription "casebook-list-description" {}
    NoteName "casebook-note-name" {}
    NoteDescription "casebook-note-description" {}
    ExportName "casebook-export-name" {}
    ExportDescription "casebook-export-description" {}
    NumberName "casebook-number-name" {}
    NumberDescription "casebook-number-description" {}
    WhichName "casebook-which-name" {}
    WhichDescription "casebook-which-description" {}
    Which "casebook-which" { which: &'static str }
    TextName "casebook-text-name" {}
    TextDescription "casebook-text-description" {}
    // Lists.
    Heading "casebook-heading" { which: &'static str }
    Empty "casebook-empty" { which: &'static str }
    State "casebook-state" { state: &'static str }
    Older "casebook-older" {}
    Newer "casebook-newer" {}
    Open "casebook-open" {}
    // Files for an appeal: the answer.
    Ready "casebook-ready" { number: u32 }
    ForDirectors "casebook-for-directors" {}
    ForPlayers "casebook-for-players" {}
    RulesTheSame "casebook-rules-the-same" { program: String }
    Unspoken "casebook-unspoken" {}
    NoFiles "casebook-no-files" {}
    NoFilesHow "casebook-no-files-how" {}
    Busy "casebook-busy" {}
    BusyHow "casebook-busy-how" {}
    FileToRead "casebook-file-to-read" { number: u32 }
    FileForPrograms "casebook-file-for-programs" { number: u32 }
    // In the file to read.
    Asked "casebook-asked" { who: String, when: String }
    Made "casebook-made" { program: &'static str, when: String }
    Person "casebook-person" { id: u64 }
    Typed "casebook-typed" {}
    Happened "casebook-happened" {}
    Shorthand "casebook-shorthand" { text: String }
    Ruling "casebook-ruling" {}
    Why "casebook-why" {}
    Decisions "casebook-words" {}
    Entries "casebook-entries" {}
    Private "casebook-private" {}
    Notes "casebook-notes" {}
    // Entries there.
    Entry "casebook-entry" { when: String, who: String, what: String }
    EntryHappened "casebook-entry-happened" { what: String }
    EntryUndone "casebook-entry-undone" {}
    EntryShared "casebook-entry-shared" {}
    EntryCalled "casebook-entry-called" {}
    EntryNote "casebook-entry-note" { text: String }
    EntryConfirmed "casebook-entry-confirmed" { program: String }
    EntryAmended "casebook-entry-amended" { reason: String }
    EntryWithdrawn "casebook-entry-withdrawn" { reason: String }
    EventCall "casebook-event-call" { seat: &'static str, call: String }
    EventLho "casebook-event-lho" { choice: &'static str }
    EventRuled "casebook-event-ruled" {}
    EventLead "casebook-event-lead" {}
}
