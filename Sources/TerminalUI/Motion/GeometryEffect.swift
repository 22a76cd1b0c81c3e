public import Cells
public import TerminalUICore

/// Draws a view off its place.
///
///     struct Shake: GeometryEffect {
///       var angle: Double
///       var animatableData: Double {
///         get { angle }
///         set { angle = newValue }
///       }
///       func effectValue(size: Size) -> ProjectionTransform { ProjectionTransform(x: 2 * sin(angle), y: 0) }
///     }
///
/// Of a transform only the translation has an effect: cells can neither turn nor grow.
/// - Source: SwiftUI `GeometryEffect`; differs in unit (cells).
@MainActor public protocol GeometryEffect: Animatable, ViewModifier where Body == AnyView {
  /// Where the view is drawn, for its size.
  func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, off its place.
  public func body(content: Content) -> AnyView { AnyView(content.unaryLayout(EffectPlace(effect: self))) }
}

/// How far off its place a view is drawn.
///
/// - Source: SwiftUI `ProjectionTransform`, of which this is the translation.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
  /// The columns to the right.
  public var x: Double
  /// The rows down.
  public var y: Double

  /// Makes a transform that moves nothing.
  public init() { (x, y) = (0, 0) }
  /// Makes a transform that moves by columns and rows.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

private struct EffectPlace<Effect: GeometryEffect>: UnaryLayout {
  let effect: Effect

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    let transform = effect.effectValue(size: size)
    let vector = MotionVector(transform.x, transform.y)
    return Point(x: vector.cells(0) ?? 0, y: vector.cells(1) ?? 0)
  }
}

extension View {
  /// Has the geometry of this view move as a whole.
  ///
  /// That is always so here: the content of a moving view moves with it. The modifier exists for code that calls it.
  /// - Source: SwiftUI `View.geometryGroup()`.
  @inlinable public func geometryGroup() -> some View { self }
}
