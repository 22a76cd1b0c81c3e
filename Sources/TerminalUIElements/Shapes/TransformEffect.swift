public import TerminalUICore

extension View {
  /// Draws the shapes of this view larger or smaller, around a place of the view.
  ///
  ///     Circle().stroke(.tint).scaleEffect(isPulsing ? 1.5 : 1)
  ///     Rectangle().fill(.green).scaleEffect(y: value / greatest, anchor: .bottom)
  ///
  /// Views around it stay where they are, and clicks meet the view where it would be without the change. A view in
  /// which anything draws characters is shown as it is: they have one size. A `border` and the block of a button stay.
  /// A view that is scaled to less than a tenth, across or down, isn't drawn at all.
  /// - Parameters:
  ///   - scale: The factor; a negative one mirrors.
  ///   - anchor: The place of the view that stays where it is.
  /// - Source: SwiftUI `View.scaleEffect(_:anchor:)`; differs in that characters aren't scaled.
  @inlinable public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the shapes of this view wider or taller, around a place of the view.
  ///
  /// - Source: SwiftUI `View.scaleEffect(x:y:anchor:)`; differs in that characters aren't scaled.
  @inlinable public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(DrawingChange(scaleX: x, scaleY: y), anchor))
  }

  /// Draws the shapes of this view turned, clockwise around a place of the view.
  ///
  ///     Circle().trim(from: 0, to: 0.7).stroke(.tint).rotationEffect(angle)
  ///
  /// Views around it stay where they are, and clicks meet the view where it would be without the change. A view in
  /// which anything draws characters is shown as it is.
  /// - Source: SwiftUI `View.rotationEffect(_:anchor:)`; differs in that characters aren't turned.
  @inlinable public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(TransformModifier(DrawingChange(degrees: angle.degrees), anchor))
  }

  /// Draws the shapes of this view turned around an axis in space, as they are seen from far away.
  ///
  ///     Rectangle().fill(.blue).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
  ///
  /// A view in which anything draws characters is shown as it is.
  /// - Source: SwiftUI `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`; differs in that characters aren't turned, and that nothing is
  ///   nearer than anything else.
  @_disfavoredOverload @inlinable public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View {
    modifier(TransformModifier(DrawingChange(degrees: angle.degrees, axis: axis), anchor))
  }
}

/// A change of drawings: scaled, then turned around an axis.
@usableFromInline nonisolated struct DrawingChange: Equatable {
  var scale = SIMD2(1.0, 1)
  private var degrees = 0.0
  /// Whether the change turns the drawing, even if by an angle of 0 now.
  private(set) var turns = false
  /// The axis, of length 1.
  private var axis = SIMD3(0.0, 0, 1)

  @usableFromInline init(scaleX: Double, scaleY: Double) {
    scale = SIMD2(Self.sane(scaleX, else: 1), Self.sane(scaleY, else: 1))
  }

  @usableFromInline init(degrees: Double, axis: (x: Double, y: Double, z: Double) = (0, 0, 1)) {
    turns = true
    self.degrees = Self.sane(degrees, else: 0)
    let given = SIMD3(Self.sane(axis.x, else: 0), Self.sane(axis.y, else: 0), Self.sane(axis.z, else: 0))
    let length = (given * given).sum().squareRoot()
    // Around no axis nothing turns.
    if length > 0 { self.axis = given / length } else { self.degrees = 0 }
  }

  /// Returns `number`, limited to what can be visible.
  ///
  /// Returns `other` for NaN.
  private static func sane(_ number: Double, else other: Double) -> Double {
    number.isNaN ? other : Swift.max(Swift.min(number, 1e6), -1e6)
  }

  /// The scales without their signs.
  var size: SIMD2<Double> { pointwiseMax(scale, -scale) }

  /// Where a drawing that fills `rect` can reach: scaled by at most `size` around `anchor`, mirrored and turned as this
  /// change does.
  ///
  /// If the change turns, this is a square around `anchor` with room for every angle, so that a turn needs no layout.
  func reach(of rect: DrawingRect, _ size: SIMD2<Double>, around anchor: DrawingPoint) -> DrawingRect {
    let before = SIMD2(anchor.x - rect.minX, anchor.y - rect.minY) * size
    let behind = SIMD2(rect.maxX - anchor.x, rect.maxY - anchor.y) * size
    guard turns || scale.min() < 0 else {
      return DrawingRect(
        x: anchor.x - before.x, y: anchor.y - before.y, width: before.x + behind.x,
        height: before.y + behind.y)
    }
    // Mirrored, a side is on the other one; turned, a corner is anywhere on a circle.
    var reach = pointwiseMax(before, behind)
    if turns { reach = SIMD2(repeating: (reach * reach).sum().squareRoot()) }
    return DrawingRect(
      x: anchor.x - reach.x, y: anchor.y - reach.y, width: 2 * reach.x, height: 2 * reach.y)
  }

  /// The change as a transform that leaves the place (0, 0) where it is.
  var transform: DrawingTransform {
    let turn = DrawingTransform(rotationAngle: degrees * .pi / 180)
    let (cosine, sine) = (turn.a, turn.b)
    let (x, y, z) = (axis.x, axis.y, axis.z)
    // The part of the turn in space that is seen from the front.
    let seen = DrawingTransform(
      a: cosine + x * x * (1 - cosine), b: x * y * (1 - cosine) + z * sine,
      c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
    return DrawingTransform(scaleX: scale.x, y: scale.y).concatenating(seen)
  }
}

extension DrawingChange: MovingValue {
  func numbers(in node: Node) -> MotionVector { MotionVector(degrees, scale.x, scale.y) }

  func moved(to numbers: MotionVector) -> DrawingChange {
    var moved = self
    (moved.degrees, moved.scale) = (numbers[0], SIMD2(numbers[1], numbers[2]))
    return moved
  }

  /// Counts quarters of a degree and 256ths of a scale: a move by less isn't drawn.
  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    MotionVector(numbers[0] * 4, numbers[1] * 256, numbers[2] * 256).rounded
  }
}

@usableFromInline struct TransformModifier: ItemModifier {
  let change: DrawingChange
  let anchor: UnitPoint

  @usableFromInline init(_ change: DrawingChange, _ anchor: UnitPoint) {
    (self.change, self.anchor) = (change, anchor)
  }

  @usableFromInline func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node)
    -> UnaryNode
  { TransformNode(change, anchor, in: context, content: content) }

  @usableFromInline func updateItem(_ node: UnaryNode) {
    unsafeDowncast(node, to: TransformNode.self).update(change, anchor)
  }
}
