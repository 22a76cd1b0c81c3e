package import Cells

/// How values that an update changes go from the old ones to the new ones: an animation, which the core doesn't know.
///
/// A transaction may carry one.
package protocol Mover: Sendable {
  /// Makes the driver that moves the values of a host, whichever movers follow.
  @MainActor func makeDriver(for host: ViewHost) -> any MotionDriver
}

private nonisolated enum MoverKey: TransactionKey { static var defaultValue: (any Mover)? { nil } }

nonisolated extension Transaction {
  /// How a changed value gets to its new one; `nil` is at once.
  package var mover: (any Mover)? {
    get { self[MoverKey.self] }
    set { self[MoverKey.self] = newValue }
  }

  /// The mover, unless animations are left out.
  package var effectiveMover: (any Mover)? { disablesAnimations ? nil : mover }
}

/// A value that an animation can move: its numbers can be anywhere between those of two values.
@MainActor package protocol MovingValue {
  /// The numbers, for a node that shows the value; parts that can't move are not a number.
  func numbers(in node: Node) -> MotionVector
  /// The value with other numbers, as near to them as it can be shown.
  func moved(to numbers: MotionVector) -> Self
  /// The visible part of the numbers: while this is equal, nothing need be drawn.
  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64>
}

extension MovingValue {
  /// Whole numbers.
  package func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> { numbers.rounded }
}

/// Eight numbers of a value that moves, such as the components of a colour: motions reckon with these.
package nonisolated struct MotionVector: Equatable, Sendable {
  package var values: SIMD8<Double>

  package init(_ values: SIMD8<Double>) { self.values = values }

  package init() { values = .zero }

  /// The first numbers; the others are zero.
  package init(_ numbers: Double?...) {
    values = .zero
    for (index, number) in numbers.prefix(8).enumerated() { values[index] = number ?? .nan }
  }

  package subscript(index: Int) -> Double { values[index] }

  /// The number at `index` as a count of cells; `nil` where it is none.
  package func cells(_ index: Int) -> Int? {
    values[index].isNaN ? nil : Int(values[index].clamped.rounded(.toNearestOrAwayFromZero))
  }

  /// The nearest whole numbers, halves away from zero: the one place where motion is rounded.
  package var rounded: SIMD8<Int64> {
    var result = SIMD8<Int64>()
    for index in 0..<8 where !values[index].isNaN {
      result[index] = Int64(values[index].clamped.rounded(.toNearestOrAwayFromZero))
    }
    return result
  }

  /// The way from another vector, by components; zero where a component of either isn't a number.
  package func way(from start: MotionVector) -> MotionVector {
    let way = values - start.values
    return MotionVector(way.replacing(with: 0, where: way .!= way))
  }
}

nonisolated extension Double {
  /// The number, within the limits of a place.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -1e9), 1e9) }
}

/// The driver of a host's moving values.
///
/// It knows time and curves; the tree doesn't.
@MainActor package protocol MotionDriver: AnyObject {
  /// Begins to move a value of a node, by the transaction of the present update.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - shown: The value that it shows.
  ///   - new: The value that it will show in the end.
  ///   - show: Has it show something between.
  /// - Returns: The value that it shows at first.
  func begin<Value: MovingValue>(
    _ node: Node, from shown: Value, to new: Value, show: @escaping @MainActor (Node, Value) -> Void
  ) -> Value
  /// The value that a node shows in the end; `nil` if it already shows that. Asked by nodes, to compare with a new
  /// value.
  func target<Value>(of node: Node, as type: Value.Type) -> Value?
  /// Draws an item at first so far off its place, and brings it there; by a mover, or by the transaction of the present update.
  func displace(_ item: ItemNode, from offset: Point, by mover: (any Mover)?)
  /// Called when a layer came that opens gradually.
  func open(_ layer: ItemNode)
  /// The way in which such a layer closes, for `leave(_:_:)`; `nil` is at once.
  func closing(of layer: ItemNode) -> AnyObject?
  /// Called when a screen replaces another screen, or comes back, in an area of `size`.
  func turn(to screen: ItemNode, isBack: Bool, in size: Size)
  /// Called when a view was added to a view that is there already.
  func appear(_ node: Node)
  /// The way in which a view disappears, asked before it leaves; `nil` where nothing of it stays.
  func going(of node: Node) -> AnyObject?
  /// Moves the picture of a view that left in the way that the driver gave, and ends it.
  func leave(_ picture: Afterimage, _ going: AnyObject)
  /// Whether anything moves.
  var isRunning: Bool { get }
  /// Called after each frame: the terminal shows everything that is changed.
  func didPresent()
}
