/// All slots.
///
/// They are read and written on the main thread; another thread may read under the lock. No code of the app runs under it:
/// values are freed afterwards.
@usableFromInline nonisolated enum StateTable {
  private struct Entry {
    /// The location in the slot, which the table owns.
    var location: Reference<AnyObject>?
    var generation: UInt32 = 0
    // For who holds the lock.
    /// Tells a value from the ones before; 0 is the first one.
    var version: UInt32 = 0
  }

  // Entries stay where they are: a table that grew by moving them would touch, for each, memory for three.
  /// Blocks of entries, each of twice as many as the one before; `nil` before the first entry.
  nonisolated(unsafe) private static var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>?
  /// The number of entries that were ever used.
  nonisolated(unsafe) private static var used = 0
  /// The entries to be used next; `nil` before one was freed.
  nonisolated(unsafe) private static var free: ContiguousArray<UInt32>?
  static let lock = StateLock()

  private static var firstBlock: Int { 64 }

  /// Where an entry is: of the numbers from 64 on, each block has those of one length in bits.
  @inline(__always) private static func place(_ slot: Int) -> (block: Int, index: Int, capacity: Int) {
    let number = slot + firstBlock
    let capacity = 1 << (Int.bitWidth - 1 - number.leadingZeroBitCount)
    return (capacity.trailingZeroBitCount - firstBlock.trailingZeroBitCount, number - capacity, capacity)
  }

  /// An entry that was used before.
  @inline(__always) private static func entry(_ slot: Int) -> UnsafeMutablePointer<Entry>? {
    guard let blocks, UInt(bitPattern: slot) < UInt(bitPattern: used) else { return nil }
    let place = place(slot)
    return blocks[place.block].map { $0 + place.index }
  }

  /// The entry of a location that is alive.
  @inline(__always) private static func entry(of handle: StateHandle) -> UnsafeMutablePointer<Entry>? {
    let entry = entry(Int(handle.slot) - 1)
    return entry?.pointee.generation == handle.generation ? entry : nil
  }

  /// The next entry that was never used.
  private static func newEntry() -> (slot: UInt32, entry: UnsafeMutablePointer<Entry>) {
    let place = place(used)
    let blocks = blocks ?? .allocate(capacity: UInt32.bitWidth)
    if used == 0 { blocks.initialize(repeating: nil, count: UInt32.bitWidth) }
    Self.blocks = blocks
    let block = blocks[place.block] ?? .allocate(capacity: place.capacity)
    blocks[place.block] = block
    (block + place.index).initialize(to: Entry())
    used += 1
    return (UInt32(truncatingIfNeeded: used - 1), block + place.index)
  }

  /// Takes a location, which the table owns until it is removed.
  static func insert(_ location: Reference<AnyObject>) -> StateHandle {
    lock.withLock {
      let (slot, entry): (UInt32, UnsafeMutablePointer<Entry>)
      if let freed = free?.popLast(), let reused = Self.entry(Int(freed)) {
        (slot, entry) = (freed, reused)
      } else {
        (slot, entry) = newEntry()
      }
      location.keep()
      entry.pointee.location = location
      entry.pointee.version = 0
      return StateHandle(slot: slot + 1, generation: entry.pointee.generation)
    }
  }

  /// Frees the slot of a location for another state, and lets the location go.
  static func remove(_ handle: StateHandle) {
    let location = lock.withLock { () -> Reference<AnyObject>? in
      guard let entry = entry(of: handle) else { return nil }
      let location = entry.pointee.location
      entry.pointee.location = nil
      entry.pointee.generation &+= 1
      if free?.append(handle.slot - 1) == nil { free = [handle.slot - 1] }
      return location
    }
    location?.letGo()
  }

  /// Notes that a location gets another value, for a caller with the lock.
  ///
  /// - Returns: Whether it is alive and, with a `version`, its value is still that one.
  @discardableResult static func noteWrite(_ handle: StateHandle, ifVersion version: UInt32? = nil) -> Bool {
    // The field by itself: meanwhile the main thread reads the others without the lock.
    guard let present = entry(of: handle)?.pointer(to: \.version),
      version == nil || present.pointee == version
    else { return false }
    present.pointee &+= 1
    if present.pointee == 0 { present.pointee = 1 }
    return true
  }

  /// The version of a location's value, for a caller with the lock.
  static func version(of handle: StateHandle) -> UInt32 { entry(of: handle)?.pointee.version ?? 0 }

  /// The location on the main thread, or under the lock.
  @usableFromInline static func location(_ handle: StateHandle) -> Reference<AnyObject>? {
    entry(of: handle)?.pointee.location
  }

  /// The number of live slots.
  static var count: Int { lock.withLock { used - (free?.count ?? 0) } }
}

/// A location whose node has left, without its type: it is freed at the end of the update.
protocol RetiringLocation: AnyObject {
  /// Frees the slot; a view elsewhere that read the state is evaluated again.
  func remove()
}

nonisolated extension StateTable {
  nonisolated(unsafe) private static var retired: ContiguousArray<any RetiringLocation>?

  /// Keeps a location whose node has left until the end of the update.
  static func retire(_ location: any RetiringLocation) {
    if retired?.append(location) == nil { retired = [location] }
  }

  /// The locations whose nodes leave in `body`, for later.
  static func retired(by body: () -> Void) -> ContiguousArray<any RetiringLocation> {
    let outer = retired
    retired = nil
    body()
    defer { retired = outer }
    return retired ?? []
  }

  /// Frees the locations whose nodes have left.
  static func removeRetired() {
    guard let locations = retired.take() else { return }
    for location in locations { location.remove() }
  }
}
