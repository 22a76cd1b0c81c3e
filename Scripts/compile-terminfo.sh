#!/bin/sh
# Compiles Scripts/truecolor.ti into Sources/Presenter/Terminfo/TerminfoEntries.swift. Needs tic and infocmp (ncurses-bin).
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
tic -x -o "$folder" Scripts/truecolor.ti
entry() { infocmp -x -A "$folder" -q -Q2 "$1" | grep -v '^#' | tr -d '\n'; }
{
  echo "/// Compiled descriptions of terminals with 24-bit colours; made by Scripts/compile-terminfo.sh."
  echo "package enum TerminfoEntries {"
  for name in xterm tmux; do
    echo "  /// \`terminalui-$name\` of Scripts/truecolor.ti."
    echo "  package static let $name: StaticString ="
    printf '    """\n'
    entry "terminalui-$name" | fold -w 100 | sed 's/^/    /; $!s/$/\\/'
    printf '\n    """\n'
  done
  echo "}"
} > Sources/Presenter/Terminfo/TerminfoEntries.swift
