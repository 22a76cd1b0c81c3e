internal import Synchronization

/// What is found out once about a record of the runtime.
nonisolated protocol MetadataEntry: ~Copyable, Sendable {
  var record: TypeMetadata { get }
  init(_ record: TypeMetadata)
}

/// Entries by the runtime's record; made when first asked for, kept as long as the program lives.
///
/// Sixty-four slots, each with the last entry that belongs there, are in front of a dictionary: a hit costs a
/// few instructions and takes no lock. Any thread may ask.
nonisolated final class MetadataTable<Entry: MetadataEntry & ~Copyable>: Sendable {
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<UnsafePointer<Entry>?>>
  private let entries = Mutex<[TypeMetadata: UInt]>([:])

  init() {
    slots = .allocate(capacity: 64)
    for i in 0..<64 { (slots + i).initialize(to: Atomic(nil)) }
  }

  /// The entry for that record.
  @inline(__always) func entry(for record: TypeMetadata) -> UnsafePointer<Entry> {
    let bits = UInt(bitPattern: record.pointer)
    let slot = slots + Int(truncatingIfNeeded: (bits >> 4 ^ bits >> 10) & 63)
    if let entry = slot.pointee.load(ordering: .acquiring), entry.pointee.record == record { return entry }
    return find(record, for: slot)
  }

  @inline(never) private func find(
    _ record: TypeMetadata, for slot: UnsafeMutablePointer<Atomic<UnsafePointer<Entry>?>>
  ) -> UnsafePointer<Entry> {
    let bits = entries.withLock { entries in
      if let bits = entries[record] { return bits }
      let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
      entry.initialize(to: Entry(record))
      entries[record] = UInt(bitPattern: entry)
      return UInt(bitPattern: entry)
    }
    let entry = UnsafePointer<Entry>(bitPattern: bits).unsafelyUnwrapped
    slot.pointee.store(entry, ordering: .releasing)
    return entry
  }
}

/// A value that is made when first asked for, by whichever thread comes first, and kept as long as the
/// program lives.
nonisolated struct LazyPointer<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafePointer<Value>?>(nil)

  /// The value; `make` may run on several threads at once, one result is kept.
  @inline(__always) func value(_ make: () -> Value) -> UnsafePointer<Value> {
    pointer.load(ordering: .acquiring) ?? keep(make)
  }

  @inline(never) private func keep(_ make: () -> Value) -> UnsafePointer<Value> {
    let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    made.initialize(to: make())
    let (exchanged, first) = pointer.compareExchange(
      expected: nil, desired: UnsafePointer(made), ordering: .acquiringAndReleasing)
    if !exchanged, let first {
      made.deinitialize(count: 1)
      made.deallocate()
      return first
    }
    return UnsafePointer(made)
  }
}
