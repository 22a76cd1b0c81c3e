#!/usr/bin/env python3
"""reference.py GRAPHS GROUPS OUTPUT: makes catalogues for DocC of symbol graphs, with a group of topics for each line of GROUPS."""
import json
import os
import re
import sys

# What `import TerminalUI` brings is one module for an app.
TOGETHER = ["Cells", "CellLayout", "Terminal", "TerminalUICore", "TerminalUIStorage", "TerminalUIModifiers",
            "TerminalUINavigation", "TerminalUI", "TerminalUIElements", "TerminalUIControls", "TerminalUIInline", "TerminalUIDesk", "TerminalUIValues",
            "TerminalUITables", "TerminalUISearch", "TerminalUINames", "TerminalUICanvas", "TerminalUIPreviews",
            "TerminalUIObjects", "TerminalUILogging"]
OVERVIEW = {
    "TerminalUI": "Views, state, layout and input for apps in a terminal, with SwiftUI's names.",
    "TerminalUIFoundation": "Formats, dates, URLs, timers and notifications for apps that use Foundation.",
    "TerminalUICharts": "Charts with the names of Swift Charts.",
    "TerminalUIChartsFoundation": "Charts with dates and formats of Foundation.",
    "TerminalUIQuestions": "Questions of programs that are no apps.",
    "TerminalUIImages": "Pictures from PNG and JPEG files.",
    "TerminalUIMarkdown": "Markdown in blocks.",
    "TerminalUITextViewer": "Texts of any length, with the keys of a pager.",
    "TerminalUITesting": "Tests of views in memory and of programs in a terminal.",
}


def read(folder):
    """The symbols and relationships of each module, those of an extension with the module that declares it."""
    modules = {}
    for name in sorted(os.listdir(folder)):
        module = name.split(".")[0].split("@")[0]
        module = "TerminalUI" if module in TOGETHER else module
        graph = json.load(open(os.path.join(folder, name), encoding="utf-8"))
        into = modules.setdefault(module, {"metadata": graph["metadata"], "platform": graph["module"]["platform"],
                                           "symbols": {}, "relationships": []})
        for symbol in graph["symbols"]:
            into["symbols"].setdefault(symbol["identifier"]["precise"], symbol)
        into["relationships"] += graph["relationships"]
    return modules


def groups(path):
    lines = [line.split(":") for line in open(path, encoding="utf-8").read().split("\n") if ":" in line and line[0] != "#"]
    return [(title.strip(), folders.split()) for title, folders in lines]


def folder_of(symbol):
    uri = symbol.get("location", {}).get("uri", "")
    return uri.split("/Sources/")[-1] if "/Sources/" in uri else ""


def link(symbol):
    """What DocC finds the symbol by: its name, and a hash of nothing where a name is used twice."""
    return "/".join(symbol["pathComponents"])


def main():
    graphs, table, output = sys.argv[1:]
    table = groups(table)
    order = {title: index for index, (title, _) in enumerate(table)}
    # The longest folder that fits, wherever it stands.
    folders = sorted(((folder, title) for title, names in table for folder in names), key=lambda e: -len(e[0]))
    problems = []
    for module, graph in read(graphs).items():
        catalogue = os.path.join(output, module + ".docc")
        os.makedirs(catalogue)
        symbols = graph["symbols"]
        topics = {}
        for symbol in symbols.values():
            # Doc comments name symbols of modules that DocC sees apart: there they are code.
            comment = symbol.get("docComment")
            if comment:
                for line in comment["lines"]:
                    line["text"] = re.sub(r"``([^`]+)``", r"`\1`", line["text"])
            if len(symbol["pathComponents"]) != 1:
                continue
            place = folder_of(symbol)
            title = next((t for f, t in folders if place.startswith(f + "/")), None)
            if title is None:
                problems.append("%s: no group for %s (%s)" % (module, symbol["pathComponents"][0], place))
                continue
            topics.setdefault(title, set()).add(symbol["pathComponents"][0])
        text = "# ``%s``\n\n%s\n\n## Topics\n" % (module, OVERVIEW.get(module, ""))
        for title in sorted(topics, key=lambda t: order[t]):
            text += "\n### %s\n\n" % title + "".join("- ``%s``\n" % name for name in sorted(topics[title]))
        open(os.path.join(catalogue, module + ".md"), "w", encoding="utf-8").write(text)
        known = set(symbols)
        json.dump({
            "metadata": graph["metadata"], "module": {"name": module, "platform": graph["platform"]},
            "symbols": list(symbols.values()),
            "relationships": [r for r in graph["relationships"] if r["source"] in known],
        }, open(os.path.join(catalogue, module + ".symbols.json"), "w", encoding="utf-8"))
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


main()
