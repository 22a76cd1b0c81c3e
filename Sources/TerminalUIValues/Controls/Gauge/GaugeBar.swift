internal import TerminalUICore

/// A bar that fills in eighths of a column, or a point on a line.
struct GaugeBar: NodeView {
  enum Kind { case capacity, point }

  /// From 0 to 1.
  var fraction: Double
  let kind: Kind

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { GaugeBarNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: GaugeBarNode.self).update(view)
  }
}

/// Draws the bar; a new value moves there if animations are on, and each step draws only if it shows.
private final class GaugeBarNode: ItemNode {
  private var bar: GaugeBar

  /// The columns of a bar that may choose.
  private static let idealWidth = 20
  /// Glyphs of columns that are filled by one eighth to seven eighths.
  private static let eighths: [Glyph] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"].map { Glyph($0) }

  init(_ bar: GaugeBar, in context: NodeContext) {
    self.bar = bar
    super.init(in: context)
  }

  /// How much is filled in the end.
  private var end: Double?

  /// Shows the new bar, or begins to move there: the engine calls `display` with the fractions on the way.
  ///
  /// `steps` says what is seen of a fraction: a step that looks like the one before isn't drawn.
  func update(_ bar: GaugeBar) {
    let before = end ?? self.bar.fraction
    end = bar.fraction
    let first = motionEngine?.begin(
      self, .value, from: before, to: bar.fraction, name: "gauge",
      steps: { [unowned self] in [Int64(steps($0)), 0, 0, 0, 0, 0, 0, 0] },
      display: { [unowned self] in
        var shown = self.bar
        shown.fraction = $0 ?? end ?? shown.fraction
        show(shown)
      })
    var shown = bar
    shown.fraction = first ?? bar.fraction
    show(shown)
  }

  private func show(_ bar: GaugeBar) {
    let old = (self.bar.kind, steps)
    self.bar = bar
    if old != (bar.kind, steps) { damage() }
  }

  /// The eighths that are filled, or the column of the point.
  private var steps: Int { steps(bar.fraction) }

  private func steps(_ fraction: Double) -> Int {
    let steps = bar.kind == .capacity ? size.width * 8 : size.width - 1
    return Int((Swift.min(Swift.max(fraction, 0), 1) * Double(Swift.max(steps, 0))).rounded())
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      Size(width: (proposal.width ?? Self.idealWidth).clampedToLength, height: 1), traits: .dependsOnWidth)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    let tint = Style(foreground: .role(.tint))
    guard bar.kind == .capacity else {
      painter.fill(rect, with: BoxDrawing.heavy.horizontal, style: Style(foreground: .role(.separator)))
      painter.write("●", at: origin.offsetBy(dx: steps, dy: 0), style: tint)
      return
    }
    let ground = painter.palette.ground(.fill).map { _ in Style(background: .role(.fill)) }
    painter.fill(
      rect, with: ground == nil ? Glyph("░") : .space, style: ground ?? Style(foreground: .role(.separator)))
    let style = tint.over(ground ?? .plain)
    painter.fill(
      Rect(origin: origin, size: Size(width: steps / 8, height: size.height)), with: Glyph("█"), style: style)
    guard steps % 8 > 0 else { return }
    painter.fill(
      Rect(x: origin.x + steps / 8, y: origin.y, width: 1, height: size.height),
      with: Self.eighths[steps % 8 - 1], style: style)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "GaugeBar" }
}
