/// How values of a type are compared, found out once.
///
///     TypeComparison.of(Row.self).isEqual(old, new)
///
/// A value is a reference of one word to data that lives as long as the program: copies cost nothing. Any thread may get one.
@usableFromInline package nonisolated struct TypeComparison: Hashable, @unchecked Sendable {
  @usableFromInline let contents: UnsafePointer<TypeComparisonContents>

  @inlinable init(contents: UnsafePointer<TypeComparisonContents>) { self.contents = contents }

  @usableFromInline static let table = MetadataTable<TypeComparisonContents>({ TypeComparisonContents($0) })

  /// The comparison of a type.
  @inlinable @inline(__always) package static func of<T>(_ type: T.Type) -> TypeComparison {
    of(TypeMetadata(type))
  }

  /// The comparison of a type that is known by its record in the runtime.
  @usableFromInline package static func of(_ record: TypeMetadata) -> TypeComparison {
    TypeComparison(contents: table.entry(for: record))
  }

  /// The runtime's record of the type.
  @usableFromInline package var record: TypeMetadata { contents.pointee.record }

  /// Whether two values of this type are equal views.
  ///
  /// Values with the same bytes are equal. Otherwise plain data is compared by the bytes of its fields, an
  /// equatable type by its `==`, and everything else part by part; dynamic properties are left out. Values that can't be proved equal are different.
  /// Both pointers are to initialised values.
  @usableFromInline package func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    plan(.view).isEqual(lhs, rhs, depth: 0)
  }

  /// Whether code that captured two values of this type would read the same of them.
  @usableFromInline package func isEqualCapture(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    plan(.capture).isEqual(lhs, rhs, depth: 0)
  }

  /// Whether two values with the same bytes are the same to any reader.
  @usableFromInline package var isSelfContained: Bool {
    contents.pointee.selfContainment.value { record.isSelfContained }.pointee && !SelfCheck.hasFailed
  }

  /// Whether a collection of this type is, or holds, an object: it is read again instead of being compared.
  @usableFromInline package var isLive: Bool {
    contents.pointee.liveness.value { record.isLive }.pointee || SelfCheck.hasFailed
  }

  /// Whether properties of this type are no part of the values that they are stored in; `find` is called once.
  func isIndependent(_ find: () -> Bool) -> Bool { contents.pointee.independence.value(find).pointee }

  /// How to compare two values of this type.
  @usableFromInline package func plan(_ mode: ComparisonMode) -> ComparisonPlan {
    switch mode {
    case .view: contents.pointee.viewPlan.value { ComparisonPlan(record, mode: .view) }.pointee
    case .value: contents.pointee.valuePlan.value { ComparisonPlan(record, mode: .value) }.pointee
    case .capture: contents.pointee.capturePlan.value { ComparisonPlan(record, mode: .capture) }.pointee
    case .source: contents.pointee.sourcePlan.value { ComparisonPlan(record, mode: .source) }.pointee
    }
  }
}

nonisolated extension TypeComparison: CustomStringConvertible {
  /// The steps that compare two views of the type.
  @usableFromInline package var description: String { plan(.view).description }
}

/// The parts that a comparison refers to; each is found at its first use.
@usableFromInline nonisolated struct TypeComparisonContents: ~Copyable {
  @usableFromInline let record: TypeMetadata
  let viewPlan = LazyPointer<ComparisonPlan>()
  let valuePlan = LazyPointer<ComparisonPlan>()
  let capturePlan = LazyPointer<ComparisonPlan>()
  let sourcePlan = LazyPointer<ComparisonPlan>()
  let selfContainment = LazyPointer<Bool>()
  let liveness = LazyPointer<Bool>()
  let independence = LazyPointer<Bool>()

  @usableFromInline init(_ record: TypeMetadata) { self.record = record }
}
