#!/bin/sh
# Builds and runs what the trait `Data` brings, in products of its own: nothing else is built anew for it.
#
#     sh Scripts/data.sh test [ARGUMENT OF swift test …]     the tests of TerminalUIData and of its demo
#     sh Scripts/data.sh demo                                builds the demo `library` and says where it is
#     sh Scripts/data.sh figures [ROWS] [FILE]               times of a table over a database, beside one over an array
#     sh Scripts/data.sh fetched                             what an app fetches, without the trait and with it
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
scratch=${DATA:-.build-data}
configuration=${CONFIGURATION:-debug}
TERMINALUI_DATA=1
export TERMINALUI_DATA
options='--traits Data -debug-info-format none'
[ "$configuration" = debug ] || options='--traits Data -c release'

# Prints the packages that an app with a dependency on this one fetches, with caches that hold nothing.
fetched() {
  folder=$(mktemp -d)
  mkdir -p "$folder/Sources/App"
  echo 'print(1)' >"$folder/Sources/App/main.swift"
  cat >"$folder/Package.swift" <<TEXT
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "App", dependencies: [.package(name: "TerminalUI", path: "$PWD"$1)],
  targets: [.executableTarget(name: "App", dependencies: [.product(name: "$2", package: "TerminalUI")])])
TEXT
  env -u TERMINALUI_DATA "$swift" package --package-path "$folder" --cache-path "$folder/cache" \
    --scratch-path "$folder/build" resolve >"$folder/log" 2>&1 || { cat "$folder/log" >&2; rm -rf "$folder"; exit 1; }
  ls "$folder/build/checkouts" | tr '\n' ' '
  rm -rf "$folder"
}

case ${1:-test} in
  test)
    shift || true
    # shellcheck disable=SC2086 # one word an option
    SWIFT="$swift" sh Scripts/test.sh "$scratch" $options "$@"
    ;;
  demo)
    # shellcheck disable=SC2086
    "$swift" build --scratch-path "$scratch" $options --product library >&2
    echo "$scratch/$configuration/library"
    ;;
  figures)
    shift
    "$swift" build --scratch-path "$scratch" --traits Data -c release --product DataFigures >&2
    exec "$scratch/release/DataFigures" "$@"
    ;;
  fetched)
    without=$(fetched '' TerminalUI)
    with=$(fetched ', traits: ["Data"]' TerminalUIData)
    echo "without the trait: $without"
    echo "with the trait:    $with"
    case $without in *GRDB*) echo 'data: an app without the trait fetches GRDB' >&2; exit 1 ;; esac
    case $with in *GRDB*) ;; *) echo 'data: an app with the trait has no GRDB' >&2; exit 1 ;; esac
    ;;
  *) echo "data: no such thing: $1" >&2; exit 1 ;;
esac
