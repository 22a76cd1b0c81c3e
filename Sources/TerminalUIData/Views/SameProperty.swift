#if Data
  internal import RuntimeMetadata

  /// Whether two properties of views represent the same.
  func areSameProperty<Property: SelfComparing>(
    _ one: Property, _ other: Property, _ mode: ComparisonMode
  ) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in Property.areEqual(one, other, mode) }
    }
  }
#endif
