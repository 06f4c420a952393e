//! The program: hands the arguments and the environment to the library, and its answer to the shell.

use std::{io, process::ExitCode};

use director_please::{
    cli::{self, Arguments},
    config,
};

fn main() -> ExitCode {
    let arguments = match Arguments::read(lexopt::Parser::from_env(), config::language()) {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match cli::run(&arguments, &mut io::stdin().lock(), &mut io::stdout().lock(), &mut io::stderr().lock()) {
        Ok(status) => ExitCode::from(status),
        // The reader of our output has closed it (`| head`): nothing is left to say, and nobody to hear it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("director-please: {error}");
            ExitCode::FAILURE
        }
    }
}
