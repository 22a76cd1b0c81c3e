internal import RuntimeMetadata

/// Names the place of a state: a slot of the table and its generation.
///
/// A view value carries it as plain bytes. When the node that owns the slot leaves, the generation increases, so a handle kept elsewhere finds
/// nothing: a late write is ignored.
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
///
/// A write on the main thread outside of an evaluation is stored at once. All others wait, and are performed before the
/// next update: see ``WriteQueue`` and ``WaitingWrites``. Reads by actions already see them.
@usableFromInline final class StateLocation<Value>: Source, NodeOwned, RetiringLocation, KeptInRow {
  @usableFromInline private(set) var value: Value
  private(set) var handle = StateHandle()

  /// Called when the row of a list whose state was kept doesn't come again.
  func forget() { ownerDidLeave() }

  private init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// Makes a location with a slot.
  ///
  /// An initialiser would count the location at each call.
  static func make(_ value: Value) -> StateLocation {
    let location = StateLocation(value)
    location.handle = StateTable.insert(.init(location))
    return location
  }

  /// Leaves the state to the `onDisappear` actions of this update.
  func ownerDidLeave() { StateTable.retire(self) }

  /// Frees the slot at the end of the update in which the node left.
  func remove() {
    StateTable.remove(handle)
    abandon()
  }

  /// Stores a value; one equal to the present one causes no evaluation.
  ///
  /// - Returns: Whether the value was still that of `version`, where there is one.
  @discardableResult func write(_ newValue: Value, ifVersion version: UInt32? = nil) -> Bool {
    let change = Replacement(of: &value, by: newValue)
    if change == .none { return true }
    // Freeing the old value may touch states, so it happens outside of the lock.
    var other = newValue
    let isStored = StateTable.lock.withLock {
      guard StateTable.noteWrite(handle, ifVersion: version) else { return false }
      swap(&value, &other)
      return true
    }
    guard isStored else { return false }
    if change == .toEqual { partsMayHaveChanged() } else { changed() }
    return true
  }

  /// The location, which the table keeps; nothing is counted.
  @inlinable static func at(_ handle: StateHandle) -> Reference<StateLocation>? {
    // Not `map`: that would look up the metadata of `StateLocation<Value>`, at each read and write.
    guard let location = StateTable.location(handle) else { return nil }
    return location.unchecked()
  }
}

nonisolated extension StateHandle {
  /// The value of the location, noted as read by the node that is being evaluated; `nil` if it is gone.
  @inlinable func read<Value>(_ type: Value.Type) -> Value? {
    guard MainThread.isCurrent else { return readElsewhere(type) }
    guard let location = StateLocation<Value>.at(self) else { return nil }
    return location.borrow { location in
      location.wasRead()
      return WriteQueue.hasWaiting ? readWaiting(location) : location.value
    }
  }

  /// The value of the location, as ``read(_:)`` gives it; `initialValue` if it is gone.
  ///
  /// An optional value's type is looked up by unspecialised code.
  func read<Value>(or initialValue: Value) -> Value {
    guard MainThread.isCurrent, !WriteQueue.hasWaiting else { return readSlowly(or: initialValue) }
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
    StateTable.lock.withLock { latestLocked(type) }
  }

  /// The value that was written last, for a caller with the lock; `nil` if the location is gone.
  private func latestLocked<Value>(_ type: Value.Type) -> Value? {
    guard let location = StateLocation<Value>.at(self) else { return nil }
    return WaitingWrites.latestLocked(type, at: .state(self)) ?? location.borrow { $0.value }
  }

  /// The value of a state for an action while a write to it waits: the one written last.
  @usableFromInline func readWaiting<Value>(_ location: StateLocation<Value>) -> Value? {
    guard !Evaluation.isRunning, !Evaluation.isForPart else { return location.value }
    return WaitingWrites.latest(Value.self, at: .state(self)) ?? location.value
  }

  /// Writes the value: at once on the main thread, soon from another one.
  ///
  /// Without a location nothing happens.
  @usableFromInline func write<Value>(_ value: Value, transaction: Transaction? = nil) {
    guard slot != 0 else { return }
    if MainThread.isCurrent, transaction == nil, WriteQueue.isClear {
      StateLocation<Value>.at(self)?.object.write(value)
    } else {
      _ = writeLater(value, transaction, ifVersion: nil)
    }
  }

  /// Changes the value that was written last, as one step: writes of other threads meanwhile aren't lost.
  ///
  /// - Parameters:
  ///   - transaction: The context of the write; `nil` is none.
  ///   - change: Changes the value, or returns `false`. It is called again if another thread was faster.
  func modify<Value>(_ transaction: Transaction?, _ change: (inout Value) -> Bool) {
    let isMain = MainThread.isCurrent
    var attempts = 0
    while slot != 0 {
      attempts += 1
      // Threads that write without pause don't keep the main one.
      let isFinal = isMain && (Evaluation.isRunning || attempts == 100)
      if isMain { MainThread.assume { performWaiting() } }
      let latest = StateTable.lock.withLock { () -> (value: Value?, version: UInt32, isBehind: Bool) in
        // Writes of other threads since then would be performed after this.
        let isBehind = isMain && !isFinal && WaitingWrites.hasWritesLocked(to: .state(self))
        return (latestLocked(Value.self), StateTable.version(of: self), isBehind)
      }
      if latest.isBehind { continue }
      guard var value = latest.value, change(&value) else { return }
      if writeLater(value, transaction, ifVersion: isFinal ? nil : latest.version) { return }
    }
  }

  /// Writes as part of a transaction, or leaves the write to the main thread; returns whether `version` was still
  /// current.
  @inline(never) private func writeLater<Value>(
    _ value: Value, _ transaction: Transaction?, ifVersion version: UInt32?
  ) -> Bool {
    // The value crosses threads by the contract of `State`: its owner hands it over.
    let sent = UncheckedSending(value: value)
    if MainThread.isCurrent {
      return MainThread.assume {
        if version == nil { performWaiting() }
        return store(sent, transaction, ifVersion: version) != .refused
      }
    }
    return WaitingWrites.add(
      value, to: .state(self), transaction, if: { StateTable.noteWrite(self, ifVersion: version) },
      write: writer(of: Value.self)) || version == nil
  }

  /// Performs the waiting writes of other threads, so that a write of the main thread comes after them.
  @MainActor private func performWaiting() { WaitingWrites.perform(at: .state(self)) }

  /// Performs the write of another thread.
  func writer<Value>(of type: Value.Type) -> PlaceWriter<Value> {
    { value, transaction, held in
      var outcome = WriteOutcome.written
      TransactionScope.run(in: nil) {
        outcome = store(UncheckedSending(value: value), transaction, ifVersion: nil, held: held)
      }
      return outcome != .waits
    }
  }

  @MainActor private func store<Value>(
    _ sent: UncheckedSending<Value>, _ transaction: Transaction?, ifVersion version: UInt32?,
    held: PlaceWrites? = nil
  ) -> WriteOutcome {
    inTransaction(transaction) { WriteQueue.write(sent.value, to: self, ifVersion: version, held: held) }
  }
}

/// Takes a value to another isolation where the caller knows that nobody else uses it meanwhile.
package nonisolated struct UncheckedSending<Value>: @unchecked Sendable {
  package let value: Value
  package init(value: Value) { self.value = value }
}
