public import Cells
public import Foundation
public import TerminalUI
public import TerminalUICore

// Lengths, places and sizes of views as CoreGraphics' types. Numbers are rounded once, where a view takes them.

extension CGSize {
  /// Makes a `CGSize` of a `Size` in cells.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  /// Makes a `CGPoint` of a `Point` in cells.
  public init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Size {
  /// Makes the nearest size of whole numbers.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width).nearestWhole, height: Double(size.height).nearestWhole)
  }
}

extension Point {
  /// Makes the nearest place of whole numbers.
  public init(_ point: CGPoint) {
    self.init(x: Double(point.x).nearestWhole, y: Double(point.y).nearestWhole)
  }
}

/// Returns a size; the same as `CGSize(width:height:)`.
///
/// - Source: CoreGraphics `CGSizeMake`.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a place; the same as `CGPoint(x:y:)`.
///
/// - Source: CoreGraphics `CGPointMake`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a rectangle; the same as `CGRect(x:y:width:height:)`.
///
/// - Source: CoreGraphics `CGRectMake`.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension Double {
  fileprivate var nearestWhole: Int { rounded().clampedToCells }
}

// The last parameter of these has no effect. A literal such as `.zero` would fit the overload in cells as well; with the parameter, it is one.

extension View {
  /// Draws this view elsewhere, without changing where others are.
  ///
  ///     Card().offset(dragAmount)
  ///
  /// - Source: SwiftUI `View.offset(_:)`.
  @_disfavoredOverload @inlinable public func offset(_ offset: CGSize, _: Void = ()) -> some View {
    self.offset(x: Double(offset.width), y: Double(offset.height))
  }

  /// Puts the middle of this view at `position` in the cells that it is offered.
  ///
  ///     Circle().position(touch)
  ///
  /// - Source: SwiftUI `View.position(_:)`.
  @_disfavoredOverload @inlinable public func position(_ position: CGPoint, _: Void = ()) -> some View {
    self.position(x: Double(position.x), y: Double(position.y))
  }

  /// Runs an action when this view is clicked, with the place of the click.
  ///
  /// - Source: SwiftUI `View.onTapGesture(count:coordinateSpace:perform:)`.
  @_disfavoredOverload @inlinable public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace) { (point: Point) in action(CGPoint(point)) }
  }
}

extension ScrollPosition {
  /// With a place of the content at the top left of the visible part.
  @_disfavoredOverload public init(point: CGPoint) { self.init(point: Point(point)) }

  /// Scrolls until a place of the content is at the top left of the visible part.
  @_disfavoredOverload public mutating func scrollTo(point: CGPoint) { scrollTo(point: Point(point)) }
}
