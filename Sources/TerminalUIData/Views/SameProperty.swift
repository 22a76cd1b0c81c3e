#if Data
  internal import RuntimeMetadata
  internal import TerminalUICore

  /// Whether two properties of views represent the same.
  func areSameProperty<Property: SelfComparing>(
    _ one: Property, _ other: Property, _ mode: ComparisonMode
  ) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in Property.areEqual(one, other, mode) }
    }
  }

  extension OwnerNode {
    /// Reports that a query of the view has no database.
    func lacksDatabase() {
      lacks("a database", remedy: "Add `.database(_:)` to the scene, or to a view above.")
    }
  }
#endif
