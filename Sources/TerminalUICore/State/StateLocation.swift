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

/// All slots.
///
/// They are read and written on the main thread; another thread may read under the lock.
@usableFromInline nonisolated enum StateTable {
  private struct Entry {
    var location: AnyObject?
    var generation: UInt32
    /// Whether the value was ever another than the first one.
    var wasWritten = false
  }

  /// The entries that were ever used; `nil` before the first.
  @exclusivity(unchecked) nonisolated(unsafe) private static var entries: ContiguousArray<Entry>?
  /// The entries to be used next; `nil` before one was freed.
  @exclusivity(unchecked) nonisolated(unsafe) private static var free: ContiguousArray<UInt32>?
  static let lock = Mutex(())

  static func insert(_ location: AnyObject) -> StateHandle {
    lock.withLock { _ in
      if let slot = free?.popLast(), let entry = entries?[Int(slot)] {
        entries?[Int(slot)] = Entry(location: location, generation: entry.generation)
        return StateHandle(slot: slot + 1, generation: entry.generation)
      }
      let entry = Entry(location: location, generation: 0)
      if entries?.append(entry) == nil { entries = [entry] }
      return StateHandle(slot: UInt32(entries?.count ?? 0), generation: 0)
    }
  }

  static func remove(_ handle: StateHandle) {
    lock.withLock { _ in
      let slot = handle.slot - 1
      entries?[Int(slot)].location = nil
      entries?[Int(slot)].generation &+= 1
      if free?.append(slot) == nil { free = [slot] }
    }
  }

  /// Notes that a live location has another value than the first one.
  static func noteWrite(_ handle: StateHandle) { entries?[Int(handle.slot) - 1].wasWritten = true }

  static func wasWritten(_ handle: StateHandle) -> Bool { entries?[Int(handle.slot) - 1].wasWritten ?? false }

  /// The location on the main thread, or under the lock.
  @usableFromInline static func location(_ handle: StateHandle) -> AnyObject? {
    let slot = Int(handle.slot) - 1
    guard slot >= 0, slot < entries?.count ?? 0, entries?[slot].generation == handle.generation else {
      return nil
    }
    return entries?[slot].location
  }

  /// The number of live slots.
  static var count: Int { lock.withLock { _ in (entries?.count ?? 0) - (free?.count ?? 0) } }
}

/// The storage of one state: it lives and dies with its node.
@usableFromInline final class StateLocation<Value>: Source, NodeOwned, RetiringLocation, KeptLocation {
  @usableFromInline @exclusivity(unchecked) private(set) var value: Value
  @exclusivity(unchecked) private(set) var handle = StateHandle()

  var wasWritten: Bool { StateTable.wasWritten(handle) }

  required init(_ value: Value) {
    self.value = value
    super.init()
    handle = StateTable.insert(self)
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

  @inlinable static func at(_ handle: StateHandle) -> StateLocation? {
    // Not `map`: that would look up the metadata of `StateLocation<Value>`, at each read and write.
    guard let location = StateTable.location(handle) else { return nil }
    return unsafeDowncast(location, to: StateLocation.self)
  }
}

/// A location whose node has left.
protocol RetiringLocation: AnyObject {
  /// Frees the slot; a view elsewhere that read the state is evaluated again.
  func remove()
}

nonisolated extension StateTable {
  @exclusivity(unchecked) nonisolated(unsafe) private static var retired:
    ContiguousArray<any RetiringLocation>?

  /// Keeps a location whose node has left until the end of the update.
  static func retire(_ location: any RetiringLocation) {
    if retired?.append(location) == nil { retired = [location] }
  }

  /// Frees the locations whose nodes have left.
  static func removeRetired() {
    guard let locations = retired else { return }
    retired = nil
    for location in locations { location.remove() }
  }
}

nonisolated extension StateHandle {
  /// The value of the location, noted as read by the node that is being evaluated; `nil` if it is gone.
  @inlinable func read<Value>(_ type: Value.Type) -> Value? {
    guard MainThread.isCurrent else { return readElsewhere(type) }
    guard let location = StateLocation<Value>.at(self) else { return nil }
    location.wasRead()
    return WriteQueue.hasStaged ? readStaged(location) : location.value
  }

  /// The value of the location, as ``read(_:)`` gives it; `initialValue` if it is gone.
  ///
  /// An optional value's type is looked up by unspecialised code.
  func read<Value>(or initialValue: Value) -> Value {
    guard MainThread.isCurrent, !WriteQueue.hasStaged else { return readSlowly(or: initialValue) }
    guard let location = StateLocation<Value>.at(self) else { return initialValue }
    location.wasRead()
    return location.value
  }

  @inline(never) private func readSlowly<Value>(or initialValue: Value) -> Value {
    read(Value.self) ?? initialValue
  }

  @usableFromInline func readElsewhere<Value>(_ type: Value.Type) -> Value? {
    StateTable.lock.withLock { _ in StateLocation<Value>.at(self)?.value }
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
      StateLocation<Value>.at(self)?.write(value)
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
    guard let location = StateLocation<Value>.at(self) else { return }
    if let transaction {
      withTransaction(transaction) { WriteQueue.write(sent.value, to: location) }
    } else {
      WriteQueue.write(sent.value, to: location)
    }
  }
}

nonisolated struct UncheckedSending<Value>: @unchecked Sendable { let value: Value }
