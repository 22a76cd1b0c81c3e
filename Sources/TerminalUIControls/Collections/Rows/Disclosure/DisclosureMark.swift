internal import TerminalUICore

/// The mark of a row that can be opened: a press opens or closes the row.
package struct DisclosureMark: View {
  package let isOpen: Bool

  package init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  package var body: some View {
    Text(isOpen ? "▾ " : "▸ ").foregroundStyle(.secondary).modifier(DisclosureMarkModifier())
  }
}

private struct DisclosureMarkModifier: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode {
    DisclosureMarkNode.make(in: context)
  }
  func updatePassNode(_ node: PassNode) {}
}

/// Handles clicks on the mark.
///
/// Handles Return only if the row can't be selected: a selectable row handles Return itself.
final class DisclosureMarkNode: FocusNode, PressResponder, Activatable {
  static func make(in context: NodeContext) -> PassNode {
    DisclosureMarkNode(true, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
  }

  /// The row that the mark opens.
  private var row: (any RowDisclosure)? { enclosing() }

  /// The list's row that contains the mark.
  ///
  /// The row is found once, because the focus needs it often.
  private unowned(unsafe) var listRow: ListRowNode?
  private var knowsListRow = false

  override var canFocus: Bool {
    if !knowsListRow { (listRow, knowsListRow) = (firstAround { $0.asRow }, true) }
    return super.canFocus && listRow?.isSelectable != true
  }

  var canActivate: Bool { EnvironmentValues(frame).isEnabled && row?.isOpen != nil }

  func activate() -> Bool {
    guard isEnabled, let row, let isOpen = row.isOpen else { return false }
    row.set(open: !isOpen)
    return true
  }

  package override func keys(_ keys: inout KeyTable) {
    keys.on(.return, .space, title: "Open", when: canActivate) { _ = activate() }
  }

  package func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.kind == .up else { return event.hasNoRival ? .active : .possible }
    if event.isInside { _ = activate() }
    return .ended
  }

  override var name: String { "DisclosureMark" }
}

extension DisclosureMarkNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .button
    element.label = row?.isOpen == true ? "Close" : "Open"
    element.isMark = true
    if canFocus { element.focusReference.node = self }
  }
}
