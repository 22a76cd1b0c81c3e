@_spi(Reflection) internal import Swift

/// A stored property of a struct or an element of a tuple.
package nonisolated struct StoredField {
  package let name: String
  /// The distance in bytes from the start of the value.
  package let offset: Int
  package let type: TypeMetadata
  /// Whether the field is a weak or unowned reference.
  let isNonOwning: Bool

  var end: Int { offset + type.size }

  /// Whether the property is no part of the value that it is stored in.
  var isIndependent: Bool { isIndependent { type.type is any _IndependentProperty.Type } }

  /// Whether the property is no part of the value that it is stored in, as `find` determines.
  ///
  /// `find` is called once for a type, and not for types of the standard library.
  package func isIndependent(_ find: () -> Bool) -> Bool {
    // No conformance is looked for where there can't be one, and none twice: each costs a third of a million instructions,
    // more in larger programs.
    guard type.kind == .struct, !type.isDeclared(inModule: "Swift") else { return false }
    return TypeComparison.of(type).isIndependent(find)
  }

  /// The fields that the program describes, in the order in which they are stored.
  package static func all(of type: TypeMetadata) -> [StoredField] {
    guard type.kind == .struct || type.kind == .tuple else { return [] }
    let isStruct = type.kind == .struct
    var fields: [StoredField] = []
    _forEachField(of: type.type) { name, offset, fieldType, _ in
      let isNonOwning = isStruct && type.field(at: fields.count)?.type.isNonOwning ?? false
      fields.append(
        StoredField(
          name: String(cString: name), offset: offset, type: TypeMetadata(fieldType), isNonOwning: isNonOwning
        ))
      return true
    }
    return fields
  }

  /// The fields that take room, if they are all that a value is.
  ///
  /// `nil` where they may be not: types from C have bit fields and unions that aren't described, and programs
  /// may be built without descriptions.
  package static func parts(of type: TypeMetadata) -> [StoredField]? {
    if type.kind == .struct, type.isDeclared(inModule: "__C") { return nil }
    var fields = all(of: type).filter { $0.type.size > 0 }
    // A metatype that the compiler knows takes no room, but its type doesn't say so: it is where another
    // field is.
    let others = fields.filter { $0.type.kind != .metatype }
    fields.removeAll { field in
      field.type.kind == .metatype
        && (field.end > type.size || others.contains { $0.offset < field.end && field.offset < $0.end })
    }
    return fills(fields, type) ? fields : nil
  }

  /// Whether only padding is between and behind the fields.
  private static func fills(_ fields: [StoredField], _ type: TypeMetadata) -> Bool {
    var end = 0
    for field in fields {
      if field.offset < end {
        guard field.type.kind == .metatype else { return false }
        continue
      }
      if field.offset - end > field.type.alignmentMask { return false }
      end = field.end
    }
    return end == type.size
  }
}

/// A property that isn't part of the value that stores it, but represents something that lasts or changes.
///
/// Two views are compared without their properties of such types. Apps conform to `DynamicProperty` instead.
public protocol _IndependentProperty {}
