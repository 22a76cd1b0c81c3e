/// A line with a thumb on it: heavy and in the tint up to it, dim behind it.
struct SliderBar: View {
  /// From 0 to 1.
  let fraction: Double

  typealias Body = Never
  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { SliderBarNode(view.fraction, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: SliderBarNode.self).update(view.fraction)
  }
}

private final class SliderBarNode: ItemNode {
  private var fraction: Double

  /// The columns of a line that may choose.
  private static let idealWidth = 20

  init(_ fraction: Double, in context: NodeContext) {
    self.fraction = fraction
    super.init(in: context)
  }

  func update(_ fraction: Double) {
    let old = thumb
    self.fraction = fraction
    if thumb != old { damage() }
  }

  /// The column of the thumb.
  private var thumb: Int { Int((fraction * Double(Swift.max(size.width - 1, 0))).rounded()) }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      Size(width: (proposal.width ?? Self.idealWidth).clampedToLength, height: 1), traits: .dependsOnWidth)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let tint = Style(foreground: .role(.tint))
    painter.fill(
      Rect(origin: origin, size: size), with: BoxDrawing.light.horizontal,
      style: Style(foreground: .role(.separator)))
    painter.fill(
      Rect(origin: origin, size: Size(width: thumb, height: size.height)),
      with: BoxDrawing.heavy.horizontal, style: tint)
    painter.write("●", at: origin.offsetBy(dx: thumb, dy: 0), style: tint)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "SliderBar" }
}
