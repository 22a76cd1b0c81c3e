#!/bin/sh
# Writes a Swift file with the texts of the gallery's pages: gallery-code.sh OUTPUT PAGE...
# The plug-in PageSources runs it with each build.
set -eu
output=$1
shift
{
  printf '// swift-format-ignore-file\n/// The file of each page, by the name of its type.\n'
  printf 'nonisolated enum PageSources {\n  static let texts: [String: String] = [\n'
  awk '
    FNR == 1 {
      if (NR > 1) print "      \"\"\"##,"
      name = FILENAME
      sub(/.*\//, "", name)
      sub(/\.swift$/, "", name)
      printf "    \"%s\": ##\"\"\"\n", name
    }
    { print ($0 == "" ? "" : "      " $0) }
    END { print "      \"\"\"##," }
  ' "$@"
  printf '  ]\n}\n'
} > "$output.new"
mv "$output.new" "$output"
