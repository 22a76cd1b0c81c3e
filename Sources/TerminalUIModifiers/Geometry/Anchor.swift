public import CellLayout
public import Cells
internal import TerminalUICore

/// A place in a view that another view finds in its own coordinates, by ``GeometryProxy/subscript(_:)``.
///
/// It keeps which view, not where that is: a view that moves has the same anchor.
/// - Source: SwiftUI `Anchor`.
@MainActor @preconcurrency public struct Anchor<Value>: @MainActor Equatable {
  let place: ViewPlace
  let source: Source

  /// The part of a view that an anchor represents.
  ///
  /// - Source: SwiftUI `Anchor.Source`.
  @MainActor @preconcurrency public struct Source {
    fileprivate enum Kind: Hashable {
      case bounds
      case rect(Rect)
      case point(Point)
      case unitPoint(UnitPoint)
    }
    fileprivate let kind: Kind
    /// The value for the cells of the view, in the unit of the reader.
    package let value: (Rect, LengthUnit) -> Value
  }

  /// Whether both represent the same part of the same view.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place === rhs.place && lhs.source.kind == rhs.source.kind
  }
}

extension Anchor.Source {
  /// The source of the same place with values of another type, which `make` makes.
  package func told<Other>(as make: @escaping (Value) -> Other) -> Anchor<Other>.Source {
    let kind: Anchor<Other>.Source.Kind =
      switch kind {
      case .bounds: .bounds
      case .rect(let rect): .rect(rect)
      case .point(let point): .point(point)
      case .unitPoint(let point): .unitPoint(point)
      }
    let value = value
    return Anchor<Other>.Source(kind: kind) { make(value($0, $1)) }
  }
}

extension Anchor.Source where Value == Rect {
  /// The cells of the view.
  public static var bounds: Self { Self(kind: .bounds) { $1.length($0) } }
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: Rect) -> Self {
    Self(kind: .rect(rect)) { cells, unit in
      let origin = unit.length(cells.origin)
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}

extension Anchor.Source where Value == Point {
  /// A cell in the view's coordinates.
  public static func point(_ point: Point) -> Self {
    Self(kind: .point(point)) { cells, unit in
      let origin = unit.length(cells.origin)
      return point.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
  /// A place by fractions of the width and the height, rounded down; the cell behind the last one for 1.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(kind: .unitPoint(point)) { cells, unit in
      let rect = unit.length(cells)
      let cell = point.cell(in: rect.size)
      return rect.origin.offsetBy(dx: cell.x, dy: cell.y)
    }
  }
  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The top left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
