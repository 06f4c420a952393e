#!/usr/bin/env bash
# Everything about speed in one run: the size of the program, rulings, records, the bot against a bare echo, a million cases.
# TEST_DATABASE_URL names a PostgreSQL for the store's part; without it that is left out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")

cargo bench --no-run --bench rulings --bench memory --bench discord --bench store
CARGO_TARGET_DIR="$target/echo" cargo build --release --manifest-path benches/echo/Cargo.toml
program="$target/release/director-please"

echo; echo "== the program"
strip -o "$target/stripped" "$program"
printf 'stripped: %.1f MB; wanted: under 20\n' "$(stat -c %s "$target/stripped" | awk '{ print $1 / 1e6 }')"

echo; echo "== records: the program itself, the time of one processor, with reading and writing the files"
one() { # a name, how many, and what is typed
  "$program" parse "${@:3}" | tr -d '\n' >"$target/record"
  awk -v count="$2" '{ for (i = 0; i < count; i++) print }' "$target/record" >"$target/records"
  local TIMEFORMAT='%U %S' took
  took=$({ time "$program" rule --records "$target/records" >"$target/rulings"; } 2>&1)
  awk -v name="$1" -v count="$2" -v bytes="$(stat -c %s "$target/rulings")" -v took="$took" \
    'BEGIN { split(took, s, " "); printf "%-28s %8.0f a second, %6.0f bytes each\n", name, count / (s[1] + s[2]), bytes / count }'
}
one 'regular' 200000 1H P 2H
one 'insufficient, replaced' 100000 1S 1H ib rej 2D ncmp 2007
one 'insufficient, accepted' 100000 1D 1C ib acc P
one 'called after the end' 100000 1H P P P 2H
one 'insufficient, all open' 20000 1H P 1H ib

echo; echo "== rulings"
cargo bench --bench rulings | grep -E 'time:|^[a-z].*/'

echo; echo "== memory"
cargo bench --bench memory | tail -n 4

echo; echo "== the bot and the echo"
cargo bench --bench discord -- --echo "$target/echo/release/echo" --interactions "${INTERACTIONS:-60000}"

echo; echo "== the store"
cargo bench --bench store -- --rows "${ROWS:-1000000}"
