//! What was taken from a pair's agreements, for the director to check.

use super::{Explanation, Line, Part, Reader, Together, message::Message};
use crate::{
    agreements::{Meant, Taken},
    bridge::Call,
};

impl Explanation {
    /// The explanation with what was taken from agreements added. Only the director is told what a player may have meant.
    #[must_use]
    pub fn with_taken(mut self, taken: &[Taken], reader: Reader) -> Explanation {
        if reader == Reader::Director && !taken.is_empty() {
            let lines: Vec<Line> = taken.iter().map(|taken| self.line(taken)).collect();
            self.sections.push(Part::headed(Message::AgreementsTaken {}).with_lines(lines));
        }
        self
    }

    /// The auction in which a call was taken to be made, and what it shows there unless the page has said so already.
    fn line(&self, taken: &Taken) -> Line {
        let Taken { offender, call, .. } = *taken;
        let assumed = match taken.meant {
            Meant::RhoOverlooked(over) => Message::AgreementsRho { offender, call, seat: offender.rho(), over },
            Meant::OpponentsOverlooked => Message::AgreementsOpponents { offender, call },
            Meant::AsOpening => Message::AgreementsOpening { offender, call },
            Meant::PartnerLower(bid) => {
                Message::AgreementsPartner { offender, call, partner: offender.partner(), over: Call::Bid(bid) }
            }
            Meant::LevelSlipped(bid) => Message::AgreementsLevel { offender, call, replacement: Call::Bid(bid) },
            Meant::AsItIs => Message::AgreementsAsItIs { offender, call },
        };
        let shows = Message::MeaningOfCall { call, condition: taken.agreed.own.clone() };
        let is_said = self.sections.iter().any(|part| part.text.contains(&shows));
        let left_out = &taken.agreed.left_out;
        let left = (!left_out.is_empty()).then(|| Message::AgreementsLeft { calls: Together(left_out.clone()) });
        Line { label: None, text: std::iter::once(assumed).chain((!is_said).then_some(shows)).chain(left).collect() }
    }
}
