internal import Synchronization

/// Names the place of a state: a slot of the table and its generation.
///
/// A view value carries it as plain bytes. When the node that owns the slot leaves, the generation goes on,
/// so whoever still has the handle finds nothing: a late write is ignored.
@frozen @usableFromInline struct StateHandle: Hashable, Sendable {
  /// The slot's number plus one; 0 is no slot.
  @usableFromInline var slot: UInt32 = 0
  @usableFromInline var generation: UInt32 = 0

  @inlinable init() {}
  init(slot: UInt32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

/// The storage of one state: it lives and dies with its node.
@usableFromInline final class StateLocation<Value>: Source, NodeOwned, RetiringLocation, KeptLocation {
  @usableFromInline @exclusivity(unchecked) private(set) var value: Value
  @exclusivity(unchecked) private(set) var handle = StateHandle()

  var wasWritten: Bool { StateTable.wasWritten(handle) }

  private init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Makes a location with a slot.
  ///
  /// An initialiser would count the location at each call.
  static func make(_ value: Value) -> StateLocation {
    let location = StateLocation(value)
    location.handle = StateTable.insert(.passUnretained(location))
    return location
  }

  /// Leaves the state to the `onDisappear` actions of this update.
  func ownerDidLeave() { StateTable.retire(self) }

  func remove() {
    StateTable.remove(handle)
    abandon()
  }

  /// Stores a value; one equal to the present one changes nothing.
  func write(_ newValue: Value) {
    guard !valuesAreEqual(&value, newValue) else { return }
    StateTable.lock.withLock { _ in
      value = newValue
      StateTable.noteWrite(handle)
    }
    changed()
  }

  /// The location, which the table keeps; nothing is counted.
  @inlinable static func at(_ handle: StateHandle) -> Unmanaged<StateLocation>? {
    // Not `map`: that would look up the metadata of `StateLocation<Value>`, at each read and write.
    guard let location = StateTable.location(handle) else { return nil }
    return .fromOpaque(location.toOpaque())
  }
}

nonisolated extension StateHandle {
  /// The value of the location, noted as read by the node that is being evaluated; `nil` if it is gone.
  @inlinable func read<Value>(_ type: Value.Type) -> Value? {
    guard MainThread.isCurrent else { return readElsewhere(type) }
    guard let location = StateLocation<Value>.at(self) else { return nil }
    return location.borrow { location in
      location.wasRead()
      return WriteQueue.hasStaged ? readStaged(location) : location.value
    }
  }

  /// The value of the location, as ``read(_:)`` gives it; `initialValue` if it is gone.
  ///
  /// An optional value's type is looked up by unspecialised code.
  func read<Value>(or initialValue: Value) -> Value {
    guard MainThread.isCurrent, !WriteQueue.hasStaged else { return readSlowly(or: initialValue) }
    guard let location = StateLocation<Value>.at(self) else { return initialValue }
    return location.borrow { location in
      location.wasRead()
      return location.value
    }
  }

  @inline(never) private func readSlowly<Value>(or initialValue: Value) -> Value {
    read(Value.self) ?? initialValue
  }

  @usableFromInline func readElsewhere<Value>(_ type: Value.Type) -> Value? {
    StateTable.lock.withLock { _ in StateLocation<Value>.at(self)?.borrow { $0.value } }
  }

  /// What an action sees of a state while a write to it waits: the value written last.
  @usableFromInline func readStaged<Value>(_ location: StateLocation<Value>) -> Value? {
    guard !Evaluation.isRunning, !Evaluation.isForPart else { return location.value }
    let sent = UncheckedSending(value: location)
    return MainThread.assume { UncheckedSending(value: WriteQueue.staged(sent.value)) }.value
      ?? location.value
  }

  /// Writes the value: at once on the main thread, soon from another one.
  ///
  /// Without a location nothing happens.
  @usableFromInline func write<Value>(_ value: Value, transaction: Transaction? = nil) {
    guard slot != 0 else { return }
    if MainThread.isCurrent, transaction == nil, WriteQueue.isClear {
      StateLocation<Value>.at(self)?.takeUnretainedValue().write(value)
    } else {
      writeLater(value, transaction)
    }
  }

  @inline(never) private func writeLater<Value>(_ value: Value, _ transaction: Transaction?) {
    // The value crosses threads by the contract of `State`: its owner hands it over.
    let sent = UncheckedSending(value: value)
    if MainThread.isCurrent {
      MainThread.assume { store(sent, transaction) }
    } else {
      WriteQueue.enqueue { store(sent, transaction) }
    }
  }

  @MainActor private func store<Value>(_ sent: UncheckedSending<Value>, _ transaction: Transaction?) {
    guard let location = StateLocation<Value>.at(self)?.takeUnretainedValue() else { return }
    if let transaction {
      withTransaction(transaction) { WriteQueue.write(sent.value, to: location) }
    } else {
      WriteQueue.write(sent.value, to: location)
    }
  }
}

nonisolated struct UncheckedSending<Value>: @unchecked Sendable { let value: Value }
