#!/bin/sh
# Type-checks Swift files against the built modules: typecheck.sh BUILD-FOLDER [OPTION...] FILE...
# With SWIFT_MODE=-emit-module it makes a module of them.
set -u
root=$(cd "$(dirname "$0")/.." && pwd -P)
build=$(cd "$1" && pwd -P) || exit 2
shift
exec "${SWIFTC:-swiftc}" ${SWIFT_MODE:--typecheck} -swift-version 6 -parse-as-library -default-isolation MainActor \
  -warnings-as-errors -module-cache-path "$build/DocsModuleCache" -I "$build/Modules" -I "$root/Sources/CNCurses" -I "$root/Sources/CPNG" -I "$root/Sources/CJPEG/include" -I "$root/Sources/CMD4C" \
  -load-plugin-executable "$build/TerminalUIMacros-tool#TerminalUIMacros" \
  -Xcc -fmodule-map-file="$build/CTerminal.build/module.modulemap" \
  -Xcc -fmodule-map-file="$build/CTestSupport.build/module.modulemap" \
  -Xcc -fmodule-map-file="$build/COpenCombineHelpers.build/module.modulemap" "$@"
