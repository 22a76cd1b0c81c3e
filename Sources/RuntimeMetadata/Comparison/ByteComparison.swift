internal import Glibc

nonisolated extension UnsafeRawPointer {
  /// Whether the bytes here and there are the same.
  @inlinable @inline(__always) package func hasSameBytes(as other: UnsafeRawPointer, count: Int) -> Bool {
    if count > 128 { return hasSameBytesInMemory(as: other, count: count) }
    return firstDifference(from: other, count: count) == count
  }

  @usableFromInline func hasSameBytesInMemory(as other: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(self, other, count) == 0
  }

  /// A number of leading bytes that are the same here and there, no more than seven less than all such;
  /// `count` only if all are.
  @inlinable @inline(__always) package func firstDifference(from other: UnsafeRawPointer, count: Int) -> Int {
    var offset = 0
    while offset &+ 8 <= count {
      if differs(from: other, at: offset, as: UInt64.self) { return offset }
      offset &+= 8
    }
    if offset == count { return count }
    if count >= 8 { return differs(from: other, at: count &- 8, as: UInt64.self) ? offset : count }
    if count & 4 != 0 {
      if differs(from: other, at: offset, as: UInt32.self) { return offset }
      offset &+= 4
    }
    if count & 2 != 0 {
      if differs(from: other, at: offset, as: UInt16.self) { return offset }
      offset &+= 2
    }
    return count & 1 != 0 && differs(from: other, at: offset, as: UInt8.self) ? offset : count
  }

  @inlinable @inline(__always) package func differs<Word: FixedWidthInteger & BitwiseCopyable>(
    from other: UnsafeRawPointer, at offset: Int, as: Word.Type
  ) -> Bool {
    (self + offset).loadUnaligned(as: Word.self) != (other + offset).loadUnaligned(as: Word.self)
  }
}

nonisolated extension String {
  /// Whether two strings are the same bytes; `==` also says so of other bytes for the same characters.
  ///
  /// Of two that share their storage, or differ in length, no byte is looked at.
  @usableFromInline package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        bytes.isEmpty || bytes.baseAddress == others.baseAddress
          || memcmp(bytes.baseAddress!, others.baseAddress!, bytes.count) == 0
      }
    }.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
