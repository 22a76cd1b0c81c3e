#!/usr/bin/env python3
"""Writes the files of this folder that are in the Unicode Character Database's format, from packages that carry its data.

    pip install regex==2026.5.9 emoji==2.16.0          # Unicode 17.0.0
    pip install --target old wcwidth==0.2.13           # has widths by version
    Scripts/unicode/extract.py old

The database's own files may stand in their place: names and format are the same, but for comments.
"""

import os
import re
import sys

import emoji
import regex

VERSION = "17.0.0"
HERE = os.path.dirname(os.path.abspath(__file__))
LAST = 0x110000
# What stands behind "@missing" in EastAsianWidth.txt and LineBreak.txt: unassigned scalars of these blocks aren't neutral.
IDEOGRAPHS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
PICTOGRAPHS = [(0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]
VALUES = {
    "General_Category": "Cc Cf Cn Co Cs Ll Lm Lo Lt Lu Mc Me Mn Nd Nl No Pc Pd Pe Pf Pi Po Ps Sc Sk Sm So Zl Zp Zs",
    "East_Asian_Width": "A F H N Na W",
    "Line_Break": "BK CR LF CM NL SG WJ ZW GL SP ZWJ B2 BA BB HY HH CB CL CP EX IN NS OP QU IS NU PO PR SY AI AK AL AP AS"
                  " CJ EB EM H2 H3 HL ID JL JV JT RI SA VF VI XX",
    "Grapheme_Cluster_Break": "CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT",
}


def property_of(name):
    values = {}
    for value in VALUES[name].split():
        matches = regex.compile(r"\p{%s=%s}" % (name, value)).match
        for scalar in range(LAST):
            if matches(chr(scalar)):
                values[scalar] = value
    return values


def members(name):
    matches = regex.compile(r"\p{%s}" % name).match
    return {scalar: name for scalar in range(LAST) if matches(chr(scalar))}


def inside(scalar, blocks):
    return any(first <= scalar <= last for first, last in blocks)


def write(name, title, values, default=None):
    """Writes scalars and their values as ranges."""
    path = os.path.join(HERE, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    lines, start = [], None
    for scalar in range(LAST + 1):
        value = values.get(scalar)
        if start is not None and value != values.get(start):
            end = scalar - 1
            ends = "%04X" % start if start == end else "%04X..%04X" % (start, end)
            lines.append("%s;%s" % (ends, values[start]))
            start = None
        if start is None and value not in (None, default):
            start = scalar
    with open(path, "w", encoding="utf-8") as file:
        file.write("# %s\n" % title)
        file.write("# © Unicode, Inc.; see LICENSE. Extracted by extract.py, without comments.\n")
        file.write("\n".join(lines) + "\n")


def main():
    sys.path.insert(0, sys.argv[1])
    from wcwidth.table_wide import WIDE_EASTASIAN
    from wcwidth.table_zero import ZERO_WIDTH

    category = property_of("General_Category")
    # Characters, controls, surrogates and scalars for private use, as the version's page counts them.
    assert sum(value != "Cn" for value in category.values()) == 159801 + 65 + 2048 + 137468, "not " + VERSION
    width, breaking = property_of("East_Asian_Width"), property_of("Line_Break")
    for scalar in range(LAST):
        # The package knows no blocks of unassigned scalars, and surrogates not at all.
        if category[scalar] == "Cs":
            width[scalar] = "N"
        elif category[scalar] == "Cn":
            is_ideograph = inside(scalar, IDEOGRAPHS)
            width[scalar] = "W" if is_ideograph else "N"
            breaking[scalar] = ("ID" if is_ideograph or inside(scalar, PICTOGRAPHS)
                                else "PR" if 0x20A0 <= scalar <= 0x20CF else "XX")
    title = lambda name: "%s-%s.txt" % (name, VERSION)
    write("extracted/DerivedGeneralCategory.txt", title("DerivedGeneralCategory"), category, "Cn")
    write("EastAsianWidth.txt", title("EastAsianWidth"), width, "N")
    write("LineBreak.txt", title("LineBreak"), breaking, "XX")
    write("auxiliary/GraphemeBreakProperty.txt", title("GraphemeBreakProperty"), property_of("Grapheme_Cluster_Break"))
    write("DerivedCoreProperties.txt", title("DerivedCoreProperties") + ", of which one property",
          members("Default_Ignorable_Code_Point"))
    write("PropList.txt", title("PropList") + ", of which one property", members("Noncharacter_Code_Point"))

    old = {}
    for value, table in (("0", ZERO_WIDTH), ("2", WIDE_EASTASIAN)):
        for first, last in table["9.0.0"]:
            for scalar in range(first, last + 1):
                old[scalar] = value
    # The package counts what changes the emoji before it with the marks; alone it is wide, from 9.0 on.
    for scalar in range(0x1F3FB, 0x1F400):
        old[scalar] = "2"
    write("widths-9.0.0.txt", "Columns by Unicode 9.0.0, where they are not 1", old)

    bases = {text[0] for text, data in emoji.EMOJI_DATA.items()
             if data["E"] <= 17 and (text[-1] == "\u20E3" or data.get("variant") and len(text.rstrip("\uFE0F")) == 1)}
    assert len(bases) == 371
    with open(os.path.join(HERE, "emoji/emoji-variation-sequences.txt"), "w", encoding="utf-8") as file:
        file.write("# emoji-variation-sequences-17.0.0.txt\n")
        file.write("# © Unicode, Inc.; see ../LICENSE. Extracted by extract.py, without comments.\n")
        for base in sorted(bases):
            file.write("%04X FE0E ; text style\n%04X FE0F ; emoji style\n" % (ord(base), ord(base)))

    statuses = {1: "component", 2: "fully-qualified", 3: "minimally-qualified", 4: "unqualified"}
    with open(os.path.join(HERE, "emoji/emoji-test.txt"), "w", encoding="utf-8") as file:
        file.write("# emoji-test.txt, version 17.0, in the order of its scalars\n")
        file.write("# © Unicode, Inc.; see ../LICENSE. Extracted by extract.py, without comments.\n")
        for text, data in sorted((text, data) for text, data in emoji.EMOJI_DATA.items() if data["E"] <= 17):
            file.write("%s; %s\n" % (" ".join("%04X" % ord(c) for c in text), statuses[data["status"]]))


if __name__ == "__main__":
    main()
