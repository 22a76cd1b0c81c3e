#!/bin/sh
# Checks the rules of docs/internals/Architecture.md: `architecture.sh`. Prints its gauges: `architecture.sh gauges [TEXT [FOLDER]]`.
#
# TEXT lists the places of gauges whose name contains it. FOLDER is another copy of the package, such as an older commit's.
set -eu
cd "$(dirname "$0")/.."

program=$(mktemp -d)
trap 'rm -rf "$program"' EXIT INT TERM
"${SWIFT:-swift}"c -swift-version 6 -o "$program/architecture" $(find Scripts/architecture -name '*.swift')
if [ "${1:-}" = gauges ]; then
  "$program/architecture" gauges "${3:-$PWD}" "${2:-}"
else
  "$program/architecture"
fi
