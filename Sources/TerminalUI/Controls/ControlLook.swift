/// How a control looks that keys and clicks press: reversed as a whole while it has the focus, bold while it is pressed, dim while
/// it is disabled.
struct ControlLook<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  let content: Content

  var body: some View {
    content.modifier(
      DrawEffectModifier(
        ControlEffect(
          isReversed: isFocused && isFocusEffectEnabled && isEnabled, isBold: isPressed && isEnabled,
          isDim: !isEnabled)))
  }
}

/// Lays the look of a control under the styles of the views in it, and under the gaps between them.
private nonisolated struct ControlEffect: DrawEffect {
  let isReversed: Bool
  let isBold: Bool
  let isDim: Bool

  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    // The gaps of a control that is reversed are, and those of one that isn't, in a row that is, aren't.
    let differs = isReversed != painter.style.attributes.contains(.reverse)
    painter.styled(style) { painter in
      if differs { view.fill(&painter, with: .space) }
      content(&painter)
    }
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

  static var name: String { "ControlStyle" }
}

extension View {
  /// This view as exactly one item: several views stand beside each other.
  ///
  /// What a style makes of a control is a view of any type, and a modifier of the control belongs around all of it.
  var asOneItem: AnyView { Self._isUnary ? AnyView(self) : AnyView(HStack { self }) }
}
