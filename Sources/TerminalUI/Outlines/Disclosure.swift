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
  var outerRow: ListRowNode? { group?.outer?.labelRow }

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

/// Opens a row; the row and its content find it around them.
@MainActor protocol RowDisclosure: AnyObject {
  /// Whether the row is open; `nil` where there is nothing to open.
  var isOpen: Bool? { get }
  /// The row that this one is below.
  var outerRow: ListRowNode? { get }
  /// The rows that this one is below in one list, the outermost first.
  var placesAbove: (list: WindowList, places: [Int])? { get }
  /// Opens or closes the row.
  func set(open isOpen: Bool)
  /// Opens this row and its siblings; returns its new place among the rows of its list, if that is known.
  func openSiblings() -> Int?
}

/// A group that can be opened, as the rows in it see it.
final class DisclosureLevel {
  /// The group around this one.
  let outer: DisclosureLevel?
  /// The node around the label and the content, until it leaves.
  fileprivate(set) unowned(unsafe) var scope: DisclosureScopeNode?

  fileprivate init(in outer: DisclosureLevel?) { self.outer = outer }

  /// Whether the group hasn't left.
  var isThere: Bool { scope != nil }

  /// The row of the label.
  var labelRow: ListRowNode? { scope?.firstRow }
}

nonisolated enum DisclosureLevelKey: EnvironmentKey {
  static var defaultValue: DisclosureLevel? { nil }
}

extension Node {
  /// The group of the list that the view is in, its label included.
  fileprivate var group: DisclosureLevel? {
    Evaluation.unobserved { EnvironmentValues(frame)[DisclosureLevelKey.self] }
  }
}

/// Around the label and the content of a group that can be opened.
final class DisclosureScopeNode: ScopedValueNode<DisclosureLevel?> {
  init(in context: NodeContext) {
    let outer = Evaluation.unobserved { EnvironmentValues(context.frame)[DisclosureLevelKey.self] }
    let level = DisclosureLevel(in: outer)
    super.init(DisclosureLevelKey.self, level, in: context, flags: [])
    level.scope = self
  }

  override func didLeave() { value?.scope = nil }

  override var name: String { "DisclosureGroup" }
}

/// Around the content of a group that can be opened: the `tag(_:)` of the group doesn't apply to it.
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

extension ListRowNode {
  /// The content of the group that this row is in.
  var groupContent: DisclosureContentNode? { enclosing(to: .item) }

  /// The disclosure that opens this row.
  var disclosure: (any RowDisclosure)? {
    let border = firstAround(to: .item) { $0.asWindowRow?.parent }
    return enclosing(to: .item, below: border)
  }

  /// The row that this one is below, where rows are opened.
  var outerRow: ListRowNode? {
    if let disclosure { return disclosure.outerRow }
    return group?.labelRow
  }

  /// The groups that this row is in, the innermost first.
  var groups: [DisclosureLevel] {
    Array(
      sequence(state: group) { next in
        defer { next = next?.outer }
        return next
      })
  }
}
