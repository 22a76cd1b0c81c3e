internal import RuntimeMetadata
internal import TerminalUICore

/// The node of a list, which compares its content with the new one; its ``RowSelector`` handles the selection.
final class RowsListNode<Value: Hashable, Content: View>: FocusNode, RowsNode, MouseResponder, PressResponder
{
  let selector: RowSelector<Value>
  private var content: Content

  init(_ view: List<Value, Content>, in context: NodeContext) {
    content = view.content
    selector = RowSelector(one: view.one, many: view.many)
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
    selector.attach(to: self)
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a list without rows")
  }

  var rowControl: RowControl { selector }

  func makeRows(in context: NodeContext) -> Node {
    context.make(content.modifier(ListRowModifier(control: selector)))
  }

  @inline(__always) package func update(to view: List<Value, Content>) {
    if !valuesAreEqual(&content, view.content) { adoptContent(view.content) }
    selector.update(one: view.one, many: view.many)
    evaluate()
  }

  // Apart: the type of the modified content is looked up where there is one.
  @inline(never) private func adoptContent(_ new: Content) {
    content = new
    selector.rows?.content.update(to: new.modifier(ListRowModifier(control: selector)))
  }

  package override func readSources() { selector.readSources(EnvironmentValues(frame)) }

  override func evaluate() {
    super.evaluate()
    selector.updateRows()
  }

  // MARK: Events

  package override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    selector.keys(&keys)
    selector.keysBehindOthers(&keys)
  }

  /// A press selects at once.
  var waitsForOthers: Bool { true }

  package func hear(_ event: GestureEvent) -> GestureProgress { selector.hear(event) }

  func handle(_ event: MouseEvent) -> Bool {
    if event.kind == .down(.right), isEnabled { selector.prepareRowMenu(at: event.position) }
    return false
  }

  // MARK: The focus

  /// A list with a selection has the keyboard itself; else the views in the rows have it, if any can.
  override var canFocus: Bool { super.canFocus && (selector.canSelect || !hasFocusableInside) }

  package override var cursor: Cursor? { selector.cursor ?? super.cursor }
  package override var looksFocused: Bool { selector.looksFocused }
  package override var signedItem: ItemNode? { selector.signedItem }

  override var itemInSight: ItemNode? { selector.rowWithCursor ?? super.itemInSight }
  override var itemToReveal: ItemNode? { selector.currentRow ?? super.itemToReveal }

  package override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    selector.focusChanged()
  }

  package override func enabledChanged() { selector.enabledChanged() }

  override func didLeave() {
    selector.leave()
    super.didLeave()
  }

  override var name: String { "List" }
}
