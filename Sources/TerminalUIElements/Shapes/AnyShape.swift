public import CellLayout
public import Cells

/// Any shape.
///
///     let shape = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
///
/// - Source: SwiftUI `AnyShape`.
public struct AnyShape: Shape {
  let shape: any Shape

  /// Makes one of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The outline of the shape.
  public func path(in rect: DrawingRect) -> Path { shape.outline(in: rect) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}
