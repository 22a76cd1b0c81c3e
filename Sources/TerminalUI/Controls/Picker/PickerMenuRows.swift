internal import CellLayout
internal import Observation
internal import TerminalUICore

/// The options of a picker in a menu: rows of the menu, the chosen one with a mark.
struct PickerMenuRows<Value: Hashable, Content: View>: View {
  let selection: Binding<Value>
  /// Whether the menu is the picker's own, and opens on the chosen option.
  var isWholeMenu = false
  let content: Content

  /// The options as several views, also where there is one: what a tag says is asked of the item around each.
  @ViewBuilder private var options: some View {
    content
    EmptyView()
  }

  typealias Body = Never
  static var _isUnary: Bool { true }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let picker = MenuPickerNode(view.selection, opens: view.isWholeMenu, in: context)
    picker.child = picker.childContext.item {
      StackNode(in: $0, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key) {
        let content = $0.make(view.options.modifier(MenuOptionModifier(picker: picker)))
        picker.content = content
        return content
      }
    }
    picker.tell()
    return picker
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let picker = unsafeDowncast(node, to: MenuPickerNode<Value>.self)
    picker.content?.update(to: view.options.modifier(MenuOptionModifier(picker: picker)))
    picker.update(view.selection)
  }
}

/// A picker in a menu as a section: its label, and below it the options.
struct PickerMenuSection<Options: View>: View {
  let label: AnyView
  let options: Options

  var body: some View {
    MenuColumn(isSection: true) {
      MenuSeparator()
      label.stacked.foregroundStyle(.secondary).accessibilityHidden(true)
      options.layoutValue(key: MenuRowKey.self, value: .row)
      MenuSeparator()
    }
  }
}

/// A picker in a menu, as its options know it.
class MenuPickerControl: PassNode {
  /// The views of the options.
  fileprivate final weak var content: Node?

  /// Chooses an option.
  func choose(_ option: MenuOptionNode) {}
}

/// The picker of values of a type.
private final class MenuPickerNode<Value: Hashable>: MenuPickerControl {
  private var selection: Binding<Value>
  /// Whether the menu has yet to open on the chosen option.
  private var opens: Bool

  init(_ selection: Binding<Value>, opens: Bool, in context: NodeContext) {
    self.selection = selection
    self.opens = opens
    super.init(in: context)
  }

  func update(_ selection: Binding<Value>) {
    self.selection = selection
    tell()
  }

  override func evaluate() { tell() }

  /// Has the options know which of them is chosen.
  func tell() {
    flags.remove(.needsEvaluation)
    let chosen = observed { selection.wrappedValue }
    afterUpdate { [self] in
      content?.visitItems {
        guard let option = $0 as? MenuOptionNode else { return }
        let isChosen = Value.picked(by: option, below: self) == chosen
        if option.choice.isChosen != isChosen { option.choice.isChosen = isChosen }
        if isChosen { open(on: option) }
      }
      opens = false
    }
  }

  /// Selects the option, with which the menu opens.
  private func open(on option: MenuOptionNode) {
    guard opens, let level = Evaluation.unobserved({ EnvironmentValues(frame).menuLevel }) else { return }
    opens = false
    if let row = option.firstFocusable { level.container?.select(row) }
  }

  override func choose(_ option: MenuOptionNode) {
    guard let value = Value.picked(by: option, below: self), value != selection.wrappedValue else { return }
    selection.wrappedValue = value
  }

  override var name: String { "Picker" }
}

/// Makes a row of a menu of each view in a picker.
private struct MenuOptionModifier: ItemModifier {
  /// The picker, which is above all its options and so outlives them.
  unowned(unsafe) let picker: MenuPickerControl

  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    // The row is made at once, and keeps no way to make it.
    withoutActuallyEscaping(content) { make in
      let choice = MenuChoice()
      choice.make = make
      let option = MenuOptionNode(choice, in: context) { $0.make(MenuOptionRow(choice: choice)) }
      choice.make = nil
      choice.choose = { [weak picker, weak option] in
        if let picker, let option { picker.choose(option) }
      }
      return option
    }
  }
  func updateItem(_ node: UnaryNode) {}
  static var updatesItems: Bool { false }
}

/// What a row knows of its option.
@Observable final class MenuChoice {
  var isChosen = false
  @ObservationIgnored var choose: () -> Void = {}
  @ObservationIgnored fileprivate var make: (@MainActor (NodeContext) -> Node)?
}

/// The item of an option.
final class MenuOptionNode: UnaryNode {
  let choice: MenuChoice

  init(_ choice: MenuChoice, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.choice = choice
    super.init(in: context, content: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    contentItem?.answer(to: proposal) ?? Answer(.zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(proposal)
    return contentItem?.answer ?? Answer(.zero)
  }

  override func origin(of item: ItemNode) -> Point { .zero }
  override func paint(_ painter: inout Painter, at origin: Point) { paintContent(&painter, at: origin) }
  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }
  override var name: String { "PickerOption" }
}

private struct MenuOptionRow: View {
  @Environment(\.menuLevel) private var level
  @Environment(\.menuDismissBehavior) private var dismissBehavior
  let choice: MenuChoice

  var body: some View {
    let (level, closes) = (level, dismissBehavior != .disabled)
    MenuRow(mark: choice.isChosen ? "✓" : nil, label: MenuOptionLabel(choice: choice))
      .menuPressable {
        // Before the row leaves.
        choice.choose()
        if closes { level?.closeAll() }
      }
      .preference(key: MenuMarkKey.self, value: true)
      .modifier(MenuHoverModifier())
  }
}

extension MenuOptionRow: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .button
    if choice.isChosen { element.traits.insert(.isSelected) }
  }
}

/// The view of the option, which stays as it was made.
private struct MenuOptionLabel: View, AccessibleLabel {
  let choice: MenuChoice

  typealias Body = Never
  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    guard let make = view.choice.make else { return context.make(EmptyView()) }
    return make(context)
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}
