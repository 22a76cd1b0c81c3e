/// What the framework knows of a value type, found once.
///
///     TypeLayout.of(Row.self).dynamicProperties     // [_count: State<Int> at 16]
///
/// A layout is a reference of one word to something that lives as long as the program: copies cost nothing.
/// Any thread may ask for one.
nonisolated struct TypeLayout: Hashable, @unchecked Sendable {
  private let contents: UnsafePointer<TypeLayoutContents>

  private static let table = MetadataTable<TypeLayoutContents>()

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
  /// Those inside another one come before it, so that updates run from the inside to the outside.
  var dynamicProperties: [DynamicPropertyField] { dynamicPropertyFields.pointee }

  /// Where ``dynamicProperties`` are.
  @inline(__always) var dynamicPropertyFields: UnsafePointer<[DynamicPropertyField]> {
    contents.pointee.properties.value { DynamicPropertyField.all(in: record) }
  }

  /// Those of ``dynamicProperties`` that have to be brought up to date before an evaluation: most haven't.
  var preparedProperties: [DynamicPropertyField] {
    contents.pointee.preparedProperties.value {
      DynamicPropertyField.all(in: record).filter { !($0.type is any UnpreparedProperty.Type) }
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

  /// Whether two values of this type are equal views.
  ///
  /// Values with the same bytes are equal. Otherwise plain data is compared by the bytes of its fields, an
  /// equatable type by its `==`, and everything else part by part; dynamic properties are left out. What
  /// can't be proved equal is different. Both pointers are to initialised values.
  func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    plan(.view).isEqual(lhs, rhs, depth: 0)
  }

  /// Whether code that captured two values of this type would read the same of them.
  func isEqualCapture(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    plan(.capture).isEqual(lhs, rhs, depth: 0)
  }

  /// Whether two values with the same bytes are the same to whoever reads them.
  var isSelfContained: Bool { contents.pointee.selfContainment.value { record.isSelfContained }.pointee }

  /// Whether a collection of this type is, or holds, an object: it is read anew instead of being compared.
  var isLive: Bool { contents.pointee.liveness.value { record.isLive }.pointee }

  /// How to compare two values of this type.
  @inline(__always) func plan(_ mode: ComparisonMode) -> ComparisonPlan {
    switch mode {
    case .view: contents.pointee.viewPlan.value { ComparisonPlan(record, mode: .view) }.pointee
    case .value: contents.pointee.valuePlan.value { ComparisonPlan(record, mode: .value) }.pointee
    case .capture: contents.pointee.capturePlan.value { ComparisonPlan(record, mode: .capture) }.pointee
    case .source: contents.pointee.sourcePlan.value { ComparisonPlan(record, mode: .source) }.pointee
    }
  }
}

nonisolated extension TypeLayout: CustomStringConvertible {
  var description: String {
    let properties = dynamicProperties.map(\.description).joined(separator: ", ")
    return "\(typeName): \(plan(.view)); dynamic: \(properties.isEmpty ? "none" : properties)"
  }
}

/// What a layout refers to; each part is found when first asked for.
private nonisolated struct TypeLayoutContents: MetadataEntry, ~Copyable {
  let record: TypeMetadata
  let properties = LazyPointer<[DynamicPropertyField]>()
  let preparedProperties = LazyPointer<[DynamicPropertyField]>()
  let viewPlan = LazyPointer<ComparisonPlan>()
  let valuePlan = LazyPointer<ComparisonPlan>()
  let capturePlan = LazyPointer<ComparisonPlan>()
  let sourcePlan = LazyPointer<ComparisonPlan>()
  let selfContainment = LazyPointer<Bool>()
  let liveness = LazyPointer<Bool>()
  let nodeClass = LazyPointer<AnyClass>()
  let locationClass = LazyPointer<AnyClass>()

  init(_ record: TypeMetadata) { self.record = record }
}
