internal import TerminalUICore

/// A line with a thumb: heavy and in the tint up to the thumb, dim behind it.
///
/// The thumb is a block while it has the focus.
struct SliderBar: NodeView {
  /// From 0 to 1.
  let fraction: Double
  /// How the thumb looks; `nil` as the line before it.
  let state: PaintState?

  /// The column of the thumb in a line of some columns.
  static func thumb(_ fraction: Double, in width: Int) -> Int {
    Int((fraction * Double(Swift.max(width - 1, 0))).rounded())
  }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { SliderBarNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: SliderBarNode.self).update(view)
  }
}

/// A line with a thumb in the look of the control's state.
struct SliderThumbLook: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  let fraction: Double

  var body: some View { SliderBar(fraction: fraction, state: state) }

  private var state: PaintState? {
    guard isEnabled else { return .disabled }
    if isPressed { return .pressed }
    return isFocused && isFocusEffectEnabled ? .focused : nil
  }
}

/// Can have the focus, with the cursor on the thumb.
struct SliderFocus: PassModifier {
  let fraction: Double

  func makePassNode(in context: NodeContext) -> PassNode { SliderFocusNode(fraction, in: context) }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: SliderFocusNode.self)
    guard fraction != node.fraction else { return }
    node.fraction = fraction
    node.keepPartInSight()
  }
}

/// Is around the bar, and puts the terminal's cursor on the thumb while it has the focus.
private final class SliderFocusNode: FocusNode {
  var fraction: Double

  init(_ fraction: Double, in context: NodeContext) {
    self.fraction = fraction
    super.init(true, in: context)
  }

  override var cursor: Cursor? {
    guard var cursor = super.cursor, let bar = firstItem else { return nil }
    let thumb = bar.absoluteOrigin.offsetBy(dx: SliderBar.thumb(fraction, in: bar.size.width), dy: 0)
    if bar.visibleRect(Rect(origin: .zero, size: bar.size)).contains(thumb) { cursor.position = thumb }
    return cursor
  }
}

/// Draws the line; a value that leaves the thumb in its column draws nothing.
private final class SliderBarNode: ItemNode {
  private var bar: SliderBar

  /// The columns of a line that may choose.
  private static let idealWidth = 20

  init(_ bar: SliderBar, in context: NodeContext) {
    self.bar = bar
    super.init(in: context)
  }

  func update(_ bar: SliderBar) {
    let old = (thumb, self.bar.state)
    self.bar = bar
    if old != (thumb, bar.state) { damage() }
  }

  /// The column of the thumb.
  private var thumb: Int { SliderBar.thumb(bar.fraction, in: size.width) }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      Size(width: (proposal.width ?? Self.idealWidth).clampedToLength, height: 1), traits: .dependsOnWidth)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    guard bar.state != .disabled else {
      return painter.block(painter.paint.palette.look(.disabled), [rect]) { paintLine(&$0, rect) }
    }
    paintLine(&painter, rect)
    guard let state = bar.state else { return }
    // A column on either side belongs to the block, so that it is seen.
    let block = Rect(x: origin.x + thumb - 1, y: origin.y, width: 3, height: size.height)
      .intersection(rect)
    painter.block(painter.paint.palette.look(state), [block]) { painter in
      for x in block.minX..<block.maxX {
        let offset = x - origin.x - thumb
        painter.write(offset < 0 ? "━" : offset > 0 ? "─" : "●", at: Point(x: x, y: origin.y))
      }
    }
  }

  private func paintLine(_ painter: inout Painter, _ rect: Rect) {
    let tint = Style(foreground: .role(.tint))
    painter.fill(rect, with: BoxDrawing.light.horizontal, style: Style(foreground: .role(.separator)))
    painter.fill(
      Rect(origin: rect.origin, size: Size(width: thumb, height: rect.height)),
      with: BoxDrawing.heavy.horizontal, style: tint)
    painter.write("●", at: rect.origin.offsetBy(dx: thumb, dy: 0), style: tint)
  }

  override var partInSight: Rect? { Rect(x: thumb, y: 0, width: 1, height: 1) }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "SliderBar" }
}
