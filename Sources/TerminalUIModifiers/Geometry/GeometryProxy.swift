public import CellLayout
public import Cells
public import TerminalUICore

/// The size and the place of a view.
///
///     GeometryReader { proxy in Text("row \(proxy.frame(in: .scrollView).minY)") }
///
/// A view that reads a place while it is evaluated is evaluated again when the place changes: after the layout and after scrolling, once an update.
/// Lengths are cells, or in the unit of `lengthUnit(_:)`.
/// - Source: SwiftUI `GeometryProxy`.
@MainActor @preconcurrency public struct GeometryProxy: LengthReading {
  /// The size of the view, in cells or the unit of `lengthUnit(_:)`.
  public let size: Size
  /// The size of the view in cells, regardless of the unit.
  package let cellSize: Size
  private let unit: LengthUnit
  let place: ViewPlace

  init(size: Size, place: ViewPlace, unit: LengthUnit) {
    (cellSize, self.size) = (size, unit.length(size))
    (self.place, self.unit) = (place, unit)
  }

  /// The cells of the view in a coordinate space.
  ///
  /// Only the size is known while the view is being laid out: then the place is (0, 0), and read again.
  /// - Source: SwiftUI `GeometryProxy.frame(in:)`.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect {
    unit.length(cells(in: coordinateSpace.coordinateSpace))
  }

  /// The cells of the view in a coordinate space.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> Rect {
    unit.length(cells(in: coordinateSpace))
  }

  /// The cells of the view in a coordinate space, regardless of the unit.
  package func cells(in coordinateSpace: CoordinateSpace) -> Rect {
    let own = Rect(origin: .zero, size: cellSize)
    return coordinateSpace == .local ? own : place.ask(.rect(place, coordinateSpace)) ?? own
  }

  /// The cells of the view, or the scroll view, with a name, in this view's coordinates; `nil` if no view around has it.
  ///
  /// - Source: SwiftUI `GeometryProxy.bounds(of:)`.
  @_disfavoredOverload public func bounds(of coordinateSpace: NamedCoordinateSpace) -> Rect? {
    place.ask(.bounds(coordinateSpace.coordinateSpace)).map(unit.length)
  }

  /// The cells along the edges that the view should leave free: a terminal has none.
  ///
  /// - Source: SwiftUI `GeometryProxy.safeAreaInsets`.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The value of an anchor, in this view's coordinates.
  ///
  /// - Source: SwiftUI `GeometryProxy.subscript(_:)`.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.source.value(place.ask(.rect(anchor.place, .local)) ?? .zero, unit)
  }
}
