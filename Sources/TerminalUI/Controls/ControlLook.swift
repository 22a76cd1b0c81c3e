/// How a control looks that keys and clicks press: reversed as a whole while it has the focus, bold while it is pressed, dim while
/// it is disabled.
struct ControlLook<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  let content: Content

  var body: some View {
    content.modifier(
      ControlStyleModifier(
        isReversed: isFocused && isEnabled, isBold: isPressed && isEnabled, isDim: !isEnabled))
  }
}

private struct ControlStyleModifier: PassModifier {
  let isReversed: Bool
  let isBold: Bool
  let isDim: Bool

  func makePassNode(in context: NodeContext) -> PassNode { ControlStyleNode(style, in: context) }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ControlStyleNode.self).update(style)
  }

  /// Says of each attribute whether it is there, whatever the views around say.
  private var style: Style {
    var attributes: TextAttributes = []
    if isReversed { attributes.insert(.reverse) }
    if isBold { attributes.insert(.bold) }
    if isDim { attributes.insert(.dim) }
    return Style(
      attributes: attributes, removing: TextAttributes([.reverse, .bold, .dim]).subtracting(attributes))
  }
}

/// Lays a style under those of the views in it, and under the gaps between them.
private final class ControlStyleNode: StyleNode {
  override func paintChild(_ painter: inout Painter, _ paint: @MainActor (inout Painter) -> Void) {
    // The gaps of a control that is reversed are, and those of one that isn't, in a row that is, aren't.
    let differs = style.attributes.contains(.reverse) != painter.style.attributes.contains(.reverse)
    painter.styled(style) { painter in
      if differs {
        visitInnerItems { painter.fill(Rect(origin: $0.absoluteOrigin, size: $0.size), with: .space) }
      }
      paint(&painter)
    }
  }

  override var name: String { "ControlStyle" }
}

extension View {
  /// This view as exactly one item: several views stand beside each other.
  ///
  /// What a style makes of a control is a view of any type, and a modifier of the control belongs around all of it.
  var asOneItem: AnyView { Self._isUnary ? AnyView(self) : AnyView(HStack { self }) }
}
