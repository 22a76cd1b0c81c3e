/// A reference to an object that something else keeps alive: to have or to copy one counts nothing.
///
/// Nodes refer so to the nodes above them, and walks go from one to the next. All that the language offers for it is in this file, and nowhere else.
@frozen @usableFromInline nonisolated struct Reference<Object: AnyObject> {
  @usableFromInline let unmanaged: Unmanaged<Object>

  @inlinable @inline(__always) init(_ object: Object) { unmanaged = .passUnretained(object) }

  @inlinable @inline(__always) init(unmanaged: Unmanaged<Object>) { self.unmanaged = unmanaged }

  /// The object at `index` in an array, which keeps it.
  ///
  /// Of no actor, as all here: a closure of the main actor's would be checked each time.
  @inline(__always) static func at(_ index: Int, of objects: ContiguousArray<Object>) -> Reference {
    objects.withUnsafeBytes {
      $0.load(fromByteOffset: index &* MemoryLayout<Reference>.stride, as: Reference.self)
    }
  }

  /// The object, counted as long as it is in use.
  @inlinable @inline(__always) var object: Object { unmanaged.takeUnretainedValue() }

  /// Runs `body` with the object: no retain and no release.
  ///
  /// The standard library's own call checks the executor for a closure of the main actor's; this one is inlined here.
  @inlinable @inline(__always) func borrow<Result>(_ body: (Object) -> Result) -> Result {
    unmanaged._withUnsafeGuaranteedRef(body)
  }

  /// Whether the reference leads to `object`, which isn't retained for the comparison.
  @inline(__always) func refers(to object: Object) -> Bool {
    isSame(as: Reference(object))
  }

  /// Whether two references lead to the same object, which isn't counted.
  @inline(__always) func isSame(as other: Reference) -> Bool {
    unmanaged.toOpaque() == other.unmanaged.toOpaque()
  }

  /// The reference with another static type.
  ///
  /// The caller must know that the object has this type.
  @inlinable @inline(__always) func unchecked<Other: AnyObject>() -> Reference<Other> {
    Reference<Other>(unmanaged: .fromOpaque(unmanaged.toOpaque()))
  }

  // MARK: Owning

  /// A reference that keeps its object alive until ``letGo()``.
  @inline(__always) static func keeping(_ object: Object) -> Reference {
    Reference(unmanaged: .passRetained(object))
  }

  /// Keeps the object alive until ``letGo()``.
  @inline(__always) func keep() { _ = unmanaged.retain() }

  /// Releases the object that ``keep()`` keeps.
  @inline(__always) func letGo() { unmanaged.release() }
}

nonisolated extension Reference: Sendable where Object: Sendable {}
