#!/bin/sh
# Compiles the package that README.md prints, against the built modules: check-readme.sh BUILD-FOLDER PACKAGE.
set -eu
cd "$(dirname "$0")/.."
build=$1 package=$2
modules=$package/.modules
mkdir "$modules"
# The manifest is evaluated; nothing is fetched or built for that.
"${SWIFT:-swift}" package --package-path "$package" dump-package > "$modules/manifest.json"
sh Scripts/typecheck.sh "$build" -module-name Hello "$package"/Sources/Hello/*.swift
# The same app with the smaller product: docs/Shipping.md says that the import is all that differs.
sed 's/^import TerminalUI$/import TerminalUIControls/' "$package"/Sources/Hello/HelloApp.swift > "$modules/HelloApp.swift"
sh Scripts/typecheck.sh "$build" -module-name Hello "$modules/HelloApp.swift"
# Of the app the tests need its module, with what is internal in it.
SWIFT_MODE=-emit-module sh Scripts/typecheck.sh "$build" -module-name Hello -enable-testing \
  -emit-module-path "$modules/Hello.swiftmodule" "$package"/Sources/Hello/*.swift
sh Scripts/typecheck.sh "$build" -module-name HelloTests -I "$modules" "$package"/Tests/HelloTests/*.swift
