//! The record as JSON (one object; keys in the order of the contract, unstated facts left out).

use std::{collections::BTreeMap, fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, Visitor},
    ser::SerializeMap,
};

use super::{Event, Facts, Feature, LhoChoice, MadeCall, Record, Shows, Told, Yardstick};
use crate::{
    bridge::{Call, Seat, Suit},
    lawbook::Edition,
};

/// Values that JSON holds as the text which `FromStr` reads.
macro_rules! from_text {
    ($($type:ty),*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Parsing(PhantomData))
            }
        }
    )*};
}

/// Values that JSON holds as the text which `Display` prints.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

/// Values that JSON holds as a text which they have ready.
macro_rules! as_name {
    ($($type:ty: $name:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.$name())
            }
        }
    )*};
}

/// Reads a value from its text, of which it keeps no copy.
struct Parsing<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Parsing<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|error| E::custom(format_args!("{error}, not \"{}\"", text.escape_debug())))
    }
}

from_text!(Call, Seat, Edition, Feature, Yardstick);
as_text!(Call, Feature, Yardstick);
as_name!(Seat: letter, Suit: letter, Edition: year);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a record")]
struct RawRecord {
    #[serde(default)]
    laws: Edition,
    #[serde(default = "north")]
    dealer: Seat,
    #[serde(default)]
    events: Vec<Event>,
    #[serde(default, skip_serializing_if = "is_own")]
    yardstick: Yardstick,
}

fn is_own(yardstick: &Yardstick) -> bool {
    *yardstick == Yardstick::default()
}

const fn north() -> Seat {
    Seat::North
}

/// Every key that an event may have. Which of them go together is checked afterwards, so that errors are clear.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "an event")]
struct RawEvent {
    call: Option<Call>,
    by: Option<Seat>,
    shows: Option<Shows>,
    comparable: Option<bool>,
    meaning: Option<String>,
    purpose: Option<String>,
    replacements: BTreeMap<Call, RawFacts>,
    unintended: Option<bool>,
    simultaneous: bool,
    law: Option<String>,
    lho: Option<RawLho>,
    director: Option<RawDirector>,
    opening_lead: Option<RawLead>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "what a call shows")]
struct RawFacts {
    shows: Option<Shows>,
    comparable: Option<bool>,
    meaning: Option<String>,
    purpose: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum RawLho {
    Accepts,
    Declines,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum RawDirector {
    Ruled,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum RawLead {
    Faced,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Record { laws, dealer, events, yardstick } = self.clone();
        RawRecord { laws, dealer, events, yardstick }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RawRecord { laws, dealer, events, yardstick } = RawRecord::deserialize(deserializer)?;
        let mut named = events.iter().filter_map(|event| event.made_call()?.facts.law.as_deref());
        if let Some(law) = named.find(|law| laws.known(law) != Some(*law)) {
            let (law, year) = (law.escape_debug(), laws.year());
            return Err(D::Error::custom(format_args!(
                "the Laws of {year} have no clause \"{law}\"; expected an address such as \"29A\""
            )));
        }
        let mut record = Record { laws, dealer, events, yardstick };
        record.read_in_auction();
        Ok(record)
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Event::Call(made) => {
                map.serialize_entry("call", &made.call)?;
                if let Some(by) = made.by {
                    map.serialize_entry("by", &by)?;
                }
                made.facts.serialize_entries(&mut map)?;
            }
            Event::Lho(LhoChoice::Accepts) => map.serialize_entry("lho", "accepts")?,
            Event::Lho(LhoChoice::Declines) => map.serialize_entry("lho", "declines")?,
            Event::DirectorRuled => map.serialize_entry("director", "ruled")?,
            Event::OpeningLeadFaced => map.serialize_entry("opening_lead", "faced")?,
        }
        map.end()
    }
}

impl Facts {
    fn serialize_entries<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        if let Some(shows) = self.shows {
            map.serialize_entry("shows", &shows)?;
        }
        if let Some(comparable) = self.comparable {
            map.serialize_entry("comparable", &comparable)?;
        }
        if let Some(meaning) = &self.meaning {
            map.serialize_entry("meaning", meaning.text())?;
        }
        if let Some(purpose) = &self.purpose {
            map.serialize_entry("purpose", purpose.text())?;
        }
        if !self.replacements.is_empty() {
            map.serialize_entry("replacements", &self.replacements)?;
        }
        if let Some(unintended) = self.unintended {
            map.serialize_entry("unintended", &unintended)?;
        }
        if self.simultaneous {
            map.serialize_entry("simultaneous", &true)?;
        }
        if let Some(law) = &self.law {
            map.serialize_entry("law", law)?;
        }
        Ok(())
    }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.serialize_entries(&mut map)?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut raw = RawEvent::deserialize(deserializer)?;
        let event = match (raw.call.take(), raw.lho.take(), raw.director.take(), raw.opening_lead.take()) {
            (Some(call), None, None, None) => return Ok(Event::Call(raw.into_call(call))),
            (None, Some(RawLho::Accepts), None, None) => Event::Lho(LhoChoice::Accepts),
            (None, Some(RawLho::Declines), None, None) => Event::Lho(LhoChoice::Declines),
            (None, None, Some(RawDirector::Ruled), None) => Event::DirectorRuled,
            (None, None, None, Some(RawLead::Faced)) => Event::OpeningLeadFaced,
            _ => {
                return Err(D::Error::custom("an event is one of these: a call, lho, director, or opening_lead"));
            }
        };
        if raw.has_facts() {
            return Err(D::Error::custom("facts such as by, shows or comparable belong to a call"));
        }
        Ok(event)
    }
}

impl RawEvent {
    fn into_call(self, call: Call) -> MadeCall {
        let replacements = self.replacements.into_iter().map(|(call, facts)| (call, facts.into())).collect();
        MadeCall {
            call,
            by: self.by,
            facts: Facts {
                shows: self.shows,
                comparable: self.comparable,
                meaning: self.meaning.map(Told::from),
                purpose: self.purpose.map(Told::from),
                replacements,
                unintended: self.unintended,
                simultaneous: self.simultaneous,
                undisclosed: false,
                law: self.law,
            },
        }
    }

    fn has_facts(&self) -> bool {
        self.by.is_some()
            || self.shows.is_some()
            || self.comparable.is_some()
            || self.meaning.is_some()
            || self.purpose.is_some()
            || !self.replacements.is_empty()
            || self.unintended.is_some()
            || self.simultaneous
            || self.law.is_some()
    }
}

impl From<RawFacts> for Facts {
    fn from(raw: RawFacts) -> Self {
        Facts {
            shows: raw.shows,
            comparable: raw.comparable,
            meaning: raw.meaning.map(Told::from),
            purpose: raw.purpose.map(Told::from),
            ..Facts::default()
        }
    }
}

impl Serialize for Shows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.features())
    }
}

impl<'de> Deserialize<'de> for Shows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Feature>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Feature::Suit(suit) => suit.fmt(f),
            Feature::Notrump => f.write_str("NT"),
            Feature::UnknownSuit => f.write_str("?"),
            Feature::Short(suit) => write!(f, "{suit}-"),
        }
    }
}

impl FromStr for Feature {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Feature::ALL
            .into_iter()
            .find(|feature| feature.to_string() == text)
            .ok_or("expected S, H, D, C, NT, ? for a suit not known, or a suit with - for shortness (H-)")
    }
}
