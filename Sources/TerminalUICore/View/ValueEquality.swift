/// Whether two values are equal by what the framework can see: `==` where the type has it, else field by field.
/// What can't be proved equal is different.
nonisolated func valuesAreEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in TypeLayout.of(Value.self).isEqual(left, right) }
  }
}
