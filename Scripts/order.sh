#!/bin/sh
# Runs the tests in random order, with each task late, once a seed; at last, without the real clock for hosted views. What then
# fails relies on real time or on the order of tasks. The tests are those that `make test` has built.
#
#     sh Scripts/order.sh .build-whole [SEED …] [-- ARGUMENT OF THE TEST PROGRAM …]
#
# A seed makes the same choices, as far as threads bring the same jobs. `ALONE=1` runs each suite that waits for tasks in a
# process of its own: beside hundreds of others, a task that is forgotten has run long before a test looks.
set -u
cd "$(dirname "$0")/.."
scratch=$1
shift
seeds=
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  seeds="$seeds $1"
  shift
done
[ $# -eq 0 ] || shift
library=$scratch/order.so
# The calls of hooks have Swift's convention, which gcc doesn't know.
clang=$(dirname "$(command -v "${SWIFT:-swift}")")/clang
"$clang" -O1 -shared -fPIC -o "$library" Scripts/order/order.c -ldl || exit 1
log=$scratch/order.log
result=0

# run VARIABLE=VALUE [ARGUMENT …]
run() {
  variable=$1
  shift
  env "$variable" SWIFT_BACKTRACE=enable=no LD_PRELOAD="$library" "$scratch"/debug/TerminalUIPackageTests.xctest \
    --testing-library swift-testing "$@" >"$log" 2>&1 </dev/null && return
  result=1
  echo "order: failed with $variable $*"
  grep -aE -A 3 '(✘|✗|×).*recorded an issue|Fatal error' "$log" | tail -n 100
  grep -aqE 'Test run with .* failed' "$log" || tail -n 20 "$log"
}

# The suites in files that wait for something.
waiting() {
  grep -rlE '\bawait\b' Tests --include='*Tests.swift' \
    | xargs grep -ohE '^[^/]*(struct|class|enum|extension) [A-Za-z]+Tests\b' | grep -oE '[A-Za-z]+$' | sort -u
}

for seed in ${seeds:-1 2 3}; do
  if [ -n "${ALONE:-}" ]; then
    for suite in $(waiting); do run TERMINALUI_ORDER="$seed" --filter "\.$suite/"; done
  else
    run TERMINALUI_ORDER="$seed" "$@"
  fi
done
[ -n "${ALONE:-}" ] || run TERMINALUI_CLOCK=refused "$@"
exit "$result"
