#!/usr/bin/env python3
"""Writes Sources/Cells/Text/ScalarTable.swift from the Unicode Character Database.

    Scripts/generate-width-tables.py             # writes the file
    Scripts/generate-width-tables.py --check     # fails if it would change

The data is in the folder unicode beside this script.
"""

import os
import re
import sys

ROLES = [
    "narrow", "wide", "narrowEmoji", "wideEmoji", "mark", "spacingMark", "control", "replaced",
    "separator", "invisible", "joiner", "shaper", "selector", "emojiSelector", "filler", "tag",
]
BREAKS = ["letter", "space", "ideograph", "opening", "closing", "glue", "hyphen", "zeroWidth"]
BREAK_OF_CLASS = {
    "SP": "space", "ZW": "zeroWidth", "OP": "opening", "PR": "opening",
    "CL": "closing", "CP": "closing", "EX": "closing", "IS": "closing", "SY": "closing",
    "NS": "closing", "PO": "closing", "IN": "closing",
    "QU": "glue", "GL": "glue", "WJ": "glue", "HY": "hyphen", "HH": "hyphen", "BA": "hyphen", "B2": "hyphen",
    "ID": "ideograph", "CJ": "ideograph", "H2": "ideograph", "H3": "ideograph", "JL": "ideograph",
    "JV": "ideograph", "JT": "ideograph", "EB": "ideograph", "EM": "ideograph", "RI": "ideograph",
}
LIMIT = 0x20000      # what is above is uniform and decided in ScalarProperties.swift
BLOCK = 64
COLUMNS = {"narrow": 1, "narrowEmoji": 1, "wide": 2, "wideEmoji": 2, "mark": 0}
FIRST, BASE = 0x23, 56     # digits are the 56 characters from "#" to "Z": printable, no escapes


def ranges(path):
    """Yields (first, last, value) of a database file."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if not line:
                continue
            fields = [field.strip() for field in line.split(";")]
            ends = fields[0].split("..")
            yield int(ends[0], 16), int(ends[-1], 16), fields[1]


def table(path, default, only=None):
    values = [default] * LIMIT
    for first, last, value in ranges(path):
        if only is None or value in only:
            for scalar in range(first, min(last + 1, LIMIT)):
                values[scalar] = value
    return values


def members(path, value):
    return {s for first, last, v in ranges(path) if v == value
            for s in range(first, min(last + 1, LIMIT))}


def variation_bases(path):
    bases = set()
    with open(path, encoding="utf-8") as file:
        for line in file:
            match = re.match(r"([0-9A-F]+) FE0F\s*;", line)
            if match:
                bases.add(int(match.group(1), 16))
    return bases


def build(folder):
    at = lambda *names: os.path.join(folder, *names)
    category = table(at("extracted", "DerivedGeneralCategory.txt"), "Cn")
    width = table(at("EastAsianWidth.txt"), "N")
    breaking = table(at("LineBreak.txt"), "XX")
    grapheme = table(at("auxiliary", "GraphemeBreakProperty.txt"), "Other")
    ignorable = members(at("DerivedCoreProperties.txt"), "Default_Ignorable_Code_Point")
    noncharacters = members(at("PropList.txt"), "Noncharacter_Code_Point")
    bases = variation_bases(at("emoji", "emoji-variation-sequences.txt"))
    old_columns = table(at("widths-9.0.0.txt"), "1")

    def role(s):
        if s < 0x20 or s == 0x7F:
            return "control"
        if 0x80 <= s < 0xA0 or 0xD800 <= s < 0xE000 or s in noncharacters:
            return "replaced"
        if s in (0x2028, 0x2029):
            return "separator"
        if s in (0x115F, 0x1160, 0x3164, 0xFFA0):
            return "filler"
        if s == 0x200D:
            return "joiner"
        if s in (0x200C, 0x180B, 0x180C, 0x180D, 0x180F):
            return "shaper"
        if 0xFE00 <= s <= 0xFE0D:
            return "selector"
        if s in (0xFE0E, 0xFE0F):
            return "emojiSelector"
        if s in ignorable or (category[s] == "Cf" and grapheme[s] != "Prepend"):
            return "invisible"
        if category[s] in ("Mn", "Me") or grapheme[s] in ("V", "T") or s in (0x302E, 0x302F):
            return "mark"
        if category[s] == "Mc" and grapheme[s] != "Other":
            return "spacingMark"
        # Regional indicators are wide from Unicode 16 on. What is reserved in Symbols and Pictographs
        # Extended-A has always become an emoji.
        wide = (width[s] in ("W", "F") or grapheme[s] == "Regional_Indicator"
                or 0x1FA70 <= s <= 0x1FAFF and category[s] == "Cn")
        return ("wide" if wide else "narrow") + ("Emoji" if s in bases else "")

    def breaks(s):
        if category[s] == "Zs" and breaking[s] in ("BA", "SP"):
            return "space"
        if s in (0x9, 0xAD):
            return "letter"
        return BREAK_OF_CLASS.get(breaking[s], "letter")

    def simple(s):
        # Unassigned scalars may become marks in a newer Unicode, which the standard library may know.
        return grapheme[s] in ("Other", "LV", "LVT") and category[s] != "Cn"

    def contested(s):
        # Terminals have tables of any version from 9.0 on. What nobody has assigned isn't shown by anybody.
        columns = COLUMNS.get(role(s))
        return columns is not None and str(columns) != old_columns[s] and (columns == 2 or category[s] != "Cn")

    def prepended(s):
        return grapheme[s] == "Prepend"

    return [(role(s), breaks(s), simple(s), contested(s), prepended(s)) for s in range(LIMIT)]


def escaped(character):
    assert character not in '"\\'
    return character


def digits(number):
    return chr(FIRST + number // BASE) + chr(FIRST + number % BASE)


def version(folder):
    with open(os.path.join(folder, "EastAsianWidth.txt"), encoding="utf-8") as file:
        return re.search(r"EastAsianWidth-([0-9.]+)\.txt", file.readline()).group(1)


def render(folder):
    values = build(folder)
    kinds = sorted(set(values), key=lambda k: (ROLES.index(k[0]), BREAKS.index(k[1]), not k[2], k[3], k[4]))
    kinds.append(("tag", "letter", False, False, False))
    assert len(kinds) <= BASE, len(kinds)
    letter = {kind: chr(FIRST + i) for i, kind in enumerate(kinds)}
    blocks, index = {}, []
    for start in range(0, LIMIT, BLOCK):
        row = "".join(letter[kind] for kind in values[start:start + BLOCK])
        index.append(blocks.setdefault(row, len(blocks)))
    assert len(blocks) <= BASE * BASE

    out = []
    add = out.append
    add("// swift-format-ignore-file")
    add("// Generated by Scripts/generate-width-tables.py from the Unicode Character Database. Do not edit.")
    add("")
    add("/// What Unicode %s says about each scalar below U+%X that matters to cells." % (version(folder), LIMIT))
    add("///")
    add("/// ``index`` has a two-digit number for every %d scalars: a row of ``rows``, which has a letter for each" % BLOCK)
    add("/// of them. A letter is a place in ``roles`` and ``breaks``. A digit is a character from `#` on, %d of them." % BASE)
    add("enum ScalarTable {")
    add("  /// The version of the Unicode Character Database this was made from.")
    add('  static let unicodeVersion = "%s"' % version(folder))
    add("  /// The first scalar that is not in the table.")
    add("  static let limit: UInt32 = 0x%X" % LIMIT)
    add("")
    for kind in kinds:
        flags = "".join(", " + name for name, has in zip(("simple", "contested", "prepended"), kind[2:]) if has)
        add("  //   %s  %s, %s%s" % (letter[kind], kind[0], kind[1], flags))
    add("")
    add("  /// For each letter its role, as a digit; 16 more where it is prepended.")
    add('  static let roles: StaticString = "%s"' % "".join(
        escaped(chr(FIRST + ROLES.index(k[0]) + 16 * k[4])) for k in kinds))
    add("  /// For each letter its break class, as a digit; 8 more where it is simple, 16 where it is contested.")
    add('  static let breaks: StaticString = "%s"' % "".join(
        escaped(chr(FIRST + BREAKS.index(k[1]) + 8 * k[2] + 16 * k[3])) for k in kinds))
    add("")
    add("  /// The place of tags and ideographic variation selectors, which are above the limit.")
    add("  static let tag = %d" % (len(kinds) - 1))
    add("")
    add("  static let index: StaticString = \"\"\"")
    for start in range(0, len(index), 40):
        add("    " + "".join(digits(n) for n in index[start:start + 40]) + "\\")
    add("")
    add("    \"\"\"")
    add("")
    add("  static let rows: StaticString = \"\"\"")
    for row in blocks:
        add("    " + row + "\\")
    add("")
    add("    \"\"\"")
    add("}")
    return "\n".join(out) + "\n"


def main():
    check = "--check" in sys.argv[1:]
    here = os.path.dirname(os.path.abspath(__file__))
    text = render(os.path.join(here, "unicode"))
    path = os.path.join(here, "..", "Sources", "Cells", "Text", "ScalarTable.swift")
    if check:
        with open(path, encoding="utf-8") as file:
            if file.read() != text:
                sys.exit("ScalarTable.swift is not what the script writes")
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
