public import TerminalUICore

extension View {
  /// Draws a border around this view, one cell wide.
  ///
  ///     Text("ab").border()
  ///     // ┌──┐
  ///     // │ab│
  ///     // └──┘
  ///
  /// The result is two columns wider and two rows taller than the view. (SwiftUI draws over the view's edge
  /// instead; here that would hide its text.)
  ///
  /// - Parameters:
  ///   - color: The colour of the lines; `nil` means the foreground colour of the views around.
  ///   - lines: The line characters.
  /// - Returns: A view with a border.
  /// - Source: SwiftUI `View.border(_:width:)`.
  @inlinable public func border(_ color: Color? = nil, _ lines: BoxDrawing = .light) -> some View {
    unaryLayout(Border(lines, color: color))
  }

  /// Draws a border around this view, painted with a style: one cell wide for any `width`; none for 0.
  ///
  ///     Text("ab").border(.tint, width: 2)
  ///
  /// - Source: SwiftUI `View.border(_:width:)`; the border is outside of the view, which is 2 columns wider and 2 rows taller with it.
  @inlinable public func border<S: _PaintedShapeStyle>(_ style: S, width: Double = 1) -> some View {
    unaryLayout(Border(width > 0 ? .light : nil, paint: PaintedColor(style)))
  }

  /// Draws a border around this view, painted with a style that reads the environment.
  @_disfavoredOverload @inlinable public func border<S: ShapeStyle>(_ style: S, width: Double = 1)
    -> some View
  {
    modifier(StyledBorder(style: style, isShown: width > 0))
  }

  /// Draws a border of some line style around this view, in the foreground colour of the views around.
  @inlinable public func border(_ lines: BoxDrawing) -> some View { border(nil, lines) }
}

/// The modifier of `border(_:)` for styles that read the environment.
@usableFromInline struct StyledBorder<Style: ShapeStyle>: ViewModifier {
  @Environment(\.self) private var environment
  package let style: Style
  let isShown: Bool

  @usableFromInline init(style: Style, isShown: Bool) {
    self.style = style
    self.isShown = isShown
  }

  @usableFromInline func body(content: Content) -> some View {
    content.unaryLayout(Border(isShown ? .light : nil, paint: style.paint(in: environment)))
  }
}

/// Draws lines around its content, which gets the room within them.
@usableFromInline package struct Border: UnaryLayout {
  let lines: BoxDrawing?
  package let color: Color?
  /// The shading that the colour is computed from.
  let shading: Numbered<Shading>?

  @usableFromInline init(_ lines: BoxDrawing?, color: Color? = nil) {
    (self.lines, self.color, shading) = (lines, color, nil)
  }

  @usableFromInline init(_ lines: BoxDrawing?, paint: PaintedColor) {
    (self.lines, color, shading) = (lines, paint.color, paint.shading)
  }

  private var width: Int { lines == nil ? 0 : 1 }

  @usableFromInline package func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(width: 2 * width, height: 2 * width)
  }

  @usableFromInline package func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(width: content.width + 2 * width, height: content.height + 2 * width)
  }

  @usableFromInline package func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(x: width, y: width)
  }

  @usableFromInline package static var drawInFront: (@MainActor (Self, inout Painter, Rect) -> Void)? {
    { border, painter, rect in
      if let lines = border.lines { painter.drawBox(rect, lines, style: Style(foreground: border.color)) }
    }
  }
}
