internal import TerminalUICore

/// A row that Right opens and Left closes, so that others show below it.
///
/// The node is around the row's view. The row itself, its triangle and the list find it as a ``RowDisclosure``.
package final class DisclosureNode: PassNode, RowDisclosure, KeyResponder, PressResponder {
  /// Whether the row is open; `nil` where there is nothing to open.
  package var isOpen: Bool?
  /// The app's action that opens or closes the row.
  fileprivate var setOpen: (Bool) -> Void = { _ in }
  /// The row's place in a hierarchy whose rows are all rows of one list, such as an outline; `nil` in a disclosure
  /// group.
  package var place: (any DisclosurePlace)?

  /// Opens or closes the row.
  func set(open isOpen: Bool) {
    if let place { place.set(open: isOpen) } else { setOpen(isOpen) }
  }

  /// The row that this one is below.
  var outerRow: ListRowNode? {
    if let place, let list, let parent = place.parent, parent < list.count {
      return list.node(at: parent).firstRow
    }
    return disclosureLevel?.outer?.labelRow
  }

  /// Opens this row and its siblings; returns its new place among the rows of its list, if that is known.
  func openSiblings() -> Int? {
    if let place { return place.openSiblings() }
    set(open: true)
    return nil
  }

  /// The rows that this one is below in one list, the outermost first.
  var placesAbove: (list: WindowList, places: [Int])? {
    guard let place, let list else { return nil }
    return (list, place.placesAbove)
  }

  private var list: WindowList? { firstAround(to: .item) { $0.asWindowRow }?.list }

  /// The keys that open and close the row while it is the current one of its list.
  package func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    keys.on(.rightArrow, with: .none, title: "Open", when: isOpen == false) { set(open: true) }
    keys.on(.leftArrow, with: .none, title: "Close", when: isOpen == true) { set(open: false) }
  }

  /// Handles a press on a row that can't be selected: the row opens or closes.
  ///
  /// A selectable row is selected instead.
  package func hear(_ event: GestureEvent) -> GestureProgress {
    guard isEnabled, let isOpen, firstRow?.isSelectable == false else { return .failed }
    guard event.kind == .up else { return event.hasNoRival ? .active : .possible }
    if event.isInside { set(open: !isOpen) }
    return .ended
  }

  package override var name: String { "disclosure" }
}

/// Makes its content a row that opens and closes: behind disclosure groups and table rows that hold others.
package struct DisclosureModifier: PassModifier {
  package let isOpen: Bool
  /// Whether a press also opens and closes a row that can't be selected.
  var opensByPress = false
  let setOpen: (Bool) -> Void

  package init(isOpen: Bool, opensByPress: Bool = false, setOpen: @escaping (Bool) -> Void) {
    self.isOpen = isOpen
    self.opensByPress = opensByPress
    self.setOpen = setOpen
  }

  package func makePassNode(in context: NodeContext) -> PassNode {
    let node = DisclosureNode(
      in: context, flags: opensByPress ? [.handlesKeys, .handlesMouse] : .handlesKeys)
    updatePassNode(node)
    return node
  }
  package func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: DisclosureNode.self)
    (node.isOpen, node.setOpen) = (isOpen, setOpen)
  }
}
