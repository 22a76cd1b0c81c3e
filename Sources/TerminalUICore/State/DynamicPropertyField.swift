internal import RuntimeMetadata

/// A dynamic property's place in a view's value, found once for each type: its node calls it there.
nonisolated struct DynamicPropertyField: @unchecked Sendable {
  /// The name of the stored property: `_count` for `@State var count`.
  let name: String
  /// The name of the view's own stored property that this one is in, or its own.
  let rootName: String
  /// The distance in bytes from the start of the view's value.
  let offset: Int
  /// How many dynamic properties it is in.
  let depth: Int
  let type: any DynamicProperty.Type

  /// The facts needed to find the property: nothing in them is counted.
  var place: (offset: Int, type: any DynamicProperty.Type) { (offset, type) }

  /// The name as the program uses it: `count` for `@State var count`.
  var label: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// The dynamic properties of a type, inner ones first.
  static func all(in type: TypeMetadata) -> [DynamicPropertyField] {
    var result: [DynamicPropertyField] = []
    collect(from: type, offset: 0, root: nil, depth: 0, into: &result)
    return result
  }

  /// Adds the dynamic properties of a type, each behind those that are in it: that is the order of their calls.
  private static func collect(
    from type: TypeMetadata, offset: Int, root: String?, depth: Int, isHolder: Bool = false,
    into result: inout [DynamicPropertyField]
  ) {
    for field in StoredField.all(of: type) {
      guard let dynamicProperty = field.dynamicProperty else {
        // The properties of the value that a holder stores are called as if it were the view.
        if isHolder {
          collect(
            from: field.type, offset: offset + field.offset, root: nil, depth: depth, into: &result)
        }
        continue
      }
      let root = root ?? field.name
      collect(
        from: field.type, offset: offset + field.offset, root: root, depth: depth + 1,
        isHolder: dynamicProperty._isHolder, into: &result)
      result.append(
        DynamicPropertyField(
          name: field.name, rootName: root, offset: offset + field.offset, depth: depth, type: dynamicProperty
        ))
    }
  }
}

nonisolated extension StoredField {
  /// The type of this property, if the framework looks after it.
  fileprivate var dynamicProperty: (any DynamicProperty.Type)? {
    isIndependent { type.type is any DynamicProperty.Type } ? type.type as? any DynamicProperty.Type : nil
  }
}

nonisolated extension DynamicPropertyField: CustomStringConvertible {
  var description: String { "\(name): \(ShortTypeName.of(type)) at \(offset)" }
}
