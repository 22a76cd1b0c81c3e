internal import Cells
public import CellLayout
public import Foundation
public import TerminalUIModifiers

// Anchors that are read as CoreGraphics' types.

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Self { Anchor<Rect>.Source.bounds.told(as: { CGRect($0) }) }

  /// A rectangle in the view's coordinates, rounded to whole numbers.
  public static func rect(_ rect: CGRect) -> Self {
    Anchor<Rect>.Source.rect(Rect(origin: Point(rect.origin), size: Size(rect.size))).told(as: { CGRect($0) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's coordinates, rounded to whole numbers.
  public static func point(_ point: CGPoint) -> Self {
    Anchor<Point>.Source.point(Point(point)).told(as: { CGPoint($0) })
  }

  /// A place by fractions of the width and the height.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Anchor<Point>.Source.unitPoint(point).told(as: { CGPoint($0) })
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
