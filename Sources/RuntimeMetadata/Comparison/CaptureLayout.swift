/// How to compare what closures with the same code have captured, found out once for each code.
nonisolated struct CaptureLayout: ~Copyable {
  let record: TypeMetadata
  private let description: CaptureDescription?
  /// The plans by which code reads the captures, and those that depend on their own types.
  private let first = LazyPointer<CapturePlan>()
  private let firstOfSources = LazyPointer<CapturePlan>()

  init(_ record: TypeMetadata) {
    self.record = record
    description = CaptureDescription(of: record)
  }

  private static let table = MetadataTable<CaptureLayout>({ CaptureLayout($0) })

  /// Whether two contexts that begin with a reference to `record`, which is of kind 1024, hold equal
  /// captures.
  static func isEqual(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ record: TypeMetadata, mode: ComparisonMode, depth: Int
  ) -> Bool {
    guard let plan = table.entry(for: record).pointee.plan(for: lhs, mode) else { return false }
    return plan.isEqual(lhs + CaptureDescription.start, rhs + CaptureDescription.start, depth: depth)
  }

  /// The plan for contexts with the generic arguments of this one; `nil` if a capture can't be understood.
  @inline(__always)
  private func plan(for context: UnsafeRawPointer, _ mode: ComparisonMode) -> ComparisonPlan? {
    mode == .source
      ? plan(for: context, mode, from: firstOfSources) : plan(for: context, mode, from: first)
  }

  @inline(__always) private func plan(
    for context: UnsafeRawPointer, _ mode: ComparisonMode, from first: borrowing LazyPointer<CapturePlan>
  ) -> ComparisonPlan? {
    var plan = first.value { CapturePlan(description, context: context, mode: mode) }
    while !plan.pointee.suits(context) {
      plan = plan.pointee.next.value { CapturePlan(description, context: context, mode: mode) }
    }
    return plan.pointee.steps
  }
}

/// How to compare contexts of a closure that represent the same generic arguments.
private nonisolated struct CapturePlan: ~Copyable {
  private let bindings: [UInt]
  private let offset: Int
  /// The steps, from `CaptureDescription.start` on; `nil` if a capture can't be understood.
  let steps: ComparisonPlan?
  /// The plan for other generic arguments.
  let next = LazyPointer<CapturePlan>()

  init(_ description: CaptureDescription?, context: UnsafeRawPointer, mode: ComparisonMode) {
    bindings = description?.bindings(in: context) ?? []
    offset = description?.offset ?? 0
    steps = description?.plan(bindings: bindings, mode: mode)
  }

  /// Whether the context's generic arguments are those of this plan.
  @inline(__always) func suits(_ context: UnsafeRawPointer) -> Bool {
    for i in 0..<bindings.count where (context + offset + 8 * i).load(as: UInt.self) != bindings[i] {
      return false
    }
    return true
  }
}
