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
    isSure = steps.allSatisfy(\.isSure)
  }
}

/// Turns types into steps, those of plain data merged where they touch.
nonisolated struct ComparisonCompiler {
  private(set) var mode: ComparisonMode
  private(set) var steps: [ComparisonStep] = []

  init(mode: ComparisonMode) { self.mode = mode }

  /// Adds the steps that compare a value of `type` at `offset` bytes from the start.
  mutating func add(_ type: TypeMetadata, at offset: Int) {
    // Views are made of views, so a view's plan has the steps of all in it: they are found once, then copied.
    guard type.kind == .struct, !type.isDeclared(inModule: "Swift") else {
      return addParts(of: type, at: offset)
    }
    for step in TypeComparison.of(type).plan(mode).steps {
      if step.kind == .bytes {
        addBytes(at: offset + step.offset, size: step.size)
      } else {
        add(
          step.kind, at: offset + step.offset, size: step.size, detail: step.detail, witness: step.witness,
          isSure: step.isSure)
      }
    }
  }

  /// Adds the steps that compare the parts of a value of `type`, even if the type has a plan of its own.
  fileprivate mutating func addParts(of type: TypeMetadata, at offset: Int) {
    let size = type.size
    if size == 0 { return }
    let kind = type.kind
    if !type.isPlain {
      if type.type == String.self { return add(.string, at: offset, size: size) }
      if let own = type.selfComparing(in: mode) { return add(own, at: offset, size: size) }
      // An optional is equatable if its wrapped type is: the same answer, found faster through its case.
      if kind == .struct || kind == .enum, mode != .capture || type.isKnownValue,
        let equatable = type.type as? any Equatable.Type
      {
        addOperator(equatable, at: offset, size: size)
        return addProperties(of: type, at: offset)
      }
    }
    switch kind {
    case .class, .foreignClass, .foreignReference:
      addObject(type, at: offset)
    case .struct where type.isArray || mode == .capture && type.isHashedCollection:
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
      addOpaque(type, at: offset)
    }
  }

  // MARK: Parts

  mutating func add(
    _ kind: ComparisonStep.Kind, at offset: Int, size: Int, detail: UInt = 0, witness: UInt = 0,
    isSure: Bool = true
  ) {
    steps.append(
      ComparisonStep(
        kind: kind, mode: mode, isSure: isSure, offset: offset, size: size, detail: detail, witness: witness))
  }

  // A step that uses a conformance keeps the type and the witness table, which is what the metatype of a protocol is.

  private mutating func addOperator(_ type: any Equatable.Type, at offset: Int, size: Int) {
    let (metadata, witness) = unsafeBitCast(type as any Equatable.Type, to: (UInt, UInt).self)
    add(.equatable, at: offset, size: size, detail: metadata, witness: witness)
  }

  private mutating func add(_ own: any SelfComparing.Type, at offset: Int, size: Int) {
    let (metadata, witness) = unsafeBitCast(own as any SelfComparing.Type, to: (UInt, UInt).self)
    add(.own, at: offset, size: size, detail: metadata, witness: witness, isSure: own.isSure(in: mode))
  }

  /// Whether the same bytes of a type are the same value.
  private func isSure(_ type: TypeMetadata) -> Bool {
    mode != .capture || TypeComparison.of(type).isSelfContained
  }

  /// Adds the comparison of an object: by `==` for key paths, for others as for any opaque value.
  private mutating func addObject(_ type: TypeMetadata, at offset: Int) {
    if type.type is AnyKeyPath.Type, let path = type.type as? any Equatable.Type {
      addOperator(path, at: offset, size: type.size)
    } else {
      addOpaque(type, at: offset)
    }
  }

  /// Adds a value of a type of which only the bytes are known.
  mutating func addOpaque(_ type: TypeMetadata, at offset: Int) {
    if type.isPlain || isSure(type) {
      addBytes(at: offset, size: type.size)
    } else {
      addUntracked(at: offset, size: type.size)
    }
  }

  mutating func addUntracked(at offset: Int, size: Int) {
    add(.untracked, at: offset, size: size, isSure: false)
  }

  /// Adds a comparison of bytes, to the one before it if they follow each other.
  mutating func addBytes(at offset: Int, size: Int) {
    if let last = steps.last, last.kind == .bytes, last.end == offset {
      steps[steps.count - 1].size += size
    } else {
      add(.bytes, at: offset, size: size)
    }
  }

  /// Adds the steps of all stored properties, except those that the mode leaves out.
  private mutating func addFields(of type: TypeMetadata, at offset: Int) {
    guard let fields = StoredField.parts(of: type) else { return addOpaque(type, at: offset) }
    let whole = mode
    defer { mode = whole }
    // Properties that a view leaves out are compared in a view that it stores.
    if mode == .view { mode = .value }
    for field in fields {
      if field.isNonOwning {
        addOpaque(field.type, at: offset + field.offset)
      } else if whole == .capture || whole == .source || !field.isIndependent {
        add(field.type, at: offset + field.offset)
      } else if whole == .value {
        addProperty(field.type, at: offset + field.offset)
      }
    }
  }

  /// Adds what a dynamic property was made of.
  private mutating func addProperty(_ type: TypeMetadata, at offset: Int) {
    if let own = type.type as? any SelfComparing.Type { return add(own, at: offset, size: type.size) }
    if !type.isPlain, let equatable = type.type as? any Equatable.Type {
      addOperator(equatable, at: offset, size: type.size)
      return addProperties(of: type, at: offset)
    }
    addFields(of: type, at: offset)
  }

  /// Adds the dynamic properties of a type with a `==`, which may not look at them.
  private mutating func addProperties(of type: TypeMetadata, at offset: Int) {
    guard mode == .value, !type.isDeclared(inModule: "Swift") else { return }
    for field in StoredField.all(of: type) where field.isIndependent {
      addProperty(field.type, at: offset + field.offset)
    }
  }

  /// Adds the comparison of a collection: element by element, where its type can be walked.
  private mutating func addElements(of type: TypeMetadata, at offset: Int) {
    guard let elements = type.type as? any ElementwiseComparable.Type else {
      return addOpaque(type, at: offset)
    }
    let (metadata, witness) = unsafeBitCast(elements as any ElementwiseComparable.Type, to: (UInt, UInt).self)
    add(
      .elements, at: offset, size: type.size, detail: metadata, witness: witness, isSure: isSure(type))
  }

  /// Adds one step that compares the cases, and then the payloads.
  private mutating func addEnum(_ type: TypeMetadata, at offset: Int) {
    let hasPayload = type.kind == .optional || type.payloadCaseCount > 0
    guard hasPayload, let comparison = EnumComparison(type, mode: mode == .view ? .value : mode) else {
      return addOpaque(type, at: offset)
    }
    let memory = UnsafeMutablePointer<EnumComparison>.allocate(capacity: 1)
    memory.initialize(to: comparison)
    add(
      .choice, at: offset, size: type.size, detail: UInt(bitPattern: memory), isSure: isSure(type))
  }

  /// Adds the comparison of an `any` value, whose type may be known only when it is compared.
  private mutating func addExistential(_ type: TypeMetadata, at offset: Int) {
    switch type.existentialContents {
    case .anything: add(.existential, at: offset, size: type.size, isSure: mode != .capture)
    case .object where mode == .capture:
      add(.classExistential, at: offset, size: type.size, isSure: false)
    case .object, .other: addBytes(at: offset, size: type.size)
    }
  }
}
