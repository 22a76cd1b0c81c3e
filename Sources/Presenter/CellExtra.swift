package import Cells
internal import Terminal

/// A property of cells that a terminal gets in addition to the colours and attributes of its description.
package enum CellExtra: Hashable, Sendable {
  /// Where the cells lead to.
  case link(CellLink)
  /// The line below their text.
  case line(Underline)

  /// The bytes before the cells.
  package var start: [UInt8] {
    switch self {
    case .link(let link):
      return TerminalMessage.link(to: link.target, number: link.number)?.bytes ?? TerminalMessage.linkEnd
    case .line(let line):
      let color =
        switch line.color?.kind {
        case .indexed(let index): ";58:5:\(index)"
        case .rgb(let red, let green, let blue): ";58:2::\(red):\(green):\(blue)"
        default: ""
        }
      return Array("\u{1B}[4:\(line.pattern.rawValue)\(color)m".utf8)
    }
  }

  /// The bytes that are written behind the cells with this extra, if they count as plainly underlined.
  package var end: [UInt8] {
    switch self {
    case .link: TerminalMessage.linkEnd
    case .line(let line): Array((line.color == nil ? "\u{1B}[4m" : "\u{1B}[4;59m").utf8)
    }
  }
}
