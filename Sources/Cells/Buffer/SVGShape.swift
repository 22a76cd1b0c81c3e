/// A line or a block as a terminal draws it, from edge to edge of its cell: fonts leave gaps between such characters.
///
/// A cell is 9 × 18 units.
enum SVGShape {
  /// Filled parts of the cell, in eighths of it, and how much of their colour is seen.
  case block([(x: Int, y: Int, width: Int, height: Int)], opacity: Double)
  /// Lines from the middle of the cell to some of its edges.
  case line(Edges, isHeavy: Bool, isRound: Bool)

  /// The edges of a cell that lines lead to.
  struct Edges: OptionSet {
    let rawValue: Int

    static let left = Edges(rawValue: 1)
    static let right = Edges(rawValue: 2)
    static let up = Edges(rawValue: 4)
    static let down = Edges(rawValue: 8)
  }

  /// The shape of a character; `nil` for one that is drawn as text.
  init?(_ glyph: Glyph) {
    guard let value = glyph.scalar?.value else { return nil }
    switch value {
    case 0x2580: self = .block([(0, 0, 8, 4)], opacity: 1)
    case 0x2581...0x2588:
      let height = Int(value - 0x2580)
      self = .block([(0, 8 - height, 8, height)], opacity: 1)
    case 0x2589...0x258F: self = .block([(0, 0, Int(0x2590 - value), 8)], opacity: 1)
    case 0x2590: self = .block([(4, 0, 4, 8)], opacity: 1)
    case 0x2591...0x2593: self = .block([(0, 0, 8, 8)], opacity: Double(value - 0x2590) / 4)
    case 0x2594: self = .block([(0, 0, 8, 1)], opacity: 1)
    case 0x2595: self = .block([(7, 0, 1, 8)], opacity: 1)
    case 0x2596...0x259F:
      // Bits of a pattern, from the lowest: upper left, upper right, lower left, lower right.
      let pattern = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(value - 0x2596)]
      let quadrants = [(0, 0, 4, 4), (4, 0, 4, 4), (0, 4, 4, 4), (4, 4, 4, 4)]
      self = .block(
        quadrants.enumerated().filter { pattern >> $0.offset & 1 == 1 }.map(\.element), opacity: 1)
    default:
      guard let edges = Self.edges[value] else { return nil }
      let isHeavy = [0x2501, 0x2503, 0x2578, 0x2579, 0x257A, 0x257B].contains(value)
      self = .line(edges, isHeavy: isHeavy, isRound: (0x256D...0x2570).contains(value))
    }
  }

  private static let edges: [UInt32: Edges] = [
    0x2500: [.left, .right], 0x2501: [.left, .right], 0x2502: [.up, .down], 0x2503: [.up, .down],
    0x250C: [.right, .down], 0x2510: [.left, .down], 0x2514: [.right, .up], 0x2518: [.left, .up],
    0x251C: [.up, .down, .right], 0x2524: [.up, .down, .left], 0x252C: [.left, .right, .down],
    0x2534: [.left, .right, .up], 0x253C: [.left, .right, .up, .down], 0x256D: [.right, .down],
    0x256E: [.left, .down], 0x256F: [.left, .up], 0x2570: [.right, .up], 0x2578: .left, 0x2579: .up,
    0x257A: .right, 0x257B: .down,
  ]

  /// The SVG elements for `count` neighbouring cells with this character, the first one in column `x` and row `y`.
  func svg(x: Int, y: Int, count: Int, color: String, attributes: String) -> String {
    let (left, top) = (x * 9, y * 18)
    switch self {
    case .block(let parts, let opacity):
      let seen = opacity < 1 ? " fill-opacity=\"\(opacity)\"" : ""
      var svg = ""
      for part in parts {
        // A part as wide as its cell is drawn once for all cells.
        let joins = part.width == 8
        for cell in 0..<(joins ? 1 : count) {
          svg += """
            <rect x="\(Self.text(Double(left + cell * 9) + Double(part.x) * 1.125))" \
            y="\(Self.text(Double(top) + Double(part.y) * 2.25))" \
            width="\(joins ? "\(count * 9)" : Self.text(Double(part.width) * 1.125))" \
            height="\(Self.text(Double(part.height) * 2.25))" fill="\(color)"\(seen)\(attributes)/>

            """
        }
      }
      return svg
    case .line(let edges, let isHeavy, let isRound):
      var path = ""
      if edges == [.left, .right] {
        path = "M\(left) \(top + 9)h\(count * 9)"
      } else {
        for cell in 0..<count { path += Self.path(edges, isRound, left + cell * 9, top) }
      }
      return """
        <path d="\(path)" fill="none" stroke="\(color)" stroke-width="\(isHeavy ? "2.4" : "1.2")"\(attributes)/>

        """
    }
  }

  private static func path(_ edges: Edges, _ isRound: Bool, _ left: Int, _ top: Int) -> String {
    let (x, y) = (text(Double(left) + 4.5), top + 9)
    if isRound {
      let side = edges.contains(.left) ? left : left + 9
      let end = edges.contains(.up) ? top : top + 18
      return "M\(side) \(y)Q\(x) \(y) \(x) \(end)"
    }
    var path = ""
    if edges.contains(.left) { path += "M\(left) \(y)H\(x)" }
    if edges.contains(.right) { path += "M\(x) \(y)H\(left + 9)" }
    if edges.isSuperset(of: [.up, .down]) { return path + "M\(x) \(top)v18" }
    if edges.contains(.up) { path += "M\(x) \(top)V\(y)" }
    if edges.contains(.down) { path += "M\(x) \(y)V\(top + 18)" }
    return path
  }

  /// A number without a needless fraction.
  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
