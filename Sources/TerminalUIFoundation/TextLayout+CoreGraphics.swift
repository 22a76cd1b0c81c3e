/// The places of a text that a renderer draws, as types of CoreGraphics.

public import CellLayout
public import Foundation
public import TerminalUI

extension LengthReading where Self == Text.Layout.TypographicBounds {
  private var own: Text.Layout.TypographicBounds { self }

  /// The left end of the baseline.
  @_disfavoredOverload public var origin: CGPoint {
    let point: DrawingPoint = own.origin
    return CGPoint(point)
  }
  /// All of it.
  @_disfavoredOverload public var rect: CGRect {
    let rect: DrawingRect = own.rect
    return CGRect(rect)
  }
}

extension LengthReading where Self == Text.Layout.Line {
  private var own: Text.Layout.Line { self }

  /// The left end of the baseline.
  @_disfavoredOverload public var origin: CGPoint {
    let point: DrawingPoint = own.origin
    return CGPoint(point)
  }
}
