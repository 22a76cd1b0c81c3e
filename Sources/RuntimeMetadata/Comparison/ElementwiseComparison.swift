/// An array, set or dictionary: compared element by element, because it has no other contents.
nonisolated protocol ElementwiseComparable {
  /// The types of the elements in the collection.
  static var elementTypes: [any Any.Type] { get }
  /// Whether the collections at two places have equal elements in the same order.
  static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool
}

extension Array: nonisolated ElementwiseComparable {
  nonisolated static var elementTypes: [any Any.Type] { [Element.self] }

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
  nonisolated static var elementTypes: [any Any.Type] { [Element.self] }

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

extension ArraySlice: nonisolated ElementwiseComparable {
  nonisolated static var elementTypes: [any Any.Type] { [Element.self] }

  nonisolated static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool {
    let left = lhs.assumingMemoryBound(to: ArraySlice<Element>.self).pointee
    let right = rhs.assumingMemoryBound(to: ArraySlice<Element>.self).pointee
    guard left.indices == right.indices else { return false }
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in elementsAreEqual(left, right, mode: mode, depth: depth) }
    }
  }
}

extension Set: nonisolated ElementwiseComparable {
  nonisolated static var elementTypes: [any Any.Type] { [Element.self] }

  nonisolated static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool {
    let left = lhs.assumingMemoryBound(to: Set<Element>.self).pointee
    let right = rhs.assumingMemoryBound(to: Set<Element>.self).pointee
    return left.count == right.count
      && left.allSatisfy { element in
        right.firstIndex(of: element).map { isEqual(element, right[$0], mode, depth) } ?? false
      }
  }
}

extension Dictionary: nonisolated ElementwiseComparable {
  nonisolated static var elementTypes: [any Any.Type] { [Key.self, Value.self] }

  nonisolated static func hasEqualElements(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, mode: ComparisonMode, depth: Int
  ) -> Bool {
    let left = lhs.assumingMemoryBound(to: [Key: Value].self).pointee
    let right = rhs.assumingMemoryBound(to: [Key: Value].self).pointee
    return left.count == right.count
      && left.allSatisfy { key, value in
        guard let index = right.index(forKey: key) else { return false }
        return isEqual(key, right[index].key, mode, depth) && isEqual(value, right[index].value, mode, depth)
      }
  }
}

private nonisolated func isEqual<T>(_ lhs: T, _ rhs: T, _ mode: ComparisonMode, _ depth: Int) -> Bool {
  withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in
      TypeComparison.of(T.self).plan(mode).isEqual(left, right, depth: depth + 1)
    }
  }
}

nonisolated extension TypeMetadata {
  /// Whether this struct is an array of some kind.
  var isArray: Bool {
    descriptor == TypeMetadata([Int].self).descriptor
      || descriptor == TypeMetadata(ContiguousArray<Int>.self).descriptor
      || descriptor == TypeMetadata(ArraySlice<Int>.self).descriptor
  }

  /// Whether this struct is a set or a dictionary.
  var isHashedCollection: Bool {
    descriptor == TypeMetadata(Set<Int>.self).descriptor
      || descriptor == TypeMetadata([Int: Int].self).descriptor
  }
}

/// Compares elements in memory one by one, by the plan of their type.
private nonisolated func elementsAreEqual<Element>(
  _ lhs: UnsafeBufferPointer<Element>, _ rhs: UnsafeBufferPointer<Element>, mode: ComparisonMode, depth: Int
) -> Bool {
  guard lhs.count == rhs.count else { return false }
  guard let left = UnsafeRawPointer(lhs.baseAddress), let right = UnsafeRawPointer(rhs.baseAddress) else {
    return true
  }
  let plan = TypeComparison.of(Element.self).plan(mode)
  let stride = MemoryLayout<Element>.stride
  for offset in Swift.stride(from: 0, to: lhs.count * stride, by: stride)
  where !plan.isEqual(left + offset, right + offset, depth: depth + 1) {
    return false
  }
  return true
}
