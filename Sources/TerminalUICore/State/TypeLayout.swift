internal import RuntimeMetadata

/// The framework's knowledge of a view's type, found once.
///
///     TypeLayout.of(Row.self).dynamicProperties     // [_count: State<Int> at 16]
///
/// A layout is a reference of one word to something that lives as long as the program: copies cost nothing.
/// Any thread may ask for one.
nonisolated struct TypeLayout: Hashable, @unchecked Sendable {
  private let contents: UnsafePointer<TypeLayoutContents>

  private static let table = MetadataTable<TypeLayoutContents>({ TypeLayoutContents($0) })

  /// The layout of a type.
  @inline(__always) static func of<T>(_ type: T.Type) -> TypeLayout { of(TypeMetadata(type)) }

  /// The layout of a type that is known by its record in the runtime.
  static func of(_ record: TypeMetadata) -> TypeLayout { TypeLayout(contents: table.entry(for: record)) }

  /// The runtime's record of the type.
  var record: TypeMetadata { contents.pointee.record }

  /// The name of the type, without modules and without the arguments of its arguments:
  /// `HStack<TupleView<…>>`.
  var typeName: String { ShortTypeName.of(record.type) }

  /// The dynamic properties among the stored properties, and those inside of dynamic properties, at any
  /// depth.
  ///
  /// The properties inside another one come before it, so that updates run from the inside to the outside.
  var dynamicProperties: [DynamicPropertyField] { dynamicPropertyFields.pointee }

  /// Where ``dynamicProperties`` are.
  @inline(__always) var dynamicPropertyFields: UnsafePointer<[DynamicPropertyField]> {
    contents.pointee.properties.value { DynamicPropertyField.all(in: record) }
  }

  /// Whether a value of the type has dynamic properties.
  var hasDynamicProperties: Bool { !dynamicProperties.isEmpty }

  /// Whether a view of the type keeps what its parent made, because its own wrappers store values in it.
  var keepsGivenValue: Bool {
    contents.pointee.keepsGivenValue.value {
      DynamicPropertyField.all(in: record).contains { TypeMetadata($0.type).hasValuesOfProperty }
    }.pointee
  }

  /// The dynamic properties that must be updated before an evaluation, which most needn't.
  var preparedProperties: [DynamicPropertyField] {
    contents.pointee.preparedProperties.value {
      DynamicPropertyField.all(in: record).filter { $0.type._needsPreparation }
    }.pointee
  }

  /// The class of the nodes of views of this type.
  ///
  /// Unspecialised code looks a generic class up each time it makes an object: 330 instructions, and cold cache lines.
  @inline(__always) func nodeClass(_ find: () -> AnyClass) -> AnyClass {
    contents.pointee.nodeClass.value(find).pointee
  }

  /// The class of the locations of states of this type.
  @inline(__always) func locationClass(_ find: () -> AnyClass) -> AnyClass {
    contents.pointee.locationClass.value(find).pointee
  }

  /// Whether two values of the type are equal views, beside their dynamic properties (`semantics.md`, C1 to C5).
  func areEqual<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    contents.pointee.comparison.isEqual(lhs, rhs)
  }

  /// Whether two values of the type that are in no node were made of equal values.
  func areMadeAlike<Value>(_ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>) -> Bool {
    contents.pointee.comparison.plan(.value).isEqual(lhs, rhs, depth: 0)
  }
}

nonisolated extension TypeLayout: CustomStringConvertible {
  var description: String {
    let properties = dynamicProperties.map(\.description).joined(separator: ", ")
    return "\(typeName): \(contents.pointee.comparison); dynamic: \(properties.isEmpty ? "none" : properties)"
  }
}

/// The parts that a layout refers to; each is found at its first use.
private nonisolated struct TypeLayoutContents: ~Copyable {
  let record: TypeMetadata
  let comparison: TypeComparison
  let properties = LazyPointer<[DynamicPropertyField]>()
  let preparedProperties = LazyPointer<[DynamicPropertyField]>()
  let keepsGivenValue = LazyPointer<Bool>()
  let nodeClass = LazyPointer<AnyClass>()
  let locationClass = LazyPointer<AnyClass>()

  init(_ record: TypeMetadata) {
    self.record = record
    comparison = .of(record)
  }
}
