public import Cells
public import TerminalUICore

/// Fades in and out.
///
/// - Source: SwiftUI `OpacityTransition`.
public struct OpacityTransition: Transition, PictureTransition {
  /// Makes it.
  public init() {}
  /// Hides the view before it appears and after it has disappeared.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      content.opacity(phase.isIdentity ? 1 : 0))
  }
  package var going: PictureMotion { PictureMotion(fades: true) }
}

/// Fades in and out: a terminal can't blur.
///
///     Text("ready").transition(.blurReplace(.upUp))
///
/// - Source: SwiftUI `BlurReplaceTransition`; differs in that nothing is blurred or scaled.
public struct BlurReplaceTransition: Transition, PictureTransition {
  /// How the views are scaled meanwhile; without effect.
  ///
  /// - Source: SwiftUI `BlurReplaceTransition.Configuration`.
  public nonisolated struct Configuration: Hashable, Sendable {
    private let growsAway: Bool
    /// The leaving view shrinks, and the coming view grows.
    public static let downUp = Configuration(growsAway: false)
    /// The old view and the new one grow.
    public static let upUp = Configuration(growsAway: true)
  }

  /// How the views are scaled meanwhile.
  public var configuration: Configuration
  /// Makes it.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// As that of `opacity`.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    OpacityTransition().body(content: content, phase: phase)
  }
  package var going: PictureMotion { OpacityTransition().going }
}

/// Comes and goes at once.
///
/// - Source: SwiftUI `IdentityTransition`.
public struct IdentityTransition: Transition, PictureTransition {
  /// Makes it.
  public init() {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> AnyView { AnyView(content) }
  package var going: PictureMotion { PictureMotion() }
}

/// In from an edge of its place, and out over it; the part beyond the edge is cut.
///
/// - Source: SwiftUI `MoveTransition`; differs in that it is cut at its own place.
public struct MoveTransition: Transition, PictureTransition {
  /// The edge.
  public let edge: Edge
  /// Makes it.
  public init(edge: Edge) { self.edge = edge }
  /// Beyond the edge where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      content.unaryLayout(EdgeShift(edge, phase.isIdentity ? 0 : 1)))
  }
  package var going: PictureMotion { PictureMotion(to: edge) }
}

/// In from the leading edge, out over the trailing one.
///
/// - Source: SwiftUI `SlideTransition`.
public struct SlideTransition: Transition, PictureTransition {
  /// Makes it.
  public init() {}
  /// Beyond the edge where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      content.unaryLayout(EdgeShift(.trailing, phase.value)))
  }
  package var going: PictureMotion { PictureMotion(to: .trailing) }
}

/// In from an edge, and out over the one across.
///
/// - Source: SwiftUI `PushTransition`.
public struct PushTransition: Transition, PictureTransition {
  /// The edge from which it comes.
  public let edge: Edge
  /// Makes it.
  public init(edge: Edge) { self.edge = edge }
  /// Beyond the edge where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      content.unaryLayout(EdgeShift(edge, -phase.value)))
  }
  package var going: PictureMotion { PictureMotion(to: edge.across) }
}

/// Comes from some cells next to its place, and leaves to there.
///
/// - Source: SwiftUI `OffsetTransition`; differs in unit (cells).
public struct OffsetTransition: Transition, PictureTransition {
  /// Columns and rows.
  public let offset: Size
  /// Makes it.
  public init(_ offset: Size) { self.offset = offset }
  /// Moves the view beside its place before it appears and after it has disappeared.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      content.offset(phase.isIdentity ? .zero : offset))
  }
  package var going: PictureMotion { PictureMotion(cells: Point(x: offset.width, y: offset.height)) }
}

/// Grows from a part of its size, and shrinks to it: as much of it is seen.
///
/// - Source: SwiftUI `ScaleTransition`; differs in that the view keeps its size, and is cut.
public struct ScaleTransition: Transition, PictureTransition {
  /// The part of the view's size, from 0 to 1, from which the view grows and to which it shrinks.
  public let scale: Double
  /// The place from which the view grows.
  public let anchor: UnitPoint
  /// Makes it.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  /// Cuts the view before it appears and after it has disappeared.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      content.modifier(DrawEffectModifier(ScaleCut(phase.isIdentity ? 1 : scale, anchor))))
  }
  package var going: PictureMotion { PictureMotion(scale: scale, anchor: anchor) }
}

/// A transition for a view that appears, with another one for its disappearance.
///
/// - Source: SwiftUI `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// For a view that comes.
  public let insertion: Insertion
  /// For a disappearing view.
  public let removal: Removal
  /// Makes it.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// Nests the two transitions.
  ///
  /// Only one of them is active in a phase.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      insertion.body(
        content: TransitionContent(
          view: AnyView(removal.body(content: content, phase: phase == .didDisappear ? phase : .identity))),
        phase: phase == .willAppear ? phase : .identity))
  }
}

extension AsymmetricTransition: PictureTransition {
  package var going: PictureMotion {
    (removal as? any PictureTransition)?.going ?? PictureMotion(fades: true)
  }
}

/// Two transitions at once.
///
/// - Source: SwiftUI `Transition.combined(with:)`.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Puts the first transition inside the second one.
  public func body(content: Content, phase: TransitionPhase) -> AnyView {
    AnyView(
      second.body(
        content: TransitionContent(view: AnyView(first.body(content: content, phase: phase))), phase: phase))
  }
}

extension CombinedTransition: PictureTransition {
  package var going: PictureMotion {
    let fading = PictureMotion(fades: true)
    return ((first as? any PictureTransition)?.going ?? fading)
      .and((second as? any PictureTransition)?.going ?? fading)
  }
}

extension Transition {
  /// Returns a transition that is this one and another at once.
  public func combined<Other: Transition>(with other: Other) -> CombinedTransition<Self, Other> {
    CombinedTransition(first: self, second: other)
  }
}

extension Transition where Self == MoveTransition {
  /// In from an edge of its place, and out over it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// In from an edge, and out over the one across.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Edge {
  /// The opposite edge.
  fileprivate var across: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Draws a view off its place by a share of its size, and cuts it there.
struct EdgeShift: UnaryLayout, MovingValue {
  var x: Double
  var y: Double

  init(_ edge: Edge, _ share: Double) { (x, y) = (edge.way.x * share, edge.way.y * share) }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    let vector = MotionVector(x * Double(size.width), y * Double(size.height))
    return Point(x: vector.cells(0) ?? 0, y: vector.cells(1) ?? 0)
  }

  var clips: Bool { x != 0 || y != 0 }

  func numbers(in node: Node) -> MotionVector { MotionVector(x, y) }

  func moved(to numbers: MotionVector) -> EdgeShift {
    var moved = self
    (moved.x, moved.y) = (numbers[0], numbers[1])
    return moved
  }

  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    let size = (node as? ItemNode)?.size ?? .zero
    return MotionVector(numbers[0] * Double(size.width), numbers[1] * Double(size.height)).rounded
  }
}
