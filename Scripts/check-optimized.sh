#!/bin/sh
# Runs the tests of comparison (rules C1 to C6) in optimised code: check-optimized.sh BUILD-FOLDER [all]
#
# The tests are compiled with -O, against the modules of an ordinary build, and run as a program of their own: what the optimiser makes of
# their closures and values is compared then. With "all", TerminalUICore is compiled with -O too, which takes a minute.
set -eu
cd "$(dirname "$0")/.."
build=$(cd "$1" && pwd -P)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
tests=Tests/TerminalUICoreTests

# compile FLAG … : with what all have in common.
compile() {
  "${SWIFTC:-swiftc}" -O -wmo -enable-testing -swift-version 6 -parse-as-library \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -module-cache-path "$build/DocsModuleCache" \
    -I "$build/Modules" -I Sources/CNCurses -Xcc -fmodule-map-file="$build/CTerminal.build/module.modulemap" \
    -Xcc -fmodule-map-file="$build/CTestSupport.build/module.modulemap" \
    -Xcc -fmodule-map-file="$build/COpenCombineHelpers.build/module.modulemap" "$@"
}

cat > "$folder/Runner.swift" <<'SWIFT'
import Testing

@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
SWIFT
objects=
for target in Cells CellLayout Terminal NCursesTerminal TerminalUICore TerminalUI TerminalUITesting CTerminal CTestSupport \
  OpenCombine COpenCombineHelpers Logging; do
  if [ "${2:-}" = all ] && [ $target = TerminalUICore ]; then
    # As SwiftPM names the package: after its folder.
    package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_]/_/g')
    compile -package-name "$package" -module-name TerminalUICore -c $(find Sources/TerminalUICore -name '*.swift') -o "$folder/core.o"
    objects="$objects $folder/core.o"
  else
    objects="$objects $(find "$build/$target.build" -name '*.o')"
  fi
done
compile -default-isolation MainActor -module-name OptimizedTests $tests/View/Comparing.swift $tests/View/ClosureComparisonTests.swift \
  $tests/View/GenericClosureTests.swift $tests/View/ViewComparisonTests.swift $tests/View/EnumComparisonTests.swift \
  $tests/Evaluation/ChildComparisonTests.swift $tests/Evaluation/RowActionTests.swift "$folder/Runner.swift" $objects -lncursesw -lstdc++ -o "$folder/tests"
"$folder/tests" --testing-library swift-testing
