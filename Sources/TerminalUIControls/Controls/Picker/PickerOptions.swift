internal import CellLayout
internal import TerminalUICore

/// How the options of a picker are shown.
nonisolated enum PickerOptionsKind {
  case list, segments
  /// A list whose options are in a row.
  case row
  /// Segments with a column before and behind them, for a block or brackets.
  case segmentsOnBlock

  var axis: Axis { self == .list ? .vertical : .horizontal }
  /// Whether each option has a mark.
  var hasMarks: Bool { self == .list || self == .row }
}

/// The options of a picker.
///
/// One option is chosen.
struct PickerOptions<Value: Hashable, Content: View>: NodeView {
  package let selection: Binding<Value>
  let kind: PickerOptionsKind
  package let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let picker = PickerNode(view.selection, view.kind, in: context)
    let isList = view.kind == .list
    func stack(_ context: NodeContext) -> StackNode {
      StackNode(
        in: context, axis: view.kind.axis, spacing: view.kind == .row ? 2 : 0,
        alignment: isList ? HorizontalAlignment.leading.key : VerticalAlignment.center.key
      ) {
        let content = $0.make(view.content.modifier(PickerOptionModifier(picker: picker)))
        picker.content = content
        return content
      }
    }
    picker.child = picker.childContext.item { context in
      guard view.kind == .segmentsOnBlock else { return stack(context) }
      let row = SegmentRowNode(picker, in: context) { context in context.item { stack($0) } }
      picker.row = row
      return row
    }
    return picker
  }

  static func _updateNode(_ node: Node, to view: Self) {
    let picker = unsafeDowncast(node, to: PickerNode<Value>.self)
    picker.content?.update(to: view.content.modifier(PickerOptionModifier(picker: picker)))
    picker.update(view.selection)
  }
}

/// The keys, the focus and the choice of a picker, for its options.
class PickerControl: FocusNode, PressResponder {
  fileprivate(set) final var kind = PickerOptionsKind.list
  /// The views of the options.
  fileprivate final weak var content: Node?
  /// The row of segments, if they are that.
  fileprivate final weak var row: SegmentRowNode?
  private final var typeAhead = TypeAhead()

  /// Whether an option is chosen.
  func isChosen(_ option: ItemNode) -> Bool { false }

  /// Whether an option has a value.
  func canChoose(_ option: ItemNode) -> Bool { false }

  /// Chooses an option.
  func choose(_ option: ItemNode) {}

  /// The options, in order.
  final var options: [ItemNode] {
    var found: [ItemNode] = []
    content?.visitItems { found.append($0) }
    return found
  }

  package override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    damageOptions()
  }

  package override func enabledChanged() { damageOptions() }

  final func damageOptions() {
    if let row { return row.choiceChanged() }
    for option in options { option.damage() }
  }

  package override var cursor: Cursor? { options.first { isChosen($0) }?.labelCursor ?? super.cursor }

  package override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    let (back, forward): (KeyEquivalent, KeyEquivalent) =
      kind == .list ? (.upArrow, .downArrow) : (.leftArrow, .rightArrow)
    // At an end the key is for others: it moves the focus.
    keys.on(back, title: "Option before", given: option(forward: false), do: choose)
    keys.on(forward, title: "Next option", given: option(forward: true), do: choose)
    keys.on(.home, title: "First option", given: choosable.first, do: choose)
    keys.on(.end, title: "Last option", given: choosable.last, do: choose)
    keys.on(.space, .return, title: "Choose", given: hasChoice ? nil : choosable.first, do: choose)
    let isPressed = keys.isPerforming
    keys.onText(title: "Option", given: { option(typing: $0, isKept: isPressed) }, do: choose)
  }

  private var choosable: [ItemNode] { options.filter { canChoose($0) } }
  private var hasChoice: Bool { choosable.contains { isChosen($0) } }

  /// The option next to the chosen one; without a chosen one, the option at an end.
  private func option(forward: Bool) -> ItemNode? {
    let options = choosable
    guard let current = options.firstIndex(where: { isChosen($0) }) else {
      return forward ? options.first : options.last
    }
    let place = forward ? current + 1 : current - 1
    return options.indices.contains(place) ? options[place] : nil
  }

  /// The next option that begins with the typed text.
  private func option(typing text: String, isKept: Bool) -> ItemNode? {
    let options = choosable
    guard !options.isEmpty else { return nil }
    var typeAhead = typeAhead
    let place = typeAhead.place(
      typing: text, at: host.clock.now, among: options.count, from: options.firstIndex { isChosen($0) }
    ) { options[$0].firstInTree(\.shownText)?.lowercased().hasPrefix($1) == true }
    if isKept { self.typeAhead = typeAhead }
    return place.map { options[$0] }
  }

  package final func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.kind == .up else { return event.hasNoRival ? .active : .possible }
    guard event.isInside, isEnabled, let option = option(at: event.globalLocation), canChoose(option) else {
      return .failed
    }
    choose(option)
    return .ended
  }

  private func option(at point: Point) -> ItemNode? {
    let hit = host.hitTest(point)
    return options.first { $0 === hit }
  }

  override var name: String { "Picker" }
}

extension PickerControl: AccessibleNode {
  var accessiblePart: AccessiblePart { .focusable(self) }
}

/// The part of a picker that knows the type of its values: it reads and writes the selection.
final class PickerNode<Value: Hashable>: PickerControl {
  private var selection: Binding<Value>
  private var chosen: Value?

  init(_ selection: Binding<Value>, _ kind: PickerOptionsKind, in context: NodeContext) {
    self.selection = selection
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
    self.kind = kind
  }

  package func update(_ selection: Binding<Value>) {
    self.selection = selection
    evaluate()
  }

  package override func readSources() {
    let value = selection.wrappedValue
    guard value != chosen else { return }
    chosen = value
    if child != nil { damageOptions() }
  }

  private func value(of option: ItemNode) -> Value? { Value.picked(by: option, below: self) }

  override func isChosen(_ option: ItemNode) -> Bool {
    guard let value = value(of: option), value == chosen else { return false }
    return true
  }

  override func canChoose(_ option: ItemNode) -> Bool {
    !option.trait(SelectionDisabledKey.self) && value(of: option) != nil
  }

  override func choose(_ option: ItemNode) {
    guard let value = value(of: option), value != chosen else { return }
    selection.wrappedValue = value
  }
}
