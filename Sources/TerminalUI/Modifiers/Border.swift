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

  /// Draws a border of some line style around this view, in the foreground colour of the views around.
  @inlinable public func border(_ lines: BoxDrawing) -> some View { border(nil, lines) }
}

/// Lines around a view, if there are any.
@usableFromInline struct Border: UnaryLayout {
  let lines: BoxDrawing?
  let color: Color?

  @usableFromInline init(_ lines: BoxDrawing?, color: Color? = nil) {
    self.lines = lines
    self.color = color
  }

  private var width: Int { lines == nil ? 0 : 1 }

  @usableFromInline func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(width: 2 * width, height: 2 * width)
  }

  @usableFromInline func size(for proposal: ProposedViewSize, content: Size) -> Size {
    Size(width: content.width + 2 * width, height: content.height + 2 * width)
  }

  @usableFromInline func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(x: width, y: width)
  }

  @usableFromInline static var drawInFront: (@MainActor (Self, inout Painter, Rect) -> Void)? {
    { border, painter, rect in
      if let lines = border.lines { painter.drawBox(rect, lines, style: Style(foreground: border.color)) }
    }
  }
}
