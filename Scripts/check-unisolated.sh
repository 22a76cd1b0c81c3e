#!/bin/sh
# Type-checks what apps conform to in a module without default isolation, as Swift 5 and as Swift 6:
# check-unisolated.sh BUILD-FOLDER, the folder with the built modules.
set -u
cd "$(dirname "$0")/.."
status=0
for version in 5 6; do
  sh Scripts/typecheck.sh "$1" -swift-version $version -default-isolation nonisolated -module-name Unisolated \
    Tests/TerminalUITestingTests/Unisolated/*.swift || status=1
done
exit $status
