#!/bin/sh
# Type-checks the Swift examples of README.md and docs/: check-docs.sh BUILD-FOLDER, the folder with the built modules.
#
# The examples of one page are the files of one module; the pages of the guide share one. An example that isn't declarations is a view. What begins with a line
# "// swift-tools-version" is a manifest and left out, and so is the test of a package (check-readme.sh compiles both). The example with
# swift-subprocess is compiled in the package Demos/Git.
set -u
cd "$(dirname "$0")/.."
build=$(cd "$1" && pwd -P) || exit 2
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Splits a page into files, which report their errors at the line of the page.
split() {
  awk -v page="$1" -v folder="$2" '
    function flush(  file) {
      name = page
      gsub(/[^A-Za-z]/, "", name)
      if (code == "" || code ~ /swift-tools-version|@testable import Hello|import Subprocess/) return
      file = sprintf("%s/%s%d.swift", folder, name, start)
      head = code ~ /(^|\n)(public )?import TerminalUI\n/ ? "" : "import TerminalUI\n"
      if (code ~ /Chart|Sparkline/ && head != "") head = head "import TerminalUICharts\n"
      if (code ~ /Markdown[(]|MarkdownDocument/ && code !~ /import TerminalUIMarkdown/) head = head "import TerminalUIMarkdown\n"
      # Members of Foundation would be seen in all files of a module.
      if (code ~ /DatePicker|bundle: [.]main/ && head != "") {
        head = head "import TerminalUIFoundation\n"
        file = sprintf("%s-Foundation/%s%d.swift", folder, name, start)
      }
      if (code ~ /import TerminalUIPoints/) {
        head = ""
        file = sprintf("%s-Points/%s%d.swift", folder, name, start)
      }
      if (code ~ /import TerminalUIQuestions/) {
        head = ""
        file = sprintf("%s-Questions/%s%d.swift", folder, name, start)
      }
      isView = code !~ /(^|\n)#Preview/ && code !~ /(^|\n)(@[A-Za-z]+[^\n]* )?((private|nonisolated|final|public) )*(struct|enum|class|extension|func|protocol|let|var|import) /
      if (isView) head = head "@ViewBuilder func example" start "() -> some View {\n"
      printf "%s#sourceLocation(file: \"%s\", line: %d)\n%s", head, page, start + 1, code > file
      if (isView) print "}" > file
      close(file)
    }
    /^```swift *$/ { inside = 1; start = NR; code = ""; next }
    /^```/ { if (inside) flush(); inside = 0; next }
    inside { code = code $0 "\n" }
  ' "$1"
}

for page in README.md docs/*.md docs/Guide/*.md docs/internals/*.md docs/internals/decisions/*.md; do
  grep -q '^```swift *$' "$page" || continue
  # Its blocks replace each other.
  [ "$page" = docs/Start.md ] && continue
  case $page in
    docs/Guide/*) module=$folder/Guide ;;
    *) module=$folder/$(echo "$page" | tr / -) ;;
  esac
  mkdir -p "$module" "$module-Foundation" "$module-Points" "$module-Questions"
  split "$page" "$module"
done

sh Scripts/check-start.sh "$build"
status=$?
# A name that several examples of a page declare would be declared twice.
for files in "$folder"/*; do
  set -- "$files"/*.swift
  [ -e "$1" ] || continue
  sh Scripts/typecheck.sh "$build" -module-name Examples "$@" || status=1
done
exit $status
