//! The ruling as JSON, version 1: exact, because programs read it.

mod option;
mod why;

use serde::{Serialize, Serializer};

use self::option::{Choices, OptionJson};
pub use self::why::WhyJson;
use crate::{
    bridge::{Call, Contract, Doubled, Seat, Suit},
    lawbook::Clause,
    ruling::{
        Assumption, CallStatus, Continuation, InForce, Incident, Information, Kind, LeadKind, LeadRestriction, Origin,
        Passes, Rectification, Ruling, Until,
    },
};

/// A ruling with its explanation, ready to be written as JSON.
#[derive(Serialize)]
pub struct RulingJson<'a> {
    v: u8,
    laws: &'static str,
    calls: Vec<CallJson>,
    incidents: Vec<IncidentJson<'a>>,
    in_force: InForceJson<'a>,
    turn: Option<Seat>,
    auction_over: bool,
    contract: Option<ContractJson>,
    on_lead: Option<Seat>,
    explanation: ExplanationJson<'a>,
}

/// Why there is no ruling: the first problem, and all of them.
#[derive(Serialize)]
pub struct ErrorJson {
    error: Refusal,
}

#[derive(Serialize)]
struct Refusal {
    #[serde(flatten)]
    first: ProblemJson,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<ProblemJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    did_you_mean: Option<String>,
}

/// One problem of a text.
#[derive(Clone, Default, Serialize)]
pub struct ProblemJson {
    /// What is wrong, in one sentence.
    pub message: String,
    /// Where, in characters of the text: from, and to, exclusive.
    pub span: [usize; 2],
    /// What would have been understood there.
    pub expected: Vec<String>,
    /// The kind of the problem; empty for a record that contradicts itself.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub kind: &'static str,
}

impl ErrorJson {
    /// All problems of a text, and what it may have meant.
    #[must_use]
    pub fn new(problems: Vec<ProblemJson>, did_you_mean: Option<String>) -> ErrorJson {
        let first = problems.first().cloned().unwrap_or_default();
        ErrorJson { error: Refusal { first, problems, did_you_mean } }
    }
}

#[derive(Serialize)]
struct ExplanationJson<'a> {
    lang: &'static str,
    text: &'a str,
}

#[derive(Serialize)]
struct CallJson {
    by: Seat,
    call: Call,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    substituted: Option<bool>,
}

#[derive(Serialize)]
struct MustRepeatJson {
    seat: Seat,
    call: Call,
    clause: Clause,
}

#[derive(Serialize)]
struct NoDoubleJson {
    seat: Seat,
    clause: Clause,
}

#[derive(Serialize)]
struct IncidentJson<'a> {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    also: Option<&'static str>,
    offender: Seat,
    call: Call,
    event: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    waits_for: Option<usize>,
    status: &'static str,
    accepted: Option<bool>,
    replacement: Option<Call>,
    attempts: &'a [Call],
    #[serde(flatten)]
    result: ResultJson<'a>,
    assumes: Vec<String>,
    options: Vec<OptionJson<'a>>,
    questions: Choices<'a>,
}

/// The RESULT fields of the contract.
#[derive(Serialize)]
struct ResultJson<'a> {
    clauses: &'a [Clause],
    partner_passes: &'static str,
    offender_passes: &'static str,
    must_repeat: Option<Call>,
    lead: Option<LeadJson<'a>>,
    information: Option<&'static str>,
    review: &'a [Clause],
}

#[derive(Serialize)]
struct LeadJson<'a> {
    leader: Seat,
    kind: &'static str,
    suits: &'a [Suit],
    clause: Clause,
    #[serde(skip_serializing_if = "Option::is_none")]
    or: Option<Box<LeadJson<'a>>>,
}

#[derive(Serialize)]
struct InForceJson<'a> {
    must_pass: Vec<MustPassJson>,
    must_repeat: Option<MustRepeatJson>,
    no_double: Vec<NoDoubleJson>,
    lead: Vec<LeadJson<'a>>,
    review: &'a [Clause],
}

#[derive(Serialize)]
struct MustPassJson {
    seat: Seat,
    until: &'static str,
    clause: Clause,
}

/// The ruling on the rest of the record under one answer of the director's.
#[derive(Serialize)]
struct ContinuationJson<'a> {
    in_force: InForceJson<'a>,
    turn: Option<Seat>,
    auction_over: bool,
    contract: Option<ContractJson>,
    on_lead: Option<Seat>,
    incidents: Vec<IncidentJson<'a>>,
}

#[derive(Serialize)]
struct ContractJson {
    bid: Call,
    doubled: &'static str,
    declarer: Seat,
}

impl<'a> RulingJson<'a> {
    /// The ruling with its explanation in the language of this tag.
    #[must_use]
    pub fn new(ruling: &'a Ruling, lang: &'static str, text: &'a str) -> RulingJson<'a> {
        RulingJson {
            v: 1,
            laws: ruling.edition.year(),
            calls: ruling
                .calls
                .iter()
                .map(|ruled| CallJson {
                    by: ruled.by,
                    call: ruled.call,
                    status: status(ruled.status),
                    substituted: (ruled.origin == Origin::Substituted).then_some(true),
                })
                .collect(),
            incidents: ruling.incidents.iter().map(IncidentJson::new).collect(),
            in_force: InForceJson::new(&ruling.in_force),
            turn: ruling.turn,
            auction_over: ruling.auction_over,
            contract: ruling.contract.map(ContractJson::new),
            on_lead: ruling.on_lead,
            explanation: ExplanationJson { lang, text },
        }
    }
}

impl<'a> IncidentJson<'a> {
    /// Of a call that waits for a choice about an earlier one nothing is certain, and there is nothing to choose yet.
    fn new(incident: &'a Incident) -> IncidentJson<'a> {
        let is_ruled = !incident.waits_for_earlier();
        let result = Some(&incident.result).filter(|_| is_ruled);
        IncidentJson {
            kind: incident.kind.name(),
            also: incident.also.map(Kind::name),
            offender: incident.offender,
            call: incident.call,
            event: incident.event,
            waits_for: incident.waits_for,
            status: if incident.is_settled() && incident.waits_for.is_none() { "settled" } else { "open" },
            accepted: incident.accepted,
            replacement: incident.replacement,
            attempts: &incident.attempts,
            result: result.map_or_else(ResultJson::default, ResultJson::new),
            assumes: incident.assumes.iter().map(Assumption::to_string).collect(),
            options: if is_ruled { option::options(&incident.outcome) } else { Vec::new() },
            questions: if is_ruled { option::questions(incident) } else { Choices::default() },
        }
    }
}

impl Default for ResultJson<'_> {
    /// Nothing is certain yet.
    fn default() -> Self {
        let none = passes(Passes::None);
        ResultJson {
            clauses: &[],
            partner_passes: none,
            offender_passes: none,
            must_repeat: None,
            lead: None,
            information: None,
            review: &[],
        }
    }
}

impl<'a> ResultJson<'a> {
    fn new(result: &'a Rectification) -> ResultJson<'a> {
        ResultJson {
            clauses: &result.clauses,
            partner_passes: passes(result.partner_passes),
            offender_passes: passes(result.offender_passes),
            must_repeat: result.must_repeat,
            lead: result.lead.as_ref().map(LeadJson::new),
            information: result.information.map(|information| match information {
                Information::Authorised => "authorised",
                Information::Unauthorised => "unauthorised",
            }),
            review: &result.review,
        }
    }
}

impl<'a> LeadJson<'a> {
    fn new(lead: &'a LeadRestriction) -> LeadJson<'a> {
        LeadJson {
            leader: lead.leader,
            kind: match lead.kind {
                LeadKind::ForbidOne => "forbid_one",
                LeadKind::RequireOrForbid => "require_or_forbid",
                LeadKind::ForbidAnyOne => "forbid_any_one",
            },
            suits: &lead.suits,
            clause: lead.clause,
            or: lead.or.as_deref().map(|or| Box::new(LeadJson::new(or))),
        }
    }
}

impl<'a> InForceJson<'a> {
    fn new(in_force: &'a InForce) -> InForceJson<'a> {
        let must_pass = in_force.must_pass.iter().map(|bar| MustPassJson {
            seat: bar.seat,
            until: match bar.until {
                Until::NextTurn => "next_turn",
                Until::EndOfAuction => "end_of_auction",
            },
            clause: bar.clause,
        });
        InForceJson {
            must_pass: must_pass.collect(),
            must_repeat: in_force.must_repeat.map(|bar| MustRepeatJson {
                seat: bar.seat,
                call: bar.call,
                clause: bar.clause,
            }),
            no_double: in_force
                .no_double
                .iter()
                .map(|bar| NoDoubleJson { seat: bar.seat, clause: bar.clause })
                .collect(),
            lead: in_force.lead.iter().map(LeadJson::new).collect(),
            review: &in_force.review,
        }
    }
}

impl<'a> ContinuationJson<'a> {
    fn new(then: &'a Continuation) -> ContinuationJson<'a> {
        ContinuationJson {
            in_force: InForceJson::new(&then.in_force),
            turn: then.turn,
            auction_over: then.auction_over,
            contract: then.contract.map(ContractJson::new),
            on_lead: then.on_lead,
            incidents: then.incidents.iter().map(IncidentJson::new).collect(),
        }
    }
}

impl ContractJson {
    fn new(contract: Contract) -> ContractJson {
        ContractJson {
            bid: Call::Bid(contract.bid),
            doubled: match contract.doubled {
                Doubled::No => "no",
                Doubled::Doubled => "x",
                Doubled::Redoubled => "xx",
            },
            declarer: contract.declarer,
        }
    }
}

const fn status(status: CallStatus) -> &'static str {
    match status {
        CallStatus::Stands => "stands",
        CallStatus::Pending => "pending",
        CallStatus::Withdrawn => "withdrawn",
        CallStatus::Cancelled => "cancelled",
    }
}

const fn passes(passes: Passes) -> &'static str {
    match passes {
        Passes::None => "none",
        Passes::Once => "once",
        Passes::Throughout => "throughout",
    }
}

/// A clause is written as its address.
impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.address())
    }
}
