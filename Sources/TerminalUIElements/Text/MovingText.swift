import Cells
import TerminalUICore

/// The colours of a text move where its letters stay.
extension StyledText: BlendingValue {
  /// The text with the colours between.
  func blended(to other: StyledText, _ part: Double, in node: Node) -> StyledText? {
    guard string == other.string, string.utf8.count < 4096 else { return nil }
    let (own, next) = (wholeRuns, other.wholeRuns)
    guard own.count == next.count else { return nil }
    var runs = next
    var differs = false
    for index in own.indices {
      let (from, to) = (own[index].style, next[index].style)
      guard own[index].utf8Count == next[index].utf8Count else { return nil }
      for path in [\Style.foreground, \Style.background] {
        guard let first = from[keyPath: path], let last = to[keyPath: path], first != last else { continue }
        let (own, next) = (PaintedColor(first), PaintedColor(last))
        if let mixed = own.blended(to: next, part, in: node) {
          runs[index].style[keyPath: path] = mixed.color
          runs[index].shading = mixed.shading
        } else {
          runs[index].style[keyPath: path] = first.mixed(with: last, part, in: node)
        }
        differs = true
      }
    }
    return differs ? StyledText(string, runs: runs) : nil
  }

  /// The visible part of the colours: equal looks needn't be drawn again.
  package func look(in node: Node) -> Int {
    var hasher = Hasher()
    for run in wholeRuns {
      hasher.combine(run.utf8Count)
      for color in [run.style.foreground, run.style.background] {
        hasher.combine(color.map { PaintedColor($0).look(in: node) })
      }
    }
    return hasher.finalize()
  }
}
