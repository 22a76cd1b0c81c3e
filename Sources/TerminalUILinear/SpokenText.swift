/// Text as a screen reader can read it out: one line of words, without what is drawn with characters.
nonisolated package enum SpokenText {
  /// The most characters of a text that are printed.
  private static let longest = 1 << 14

  /// Leaves out lines, blocks, braille and private characters, controls and what changes the direction of text.
  ///
  ///     SpokenText.clean("── Inbox ──\n(3 new)......")     // "Inbox (3 new)..."
  ///
  /// Blanks and ends of lines become one space, and more than three of one punctuation mark become three.
  package static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var (last, run, needsSpace) = (Unicode.Scalar(0), 0, false)
    var count = 0
    for scalar in text.unicodeScalars {
      switch kind(of: scalar) {
      case .nothing: continue
      case .blank:
        needsSpace = !result.isEmpty
        continue
      case .mark:
        run = scalar == last && !needsSpace ? run + 1 : 1
        if run > 3 { continue }
      case .word: run = 0
      }
      count += needsSpace ? 2 : 1
      if needsSpace { result.append(" ") }
      (needsSpace, last) = (false, scalar)
      result.append(scalar)
      if count >= longest {
        result.append("…")
        break
      }
    }
    return String(result)
  }

  private enum Kind { case nothing, blank, mark, word }

  /// The kind of a character for a screen reader: a part of a word, a mark, a blank, or nothing.
  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x20: return .blank
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .word
    // Lines, blocks and braille, and the pieces of pictures of Unicode 13 and 16.
    case 0x2500...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF, 0x1CC00...0x1CEBF: return .blank
    // The joiners join the parts of one character.
    case 0x200C, 0x200D: return .word
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: .blank
    case .format, .privateUse, .surrogate, .unassigned: .nothing
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      .mark
    default: .word
    }
  }
}
