/// Transforms, and effects of views, with CoreGraphics' types.

public import Cells
public import Foundation
public import TerminalUI
public import TerminalUICore
public import TerminalUIModifiers

extension CGSize: GeometryEffectSize {}

extension CGPoint {
  /// Returns the place that a transform makes of this one.
  ///
  /// - Source: CoreGraphics `CGPoint.applying(_:)`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint { CGPoint(transform(DrawingPoint(self))) }
}

extension CGSize {
  /// Returns the size that a transform makes of this one; it may be negative.
  ///
  /// - Source: CoreGraphics `CGSize.applying(_:)`.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around what a transform makes of this one.
  ///
  /// - Source: CoreGraphics `CGRect.applying(_:)`.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Where the mouse is, as CoreGraphics' type.
///
/// - Source: SwiftUI `HoverPhase`.
public enum PointHoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Draws the shapes of this view wider or taller, around a place of the view.
  ///
  /// - Source: SwiftUI `View.scaleEffect(_:anchor:)`; differs in that characters aren't scaled.
  @_disfavoredOverload @inlinable public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(x: Double(scale.width), y: Double(scale.height), anchor: anchor)
  }

  // The last parameter has no effect: with it, an axis of literals is that of the overload with `Double`.
  /// Draws the shapes of this view turned around an axis in space, as they are seen from far away.
  ///
  /// - Source: SwiftUI `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`; differs as the one with `Double` does.
  @_disfavoredOverload @inlinable public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, _: Void = ()
  ) -> some View {
    rotation3DEffect(
      angle, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)), anchor: anchor)
  }

  /// Gives this view the proportions of a size.
  ///
  /// - Source: SwiftUI `View.aspectRatio(_:contentMode:)`.
  @_disfavoredOverload @inlinable public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
    -> some View
  {
    self.aspectRatio(DrawingSize(aspectRatio), contentMode: contentMode)
  }

  /// Runs an action for each place that the mouse moves to in this view, and when it leaves.
  ///
  /// - Source: SwiftUI `View.onContinuousHover(coordinateSpace:perform:)`.
  @_disfavoredOverload @inlinable public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (PointHoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace) { (phase: HoverPhase) in
      switch phase {
      case .active(let point): action(.active(CGPoint(point)))
      case .ended: action(.ended)
      }
    }
  }

  /// Runs an action with what is pasted while this view, or one in it, has the focus.
  ///
  ///     .onPasteCommand(of: ["public.text"]) { providers in … }
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of content; a terminal pastes texts, whatever they are.
  ///   - payloadAction: Gets one provider with the text.
  /// - Returns: A view that takes pasted text.
  /// - Source: SwiftUI `View.onPasteCommand(of:perform:)`; of texts.
  @inlinable public func onPasteCommand(
    of supportedContentTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    pasteDestination(for: String.self) {
      payloadAction($0.map { NSItemProvider(object: NSString(string: $0)) })
    }
  }
}

extension AnyTransition {
  /// Comes from a place next to its own, and leaves to there.
  ///
  ///     .transition(.offset(CGSize(width: 0, height: 80)))
  ///
  /// - Source: SwiftUI `AnyTransition.offset(_:)`.
  @_disfavoredOverload public static func offset(_ offset: CGSize) -> AnyTransition { .offset(Size(offset)) }
}
