#!/bin/sh
# Type-checks expressions with lengths against the built modules: check-lengths.sh BUILD-FOLDER
#
# Those of Right.swift and Chains.swift must need no more steps of the type checker than are said here, and none more than 300 ms. Each line of
# Wrong.swift with an arrow must be an error that says what stands behind the arrow. See docs/Lengths.md.
set -u
cd "$(dirname "$0")/.." || exit 2
scopes=10000
fixtures=Tests/Fixtures/Lengths
for file in Right Chains; do
  sh Scripts/typecheck.sh "$1" -Xfrontend -solver-scope-threshold=$scopes \
    -Xfrontend -warn-long-expression-type-checking=300 $fixtures/$file.swift || {
    echo "An expression of $fixtures/$file.swift doesn't type-check within $scopes scopes and 300 ms: see above" >&2
    exit 1
  }
done
said=$(sh Scripts/typecheck.sh "$1" -Xfrontend -solver-scope-threshold=$scopes $fixtures/Wrong.swift 2>&1)
status=0
grep -n '→' $fixtures/Wrong.swift | sed 's/^\([0-9]*\):.*→ /\1 /' | {
  while read -r line words; do
    printf '%s\n' "$said" | grep "Wrong.swift:$line:.*error:" | grep -qF "$words" || {
      echo "$fixtures/Wrong.swift:$line: the compiler doesn't say: $words" >&2
      status=1
    }
  done
  exit $status
}
