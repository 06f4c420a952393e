//! The program: hands the arguments and the environment to the library, and its answer to the shell.

use std::{io, process::ExitCode};

use director_please::{
    cli::{self, Arguments},
    config,
};

#[cfg(feature = "bot")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let file = config::terminal_file();
    let arguments = match Arguments::read(lexopt::Parser::from_env(), config::language(), file.as_deref()) {
        Ok(arguments) => {
            let layout = cli::Layout::new(config::columns(), config::has_colors());
            Arguments { layout, ..arguments }
        }
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    #[cfg(feature = "bot")]
    if arguments.command == cli::Command::Bot {
        return bot(&arguments);
    }
    #[cfg(feature = "bot")]
    if arguments.command == cli::Command::Health {
        return health(&arguments);
    }
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

/// Runs the bot until it is told to end.
#[cfg(feature = "bot")]
fn bot(arguments: &Arguments) -> ExitCode {
    use director_please::{bot, config::Config};

    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("director-please: {error}");
            return ExitCode::FAILURE;
        }
    };
    let ended = runtime.block_on(bot::run(Config::from_env()));
    // Whatever still blocks, such as the search for an address, holds up no end.
    runtime.shutdown_background();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", error.say(arguments.language));
            ExitCode::FAILURE
        }
    }
}

/// Asks a running bot how it is, and says so.
#[cfg(feature = "bot")]
fn health(arguments: &Arguments) -> ExitCode {
    use director_please::{bot, config::Config, locale::say};

    let Some(address) = Config::from_env().health else {
        eprintln!("{}", say(arguments.language, "cli-no-health-address", &[]));
        return ExitCode::from(2);
    };
    let heard = address
        .parse()
        .map_err(|error| format!("{error}"))
        .and_then(|at| bot::check_health(at).map_err(|error| error.to_string()));
    match heard {
        Ok((is_alive, word)) => {
            println!("{word}");
            if is_alive { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(reason) => {
            eprintln!("{}", say(arguments.language, "cli-no-health", &[("address", &address), ("reason", &reason)]));
            ExitCode::FAILURE
        }
    }
}
