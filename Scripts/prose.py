#!/usr/bin/env python3
"""Counts sentences in README, SECURITY and docs that a reader needs twice: prose.py [--list] [FILE ...].

It knows four kinds: "Of X, Y is Z", chains of "else the one that", a pronoun for a thing at the beginning ("That of", "The same for"), and two
ideas of at least seven words each with a semicolon between them. A mark is a question. Decisions and generated pages are left out.
"""
import re
import subprocess
import sys

KINDS = {
    "Of X, Y is Z": r"(?:^|[;:] )(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:Of|of) (?!course\b)[^.;]+ [^.;]+",
    "else, the one that": r"\belse (?:the|one|those|what|it|where|by|in|on|of|from)\b|\b(?:the one|and one|[;,] one) (?:that|which|for|with|whose)\b",
    "pronoun for a thing": r"^(?:That|Those|Such|Nor|The (?:former|latter|same|others?)|This one|So (?:is|are|it is|does|do)) (?!is (?:the|a|why|how|because)\b)(?:of|is|are|in|for|it|that|with|does|do|may|can|has|have|holds)\b",
    "two ideas, one semicolon": r"^(?:\S+ ){6,}\S+; (?:\S+ ){6,}\S+",
}


def sentences(path):
    """Pairs of a line number and a sentence, with code as one word, without code blocks, headings and links' addresses."""
    part, start, fenced = [], 0, False
    for number, line in enumerate(open(path, encoding="utf-8").read().split("\n") + [""], 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        fresh = re.match(r"\s*(?:[-*|>]|\d+\.) ?", line)
        if part and (fresh or fenced or not line.strip() or line.startswith("#")):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", re.sub(r"`[^`]*`", "code", " ".join(part)))
            for cell in re.split(r" ?\| ?", text):
                for sentence in re.split(r"(?<=[.!?:]) +(?=[A-Z*(])", cell):
                    yield start, sentence.strip(" *")
            part = []
        if fenced or not line.strip() or line.startswith(("#", "    ", "```", "|-", "|  |")):
            continue
        if not part:
            start = number
        part.append(line[fresh.end():] if fresh and not line.startswith("|") else line.strip())


def pages():
    listed = subprocess.run(["git", "ls-files", "README.md", "SECURITY.md", "docs"], capture_output=True, text=True, check=True).stdout.split()
    return [p for p in listed if p.endswith(".md") and not re.search(r"/decisions/|CodeMap|Index\.md|Gallery\.md", p)]


def main():
    files = [a for a in sys.argv[1:] if not a.startswith("--")] or pages()
    counts = dict.fromkeys(KINDS, 0)
    for path in files:
        for number, sentence in sentences(path):
            for kind, pattern in KINDS.items():
                if re.search(pattern, sentence):
                    counts[kind] += 1
                    if "--list" in sys.argv:
                        print("%s:%d: %s: %s" % (path, number, kind, sentence[:200]))
    for kind, count in counts.items():
        print("%5d %s" % (count, kind))
    print("%5d marks" % sum(counts.values()))


main()
