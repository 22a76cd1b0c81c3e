package import OpenCombine
internal import RuntimeMetadata

/// A publisher that can replace an equal publisher.
///
/// Two equal publishers are the same source, although they are different objects.
///
/// A view that makes a timer in its `body` makes another one with each evaluation; the subscribed one continues.
package protocol ReplaceablePublisher {
  /// Whether `other` gives the same values as this one.
  func gives(_ other: Self) -> Bool
}

extension Publishers.Autoconnect: ReplaceablePublisher where Upstream: ReplaceablePublisher {
  package func gives(_ other: Publishers.Autoconnect<Upstream>) -> Bool { upstream.gives(other.upstream) }
}

/// Whether a view that was given `new` after `old` may stay subscribed to `old`.
///
/// The two may be taken for the same if they are equal, or made in the same way from publishers that are.
nonisolated func givesSame<P: Publisher>(_ old: P, _ new: P) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      givesSame(TypeMetadata(P.self), UnsafeRawPointer(old), UnsafeRawPointer(new))
    }
  }
}

private nonisolated func givesSame(
  _ record: TypeMetadata, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
) -> Bool {
  if TypeComparison.of(record).plan(.source).isEqual(old, new, depth: 0) { return true }
  if let type = record.type as? any ReplaceablePublisher.Type { return gives(type, old, new) }
  guard record.kind == .struct, record.type is any Publisher.Type else { return false }
  guard let parts = StoredField.parts(of: record) else { return false }
  return parts.allSatisfy { givesSame($0.type, old + $0.offset, new + $0.offset) }
}

private nonisolated func gives<P: ReplaceablePublisher>(
  _ type: P.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
) -> Bool {
  old.assumingMemoryBound(to: P.self).pointee.gives(new.assumingMemoryBound(to: P.self).pointee)
}
