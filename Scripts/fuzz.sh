#!/bin/sh
# Runs the fuzzer's targets: fuzz.sh SECONDS [target …]. What it finds is kept in .build-fuzz/found, to be copied to
# Tests/FuzzTests/Inputs once it is understood; what only reaches further is kept in .build-fuzz/corpus.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- decoder gate renderer layout pictures proposals state terminfo
build=.build-fuzz
swift build --scratch-path $build --sanitize=address --target FuzzTargets \
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp >&2
products=$build/debug
objects=$(find -L $products/*.build -name '*.o' ! -path '*Tests.build*' ! -path '*/Counter.build/*' ! -path '*/Trials.build/*')
# SwiftPM can't link a fuzzer: it gives `main` another name. The sanitizer stands in for the backtracer.
swiftc -sanitize=fuzzer,address $objects -lncursesw -ljpeg -o $build/fuzz 2>&1 \
  | grep -v -e 'Cannot export local symbol' -e '^$' >&2 || true
mkdir -p $build/found
for target in "$@"; do
  mkdir -p "$build/corpus/$target"
  echo "== $target"
  [ -x $build/fuzz ] || exit 1
  case $target in terminfo | pictures) length=1200 ;; *) length=400 ;; esac
  FUZZ_TARGET=$target SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 $build/fuzz -max_total_time="$seconds" \
    -max_len=$length -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 -artifact_prefix="$build/found/$target-" \
    "$build/corpus/$target" "Tests/FuzzTests/Inputs/$target" > "$build/$target.log" 2>&1 \
    && echo "nothing found" || { echo "found:"; grep -a -v '^#' "$build/$target.log" | tail -40; }
  grep -a -E 'number_of_executed_units|average_exec_per_sec|new_units_added|peak_rss_mb' "$build/$target.log" || true
done
