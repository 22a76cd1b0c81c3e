/// Compares closures: the same code with equal captures.
///
/// A closure is two words: its code and its context, an object that the compiler makes for its captures. If
/// there is one capture and it is a reference, the context is that object itself.
nonisolated enum ClosureComparison {
  /// Whether the closures at two places are equal; a missing one is equal to a missing one.
  ///
  /// Captures count as equal if the closure reads the same of them: dynamic properties are included, and no `==` of the app is called. An object or a
  /// variable, which the closure may find changed, is different unless its reads are tracked. Two limits: where an object is the only capture, the
  /// two words are the same for the same object. A box that is a closure's only capture looks like a context with one value, so two such closures are
  /// equal as long as the variables are.
  static func isEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool {
    let code = lhs.load(as: UInt.self)
    guard code == rhs.load(as: UInt.self) else { return false }
    if code == 0 { return true }
    let left = lhs.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    let right = rhs.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    if left == right { return true }
    guard let left, let right, depth < ComparisonPlan.maxDepth else { return false }
    let type = TypeMetadata(pointer: left.load(as: UnsafeRawPointer.self))
    guard type == TypeMetadata(pointer: right.load(as: UnsafeRawPointer.self)) else { return false }
    if type.isCaptureContext { return CaptureLayout.isEqual(left, right, type, mode: mode, depth: depth + 1) }
    // A lone array is its storage; other objects are equal only if they are the same.
    guard type.kind == .class, let array = type.typeOfArrayInStorage else { return false }
    return TypeComparison.of(array).plan(mode).isEqual(lhs + 8, rhs + 8, depth: depth + 1)
  }

  private struct WeakReference { weak var object: AnyObject? }

  /// Whether the boxes of two captured weak variables refer to the same object, with tracked reads.
  static func isSameObject(
    inWeakBox lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode
  ) -> Bool {
    let left = lhs.load(as: UnsafeRawPointer.self) + CaptureDescription.start
    let right = rhs.load(as: UnsafeRawPointer.self) + CaptureDescription.start
    // A weak reference's first word is the same for the same object only.
    guard left.load(as: UInt.self) == right.load(as: UInt.self) else { return false }
    if mode != .capture { return true }
    guard let object = left.assumingMemoryBound(to: WeakReference.self).pointee.object else { return true }
    return TypeComparison.of(TypeMetadata(type(of: object))).isSelfContained
  }
}
