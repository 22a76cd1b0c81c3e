#if Data
  internal import RuntimeMetadata
  internal import TerminalUI

  // Rows are made by closures that have the view with its query in them: they are the same as long as the query is.

  extension Query: SelfComparing {
    package static func areEqual(
      _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
    ) -> Bool {
      let (lhs, rhs) = (lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self))
      return haveSameStorage(lhs.pointee._state, rhs.pointee._state, mode)
    }

    /// What is read of the state is tracked.
    package static func isSure(in mode: ComparisonMode) -> Bool { true }
  }

  extension SectionedQuery: SelfComparing {
    package static func areEqual(
      _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
    ) -> Bool {
      let (lhs, rhs) = (lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self))
      return haveSameStorage(lhs.pointee._state, rhs.pointee._state, mode)
    }

    /// What is read of the state is tracked.
    package static func isSure(in mode: ComparisonMode) -> Bool { true }
  }

  /// Whether two properties are the same state.
  private func haveSameStorage<Property: SelfComparing>(
    _ one: Property, _ other: Property, _ mode: ComparisonMode
  ) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in Property.areEqual(one, other, mode) }
    }
  }
#endif
