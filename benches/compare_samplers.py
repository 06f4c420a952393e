#!/usr/bin/env python3
"""The same questions to director-please, which counts every hand, and to programs that deal hands and look.

    cargo build --release --no-default-features
    python3 benches/compare_samplers.py [--director PATH] [--deals 1000000] [--hands 20000]

The others are Debian's `dealer` (apt install dealer) and `endplay` (pip install endplay). One that is not installed is
said to be so, and left out. `cargo bench --no-default-features --bench meanings` first, and the time without starting a
process is shown too.
"""

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
import warnings

ALL_HANDS = 635_013_559_600
# ln(1e6): so many times 1/p hands show one of share p, but for one time in a million.
SURELY = 13.8

BALANCED = "shape(north, any 4333 + any 4432 + any 5332)"
MINOR = "(clubs(north)>=5 || diamonds(north)>=5)"
MAJOR = "(spades(north)>=4 || hearts(north)>=4)"

# Name, withdrawn, replacement; then both as the samplers write them.
QUESTIONS = [
    (
        "1H made a double",
        "4+H 6+",
        "4+H 6+",
        "hearts(north)>=4 && hcp(north)>=6",
        "hearts(north)>=4 && hcp(north)>=6",
    ),
    (
        "1H without a strong notrump, made 2NT",
        "4+H 12-21 except (bal 15-17)",
        "4+H 13+",
        f"hearts(north)>=4 && hcp(north)>=12 && hcp(north)<=21 && !({BALANCED} && hcp(north)>=15 && hcp(north)<=17)",
        "hearts(north)>=4 && hcp(north)>=13",
    ),
    (
        "1H made Michaels without a ceiling",
        "5+H 12-21",
        "5+H 5+m 12+",
        "hearts(north)>=5 && hcp(north)>=12 && hcp(north)<=21",
        f"hearts(north)>=5 && {MINOR} && hcp(north)>=12",
    ),
    (
        "Stayman made higher",
        "4+M except (bal 0-7)",
        "4+M 5+",
        f"{MAJOR} && !({BALANCED} && hcp(north)<=7)",
        f"{MAJOR} && hcp(north)>=5",
    ),
]


def ask_director(director, withdrawn, replacement):
    """Its answer, and the shortest of five runs in seconds, with starting the process."""
    command = [director, "compare", "--withdrawn", withdrawn, "--replacement", replacement, "--format", "json"]
    best, answer = None, None
    for _ in range(5):
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        seconds = time.perf_counter() - start
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}\n{done.stderr or done.stdout}")
        best, answer = min(seconds, best or seconds), json.loads(done.stdout)
    return answer, best


def ask_dealer(dealer, deals, withdrawn, replacement):
    """Hands looked at, those of the replacement, those of them outside, seconds."""
    script = (
        f"generate {deals}\nproduce {deals}\ncondition {replacement}\n"
        f'action average "outside" !({withdrawn})\n'
    )
    start = time.perf_counter()
    done = subprocess.run([dealer, "-s", "1"], input=script, capture_output=True, text=True, check=True)
    seconds = time.perf_counter() - start
    looked, shown, share = deals, 0, 0.0
    for line in done.stdout.splitlines():
        words = line.split()
        if line.startswith("outside:"):
            share = float(words[1])
        elif line.startswith("Generated"):
            looked = int(words[1])
        elif line.startswith("Produced"):
            shown = int(words[1])
    return looked, shown, round(share * shown), seconds


def ask_endplay(hands, withdrawn, replacement):
    """Hands looked at, those of the replacement that are outside, seconds."""
    from endplay.dealer import generate_deals

    condition = f"{replacement} && !({withdrawn})"
    warnings.simplefilter("ignore")  # that fewer were found than looked at is the point
    start = time.perf_counter()
    found = sum(1 for _ in generate_deals(condition, produce=hands, max_attempts=hands, seed=1))
    return hands, found, time.perf_counter() - start


def in_process():
    """The bench's figure for counts and a witness, in seconds, if it has been run."""
    target = os.environ.get("CARGO_TARGET_DIR", "target")
    path = os.path.join(target, "criterion", "shape and points", "count and witness", "new", "estimates.json")
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)["mean"]["point_estimate"] / 1e9
    except (OSError, KeyError, ValueError):
        return None


def report(name, looked, found, seconds, exact, director_seconds):
    rate = looked / seconds
    print(f"  {name}: {looked:,} hands in {seconds:.2f} s, {rate:,.0f} a second; {found:,} outside")
    print(f"    {seconds / director_seconds:,.0f} times as long as director-please, process and all")
    if exact == 0:
        print("    finds nothing outside, and could not say that there is nothing")
        return
    needed = SURELY * ALL_HANDS / exact
    miss = (1 - exact / ALL_HANDS) ** looked
    print(f"    expected {looked * exact / ALL_HANDS:,.1f}")
    if miss > 1e-6:
        print(f"    sees none at all, and would call it contained, one time in {1 / miss:,.1f}")
    print(f"    {needed:,.0f} hands, {needed / rate:.3g} s, to see one but for one time in a million")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    target = os.environ.get("CARGO_TARGET_DIR", "target")
    parser.add_argument("--director", default=os.path.join(target, "release", "director-please"))
    parser.add_argument("--deals", type=int, default=1_000_000, help="hands for dealer")
    parser.add_argument("--hands", type=int, default=20_000, help="hands for endplay")
    options = parser.parse_args()

    director = shutil.which(options.director)
    if director is None:
        sys.exit(f"{options.director} is not there: cargo build --release --no-default-features, or --director PATH")
    # Debian puts it among the games, where not everybody looks.
    dealer = shutil.which("dealer", path=os.environ.get("PATH", "") + os.pathsep + "/usr/games")
    has_endplay = importlib.util.find_spec("endplay") is not None
    if dealer is None:
        print("dealer is NOT INSTALLED and is left out (apt install dealer)")
    if not has_endplay:
        print("endplay is NOT INSTALLED and is left out (pip install endplay)")
    bench = in_process()
    if bench is not None:
        print(f"director-please, counts and a witness without starting a process: {bench * 1e6:.0f} µs")

    for name, withdrawn, replacement, withdrawn_rule, replacement_rule in QUESTIONS:
        answer, seconds = ask_director(director, withdrawn, replacement)
        hands = answer["hands"]
        share = 100 * hands["outside"] / hands["replacement"]
        print(f"\n{name}: {replacement} for {withdrawn}")
        print(f"  director-please: {hands['outside']:,} of {hands['replacement']:,} outside, {share:.4g} %;", end=" ")
        print(f"{seconds * 1e3:.1f} ms with starting the process; witness {answer['witness']}")
        if dealer is not None:
            looked, shown, found, took = ask_dealer(dealer, options.deals, withdrawn_rule, replacement_rule)
            report("dealer", looked, found, took, hands["outside"], seconds)
            if shown:
                print(f"    {100 * found / shown:.4g} % of {shown:,}")
        if has_endplay:
            looked, found, took = ask_endplay(options.hands, withdrawn_rule, replacement_rule)
            report("endplay", looked, found, took, hands["outside"], seconds)


if __name__ == "__main__":
    main()
