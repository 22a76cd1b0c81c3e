#!/bin/sh
# Builds everything, tests included, and fails at the first warning: check-build.sh SCRATCH-PATH
#
# -Werror alone stops SwiftPM, which takes such flags away from dependencies and expects a name behind it.
set -u
log=$(mktemp)
trap 'rm -f "$log"' EXIT
{
  ${SWIFT:-swift} build --build-tests --scratch-path "$1" -Xswiftc -warnings-as-errors -Xcc -Werror=all 2>&1
  printf 'status %s\n' "$?"
} | tee "$log" | grep -v '^status [0-9]*$'
if grep -n 'warning:' "$log" >&2; then
  echo 'the build warns: see above' >&2
  exit 1
fi
grep -q '^status 0$' "$log"
