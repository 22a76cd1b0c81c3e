/// How a field looks: its border, and whether it is dim.
class FieldControl: FocusNode {
  private(set) var isDim = false
  private var lines: BoxDrawing?
  private var frameNode: UnaryLayoutNode<Border>?
  private(set) var item: FieldTextNode?

  /// Makes the item of the field, with what shows the text in it.
  final func makeChild(_ make: (NodeContext) -> FieldTextNode) {
    child = childContext.item { context in
      let frame = UnaryLayoutNode(Border(lines), in: context) { context in
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
    frameNode?.update(Border(lines))
    guard isDim == environment.isEnabled else { return }
    isDim = !environment.isEnabled
    item?.damage()
  }
}
