public import TerminalUICore

/// A view, a modifier or a shape with numbers that can be animated.
///
///     struct Meter: View, Animatable {
///       var level: Double
///       var animatableData: Double {
///         get { level }
///         set { level = newValue }
///       }
///       var body: some View { Text(String(repeating: "#", count: Int(level.rounded()))) }
///     }
///
/// During an animation `body` is evaluated with each value in between. Several numbers are an ``AnimatablePair``.
/// - Source: SwiftUI `Animatable`.
@MainActor @preconcurrency public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic
  /// The numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// By default the value has no data that is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that moves: the older name of a ``ViewModifier`` that is ``Animatable``.
///
/// - Source: SwiftUI `AnimatableModifier`, deprecated there.
public typealias AnimatableModifier = ViewModifier & Animatable
