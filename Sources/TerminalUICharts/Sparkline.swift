import CellLayout
import Cells
import RuntimeMetadata
import TerminalUI
public import TerminalUICore

/// A line of bars, one a column: the course of a value among text.
///
///     HStack { Text("CPU"); Sparkline(loads, in: 0...1).frame(width: 20) }     // CPU ▁▂▂▅█▆▃▁
///
/// The last value is at the right end. Where there are more values than columns each bar is the greatest of its values; where there are fewer the
/// left end stays free. A sparkline is one row high, and as wide as it has values.
public struct Sparkline: View {
  private let values: [Double]
  private let range: ClosedRange<Double>?

  /// Makes a line of bars.
  ///
  /// - Parameters:
  ///   - values: The values; not a number leaves its column free.
  ///   - range: The value of an empty bar and the value of a full bar. `nil` takes the lowest value, or 0 if no value is negative, and the highest
  ///     value.
  public init<Values: Sequence>(_ values: Values, in range: ClosedRange<Double>? = nil)
  where Values.Element == Double {
    self.values = Array(values)
    self.range = range
  }

  /// The bars, and a text for screen readers.
  public var body: some View {
    SparklineBars(values: values, range: range).accessibilityElement().accessibilityAddTraits(
      .isImage
    )
    .accessibilityLabel(summary)
  }

  private var summary: String {
    guard let last = values.last, let least = values.min(), let greatest = values.max() else {
      return "no values"
    }
    func text(_ value: Double) -> String {
      Ticks.text(value, digits: value == value.rounded() ? 0 : 2)
    }
    return "\(values.count) values from \(text(least)) to \(text(greatest)), last \(text(last))"
  }
}

/// The bars of a sparkline, as a view that draws its cells itself.
private struct SparklineBars: NodeView {
  let values: [Double]
  let range: ClosedRange<Double>?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { SparklineNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: SparklineNode.self).update(view)
  }
}

/// Measures and draws the bars: other values of the same count are drawn again without a new layout.
private final class SparklineNode: ItemNode {
  private var bars: SparklineBars

  init(_ bars: SparklineBars, in context: NodeContext) {
    self.bars = bars
    super.init(in: context, flags: [])
  }

  func update(_ bars: SparklineBars) {
    guard !valuesAreEqual(bars, self.bars) else { return }
    let isAsLong = bars.values.count == self.bars.values.count
    self.bars = bars
    isAsLong ? damage() : damageAndLayOut()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      Size(
        width: Swift.min(proposal.width ?? .max, bars.values.count),
        height: proposal.height.map { Swift.min($0, 1) } ?? 1),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let (values, columns) = (bars.values, size.width)
    guard columns > 0, !values.isEmpty else { return }
    let known = values.lazy.filter(\.isFinite)
    func bound(_ bound: Double?) -> Double? { bound.flatMap { $0.isFinite ? $0 : nil } }
    let low = bound(bars.range?.lowerBound) ?? Swift.min(known.min() ?? 0, 0)
    let high = bound(bars.range?.upperBound) ?? known.max() ?? 1
    // Halves, as the distance of two numbers may be more than a number can be.
    let span = high > low ? high / 2 - low / 2 : 0.5
    for column in 0..<columns {
      let (start, end) = (column * values.count / columns, (column + 1) * values.count / columns)
      guard let value = values[start..<Swift.max(end, start + 1)].lazy.filter(\.isFinite).max()
      else {
        continue
      }
      let fraction = Swift.min(Swift.max((value / 2 - low / 2) / span, 0), 1)
      let eighths = (fraction * Double(8 * size.height)).rounded().clampedToCells
      // The lowest value still gets an eighth.
      painter.fill(
        Rect(x: origin.x + column, y: origin.y + size.height - 1, width: 1, height: 1),
        with: Bars.glyph(Swift.max(Swift.min(eighths, 8), 1), lies: false),
        style: Style(foreground: painter.style.foreground ?? .role(.tint)))
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Sparkline" }
}
