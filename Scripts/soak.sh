#!/bin/sh
# Runs the long forms of tests: those of the suites in files that name `Soak`, then one after the other those in files that
# name `Soak.isAlone` or promise a time; at last those of the trait `Data`.
#
#     sh Scripts/soak.sh .build-whole [ARGUMENT OF swift test …]
set -eu
cd "$(dirname "$0")/.."

# The names of the suites in the test files with a pattern, between bars.
suites() {
  grep -rlE "$1" Tests --include='*Tests.swift' \
    | xargs grep -ohE '^[^/]*(struct|class|enum|extension) [A-Za-z]+Tests\b' | grep -oE '[A-Za-z]+$' | sort -u | paste -sd '|'
}

all=$(suites '\bSoak\.|PseudoTerminal\.isPatient')
alone=$(suites '\bSoak\.isAlone|\bexpectTime\(')
[ -n "$all" ] && [ -n "$alone" ] || { echo 'soak: no test has a long form' >&2; exit 1; }
result=0
FAILED=$(mktemp)
export FAILED
# Runs a part; what fails in it doesn't keep the others from running.
part() {
  "$@" || { result=$?; echo "soak: failed: $*" | cut -c 1-100 >>"$FAILED"; }
}
# In ten parts, of which each has every tenth suite: who is done takes the next one.
every_tenth() {
  for number in 0 1 2 3 4 5 6 7 8 9; do
    printf '\\.(%s)/ ' "$(echo "$all" | tr '|' '\n' | awk "NR % 10 == $number" | paste -sd '|')"
  done
}
part env TERMINALUI_SOAK="${TERMINALUI_SOAK:-1}" PARTS="$(every_tenth | sed 's/ $//')" sh Scripts/test.sh "$@"
# Times are promised of a machine that does nothing else: only where everything runs.
[ "${TERMINALUI_SOAK:-1}" = full ] || alone=$(suites '\bSoak\.isAlone')
part env -u TERMINALUI_SOAK TERMINALUI_ALONE=1 sh Scripts/test.sh "$@" --no-parallel --filter "\.($alone)/"
part sh Scripts/fetched.sh
part env TERMINALUI_DATA=1 sh Scripts/test.sh "$@"
part env TERMINALUI_DATA=1 TERMINALUI_ALONE=1 sh Scripts/test.sh "$@" --no-parallel --filter '\.LibraryLoadTests/'
# Once more, at the very end, whichever part it was.
[ "$result" -eq 0 ] || { echo; echo 'What failed in all:'; cut -c 1-1000 "$FAILED"; }
rm -f "$FAILED"
exit "$result"
