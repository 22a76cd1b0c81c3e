internal import Synchronization

/// The waiting writes to places, and the last value for each.
///
/// Actions and other threads see it before the views do.
///
/// Of the writes of other threads to one place, the latest of each transaction waits, in the order of the writes; so
/// memory and the time of an update are bounded by the places. Everything here is used under the lock of ``StateTable``,
/// under which no code of the app runs: replaced values are returned, and the caller frees them.
nonisolated enum WaitingWrites {
  nonisolated(unsafe) private static var places: [WritePlace: PlaceWrites] = [:]
  /// The other errands of other threads, in order.
  nonisolated(unsafe) private static var errands: ContiguousArray<WaitingWrite> = []
  /// Counts the writes and errands.
  nonisolated(unsafe) private static var time: UInt64 = 0
  /// When a place was written for the last time, after which nothing waited there.
  nonisolated(unsafe) private static var lastRelease: UInt64 = 0
  /// Whether the main thread will come for them.
  nonisolated(unsafe) private static var isAwaited = false
  private static let hasAny = Atomic(false)

  /// Whether nothing waits anywhere.
  @inline(__always) static var isEmpty: Bool { !hasAny.load(ordering: .relaxed) }

  private static func noteCount() {
    let isAny = !places.isEmpty || !errands.isEmpty
    if isAny != hasAny.load(ordering: .relaxed) { hasAny.store(isAny, ordering: .relaxed) }
  }

  // MARK: Adding

  /// Has `value` written on the main thread soon, in place of the write that waits there under the same transaction.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - place: Where it is written.
  ///   - transaction: The context of the write; `nil` is none.
  ///   - isWanted: Asked under the lock whether the write still makes sense.
  ///   - write: Writes a value on the main thread.
  /// - Returns: Whether the write was wanted.
  @discardableResult static func add<Value>(
    _ value: Value, to place: WritePlace, _ transaction: Transaction?, if isWanted: () -> Bool = { true },
    write: @escaping PlaceWriter<Value>
  ) -> Bool {
    // The value that is replaced is freed when this returns.
    let outcome = StateTable.lock.withLock { () -> (isWanted: Bool, isFirst: Bool, freed: Value?) in
      guard isWanted() else { return (false, false, nil) }
      time &+= 1
      let freed = typedWrites(to: place, write).add(value, transaction, time)
      return (true, becomesAwaited(), freed)
    }
    if outcome.isFirst { callMainThread() }
    return outcome.isWanted
  }

  /// Performs an errand on the main thread soon, after this thread's earlier writes.
  static func add(_ errand: @escaping @MainActor () -> Void) {
    let isFirst = StateTable.lock.withLock {
      time &+= 1
      errands.append(WaitingWrite(time: time, perform: errand))
      return becomesAwaited()
    }
    if isFirst { callMainThread() }
  }

  /// The writes that wait for a place; made at the first.
  private static func typedWrites<Value>(
    to place: WritePlace, _ write: @escaping PlaceWriter<Value>
  ) -> TypedPlaceWrites<Value> {
    if let known = places[place] { return unsafeDowncast(known, to: TypedPlaceWrites<Value>.self) }
    let made = TypedPlaceWrites(place, write)
    places[place] = made
    return made
  }

  /// Whether this write is the first that waits, so that the main thread has to be woken.
  private static func becomesAwaited() -> Bool {
    noteCount()
    defer { isAwaited = true }
    return !isAwaited
  }

  private static func callMainThread() { Task { @MainActor in WriteQueue.drain() } }

  // MARK: Looking

  /// The last value written to a place, while it waits.
  static func latest<Value>(_ type: Value.Type, at place: WritePlace) -> Value? {
    StateTable.lock.withLock { latestLocked(type, at: place) }
  }

  /// As ``latest(_:at:)``, for a caller with the lock.
  static func latestLocked<Value>(_ type: Value.Type, at place: WritePlace) -> Value? {
    guard let writes = places[place] else { return nil }
    return unsafeDowncast(writes, to: TypedPlaceWrites<Value>.self).latest
  }

  /// Whether writes of other threads to a place wait, for a caller with the lock.
  static func hasWritesLocked(to place: WritePlace) -> Bool { places[place]?.hasWrites ?? false }

  /// A number that changes when a place is written to, or a waiting write is performed; for a caller with the lock.
  static func timeLocked(of place: WritePlace) -> UInt64 { places[place]?.time ?? lastRelease }

  // MARK: Performing

  /// Removes and returns the writes of other threads, in order, for a caller that performs them at once.
  @MainActor static func consume() -> [WaitingWrite] {
    if isEmpty { return [] }
    var taken = StateTable.lock.withLock {
      isAwaited = false
      var taken = Array(errands)
      errands.removeAll()
      for writes in places.values { writes.consume(into: &taken) }
      noteCount()
      return taken
    }
    taken.sort { $0.time < $1.time }
    return taken
  }

  /// Performs the writes of other threads to one place; during an evaluation they keep waiting.
  @MainActor static func perform(at place: WritePlace) {
    if isEmpty || Evaluation.isRunning { return }
    let writes = StateTable.lock.withLock {
      var taken: [WaitingWrite] = []
      let writes = places[place]
      writes?.consume(into: &taken)
      return writes
    }
    while let writes, performNext(of: writes) {}
  }

  /// Performs the first of the writes that were taken, if there still is one.
  @discardableResult @MainActor fileprivate static func performNext(of writes: PlaceWrites) -> Bool {
    var freed: Any?
    guard let perform = StateTable.lock.withLock({ writes.beginNext(&freed) }) else { return false }
    if perform() { release(writes) }
    return true
  }

  /// Notes that the main thread will write a state later: until ``release(_:)`` the value is the one written last.
  ///
  /// - Returns: The writes to release; `nil` if the state is gone or was written since `version`.
  @MainActor static func hold<Value>(
    _ value: Value, for handle: StateHandle, ifVersion version: UInt32?
  ) -> PlaceWrites? {
    let outcome = StateTable.lock.withLock { () -> (writes: PlaceWrites?, freed: Value?) in
      guard StateTable.noteWrite(handle, ifVersion: version) else { return (nil, nil) }
      let writes = typedWrites(to: .state(handle), handle.writer(of: Value.self))
      let freed = writes.hold(value)
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

/// The target of a write; a later write to the same target replaces it.
nonisolated enum WritePlace: Hashable {
  /// A state.
  case state(StateHandle)
  /// A property of an object, which the write keeps.
  case property(ObjectIdentifier, AnyKeyPath)
  /// Something that an object, which the write keeps, is to do once.
  case request(ObjectIdentifier)
  /// The value of a key that no state represents yet.
  case key(ObjectIdentifier, String)
}

/// Writes a value on the main thread, and returns whether it is written.
///
/// If not, the queue that keeps it releases the writes.
typealias PlaceWriter<Value> = @MainActor (Value, Transaction?, PlaceWrites) -> Bool

/// One write or errand, as the main thread performs it.
nonisolated struct WaitingWrite {
  let time: UInt64
  let perform: @MainActor () -> Void
}

/// The writes to one place that wait, without the type of their values.
nonisolated class PlaceWrites: @unchecked Sendable {
  let place: WritePlace
  /// When the place was written to last.
  final fileprivate(set) var time: UInt64 = 0

  fileprivate init(_ place: WritePlace) { self.place = place }

  fileprivate var isIdle: Bool { true }
  /// Whether writes of other threads wait.
  fileprivate var hasWrites: Bool { false }
  fileprivate func consume(into taken: inout [WaitingWrite]) {}
  fileprivate func beginNext(_ freed: inout Any?) -> (@MainActor () -> Bool)? { nil }
  fileprivate func release() -> Any? { nil }
}

private nonisolated final class TypedPlaceWrites<Value>: PlaceWrites, @unchecked Sendable {
  private struct Write {
    let transaction: Transaction?
    let value: Value
    let time: UInt64
  }

  /// The writes of other threads: of each transaction the latest, in order.
  private var writes: ContiguousArray<Write> = []
  /// The earlier writes, which the main thread is about to perform.
  private var taken: ContiguousArray<Write> = []
  /// The value that the main thread wrote last, while it waits for its update; older than all these writes.
  private var held: Value?
  private var heldCount = 0
  private let write: PlaceWriter<Value>

  init(_ place: WritePlace, _ write: @escaping PlaceWriter<Value>) {
    self.write = write
    super.init(place)
  }

  override var isIdle: Bool { heldCount == 0 && !hasWrites }
  override var hasWrites: Bool { !writes.isEmpty || !taken.isEmpty }

  var latest: Value? { writes.last?.value ?? taken.last?.value ?? held }

  /// Adds a write, and returns the value of the write that it replaces.
  func add(_ value: Value, _ transaction: Transaction?, _ time: UInt64) -> Value? {
    self.time = time
    let old = writes.firstIndex { $0.transaction == transaction }.map { writes.remove(at: $0).value }
    writes.append(Write(transaction: transaction, value: value, time: time))
    return old
  }

  override func consume(into taken: inout [WaitingWrite]) {
    for write in writes {
      taken.append(WaitingWrite(time: write.time) { [self] in WaitingWrites.performNext(of: self) })
    }
    self.taken += writes
    writes.removeAll()
  }

  override func beginNext(_ freed: inout Any?) -> (@MainActor () -> Bool)? {
    guard !taken.isEmpty else { return nil }
    let next = taken.removeFirst()
    freed = hold(next.value)
    let sent = UncheckedSending(value: next)
    return { [self] in write(sent.value.value, sent.value.transaction, self) }
  }

  /// Stores the last value that the main thread wrote, and returns the value before.
  func hold(_ value: Value) -> Value? {
    let old = held
    held = value
    heldCount += 1
    return old
  }

  override func release() -> Any? {
    heldCount -= 1
    guard heldCount == 0 else { return nil }
    defer { held = nil }
    return held
  }
}
