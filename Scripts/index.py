#!/usr/bin/env python3
"""Prints docs/Index.md: for each symbol of docs/Compatibility.md the page of the gallery, the page of the guide and the file that has it."""
import glob
import os
import re

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))


def read(path):
    return open(path, encoding="utf-8").read()


def code(text):
    return "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("//"))


def words(text):
    return set(re.findall(r"[A-Za-z_]\w*", text))


def symbols():
    """The names in the first cells of rows, without those that don't exist here or that the compiler refuses."""
    found = set()
    for line in read("docs/Compatibility.md").split("\n"):
        cells = line.replace("\\|", "/").split(" | ", 1)
        if not line.startswith("| ") or line.startswith("| SwiftUI |") or len(cells) < 2:
            continue
        if re.match(r"(absent|unavailable|no[ :])", cells[1]):
            continue
        for part in cells[0].split("`")[1::2]:
            name = re.match(r"(?:@Environment\(\\)?[.@\\#]*([A-Za-z_][\w.]*)(.?)(.?)", part)
            # A label (`step:`) and a value (`Color("name")`) are no symbols.
            if name and name[2] != ":":
                found.add(name[1].split(".")[-1])
    return found


def declarations():
    """The file of each public name: a type before a modifier of views, that before other names, and the shortest path before others."""
    found = {}
    kinds = "struct|class|enum|protocol|typealias|actor|macro|func|var|let"
    line = re.compile(r"^(\s*)(?:@[\w.()*, :\"\\]+ )*(?:public|open)(?:\([a-z]+\))?(?: package\(set\))? (?:[a-z]+(?:\([a-z]+\))? )*?(%s) `?(\w+)" % kinds, re.M)
    for path in sorted(glob.glob("Sources/**/*.swift", recursive=True)):
        text = read(path)
        extended = [(match.start(), match[1]) for match in re.finditer(r"^(?:[a-z@][\w ]* )?(?:extension|struct|class|enum|protocol|actor) (\w+)", text, re.M)]
        isBeside = re.search("Unavailable|WithoutEffect|TerminalUIPoints", path) is not None
        for match in line.finditer(text):
            indent, kind, name = match.groups()
            around = [owner for start, owner in extended if start < match.start()]
            isModifier = kind == "func" and indent != "" and around[-1:] == ["View"]
            rank = (kind in ("func", "var", "let"), not isModifier, len(indent), isBeside, len(path), path)
            if name not in found or rank < found[name]:
                found[name] = rank
    return {name: rank[-1] for name, rank in found.items()}


def gallery():
    """Title, anchor and the words of the code of each page."""
    titles = dict(reversed(pair) for pair in re.findall(r'Page\(\.\w+, "(.+)"\) \{ (\w+)\(\) \}', read("Demos/Gallery/Page+All.swift")))
    pages = []
    for path in sorted(glob.glob("Demos/Gallery/Pages/**/*Page.swift", recursive=True)):
        title = titles.get(os.path.basename(path)[:-6])
        if title:
            anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
            pages.append((title, anchor, code(read(path))))
    return pages


def guide():
    """Title, path, code, names in its row of docs/Guide.md, and length of each page, and of the recipes.

    Headings and links to the gallery count as code. Other prose doesn't: it has words that are names as well.
    """
    rows = re.findall(r"^\| \[[^\]]*\]\(([\w/]+\.md)(?:#[^)]*)?\) \| (.*) \|$", read("docs/Guide.md"), re.M)
    pages = []
    for path in sorted(glob.glob("docs/Guide/*.md")) + ["docs/Recipes.md"]:
        text = read(path)
        spans = re.findall(r"^#[^\n]*|^ *```.*?^ *```|^    [^\n]*|`[^`\n]+`|\[\w+\]\(\S*Gallery", text, re.M | re.S)
        row = " ".join(name for link, cell in rows if link == path[5:] for name in cell.split("`")[1::2])
        pages.append((re.match("# (.*)", text)[1], path[5:], "\n".join(spans), row, len(text)))
    return pages


def best(name, pages):
    """The page that is called so, else one whose row of docs/Guide.md has the name, else the one that says it most often for its length."""
    word = re.compile(r"(?<!\w)%s(?!\w)" % re.escape(name))
    rated = []
    for title, link, text, row, length in pages:
        count = len(word.findall(text))
        if count:
            rated.append((not word.search(title), not word.search(row), -count / (400 + length), title, link))
    return "[%s](%s)" % min(rated)[3:] if rated else ""


def main():
    print("# Index\n")
    print("Each symbol of [Compatibility](Compatibility.md) with the page of the gallery that shows it, the page of the guide that uses it and")
    print("the file that declares it. `make docs` writes this page.\n")
    print("| symbol | gallery | guide | declared in |\n|---|---|---|---|")
    declared = declarations()
    shown = [(title, "Gallery.md#" + anchor, text, "", len(text)) for title, anchor, text in gallery()]
    explained = guide()
    for name in sorted(symbols(), key=lambda n: (n.lower(), n)):
        if name in declared:
            path = declared[name]
            print("| `%s` | %s | %s | [%s](../%s) |" % (name, best(name, shown), best(name, explained), os.path.basename(path), path))


main()
