internal import RuntimeMetadata

/// What is open in a hierarchy.
final class Outline<Data: RandomAccessCollection, ID: Hashable>: OutlineActions {
  private var level: OutlineLevel<Data>?
  private var children: KeyPath<Data.Element, Data?>?
  private var changed: () -> Void = {}

  init() {}

  /// The rows of some elements.
  func rows(
    of data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    changed: @escaping () -> Void
  ) -> OutlineRows<Data> {
    (self.children, self.changed) = (children, changed)
    if level == nil {
      level = OutlineLevel(data)
    } else {
      level?.take(data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] })
    }
    return OutlineRows(level: level ?? OutlineLevel(data))
  }

  func set(_ place: Int, open isOpen: Bool) {
    guard let children, let count = level?.count, place < count else { return }
    if level?.set(place, open: isOpen, children: { $0[keyPath: children] }) == true { changed() }
  }

  func parent(of place: Int) -> Int? {
    guard let level, place < level.count else { return nil }
    return level.parent(of: place)
  }

  func openSiblings(of place: Int) {
    guard let children, let count = level?.count, place < count else { return }
    if level?.openSiblings(of: place, children: { $0[keyPath: children] }) == true { changed() }
  }
}

extension Outline: nonisolated TrackedObject {}

/// What can be done with the rows of a hierarchy, by their places.
@MainActor protocol OutlineActions: AnyObject {
  func set(_ place: Int, open isOpen: Bool)
  func parent(of place: Int) -> Int?
  func openSiblings(of place: Int)
}
