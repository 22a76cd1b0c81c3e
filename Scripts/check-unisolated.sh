#!/bin/sh
# Type-checks what apps conform to, and make of our types, in a module without default isolation, as Swift 5 and as Swift 6; the values that
# models make with the main actor as default as well: check-unisolated.sh BUILD-FOLDER, the folder with the built modules.
set -u
cd "$(dirname "$0")/.."
status=0
folder=Tests/TerminalUITestingTests/Unisolated
for version in 5 6; do
  sh Scripts/typecheck.sh "$1" -swift-version $version -default-isolation nonisolated -module-name Unisolated \
    $folder/*.swift || status=1
  sh Scripts/typecheck.sh "$1" -swift-version $version -module-name Isolated $folder/UnisolatedValues.swift || status=1
done
exit $status
