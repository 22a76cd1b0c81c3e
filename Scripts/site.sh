#!/bin/sh
# Writes the API reference as a static site: site.sh BUILD-FOLDER SITE-FOLDER, the folder with the built modules first.
#
# The modules that `import TerminalUI` brings are one module there, because an app sees one. `docs/reference.txt` has the groups of topics.
set -eu
cd "$(dirname "$0")/.."
build=$(cd "$1" && pwd -P)
site=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir "$work/graphs"
triple=$("${SWIFT:-swift}" -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -1)
for module in Cells CellLayout Terminal TerminalUICore TerminalUIStorage TerminalUIModifiers TerminalUINavigation TerminalUI TerminalUIElements TerminalUILinear TerminalUIControls TerminalUIInline TerminalUIDesk TerminalUIValues TerminalUITables TerminalUISearch TerminalUINames TerminalUICanvas TerminalUIPreviews TerminalUIObjects TerminalUILogging \
  TerminalUIFoundation TerminalUICharts TerminalUIChartsFoundation TerminalUIImages TerminalUIMarkdown TerminalUITextViewer TerminalUIQuestions TerminalUITesting; do
  "${SWIFT:-swift}" symbolgraph-extract -module-name $module -target "$triple" -I "$build/Modules" \
    -I Sources/CNCurses -I Sources/CPNG -I Sources/CJPEG/include -I Sources/CMD4C -module-cache-path "$build/DocsModuleCache" \
    -Xcc -fmodule-map-file="$build/CTerminal.build/module.modulemap" \
    -Xcc -fmodule-map-file="$build/CTestSupport.build/module.modulemap" \
    -Xcc -fmodule-map-file="$build/COpenCombineHelpers.build/module.modulemap" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/graphs"
done
python3 Scripts/reference.py "$work/graphs" docs/reference.txt "$work/catalogues"
rm -rf "$site"
mkdir -p "$site"
for catalogue in "$work"/catalogues/*.docc; do
  name=$(basename "$catalogue" .docc)
  docc convert "$catalogue" --fallback-display-name "$name" --fallback-bundle-identifier "org.terminalui.$name" \
    --transform-for-static-hosting --hosting-base-path "$name" --warnings-as-errors --output-dir "$site/$name"
done
