#!/bin/sh
# Prints the gauges of docs/internals/Architecture.md as they are now: `gauges.sh [TEXT [FOLDER]]`.
#
# TEXT lists the places of gauges whose name contains it. FOLDER is another copy of the package, such as an older commit's.
# What counts is Tests/ArchitectureTests/Gauges, which the tests use too.
set -eu
cd "$(dirname "$0")/.."

tests=Tests/ArchitectureTests
program=$(mktemp -d)
trap 'rm -rf "$program"' EXIT INT TERM
"${SWIFT:-swift}"c -swift-version 6 -o "$program/gauges" \
  Scripts/gauges/main.swift "$tests"/Gauges/*.swift "$tests/ArchitecturePage.swift" "$tests/SourceFile.swift"
"$program/gauges" "${2:-$PWD}" "${1:-}"
