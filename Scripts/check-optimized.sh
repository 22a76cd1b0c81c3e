#!/bin/sh
# Runs the tests of comparison (rules C1 to C6) in optimised code: check-optimized.sh BUILD-FOLDER [all]
#
# The tests are compiled with -O, against the modules of an ordinary build, and run as a program of their own: what the optimiser makes of
# their closures and values is compared then. With "all", TerminalUICore and what compares for it are compiled with -O too, which takes a minute.
set -eu
cd "$(dirname "$0")/.."
build=$(cd "$1" && pwd -P)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
tests=Tests/TerminalUICoreTests
# As SwiftPM names the package: after its folder.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_]/_/g; s/^[0-9]/_/')

# compile FLAG … : with what all have in common.
compile() {
  "${SWIFTC:-swiftc}" -O -wmo -enable-testing -package-name "$package" -swift-version 6 -parse-as-library \
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
for target in Cells CellLayout Terminal Presenter Expectations Terminals NCursesTerminal RuntimeMetadata TerminalUICore TerminalUIStorage TerminalUIModifiers TerminalUINavigation TerminalUIElements TerminalUILinear TerminalUIControls TerminalUIInline TerminalUIQuestions TerminalUIDesk TerminalUIValues TerminalUITables TerminalUISearch TerminalUINames TerminalUICanvas TerminalUIPreviews TerminalUIObjects TerminalUILogging TerminalUI TerminalUITesting CTerminal CTestSupport \
  OpenCombine COpenCombineHelpers Logging; do
  case "${2:-} $target" in
  "all TerminalUICore" | "all RuntimeMetadata")
    compile -module-name $target -c $(find Sources/$target -name '*.swift') -o "$folder/$target.o"
    objects="$objects $folder/$target.o"
    ;;
  *)
    # Not those of files that are gone: a build leaves them.
    find Sources/$target -type f -printf '%f.o\n' > "$folder/known" 2>/dev/null || true
    for object in $(find "$build/$target.build" -name '*.o'); do
      if [ ! -s "$folder/known" ] || grep -qxF "$(basename "$object")" "$folder/known"; then objects="$objects $object"; fi
    done
    ;;
  esac
done
compile -default-isolation MainActor -module-name OptimizedTests $tests/View/Comparing.swift $tests/View/KnownPairTests.swift $tests/View/ClosureComparisonTests.swift \
  $tests/View/GenericClosureTests.swift $tests/View/ViewComparisonTests.swift $tests/View/EnumComparisonTests.swift \
  $tests/Evaluation/ChildComparisonTests.swift $tests/Evaluation/RowActionTests.swift "$folder/Runner.swift" $objects -lncursesw -lstdc++ -o "$folder/tests"
"$folder/tests" --testing-library swift-testing
