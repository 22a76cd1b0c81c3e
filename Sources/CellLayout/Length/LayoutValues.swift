public import Cells

// A value that functions of apps give a layout, with numbers of any type: TerminalUIFoundation adds CoreGraphics' types.

/// A length that a function of an app gives a layout: `Int`, `Double`, or Foundation's `CGFloat`.
public protocol LayoutLength: Sendable {
  /// The length as a number that may have a fraction.
  var _length: Double { get }
}

extension Int: LayoutLength {
  /// The length.
  public var _length: Double { Double(self) }
}

extension Double: LayoutLength {
  /// The length.
  public var _length: Double { self }
}

/// A size that a layout gives: ``Size``, or Foundation's `CGSize`.
public protocol LayoutSize: Sendable {
  /// The size in whole cells, given in a unit.
  func _cells(in unit: LengthUnit) -> Size
}

extension Size: LayoutSize {
  /// The size in whole cells, given in a unit.
  public func _cells(in unit: LengthUnit) -> Size { unit.cells(self) }
}

/// A rectangle that a layout gets: ``Rect``, or Foundation's `CGRect`.
public protocol LayoutBounds: Sendable {
  /// Makes a rectangle of one whose numbers are whole.
  init(_ rect: Rect)
}

extension Rect: LayoutBounds {
  /// The rectangle itself.
  public init(_ rect: Rect) { self = rect }
}

extension LengthUnit {
  /// The whole cells of a size with fractions, given in this unit: where cells are counted, rounded and nothing else.
  package func cells(width: Double, height: Double) -> Size {
    Size(width: extent(width, along: .horizontal), height: extent(height, along: .vertical))
  }
}

extension LayoutLength {
  /// The nearest whole number, half away from zero; 0 for not a number.
  package var rounded: Int { (self as? Int) ?? _length.rounded().clampedToCells }
}
