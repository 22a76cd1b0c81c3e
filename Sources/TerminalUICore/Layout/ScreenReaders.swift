package import Cells

/// The size of the screen, and the items whose answers depend on it.
///
/// When the size changes, these items are measured again without a search.
///
/// Most answers follow from proposals alone, and so depend on the screen only from above. But a scroll view that is offered nothing along its axis,
/// as in another scroll view, takes no more than the screen has, and a lazy stack makes no more rows.
@MainActor struct ScreenReaders {
  /// The size of the screen, in cells.
  private(set) var size: Size
  private var items = ObjectTable<Reference<ItemNode>>()

  init(size: Size) { self.size = size }

  /// The number of items.
  ///
  /// All of them are in the tree.
  var count: Int { items.count }

  /// Adds an item.
  fileprivate mutating func add(_ item: ItemNode) { items[item] = Reference(item) }

  /// Removes an item that leaves the tree.
  mutating func remove(_ item: Node) { items[item] = nil }

  /// Stores another size, and removes and returns all items.
  ///
  /// Items whose answers depend on the new size add themselves again.
  fileprivate mutating func adopt(_ size: Size) -> some Collection<Reference<ItemNode>> {
    defer { self = ScreenReaders(size: size) }
    return items.values
  }
}

extension ItemNode {
  /// The size of the screen, for the item's answer: it is measured again when that changes.
  package final var screenSize: Size {
    let host = host
    if flags.isDisjoint(with: [.readsScreen, .hasLeft]) {
      flags.insert(.readsScreen)
      host.screenReaders.add(self)
    }
    return host.size
  }
}

extension ViewHost {
  /// Gives the screen another size, and has the items measured that answered by the one before.
  func adoptScreenSize(_ size: Size) {
    for item in screenReaders.adopt(size) {
      item.borrow { $0.flags.remove(.readsScreen) }
      // An item that was only probed leads to the one that probed it.
      var asked = item
      item.visitContainers { inner, container in
        guard inner.borrow({ $0.flags.contains(.isNew) }) else { return false }
        asked = container
        return true
      }
      asked.borrow { $0.setNeedsLayout() }
    }
  }
}
