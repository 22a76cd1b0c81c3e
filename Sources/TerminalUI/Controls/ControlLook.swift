/// How a control looks that keys and clicks press: a block in the tint while it has the focus or is pressed, and dim while it is disabled.
struct ControlLook<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  let content: Content

  var body: some View {
    content.modifier(DrawEffectModifier(StateEffect(state, isControl: true)))
  }

  private var state: PaintState? {
    guard isEnabled else { return .disabled }
    if isPressed { return .pressed }
    return isFocused && isFocusEffectEnabled ? .focused : nil
  }
}

/// Draws a view as one block in the look of a state: what is in it gives way.
@usableFromInline nonisolated struct StateEffect: DrawEffect {
  let state: PaintState?
  /// What it stands on where it is in no state.
  let face: PaintFace?
  /// Whether it is normal, and not reversed, in a row that is reversed.
  let isControl: Bool

  @usableFromInline init(_ state: PaintState?, face: PaintFace? = nil, isControl: Bool = false) {
    self.state = state
    self.face = face
    self.isControl = isControl
  }

  @usableFromInline @MainActor func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    if let look = state.map(painter.palette.look) ?? face.map(painter.palette.face) {
      var rects: [Rect] = []
      view.visitRects { rects.append($0) }
      painter.block(look, rects, content)
    } else if isControl, painter.style.attributes.contains(.reverse) {
      // What is reversed looks focused.
      painter.styled(Style(removing: .reverse)) { painter in
        view.fill(&painter, with: .space)
        content(&painter)
      }
    } else {
      content(&painter)
    }
  }

  @usableFromInline static var name: String { "state" }
}

extension View {
  /// This view as exactly one item: several views stand beside each other.
  ///
  /// What a style makes of a control is a view of any type, and a modifier of the control belongs around all of it.
  var asOneItem: AnyView { Self._isUnary ? AnyView(self) : AnyView(HStack { self }) }
}
