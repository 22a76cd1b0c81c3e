/// Sizes and places that views read, as types of CoreGraphics.

public import CellLayout
internal import Cells
public import Foundation
public import TerminalUI
public import TerminalUIModifiers

// The lengths that views read, as CoreGraphics' types. Where an `Int` fits, that is read: see decision 80.

@MainActor extension LengthReading where Self == GeometryProxy {
  private var own: GeometryProxy { self }

  /// The size of the view.
  @_disfavoredOverload public var size: CGSize {
    let value: Size = own.size
    return CGSize(value)
  }

  /// The rectangle of the view in a coordinate space.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let rect: Rect = own.frame(in: coordinateSpace)
    return CGRect(rect)
  }

  /// The rectangle of the view in a coordinate space.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let rect: Rect = own.frame(in: coordinateSpace)
    return CGRect(rect)
  }
}

extension LengthReading where Self == DragGesture.Value {
  private var own: DragGesture.Value { self }

  /// Where the mouse is.
  @_disfavoredOverload public var location: CGPoint {
    let value: Point = own.location
    return CGPoint(value)
  }

  /// Where the button went down.
  @_disfavoredOverload public var startLocation: CGPoint {
    let value: Point = own.startLocation
    return CGPoint(value)
  }

  /// The way from the start of the drag to its present place.
  @_disfavoredOverload public var translation: CGSize {
    let value: Size = own.translation
    return CGSize(value)
  }

  /// Where the drag would end: where it is.
  @_disfavoredOverload public var predictedEndLocation: CGPoint {
    let value: Point = own.predictedEndLocation
    return CGPoint(value)
  }

  /// The way to where the drag would end: as far as it is.
  @_disfavoredOverload public var predictedEndTranslation: CGSize {
    let value: Size = own.predictedEndTranslation
    return CGSize(value)
  }
}

extension LengthReading where Self == DragGesture.Value {
  /// The speed, which is 0 because a terminal reports none.
  @_disfavoredOverload public var velocity: CGSize { .zero }
}

extension LengthReading where Self == SpatialTapGesture.Value {
  private var own: SpatialTapGesture.Value { self }

  /// Where the last click was.
  @_disfavoredOverload public var location: CGPoint {
    let value: Point = own.location
    return CGPoint(value)
  }
}

extension LengthReading where Self == ScrollGeometry {
  private var own: ScrollGeometry { self }

  /// The place of the content at the top left of the visible part.
  @_disfavoredOverload public var contentOffset: CGPoint {
    let value: Point = own.contentOffset
    return CGPoint(value)
  }

  /// The size of the content.
  @_disfavoredOverload public var contentSize: CGSize {
    let value: Size = own.contentSize
    return CGSize(value)
  }

  /// The size of the visible part.
  @_disfavoredOverload public var containerSize: CGSize {
    let value: Size = own.containerSize
    return CGSize(value)
  }

  /// The part of the content that is visible.
  @_disfavoredOverload public var visibleRect: CGRect {
    let value: Rect = own.visibleRect
    return CGRect(value)
  }

  /// The visible part, in the content's coordinates.
  @_disfavoredOverload public var bounds: CGRect {
    let value: Rect = own.bounds
    return CGRect(value)
  }
}

extension LengthReading where Self == EdgeInsets {
  private var own: EdgeInsets { self }

  /// The length at the top.
  @_disfavoredOverload public var top: CGFloat {
    let length: Int = own.top
    return CGFloat(length)
  }
  /// The length at the leading edge.
  @_disfavoredOverload public var leading: CGFloat {
    let length: Int = own.leading
    return CGFloat(length)
  }
  /// The length at the bottom.
  @_disfavoredOverload public var bottom: CGFloat {
    let length: Int = own.bottom
    return CGFloat(length)
  }
  /// The length at the trailing edge.
  @_disfavoredOverload public var trailing: CGFloat {
    let length: Int = own.trailing
    return CGFloat(length)
  }
}
