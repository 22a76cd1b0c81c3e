#!/usr/bin/env python3
"""Changes single lines of the library and counts the changes that a test notices.

    python3 Scripts/mutants.py all [SEED]        # draw, build, run and report
    python3 Scripts/mutants.py STEP [SEED]       # one of these steps; each reads what the step before it wrote
    python3 Scripts/mutants.py try NUMBER SUITE … # runs these suites with one mutant

Everything is in .build-mutants: the changed copy of the tree, and the list of mutants. All mutants are in one program:
TERMINALUI_MUTANT=7 in the environment turns the seventh on. The page is docs/internals/Mutants.md.
"""
import collections
import contextlib
import filecmp
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), ".."))
WORK = os.path.join(ROOT, ".build-mutants")
TREE = os.path.join(WORK, "tree")
STATE = os.path.join(WORK, "mutants.json")
COUNT = 60
PROGRAM = os.path.join(TREE, ".build-whole/debug/TerminalUIPackageTests.xctest")
# Expansions of macros run in the compiler, the data wing needs a trait, and the tool is no part of an app.
LEFT_OUT = {"MacroExpansion", "TerminalUIMacros", "TerminalUIData", "AssetNamesTool", "TerminalUI"}
# Tests in other processes, of programs that aren't built, and of the fuzzer.
OTHER_TESTS = {"ProgramTests", "TerminalUIDataTests", "FuzzTests"}
# Files that only debug builds use, that check the library itself, or that hold names without an effect.
OTHER_FILES = re.compile(r"SelfCheck/|RandomUse/|Invariants|Doubt|Debug|Unavailable|Deprecated|/Previews/|description", re.I)
OPTIONS = "-debug-info-format none -Xswiftc -wmo -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2".split()

# The switch is in C because that is one small object without an initialiser that Swift would run first.
HEADER = "#include <stdbool.h>\nbool mutant(long number);\n"
SWITCH = """#include "Mutants.h"
#include <stdio.h>
#include <stdlib.h>
static long chosen;
static FILE *reached;
static char seen[1000];
__attribute__((constructor)) static void start(void) {
  const char *number = getenv("TERMINALUI_MUTANT"), *path = getenv("TERMINALUI_REACHED");
  chosen = number ? atol(number) : 0;
  reached = path ? fopen(path, "ae") : NULL;
}
bool mutant(long number) {
  if (reached && !seen[number]++) fprintf(reached, "%ld\\n", number), fflush(reached);
  return number == chosen;
}
"""
MANIFEST = """
package.targets.append(.target(name: "Mutants"))
for target in package.targets where target.type != .macro && target.type != .plugin && target.type != .system {
  if !["Mutants", "MacroExpansion"].contains(target.name) { target.dependencies.append("Mutants") }
}
"""

OPERAND = r"(?:[a-z_$][\w$]*|\d+)(?:[.?!]*\.\w+|\[\w+\]|\((?:[\w.]+)?\))*"
COMPARISON = re.compile(r"(?:(?<=[(\[] )|(?<=\()|(?<=\bif )|(?<=\bguard )|(?<=\bwhile )|(?<=\breturn )|(?<=, )|(?<=&& )|(?<=\|\| )|(?<== ))"
                        r"(%s) (<|<=|>|>=) (-?%s)(?=\)|,| \{| else| &&| \|\|| \?|$)" % (OPERAND, OPERAND))
OTHER_SIDE = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
ARGUMENT = r"(-?(?:[a-z_]\w*|\d+)(?:\.\w+)*)"
PAIR = re.compile(r"(?<=\w)\((?:(\w+): )?%s, (?:(\w+): )?%s\)" % (ARGUMENT, ARGUMENT))
# Words for two of the same kind.
TWINS = """x/y dx/dy width/height from/to first/second start/end lower/upper row/column lhs/rhs a/b one/other old/new low/high
leading/trailing top/bottom left/right before/after"""
TWINS = [set(pair.split("/")) for pair in TWINS.split()]
DECLARATION = re.compile(r"\b(func|init|subscript|struct|class|enum|actor|protocol|extension|typealias|import|associatedtype"
                         r"|case|operator)\b(?!\()|^\s*[@#]|\b(pre|assert|fatalE|preconditionF|assertionF)\w*\(")
CALL = re.compile(r"\s+(?!(?:return|if|guard|while|for|switch|try|await|throw|defer|let|var|super|init|else|default|case|in|yield|_)\b)"
                  r"[a-z_][\w.?!]*\(.*\)$")

# A line must be in the first; the second is of code that is inlined elsewhere, built for debugging, or declares views.
BODY = re.compile(r"\b(func|init|var|let|get|set|subscript|didSet|deinit)\b")
NO_BODY = re.compile(r"inlinable|Emit|#if|some View|ViewBuilder|\bdescription\b")


def masked(line):
    """The line without its comment, each string replaced by as many letters."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda found: "'" + "s" * (len(found[0]) - 2) + "'", line)
    return re.sub(r"\s*//.*", "", line).rstrip()


def split(text):
    """Parts at commas that are in no bracket, with their offsets; None where brackets don't match."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text + ","):
        depth += letter in "([{"
        depth -= letter in ")]}"
        if depth < 0:
            return None
        if letter == "," and depth == 0:
            parts.append((start, text[start:place]))
            start = place + 1
    return parts if depth == 0 else None


def negations(code):
    """Conditions of `if`, `guard`, `while`, and comparisons that are returned."""
    found = re.match(r"(\s*(?:\} else )?(?:if|guard|while) )(.*?)( else)? \{", code)
    if found:
        for start, part in split(found[2]) or []:
            start += found.start(2) + len(part) - len(part.lstrip())
            if part.strip() and not re.match(r"\s*((let|var|case|unsafe|await|try)\b|#)", part):
                yield start, len(part.strip()), "mutant(#) != (§)"
    found = re.match(r"(\s*return )([^?{]*( [=!]= | [<>]=? | && | \|\| )[^?{]*)$", code)
    if found and split(found[2]):
        yield found.start(2), len(found[2]), "mutant(#) != (§)"


def steps(code):
    """One more, and the other side of a limit."""
    for found in re.finditer(r"(?<=[\w)\]] [+-] )1(?![\w.])", code):
        yield found.start(), 1, "(mutant(#) ? 2 : 1)"
    for found in COMPARISON.finditer(code):
        left, sign, right = found.groups()
        yield found.start(), len(found[0]), "(mutant(#) ? %s %s %s : §)" % (left, OTHER_SIDE[sign], right)


def drops(code, before="", after=""):
    """A call that is a statement of its own."""
    goes_on = re.search(r"[,(\[=?:&|+]$|\b(return|in)$", before) or re.match(r"\s*[.?:&|+)]", after)
    if CALL.match(code) and split(code) and not goes_on:
        start = len(code) - len(code.lstrip())
        yield start, len(code) - start, "if !mutant(#) { § }"


def swaps(code):
    """Two arguments that seem to have the same type."""
    for found in PAIR.finditer(code):
        first, one, second, other = found.groups()
        name = re.search(r"\w+$", code[:found.start()])[0]
        words = (first, second) if first and second else (one, other) if not first and not second else ("", "")
        ends = one.split("."), other.split(".")
        alike = set(words) in TWINS or len(ends[0]) > 1 and (ends[0][-1] == ends[1][-1] or ends[0][:-1] == ends[1][:-1])
        if one != other and alike and name not in ("min", "max"):
            a, b = ((label + ": " if label else "") for label in (first, second))
            yield found.start(), len(found[0]), "(%smutant(#) ? %s : %s, %smutant(#) ? %s : %s)" % (a, other, one, b, one, other)


OPERATORS = {"negate": negations, "off by one": steps, "drop": drops, "swap": swaps}


def around(lines, number):
    """The heads of the braces that a line is in, the innermost first, with the attributes above each."""
    depth = len(lines[number]) - len(lines[number].lstrip())
    for line in reversed(lines[:number]):
        indent = len(line) - len(line.lstrip())
        if line.strip() and (indent < depth or re.match(r"\s*@\w+$", line) and indent == depth):
            depth = indent
            yield line


def candidates(lines):
    """Mutants of a file by operator: line, column, length, and the replacement of § by that text and # by the number."""
    found, text = collections.defaultdict(list), False
    for number, line in enumerate(lines):
        if '"""' in line:
            text = text != (line.count('"""') % 2 == 1)
            continue
        code, heads = masked(line), "\n".join(around(lines, number))
        if text or not code.startswith(" ") or DECLARATION.search(code) or not BODY.search(heads) or NO_BODY.search(heads):
            continue
        for operator, places in OPERATORS.items():
            more = (masked(lines[number - 1]), lines[number + 1]) if operator == "drop" and number + 1 < len(lines) else ()
            for start, length, form in places(code, *more):
                found[operator].append((number + 1, start, length, form))
    return found


def read(path):
    return pathlib.Path(path).read_text(encoding="utf-8", errors="replace")


def write(path, text):
    """Writes what is new: another date would have it compiled again."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if not os.path.exists(path) or read(path) != text:
        pathlib.Path(path).write_text(text, encoding="utf-8")


def save(state):
    write(STATE, json.dumps(state, indent=1, ensure_ascii=False))


def changed(mutant):
    """The line with the change in it."""
    line, start, end = mutant["before"], mutant["start"], mutant["start"] + mutant["length"]
    return line[:start] + mutant["form"].replace("#", str(mutant["number"])).replace("§", line[start:end]) + line[end:]


def draw(seed="1"):
    """Draws the mutants, and in each module as many spare ones for those that don't compile."""
    paths = subprocess.run(["git", "ls-files", "Sources/*.swift"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    modules, size = collections.defaultdict(list), collections.Counter()
    for path in paths:
        module = path.split("/")[1]
        if module not in LEFT_OUT and not OTHER_FILES.search(path):
            modules[module].append((path, lines := read(os.path.join(ROOT, path)).split("\n")))
            size[module] += sum(1 for line in lines if line.strip() and not line.strip().startswith("//"))
    # Those that are left go to the largest remainders.
    total = sum(size.values())
    share = {module: COUNT * size[module] // total for module in size}
    for module in sorted(size, key=lambda module: -(COUNT * size[module] % total))[:COUNT - sum(share.values())]:
        share[module] += 1
    mutants = []
    for module in sorted(name for name in share if share[name]):
        dice, pools = random.Random("%s %s" % (seed, module)), collections.defaultdict(list)
        for path, lines in modules[module]:
            for operator, found in candidates(lines).items():
                pools[operator] += [dict(module=module, file=path, line=line, start=start, length=length, form=form,
                                         operator=operator, before=lines[line - 1]) for line, start, length, form in found]
        # The same lines are drawn from another version of the library, as far as it has them.
        for pool in pools.values():
            pool.sort(key=lambda mutant: hashlib.sha256(("%s %s" % (seed, [mutant[key] for key in ("file", "before", "form")])).encode()).digest())
        taken = set()
        for _ in range(share[module] * 2 + 2):
            operator = dice.choice(list(OPERATORS))
            while pools[operator] and (pools[operator][-1]["file"], pools[operator][-1]["line"]) in taken:
                pools[operator].pop()
            if pools[operator]:
                mutants.append(dict(pools[operator].pop(), number=len(mutants) + 1, compiles=True))
                taken.add((mutants[-1]["file"], mutants[-1]["line"]))
    save(dict(seed=seed, share=share, mutants=mutants))
    print("mutants: drew %d, for %d in %d modules" % (len(mutants), COUNT, sum(1 for module in share if share[module])))


def chosen(state):
    """The first of each module that compile."""
    left = dict(state["share"])
    for mutant in state["mutants"]:
        if mutant["compiles"] and left[mutant["module"]]:
            left[mutant["module"]] -= 1
            yield mutant


def rewrite(state):
    """Writes the files of the tree that have mutants."""
    files = collections.defaultdict(list)
    for mutant in state["mutants"]:
        files[mutant["file"]].append(mutant)
    for path, mutants in files.items():
        lines = read(os.path.join(ROOT, path)).split("\n")
        for mutant in (mutant for mutant in mutants if mutant["compiles"]):
            lines[mutant["line"] - 1] = changed(mutant)
        # On the first line, so that the numbers of lines stay.
        write(os.path.join(TREE, path), "internal import Mutants; " + "\n".join(lines))


def copy(state):
    """Copies what is new, adds the switch and the mutants, and tells the targets of tests."""
    rewritten = {mutant["file"] for mutant in state["mutants"]} | {"Package.swift"}
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for path in files:
        source, target = os.path.join(ROOT, path), os.path.join(TREE, path)
        if path not in rewritten and os.path.isfile(source) and not (os.path.exists(target) and filecmp.cmp(source, target, False)):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy2(source, target)
    write(os.path.join(TREE, "Package.swift"), read(os.path.join(ROOT, "Package.swift")) + MANIFEST)
    write(os.path.join(TREE, "Sources/Mutants/include/Mutants.h"), HEADER)
    write(os.path.join(TREE, "Sources/Mutants/Mutants.c"), SWITCH)
    rewrite(state)
    state.pop("suites", None)
    return {path.split("/")[1] for path in files if re.match(r"Tests/\w+Tests/", path)} - OTHER_TESTS


def refused(state, log):
    """Drops the mutants that the errors in a log of the compiler are about: the nearest above, as for a missing return."""
    dropped = {}
    for path, line in re.findall(r"^%s/(\S+?):(\d+):\d+: error:" % re.escape(TREE), log, re.M):
        near = [mutant for mutant in state["mutants"] if mutant["compiles"] and mutant["file"] == path]
        near.sort(key=lambda mutant: (mutant["line"] > int(line), abs(int(line) - mutant["line"])))
        dropped.update((mutant["number"], mutant) for mutant in near[:1])
    for mutant in dropped.values():
        mutant["compiles"] = False
    return sorted(dropped)


def build(*_):
    """Compiles the tree, without what doesn't compile."""
    state = json.loads(read(STATE))
    environment = dict(os.environ, TERMINALUI_TESTS=",".join(sorted(copy(state))))
    command = [os.environ.get("SWIFT", "swift"), "build", "--build-tests", "--scratch-path", ".build-whole"] + OPTIONS
    while True:
        run = subprocess.run(command, cwd=TREE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        write(os.path.join(WORK, "build.log"), run.stdout)
        dropped = refused(state, run.stdout)
        save(state)
        if run.returncode == 0:
            break
        print("mutants: don't compile:", dropped, flush=True)
        if not dropped:
            sys.exit("mutants: see .build-mutants/build.log")
        rewrite(state)
    print("mutants: %d are taken" % len(list(chosen(state))))


def suites():
    """The names of all suites that are built."""
    command = [PROGRAM, "--testing-library", "swift-testing", "--list-tests"]
    lines = subprocess.run(command, cwd=TREE, capture_output=True, text=True, check=True).stdout.splitlines()
    return sorted({line.split("/")[0] for line in lines if re.match(r"\w+Tests\.", line)})


def tests(suites, limit, **environment):
    """Runs tests in one process until one fails: the result (None, a test, a crash or a hang) and the seconds."""
    began, pattern = time.monotonic(), "^(%s)(/|$)" % "|".join(re.escape(suite) for suite in suites)
    path = os.path.join(WORK, "tests.log")
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **environment)
    with open(path, "wb") as log:
        run = subprocess.Popen([PROGRAM, "--testing-library", "swift-testing", "--filter", pattern], cwd=TREE, env=environment,
                               stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    result = None
    while result is None:
        ended = run.poll() is not None
        found = re.search(r"Test (.+?) recorded an issue", read(path)) if environment.get("TERMINALUI_MUTANT") or ended else None
        if found:
            result = found[1]
        elif ended:
            result = "" if run.returncode == 0 else "crash" if run.returncode < 0 else "exit %d" % run.returncode
        elif time.monotonic() - began > limit:
            result = "hang"
        else:
            time.sleep(0.05)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    return result or None, time.monotonic() - began


def look(suite, known):
    """Runs a suite by itself, without a mutant, if that wasn't done: its time, its result, and the mutants on its way."""
    if suite not in known:
        path = os.path.join(WORK, "reached")
        write(path, "")
        result, seconds = tests([suite], 600, TERMINALUI_REACHED=path)
        known[suite] = dict(seconds=round(seconds, 2), fails=result, reaches=sorted({int(line) for line in read(path).split()}))
        print("mutants: %s fails without a mutant: %s\n" % (suite, result) if result else "", end="", flush=True)
    return known[suite]


def run(*_):
    """Runs each mutant with the suites that reach it, those of its file and its module first, until one fails."""
    state = json.loads(read(STATE))
    known, every = state.setdefault("suites", {}), suites()
    for mutant in chosen(state):
        if mutant.get("noticed"):
            continue
        number, words = mutant["number"], set(re.findall(r"[A-Z][a-z]+", "/".join(mutant["file"].split("/")[2:])))
        left = sorted(every, key=lambda name: (-sum(word in name for word in words), mutant["module"] + "Tests." not in name, name))
        size, mutant["suites"] = 12, 0
        while left and not mutant.get("noticed"):
            part = [name for name in left[:size] if number in look(name, known)["reaches"] and not known[name]["fails"]]
            left, size = left[size:], size * 4
            if part:
                limit = 20 + 3 * sum(known[name]["seconds"] for name in part)
                mutant["noticed"] = tests(part, limit, TERMINALUI_MUTANT=str(number))[0]
                mutant["suites"] += len(part)
        print("%3d %s:%d %s: %s" % (number, mutant["file"], mutant["line"], mutant["operator"], mutant.get("noticed") or "survived"), flush=True)
        save(state)


def report(*_):
    """Prints the table of the run."""
    state = json.loads(read(STATE))
    mutants = list(chosen(state))
    print("Seed %s: %d of %d noticed.\n" % (state["seed"], sum(1 for mutant in mutants if mutant.get("noticed")), len(mutants)))
    print("| Mutant | Operator | Suites that were run | Noticed by |\n|---|---|---|---|")
    for mutant in sorted(mutants, key=lambda mutant: (bool(mutant.get("noticed")), mutant["file"], mutant["line"])):
        cells = mutant["number"], mutant["file"][8:], mutant["line"], mutant["operator"], mutant.get("suites"), mutant.get("noticed")
        print("| %d `%s:%d` | %s | %s | %s |" % cells)


def main():
    names = {"draw": draw, "build": build, "run": run, "report": report}
    step, *rest = sys.argv[1:] or [""]
    if step == "try":
        return print("mutants:", tests(rest[1:], 600, TERMINALUI_MUTANT=rest[0])[0] or "survived")
    for each in names if step == "all" else [step] if step in names else sys.exit(__doc__):
        names[each](*rest)


if __name__ == "__main__":
    main()
