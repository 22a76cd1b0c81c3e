/// A row that can be opened, so that others show below it: it hears Left, Right and `*`.
class DisclosureNode: PassNode {
  /// Whether the row is open; `nil` where there is nothing to open.
  @exclusivity(unchecked) final var isOpen: Bool?
  /// What the app does to open or close the row.
  @exclusivity(unchecked) fileprivate final var setOpen: (Bool) -> Void = { _ in }

  /// Opens or closes the row.
  func set(open isOpen: Bool) { setOpen(isOpen) }

  /// The row that this one is below.
  var outerRow: ListRowNode? {
    var next = parent
    var isOwn = true
    while let node = next, !node.flags.contains(.item) {
      if node is DisclosureScopeNode {
        if !isOwn { return node.firstItem as? ListRowNode }
        isOwn = false
      }
      next = node.parent
    }
    return nil
  }

  /// Opens those beside this row, and the row; says where it is among the rows of its list then, if that is known.
  func openSiblings() -> Int? {
    set(open: true)
    return nil
  }

  /// The rows that this one is below in one list, the outermost first.
  var placesAbove: (list: WindowList, places: [Int])? { nil }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, press.modifiers.held.isEmpty, let isOpen, isEnabled else { return .ignored }
    switch press.key {
    case .rightArrow where !isOpen: set(open: true)
    case .leftArrow where isOpen: set(open: false)
    default: return .ignored
    }
    return .handled
  }

  override var name: String { "disclosure" }
}

/// Around the label and the content of a group that can be opened.
final class DisclosureScopeNode: PassNode {
  override var name: String { "DisclosureGroup" }
}

/// Around the content of a group that can be opened: what `tag(_:)` says of the group isn't about it.
final class DisclosureContentNode: PassNode {
  init(in context: NodeContext) { super.init(in: context, flags: .hasTraits) }
  override var name: String { "content" }
}

struct DisclosureContent: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { DisclosureContentNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

struct DisclosureScope: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { DisclosureScopeNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Has a row hear the keys that open and close it.
struct DisclosureModifier: PassModifier {
  let isOpen: Bool
  let setOpen: (Bool) -> Void

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = DisclosureNode(in: context, flags: .handlesKeys)
    updatePassNode(node)
    return node
  }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: DisclosureNode.self)
    (node.isOpen, node.setOpen) = (isOpen, setOpen)
  }
}

extension ListRowNode {
  /// The content of the group that this row is in.
  var groupContent: DisclosureContentNode? {
    var next = parent
    while let node = next, !node.flags.contains(.item) {
      if let content = node as? DisclosureContentNode { return content }
      next = node.parent
    }
    return nil
  }

  /// What opens this row.
  var disclosure: DisclosureNode? {
    var next = parent
    while let node = next, !node.flags.contains(.item) {
      if let node = node as? DisclosureNode { return node }
      if node.asWindowRow != nil { return nil }
      next = node.parent
    }
    return nil
  }

  /// The row that this one is below, where rows are opened.
  var outerRow: ListRowNode? {
    if let disclosure { return disclosure.outerRow }
    var next = parent
    while let node = next, !node.flags.contains(.item) {
      if node is DisclosureScopeNode { return node.firstItem as? ListRowNode }
      next = node.parent
    }
    return nil
  }
}
