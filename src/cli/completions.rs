//! `completions`: what a shell offers after `director-please`, from the pages of help.

use std::io::{self, Write};

use clap::{Arg, ArgAction, Command, ValueEnum as _, ValueHint, builder::PossibleValuesParser};
use clap_complete::Shell;

use super::{
    HelpPage, RULED,
    usage::{self, Flag},
};
use crate::{
    lawbook::Edition,
    locale::{Language, one_of},
    meaning::Agreements,
};

/// Prints the completions for a shell.
pub(super) fn completions(shell: Shell, language: Language, output: &mut dyn Write) -> io::Result<u8> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut program(language), "director-please", &mut text);
    // clap_complete spells the states of its function for bash in two ways where a program has a hyphen in its name, and offers
    // no flags after a command then: https://github.com/clap-rs/clap/issues/6421.
    let text = String::from_utf8_lossy(&text).replace("director__subcmd__please", "director__please");
    output.write_all(text.as_bytes())?;
    Ok(RULED)
}

/// The shells by name.
pub(super) fn shells(language: Language) -> String {
    let names: Vec<String> = Shell::value_variants().iter().map(ToString::to_string).collect();
    one_of(names.iter().map(String::as_str), language)
}

/// The program with its commands and flags. It parses nothing.
fn program(language: Language) -> Command {
    let flags = usage::flags(HelpPage::Program, language);
    let help = flags.iter().find(|flag| flag.long == "help").cloned();
    let commands = HelpPage::ALL.iter().filter_map(|page| {
        let name = page.command()?;
        let flags = usage::flags(*page, language).into_iter().chain(help.clone());
        Some(bare(name).about(usage::about(name, language)).args(flags.map(argument)).args(words(*page)))
    });
    bare("director-please").args(flags.into_iter().map(argument)).subcommands(commands)
}

/// A command without flags of clap's own.
fn bare(name: &'static str) -> Command {
    Command::new(name).disable_help_flag(true).disable_version_flag(true).disable_help_subcommand(true)
}

fn argument(flag: Flag) -> Arg {
    let Flag { short, long, value, about } = flag;
    let argument = Arg::new(long.clone()).long(long.clone()).help(about);
    let argument = short.into_iter().fold(argument, Arg::short);
    let Some(value) = value else { return argument.action(ArgAction::SetTrue) };
    let of = |values: Vec<String>| argument.clone().value_parser(PossibleValuesParser::new(values));
    match long.as_str() {
        "laws" => of(Edition::ALL.iter().map(|edition| edition.year().to_owned()).collect()),
        "level" => of((0..=3).map(|level: u8| level.to_string()).collect()),
        "lang" | "format" => of(value.split('|').map(str::to_owned).collect()),
        "records" | "pbn" | "lin" | "picture" | "own" | "agreements" => argument.value_hint(ValueHint::FilePath),
        _ => argument.value_hint(ValueHint::Other),
    }
}

/// What stands after a command.
fn words(page: HelpPage) -> Option<Arg> {
    let text = Arg::new("TEXT").num_args(0..);
    match page {
        HelpPage::Rule | HelpPage::Why | HelpPage::Parse => Some(text.value_hint(ValueHint::FilePath)),
        HelpPage::Law | HelpPage::Meaning => Some(text.value_hint(ValueHint::Other)),
        HelpPage::Agreements => Some(Arg::new("NAME").value_parser(PossibleValuesParser::new(Agreements::presets()))),
        HelpPage::Completions => {
            let shells = Shell::value_variants().iter().map(ToString::to_string);
            Some(Arg::new("SHELL").value_parser(PossibleValuesParser::new(shells)))
        }
        _ => None,
    }
}
