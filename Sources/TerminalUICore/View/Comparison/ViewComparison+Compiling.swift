nonisolated extension ComparisonPlan {
  /// Finds out how to compare values of a type.
  init(_ type: TypeMetadata, mode: ComparisonMode) {
    var compiler = ComparisonCompiler(mode: mode)
    compiler.addParts(of: type, at: 0)
    self.init(size: type.size, steps: compiler.steps)
  }

  /// Keeps steps that were found elsewhere; `size` bytes are covered.
  init(size: Int, steps: [ComparisonStep]) {
    let memory = UnsafeMutableBufferPointer<ComparisonStep>.allocate(capacity: max(1, steps.count))
    _ = memory.initialize(from: steps)
    self.size = size
    self.steps = UnsafeBufferPointer(rebasing: memory.prefix(steps.count))
    isExact = steps.count == 1 && steps[0].kind == .bytes && steps[0].size == size
  }
}

/// Turns types into steps, those of plain data merged where they touch.
nonisolated struct ComparisonCompiler {
  let mode: ComparisonMode
  private(set) var steps: [ComparisonStep] = []

  init(mode: ComparisonMode) { self.mode = mode }

  /// Adds what compares a value of `type` at that distance from the start.
  mutating func add(_ type: TypeMetadata, at offset: Int) {
    // Views are made of views, so a view's plan has the steps of all in it: they are found once, then copied.
    guard type.kind == .struct, !type.isDeclared(inModule: "Swift") else {
      return addParts(of: type, at: offset)
    }
    for step in TypeLayout.of(type).plan(mode).steps {
      if step.kind == .bytes {
        addBytes(at: offset + step.offset, size: step.size)
      } else {
        add(step.kind, at: offset + step.offset, size: step.size, detail: step.detail, witness: step.witness)
      }
    }
  }

  /// The same, whether or not the type has a plan.
  fileprivate mutating func addParts(of type: TypeMetadata, at offset: Int) {
    let size = type.size
    if size == 0 { return }
    let kind = type.kind
    if !type.isPlain {
      if type.type == String.self { return add(.string, at: offset, size: size) }
      // An optional is equatable if what it wraps is: the same answer, found faster through its case.
      if [.struct, .enum, .class].contains(kind), let equatable = type.type as? any Equatable.Type,
        !isView(type)
      {
        let (metadata, witness) = unsafeBitCast(equatable as any Equatable.Type, to: (UInt, UInt).self)
        return add(.equatable, at: offset, size: size, detail: metadata, witness: witness)
      }
    }
    switch kind {
    case .struct where type.isArray:
      addElements(of: type, at: offset)
    case .struct, .tuple:
      addFields(of: type, at: offset)
    case .enum, .optional:
      addEnum(type, at: offset)
    case .function where !type.isPlain && size == 16:
      add(.closure, at: offset, size: size)
    case .existential, .extendedExistential:
      addExistential(type, at: offset)
    default:
      addBytes(at: offset, size: size)
    }
  }

  /// Whether a captured value has dynamic properties.
  ///
  /// An `==` of its own says what it draws, not what its actions do.
  private func isView(_ type: TypeMetadata) -> Bool {
    mode == .capture && !TypeLayout.of(type).dynamicProperties.isEmpty
  }

  // MARK: Parts

  mutating func add(
    _ kind: ComparisonStep.Kind, at offset: Int, size: Int, detail: UInt = 0, witness: UInt = 0
  ) {
    steps.append(
      ComparisonStep(
        kind: kind, mode: mode, offset: offset, size: size, detail: detail, witness: witness))
  }

  mutating func addBytes(at offset: Int, size: Int) {
    if let last = steps.last, last.kind == .bytes, last.end == offset {
      steps[steps.count - 1].size += size
    } else {
      add(.bytes, at: offset, size: size)
    }
  }

  private mutating func addFields(of type: TypeMetadata, at offset: Int) {
    guard let fields = StoredField.parts(of: type) else { return addBytes(at: offset, size: type.size) }
    for field in fields {
      if field.isNonOwning {
        addBytes(at: offset + field.offset, size: field.type.size)
      } else if mode == .capture || !field.isDynamicProperty {
        add(field.type, at: offset + field.offset)
      }
    }
  }

  private mutating func addElements(of type: TypeMetadata, at offset: Int) {
    guard let elements = type.type as? any ElementwiseComparable.Type else {
      return addBytes(at: offset, size: type.size)
    }
    let (metadata, witness) = unsafeBitCast(elements as any ElementwiseComparable.Type, to: (UInt, UInt).self)
    add(.elements, at: offset, size: type.size, detail: metadata, witness: witness)
  }

  private mutating func addEnum(_ type: TypeMetadata, at offset: Int) {
    let hasPayload = type.kind == .optional || type.payloadCaseCount > 0
    guard hasPayload, let comparison = EnumComparison(type, mode: mode) else {
      return addBytes(at: offset, size: type.size)
    }
    let memory = UnsafeMutablePointer<EnumComparison>.allocate(capacity: 1)
    memory.initialize(to: comparison)
    add(.choice, at: offset, size: type.size, detail: UInt(bitPattern: memory))
  }

  private mutating func addExistential(_ type: TypeMetadata, at offset: Int) {
    switch type.existentialContents {
    case .anything: add(.existential, at: offset, size: type.size)
    case .object: add(.classExistential, at: offset, size: type.size)
    case .other: addBytes(at: offset, size: type.size)
    }
  }
}
