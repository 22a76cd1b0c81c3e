public import CellLayout
public import Foundation
public import TerminalUI

// Names without effect: scrolling stops at once. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// Where scrolling ends; here no behaviour gets one.
///
/// - Source: SwiftUI `ScrollTarget`.
public struct ScrollTarget {
  /// The part of the content that is seen.
  public var rect: CGRect
  /// The place that is aligned.
  public var anchor: UnitPoint?
}

/// The state of a scroll view for its behaviour; here none is ever made.
///
/// - Source: SwiftUI `ScrollTargetBehaviorContext`.
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would end without the behaviour.
  public let originalTarget: ScrollTarget
  /// The speed, in points a second.
  public let velocity: Velocity
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the visible part.
  public let containerSize: CGSize
  /// The axes of the scroll view.
  public let axes: Axis.Set

  /// A speed along both axes.
  ///
  /// - Source: CoreGraphics `CGVector`.
  public struct Velocity: Hashable, Sendable {
    /// Along the horizontal axis.
    public let dx: CGFloat
    /// Along the vertical axis.
    public let dy: CGFloat
  }
}

extension ScrollTargetBehavior {
  /// What `updateTarget(_:context:)` is given.
  ///
  /// - Source: SwiftUI `ScrollTargetBehavior.TargetContext`.
  public typealias TargetContext = ScrollTargetBehaviorContext
}
