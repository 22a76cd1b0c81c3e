#!/bin/sh
# Runs the long forms of tests: those of the suites in files that name `Soak`.
#
#     sh Scripts/soak.sh .build-whole [ARGUMENT OF swift test …]
set -eu
cd "$(dirname "$0")/.."
suites=$(grep -rlE '\bSoak\.|PseudoTerminal\.isPatient' Tests --include='*Tests.swift' \
  | xargs grep -ohE '^[^/]*(struct|class|enum|extension) [A-Za-z]+Tests\b' | grep -oE '[A-Za-z]+$' | sort -u | paste -sd '|')
[ -n "$suites" ] || { echo 'soak: no test has a long form' >&2; exit 1; }
TERMINALUI_SOAK=${TERMINALUI_SOAK:-1} exec sh Scripts/test.sh "$@" --filter "\.($suites)/"
