internal import Cells
public import TerminalUICore

/// How a view appears and disappears in an animation.
///
///     struct Twist: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.isIdentity ? 0 : 4)
///       }
///     }
///     if isOpen { Details().transition(Twist()) }
///
/// A view that comes moves from its `body` in the phase `willAppear` to that in `identity`. A view that goes is out of the tree at once: only a
/// picture of it moves, by the built-in transitions, and with any other by fading.
/// - Source: SwiftUI `Transition`.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that the transition makes.
  associatedtype Body: View
  /// The appearing or disappearing view.
  typealias Content = TransitionContent
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The properties of a transition.
///
/// With reduced motion no transition moves, whatever its properties are.
///
/// - Source: SwiftUI `TransitionProperties`; without effect.
public nonisolated struct TransitionProperties: Hashable, Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool
  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// The properties of the transition: it moves.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Where a view that comes or goes is on its way.
///
/// - Source: SwiftUI `TransitionPhase`.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is shown.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// −1 before it appears, 0 while it is there, 1 after it has disappeared.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The view that a transition is put on.
public struct TransitionContent: View {
  let view: AnyView

  /// The view itself.
  public var body: some View { view }
}

/// A transition that says itself how the picture of a leaving view moves.
package protocol PictureTransition: Transition {
  var going: PictureMotion { get }
}

/// A transition of any type.
///
/// - Source: SwiftUI `AnyTransition`.
@MainActor @preconcurrency public struct AnyTransition {
  let apply: (TransitionContent, TransitionPhase) -> AnyView
  /// The motion of a picture of the view.
  package let going: PictureMotion
  /// The animation by which the view comes and goes; `nil` is that of the update.
  var animation: Animation?
  /// Whether there is nothing to see of the transition.
  var isIdentity = false

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? AnyTransitionBox {
      self = known.transition
      return
    }
    apply = { AnyView(transition.body(content: $0, phase: $1)) }
    going = (transition as? any PictureTransition)?.going ?? PictureMotion(fades: true)
    isIdentity = transition is IdentityTransition
  }

  /// Returns this transition with an animation of its own.
  ///
  /// - Source: SwiftUI `AnyTransition.animation(_:)`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var changed = self
    changed.animation = animation
    return changed
  }

  /// Returns a transition that is this one and another at once.
  ///
  /// - Source: SwiftUI `AnyTransition.combined(with:)`.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(AnyTransitionBox(transition: self).combined(with: AnyTransitionBox(transition: other)))
      .animation(animation ?? other.animation)
  }

  /// One transition for an appearing view, another for a disappearing one.
  ///
  /// - Source: SwiftUI `AnyTransition.asymmetric(insertion:removal:)`.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: AnyTransitionBox(transition: insertion), removal: AnyTransitionBox(transition: removal))
    ).animation(insertion.animation ?? removal.animation)
  }

  /// A view comes from one modifier to another, and goes back.
  ///
  /// - Source: SwiftUI `AnyTransition.modifier(active:identity:)`.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// In from the leading edge, out over the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from its middle, and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// At once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// Fades in and out: a terminal can't blur.
  ///
  /// - Source: SwiftUI `Transition.blurReplace`.
  public static var blurReplace: AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: .downUp))
  }

  /// Fades in and out: a terminal can't blur.
  ///
  /// - Source: SwiftUI `Transition.blurReplace(_:)`.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: configuration))
  }

  /// In from an edge, and out over it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// In from an edge, and out over the one across.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  /// Grows from a part of its size around an anchor, and shrinks to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Grows from a part of its size around an anchor, and shrinks to it.
  ///
  /// - Source: SwiftUI `Transition.scale(_:anchor:)`.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale(scale: scale, anchor: anchor)
  }
  /// Comes from some cells next to its place, or as many points as `lengthUnit(_:)` says, and leaves to there.
  public static func offset(x: Int = 0, y: Int = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(Size(width: x, height: y)))
  }
  /// Comes from a place next to its own, by lengths rounded to whole ones, and leaves to there.
  @_disfavoredOverload public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(
      OffsetTransition(Size(width: x.rounded().clampedToCells, height: y.rounded().clampedToCells)))
  }
  /// Comes from some cells next to its place, and leaves to there.
  public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
}

/// An `AnyTransition` as a `Transition`.
struct AnyTransitionBox: PictureTransition {
  let transition: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View { transition.apply(content, phase) }
  package var going: PictureMotion { transition.going }
}

/// The transition of `AnyTransition.modifier(active:identity:)`.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension View {
  /// Sets how this view appears and disappears in an animation: in an `if`, in a `ForEach`.
  ///
  ///     if isOpen { Details().transition(.move(edge: .top)) }
  ///
  /// Without one it fades. A view that comes with another one around it comes with that.
  /// - Source: SwiftUI `View.transition(_:)`.
  @inlinable public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  /// Sets how this view appears and disappears in an animation: in an `if`, in a `ForEach`.
  @_disfavoredOverload @inlinable public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
