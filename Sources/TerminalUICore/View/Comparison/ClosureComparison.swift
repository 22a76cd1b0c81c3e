/// Compares closures: the same code with equal captures.
///
/// A closure is two words: its code and its context, an object that the compiler makes for its captures. If
/// there is one capture and it is a reference, the context is that object itself.
nonisolated enum ClosureComparison {
  /// Whether the closures at two places are equal; a missing one is equal to a missing one.
  ///
  /// What was captured is compared as values of its type are, dynamic properties included. A captured
  /// variable is the same only if it is in the same box, and a weak reference if it is to the same object.
  /// One limit: a box that is a closure's only capture can't be told from a context with one value, so two
  /// such closures are equal as long as the variables are.
  static func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int) -> Bool {
    let code = lhs.load(as: UInt.self)
    guard code == rhs.load(as: UInt.self) else { return false }
    if code == 0 { return true }
    let left = lhs.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    let right = rhs.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    if left == right { return true }
    guard let left, let right, depth < ComparisonPlan.maxDepth else { return false }
    let type = TypeMetadata(pointer: left.load(as: UnsafeRawPointer.self))
    guard type == TypeMetadata(pointer: right.load(as: UnsafeRawPointer.self)) else { return false }
    if type.isCaptureContext { return CaptureLayout.isEqual(left, right, type, depth: depth + 1) }
    return type.kind == .class && isEqualObject(lhs + 8, rhs + 8, type, depth: depth + 1)
  }

  /// Whether two captured references to objects of the same class are equal.
  private static func isEqualObject(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ type: TypeMetadata, depth: Int
  ) -> Bool {
    if let array = type.typeOfArrayInStorage {
      return TypeLayout.of(array).plan(.capture).isEqual(lhs, rhs, depth: depth)
    }
    return TypeLayout.of(type).plan(.capture).isEqual(lhs, rhs, depth: depth)
  }
}
