/// The question that a comparison answers: which differences count depends on the reader of the values.
@usableFromInline package nonisolated enum ComparisonMode: UInt8 {
  /// Whether a view has another value beside its own dynamic properties, which are compared as they are connected.
  case view
  /// Whether something was made of other values: a field, a value of the environment, a view.
  ///
  /// A dynamic property in it counts by its fields; those of the framework say what counts.
  case value
  /// Whether code could read anything else: of a closure's captures, and of the elements of a `ForEach`.
  ///
  /// No `==` of the app counts, and no object is equal to itself unless its reads are tracked.
  case capture
  /// Whether events come from the same source: like `value`, also for closures' captures.
  case source
}

/// A part of a value, and how two such parts are compared once their bytes are known to differ.
@usableFromInline package nonisolated struct ComparisonStep {
  enum Kind: UInt8 {
    /// Different bytes are different values: numbers, references, metatypes, and everything that can't be understood.
    case bytes
    case string
    /// By the `==` of the conformance whose type and witness table are the two details.
    case equatable
    case closure
    /// A reference to something whose changes aren't observed: two are never equal.
    case untracked
    /// By a type of the framework that compares itself: the details are its conformance to `SelfComparing`.
    case own
    /// A reference to the box of a captured weak variable.
    case weakBox
    /// An enum; the detail is its `EnumComparison`.
    case choice
    case existential
    case classExistential
    /// A collection that is compared element by element; the detail is the conformance to `ElementwiseComparable`.
    case elements
  }

  var kind: Kind
  var mode: ComparisonMode
  /// Whether the same bytes are the same value.
  var isSure = true
  /// The distance in bytes from the start of the value.
  var offset: Int
  var size: Int
  var detail: UInt = 0
  var witness: UInt = 0

  var end: Int { offset &+ size }
}

/// The steps that decide whether two values of a type are equal.
///
/// A plan is made once per type and mode, and lives as long as the program.
@usableFromInline package nonisolated struct ComparisonPlan: @unchecked Sendable {
  /// The bytes of a value.
  @usableFromInline let size: Int
  @usableFromInline let steps: UnsafeBufferPointer<ComparisonStep>
  /// Whether every byte counts, so that different bytes are different values.
  @usableFromInline let isExact: Bool
  /// Whether two values with the same bytes are equal.
  @usableFromInline let isSure: Bool

  /// Values that are nested deeper than this through boxes are taken for different.
  static let maxDepth = 64

  /// Whether two values are equal.
  ///
  /// Parts with the same bytes are equal, if they are sure; the others go through their step. The pointers are to initialised
  /// values.
  @inlinable @inline(__always)
  package func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int) -> Bool {
    let same = lhs.firstDifference(from: rhs, count: size)
    return same == size && isSure || !isExact && isEqual(lhs, rhs, after: same, depth: depth)
  }

  @usableFromInline @inline(never)
  /// Goes through the steps until one finds a difference; the first `same` bytes are known to be equal.
  ///
  /// A step that is sure holds if its bytes are equal; else, and for all other steps, the values themselves are
  /// compared.
  func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, after same: Int, depth: Int) -> Bool {
    guard SelfCheck.trusts(.layouts) else { return false }
    var step = steps.baseAddress.unsafelyUnwrapped
    let end = step + steps.count
    while step < end {
      defer { step += 1 }
      if !step.pointee.isSure {
        let offset = step.pointee.offset
        if !step.pointee.isEqual(lhs + offset, rhs + offset, depth: depth) { return false }
        continue
      }
      // Bytes in front of `same` needn't be looked at again.
      let start = max(step.pointee.offset, same)
      if start >= step.pointee.end { continue }
      if (lhs + start).hasSameBytes(as: rhs + start, count: step.pointee.end &- start) { continue }
      if step.pointee.kind == .bytes { return false }
      let offset = step.pointee.offset
      if !step.pointee.isEqual(lhs + offset, rhs + offset, depth: depth) { return false }
    }
    return true
  }
}

nonisolated extension ComparisonStep {
  /// Whether two parts with different bytes are equal.
  @inline(never) fileprivate func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int)
    -> Bool
  {
    if depth > ComparisonPlan.maxDepth { return false }
    switch kind {
    case .bytes, .untracked:
      return false
    case .own:
      let type = unsafeBitCast((detail, witness), to: (any SelfComparing.Type).self)
      return type.areEqual(lhs, rhs, mode)
    case .string:
      return lhs.assumingMemoryBound(to: String.self).pointee
        == rhs.assumingMemoryBound(to: String.self).pointee
    case .equatable:
      return areEqual(
        unsafeBitCast((detail, witness), to: (any Equatable.Type).self),
        UnsafeMutableRawPointer(mutating: lhs),
        UnsafeMutableRawPointer(mutating: rhs))
    case .closure:
      return SelfCheck.trusts(.closures)
        && ClosureComparison.isEqual(lhs, rhs, mode: mode == .source ? .source : .capture, depth: depth)
    case .weakBox:
      return SelfCheck.trusts(.closures) && ClosureComparison.isSameObject(inWeakBox: lhs, rhs, mode: mode)
    case .choice:
      return SelfCheck.trusts(.enums) && EnumComparison.at(detail).pointee.isEqual(lhs, rhs, depth: depth)
    case .existential:
      return SelfCheck.trusts(.existentials)
        && ExistentialComparison.isEqual(lhs, rhs, size: size, mode: mode, depth: depth)
    case .classExistential:
      return SelfCheck.trusts(.existentials) && ExistentialComparison.isSameTrackedObject(lhs, rhs)
    case .elements:
      let type = unsafeBitCast((detail, witness), to: (any ElementwiseComparable.Type).self)
      return type.hasEqualElements(lhs, rhs, mode: mode, depth: depth)
    }
  }
}

@usableFromInline nonisolated func areEqual<T: Equatable>(
  _ type: T.Type, _ lhs: UnsafeMutableRawPointer, _ rhs: UnsafeMutableRawPointer
) -> Bool {
  // Nothing is written. A plain read through a pointer would copy both values here, where `T` isn't known.
  func areEqual(_ lhs: inout T, _ rhs: inout T) -> Bool { lhs == rhs }
  return areEqual(&lhs.assumingMemoryBound(to: T.self).pointee, &rhs.assumingMemoryBound(to: T.self).pointee)
}

// MARK: - Description

nonisolated extension ComparisonPlan: CustomStringConvertible {
  @usableFromInline package var description: String { steps.map(\.description).joined(separator: ", ") }
}

nonisolated extension ComparisonStep: CustomStringConvertible {
  @usableFromInline package var description: String { "\(kind) \(offset)..<\(end)" }
}
