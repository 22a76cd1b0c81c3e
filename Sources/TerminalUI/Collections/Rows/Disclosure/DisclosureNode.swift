internal import TerminalUICore

/// A row that Right opens and Left closes, so that others show below it.
class DisclosureNode: PassNode, RowDisclosure, KeyResponder, PressResponder {
  /// Whether the row is open; `nil` where there is nothing to open.
  @exclusivity(unchecked) final var isOpen: Bool?
  /// The app's action that opens or closes the row.
  @exclusivity(unchecked) fileprivate final var setOpen: (Bool) -> Void = { _ in }

  /// Opens or closes the row.
  func set(open isOpen: Bool) { setOpen(isOpen) }

  /// The row that this one is below.
  var outerRow: ListRowNode? { disclosureLevel?.outer?.labelRow }

  /// Opens this row and its siblings; returns its new place among the rows of its list, if that is known.
  func openSiblings() -> Int? {
    set(open: true)
    return nil
  }

  /// The rows that this one is below in one list, the outermost first.
  var placesAbove: (list: WindowList, places: [Int])? { nil }

  func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    keys.on(.rightArrow, with: .none, title: "Open", when: isOpen == false) { set(open: true) }
    keys.on(.leftArrow, with: .none, title: "Close", when: isOpen == true) { set(open: false) }
  }

  /// A press opens or closes a row that can't be selected; another one is selected by it.
  func hear(_ event: GestureEvent) -> GestureProgress {
    guard isEnabled, let isOpen, firstRow?.isSelectable == false else { return .failed }
    guard event.kind == .up else { return event.isFirst ? .active : .possible }
    if event.isInside { set(open: !isOpen) }
    return .ended
  }

  override var name: String { "disclosure" }
}

/// Has a row handle the keys that open and close it.
struct DisclosureModifier: PassModifier {
  let isOpen: Bool
  /// Whether a press on the row does so, too, where the row can't be selected.
  var opensByPress = false
  let setOpen: (Bool) -> Void

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = DisclosureNode(
      in: context, flags: opensByPress ? [.handlesKeys, .handlesMouse] : .handlesKeys)
    updatePassNode(node)
    return node
  }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: DisclosureNode.self)
    (node.isOpen, node.setOpen) = (isOpen, setOpen)
  }
}
