/// A collection in a buffer, for elements that aren't equatable.
nonisolated protocol ElementwiseComparable {
  /// Whether the collections at two places have equal elements in the same order.
  static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool
}

extension Array: nonisolated ElementwiseComparable {
  nonisolated static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool {
    lhs.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { left in
      rhs.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { right in
        elementsAreEqual(left, right, mode: mode, depth: depth)
      }
    }
  }
}

extension ContiguousArray: nonisolated ElementwiseComparable {
  nonisolated static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool {
    lhs.assumingMemoryBound(to: ContiguousArray<Element>.self).pointee.withUnsafeBufferPointer { left in
      rhs.assumingMemoryBound(to: ContiguousArray<Element>.self).pointee.withUnsafeBufferPointer { right in
        elementsAreEqual(left, right, mode: mode, depth: depth)
      }
    }
  }
}

nonisolated extension TypeMetadata {
  /// Whether this struct is an array of some kind.
  var isArray: Bool {
    descriptor == TypeMetadata([Int].self).descriptor
      || descriptor == TypeMetadata(ContiguousArray<Int>.self).descriptor
  }
}

private nonisolated func elementsAreEqual<Element>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>, mode: ComparisonMode, depth: Int
) -> Bool {
  guard lhs.count == rhs.count else { return false }
  guard let left = UnsafeRawPointer(lhs.baseAddress), let right = UnsafeRawPointer(rhs.baseAddress) else {
    return true
  }
  let plan = TypeLayout.of(Element.self).plan(mode)
  let stride = MemoryLayout<Element>.stride
  for offset in Swift.stride(from: 0, to: lhs.count * stride, by: stride)
  where !plan.isEqual(left + offset, right + offset, depth: depth + 1) {
    return false
  }
  return true
}
