public import CellLayout
public import Cells

// Names without effect: a view that is scrolled looks as it does in the middle. The table "Accepted, without effect" of docs/Compatibility.md lists
// them.

/// The place of a view in a scroll view; views are always drawn as in the middle.
///
/// - Source: SwiftUI `ScrollTransitionPhase`.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is in the middle.
  public var isIdentity: Bool { self == .identity }
  /// −1 at the start, 0 in the middle, 1 at the end.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// When a view changes while it is scrolled; here it doesn't.
///
/// - Source: SwiftUI `ScrollTransitionConfiguration`.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
  /// By degrees.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// By degrees, along a curve.
  ///
  /// - Source: SwiftUI `ScrollTransitionConfiguration.interactive(timingCurve:)`.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
  /// At once, with an animation.
  ///
  /// - Source: SwiftUI `ScrollTransitionConfiguration.animated(_:)`.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// Returns this configuration: nothing changes at any place.
  ///
  /// - Source: SwiftUI `ScrollTransitionConfiguration.threshold(_:)`.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// Returns this configuration: nothing moves.
  ///
  /// - Source: SwiftUI `ScrollTransitionConfiguration.animation(_:)`.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Where a view changes while it is scrolled; here nowhere.
  ///
  /// - Source: SwiftUI `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    /// When all of the view is visible.
    public static let visible = Threshold()
    /// When nothing of the view is visible.
    public static let hidden = Threshold()
    /// When the view is in the middle.
    public static let centered = Threshold()
    /// When a part of the view is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Returns this threshold.
    public func inset(by distance: Double) -> Threshold { self }
    /// Returns this threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }
}

/// Changes of how a view looks that leave its place: none of them is applied.
///
/// - Source: SwiftUI `VisualEffect`.
public nonisolated protocol VisualEffect: Sendable {}

/// No change.
///
/// - Source: SwiftUI `EmptyVisualEffect`.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Makes one.
  public init() {}
}

nonisolated extension VisualEffect {
  /// This effect.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// This effect.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// This effect.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// This effect.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// This effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some VisualEffect { self }
  /// This effect.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { self }
  /// This effect.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { self }
  /// This effect.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// This effect.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// This effect.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// This effect.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// This effect.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension View {
  /// Shows this view as it is in the middle: scrolling moves by whole cells.
  ///
  /// The closure is never called.
  ///
  /// - Source: SwiftUI `View.scrollTransition(_:axis:transition:)`; without effect.
  @inlinable public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Shows this view as it is in the middle: scrolling moves by whole cells.
  ///
  /// The closure is never called.
  ///
  /// - Source: SwiftUI `View.scrollTransition(topLeading:bottomTrailing:axis:transition:)`; without effect.
  @inlinable public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Shows this view as it is.
  ///
  /// The closure is never called.
  ///
  /// - Source: SwiftUI `View.visualEffect(_:)`; without effect.
  @inlinable public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}
