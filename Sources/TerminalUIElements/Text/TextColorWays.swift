import Cells
import TerminalUICore

/// The colours of a text on their way to those of an equal text.
///
/// They are looked up once, so a frame neither looks colours up nor makes a text.
struct TextColorWays {
  private struct Way {
    let run: Int
    let isBackground: Bool
    let from: MotionVector
    let to: MotionVector
  }

  private var ways: [Way] = []
  /// The final text.
  ///
  /// All but the colours of its runs is shown from the start.
  private var end: StyledText

  /// The greatest number of ways: the visible look of each is one number.
  private static let limit = 8

  /// Finds the ways; `nil` if there are none or too many, or if the texts differ in anything else.
  init?(from start: StyledText, to end: StyledText, in node: Node) {
    guard start.string == end.string, start.string.utf8.count < 4096 else { return nil }
    let own = start.wholeRuns
    let runs = end.wholeRuns
    self.end = end
    // Not made of the runs: those of one colour would become one.
    self.end.runs = runs
    guard own.count == runs.count else { return nil }
    for run in own.indices {
      let (first, last) = (own[run].style, runs[run].style)
      guard own[run].utf8Count == runs[run].utf8Count else { return nil }
      for isBackground in [false, true] {
        let from = isBackground ? first.background : first.foreground
        let to = isBackground ? last.background : last.foreground
        guard let from, let to, from != to else { continue }
        let way = Way(
          run: run, isBackground: isBackground, from: from.numbers(in: node), to: to.numbers(in: node))
        guard !way.from[0].isNaN, !way.to[0].isNaN, ways.count < Self.limit else { return nil }
        ways.append(way)
      }
    }
    if ways.isEmpty { return nil }
  }

  private func color(of way: Way, at part: Double) -> Color {
    Color.clear.moved(to: MotionVector(way.from.values + (way.to.values - way.from.values) * part))
  }

  /// Gives a text the colours at a part of the ways; `false` if the text has other runs.
  package func paint(_ text: inout StyledText, at part: Double) -> Bool {
    guard text.runs?.count == end.runs?.count else { return false }
    for way in ways {
      let color = color(of: way, at: part)
      if way.isBackground {
        text.runs?[way.run].style.background = color
      } else {
        text.runs?[way.run].style.foreground = color
      }
    }
    return true
  }

  /// The text with the colours at a part of the ways.
  package func text(at part: Double) -> StyledText {
    var text = end
    _ = paint(&text, at: part)
    return text
  }

  /// The visible look of the colours at a part of the ways.
  func steps(_ part: Double, in node: Node) -> SIMD8<Int64> {
    var steps = SIMD8<Int64>()
    for (index, way) in ways.enumerated() {
      let seen = Color.clear.steps(
        MotionVector(way.from.values + (way.to.values - way.from.values) * part), in: node)
      steps[index] = seen[0] << 8 | seen[1]
    }
    return steps
  }
}

extension MotionEngine {
  /// Moves the colours of a text along their ways; returns the first text, `nil` if the last one is shown at once.
  func blend(
    _ node: Node, along ways: TextColorWays, to end: StyledText, paint: @escaping (Double) -> Void,
    finish: @escaping (StyledText) -> Void
  ) -> StyledText? {
    // A running motion continues from where it is now.
    cancel(node, .blend)
    cancel(node, .value)
    note(end, of: node)
    let first = begin(
      node, .blend, from: 0.0, to: 1.0, name: "colors",
      steps: { [unowned node] in ways.steps($0, in: node) },
      display: { [unowned self, unowned node] part in
        if let part { return paint(part) }
        note(nil as StyledText?, of: node)
        finish(end)
      })
    if first == nil { note(nil as StyledText?, of: node) }
    return first.map(ways.text)
  }
}
