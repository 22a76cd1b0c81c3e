#!/bin/sh
# Runs the tests and, when some fail, says at the very end which: a log that is cut shows its end. A warning of the
# compiler fails, too. With FAILED=FILE, what failed is added to this file as well. With PARTS='PATTERN …', the tests with
# such names run in a process for each pattern, two at a time: tests of views share one actor, and so a process of them
# uses one core.
#
#     sh Scripts/test.sh .build-whole [ARGUMENT OF swift test …]
set -u
scratch=$1
shift
mkdir -p "$scratch"
log=$scratch/test.log
status=$scratch/test.status
parts=$scratch/parts

# Builds everything, by those arguments that come before the ones that choose tests.
build() {
  chosen=
  for argument; do
    shift
    case $argument in --filter | --skip | --no-parallel) chosen=1 ;; esac
    [ -n "$chosen" ] || set -- "$@" "$argument"
  done
  ${SWIFT:-swift} build --build-tests --scratch-path "$scratch" "$@"
}

# Runs the tests, in parts where there are some.
run() {
  if [ -z "${PARTS:-}" ]; then
    ${SWIFT:-swift} test --scratch-path "$scratch" "$@"
    return
  fi
  build "$@" || return
  rm -rf "$parts"
  mkdir -p "$parts"
  # Not by the package manager, which has one lock.
  program=$scratch/debug/TerminalUIPackageTests.xctest
  export program parts
  # shellcheck disable=SC2016 # the inner shell expands it
  printf '%s\n' "$PARTS" | tr ' ' '\n' | sed '=' | xargs -d '\n' -n 2 -P 2 sh -c '
    "$program" --testing-library swift-testing --filter "$2" >"$parts/$1.log" 2>&1 </dev/null
    result=$?
    echo "part $1 ended: $result"
    exit "$result"' part
  result=$?
  cat "$parts"/*.log
  return "$result"
}

{ run "$@"; echo $? >"$status"; } 2>&1 | tee "$log"
result=$(cat "$status")
runs=$(echo "${PARTS:-all}" | wc -w)
# An issue and what it says of itself; known issues are those of tests that show that others can fail. A test that ended
# with the process has started only: the last lines say more.
failures() {
  grep -aE -A 30 '(✘|✗|×).*recorded an issue|error:|Fatal error' "$log" | grep -avE '^--$|(◇|✔) ' | cut -c 1-300 \
    | tail -n 200
  [ "$(grep -acE 'Test run with .* (passed|failed)' "$log")" -ge "$runs" ] || tail -n 20 "$log"
}
if [ "$result" -ne 0 ]; then
  echo
  echo 'What failed:'
  failures
  [ -z "${FAILED:-}" ] || failures >>"$FAILED"
fi
# The modules that were compiled now; what others' packages say is theirs.
warnings=$(grep -aE '^[^ ]*/(Sources|Tests|Demos)/[^ ]*: warning:' "$log" | grep -v '/checkouts/' | sort -u)
if [ -n "$warnings" ]; then
  printf '%s\nThe build warns: see above.\n' "$warnings" | tee -a "${FAILED:-/dev/null}"
  [ "$result" -ne 0 ] || result=1
fi
exit "$result"
