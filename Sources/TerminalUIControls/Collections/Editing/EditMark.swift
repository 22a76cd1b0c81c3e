internal import TerminalUICore

/// Gives each row of some elements a mark while they are edited.
struct EditMarkModifier: ItemModifier {
  let kind: EditMark.Kind
  let state: EditState

  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    EditMarkNode(self, in: context, content: content)
  }
  func updateItem(_ node: UnaryNode) {}
  static var updatesItems: Bool { false }
}

/// Whether rows show their marks: written by the collection that can be edited, read by the marks.
@Observable final class EditState {
  var isEditing = false
}

/// A mark that a row shows while it is edited.
struct EditMark: View {
  package nonisolated enum Kind {
    /// Deletes the row, at its beginning.
    case delete
    /// Moves the row, at its end.
    case move
  }

  /// The room of a mark: its column, and one next to it.
  package static let width = 2

  let kind: Kind
  let slot: EditMarkNode.Slot

  var body: some View {
    if slot.isShown {
      switch kind {
      case .delete:
        Button(role: .destructive) {
          slot.row?.delete()
        } label: {
          Text("⊖").accessibilityLabel("Delete")
        }
        .buttonStyle(.borderless)
      case .move:
        EditMarkLook()
          .modifier(MoveMarkFocus(slot: slot))
          .accessibilityElement()
          .accessibilityLabel("Move")
      }
    }
  }
}

/// The mark at which a row is dragged.
private struct EditMarkLook: View {
  var body: some View { ControlLook(content: Text("≡").foregroundStyle(.secondary)) }
}

/// A row of elements that can be deleted or moved, with room for a mark while they are edited.
final class EditMarkNode: UnaryNode {
  /// The state of a mark and its row.
  @Observable final class Slot {
    /// Whether the mark is shown.
    fileprivate(set) var isShown = false
    /// The row, until it leaves.
    ///
    /// Not weak: each retain of a row would be dearer.
    @ObservationIgnored package fileprivate(set) unowned(unsafe) var row: EditMarkNode?
  }

  let slot = Slot()
  private let kind: EditMark.Kind
  private let state: EditState
  private var mark: Node!

  init(_ modifier: EditMarkModifier, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    kind = modifier.kind
    state = modifier.state
    super.init(in: context, content: content)
    slot.row = self
    evaluate()
    if state.isEditing { learnOfTraits() }
    mark = childContext.make(EditMark(kind: kind, slot: slot))
    // The order in which they get the focus.
    (kind == .delete ? self.content : mark).index = 1
  }

  override func didLeave() {
    slot.row = nil
    super.didLeave()
  }

  // MARK: Whether there is a mark

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let isEditing = observed { state.isEditing }
    // While the row is made, the views around it aren't known.
    let isShown = isEditing && mark != nil && !isProtected
    guard isShown != slot.isShown else { return }
    slot.isShown = isShown
    damageAndLayOut()
  }

  /// The row's modifiers may have changed.
  func learnOfTraits() {
    afterUpdate { [self] in evaluate() }
  }

  /// Whether a modifier keeps the user from it: modifiers of a row are around all that wraps it.
  private var isProtected: Bool {
    let row = outermostUnary
    return kind == .delete ? row.trait(DeleteDisabledKey.self) : row.trait(MoveDisabledKey.self)
  }

  // MARK: What it does

  /// The list of elements that contains the row, the row's place in it, and the app's action.
  private func found<Action>(_ action: (any RowEditor) -> Action?) -> (Action, WindowList, Int)? {
    guard let row = firstAround({ $0.asWindowRow }), let list = row.list else { return nil }
    return list.editAction(action).map { ($0, list, row.place) }
  }

  /// Asks the app to delete the row.
  func delete() {
    guard let (delete, _, place) = found({ $0.delete }), !isProtected else { return }
    delete([place])
  }

  /// Asks the app to move the row by some rows, as far as there are any.
  func move(by count: Int) {
    guard let (move, list, place) = found({ $0.move }), !isProtected else { return }
    let end = Swift.min(Swift.max(place + count, 0), list.count - 1)
    guard end != place else { return }
    move([place], end > place ? end + 1 : end)
  }

  // MARK: Layout

  private var room: Int { slot.isShown ? EditMark.width : 0 }
  private var leading: Int { kind == .delete ? room : 0 }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if kind == .delete, let mark { visit(mark) }
    visit(content)
    if kind == .move, let mark { visit(mark) }
  }

  /// With a mark at its end a row is as wide as it may be.
  private func answer(_ content: Answer, _ proposal: ProposedViewSize) -> Answer {
    guard slot.isShown else { return content }
    var answer = content
    answer.size.width += room
    if kind == .move, let width = proposal.width, width != .max {
      answer.size.width = Swift.max(answer.size.width, width)
      answer.traits.insert(.dependsOnWidth)
    }
    return answer
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(contentItem?.answer(to: proposal.shrunk(width: room, height: 0)) ?? Answer(.zero), proposal)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal.shrunk(width: room, height: 0))
    mark?.firstItem?.commit(ProposedViewSize(width: 1, height: 1))
    return answer(contentItem?.answer ?? Answer(.zero), proposal)
  }

  private var markPlace: Point { Point(x: kind == .delete ? 0 : Swift.max(size.width - 1, 0), y: 0) }

  override func origin(of item: ItemNode) -> Point {
    item === mark?.firstItem ? markPlace : Point(x: leading, y: 0)
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) { damageAndLayOut() }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    contentItem?.explicitGuide(key, for: proposal.shrunk(width: room, height: 0))
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    paintContent(&painter, at: origin.offsetBy(dx: leading, dy: 0))
    guard slot.isShown, let mark else { return }
    painter.paint(mark, at: origin.offsetBy(dx: markPlace.x, dy: 0))
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    if slot.isShown, let hit = mark?.hitTestThrough(point, at: origin.offsetBy(dx: markPlace.x, dy: 0)) {
      return hit
    }
    return content.hitTestThrough(point, at: origin.offsetBy(dx: leading, dy: 0))
  }

  override var name: String { kind == .delete ? "deleteMark" : "moveMark" }
}

/// The keyboard and the mouse of the mark that a row is moved with.
private struct MoveMarkFocus: PassModifier {
  let slot: EditMarkNode.Slot

  func makePassNode(in context: NodeContext) -> PassNode { MoveMarkNode(slot, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// The handle that moves a row: Up and Down move it by the keyboard, dragging moves it by the mouse.
private final class MoveMarkNode: FocusNode, PressResponder {
  private let slot: EditMarkNode.Slot

  init(_ slot: EditMarkNode.Slot, in context: NodeContext) {
    self.slot = slot
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a mark without a row")
  }

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    let modifiers = HeldModifiers.exactly([], or: .option)
    keys.on(.upArrow, with: modifiers, title: "Move up") { slot.row?.move(by: -1) }
    keys.on(.downArrow, with: modifiers, title: "Move down") { slot.row?.move(by: 1) }
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.hasNoRival else { return .possible }
    if event.kind == .up { return .ended }
    guard event.kind == .move, isEnabled, let row = slot.row else { return .active }
    // As many rows as the pointer has moved, if all are as high as this one.
    let y = event.location.y
    let height = Swift.max(row.size.height, 1)
    let count = y < 0 ? (y - height + 1) / height : y / height
    if count != 0 { row.move(by: count) }
    return .active
  }

  func cancel() {}

  override var name: String { "moveHandle" }
}
