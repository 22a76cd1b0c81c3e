internal import TerminalUICore

extension View {
  /// Whether a label is more than texts and symbols: the app drew what a control would add to them.
  ///
  ///     Button(action: open) { Text("Open").padding().background(Color.blue) }      // drawn
  ///     Button(action: open) { Text("Open").font(.headline) }                       // not drawn
  var isDrawn: Bool {
    guard let source = self as? any LabelPartSource else { return true }
    var list = LabelPartList()
    source.addParts(to: &list)
    return list.isMixed || list.isDrawn
  }
}

/// A label that a control makes of what the app gives: for `isDrawn` one text, whatever is inside.
struct MadeLabel<Content: View>: NodeView, LabelPartSource {
  let content: Content

  static var _isUnary: Bool { Content._isUnary }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node { context.make(view.content) }
  static func _updateNode(_ node: Node, to view: Self) { node.update(to: view.content) }

  func addParts(to list: inout LabelPartList) { list.add(self, isImage: false) }
}

/// What buttons and links read of the environment, as one value: a button is made again only when this changes.
nonisolated struct ButtonSurroundings: Equatable {
  let size: ControlSize
  /// Whether labels that the app drew are left as they are: where lengths count points, they are drawn to the point.
  let leavesDrawnLabels: Bool
}

nonisolated extension EnvironmentValues {
  var buttonSurroundings: ButtonSurroundings {
    ButtonSurroundings(size: controlSize, leavesDrawnLabels: lengthUnit != .cells)
  }
}
