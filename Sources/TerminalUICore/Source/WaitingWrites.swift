internal import Synchronization

/// What waits to be written to places, and what was written last to each: seen by actions and by other threads before the
/// views see it.
///
/// Of the writes of other threads to one place, the latest of each transaction waits, in the order of the writes; so
/// memory and the time of an update are bounded by the places. Everything here is used under the lock of ``StateTable``, under which no
/// code of the app runs: what a write replaces is handed out and freed by the caller.
nonisolated enum WaitingWrites {
  @exclusivity(unchecked) nonisolated(unsafe) private static var places: [WritePlace: PlaceWrites] = [:]
  /// What other threads want done besides, in order.
  @exclusivity(unchecked) nonisolated(unsafe) private static var errands: ContiguousArray<WaitingWrite> = []
  /// Counts the writes and errands, and what is taken.
  @exclusivity(unchecked) nonisolated(unsafe) private static var time: UInt64 = 0
  /// Whether the main thread will come for them.
  @exclusivity(unchecked) nonisolated(unsafe) private static var isAwaited = false
  private static let hasAny = Atomic(false)

  /// Whether nothing waits anywhere.
  @inline(__always) static var isEmpty: Bool { !hasAny.load(ordering: .relaxed) }

  private static func noteCount() {
    let isAny = !places.isEmpty || !errands.isEmpty
    if isAny != hasAny.load(ordering: .relaxed) { hasAny.store(isAny, ordering: .relaxed) }
  }

  // MARK: Adding

  /// Has `value` written on the main thread soon, in place of what waits there under the same transaction.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - place: Where it is written.
  ///   - transaction: What goes with the write; `nil` is nothing.
  ///   - isWanted: Asked under the lock whether the write still makes sense.
  ///   - write: Writes a value on the main thread.
  /// - Returns: Whether the write was wanted.
  @discardableResult static func add<Value>(
    _ value: Value, to place: WritePlace, _ transaction: Transaction?, if isWanted: () -> Bool = { true },
    write: @escaping @MainActor (Value, Transaction?) -> Void
  ) -> Bool {
    let outcome = StateTable.lock.withLock { () -> Outcome<Value?> in
      guard isWanted() else { return Outcome(isDone: false, isFirst: false, freed: nil) }
      time &+= 1
      let writes = typedWrites(to: place, write)
      let freed = writes.add(value, transaction, time)
      return Outcome(isDone: true, isFirst: becomesAwaited(), freed: freed)
    }
    if outcome.isFirst { callMainThread() }
    return outcome.isDone
  }

  private struct Outcome<Freed> {
    let isDone: Bool
    let isFirst: Bool
    let freed: Freed
  }

  /// Performs an errand on the main thread soon, after what this thread wrote before.
  static func add(_ errand: @escaping @MainActor () -> Void) {
    let isFirst = StateTable.lock.withLock {
      time &+= 1
      errands.append(WaitingWrite(time: time, perform: errand))
      return becomesAwaited()
    }
    if isFirst { callMainThread() }
  }

  private static func typedWrites<Value>(
    to place: WritePlace, _ write: @escaping @MainActor (Value, Transaction?) -> Void
  ) -> TypedPlaceWrites<Value> {
    if let known = places[place] { return unsafeDowncast(known, to: TypedPlaceWrites<Value>.self) }
    let made = TypedPlaceWrites(place, write)
    places[place] = made
    return made
  }

  private static func becomesAwaited() -> Bool {
    noteCount()
    defer { isAwaited = true }
    return !isAwaited
  }

  private static func callMainThread() { Task { @MainActor in WriteQueue.drain() } }

  // MARK: Looking

  /// What was written to a place last, where that waits.
  static func latest<Value>(_ type: Value.Type, at place: WritePlace) -> Value? {
    StateTable.lock.withLock { latestLocked(type, at: place) }
  }

  /// As ``latest(_:at:)``, for who holds the lock.
  static func latestLocked<Value>(_ type: Value.Type, at place: WritePlace) -> Value? {
    guard let writes = places[place] else { return nil }
    return unsafeDowncast(writes, to: TypedPlaceWrites<Value>.self).latest
  }

  /// Another number once a place was written to, or what waited there was written; for who holds the lock.
  static func timeLocked(of place: WritePlace) -> UInt64 { places[place]?.time ?? lastRelease }

  /// When a place was written for the last time, after which nothing waited there.
  @exclusivity(unchecked) nonisolated(unsafe) private static var lastRelease: UInt64 = 0

  // MARK: Taking

  /// What other threads wrote, in order; who takes it performs it at once, until when it still counts as what was written
  /// last.
  @MainActor static func take() -> [WaitingWrite] {
    if isEmpty { return [] }
    var freed: [Any] = []
    var taken = StateTable.lock.withLock {
      isAwaited = false
      var taken = Array(errands)
      errands.removeAll()
      for writes in places.values { writes.take(&taken, &freed) }
      noteCount()
      return taken
    }
    taken.sort { $0.time < $1.time }
    return taken
  }

  /// What other threads wrote to one place.
  ///
  /// During an evaluation they go on waiting.
  @MainActor static func take(_ place: WritePlace) -> [WaitingWrite] {
    if isEmpty || Evaluation.isRunning { return [] }
    var freed: [Any] = []
    return StateTable.lock.withLock {
      var taken: [WaitingWrite] = []
      places[place]?.take(&taken, &freed)
      return taken
    }
  }

  /// Notes that the main thread will write a state later: until ``release(_:)`` the value is what was written last.
  ///
  /// - Returns: What is to be released; `nil` if the state is gone or was written since `version`.
  @MainActor static func hold<Value>(
    _ value: Value, for handle: StateHandle, ifVersion version: UInt32?
  ) -> PlaceWrites? {
    let outcome = StateTable.lock.withLock { () -> (writes: PlaceWrites?, freed: Value?) in
      guard StateTable.noteWrite(handle, ifVersion: version) else { return (nil, nil) }
      let writes = typedWrites(to: .state(handle)) { (value: Value, transaction) in
        handle.perform(value, transaction)
      }
      let freed: Value? = writes.hold(value)
      noteCount()
      return (writes, freed)
    }
    return outcome.writes
  }

  /// Notes that a value that was held is written.
  @MainActor static func release(_ writes: PlaceWrites) {
    _ = StateTable.lock.withLock { () -> Any? in
      let freed = writes.release()
      if writes.isIdle {
        time &+= 1
        lastRelease = time
        places[writes.place] = nil
        noteCount()
      }
      return freed
    }
  }
}

/// What a write goes to; a later one to the same takes its place.
nonisolated enum WritePlace: Hashable {
  /// A state.
  case state(StateHandle)
  /// A property of an object, which the write keeps.
  case property(ObjectIdentifier, AnyKeyPath)
  /// Something that an object, which the write keeps, is to do once.
  case request(ObjectIdentifier)
  /// The value of a key that no state stands for yet.
  case key(ObjectIdentifier, String)
}

/// One write, as the main thread performs it.
nonisolated struct WaitingWrite {
  let time: UInt64
  let perform: @MainActor () -> Void
}

/// The writes to one place that wait.
nonisolated class PlaceWrites: @unchecked Sendable {
  let place: WritePlace
  /// When the place was written to last.
  final fileprivate(set) var time: UInt64 = 0
  /// How many writes the main thread has taken, or made, and not yet performed.
  fileprivate final var heldCount = 0

  fileprivate init(_ place: WritePlace) { self.place = place }

  fileprivate var isIdle: Bool { heldCount == 0 }
  fileprivate func take(_ taken: inout [WaitingWrite], _ freed: inout [Any]) {}
  fileprivate func release() -> Any? { nil }
}

private nonisolated final class TypedPlaceWrites<Value>: PlaceWrites, @unchecked Sendable {
  private struct Write {
    let transaction: Transaction?
    var value: Value
    var time: UInt64
  }

  /// The writes of other threads: of each transaction the latest, in order.
  private var writes: ContiguousArray<Write> = []
  /// The value that the main thread took, or wrote, last.
  private var held: Value?
  private let write: @MainActor (Value, Transaction?) -> Void

  init(_ place: WritePlace, _ write: @escaping @MainActor (Value, Transaction?) -> Void) {
    self.write = write
    super.init(place)
  }

  override var isIdle: Bool { writes.isEmpty && super.isIdle }

  var latest: Value? { writes.last?.value ?? held }

  /// Adds a write, and returns the value of the one that it replaces.
  func add(_ value: Value, _ transaction: Transaction?, _ time: UInt64) -> Value? {
    self.time = time
    let new = Write(transaction: transaction, value: value, time: time)
    guard let index = writes.firstIndex(where: { $0.transaction == transaction }) else {
      writes.append(new)
      return nil
    }
    let old = writes[index].value
    if index == writes.count - 1 {
      writes[index] = new
    } else {
      writes.remove(at: index)
      writes.append(new)
    }
    return old
  }

  /// Keeps a value as the last one, and returns the one that was.
  func hold(_ value: Value) -> Value? {
    let old = held
    held = value
    heldCount += 1
    return old
  }

  override func take(_ taken: inout [WaitingWrite], _ freed: inout [Any]) {
    for write in writes {
      if let old = hold(write.value) { freed.append(old) }
      let sent = UncheckedSending(value: write)
      taken.append(
        WaitingWrite(time: write.time) { [self] in
          self.write(sent.value.value, sent.value.transaction)
          WaitingWrites.release(self)
        })
    }
    writes.removeAll()
  }

  override func release() -> Any? {
    heldCount -= 1
    guard heldCount == 0 else { return nil }
    defer { held = nil }
    return held
  }
}
