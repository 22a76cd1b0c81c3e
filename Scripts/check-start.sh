#!/bin/sh
# Type-checks the app of docs/Start.md after each of its steps: check-start.sh BUILD-FOLDER.
#
# A block of Swift below a line that ends with its path is that file from then on; a step is a heading.
set -u
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
awk -v folder="$folder" '
  function close_step(  path, name) {
    if (!changed) return
    step++
    system("mkdir -p " folder "/" step)
    for (path in code) {
      name = path
      sub(/.*\//, "", name)
      printf "#sourceLocation(file: \"docs/Start.md\", line: %d)\n%s", line[path] + 1, code[path] > (folder "/" step "/" name)
      close(folder "/" step "/" name)
    }
    changed = 0
  }
  /^## / && !inside { close_step() }
  /^```swift *$/ { inside = 1; if (path != "") { code[path] = ""; line[path] = NR; changed = 1 } next }
  /^```/ { inside = 0; path = ""; next }
  inside { if (path != "") code[path] = code[path] $0 "\n"; next }
  /^`Sources\/.*`:$/ { path = substr($0, 2, length($0) - 3) }
  END { close_step() }
' docs/Start.md
status=0 steps=0
for step in "$folder"/*; do
  steps=$((steps + 1))
  sh Scripts/typecheck.sh "$1" -module-name Chores "$step"/*.swift || status=1
done
[ $steps -ge 5 ] || { echo "docs/Start.md has $steps steps" >&2; status=1; }
exit $status
