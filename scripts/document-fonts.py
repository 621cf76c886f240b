"""Makes the fonts of the documents from IBM Plex Sans Arabic, in which a ligature is one glyph for two letters.

A PDF maps each glyph to its letters, and PDF readers disagree on the order of two letters of one glyph in a
right-to-left word. So each ligature becomes two glyphs: the first has the ligature's shape, the second is blank. Words
look the same, and each letter has its own glyph. Wide kerning is limited, because readers take a gap for a space
(docs/decisions/0032-pdf-text-layer.md).

Run it by hand when the original changes, with fontTools 4.66.1 and the files of @expo-google-fonts/ibm-plex-sans-arabic:

    python scripts/document-fonts.py IBMPlexSansArabic_700Bold.ttf src/server/kernel/document-fonts/rihla-sans-arabic-Bold.ttf
"""

import sys

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph

# The licence reserves the name "Plex".
FAMILY = "Rihla Sans Arabic"
# As the ligatures of the original: right to left, marks between the letters ignored.
FLAG = 9


def blank_width(total):
    """The width of the second glyph."""
    return min(100, total // 3)


def limit_kerning(font):
    """Viewers take a gap of about a tenth of the size for a space between words."""
    most = font["head"].unitsPerEm * 6 // 100
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                records = [record for pair_set in pairs.PairSet for record in pair_set.PairValueRecord]
            else:
                records = [record for first in pairs.Class1Record for record in first.Class2Record]
            for record in records:
                for value in filter(None, (record.Value1, record.Value2)):
                    for side in ("XAdvance", "XPlacement"):
                        if getattr(value, side, 0) > most:
                            setattr(value, side, most)


def main(source, target):
    font = TTFont(source)
    gsub, glyf, hmtx = font["GSUB"].table, font["glyf"], font["hmtx"]
    classes = font["GDEF"].table.GlyphClassDef.classDefs
    lookups = gsub.LookupList.Lookup
    rlig = next(r.Feature for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == "rlig")
    ligatures = lookups[rlig.LookupListIndex[0]]

    glyphs = font.getGlyphSet()
    order = list(font.getGlyphOrder())

    def add(name, glyph, advance):
        if name not in order:
            order.append(name)
            glyf.glyphs[name] = glyph
            hmtx.metrics[name] = (advance, getattr(glyph, "xMin", 0))
            classes[name] = 1
        return name

    # By the second letter and the width of its blank: which first letters become which shapes.
    groups = {}
    for subtable in ligatures.SubTable:
        for first, ligs in getattr(subtable, "ExtSubTable", subtable).ligatures.items():
            for ligature in ligs:
                (second,) = ligature.Component
                total = hmtx[ligature.LigGlyph][0]
                blank = blank_width(total)
                pen = TTGlyphPen(glyphs)
                glyphs[ligature.LigGlyph].draw(TransformPen(pen, (1, 0, 0, 1, -blank, 0)))
                shape = pen.glyph()
                shape.recalcBounds(glyf)
                name = add(f"{ligature.LigGlyph}.lead", shape, total - blank)
                groups.setdefault((second, blank), {})[first] = name
    blanks = {(second, blank): add(f"{second}.blank{blank}", Glyph(), blank) for second, blank in groups}

    font.setGlyphOrder(order)
    glyf.glyphOrder = order
    font["maxp"].numGlyphs = len(order)
    font.getReverseGlyphMap(rebuild=True)

    def single(mapping):
        table = otTables.SingleSubst()
        table.mapping = mapping
        lookup = otTables.Lookup()
        lookup.LookupType, lookup.LookupFlag = 1, FLAG
        lookup.SubTable, lookup.SubTableCount = [table], 1
        lookups.append(lookup)
        return len(lookups) - 1

    def coverage(names):
        table = otTables.Coverage()
        table.glyphs = sorted(names, key=font.getGlyphID)
        return table

    def record(sequence, lookup):
        table = otTables.SubstLookupRecord()
        table.SequenceIndex, table.LookupListIndex = sequence, lookup
        return table

    chain = []
    for (second, blank), firsts in groups.items():
        rule = otTables.ChainContextSubst()
        rule.Format = 3
        rule.BacktrackGlyphCount, rule.BacktrackCoverage = 0, []
        rule.LookAheadGlyphCount, rule.LookAheadCoverage = 0, []
        rule.InputGlyphCount, rule.InputCoverage = 2, [coverage(firsts), coverage([second])]
        rule.SubstLookupRecord = [record(0, single(firsts)), record(1, single({second: blanks[(second, blank)]}))]
        rule.SubstCount = 2
        chain.append(rule)
    ligatures.LookupType, ligatures.LookupFlag = 6, FLAG
    ligatures.SubTable, ligatures.SubTableCount = chain, len(chain)
    gsub.LookupList.LookupCount = len(lookups)

    limit_kerning(font)
    for name in list(font["name"].names):
        if name.nameID == 7:
            font["name"].removeNames(nameID=7)
        elif name.nameID in (1, 3, 4, 6, 16):
            text = str(name).replace("IBM Plex Sans Arabic", FAMILY).replace("IBMPlexSansArabic", FAMILY.replace(" ", ""))
            font["name"].setName(text, name.nameID, name.platformID, name.platEncID, name.langID)
    font.save(target)


main(*sys.argv[1:])
