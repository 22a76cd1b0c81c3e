#!/bin/sh
# Prints docs/internals/CodeMap.md: every source file with the first sentence of its first doc comment.
set -eu
cd "$(dirname "$0")/.."
LC_ALL=C
export LC_ALL

cat <<'TEXT'
# Code map

Every file and its idea, in the words of its first doc comment. `make docs` writes this page, which git ignores.
TEXT

find Sources Demos -type f \( -name '*.swift' -o -name '*.h' -o -name '*.c' \) |
  sort |
  while read -r file; do
    awk -v file="$file" '
      # The text of a doc line, or "" where the comment ends.
      function content(line) {
        sub(/^[ \t]*(\/\/\/|\/\*\*?|\*\/|\*|\/\/)[ \t]?/, "", line)
        sub(/[ \t]*\*\/[ \t]*$/, "", line)
        return line
      }
      function isDoc(line) {
        if (file ~ /\.swift$/) return line ~ /^[ \t]*\/\/\//
        return line ~ /^[ \t]*(\/\*|\*|\/\/)/
      }
      !done && isDoc($0) {
        text = content($0)
        if (text == "") { if (summary != "") done = 1; next }
        summary = summary (summary == "" ? "" : " ") text
        if ($0 ~ /\*\//) done = 1
        next
      }
      summary != "" { done = 1 }
      END {
        if (match(summary, /[.!?] /)) summary = substr(summary, 1, RSTART)
        gsub(/\|/, "\\|", summary)
        printf "%s\t%s\n", file, summary
      }
    ' "$file"
  done |
  awk -F '\t' '
    {
      count = split($1, part, "/")
      folder = part[1] "/" part[2]
      if (folder != last) {
        printf "\n## %s\n\n| File | Idea |\n|---|---|\n", folder
        last = folder
      }
      name = substr($1, length(folder) + 2)
      printf "| [%s](../../%s) | %s |\n", name, $1, $2
    }'
