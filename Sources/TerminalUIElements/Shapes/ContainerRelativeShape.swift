public import Cells

/// The shape of the container around: a rectangle, because windows and sheets have square corners.
///
///     Text("ab").background(.blue, in: ContainerRelativeShape())
///
/// - Source: SwiftUI `ContainerRelativeShape`; `containerShape(_:)` has no effect on it.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape.
  public nonisolated init() {}

  /// The rectangle.
  public nonisolated func path(in rect: DrawingRect) -> Path { Path(rect) }
  /// A smaller one.
  public nonisolated func inset(by amount: Double) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}
