internal import CellLayout
internal import Cells
internal import TerminalUICore

/// The chosen option of a picker, without the other options.
///
/// It is empty if no option is chosen.
///
/// Only the chosen option is made, however many options there are.
struct ChosenOption<Value: Hashable, Content: View>: NodeView {
  package let selection: Binding<Value>
  package let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      let shown = ShownOption()
      return ChosenOptionNode(view.selection, shown, in: context) {
        $0.make(view.content.modifier(ShownOptionModifier(shown: shown)))
      }
    }
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let chosen = unsafeDowncast(node, to: ChosenOptionNode<Value>.self)
    chosen.content.update(to: view.content.modifier(ShownOptionModifier(shown: chosen.shown)))
    chosen.update(view.selection)
  }
}

/// The option that is shown, shared by all that were made.
private final class ShownOption {
  /// The option.
  weak var item: ItemNode?
}

/// Finds the option with the picker's value, and shows it alone, for a closed picker.
private final class ChosenOptionNode<Value: Hashable>: ItemNode {
  private(set) var content: Node!
  let shown: ShownOption
  private var selection: Binding<Value>
  private var chosen: Value?
  /// Whether there is known to be no option with the value.
  private var isMissing = false

  init(
    _ selection: Binding<Value>, _ shown: ShownOption, in context: NodeContext,
    content: @MainActor (NodeContext) -> Node
  ) {
    (self.selection, self.shown) = (selection, shown)
    super.init(in: context, flags: .isElaborate)
    var inner = childContext
    inner.isWindowed = true
    self.content = content(inner)
    evaluate()
  }

  func update(_ selection: Binding<Value>) {
    self.selection = selection
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let value = observed { selection.wrappedValue }
    if value != chosen { (chosen, isMissing) = (value, false) }
    showChosen()
  }

  /// Shows the option with the value, which is made if need be.
  private func showChosen() {
    guard let chosen, !isMissing else { return show(nil) }
    if let item = shown.item, !item.flags.contains(.hasLeft), Value.picked(by: item, below: self) == chosen {
      return
    }
    let found = OptionSearch(chosen, below: self).option(in: content)
    isMissing = found == nil
    show(found)
  }

  private func show(_ option: ItemNode?) {
    guard shown.item !== option else { return }
    let before = shown.item
    shown.item = option
    before?.damageAndLayOut()
    option?.damageAndLayOut()
    damageAndLayOut()
  }

  override func itemsDidChange() {
    super.itemsDidChange()
    isMissing = false
    afterUpdate { [self] in showChosen() }
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    shown.item?.answer(to: proposal) ?? Answer(.zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    content.visitItems { $0.commit(proposal) }
    return shown.item?.answer ?? Answer(.zero)
  }

  override func origin(of item: ItemNode) -> Point { .zero }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    shown.item?.explicitGuide(key, for: proposal)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    painter.paint(content, at: origin)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }

  override var name: String { "ChosenOption" }
}

/// Is put on each option, and hides those that aren't the chosen one.
private struct ShownOptionModifier: ItemModifier {
  let shown: ShownOption

  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    ShownOptionNode(shown, in: context, content: content)
  }
  func updateItem(_ node: UnaryNode) {}
  static var updatesItems: Bool { false }
}

/// An option.
///
/// It is empty while another option is chosen.
private final class ShownOptionNode: UnaryNode, AccessibleNode {
  private let shown: ShownOption

  init(_ shown: ShownOption, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.shown = shown
    super.init(in: context, content: content)
  }

  private var isShown: Bool { shown.item === self }
  var accessiblePart: AccessiblePart { isShown ? .content : .nothing }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    isShown ? contentItem?.answer(to: proposal) ?? Answer(.zero) : Answer(.zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal)
    return isShown ? contentItem?.answer ?? Answer(.zero) : Answer(.zero)
  }

  override func origin(of item: ItemNode) -> Point { .zero }
  override func paint(_ painter: inout Painter, at origin: Point) {
    if isShown { paintContent(&painter, at: origin) }
  }
  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    isShown ? content.hitTestThrough(point, at: origin) : nil
  }
  override var name: String { isShown ? "PickerOption, chosen" : "PickerOption" }
}
