/// Compares values whose type is only known when they are there: `any P`.
nonisolated enum ExistentialComparison {
  /// Whether two containers of any type hold equal values of the same type.
  ///
  /// A container is three words for the value or for the box it is in, its type, and a witness table a
  /// protocol.
  static func isEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, size: Int, mode: ComparisonMode, depth: Int
  ) -> Bool {
    guard (lhs + 24).hasSameBytes(as: rhs + 24, count: size - 24) else { return false }
    let type = TypeMetadata(pointer: lhs.load(fromByteOffset: 24, as: UnsafeRawPointer.self))
    var left = lhs
    var right = rhs
    if !type.isInline {
      left = boxContents(lhs.load(as: UnsafeRawPointer.self), of: type)
      right = boxContents(rhs.load(as: UnsafeRawPointer.self), of: type)
      if left == right, mode != .capture { return true }
    }
    return TypeComparison.of(type).plan(mode).isEqual(left, right, depth: depth + 1)
  }

  /// Whether two references refer to the same object, and all reads of the object are tracked.
  static func isSameTrackedObject(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    guard let left = lhs.load(as: UnsafeRawPointer?.self) else {
      return rhs.load(as: UnsafeRawPointer?.self) == nil
    }
    guard left == rhs.load(as: UnsafeRawPointer?.self) else { return false }
    return TypeComparison.of(TypeMetadata(pointer: left.load(as: UnsafeRawPointer.self))).isSelfContained
  }

  /// Where the value is in a box: behind the object's header, at the next place that suits its type.
  static func boxContents(_ box: UnsafeRawPointer, of type: TypeMetadata) -> UnsafeRawPointer {
    box + ((16 + type.alignmentMask) & ~type.alignmentMask)
  }
}
