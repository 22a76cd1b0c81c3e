internal import CellLayout
internal import Observation
internal import TerminalUICore

/// The options of a picker in a menu: rows of the menu, the chosen one with a mark.
struct PickerMenuRows<Value: Hashable, Content: View>: NodeView {
  package let selection: Binding<Value>
  /// Whether the menu is the picker's own, and opens on the chosen option.
  var isWholeMenu = false
  package let content: Content

  /// The options as several views even if there is only one: a tag is read from the item around it.
  @ViewBuilder private var options: some View {
    content
    EmptyView()
  }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let picker = MenuPickerNode(view.selection, opens: view.isWholeMenu, in: context)
    picker.child = picker.childContext.item { context in
      let rows = MenuStackNode(picker.list, in: context) {
        $0.make(view.options.modifier(MenuOptionModifier(picker: picker)))
      }
      picker.rows = rows
      return rows
    }
    picker.tell()
    return picker
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let picker = unsafeDowncast(node, to: MenuPickerNode<Value>.self)
    picker.rows?.stack.content.update(to: view.options.modifier(MenuOptionModifier(picker: picker)))
    picker.update(view.selection)
  }
}

/// A picker in a menu as a section: its label, and below it the options.
struct PickerMenuSection<Options: View>: View {
  package let label: AnyView
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

/// A picker in a menu as its options know it, without the type of its values.
class MenuPickerControl: PassNode {
  let list = MenuRowList()
  /// The rows of the options.
  fileprivate final weak var rows: MenuStackNode?

  /// Whether an option is chosen.
  func isChosen(_ option: MenuItemNode) -> Bool { false }

  /// Chooses an option.
  func choose(_ option: MenuItemNode) {}
}

/// The part of that picker that knows the type of its values.
private final class MenuPickerNode<Value: Hashable>: MenuPickerControl {
  private var selection: Binding<Value>
  private var chosen: Value?
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

  /// Notifies the options with a node of which option is chosen.
  func tell() {
    flags.remove(.needsEvaluation)
    chosen = observed { selection.wrappedValue }
    afterUpdate { [self] in
      rows?.visitRows { option in
        guard let option, let choice = option.choice else { return }
        let isChosen = isChosen(option)
        if choice.isChosen != isChosen { choice.isChosen = isChosen }
      }
      openOnChosen()
    }
  }

  /// Selects the chosen option, with which the menu opens: it is made, wherever it is.
  private func openOnChosen() {
    guard opens, let chosen, let content = rows?.stack.content else { return }
    opens = false
    let level = Evaluation.unobserved { EnvironmentValues(frame).menuLevel }
    let option = OptionSearch(chosen, below: self).option(in: content)
    if let level, let row = option?.firstFocusable { level.container?.select(row) }
  }

  override func isChosen(_ option: MenuItemNode) -> Bool {
    guard let chosen else { return false }
    return Value.picked(by: option, below: self) == chosen
  }

  override func choose(_ option: MenuItemNode) {
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
      let option = MenuItemNode(picker.list, choice: choice, in: context) {
        $0.make(MenuOptionRow(choice: choice))
      }
      choice.make = nil
      choice.choose = { [weak picker, weak option] in
        if let picker, let option { picker.choose(option) }
      }
      if picker.isChosen(option) {
        // An option that comes into sight is still being made.
        option.afterUpdate { [weak picker, weak option] in
          if let picker, let option { choice.isChosen = picker.isChosen(option) }
        }
      }
      return option
    }
  }
  func updateItem(_ node: UnaryNode) {}
  static var updatesItems: Bool { false }
}

/// One option as a row of the menu: pressed, it chooses the option and closes the menus.
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
private struct MenuOptionLabel: NodeView, AccessibleLabel {
  let choice: MenuChoice

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    guard let make = view.choice.make else { return context.make(EmptyView()) }
    return make(context)
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}
