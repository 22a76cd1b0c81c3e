public import TerminalUICore

/// The look of a control that can be pressed.
///
/// The control is a block in the tint while it has the focus or is pressed, and dim while it is disabled. Colours that the app
/// set may stay then.
package struct ControlLook<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPressed) private var isPressed
  package let content: Content
  var keepsColors = false

  package init(content: Content, keepsColors: Bool = false) {
    self.content = content
    self.keepsColors = keepsColors
  }

  package var body: some View {
    content.modifier(DrawEffectModifier(StateEffect(state, isControl: true, keepsColors: keepsColors)))
  }

  private var state: PaintState? {
    guard isEnabled else { return .disabled }
    if isPressed { return .pressed }
    return isFocusEffectEnabled && isFocused ? .focused : nil
  }
}

/// Draws a view as one block in the look of a state, which overrides the styles in the view.
@usableFromInline package nonisolated struct StateEffect: DrawEffect {
  let state: PaintState?
  /// The face of the view while it has no state.
  let face: PaintFace?
  /// Whether the view is a control: in a row that is reversed it is drawn normally.
  let isControl: Bool
  /// Whether a block leaves bold to the content, which marks letters with it.
  package var leavesBold = false
  /// Whether colours in the content stay while the view is disabled.
  let keepsColors: Bool

  @usableFromInline package init(
    _ state: PaintState?, face: PaintFace? = nil, isControl: Bool = false, keepsColors: Bool = false
  ) {
    self.state = state
    self.face = face
    self.isControl = isControl
    self.keepsColors = keepsColors
  }

  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {
    if state == .disabled, keepsColors {
      painter.styled(painter.palette.look(.disabled), content)
    } else if var look = state.map(painter.palette.look) ?? face.map(painter.palette.face) {
      let isMarked = state == .selected && painter.palette.marksSelection
      if leavesBold, look.background != nil || isMarked { look.attributes.remove(.bold) }
      var rects: [Rect] = []
      view.visitRects { rects.append($0) }
      let hasFocus = state == .focused || state == .pressed
      painter.block(look, rects, keepsDrawings: isControl && hasFocus, content)
      if state == .selected { painter.markSelection(rects) }
      if isControl, hasFocus { painter.markSides(of: rects, look) }
    } else if isControl, painter.style.attributes.contains(.reverse) {
      // Reversed text would look focused.
      painter.styled(Style(removing: .reverse)) { painter in
        view.fill(&painter, with: .space)
        content(&painter)
      }
    } else {
      content(&painter)
    }
  }

  @usableFromInline package static var name: String { "state" }
}

extension View {
  /// This view as exactly one item: several views are put into a row.
  ///
  /// A style makes a view of any type, and a modifier of the control must apply to all of it.
  package var asOneItem: AnyView { Self._isUnary ? AnyView(self) : AnyView(HStack { self }) }
}
