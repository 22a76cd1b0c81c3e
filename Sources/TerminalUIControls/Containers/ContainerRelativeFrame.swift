internal import CellLayout
public import Cells
internal import TerminalUICore

extension View {
  /// Gives this view the size of the container around it along some axes.
  ///
  ///     ScrollView(.horizontal) {
  ///       HStack(spacing: 0) { ForEach(pages) { PageView($0).containerRelativeFrame(.horizontal) } }
  ///     }
  ///
  /// The container is the nearest scroll view or list, or else the window.
  /// - Source: SwiftUI `View.containerRelativeFrame(_:alignment:)`; differs in that a column of a split view is no container.
  @inlinable public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in Double(length) })
  }

  /// Gives this view a length that is made of the container's, along some axes.
  ///
  ///     Photo().containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
  ///
  /// - Source: SwiftUI `View.containerRelativeFrame(_:alignment:_:)`.
  @inlinable public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment) { length(Double($0), $1) })
  }

  /// Gives this view a share of the container, along some axes: `span` of `count` parts with `spacing` between them.
  ///
  ///     Card().containerRelativeFrame(.horizontal, count: 3, spacing: 1)     // three are in sight
  ///
  /// - Source: SwiftUI `View.containerRelativeFrame(_:count:span:spacing:alignment:)`.
  @inlinable public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Int, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let (count, span) = (Double(Swift.max(count, 1)), Double(Swift.max(span, 1)))
        let part = (Double(length) - Double(spacing) * (count - 1)) / count
        return part * span + Double(spacing) * (span - 1)
      })
  }
}

extension View {
  /// Gives this view a share of the container, along some axes; the spacing is rounded to cells.
  ///
  /// - Source: SwiftUI `View.containerRelativeFrame(_:count:span:spacing:alignment:)`.
  @_disfavoredOverload @inlinable public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(
      axes, count: count, span: span, spacing: spacing.rounded().clampedToCells, alignment: alignment)
  }
}

/// Gives its content a frame by the size of the scroll view or window around, which it reads.
@usableFromInline struct ContainerRelativeFrame: ViewModifier {
  @Environment(\.windowSize) private var windowSize
  @Environment(\.lengthUnit) private var unit
  @State private var container: Size?
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Int, Axis) -> Double

  @usableFromInline init(axes: Axis.Set, alignment: Alignment, length: @escaping (Int, Axis) -> Double) {
    (self.axes, self.alignment, self.length) = (axes, alignment, length)
  }

  @usableFromInline func body(content: Content) -> some View {
    let size = container ?? unit.length(windowSize)
    content
      .frame(
        width: axes.contains(.horizontal) ? cells(length(size.width, .horizontal)) : nil,
        height: axes.contains(.vertical) ? cells(length(size.height, .vertical)) : nil, alignment: alignment
      )
      .onGeometryChange(for: Size?.self) {
        $0.bounds(of: .scrollView)?.size
      } action: {
        container = $0
      }
  }

  /// Whole cells; none for NaN.
  private func cells(_ length: Double) -> Int {
    length > 0 ? Int(Swift.min(length.rounded(.down), Double(CellLimit.maximum))) : 0
  }
}
