/// How two values of an enum that isn't equatable are compared: same case, then the payloads.
nonisolated struct EnumComparison {
  private enum Payload {
    case direct(ComparisonPlan)
    /// In a box of its own, as `indirect` says; its type may be the enum again.
    case indirect(TypeComparison)
    /// Of a type that the program doesn't describe.
    case unknown
  }

  private let type: TypeMetadata
  private let mode: ComparisonMode
  private let tag: TypeMetadata.EnumTag
  private let projection: TypeMetadata.EnumProjection
  /// The payloads, in the order of the cases; those without one come behind.
  private let payloads: UnsafeBufferPointer<Payload>

  /// `nil` where nothing can be said about cases and payloads.
  init?(_ type: TypeMetadata, mode: ComparisonMode) {
    guard let tag = type.enumTag, let projection = type.enumProjection, type.isBitwiseTakable else {
      return nil
    }
    self.type = type
    self.mode = mode
    self.tag = tag
    self.projection = projection
    if let wrapped = type.wrapped {
      payloads = Self.keep([.direct(ComparisonPlan(wrapped, mode: mode))])
      return
    }
    let payloads: [Payload] = (0..<type.payloadCaseCount).map { index in
      guard let field = type.field(at: index), let payload = field.type.type(in: type) else {
        return .unknown
      }
      let metadata = TypeMetadata(payload)
      return field.isIndirect ? .indirect(.of(metadata)) : .direct(ComparisonPlan(metadata, mode: mode))
    }
    self.payloads = Self.keep(payloads)
  }

  private static func keep(_ payloads: [Payload]) -> UnsafeBufferPointer<Payload> {
    let memory = UnsafeMutableBufferPointer<Payload>.allocate(capacity: payloads.count)
    _ = memory.initialize(from: payloads)
    return UnsafeBufferPointer(memory)
  }

  /// The comparison that a step refers to.
  static func at(_ detail: UInt) -> UnsafePointer<EnumComparison> {
    UnsafePointer(bitPattern: detail).unsafelyUnwrapped
  }

  func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int) -> Bool {
    let index = tag(lhs, type.pointer)
    guard index == tag(rhs, type.pointer) else { return false }
    guard index < payloads.count else { return true }
    // With one payload, its bytes are left alone by the other cases, and are where the enum is.
    if payloads.count == 1 { return isEqual(payloads[0], lhs, rhs, depth: depth) }
    return isEqualInCopies(lhs, rhs, index: Int(index), depth: depth)
  }

  /// Compares payloads whose bits may also say which case it is: copies have them alone.
  @inline(never) private func isEqualInCopies(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, index: Int, depth: Int
  ) -> Bool {
    let size = type.size
    return withUnsafeTemporaryAllocation(byteCount: 2 * ((size + 15) & ~15), alignment: 16) { copies in
      let left = copies.baseAddress.unsafelyUnwrapped
      let right = left + ((size + 15) & ~15)
      left.copyMemory(from: lhs, byteCount: size)
      right.copyMemory(from: rhs, byteCount: size)
      projection(left, type.pointer)
      projection(right, type.pointer)
      return isEqual(payloads[index], left, right, depth: depth)
    }
  }

  /// Compares payloads of the same case; an indirect one is in a box on the heap.
  private func isEqual(_ payload: Payload, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int)
    -> Bool
  {
    switch payload {
    case .direct(let plan):
      return plan.isEqual(lhs, rhs, depth: depth)
    case .indirect(let layout):
      let left = lhs.load(as: UnsafeRawPointer.self)
      let right = rhs.load(as: UnsafeRawPointer.self)
      if left == right, mode != .capture || layout.isSelfContained { return true }
      return layout.plan(mode).isEqual(
        ExistentialComparison.boxContents(left, of: layout.record),
        ExistentialComparison.boxContents(right, of: layout.record), depth: depth + 1)
    case .unknown:
      return false
    }
  }
}
