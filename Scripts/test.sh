#!/bin/sh
# Runs the tests and, when some fail, says at the very end which: a log that is cut shows its end. A warning of the
# compiler fails, too. With FAILED=FILE, what failed is added to this file as well.
#
#     sh Scripts/test.sh .build-whole [ARGUMENT OF swift test …]
set -u
scratch=$1
shift
mkdir -p "$scratch"
log=$scratch/test.log
status=$scratch/test.status
{ ${SWIFT:-swift} test --scratch-path "$scratch" "$@"; echo $? >"$status"; } 2>&1 | tee "$log"
result=$(cat "$status")
# An issue and what it says of itself; known issues are those of tests that show that others can fail. A test that ended
# with the process has started only: the last lines say more.
failures() {
  grep -aE -A 3 '(✘|✗|×).*(recorded an issue|failed after)|error:|Fatal error' "$log" | grep -av '^--$' | tail -n 100
  grep -aqE 'Test run with .* (passed|failed)' "$log" || tail -n 20 "$log"
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
