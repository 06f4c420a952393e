//! The one list of everything that can be said: a variant for each Fluent message, with the arguments it takes.
//! No other file writes a message's id.

mod write;

use self::write::{arg_name, messages};
use super::arg::{Arg, ArgName, Example, Notation, Share, Shorthand, Together, Which};
use crate::{
    bridge::{Call, Contract, Seat, Side, Suit},
    lawbook::{Clause, Edition},
    meaning::{self, Condition, Hand, Purpose},
    ruling::Kind,
    shorthand::{Expected, Reading},
};

messages! {
    // What now.
    Regular "headline-regular" { seat: Seat }
    InOrder "headline-in-order" {}
    Several "headline-several" { number: usize }
    SeveralForDirector "headline-several-director" { number: usize }
    Contract "headline-contract" { contract: Contract, declarer: Seat, seat: Seat }
    ContractRestricted "headline-contract-restricted" { contract: Contract, declarer: Seat, seat: Seat }
    ContractLeadFaced "headline-contract-lead-faced" { contract: Contract, declarer: Seat }
    PassedOut "headline-passed-out" {}
    Insufficient "headline-insufficient" { offender: Seat, call: Call }
    InsufficientForDirector "headline-insufficient-director" { offender: Seat, lho: Seat, call: Call }
    Premature "headline-premature" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    PrematureForDirector "headline-premature-director" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    MustReplace "headline-replace" { offender: Seat, call: Call }
    MustReplaceAgain "headline-again" { offender: Seat, partner: Seat, attempt: Call }
    BoundToPass "headline-replace-bound" { offender: Seat, call: Call }
    BoundAgain "headline-again-bound" { offender: Seat, partner: Seat, attempt: Call }
    MustPassNow "headline-again-pass" { offender: Seat, partner: Seat, attempt: Call }
    SecondInsufficient "headline-second" { offender: Seat, lho: Seat, call: Call }
    SecondInsufficientForDirector "headline-second-director" { offender: Seat, lho: Seat, call: Call }
    AskComparable "headline-comparable" { offender: Seat, call: Call, replacement: Call, edition: Edition }
    AskComparableForDirector "headline-comparable-director" { offender: Seat, call: Call, replacement: Call, edition: Edition }
    Accepted "headline-accepted" { lho: Seat, call: Call, number: usize }
    AcceptedByCall "headline-accepted-by-call" { lho: Seat, call: Call, number: usize }
    AcceptedSecond "headline-accepted-second" { lho: Seat, call: Call, replacement: Call }
    ReplacedFreely "headline-free" { call: Call, replacement: Call, number: usize }
    PartnerBarred "headline-barred" { partner: Seat, call: Call, replacement: Call }
    PartnerBarredOnce "headline-barred-once" { partner: Seat, call: Call, replacement: Call }
    TurnLost "headline-turn-lost" { offender: Seat, call: Call }
    Replaced "headline-replaced" { call: Call, replacement: Call }
    Settled "headline-settled" { offender: Seat, call: Call }
    AskUnintended "headline-unintended" { offender: Seat, call: Call }
    AskUnintendedForDirector "headline-unintended-director" { offender: Seat, call: Call }
    MaySubstitute "headline-substitute" { offender: Seat, call: Call }
    MaySubstituteForDirector "headline-substitute-director" { offender: Seat, call: Call }
    Substituted "headline-substituted" { call: Call, replacement: Call, number: usize }
    SubstitutedCancelled "headline-substituted-cancelled" { call: Call, replacement: Call }
    TooLate "headline-too-late" { partner: Seat, call: Call }
    Changed "headline-changed" { offender: Seat, call: Call, replacement: Call }
    ChangedForDirector "headline-changed-director" { offender: Seat, call: Call, replacement: Call }
    ChangeOffered "headline-change-offered" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    ChangeOfferedForDirector "headline-change-offered-director" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    ChangeAgain "headline-change-again" { offender: Seat, lho: Seat }
    ChangeOfferedLate "headline-change-offered-late" { offender: Seat, partner: Seat, lho: Seat, call: Call, replacement: Call }
    ChangeOfferedLateForDirector "headline-change-offered-late-director" { offender: Seat, partner: Seat, lho: Seat, call: Call, replacement: Call }
    ChangeAccepted "headline-change-accepted" { lho: Seat, call: Call, replacement: Call }
    ChangeCancelled "headline-change-cancelled" { call: Call, replacement: Call }
    ChangeTooLate "headline-change-too-late" { partner: Seat, call: Call, replacement: Call }
    AcceptedOvertaken "headline-accepted-overtaken" { partner: Seat, seat: Seat, call: Call }
    Undecided "headline-undecided" { offender: Seat, call: Call }

    // Under the auction: what the signs mean.
    SignIrregular "diagram-irregular" { kind: Kind }
    SignWithdrawn "diagram-withdrawn" {}
    SignWithdrawnIfUnintended "diagram-withdrawn-if-unintended" {}
    SignCancelled "diagram-cancelled" {}
    SignGone "diagram-gone" {}
    SignSubstituted "diagram-substituted" {}
    SignArtificial "diagram-artificial" {}
    SignDescribed "diagram-described" {}
    SignTurn "diagram-turn" { seat: Seat }
    SignChooser "diagram-chooser" { seat: Seat }

    // Who may do what, at what price.
    OpenFirst "choice-open-first" { offender: Seat, call: Call, kind: Kind }
    About "choice-about" { offender: Seat, call: Call, kind: Kind }
    OpenThen "choice-open-then" { offender: Seat, call: Call, kind: Kind }
    OpenIfDeclined "choice-open-if-declined" { offender: Seat, call: Call }
    OpenInAnyCase "choice-open-in-any-case" { offender: Seat, call: Call, seat: Seat }
    ReplacedInTheEnd "choice-replaced-in-the-end" { offender: Seat, partner: Seat, lho: Seat, call: Call, replacement: Call }
    ReplacedAgain "choice-replaced-again" { offender: Seat, partner: Seat, lho: Seat, call: Call, replacement: Call }
    SlipFirst "choice-slip-first" { call: Call, replacement: Call }
    SlipFirstIrregular "choice-slip-first-irregular" { call: Call, replacement: Call }
    OpenBothPrices "choice-open-both-prices" { offender: Seat }
    AcceptIfStandsInPlaceOf "choice-accept-if-stands-in-place-of" { offender: Seat, call: Call }
    AcceptInPlaceOf "choice-accept-in-place-of" { offender: Seat, call: Call }
    Waits "choice-waits" { offender: Seat, call: Call, nth: usize, lho: Seat }
    WaitsInAnyCase "choice-waits-in-any-case" { lho: Seat, offender: Seat, call: Call, kind: Kind }
    WaitsIfAccepted "choice-waits-if-accepted" { lho: Seat, offender: Seat, call: Call, kind: Kind }
    WaitsIfAcceptedInOrder "choice-waits-if-accepted-in-order" { lho: Seat, offender: Seat, call: Call }
    WaitsIfDeclined "choice-waits-if-declined" { lho: Seat, offender: Seat, call: Call, kind: Kind }
    WaitsIfDeclinedInOrder "choice-waits-if-declined-in-order" { lho: Seat, offender: Seat, call: Call }
    LhoChooses "choice-lho" { lho: Seat, seat: Seat }
    OffenderChooses "choice-offender" { offender: Seat, partner: Seat }
    OffenderChoosesNext "choice-offender-next" { offender: Seat, lho: Seat }
    OffenderPassesNext "choice-offender-passes" { offender: Seat, lho: Seat }
    OffenderChoosesIfNeither "choice-offender-neither" { offender: Seat, call: Call, other: Call }
    OffenderPassesIfNeither "choice-offender-passes-neither" { offender: Seat, call: Call, other: Call }
    OffenderChoosesLast "choice-offender-last" { offender: Seat, lho: Seat }
    Accept "choice-accept" {}
    Decline "choice-decline" {}
    AcceptStands "choice-accept-stands" { lho: Seat, call: Call, number: usize }
    AcceptStandsSecond "choice-accept-stands-second" { lho: Seat, call: Call }
    AcceptStandsPremature "choice-accept-stands-premature" { lho: Seat, call: Call, replacement: Call }
    AcceptStandsPrematureDouble "choice-accept-stands-premature-double" { lho: Seat, call: Call, replacement: Call }
    AcceptStandsLast "choice-accept-stands-last" { lho: Seat, call: Call, number: usize }
    DeclineReplaces "choice-decline-replaces" { offender: Seat, call: Call }
    DeclineReplacesAgain "choice-decline-again" { offender: Seat, partner: Seat, call: Call }
    DeclinePasses "choice-decline-passes" { offender: Seat, partner: Seat, call: Call }
    DeclineKeeps "choice-decline-keeps" { replacement: Call }
    DeclineSecondToo "choice-decline-second" { lho: Seat, replacement: Call }
    DeclineNeither "choice-decline-neither" { offender: Seat, partner: Seat, lho: Seat }
    DeclineSecondThen "choice-decline-second-then" { lho: Seat, replacement: Call }
    DeclineNeitherPass "choice-decline-neither-pass" { offender: Seat, partner: Seat, lho: Seat }
    UnlessComparable "choice-unless-comparable" { edition: Edition }
    LeadFreeIfComparable "choice-no-lead-comparable" { edition: Edition }
    DeclineAsks "choice-decline-asks" { call: Call, replacement: Call, edition: Edition }
    DeclineAsksDouble "choice-decline-asks-double" { call: Call, replacement: Call, edition: Edition }
    ChangeLhoAgain "choice-change-lho-again" { lho: Seat, side: Side, over: Call }
    ChangeLhoStands "choice-change-lho-stands" { lho: Seat, over: Call }
    ChangeAcceptStands "choice-change-accept" { call: Call, replacement: Call }
    ChangeAcceptInsufficient "choice-change-accept-insufficient" { call: Call, replacement: Call }
    ChangeDeclineStands "choice-change-decline" { call: Call, replacement: Call }
    OverWhichCall "choice-over-which" { lho: Seat, replacement: Call }
    DirectorComparable "choice-comparable" { call: Call, replacement: Call, edition: Edition }
    DirectorComparableAlike "choice-comparable-alike" { offender: Seat, call: Call }
    DirectorUnintended "choice-unintended" { offender: Seat, call: Call }
    If "choice-if-yes" {}
    IfNot "choice-if-no" {}
    OtherwiseIf "choice-otherwise-if-yes" { edition: Edition }
    OtherwiseIfNot "choice-otherwise-if-no" { edition: Edition }
    IfIntended "choice-if-intended" { call: Call }
    UnintendedYes "choice-unintended-yes" { call: Call, replacement: Call, number: usize }
    UnintendedYesOnly "choice-unintended-yes-only" { call: Call, replacement: Call }
    UnintendedYesAgain "choice-unintended-yes-again" { lho: Seat, call: Call }
    UnintendedNo "choice-unintended-no" { call: Call }
    UnintendedNoCancelled "choice-unintended-no-cancelled" { call: Call }
    UnintendedNoReplaces "choice-unintended-no-replaces" { call: Call, other: Call }
    UnintendedNoChoice "choice-unintended-no-choice" { lho: Seat, seat: Seat }
    Substitute "choice-substitute" { offender: Seat, call: Call }
    SubstituteOnly "choice-substitute-only" { offender: Seat, call: Call, edition: Edition }
    SubstituteUntilPartner "choice-substitute-until-partner" { partner: Seat }
    SubstituteUntilLead "choice-substitute-until-lead" {}
    SubstituteUntilHandsBack "choice-substitute-until-hands-back" {}
    SlipCallDirector "choice-slip-call-director" {}
    SubstituteOver "choice-substitute-over" { side: Side, lho: Seat, call: Call }

    // Calls out of rotation.
    RotationOpen "rotation-open" { offender: Seat, lho: Seat, call: Call, seat: Seat }
    RotationOpenForDirector "rotation-open-director" { offender: Seat, lho: Seat, call: Call, seat: Seat }
    RotationDeclined "rotation-declined" { offender: Seat, call: Call, seat: Seat }
    RotationChoose "rotation-choose" { offender: Seat, call: Call }
    RotationPassNow "rotation-pass-now" { offender: Seat, call: Call }
    RotationRepeats "rotation-repeats" { offender: Seat, call: Call, replacement: Call }
    RotationRepeatsForDirector "rotation-repeats-director" { offender: Seat, call: Call, replacement: Call }
    RotationRepeatsHeading "rotation-repeats-heading" { call: Call, replacement: Call }
    RotationComparable "rotation-comparable" { offender: Seat, call: Call, replacement: Call }
    RotationComparableForDirector "rotation-comparable-director" { offender: Seat, call: Call, replacement: Call }
    RotationWhich "rotation-which" { lho: Seat, call: Call }
    RotationWhichForDirector "rotation-which-director" { lho: Seat, call: Call }
    RotationThirdPass "rotation-third-pass" { offender: Seat }
    RotationThirdPassForDirector "rotation-third-pass-director" { offender: Seat }
    RotationAccepted "rotation-accepted" { offender: Seat, lho: Seat, call: Call, number: usize }
    RotationAcceptedByCall "rotation-accepted-by-call" { offender: Seat, lho: Seat, call: Call, number: usize }
    RotationAcceptedUnreplaced "rotation-accepted-unreplaced" { offender: Seat, lho: Seat, seat: Seat, call: Call, first: Call }
    RotationAcceptedByCallUnreplaced "rotation-accepted-by-call-unreplaced" { offender: Seat, lho: Seat, seat: Seat, call: Call, first: Call }
    RotationAcceptedThird "rotation-accepted-third" { offender: Seat, lho: Seat, call: Call }
    RotationRepeatNow "rotation-repeat-now" { offender: Seat, call: Call, seat: Seat, number: usize }
    RotationRepeatInstead "rotation-repeat-instead" { offender: Seat, call: Call, replacement: Call, seat: Seat, number: usize }
    RotationRepeatInsufficient "rotation-repeat-insufficient" { offender: Seat, lho: Seat, call: Call, seat: Seat }
    RotationRepeated "rotation-repeated" { offender: Seat, call: Call, number: usize }
    RotationNotRepeated "rotation-not-repeated" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    RotationTurnGone "rotation-turn-gone" { offender: Seat, call: Call }
    RotationOffenderOnce "rotation-offender-once" { offender: Seat }
    RotationOffenderNow "rotation-offender-now" { offender: Seat }
    RotationOffenderThroughout "rotation-offender-throughout" { offender: Seat }
    RotationBarred "rotation-barred" { offender: Seat, partner: Seat, call: Call }
    RotationBarredOnce "rotation-barred-once" { offender: Seat, partner: Seat, call: Call }
    RotationBarredNow "rotation-barred-now" { offender: Seat, partner: Seat, call: Call }
    RotationFree "rotation-free" { offender: Seat, call: Call, replacement: Call, number: usize }
    RotationAlsoInsufficient "rotation-also-insufficient" { call: Call }
    RotationSecondWithdrawn "rotation-second-withdrawn" { lho: Seat, partner: Seat, call: Call, replacement: Call }
    RotationSecondWithdrawnOwn "rotation-second-withdrawn-own" { lho: Seat, partner: Seat, call: Call, replacement: Call }
    RotationAcceptFirst "rotation-accept-first" { call: Call, number: usize }
    RotationAcceptFirstOnly "rotation-accept-first-only" { call: Call }
    RotationAcceptSecond "rotation-accept-second" { partner: Seat, side: Side, replacement: Call, edition: Edition }
    PartnerCallStands "rotation-partner-stands" { offender: Seat, partner: Seat, lho: Seat, call: Call }
    PartnerCallCounts "rotation-partner-counts" { offender: Seat, partner: Seat, lho: Seat, call: Call }
    PartnerCallGoes "rotation-partner-goes" { partner: Seat, lho: Seat, call: Call }
    RotationAccept "rotation-accept" { lho: Seat, number: usize }
    RotationAcceptOne "rotation-accept-one" { lho: Seat, seat: Seat, number: usize }
    RotationAcceptTwo "rotation-accept-two" { lho: Seat, partner: Seat, seat: Seat, number: usize }
    RotationAcceptOnly "rotation-accept-only" { lho: Seat }
    RotationAcceptOnlyOne "rotation-accept-only-one" { lho: Seat, seat: Seat }
    RotationAcceptOnlyTwo "rotation-accept-only-two" { lho: Seat, partner: Seat, seat: Seat }
    RotationAcceptOnlyOwn "rotation-accept-only-own" { lho: Seat }
    AcceptUnreplaced "rotation-accept-unreplaced" { offender: Seat, call: Call }
    RotationAcceptOwn "rotation-accept-own" { lho: Seat, number: usize }
    RotationAcceptThird "rotation-accept-third" { lho: Seat, seat: Seat }
    RotationAcceptThirdAll "rotation-accept-third-all" { lho: Seat, seat: Seat }
    RotationAcceptThirdBarred "rotation-accept-third-barred" { lho: Seat, seat: Seat }
    RotationAcceptThirdAllBarred "rotation-accept-third-all-barred" { lho: Seat, seat: Seat }
    RotationAcceptThirdOfTwo "rotation-accept-third-of-two" { lho: Seat, partner: Seat, seat: Seat }
    RotationCancelled "rotation-cancelled" {}
    RotationBack "rotation-back" { seat: Seat }
    RotationBackDepends "rotation-back-depends" { offender: Seat, seat: Seat, number: usize }
    RotationBackInsufficient "rotation-back-insufficient" { offender: Seat, lho: Seat, call: Call, seat: Seat }
    RotationThirdDecides "rotation-third-decides" {}
    RotationIfPasses "rotation-if-passes" { seat: Seat }
    RotationBackPassEnds "rotation-back-pass-ends" { offender: Seat, seat: Seat }
    RotationPassEnds "rotation-pass-ends" { offender: Seat }
    RotationMustRepeat "rotation-must-repeat" { offender: Seat, call: Call, number: usize }
    RotationMustRepeatInsufficient "rotation-must-repeat-insufficient" { offender: Seat, lho: Seat, call: Call }
    RotationIfActs "rotation-if-acts" { seat: Seat, offender: Seat }
    RotationIfActsOnly "rotation-if-acts-only" { seat: Seat }
    RotationLater "rotation-later" { offender: Seat }
    RotationLaterUnlessBarred "rotation-later-unless-barred" { offender: Seat }
    RotationLaterPass "rotation-later-pass" { offender: Seat }
    RotationPassComparable "rotation-pass-comparable" { offender: Seat }
    RotationNotUse "rotation-not-use" { partner: Seat }
    RotationNotUseSince "rotation-not-use-since" { partner: Seat }
    RotationSameDenomination "rotation-same-denomination" { call: Call }
    RotationDenominationShown "rotation-denomination-shown" { call: Call }
    NoDouble "rotation-no-double" { seat: Seat }
    NoDoubleNow "rotation-no-double-now" { seat: Seat }
    RotationWhichHeading "rotation-which-heading" { lho: Seat, call: Call }
    RotationNotMade "rotation-not-made" { call: Call, lho: Seat, side: Side }
    RotationStands "rotation-stands" { call: Call, number: usize }
    RotationStandsInsufficient "rotation-stands-insufficient" { lho: Seat, call: Call, replacement: Call }
    RotationThirdPassHeading "rotation-third-pass-heading" {}
    RotationLaw "rotation-law" { clauses: Vec<Clause> }
    RotationGoesBack "rotation-goes-back" { seat: Seat, number: usize }
    RotationWentBack "rotation-went-back" { seat: Seat }
    InTurnAnyway "rotation-in-turn" { offender: Seat, call: Call, seat: Seat }
    TurnTaken "rotation-turn-taken" { offender: Seat, call: Call, seat: Seat }
    CountsAsSecond "rotation-second" { offender: Seat, call: Call }
    NotOver "rotation-not-over" { offender: Seat, seat: Seat }
    PassBeforeRuling "rotation-pass-before-ruling" { seat: Seat }
    NotOverSince "rotation-not-over-since" { offender: Seat, seat: Seat }
    StepMeaning "rotation-step-meaning" { offender: Seat, call: Call }
    StepExplainRotation "rotation-step-explain" { lho: Seat, seat: Seat }
    StepBack "rotation-step-back" { partner: Seat, seat: Seat }
    StepBackBarred "rotation-step-back-barred" { partner: Seat }
    StepGoesBack "rotation-step-goes-back" { partner: Seat, seat: Seat }
    StepGoesBackBarred "rotation-step-goes-back-barred" { partner: Seat, seat: Seat, number: usize }
    StepComparableBarred "rotation-step-comparable-barred" { offender: Seat, partner: Seat, edition: Edition }
    StepComparable "rotation-step-comparable" { offender: Seat, partner: Seat, edition: Edition }
    StepThirdPass "rotation-step-third-pass" {}
    StepWhich "rotation-step-which" { lho: Seat, call: Call }
    StepTellRepeat "rotation-step-repeat" { offender: Seat, call: Call }
    StepTellRepeatInsufficient "rotation-step-repeat-insufficient" { offender: Seat, lho: Seat, call: Call }
    StepTellOffender "rotation-step-offender" { offender: Seat }
    StepTellNoDouble "rotation-step-offender-no-double" { offender: Seat, partner: Seat }
    StepTellOnce "rotation-step-once" { partner: Seat }
    OpenArtificialPass "rotation-ask-pass" {}
    OpenNatural "rotation-ask-natural" { call: Call }
    OpenConventional "rotation-ask-conventional" { call: Call }

    // Two calls by one player, and LHO has called.
    WhichCorrects "which-corrects" { offender: Seat, lho: Seat, over: Call, call: Call, replacement: Call }
    WhichCorrectsForDirector "which-corrects-director" { offender: Seat, lho: Seat, over: Call, call: Call, replacement: Call }
    WhichAgain "which-again" { offender: Seat, lho: Seat, over: Call, call: Call }
    WhichAgainForDirector "which-again-director" { offender: Seat, lho: Seat, over: Call, call: Call }
    WhichHeading "which-heading" { replacement: Call }
    WhichSlip "which-slip" { call: Call }
    WhichSlipStands "which-slip-stands" { replacement: Call }
    WhichTakesBack "which-takes-back" { lho: Seat, side: Side, over: Call }
    WhichIntended "which-intended" { call: Call }
    WhichCorrected "which-corrected" { call: Call }
    WhichIfAccepted "which-if-accepted" { lho: Seat }
    WhichGoes "which-goes" { partner: Seat }
    WhichLead "which-lead" { side: Side, seat: Seat }
    WhichNew "which-new" {}
    WhichNewDeclined "which-new-declined" { lho: Seat }
    WhichOutOfTurn "which-out-of-turn" { lho: Seat }
    WhichAccepted "which-accepted" { lho: Seat }
    WhichCancelled "which-cancelled" {}
    WhichAskedNext "which-asked-next" {}
    WhichDeclined "which-declined" { offender: Seat, lho: Seat }
    WhichLater "which-later" { offender: Seat }
    WhichOnlyNew "which-only-new" {}
    WhichOverAsked "which-over-asked" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    WhichOverAskedForDirector "which-over-asked-director" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    WhichOverHeading "which-over-heading" { lho: Seat, call: Call, replacement: Call }
    WhichOver "which-over" { call: Call }
    WhichHeadingAgain "which-heading-again" { call: Call }
    WhichRepeats "which-repeats" { call: Call }
    WhichEither "which-either" { call: Call }
    StepRepeats "which-step-repeats" { offender: Seat, call: Call }
    StepCorrects "which-step-corrects" { offender: Seat, replacement: Call }
    WhichOverPartners "which-over-partners" { lho: Seat, offender: Seat, call: Call, partner: Seat, replacement: Call }
    WhichOverPartnersForDirector "which-over-partners-director" { lho: Seat, offender: Seat, call: Call, partner: Seat, replacement: Call }
    WhichOverPartnersHeading "which-over-partners-heading" { lho: Seat, offender: Seat, call: Call, partner: Seat, replacement: Call }
    WhichOverStands "which-over-stands" { seat: Seat, call: Call, partner: Seat, replacement: Call }
    WhichOverTheirs "which-over-theirs" { seat: Seat, call: Call }
    StepWhichOver "which-step-over" { lho: Seat, call: Call, replacement: Call }

    // The rest of the record under one answer of the director's.
    RestHadToPass "rest-had-to-pass" { offender: Seat, partner: Seat, call: Call }
    RestHadToPassStands "rest-had-to-pass-stands" { offender: Seat, lho: Seat, call: Call }
    ForThe "rest-for-the" { offender: Seat, call: Call }
    RestWhich "rest-which" { offender: Seat, call: Call }
    RestTurnTaken "rest-turn-taken" { offender: Seat, call: Call, seat: Seat }
    RestCalledOver "rest-called-over" { offender: Seat, lho: Seat, call: Call, kind: Kind }
    RestIrregular "rest-irregular" { offender: Seat, call: Call, kind: Kind }
    RestMayAccept "rest-may-accept" { offender: Seat, lho: Seat, call: Call, kind: Kind }
    RestAccepted "rest-accepted" { offender: Seat, lho: Seat, call: Call, kind: Kind }
    RestContract "rest-contract" { contract: Contract, declarer: Seat, seat: Seat }
    RestPassedOut "rest-passed-out" {}
    RestChooses "rest-chooses" { offender: Seat }
    RestGoesOn "rest-goes-on" { seat: Seat }
    RestNotOver "rest-not-over" {}
    RestCallsOver "rest-calls-over" { replacement: Call }
    RestFallsWithAll "rest-falls-with-all" { seat: Seat }

    // Calls that nobody can accept.
    NotAllowed "removed-double" { offender: Seat, partner: Seat, call: Call }
    NotAllowedForDirector "removed-double-director" { offender: Seat, partner: Seat, call: Call }
    NotAllowedBarred "removed-double-barred" { offender: Seat, partner: Seat, call: Call }
    NotAllowedPassForDirector "removed-double-pass-director" { offender: Seat, partner: Seat, call: Call }
    NotAllowedPass "removed-double-pass" { offender: Seat, partner: Seat, call: Call }
    NotAllowedRepeat "removed-double-repeat" { offender: Seat, partner: Seat, call: Call, again: Call }
    NotAllowedRepeatForDirector "removed-double-repeat-director" { offender: Seat, partner: Seat, call: Call, again: Call }
    NotAllowedPassOutOfTurn "removed-double-pass-out-of-turn" { offender: Seat, partner: Seat, call: Call }
    NotAllowedOutOfTurn "removed-double-barred-out-of-turn" { offender: Seat, partner: Seat, call: Call }
    NotAllowedVoid "removed-double-void" { offender: Seat, call: Call, seat: Seat }
    NotAllowedVoidSince "removed-double-void-since" { offender: Seat, call: Call, seat: Seat }
    HadToPass "removed-had-to-pass" { offender: Seat, partner: Seat, call: Call }
    HadToPassEarly "removed-had-to-pass-early" { offender: Seat, partner: Seat, call: Call }
    HadToPassStands "removed-had-to-pass-stands" { offender: Seat, lho: Seat, call: Call }
    AboveSeven "removed-above-seven" { offender: Seat, partner: Seat, call: Call }
    AboveSevenVoid "removed-above-seven-void" { offender: Seat, partner: Seat, call: Call }
    AfterTheEnd "removed-after-the-end" { offender: Seat, call: Call }
    CallDirector "removed-call-director" {}
    IfLhoCalledFirstAboveSeven "removed-if-lho-called-first-above-seven" { lho: Seat, call: Call }
    IfLhoCalledFirst "removed-if-lho-called-first" { lho: Seat, offender: Seat, call: Call }
    CallDirectorBeforeLead "removed-call-director-lead" {}
    CallDirectorBeforeHandsBack "removed-call-director-hands-back" {}
    StepNotAllowedRepeat "removed-step-double-repeat" { offender: Seat, partner: Seat, lho: Seat, call: Call, again: Call }
    StepNotAllowedPass "removed-step-double-pass" { offender: Seat, partner: Seat, lho: Seat, call: Call }
    StepNotAllowed "removed-step-double" { offender: Seat, partner: Seat, lho: Seat, call: Call }
    StepTellBoth "removed-step-both" { offender: Seat, partner: Seat }
    StepTellBothOnly "removed-step-both-only" { offender: Seat, partner: Seat }
    StepTellBothLead "removed-step-both-lead" { offender: Seat, partner: Seat }
    StepNoOffer "removed-step-no-offer" { lho: Seat }

    // The prices.
    TheseCalls "price-calls" { calls: Vec<Call> }
    TheseCallsOtherwise "price-calls-otherwise" { calls: Vec<Call> }
    TheseCallsOrConvention "price-calls-or-convention" { calls: Vec<Call> }
    ConventionalBid "price-convention" {}
    FreeIfComparable "price-free-if-comparable" { offender: Seat, call: Call, edition: Edition }
    BarredIfComparable "price-barred-if-comparable" { offender: Seat, partner: Seat, call: Call, edition: Edition }
    FreeAuctionIfComparable "price-free-auction-if-comparable" { offender: Seat, partner: Seat, call: Call, edition: Edition }
    PassNotrumpOtherSuit "price-pass-notrump-suit" {}
    PassOtherSuit "price-pass-other-suit" {}
    PassOrSuit "price-pass-suit" {}
    IfItShows "price-if-shows" { replacement: Call, suits: Vec<Suit>, which: Which }
    IfItShowsToo "price-if-shows-too" { call: Call, replacement: Call, suits: Vec<Suit>, which: Which }
    IfNatural "price-if-natural" { replacement: Call, which: Which }
    IfNaturalToo "price-if-natural-too" { call: Call, replacement: Call, which: Which }
    IfItAloneShows "price-if-it-alone-shows" { replacement: Call, over: Call, suits: Vec<Suit>, which: Which }
    IfItAloneShowsToo "price-if-it-alone-shows-too" { call: Call, replacement: Call, over: Call, suits: Vec<Suit>, which: Which }
    IfOldAloneShowed "price-if-old-alone-showed" { call: Call, over: Call, suits: Vec<Suit> }
    IfLowerDoesNot "price-if-lower-does-not" { over: Call, suits: Vec<Suit> }
    IfOldShowed "price-if-old-showed" { call: Call, suits: Vec<Suit> }
    IfOldNatural "price-if-old-natural" { call: Call }
    LowestThatShows "price-lowest-that-shows" {}
    ComparableCall "price-comparable" { call: Call, edition: Edition }
    AnythingElse "price-else" {}
    AnythingElseOrPass "price-else-or-pass" {}
    OtherBidOrPass "price-bid-or-pass" {}
    AnySufficient "price-sufficient-or-pass" {}
    AnyLegal "price-any" {}
    Free "price-free" { partner: Seat }
    FreeAuction "price-free-auction" { partner: Seat }
    BriefFree "price-brief-free" { partner: Seat }
    BriefThroughout "price-brief-throughout" { partner: Seat }
    BriefOnce "price-brief-once" { partner: Seat }
    BriefLead "price-brief-lead" { partner: Seat }
    BriefCancelled "price-brief-cancelled" { offender: Seat }
    BriefThroughoutUnlessRepeated "price-brief-throughout-unless-repeated" { partner: Seat }
    BriefThroughoutUnless "price-brief-throughout-unless" { partner: Seat, edition: Edition }
    BriefOnceUnless "price-brief-once-unless" { partner: Seat, edition: Edition }
    BriefLeadUnless "price-brief-lead-unless" { edition: Edition }
    BriefCancelledUnless "price-brief-cancelled-unless" { edition: Edition }
    BriefLho "price-brief-lho" { lho: Seat }
    LhoAccepts "choice-lho-accepts" { lho: Seat }
    LhoDeclines "choice-lho-declines" { lho: Seat }
    CallsNext "choice-calls-next" { seat: Seat }
    ReplacesBy "choice-replaces-by" { seat: Seat, call: Call }
    HeldComparable "choice-held-comparable" { edition: Edition }
    HeldNotComparable "choice-held-not-comparable" { edition: Edition }
    HeldUnintended "choice-held-unintended" { call: Call }
    HeldIntended "choice-held-intended" { call: Call }
    HeldCorrection "choice-held-correction" {}
    HeldNewCall "choice-held-new-call" {}
    HeldUnder "choice-held-under" { clause: Clause }
    WasASlip "choice-was-a-slip" { call: Call }
    Barred "price-barred" { partner: Seat }
    BarredAuction "price-barred-auction" { partner: Seat }
    NoNewRestriction "price-no-new" {}
    MayCallNotUse "price-may-call" { partner: Seat, call: Call, which: Which }
    MayNotUse "price-may-not-use" { partner: Seat, calls: Together, number: usize, which: Which }
    FreeButReviewed "price-free-reviewed" { partner: Seat, call: Call, clauses: Vec<Clause> }
    FreeButReviewedAgain "price-free-reviewed-again" { partner: Seat, call: Call, clauses: Vec<Clause>, which: Which }
    FreeAuctionButReviewed "price-free-auction-reviewed" { partner: Seat, call: Call, clauses: Vec<Clause> }
    AskFirst "price-ask" { offender: Seat }
    PassQualifies "price-pass-qualifies" {}
    Throughout "price-throughout" { seat: Seat }
    Once "price-once" { seat: Seat }
    OnceNow "price-once-now" { seat: Seat }
    OnceServed "price-once-served" { seat: Seat }
    Repeat "price-repeat" { offender: Seat, call: Call }
    RepeatUnless "price-repeat-unless" { offender: Seat, call: Call, seat: Seat, attempt: Call }
    Cancelled "price-cancelled" { offender: Seat, partner: Seat }
    CancelledUnless "price-cancelled-unless" { offender: Seat, partner: Seat, call: Call, edition: Edition }
    CancelledPass "price-cancelled-pass" { offender: Seat, partner: Seat }
    CancelledUnlessPass "price-cancelled-unless-pass" { offender: Seat, partner: Seat, call: Call, edition: Edition }
    NoBidLeft "price-no-bid-left" {}

    // Law 26.
    LeadForbidUnshown "lead-forbid-unshown" { side: Side, seat: Seat, offender: Seat }
    LeadForbidOne "lead-forbid-one" { side: Side, seat: Seat, suits: Vec<Suit>, number: usize }
    LeadRequireOrForbid "lead-require-or-forbid" { side: Side, seat: Seat, suits: Vec<Suit>, number: usize }
    LeadRequireOrForbidShown "lead-require-or-forbid-shown" { side: Side, seat: Seat, offender: Seat, call: Call }
    LeadForbidAny "lead-forbid-any" { side: Side, seat: Seat }
    LeadForbidAnyOrRequire "lead-forbid-any-or-require" { side: Side, seat: Seat, suits: Vec<Suit>, number: usize }
    LeadForbidAnyOrRequireShown "lead-forbid-any-or-require-shown" { side: Side, seat: Seat, call: Call }
    LeadNoneRequiredShown "lead-none-required-shown" { offender: Seat }
    LeadExemptShown "lead-exempt-shown" { offender: Seat }
    LeadToo "lead-too" { seat: Seat }
    LeadDisputed "lead-disputed" {}
    LeadOneOfTwo "lead-one-of-two" { seat: Seat }
    LeadForEach "lead-for-each" { seat: Seat }
    LeadExemptRepeat "lead-exempt-repeat" { offender: Seat, call: Call }
    LeadNowForbidOne "lead-now-forbid-one" { declarer: Seat, seat: Seat, suits: Vec<Suit>, number: usize }
    LeadNowRequireOrForbid "lead-now-require-or-forbid" { declarer: Seat, seat: Seat, suits: Vec<Suit>, number: usize }
    LeadNowForbidAny "lead-now-forbid-any" { declarer: Seat, seat: Seat }
    LeadNowForbidAnyOrRequire "lead-now-forbid-any-or-require" { declarer: Seat, seat: Seat, suits: Vec<Suit>, number: usize }
    LeadLapses "lead-lapses" { side: Side, seat: Seat }
    LeadLater "lead-later" { seat: Seat, leader: Seat }
    LeadWaits "lead-waits" { seat: Seat }
    LeadCheckFirst "lead-check" { seat: Seat }

    // What binds whom, and what they know.
    FromHere "result-from-here" {}
    Lead "result-lead" {}
    InThePlay "result-play" {}
    Earlier "result-earlier" {}
    OverTheDouble "result-over-double" { seat: Seat, call: Call, attempt: Call }
    WithdrawnLho "result-lho-again" { lho: Seat, call: Call }
    WithdrawnLhoOther "result-lho-again-other" { lho: Seat, call: Call }
    InformationAll "result-authorised" { offender: Seat, call: Call, nth: usize }
    InformationSide "result-unauthorised" { offender: Seat, partner: Seat, side: Side, calls: Together, which: Which }
    InformationSideNth "result-unauthorised-nth" { offender: Seat, partner: Seat, side: Side, call: Call, nth: usize, which: Which }
    InformationFollowed "result-unauthorised-followed" { side: Side, call: Call }
    InformationPasses "result-unauthorised-passes" { side: Side }
    InformationLho "result-unauthorised-lho" { lho: Seat, call: Call, offender: Seat, partner: Seat }
    InformationLhoIf "result-unauthorised-lho-if" { lho: Seat, call: Call, offender: Seat, partner: Seat }
    Afterwards "result-afterwards" {}
    AfterwardsPassedOut "result-afterwards-passed-out" {}
    NothingFollows "result-nothing-follows" {}
    ReviewHelped "result-review-helped" { side: Side, offender: Seat, call: Call, nth: usize, clauses: Vec<Clause> }
    ReviewKnew "result-review-knew" { side: Side, offender: Seat, partner: Seat, clauses: Vec<Clause> }
    ReviewDamaged "result-review-damaged" { clauses: Vec<Clause> }
    SettledAccepted "result-settled-accepted" { offender: Seat, call: Call, nth: usize }
    SettledAcceptedOnly "result-settled-accepted-only" { offender: Seat, call: Call, nth: usize }
    SettledAcceptedUnlessChanged "result-settled-accepted-unless-changed" { offender: Seat, lho: Seat, call: Call, nth: usize }
    SettledAcceptedGone "result-settled-accepted-gone" { offender: Seat, call: Call, nth: usize }
    SettledReplaced "result-settled-replaced" { offender: Seat, call: Call, replacement: Call }
    SettledReplacedOnly "result-settled-replaced-only" { offender: Seat, call: Call, replacement: Call }
    SettledUnintended "result-settled-unintended" { offender: Seat, call: Call, replacement: Call }
    SettledUnintendedCancelled "result-settled-unintended-cancelled" { offender: Seat, call: Call, replacement: Call }
    SettledBarred "result-settled-barred" { offender: Seat, partner: Seat, call: Call, replacement: Call }
    SettledStands "result-settled-stands" { offender: Seat, call: Call, nth: usize }
    SettledTooLate "result-settled-too-late" { offender: Seat, call: Call }
    SettledOther "result-settled-other" { offender: Seat, call: Call }
    SettledCancelled "result-settled-cancelled" { offender: Seat, call: Call, nth: usize }
    SettledChangedAgain "result-settled-changed-again" { offender: Seat, call: Call }
    SettledCancelledBarred "result-settled-cancelled-barred" { offender: Seat, partner: Seat, call: Call }
    SettledCancelledOnce "result-settled-cancelled-once" { offender: Seat, partner: Seat, call: Call }
    SettledOffender "result-settled-offender" { offender: Seat, call: Call }
    SettledOffenderOnce "result-settled-offender-once" { offender: Seat, call: Call }
    SettledBoth "result-settled-both" { offender: Seat, partner: Seat, call: Call }
    SettledHadToPass "result-settled-had-to-pass" { offender: Seat, lho: Seat, call: Call }
    SettledRepeated "result-settled-repeated" { offender: Seat, call: Call }
    SettledInTurn "result-settled-in-turn" { offender: Seat, call: Call }
    SettledSecond "result-settled-second" { offender: Seat, call: Call }
    SettledNotOver "result-settled-not-over" { offender: Seat }
    ReviewCould "result-review-could" { side: Side, offender: Seat, clauses: Vec<Clause> }

    // The director's view.
    AtTheTable "director-table" {}
    StepStop "director-stop" {}
    StepAside "director-aside" { offender: Seat, call: Call }
    StepExplain "director-explain" { offender: Seat, lho: Seat, seat: Seat }
    StepReplacements "director-replacements" { offender: Seat, partner: Seat, edition: Edition }
    StepReplacementsNew "director-replacements-new" { offender: Seat, call: Call, edition: Edition }
    StepReplacementsBarred "director-replacements-barred" { offender: Seat, partner: Seat, edition: Edition }
    StepReplacementsBarredByMeaning "director-replacements-barred-by-meaning" { offender: Seat, partner: Seat, edition: Edition }
    StepReplacementsByMeaning "director-replacements-by-meaning" { offender: Seat, partner: Seat, edition: Edition }
    StepFirstOrSecond "director-premature" { lho: Seat, call: Call, replacement: Call }
    StepFirstOrDouble "director-premature-double" { lho: Seat, call: Call, replacement: Call }
    StepFirstOrSecondToo "director-premature-second" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    StepOnlyPass "director-only-pass" { offender: Seat }
    StepChoose "director-choose" { offender: Seat, partner: Seat }
    StepTellBarred "director-tell-barred" { partner: Seat }
    StepTellBarredOnly "director-tell-barred-only" { partner: Seat }
    StepTellCancelled "director-tell-cancelled" { offender: Seat, partner: Seat, call: Call }
    StepTest "director-test" { offender: Seat, call: Call, replacement: Call, edition: Edition }
    StepTestDenomination "director-test-denomination" { offender: Seat, call: Call, replacement: Call }
    StepTestAlike "director-test-alike" { offender: Seat, call: Call }
    StepTellFree "director-tell-free" { call: Call, number: usize }
    StepTellLead "director-tell-lead" { seat: Seat, declarer: Seat }
    StepStay "director-stay" { side: Side }
    StepUnintended "director-unintended" { offender: Seat, call: Call, edition: Edition }
    StepOverWhich "director-over-which" { lho: Seat, call: Call, replacement: Call }
    StillOpen "director-open" {}
    OpenUnintended "director-open-unintended" { call: Call }
    OpenComparable "director-open-comparable" { call: Call, edition: Edition }
    OpenWouldShow "director-open-would-show" { replacement: Call }
    OpenSpecified "director-open-specified" { call: Call, replacement: Call }
    OpenArtificial "director-open-artificial" { call: Call, edition: Edition }
    EveryPrice "director-every-price" {}
    EveryPriceConventional "director-every-price-conventional" {}
    IfComparable "director-if-comparable" { edition: Edition }
    IfComparableBarred "director-if-comparable-barred" { edition: Edition }
    Nothing "director-nothing" { partner: Seat }
    NothingBarred "director-nothing-barred" { partner: Seat }
    ShortThroughout "director-throughout" { partner: Seat }
    ShortForbidOne "director-forbid-one" { suits: Vec<Suit>, number: usize }
    ShortRequireOrForbid "director-require-or-forbid" { suits: Vec<Suit>, number: usize }
    ShortForbidAny "director-forbid-any" {}
    ShortForbidAnyOrRequire "director-forbid-any-or-require" { suits: Vec<Suit>, number: usize }
    ShortNoLead "director-no-lead" {}
    ShortCancelled "director-cancelled" { offender: Seat, partner: Seat }
    ShortCancelledPass "director-cancelled-pass" { offender: Seat, partner: Seat }
    DirectorsDiffer "director-differ" {}
    DifferInformation "director-differ-information" { call: Call }
    DifferLead "director-differ-lead" {}
    DifferRequire "director-differ-require" {}
    DifferStanding "director-differ-standing" { partner: Seat, call: Call }
    DifferBarredEarly "director-differ-barred-early" { offender: Seat, call: Call }
    DifferRefusedPass "director-differ-refused-pass" { offender: Seat, partner: Seat, edition: Edition }
    DifferThirdPass "director-differ-third-pass" { seat: Seat, edition: Edition }
    DifferCancelledDouble "director-differ-cancelled" { call: Call, attempt: Call, edition: Edition }
    DifferSecondAccepted "director-differ-second" { call: Call, replacement: Call }
    DifferSecondOpen "director-differ-second-open" { call: Call, replacement: Call }
    DifferChange "director-differ-change" { call: Call }
    DifferThirdPassOpen "director-differ-third-pass-open" { seat: Seat, edition: Edition }
    DifferNotRepeated "director-differ-not-repeated" { offender: Seat, lho: Seat, call: Call, replacement: Call }
    DifferTurnGone "director-differ-turn-gone" { offender: Seat, seat: Seat, call: Call }
    DifferRepeatOrPass "director-differ-repeat-or-pass" { offender: Seat, call: Call }
    DifferPartnerFirst "director-differ-partner-first" { offender: Seat, partner: Seat, seat: Seat, call: Call }
    DifferOverDouble "director-differ-over-double" { seat: Seat, call: Call, attempt: Call }
    DifferOvertaken "director-differ-overtaken" { lho: Seat, call: Call }
    DifferRepeatedLead "director-differ-repeated-lead" { call: Call }
    DifferPassOverArtificial "director-differ-pass-over-artificial" { call: Call }
    DifferCallsAgain "director-differ-change-calls-again" {}
    DifferToInadmissible "director-differ-change-to-inadmissible" {}
    DifferNotReplaced "director-differ-not-replaced" {}
    DifferRepeatedPass "director-differ-repeated-pass-lead" {}
    DifferTakeout "director-differ-pass-of-takeout-double" {}
    DifferComparableDouble "director-differ-comparable-after-double" {}
    DifferImposedPass "director-differ-call-after-imposed-pass" {}
    DifferNotMade "director-differ-not-made-or-called-over" {}
    DifferGoneOn "director-differ-gone-on-before-ruling" {}
    DifferDoubledOutOfTurn "director-differ-doubled-out-of-turn" {}
    DifferBarBegins "director-differ-bar-begins-with-ruling" {}
    DifferOverAboveSeven "director-differ-over-bid-above-seven" {}

    // Why: how a ruling came about.
    WhyRegular "why-regular" {}
    WhyHeading "why-heading" { offender: Seat, call: Call, kind: Kind }
    WhyHeadingNotMade "why-heading-not-made" { offender: Seat, call: Call }
    WhyHeadingUnintended "why-heading-unintended" { offender: Seat, call: Call }
    WhyInTurn "why-in-turn" { offender: Seat, call: Call }
    WhyCalledAlready "why-called-already" { offender: Seat }
    WhyNotInTurn "why-not-in-turn" { offender: Seat }
    WhyOutOfTurn "why-out-of-turn" { offender: Seat, seat: Seat }
    WhyAfterTheEnd "why-after-the-end" { offender: Seat, call: Call }
    WhyInsufficient "why-insufficient" { call: Call, over: Call }
    WhyAccepted "why-accepted" { seat: Seat, clauses: Vec<Clause> }
    WhyDeclined "why-declined" { seat: Seat, clauses: Vec<Clause> }
    WhyReplaced "why-replaced" { seat: Seat, call: Call, clauses: Vec<Clause> }
    WhyMadeAgain "why-made-again" { seat: Seat, clauses: Vec<Clause> }
    WhyPassed "why-passed" { seat: Seat, clauses: Vec<Clause> }
    WhyActed "why-acted" { seat: Seat, clauses: Vec<Clause> }
    WhyPassedOver "why-passed-over" { seat: Seat, clauses: Vec<Clause> }
    WhyActedOver "why-acted-over" { seat: Seat, clauses: Vec<Clause> }
    WhyCalledAgain "why-called-again" { seat: Seat, call: Call }
    WhyInTurnSince "why-in-turn-since" { seat: Seat }
    WhyHadToPass "why-had-to-pass" { seat: Seat }
    WhyThirdPass "why-third-pass" { seat: Seat }
    WhyTurnLost "why-turn-lost" { offender: Seat }
    WhySameDenomination "why-same-denomination" { seat: Seat, clauses: Vec<Clause> }
    WhyLaterComparable "why-later-comparable" { seat: Seat, clauses: Vec<Clause> }
    WhyLaterOther "why-later-other" { seat: Seat, clauses: Vec<Clause> }
    WhyLaterAny "why-later-any" { seat: Seat, clauses: Vec<Clause> }
    WhyOvertaken "why-overtaken" { seat: Seat }
    WhyCalledOver "why-called-over" { seat: Seat, call: Call }
    WhyTooLate "why-too-late" { seat: Seat, call: Call }
    WhyTurnTaken "why-turn-taken" { seat: Seat }
    WhyAtOnce "why-at-once" { seat: Seat }
    WhyWentOn "why-went-on" { lho: Seat, seat: Seat }
    WhyAgainInsufficient "why-again-insufficient" { seat: Seat, call: Call }
    WhyLeadFaced "why-lead-faced" {}
    WhyComparable "why-comparable" { call: Call, replacement: Call, edition: Edition }
    WhyNotComparable "why-not-comparable" { call: Call, replacement: Call, edition: Edition }
    WhyComparableAgain "why-comparable-again" { call: Call, edition: Edition }
    WhyNotComparableAgain "why-not-comparable-again" { call: Call, edition: Edition }
    WhyUnintended "why-unintended" { call: Call }
    WhyIntended "why-intended" { call: Call }
    WhyWhichLaw "why-which-law" { clauses: Vec<Clause> }
    WhyApplied "why-applied" {}
    WhyOpen "why-open" {}
    WhyConsidered "why-considered" {}
    WhyClause "why-clause" { clauses: Vec<Clause> }
    WhySays "why-says" { says: Clause }
    WhyNotUnintended "why-not-unintended" { call: Call }
    WhyNoChange "why-no-change" { offender: Seat }
    WhyNotSimultaneous "why-not-simultaneous" {}
    WhyTurnOf "why-turn-of" { seat: Seat }
    WhyTurnIfDeclined "why-turn-if-declined" { lho: Seat, seat: Seat }
    WhyAfterTheFirstBid "why-after-the-first-bid" {}
    WhyBeforeTheFirstBid "why-before-the-first-bid" {}
    WhyNatural "why-natural" { call: Call }
    WhyNamesNoDenomination "why-names-no-denomination" { call: Call }
    WhyTreatedAsBid "why-treated-as-bid" {}
    WhyNotWhatHappened "why-not-what-happened" {}

    // The proof: whether calls are comparable by what they show.
    ProofHeading "proof-heading" {}
    ProofWithdrawn "proof-withdrawn" {}
    ProofReplacement "proof-replacement" {}
    ProofSame "proof-same" { clauses: Vec<Clause> }
    ProofSameWords "proof-same-words" { clauses: Vec<Clause>, edition: Edition }
    ProofWithin "proof-within" { clauses: Vec<Clause>, edition: Edition }
    ProofSameQuestion "proof-same-question" { clauses: Vec<Clause> }
    ProofNoneInside "proof-none-inside" { edition: Edition }
    ProofSimilar "proof-similar" { clauses: Vec<Clause>, outside: Share, within: Share }
    ProofOutside "proof-outside" { outside: Share, edition: Edition }
    ProofAllOutside "proof-all-outside" { edition: Edition }
    ProofJudgement "proof-judgement" { outside: Share, edition: Edition }
    ProofHedged "proof-hedged" { which: Which }
    ProofNoHand "proof-no-hand" {}
    NotUnderstood "proof-not-understood" { call: Call, text: String }
    ProofUnreadHeading "proof-unread-heading" {}
    ProofUnread "proof-unread" { text: String }
    ProofHands "proof-hands" { withdrawn: u64, replacement: u64, outside: u64 }
    ProofLacks "proof-lacks" { hand: Hand, condition: Condition }
    ProofDenied "proof-denied" { hand: Hand, condition: Condition }
    ProofIfDenied "proof-if-denied" { hand: Hand, condition: Condition }
    ProofDenialsDecide "proof-denials" {}
    ProofYardstick "proof-yardstick" { similar: usize, doubtful: usize }

    // The quiz: what is asked.
    QuizTitle "quiz-title" { which: Which, edition: Edition, number: usize }
    QuizDealt "quiz-dealt" { seat: Seat }
    QuizWas "quiz-was" { which: Which, offender: Seat, call: Call, nth: usize }
    QuizWentBack "quiz-went-back" { seat: Seat }
    QuizPassedOn "quiz-passed-on" { seat: Seat, lho: Seat, partner: Seat, number: usize }
    QuizWasOutOfTurn "quiz-was-out-of-turn" { offender: Seat, call: Call, nth: usize, seat: Seat }
    QuizJustBefore "quiz-just-before" { seat: Seat, call: Call }
    QuizNobodyHadCalled "quiz-nobody-had-called" {}
    QuizCalledFirst "quiz-called-first" { offender: Seat, call: Call, seat: Seat }
    QuizInTurnAfterwards "quiz-in-turn-afterwards" { which: Which, offender: Seat, call: Call, seat: Seat }
    QuizShouldHavePassed "quiz-should-have-passed" { which: Which, offender: Seat, call: Call }
    QuizBidAboveSeven "quiz-bid-above-seven" { offender: Seat, call: Call }
    QuizNoSlip "quiz-no-slip" { offender: Seat, call: Call }
    QuizChanged "quiz-changed" { which: Which, offender: Seat, call: Call, replacement: Call }
    QuizChosen "quiz-chosen" { which: Which, lho: Seat, call: Call }
    QuizReplaced "quiz-replaced" { which: Which, offender: Seat, replacement: Call }
    QuizPremature "quiz-premature" { offender: Seat, replacement: Call }
    QuizAfterDouble "quiz-after-double" { which: Which, offender: Seat, call: Call, replacement: Call }
    QuizCorrected "quiz-corrected" { offender: Seat, replacement: Call }
    QuizSaidTooLate "quiz-said-too-late" { offender: Seat, call: Call, partner: Seat, over: Call, replacement: Call }
    QuizTookBack "quiz-took-back" { lho: Seat, call: Call }
    QuizShowed "quiz-showed" { calls: Together, suits: Vec<Suit> }
    QuizShowedNothing "quiz-showed-nothing" { calls: Together, number: usize }
    QuizNewBidNatural "quiz-new-bid-natural" {}
    QuizAskCall "quiz-ask-call" { which: Which, offender: Seat, call: Call, nth: usize }
    QuizAsk "quiz-ask" { which: Which }
    QuizAskFree "quiz-ask-free" { partner: Seat, call: Call }
    QuizAskLead "quiz-ask-lead" { declarer: Seat, seat: Seat }
    QuizAskComparable "quiz-ask-comparable" { call: Call, replacement: Call, edition: Edition }
    QuizAllNatural "quiz-all-natural" {}

    // The quiz: the choices.
    QuizLetter "quiz-letter" { text: String }
    QuizAcceptor "quiz-acceptor" { which: Which, seat: Seat }
    QuizFault "quiz-fault" { which: Which, seat: Seat, call: Call }
    QuizBar "quiz-bar" { which: Which, seat: Seat, side: Side, call: Call }
    QuizCall "quiz-call" { replacement: Call }
    QuizNone "quiz-none" { edition: Edition }
    QuizLead "quiz-lead" { which: Which, suits: Vec<Suit>, number: usize }
    QuizContract "quiz-contract" { contract: Contract, declarer: Seat }
    QuizLikeness "quiz-likeness" { which: Which, call: Call, replacement: Call }
    QuizSpot "quiz-spot" { seat: Seat, call: Call }
    QuizAllInOrder "quiz-all-in-order" {}

    // The quiz: the answer, and why each other choice is wrong.
    QuizUnchanged "quiz-unchanged" { which: Which, seat: Seat, side: Side, call: Call }
    QuizUnder "quiz-under" { edition: Edition, which: Which, seat: Seat, side: Side, call: Call }
    QuizAnswer "quiz-answer" { which: Which, chosen: String, text: String }
    QuizHeading "quiz-heading" { which: Which }
    QuizSee "quiz-see" { clauses: Vec<Clause> }
    QuizClauseOf "quiz-clause-of" { edition: Edition, clauses: Vec<Clause> }
    QuizIf "quiz-if" { form: Which, which: Which, seat: Seat, side: Side, other: Seat, offender: Seat, call: Call, replacement: Call, edition: Edition, nth: usize }
    QuizTurnShows "quiz-turn-shows" { call: Call, suits: Vec<Suit> }
    QuizTurnMeans "quiz-turn-means" { call: Call, condition: Condition }
    QuizOtherCase "quiz-other-case" { says: Clause }
    QuizTrue "quiz-true" { edition: Edition, which: Which, seat: Seat, side: Side, call: Call }
    QuizNoRepeat "quiz-no-repeat" { which: Which, seat: Seat, call: Call }
    QuizAllRegular "quiz-all-regular" { which: Which }
    QuizTurnOf "quiz-turn-of" { which: Which, seat: Seat, offender: Seat }
    QuizNeverInTurn "quiz-never-in-turn" { seat: Seat, over: Call }
    QuizCounts "quiz-counts" { which: Which, seat: Seat, offender: Seat, call: Call }
    QuizStillToCall "quiz-still-to-call" { lho: Seat }
    QuizCancelledFirst "quiz-cancelled-first" { which: Which, offender: Seat }
    QuizLhoMay "quiz-lho-may" { lho: Seat, offender: Seat }
    QuizPassGoesBack "quiz-pass-goes-back" { lho: Seat, seat: Seat }
    QuizRho "quiz-rho" { which: Which, seat: Seat }
    QuizCalledOver "quiz-called-over" { which: Which, lho: Seat, call: Call }
    QuizNobodyCanAccept "quiz-nobody-can-accept" { call: Call }
    QuizIsAChange "quiz-is-a-change" { offender: Seat, call: Call }
    QuizBarred "quiz-barred" { which: Which, seat: Seat }
    QuizBinds "quiz-binds" { which: Which, offender: Seat, partner: Seat, lho: Seat, call: Call, nth: usize, replacement: Call, edition: Edition }
    QuizBothPass "quiz-both-pass" {}
    QuizTooLate "quiz-too-late" { partner: Seat }
    QuizDealerFirst "quiz-dealer-first" { which: Which, seat: Seat, offender: Seat }
    QuizBeats "quiz-beats" { which: Which, call: Call, seat: Seat, over: Call }
    QuizLastBidWas "quiz-last-bid-was" { which: Which, seat: Seat, call: Call, over: Call }
    QuizOver "quiz-over" { which: Which, over: Call }
    QuizFree "quiz-free" { which: Which, call: Call, edition: Edition }
    QuizOtherDenomination "quiz-other-denomination" { partner: Seat, call: Call }
    QuizPart "quiz-part" { which: Which, condition: Condition, wider: Condition }
    QuizSimilar "quiz-similar" { clauses: Vec<Clause>, condition: Condition, wider: Condition }
    QuizDenomination "quiz-denomination" { which: Which, call: Call, replacement: Call }
    QuizNotComparable "quiz-not-comparable" { call: Call, replacement: Call, edition: Edition }
    QuizMayLead "quiz-may-lead" { which: Which, offender: Seat, partner: Seat, call: Call, suits: Vec<Suit> }
    QuizNoContract "quiz-no-contract" { which: Which, offender: Seat, call: Call, nth: usize }
    QuizFirstToName "quiz-first-to-name" { declarer: Seat, call: Call }
    QuizLastBid "quiz-last-bid" { contract: Contract }

    // Under everything.
    Laws "footer-clauses" { clauses: Vec<Clause> }
    UnderEdition "footer-edition" { edition: Edition }
    AssumesNatural "footer-natural" { calls: Together, number: usize }
    AssumesWouldBeNatural "footer-would-be-natural" { calls: Together }
    AssumesShows "footer-shows" { call: Call, suits: Vec<Suit> }
    AssumesConventional "footer-conventional" { calls: Together, number: usize }
    AssumesOpen "footer-open" { calls: Together, number: usize }
    AssumesTakeout "footer-takeout" {}
    ByYardstick "footer-yardstick" { calls: Together }
    AdviceOnly "footer-advice" {}

    // A text that cannot be read.
    CannotRead "shorthand-cannot-read" { number: usize }
    ToClearUp "shorthand-to-clear-up" { number: usize }
    UnknownWord "shorthand-unknown-word" { word: String }
    UnknownHere "shorthand-unknown-here" { word: String }
    UnknownPlayer "shorthand-unknown-player" { word: String }
    UnknownWords "shorthand-unknown-words" { words: String }
    NotACall "shorthand-not-a-call" { word: String }
    NoEdition "shorthand-no-edition" { word: String }
    Schematic "shorthand-schematic" { word: String }
    SuitMissing "shorthand-suit-missing" { word: String }
    Ambiguous "shorthand-ambiguous" { word: String, readings: Vec<Reading> }
    PassedBefore "shorthand-passed-before" { word: String, seat: Seat }
    PassedHere "shorthand-passed-here" { seat: Seat }
    WhoDealt "shorthand-who-dealt" { seats: Vec<Seat>, candidate: Seat }
    WhoIs "shorthand-who-is" { word: String, seats: Vec<Seat> }
    WhoseCall "shorthand-whose-call" { offender: Seat, lho: Seat, call: Call, over: Call, replaced: String, next: Shorthand }
    WhoseCallChanged "shorthand-whose-call-changed" { offender: Seat, lho: Seat, call: Call, over: Call, replaced: String, next: Shorthand }
    SufficientAfterAll "shorthand-sufficient" { call: Call, over: Call }
    SufficientHere "shorthand-sufficient-here" { call: Call, over: Call }
    SufficientFirst "shorthand-sufficient-first" { call: Call }
    SayWho "shorthand-say-who" { text: Shorthand }
    NothingToReplace "shorthand-nothing-to-replace" { word: String }
    ReplacesNothing "shorthand-replaces-nothing" { word: String }
    NothingToChoose "shorthand-nothing-to-choose" { word: String }
    AcceptedAlready "shorthand-accepted-already" { word: String, call: Call }
    DeclinedAlready "shorthand-declined-already" { word: String, call: Call }
    ForNobodyToChoose "shorthand-for-nobody" { word: String, call: Call }
    WhoChooses "shorthand-who-chooses" { word: String, seat: Seat, lho: Seat }
    NotABid "shorthand-not-a-bid" { call: Call }
    InTurnAfterAll "shorthand-in-turn" { seat: Seat }
    SaidTwice "shorthand-said-twice" { seat: Seat, call: Call, text: Shorthand }
    LoneBracket "shorthand-lone-bracket" { word: String }
    LeadOutOfTurn "shorthand-lead-out-of-turn" { word: String }
    AuctionElsewhere "shorthand-elsewhere" {}
    OutsideTable "shorthand-outside-table" { word: String }
    RemovedInTable "shorthand-removed" { word: String }
    TwoTables "shorthand-two-tables" {}
    SeveralAuctions "shorthand-several-auctions" { number: usize, boards: String }
    NoCalls "shorthand-no-calls" {}
    NotRead "shorthand-not-read" {}
    LeftOut "shorthand-left-out" { text: String }
    PutIn "shorthand-put-in" { seat: Seat }
    ReadInPart "shorthand-read-in-part" {}
    IfSoSend "shorthand-if-so-send" { text: Shorthand }
    ReadSoFar "shorthand-read-so-far" { word: String }
    WhoCalledOutOfTurn "shorthand-who-called" { word: String, seats: Vec<Seat> }
    MarkWithoutCall "shorthand-mark-without-call" { word: String }
    ArrowWithoutCall "shorthand-arrow-without-call" { word: String }
    SidesOfTable "shorthand-sides-of-table" { word: String }
    EmptyText "shorthand-empty" {}
    TooLong "shorthand-too-long" { number: usize }
    Expected "shorthand-expected" { expected: Vec<Expected> }
    DidYouMean "shorthand-did-you-mean" { text: String }
    AuctionOnly "shorthand-auction-only" {}
    AuctionOnlyHow "shorthand-auction-only-how" {}

    // What a call shows.
    MeaningOf "meaning-of" { condition: Condition }
    MeaningOfCall "meaning-of-call" { call: Call, condition: Condition }
    MeaningUsually "meaning-usually" { condition: Condition }
    MeaningPurposes "meaning-purposes" { purposes: Vec<Purpose> }
    MeaningFor "meaning-for" { purposes: Vec<Purpose> }
    MeaningExcludes "meaning-excludes" { calls: Vec<Call> }
    MeaningNote "meaning-note" { word: String, condition: Condition }
    MeaningSpelling "meaning-spelling" { text: Notation }
    MeaningProblem "meaning-problem" { kind: meaning::ProblemKind, word: String, number: usize }
    MeaningExpected "meaning-expected" { things: Vec<meaning::Expected> }

    // What was taken from a pair's agreements.
    AgreementsTaken "agreements-taken" {}
    AgreementsRho "agreements-rho" { offender: Seat, call: Call, seat: Seat, over: Call }
    AgreementsOpponents "agreements-opponents" { offender: Seat, call: Call }
    AgreementsOpening "agreements-opening" { offender: Seat, call: Call }
    AgreementsPartner "agreements-partner" { offender: Seat, call: Call, partner: Seat, over: Call }
    AgreementsLevel "agreements-level" { offender: Seat, call: Call, replacement: Call }
    AgreementsAsItIs "agreements-as-it-is" { offender: Seat, call: Call }
    AgreementsLeft "agreements-left" { calls: Together }

    // A record that contradicts itself.
    NothingToAccept "record-nothing-to-accept" {}
    WhoCalled "record-who-called" { seats: Vec<Seat> }
    LeadBeforeEnd "record-lead-before-end" {}
    SimultaneousAlone "record-simultaneous-alone" { call: Call }
    TooManyIrregularities "record-too-many" { number: usize }
}
