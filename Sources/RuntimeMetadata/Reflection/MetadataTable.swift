public import Synchronization

/// Facts found once about records of the runtime; made at first use, kept as long as the program lives.
///
/// Sixty-four slots, each with the last entry that belongs there, are in front of a dictionary: a hit costs a
/// few instructions and takes no lock. Any thread may ask. An entry's first property is its record.
// No protocol says so, and slots and keys are of types of the standard library's that are known without a look-up: to find
// a conformance takes a third of a million instructions at the start.
@usableFromInline package nonisolated final class MetadataTable<Entry: ~Copyable>: Sendable {
  @usableFromInline nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<UInt>>
  private let makeEntry: @Sendable (TypeMetadata) -> Entry
  private let entries = Mutex<[ObjectIdentifier: UInt]>([:])

  /// Makes a table with entries that `makeEntry` makes.
  @usableFromInline package init(_ makeEntry: @escaping @Sendable (TypeMetadata) -> Entry) {
    self.makeEntry = makeEntry
    slots = .allocate(capacity: 64)
    for i in 0..<64 { (slots + i).initialize(to: Atomic(0)) }
  }

  /// The entry for that record.
  @inlinable @inline(__always) package func entry(for record: TypeMetadata) -> UnsafePointer<Entry> {
    let bits = UInt(bitPattern: record.pointer)
    let slot = slots + Int(truncatingIfNeeded: (bits >> 4 ^ bits >> 10) & 63)
    if let entry = UnsafePointer<Entry>(bitPattern: slot.pointee.load(ordering: .acquiring)),
      UnsafeRawPointer(entry).load(as: UnsafeRawPointer.self) == record.pointer
    {
      return entry
    }
    return find(record, for: slot)
  }

  /// Looks the record up in the dictionary, or makes its entry, and puts the entry into its slot.
  @usableFromInline @inline(never) func find(
    _ record: TypeMetadata, for slot: UnsafeMutablePointer<Atomic<UInt>>
  ) -> UnsafePointer<Entry> {
    let bits = entries.withLock { entries in
      let key = ObjectIdentifier(record.type)
      if let bits = entries[key] { return bits }
      let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
      entry.initialize(to: makeEntry(record))
      entries[key] = UInt(bitPattern: entry)
      return UInt(bitPattern: entry)
    }
    slot.pointee.store(bits, ordering: .releasing)
    return UnsafePointer<Entry>(bitPattern: bits).unsafelyUnwrapped
  }
}

/// A value that is made at its first use, by whichever thread comes first, and never freed.
@usableFromInline package nonisolated struct LazyPointer<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let bits = Atomic<UInt>(0)

  @usableFromInline package init() {}

  /// The value; `make` may run on several threads at once, one result is kept.
  @inlinable @inline(__always) package func value(_ make: () -> Value) -> UnsafePointer<Value> {
    UnsafePointer(bitPattern: bits.load(ordering: .acquiring)) ?? keep(make)
  }

  /// Makes the value; if another thread was faster, that thread's value is kept and this one freed.
  @usableFromInline @inline(never) func keep(_ make: () -> Value) -> UnsafePointer<Value> {
    let made = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    made.initialize(to: make())
    let (exchanged, bits) = bits.compareExchange(
      expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing)
    if !exchanged, let first = UnsafePointer<Value>(bitPattern: bits) {
      made.deinitialize(count: 1)
      made.deallocate()
      return first
    }
    return UnsafePointer(made)
  }
}
