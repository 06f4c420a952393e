//! What the bot says in the modal for an auction, on the panel of a channel, and about calls for a director.

texts! {
    /// A text of `panel.ftl`; the comments there say who sees it.
    PanelText:
    // The modal.
    AuctionTitle "panel-auction-title" {}
    Calls "panel-calls" {}
    CallsHow "panel-calls-how" {}
    CallsExample "panel-calls-example" {}
    Dealer "panel-dealer" {}
    DealerUnsaid "panel-dealer-unsaid" {}
    Seat "panel-seat" { seat: &'static str }
    Edition "panel-edition" {}
    System "panel-system" {}
    AsSet "panel-as-set" {}
    ChangeCalls "panel-change-calls" {}
    // The panel.
    Panel "panel-text" {}
    PanelHow "panel-text-how" {}
    RuleButton "panel-button-rule" {}
    CallButton "panel-button-call" {}
    Posting "panel-posting" {}
    Posted "panel-posted" { channel: String }
    PostedHow "panel-posted-how" {}
    NotPosted "panel-not-posted" { channel: String }
    NotPostedHow "panel-not-posted-how" {}
    NotPostedNow "panel-not-posted-now" {}
    // Calling a director: the modal, what directors are told, and the caller.
    CallTitle "panel-call-title" {}
    Table "panel-table" {}
    TableHow "panel-table-how" {}
    Board "panel-board" {}
    Called "panel-called" { given: &'static str, table: String, board: String, who: String }
    NobodyYet "panel-nobody-yet" {}
    Comes "panel-comes" { who: String }
    Come "panel-come" {}
    Cannot "panel-cannot" {}
    Over "panel-over" {}
    OverHow "panel-over-how" {}
    CallListed "case-call-listed" {}
    CallListedHow "panel-call-listed-how" {}
}
