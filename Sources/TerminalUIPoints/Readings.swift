public import CellLayout
public import Foundation
public import TerminalUI
public import TerminalUICore
internal import TerminalUIFoundation

public import TerminalUIModifiers

// A property hides one of the same name in a module that is imported through this one, even one of another type: here
// `let width = proxy.size.width` is a `CGFloat`. Functions don't; of those, the one with the more exact parameters is taken.

/// A coordinate space of the library, in which places are read in points.
public protocol _PointSpace: CoordinateSpaceProtocol {}

extension CoordinateSpace: _PointSpace {}
extension LocalCoordinateSpace: _PointSpace {}
extension GlobalCoordinateSpace: _PointSpace {}
extension NamedCoordinateSpace: _PointSpace {}

extension GeometryProxy {
  /// The size of the view, in points.
  ///
  /// - Source: SwiftUI `GeometryProxy.size`.
  public var size: CGSize { CoreGraphicsReading.size(self) }

  /// The rectangle of the view in a coordinate space, in points.
  ///
  ///     let minX = proxy.frame(in: .named("page")).minX     // a `CGFloat`
  ///
  /// - Source: SwiftUI `GeometryProxy.frame(in:)`.
  public func frame(in coordinateSpace: some _PointSpace) -> CGRect {
    CoreGraphicsReading.frame(self, in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the view with a name, or of a scroll view, in this view's coordinates and in points.
  ///
  /// - Source: SwiftUI `GeometryProxy.bounds(of:)`.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CoreGraphicsReading.bounds(self, of: coordinateSpace)
  }
}

extension EdgeInsets {
  /// The length at the top, in points.
  public var top: CGFloat {
    get { _top }
    set { _top = newValue }
  }
  /// The length at the leading edge, in points.
  public var leading: CGFloat {
    get { _leading }
    set { _leading = newValue }
  }
  /// The length at the bottom, in points.
  public var bottom: CGFloat {
    get { _bottom }
    set { _bottom = newValue }
  }
  /// The length at the trailing edge, in points.
  public var trailing: CGFloat {
    get { _trailing }
    set { _trailing = newValue }
  }
}

extension ViewDimensions {
  /// The width, in points.
  public var width: CGFloat { CoreGraphicsReading.width(self) }
  /// The height, in points.
  public var height: CGFloat { CoreGraphicsReading.height(self) }
}

extension ProposedViewSize {
  /// The proposed width, in points; `nil` where none is proposed.
  public var width: CGFloat? { CoreGraphicsReading.width(self) }
  /// The proposed height, in points; `nil` where none is proposed.
  public var height: CGFloat? { CoreGraphicsReading.height(self) }
  /// This proposal as a size, with 10 points where nothing is proposed.
  ///
  /// - Source: SwiftUI `ProposedViewSize.replacingUnspecifiedDimensions(by:)`.
  public func replacingUnspecifiedDimensions() -> CGSize {
    CoreGraphicsReading.size(self, else: CGSize(width: 10, height: 10))
  }
}

extension DragGesture.Value {
  /// Where the mouse is, in points.
  public var location: CGPoint { CoreGraphicsReading.location(self) }
  /// Where the button went down, in points.
  public var startLocation: CGPoint { CoreGraphicsReading.startLocation(self) }
  /// The way from the start of the drag to its present place, in points.
  public var translation: CGSize { CoreGraphicsReading.translation(self) }
  /// Where the drag would end: where it is.
  public var predictedEndLocation: CGPoint { CoreGraphicsReading.end(self) }
  /// The way to where the drag would end: as far as it is.
  public var predictedEndTranslation: CGSize { CoreGraphicsReading.way(self) }
  /// The speed, which is 0 because a terminal reports none.
  public var velocity: CGSize { .zero }
}

extension SpatialTapGesture.Value {
  /// Where the last click was, in points.
  public var location: CGPoint { CoreGraphicsReading.location(self) }
}

extension ScrollGeometry {
  /// The place of the content at the top left of the visible part, in points.
  public var contentOffset: CGPoint { CoreGraphicsReading.offset(self) }
  /// The size of the content, in points.
  public var contentSize: CGSize { CoreGraphicsReading.content(self) }
  /// The size of the visible part, in points.
  public var containerSize: CGSize { CoreGraphicsReading.container(self) }
  /// The part of the content that is visible, in points.
  public var visibleRect: CGRect { CoreGraphicsReading.visible(self) }
  /// The visible part in the content's coordinates, in points.
  public var bounds: CGRect { CoreGraphicsReading.bounds(self) }
}
