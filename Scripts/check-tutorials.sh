#!/bin/sh
# Type-checks the snippets in the manner of tutorials for SwiftUI, as Swift 5 and as Swift 6: check-tutorials.sh BUILD-FOLDER
#
# None may be an error, and no expression may take more than 300 ms with TIMES=1. Each line of Tests/Fixtures/Unavailable/Names.swift with an
# arrow must be an error that says what stands behind the arrow.
set -u
cd "$(dirname "$0")/.." || exit 2
status=0
times=
[ -z "${TIMES:-}" ] || times='-Xfrontend -warn-long-expression-type-checking=300'
for version in 5 6; do
  for folder in Snippets Tutorials; do
    # shellcheck disable=SC2086
    said=$(sh Scripts/typecheck.sh "$1" -swift-version $version -no-warnings-as-errors $times -module-name $folder \
      Tests/$folder/*.swift 2>&1) || { printf '%s\n' "$said" | grep '^Tests.*error:' >&2; status=1; }
    printf '%s\n' "$said" | grep '^Tests.*to type-check' >&2 && status=1
  done
done
names=Tests/Fixtures/Unavailable/Names.swift
said=$(sh Scripts/typecheck.sh "$1" -module-name Names $names 2>&1)
grep -n '→' $names | sed 's/^\([0-9]*\):.*→ /\1 /' | {
  while read -r line words; do
    printf '%s\n' "$said" | grep "Names.swift:$line:.*error:" | grep -qF "$words" || {
      echo "$names:$line: the compiler doesn't say: $words" >&2
      status=1
    }
  done
  exit $status
} || status=1
exit $status
