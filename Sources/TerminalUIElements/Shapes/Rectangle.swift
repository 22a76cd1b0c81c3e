public import Cells

/// A rectangle that takes all the cells it is offered, filled with the foreground colour.
///
///     Rectangle().fill(.blue).frame(width: 10, height: 3)
///     Rectangle().stroke(.blue)     // box characters
///
/// - Source: SwiftUI `Rectangle`.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public nonisolated init() {}

  /// The rectangle.
  public nonisolated func path(in rect: DrawingRect) -> Path { Path(rect) }
  /// A smaller one.
  public nonisolated func inset(by amount: Double) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
