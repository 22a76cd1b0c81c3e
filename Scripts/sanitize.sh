#!/bin/sh
# Runs the tests under the address and the thread sanitizer. Left out are those of programs that crash on purpose, or are timed: the
# sanitizers have signal handlers of their own. So are views in each other to the limit, since frames on the
# stack are larger here, and what compiles a program of its own.
set -eu
cd "$(dirname "$0")/.."
# Locals are where the stack is: how much of it is left is told by the address of one.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0
export TSAN_OPTIONS="halt_on_error=0:exitcode=66:suppressions=$PWD/Scripts/thread-sanitizer.txt"
for sanitizer in ${1:-address thread}; do
  echo "== $sanitizer"
  swift test --scratch-path ".build-$sanitizer" --sanitize="$sanitizer" --skip 'ProgramTests|DeathTests|DemoTests|PseudoTerminalTests|DepthTests|OptimizedCodeTests'
done
