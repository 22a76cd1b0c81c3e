/// Whether two values of a source are equal: the same bytes, or equal by `==`; where the type has none, part by part.
///
/// Objects are equal if they are the same. Values that can't be proved equal are different.
///
/// Pass a closure inside of a struct or an enum: as an argument of its own it is wrapped on the way, once for
/// each argument, and two wrappers are never the same code.
@inlinable package nonisolated func valuesAreEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in valuesAreEqual(left, right) }
  }
}

/// What replacing a stored value by a new one changes, so that readers are only woken if they could see it.
@usableFromInline package nonisolated enum Replacement {
  /// Both values have the same bytes, so the replacement has no effect.
  case none
  /// The new value is equal by `==`. That may compare only an identifier.
  case toEqual
  case toDifferent

  /// Compares a stored value, which is not copied, with a new one.
  @inlinable package init<Value>(of stored: UnsafePointer<Value>, by new: Value) {
    self = withUnsafePointer(to: new) { new in
      if UnsafeRawPointer(stored).hasSameBytes(as: UnsafeRawPointer(new), count: MemoryLayout<Value>.size) {
        return .none
      }
      return valuesAreEqual(stored, new) ? .toEqual : .toDifferent
    }
  }
}

/// Whether a stored value is equal to `rhs`.
///
/// The stored value isn't copied.
@inlinable package nonisolated func valuesAreEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: Value) -> Bool {
  withUnsafePointer(to: rhs) { right in valuesAreEqual(lhs, right) }
}

/// Whether two values are equal.
///
/// Neither value is copied.
@inlinable package nonisolated func valuesAreEqual<Value>(
  _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>
) -> Bool {
  let (left, right) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
  let isSame = left.hasSameBytes(as: right, count: MemoryLayout<Value>.size)
  switch Equality.of(Value.self) {
  case .bytes: return isSame
  case .text:
    return isSame
      || left.assumingMemoryBound(to: String.self).pointee
        .hasSameBytes(as: right.assumingMemoryBound(to: String.self).pointee)
  case .operator(let type):
    if isSame { return true }
    return areEqual(type, UnsafeMutableRawPointer(mutating: left), UnsafeMutableRawPointer(mutating: right))
  case .parts: return TypeComparison.of(Value.self).plan(.value).isEqual(left, right, depth: 0)
  }
}

/// Whether two values that events come from are the same source: as values, and closures by their captures.
@inlinable package nonisolated func areSameSource<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in
      TypeComparison.of(Value.self).plan(.source).isEqual(left, right, depth: 0)
    }
  }
}

/// How the values of a type are compared, found out once.
@usableFromInline nonisolated enum Equality {
  /// Numbers. Also objects: two of them are never the same state, even if `==` says so, and one state would be lost.
  case bytes
  /// Strings: two of other bytes are other states, also where they are equal by `==`, which takes a nanosecond a byte.
  case text
  case `operator`(any Equatable.Type)
  case parts

  @usableFromInline struct Entry: @unchecked Sendable {
    @usableFromInline let record: TypeMetadata
    @usableFromInline let equality: Equality

    @usableFromInline init(_ record: TypeMetadata) {
      self.record = record
      let wrapped = record.wrapped?.type
      if record.type is AnyObject.Type || wrapped is AnyObject.Type || Self.isNumber(record.type) {
        equality = .bytes
      } else if record.type is String.Type {
        equality = .text
      } else if let wrapped, Self.isNumber(wrapped) || wrapped is String.Type {
        // The same answer as by `==`, which looks the type of a pair up.
        equality = .parts
      } else {
        equality = (record.type as? any Equatable.Type).map(Equality.operator) ?? .parts
      }
    }

    private static func isNumber(_ type: any Any.Type) -> Bool {
      // In this order: a type that conforms to nothing is looked for among all conformances of the program.
      type is Bool.Type || type is any FixedWidthInteger.Type
    }
  }

  @usableFromInline static let table = MetadataTable<Entry>({ Entry($0) })

  @inlinable @inline(__always) static func of<T>(_ type: T.Type) -> Equality {
    table.entry(for: TypeMetadata(type)).pointee.equality
  }
}
