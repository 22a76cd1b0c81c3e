#!/bin/sh
# Follows docs/Shipping.md: builds the package of README.md both ways, takes along what the page says, and looks at what is left.
#
#   check-shipping.sh FOLDER [CONFIGURATION]    a folder for the package and its builds; release unless said otherwise
#
# The steps of the Dockerfile run here and not in a container: what its build stage runs, and that its last stage installs a package
# for every library that the program then needs.
set -eu
cd "$(dirname "$0")/.."
root=$(pwd -P) folder=$1 configuration=${2:-release} swift=${SWIFT:-swift}
mkdir -p "$folder/Hello"
[ -e "$folder/TerminalUI" ] || ln -s "$root" "$folder/TerminalUI"

# The files of README.md: each block follows a line that ends with its path.
awk -v folder="$folder/Hello" '
  /^```swift$/ { inside = 1; if (path != "") { file = folder "/" path; system("mkdir -p $(dirname " file ")"); printf "" > file }; next }
  /^```/ { inside = 0; path = ""; file = ""; next }
  inside && file != "" { print > file; next }
  /`[A-Za-z\/]+\.swift`:$/ { path = $0; sub(/`:$/, "", path); sub(/.*`/, "", path) }
' README.md
cd "$folder/Hello"
build() { "$swift" build -c "$configuration" --product Hello "$@" >&2; }

# Dynamic: Swift's libraries go along, beside the program.
build --scratch-path "$folder/dynamic"
program=$folder/dynamic/$configuration/Hello
dist=$folder/dist
rm -rf "$dist" && mkdir "$dist" && cp "$program" "$dist"
ldd "$dist/Hello" | awk '/\/swift\// { print $3 }' | xargs -I FILE cp FILE "$dist"
readelf -d "$dist/Hello" | grep -q 'RUNPATH.*\$ORIGIN' || { echo 'the program looks for no libraries beside itself' >&2; exit 1; }
# As on a machine without Swift: no run path but the folder.
left=$(/lib64/ld-linux-x86-64.so.2 --inhibit-rpath '' --library-path "$dist" --list "$dist/Hello" | grep -E 'not found|/swift/' || true)
[ -z "$left" ] || { echo "without Swift: $left" >&2; exit 1; }
# A block of text of the page, by its number.
page() { awk -v wanted="$1" '/^```text/ { number++; inside = 1; next } /^```/ { inside = 0 } inside && number == wanted' "$root/docs/Shipping.md"; }
ls "$dist" | grep '\.so' | grep -v SwiftOnoneSupport | LC_ALL=C sort > "$folder/libraries"
page 2 | LC_ALL=C sort | diff - "$folder/libraries" || { echo 'docs/Shipping.md names other libraries' >&2; exit 1; }
echo "dynamic, with $(ls "$dist" | grep -c '\.so') libraries beside it:"
ls "$dist" | grep '\.so'

# Static: nothing of Swift is left.
build --static-swift-stdlib --scratch-path "$folder/static"
program=$folder/static/$configuration/Hello
! ldd "$program" | grep -E 'libswift|libdispatch|libFoundation' >&2
echo 'static, what remains:'
ldd "$program" | awk '{ print $1 }' | LC_ALL=C sort | tee "$folder/rest"
page 1 | LC_ALL=C sort | diff - "$folder/rest" || { echo 'docs/Shipping.md says that others remain' >&2; exit 1; }

# The last stage of the Dockerfile installs what owns these libraries.
if command -v dpkg > /dev/null; then
  installed=$(sed -n '/^```dockerfile/,/^```$/p' "$root/docs/Shipping.md" | awk '/^FROM/ { stage++ } stage == 2' | tr -s ' \\' '\n')
  for library in $(ldd "$program" | awk '$3 ~ /^\// { print $3 }'); do
    owner=$(dpkg -S "*/$(basename "$library")" 2> /dev/null | head -1 | cut -d: -f1)
    case $owner in libc6 | libgcc-s1 | libtinfo6 | '') continue ;; esac  # in every image, or with libncursesw6
    echo "$installed" | grep -qx "$owner" || { echo "the Dockerfile installs no $owner" >&2; exit 1; }
  done
fi
