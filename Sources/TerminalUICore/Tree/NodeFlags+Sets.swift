/// Sets of marks without the standard library's generic functions, which cost a debug build a fifth of its time.
extension NodeFlags {
  /// Whether all of `other` are set.
  @inline(__always) public func contains(_ other: NodeFlags) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
  /// Whether none of `other` is set.
  @inline(__always) public func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }
  /// Returns the marks that are in this set or in another one.
  @inline(__always) public func union(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue | other.rawValue)
  }
  /// Returns the marks that are in this set and in another one.
  @inline(__always) public func intersection(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & other.rawValue)
  }
  /// Sets the marks of `other`.
  @inline(__always) public mutating func formUnion(_ other: NodeFlags) { self = union(other) }
  /// Takes the marks of `other` away.
  @inline(__always) public mutating func subtract(_ other: NodeFlags) {
    self = NodeFlags(rawValue: rawValue & ~other.rawValue)
  }
  /// Sets the marks of `other`.
  @inline(__always) package mutating func insert(_ other: NodeFlags) { formUnion(other) }
  /// Takes the marks of `other` away.
  @inline(__always) package mutating func remove(_ other: NodeFlags) { subtract(other) }
}
