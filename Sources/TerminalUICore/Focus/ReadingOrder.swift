/// The order in which views are read and Tab goes through them. It is that of the code, except that some modifiers put views before their content.
///
///     Folders           [Compose]     1
///     ⌕ Search                        2
///     Inbox                           3   the focus begins here
///     Drafts
///
/// A bar and an inset are written after their content: so they are made later, and the focus begins in the content.
extension PassNode {
  /// Moves the view to the start of the reading order of its list, or back to its place.
  package final func setReadFirst(_ isFirst: Bool) {
    // In an item it would mean the order of drawing.
    guard let parent, parent.flags.contains(.list) else { return }
    parent.flags.insert(.ordersItems)
    if isFirst { flags.insert(.ordersItems) } else { flags.remove(.ordersItems) }
  }
}

extension Node {
  /// Whether the views in this node are read in another order than they are written in.
  package final var hasReadingOrder: Bool { flags.contains(.list) && flags.contains(.ordersItems) }

  /// The nodes in this one as they are read.
  package final var partsAsRead: ContiguousArray<Node> {
    let parts = parts
    guard hasReadingOrder else { return parts }
    return ContiguousArray(parts.filter(\.isReadFirst) + parts.filter { !$0.isReadFirst })
  }

  private final var parts: ContiguousArray<Node> {
    if flags.contains(.list) { return unsafeDowncast(self, to: ListNode.self).children }
    var parts: ContiguousArray<Node> = []
    visitChildren { parts.append($0) }
    return parts
  }

  /// Whether the view is read before the others in its list.
  private final var isReadFirst: Bool { flags.contains([.pass, .ordersItems]) }

  /// Whether `self` is read before `other`; a view is read before those in it.
  package final func isReadBefore(_ other: Node) -> Bool {
    guard let (one, other) = branches(to: other) else { return comesBefore(other) }
    if let parent = one.parent, parent.hasReadingOrder, one.isReadFirst != other.isReadFirst {
      return one.isReadFirst
    }
    return one.index < other.index
  }
}
