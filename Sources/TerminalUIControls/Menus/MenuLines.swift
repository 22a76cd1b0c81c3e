/// The lines that are shown before and after a part of a menu; for a separator, either one shows it.
nonisolated struct MenuLines: OptionSet {
  let rawValue: Int
  static let before = MenuLines(rawValue: 1)
  static let behind = MenuLines(rawValue: 2)
}

/// A part of a menu, for the parts next to it.
struct MenuPart {
  let kind: MenuRowKey.Kind
  /// Whether the part spans the menu, as a `Divider` does; called only where that matters.
  var isDivider: () -> Bool = { false }

  /// Whether the part is a line: a separator, which the menu leaves out where it isn't needed, or a `Divider`.
  var isLine: Bool { kind == .separator || kind == .other && isDivider() }
}

extension [MenuPart] {
  /// The lines of the part at `place`.
  ///
  /// There are none at the ends of the menu or next to another line, and one between two sections.
  func lines(at place: Int) -> MenuLines {
    switch self[place].kind {
    case .separator:
      guard place > 0, self[place - 1].kind != .separator else { return [] }
      return self[(place + 1)...].contains { $0.kind != .separator } ? .before : []
    case .section:
      var lines: MenuLines = []
      if place > 0, !self[place - 1].isLine { lines.insert(.before) }
      if place + 1 < count, !self[place + 1].isLine, self[place + 1].kind != .section {
        lines.insert(.behind)
      }
      return lines
    case .row, .other: return []
    }
  }
}
