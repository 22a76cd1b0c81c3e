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
    """The file of each public name: a type before a function, and the shortest path before others."""
    found = {}
    kinds = "struct|class|enum|protocol|typealias|actor|macro|func|var|let"
    line = re.compile(r"^(\s*)(?:@[\w.()*, :\"\\]+ )*(?:public|open)(?:\([a-z]+\))?(?: package\(set\))? (?:[a-z]+(?:\([a-z]+\))? )*?(%s) `?(\w+)" % kinds, re.M)
    for path in sorted(glob.glob("Sources/**/*.swift", recursive=True)):
        for indent, kind, name in line.findall(read(path)):
            rank = (kind in ("func", "var", "let"), len(indent), "Unavailable" in path, len(path), path)
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
    return [(re.match("# (.*)", read(path))[1], path[5:], read(path)) for path in sorted(glob.glob("docs/Guide/*.md"))]


def best(name, pages):
    """The page that is called so, else the one that says the name most often for its length."""
    word = re.compile(r"(?<!\w)%s(?!\w)" % re.escape(name))
    rated = []
    for title, link, text in pages:
        count = len(word.findall(text))
        if count:
            rated.append((not word.search(title), -count / (400 + len(text)), title, link))
    return "[%s](%s)" % (min(rated)[2], min(rated)[3]) if rated else ""


def main():
    print("# Index\n")
    print("Each symbol of [Compatibility](Compatibility.md) with the page of the gallery that shows it, the page of the guide that uses it and")
    print("the file that declares it. `make docs` writes this page.\n")
    print("| symbol | gallery | guide | declared in |\n|---|---|---|---|")
    declared = declarations()
    shown = [(title, "Gallery.md#" + anchor, text) for title, anchor, text in gallery()]
    explained = guide()
    for name in sorted(symbols(), key=lambda n: (n.lower(), n)):
        if name in declared:
            path = declared[name]
            print("| `%s` | %s | %s | [%s](../%s) |" % (name, best(name, shown), best(name, explained), os.path.basename(path), path))


main()
