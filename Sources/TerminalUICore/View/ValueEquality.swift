nonisolated extension TypeLayout {
  /// Whether a value of the type has dynamic properties.
  var hasDynamicProperties: Bool { !dynamicProperties.isEmpty }

  /// Whether two values of the type are equal (`semantics.md`, C1 to C6).
  func areEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    isEqual(lhs, rhs)
  }
}

/// Whether two values are equal by what the framework can see: `==` where the type has it, else field by field.
/// What can't be proved equal is different.
nonisolated func valuesAreEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  var lhs = lhs
  var rhs = rhs
  return TypeLayout.of(Value.self).areEqual(&lhs, &rhs)
}
