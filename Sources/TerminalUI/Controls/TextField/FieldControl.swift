/// How a field looks: its border, and whether it is dim.
class FieldControl: FocusNode {
  private(set) var isDim = false
  private var lines: BoxDrawing?
  private var frameNode: UnaryLayoutNode<FieldFrame>?
  private(set) var item: FieldTextNode?

  /// Makes the item of the field, with what shows the text in it.
  final func makeChild(_ make: (NodeContext) -> FieldTextNode) {
    child = childContext.item { context in
      let frame = UnaryLayoutNode(FieldFrame(lines: lines), in: context) { context in
        let item = make(context)
        self.item = item
        return item
      }
      frameNode = frame
      return frame
    }
  }

  /// Reads the style, and whether the field is disabled.
  override func readSources() {
    let environment = EnvironmentValues(frame)
    lines = environment[TextFieldLinesKey.self]
    frameNode?.update(FieldFrame(lines: lines))
    guard isDim == environment.isEnabled else { return }
    isDim = !environment.isEnabled
    item?.damage()
  }
}

/// The border of a text field, if its style has one.
struct FieldFrame: UnaryLayout {
  let lines: BoxDrawing?

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    lines == nil ? proposal : proposal.shrunk(width: 2, height: 2)
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    lines == nil ? content : Size(width: content.width + 2, height: content.height + 2)
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    lines == nil ? .zero : Point(x: 1, y: 1)
  }

  static var drawInFront: (@MainActor (Self, inout Painter, Rect) -> Void)? {
    { field, painter, rect in if let lines = field.lines { painter.drawBox(rect, lines) } }
  }
}
