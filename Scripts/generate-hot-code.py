#!/usr/bin/env python3
"""Writes Sources/CTerminal/hot_code.inc: which lines of code a key runs.

    apt-get install valgrind
    Scripts/generate-hot-code.py              # builds the benchmark programs, some minutes
    Scripts/generate-hot-code.py --check      # fails if an optimized build has lost a tenth of the listed functions

Each program is run under valgrind and gets a few keys; what the last one runs counts. A list that is out of date does no
harm: a function that is gone is not found, and fetching other lines is only of less use.
"""

import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
from bisect import bisect_right
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Sources/CTerminal/hot_code.inc"
BUILD = ROOT / "Benchmarks/.build/release"
MODULES = ["Cells", "CellLayout", "Terminal", "NCursesTerminal", "TerminalUICore", "TerminalUI", "CTerminal"]
# What is shared: a function, and another one, by whose distance a build of the library is known.
LIBRARIES = {
    "libncursesw.so": ("doupdate", "mvcur"),
    "libtinfo.so": ("tputs", "tparm"),
    "libc.so": ("malloc", "vfprintf"),
    "libswiftCore.so": ("swift_retain", "swift_getTupleTypeMetadata"),
}
# A program, and the keys that it gets: the last one counts.
RUNS = [
    (["w1"], [b"+"] * 6),
    (["w2", "1000"], [b"\x1b[B"] * 6),
    (["w5", "100"], [b"+"] * 6),
    (["w6"], [b"a"] * 6),
]
LINE = 64
LINES = 64      # of a function or page; the bits of a mask
PAGE = LINE * LINES


def drain(terminal, silence):
    while select.select([terminal], [], [], silence)[0]:
        try:
            os.read(terminal, 1 << 16)
        except OSError:
            return


def trace(program, arguments, keys, log):
    """The addresses of the instructions that the last key runs, by file, from the start of each."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
        os.execvp("valgrind", ["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-file={log}", program, *arguments])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    select.select([terminal], [], [], 120)
    drain(terminal, 4)
    for key in keys[:-1]:
        os.write(terminal, key)
        drain(terminal, 1.5)
    start = os.path.getsize(log)
    os.write(terminal, keys[-1])
    drain(terminal, 5)
    mapped = [line.split() for line in open(f"/proc/{process}/maps")]
    os.kill(process, 9)
    os.waitpid(process, 0)
    os.close(terminal)
    ranges = {}
    for columns in mapped:
        if columns[-1] == program or ".so" in Path(columns[-1]).name:
            low, high = (int(part, 16) for part in columns[0].split("-"))
            base, end = ranges.get(columns[-1], (low - int(columns[2], 16), high))
            ranges[columns[-1]] = base, max(end, high)
    with open(log, errors="replace") as lines:
        lines.seek(start)
        addresses = {int(line[2:].split(",")[0], 16) for line in lines if re.match(r"I +[0-9a-f]+,\d+$", line)}
    return {
        file: {address - base for address in addresses if base <= address < end}
        for file, (base, end) in ranges.items()
    }


def symbols(file, *options):
    """The functions that a file defines: address, size, name, and whether other files may refer to them."""
    command = ["nm", "--defined-only", "--print-size", *options, file]
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        parts = line.split()
        if len(parts) == 4 and parts[2] in "tTwWi":
            yield int(parts[0], 16), int(parts[1], 16), parts[3].split("@")[0], parts[2] != "t"


def lines(functions, addresses):
    """The lines of functions in which instructions begin."""
    table = sorted((address, size, name) for address, size, name, _ in functions)
    starts = [row[0] for row in table]
    for address in addresses:
        index = bisect_right(starts, address) - 1
        if index < 0:
            continue
        start, size, name = table[index]
        if address < start + size and (address - start) // LINE < LINES:
            yield name, (address - start) // LINE


def linkable():
    """The functions that another file may refer to by name, in an optimized build."""
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "workloads"], cwd=ROOT / "Benchmarks", check=True,
        stdout=sys.stderr)
    files = [file for module in MODULES for file in (BUILD / f"{module}.build").rglob("*.o")]
    return {name for file in files for _, _, name, is_global in symbols(file) if is_global}


def check():
    listed = re.findall(r'^FUNCTION\(.*"(.*)"\)$', OUTPUT.read_text(), re.MULTILINE)
    lost = sorted(set(listed) - linkable())
    print(f"{len(listed)} functions listed, {len(lost)} lost", file=sys.stderr)
    if not listed or len(lost) > len(listed) / 10:
        sys.exit("run Scripts/generate-hot-code.py; lost are:\n" + "\n".join(lost))


def generate():
    ours = linkable()
    functions, pages, libraries = {}, {}, {}
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind stumbles over some descriptions for debuggers.
        program = f"{folder}/workloads"
        shutil.copy(BUILD / "workloads", program)
        subprocess.run(["strip", "-g", program], check=True)
        for arguments, keys in RUNS:
            for file, addresses in trace(program, arguments, keys, f"{folder}/log").items():
                if file == program:
                    for name, line in lines(symbols(file), addresses):
                        if name in ours:
                            functions[name] = functions.get(name, 0) | 1 << line
                    continue
                for library in LIBRARIES:
                    if Path(file).name.startswith(library):
                        libraries[library] = file
                        for address in addresses:
                            page = library, address // PAGE
                            pages[page] = pages.get(page, 0) | 1 << address % PAGE // LINE
    with open(OUTPUT, "w") as file:
        file.write("// Generated by Scripts/generate-hot-code.py.\n\n// A function, and its lines of 64 bytes that a key runs.\n")
        for number, name in enumerate(sorted(functions)):
            file.write(f'FUNCTION({number}, {functions[name]:#x}, "{name}")\n')
        for number, (library, path) in enumerate(sorted(libraries.items())):
            places = {name: address for address, _, name, _ in symbols(path, "--dynamic")}
            first, second = LIBRARIES[library]
            file.write(f"\n// {library}: two functions, how far they are apart, and pages from the first one with the lines of each.\n")
            file.write(f'LIBRARY({number}, "{first}", "{second}", {places[second] - places[first]})\n')
            for (owner, page), mask in sorted(pages.items()):
                if owner == library:
                    file.write(f"PAGE({number}, {page * PAGE - places[first]}, {mask:#x})\n")
    count = sum(mask.bit_count() for mask in [*functions.values(), *pages.values()])
    print(f"{len(functions)} functions, {len(pages)} pages of libraries, {count} lines", file=sys.stderr)


check() if sys.argv[1:] == ["--check"] else generate()
