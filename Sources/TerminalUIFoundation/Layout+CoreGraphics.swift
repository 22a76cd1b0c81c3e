public import CellLayout
public import Cells
public import Foundation

// Layouts and alignment guides with CoreGraphics' types.

extension CGFloat: LayoutLength {
  /// The length.
  public var _length: Double { Double(self) }
}

extension CGSize: LayoutSize {
  /// The size in whole cells, given in a unit.
  public func _cells(in unit: LengthUnit) -> Size {
    unit.cells(width: Double(width), height: Double(height))
  }
}

extension CGRect: LayoutBounds {
  /// Makes a `CGRect` of a `Rect` in cells.
  public init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

// An extension of a protocol, which may have properties of the same names as the type: see LengthReading.
@MainActor extension LengthReading where Self == ViewDimensions {
  private var own: ViewDimensions { self }

  /// The width.
  @_disfavoredOverload public var width: CGFloat {
    let value: Int = own.width
    return CGFloat(value)
  }

  /// The height.
  @_disfavoredOverload public var height: CGFloat {
    let value: Int = own.height
    return CGFloat(value)
  }
}

extension ViewDimensions {
  /// The position of a guide from the leading edge.
  @_disfavoredOverload public subscript(guide: HorizontalAlignment) -> CGFloat {
    let value: Int = self[guide]
    return CGFloat(value)
  }

  /// The position of a guide from the top edge.
  @_disfavoredOverload public subscript(guide: VerticalAlignment) -> CGFloat {
    let value: Int = self[guide]
    return CGFloat(value)
  }
}

// An extension of a protocol, which may have properties of the same names as the type: see LengthReading.
extension LengthReading where Self == ProposedViewSize {
  private var own: ProposedViewSize { self }

  /// The proposed width.
  @_disfavoredOverload public var width: CGFloat? {
    let value: Int? = own.width
    return value.map { $0 == .max ? .infinity : CGFloat($0) }
  }

  /// The proposed height.
  @_disfavoredOverload public var height: CGFloat? {
    let value: Int? = own.height
    return value.map { $0 == .max ? .infinity : CGFloat($0) }
  }

  /// This proposal as a size, with `size` where nothing is proposed.
  @_disfavoredOverload public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 1, height: 1)
  ) -> CGSize {
    CGSize(own.replacingUnspecifiedDimensions(by: Size(size)))
  }
}

extension ProposedViewSize {
  /// Proposes exactly `size`, rounded to whole numbers.
  @_disfavoredOverload public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutSubview {
  /// The size the child takes for a proposal.
  @_disfavoredOverload public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size: Size = sizeThatFits(proposal)
    return CGSize(size)
  }

  /// Places the child with its `anchor` at the cell nearest to `point`.
  @_disfavoredOverload public func place(
    at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    place(x: Double(point.x), y: Double(point.y), anchor: anchor, proposal: proposal)
  }
}
