public import Foundation
public import TerminalUI
internal import TerminalUIFoundation

// Lengths of the type that SwiftUI has. With an overload of exactly that type, the compiler needs no conversion for a
// computed length: of `frame(width: proxy.size.width * 0.8 - gap).offset(x: …)` it would try too many.
//
// None of these functions is disfavoured, so an overload of the app with more parameters, all with defaults, isn't
// preferred to them:
// `func position(_ place: CGPoint, in size: CGSize = .zero)` may call `position(_:)`.

extension Int {
  /// No limit, as ``infinity``, where a length is expected.
  ///
  ///     Text("a").frame(maxWidth: .greatestFiniteMagnitude)
  ///
  /// - Source: CoreGraphics `CGFloat.greatestFiniteMagnitude`.
  public static var greatestFiniteMagnitude: Int { .max }
}

extension View {
  /// Gives this view a frame of a size, in points.
  ///
  ///     Card().frame(width: proxy.size.width * 0.8, height: 200)
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  public func frame(width: CGFloat, height: CGFloat, alignment: Alignment = .center) -> some View {
    CoreGraphicsLength.frame(self, width: Double(width), height: Double(height), alignment: alignment)
  }

  /// Gives this view a frame of a width, in points.
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  public func frame(width: CGFloat, alignment: Alignment = .center) -> some View {
    CoreGraphicsLength.frame(self, width: Double(width), height: nil, alignment: alignment)
  }

  /// Gives this view a frame of a height, in points.
  ///
  /// - Source: SwiftUI `View.frame(width:height:alignment:)`.
  public func frame(height: CGFloat, alignment: Alignment = .center) -> some View {
    CoreGraphicsLength.frame(self, width: nil, height: Double(height), alignment: alignment)
  }

  /// Draws this view elsewhere, by points, without changing where others are.
  ///
  /// - Source: SwiftUI `View.offset(x:y:)`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    CoreGraphicsLength.offset(self, x: Double(x), y: Double(y))
  }

  /// Draws this view elsewhere, by points, without changing where others are.
  ///
  /// - Source: SwiftUI `View.offset(_:)`.
  public func offset(_ offset: CGSize) -> some View {
    CoreGraphicsLength.offset(self, x: Double(offset.width), y: Double(offset.height))
  }

  /// Puts the middle of this view at a place of the room that it is offered, in points.
  ///
  /// - Source: SwiftUI `View.position(x:y:)`.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    CoreGraphicsLength.position(self, x: Double(x), y: Double(y))
  }

  /// Puts the middle of this view at `position` in the room that it is offered, in points.
  ///
  /// - Source: SwiftUI `View.position(_:)`.
  public func position(_ position: CGPoint) -> some View {
    CoreGraphicsLength.position(self, x: Double(position.x), y: Double(position.y))
  }

  /// Turns a shape in space, around an axis.
  ///
  /// - Source: SwiftUI `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    CoreGraphicsLength.turn(
      self, angle, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)), anchor: anchor)
  }

  /// Adds room around this view at some edges, in points.
  ///
  /// - Source: SwiftUI `View.padding(_:_:)`.
  public func padding(_ edges: Edge.Set, _ length: CGFloat) -> some View {
    CoreGraphicsLength.padding(self, edges, Double(length))
  }

  /// Adds room around this view, in points.
  ///
  /// - Source: SwiftUI `View.padding(_:)`.
  public func padding(_ length: CGFloat) -> some View {
    CoreGraphicsLength.padding(self, .all, Double(length))
  }
}
