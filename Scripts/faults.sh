#!/bin/sh
# Prints the whole fault matrix: of ours, of a plain ncurses program and, where its package can be installed, of one of Textual's.
set -eu
cd "$(dirname "$0")/.."
build=${BUILD:-.build}
swift build --scratch-path "$build" --build-tests >&2
export TERMINALUI_FAULTS=1
matrix() { swift test --scratch-path "$build" --skip-build --filter FaultMatrixTests 2>&1 | grep --line-buffered -E '^\||cells restored' || true; }
echo '### This framework'; echo
matrix
cc -O1 -Wall -o "$build/plain" Scripts/faults/plain.c -lncursesw -ltinfo -lpthread 2>/dev/null \
  || cc -O1 -Wall -o "$build/plain" Scripts/faults/plain.c -lncursesw -lpthread
echo; echo '### A plain ncurses program'; echo
TERMINALUI_FAULT_SUBJECT="$PWD/$build/plain" matrix
environment=${TMPDIR:-/tmp}/terminalui-textual
python=$environment/bin/python
[ -x "$python" ] || { python3 -m venv "$environment" && "$environment/bin/pip" -q install textual; } >&2 || exit 0
echo; echo "### Textual $("$python" -c 'import textual; print(textual.__version__)')"; echo
TERMINALUI_FAULT_SUBJECT="$python $PWD/Scripts/faults/textual_app.py" matrix
