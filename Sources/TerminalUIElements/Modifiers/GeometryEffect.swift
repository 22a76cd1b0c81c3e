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
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == AnyView {
  /// The type in which the effect gets the view's size: ``Size``, or Foundation's `CGSize`.
  associatedtype EffectSize: GeometryEffectSize = Size
  /// Where the view is drawn, for its size.
  func effectValue(size: EffectSize) -> ProjectionTransform
}

/// A type of sizes that a geometry effect may get: ``Size``, or Foundation's `CGSize`.
public nonisolated protocol GeometryEffectSize: Sendable {
  /// Makes a size of one whose numbers are whole.
  init(_ size: Size)
}

nonisolated extension Size: GeometryEffectSize {
  /// Makes the size itself.
  public init(_ size: Size) { self = size }
}

extension GeometryEffect {
  /// The view, off its place.
  public func body(content: Content) -> AnyView { AnyView(content.unaryLayout(EffectPlace(effect: self))) }
}

/// The distance from its place at which a view is drawn.
///
/// - Source: SwiftUI `ProjectionTransform`, of which this is the translation.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
  /// The way to the right.
  public var x: Double
  /// The way down.
  public var y: Double

  /// Makes a transform that moves nothing.
  public init() { (x, y) = (0, 0) }
  /// Makes a transform that moves by lengths.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Makes a transform that moves as `transform` does.
  ///
  /// Scaling and rotation are left out.
  public init(_ transform: DrawingTransform) { (x, y) = (transform.tx, transform.ty) }
}

/// Places its content where the effect moves it; the cells that it takes stay where they are.
private struct EffectPlace<Effect: GeometryEffect>: UnaryLayout {
  let effect: Effect
  /// The unit of the sizes and the lengths of the effect.
  var unit = LengthUnit.cells

  func resolved(in unit: LengthUnit) -> EffectPlace {
    var place = self
    place.unit = unit
    return place
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    let transform = effect.effectValue(size: Effect.EffectSize(unit.length(size)))
    guard unit == .cells else {
      return Point(
        x: unit.cells(transform.x, along: .horizontal), y: unit.cells(transform.y, along: .vertical))
    }
    let vector = MotionVector(transform.x, transform.y)
    return Point(x: vector.cells(0) ?? 0, y: vector.cells(1) ?? 0)
  }
}

extension View {
  /// Draws this view off its place, by the translation of a transform.
  ///
  /// - Source: SwiftUI `View.projectionEffect(_:)`; of a transform only the translation has an effect.
  @inlinable public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    offset(x: transform.x, y: transform.y)
  }

  /// Draws this view off its place, by the translation of a transform.
  ///
  /// - Source: SwiftUI `View.transformEffect(_:)`; of a transform only the translation has an effect.
  @inlinable public func transformEffect(_ transform: DrawingTransform) -> some View {
    offset(x: transform.tx, y: transform.ty)
  }
}

extension View {
  /// Moves the geometry of this view as a whole.
  ///
  /// That is always so here: the content of a moving view moves with it. The modifier exists for code that calls it.
  /// - Source: SwiftUI `View.geometryGroup()`.
  @inlinable public func geometryGroup() -> some View { self }
}
