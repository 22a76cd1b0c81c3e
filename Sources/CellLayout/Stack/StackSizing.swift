internal import Cells

/// How a stack divides its length among the children that can take more or less.
///
/// The algorithm is SwiftUI's. Children of a higher priority are served first, while the least lengths of
/// all others are kept back. Within a priority the least flexible child goes first (of equals, the first). Each is offered an equal share of the
/// rest, and the cells that it doesn't take stay for the others.
public enum StackSizing {
  /// The facts about a flexible child that a stack needs before it divides.
  public struct Child: Sendable {
    /// The length it takes when offered nothing.
    public var minimum: Int
    /// The length it takes without a limit.
    public var maximum: Int
    /// The child's layout priority.
    public var priority: Double
    /// The child's place among the children given.
    public var index: Int

    /// Describes a child by the lengths it answers with.
    public init(minimum: Int, maximum: Int, priority: Double, index: Int) {
      self.minimum = minimum
      self.maximum = maximum
      self.priority = priority
      self.index = index
    }

    var flexibility: Int { maximum &- minimum }
  }

  /// Divides `available` cells: offers each child a length, in the order of the rule, and takes its answer.
  ///
  /// - Parameters:
  ///   - available: The cells for all these children together; may be negative.
  ///   - children: The children; left in the order in which they were served.
  ///   - offer: Offers the child at an index a length and returns the length it takes.
  public static func divide(
    _ available: Int, among children: inout [Child], offer: (_ index: Int, _ length: Int) -> Int
  ) {
    children.sort { lhs, rhs in
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
      return lhs.index < rhs.index
    }
    var remaining = available
    // Exact, because it is taken apart again: lengths are so small that their sum can't overflow.
    var keptBack = children.reduce(0) { $0 &+ $1.minimum }
    var start = 0
    while start < children.count {
      var end = start
      while end < children.count, children[end].priority == children[start].priority {
        keptBack &-= children[end].minimum
        end += 1
      }
      for position in start..<end {
        // No limit stays no limit after a subtraction.
        let isUnlimited = remaining == .max
        let share = CellDivision.share(of: isUnlimited ? .max : remaining &- keptBack, among: end - position)
        let taken = offer(children[position].index, share)
        if !isUnlimited { remaining &-= taken }
      }
      start = end
    }
  }
}
