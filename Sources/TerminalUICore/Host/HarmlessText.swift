/// Foreign text in messages for people: it does nothing to a terminal, and isn't long.
nonisolated extension String {
  /// The text with `\u{FFFD}` in place of each control, each mark for reading order, and other invisible scalars.
  ///
  /// - Parameter kept: Scalars that stay in any case.
  package func harmless(keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard unicodeScalars.contains(where: { $0.isHarmful && !kept.contains($0) }) else { return self }
    let harmless = unicodeScalars.lazy.map { $0.isHarmful && !kept.contains($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(harmless))
  }

  /// The text in quotation marks, harmless, of forty scalars at most.
  package var quoted: String {
    let start = unicodeScalars.prefix(40)
    let isCut = start.endIndex < endIndex
    return "“\(String(start).harmless())\(isCut ? "…" : "")”"
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    // Scalars that join characters are a part of words and pictures.
    if value == 0x200C || value == 0x200D { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
