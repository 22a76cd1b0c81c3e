#!/bin/sh
# Uses each demo and each of the six programs at random: 200 000 events a demo and a tenth of that a program, in optimised code.
#
#     sh Scripts/random-use.sh .build-soak [SEED …]
#
# Optimised, an event takes a tenth of the time of a debug build: the demos together some minutes instead of hours. `EVENTS` says another number.
set -eu
cd "$(dirname "$0")/.."
scratch=$1
shift
export TERMINALUI_TESTS=DemoTests,UserProgramTests SWIFT_BACKTRACE=enable=no
events="${EVENTS:-200000}"
result=0

# use SEED EVENTS PATTERN
use() {
  TERMINALUI_SEED=$1 TERMINALUI_PROGRAMS=$2 sh Scripts/test.sh "$scratch" -c release -Xswiftc -enable-testing \
    -debug-info-format none --filter "$3" || result=$?
}

for seed in "${@:-1}"; do use "$seed" "$events" '\.RandomUseTests/'; done
# The programs choose their own seeds. Their trees are larger than those of the demos.
use 1 $((events / 10)) 'UserProgramTests.*random use'
exit "$result"
