#!/bin/sh
# Shows what an app fetches, without the trait `Data` and with it.
set -eu
cd "$(dirname "$0")/.."

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
  "${SWIFT:-swift}" package --package-path "$folder" --cache-path "$folder/cache" \
    --scratch-path "$folder/build" resolve >"$folder/log" 2>&1 || { cat "$folder/log" >&2; rm -rf "$folder"; exit 1; }
  ls "$folder/build/checkouts" | tr '\n' ' '
  rm -rf "$folder"
}

without=$(fetched '' TerminalUI)
with=$(fetched ', traits: ["Data"]' TerminalUIData)
echo "without the trait: $without"
echo "with the trait:    $with"
case $without in *GRDB*) echo 'fetched: an app without the trait fetches GRDB' >&2; exit 1 ;; esac
case $with in *GRDB*) ;; *) echo 'fetched: an app with the trait has no GRDB' >&2; exit 1 ;; esac
