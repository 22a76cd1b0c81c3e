internal import RuntimeMetadata

/// Knows which elements of a hierarchy are open, and makes the rows of all that are in sight.
///
/// An `OutlineGroup` or a list with `children:` keeps one as long as its view lasts. The rows open and close elements
/// through ``OutlineActions``.
final class Outline<Data: RandomAccessCollection, ID: Hashable>: OutlineActions {
  private var level: OutlineLevel<Data>?
  private var id: KeyPath<Data.Element, ID>?
  private var children: KeyPath<Data.Element, Data?>?
  /// Evaluates the view that shows the rows.
  private var changed: () -> Void = {}
  /// The app's set of open elements, if there is one.
  private var expanded: Binding<Set<ID>>?
  /// The set as it was read or written last.
  private var latest: Set<ID>?

  init() {}

  /// The rows to show now: called in each evaluation of the view, with its present data.
  package func rows(
    of data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    expanded: Binding<Set<ID>>?, changed: @escaping () -> Void
  ) -> OutlineRows<Data> {
    (self.id, self.children, self.expanded, self.changed) = (id, children, expanded, changed)
    var level = level ?? OutlineLevel(data)
    if self.level != nil {
      level.replaceElements(with: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] })
    }
    if let expanded { follow(expanded.wrappedValue, &level, id, children) }
    self.level = level
    return OutlineRows(level: level)
  }

  /// Opens the elements of the app's set, unless it is the set of the last time and all its elements are open.
  ///
  /// Every element that has a row is visited.
  private func follow(
    _ wanted: Set<ID>, _ level: inout OutlineLevel<Data>, _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>
  ) {
    if wanted == latest {
      var count = 0
      level.visitOpen { _ in count += 1 }
      if count == wanted.count { return }
    }
    latest = wanted
    // Open elements inside one another can't be more than the set has identities.
    level.open(depth: wanted.count) {
      wanted.contains($0[keyPath: id])
    } children: {
      $0[keyPath: children]
    }
  }

  /// Writes what the user has opened or closed into the app's set, and has the rows made again.
  private func tell(_ change: (inout Set<ID>) -> Void) {
    if let expanded {
      var open = expanded.wrappedValue
      change(&open)
      latest = open
      expanded.wrappedValue = open
    }
    changed()
  }

  func set(_ place: Int, open isOpen: Bool) {
    guard let id, let children, let count = level?.count, place < count,
      level?.set(
        place, open: isOpen, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }) == true
    else { return }
    tell { open in
      guard let identity = level?.row(at: place).element[keyPath: id] else { return }
      if isOpen { open.insert(identity) } else { open.remove(identity) }
    }
  }

  func parent(of place: Int) -> Int? {
    guard let level, place < level.count else { return nil }
    return level.parent(of: place)
  }

  func openSiblings(of place: Int) -> Int? {
    guard let id, let children, let count = level?.count, place < count,
      let new = level?.openSiblings(
        of: place, id: { $0[keyPath: id] }, children: { $0[keyPath: children] })
    else { return nil }
    tell { open in level?.visitOpen { open.insert($0[keyPath: id]) } }
    return new
  }
}

extension Outline: nonisolated TrackedObject {}

/// The actions on a row of a hierarchy, by its place among the rows: called for keys and presses on the row.
@MainActor protocol OutlineActions: AnyObject {
  func set(_ place: Int, open isOpen: Bool)
  func parent(of place: Int) -> Int?
  /// Opens a row and its siblings; returns the row's new place, if anything changed.
  func openSiblings(of place: Int) -> Int?
}
