internal import CellLayout
internal import TerminalUICore
internal import TerminalUINavigation

/// A bar of one row on a surface: items at its start, middle and end, and an overflow menu.
struct BarRow<Leading: View>: UnaryView {
  let bars: Bars
  let entries: [BarEntry]
  /// The views before the items, which never move into the menu.
  @ViewBuilder let leading: Leading

  var body: some View {
    BarRowLayout(bars: bars) {
      leading
      ForEach(entries) { BarItem(entry: $0) }
      MoreItems(bars: bars, entries: entries)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 1)
    .clipped()
    .background(.surface)
  }
}

/// An item in a bar, in the environment of the view that has it.
private struct BarItem: UnaryView {
  @State private var fold = BarFold()
  let entry: BarEntry

  var body: some View {
    HStack { entry.item.view }
      .modifier(EnvironmentModifier(BarLabels()))
      .modifier(InBar())
      .actionGroup(.toolbar)
      .controlSize(.small)
      .lineLimit(1)
      .modifier(BarFoldModifier(fold: fold))
      .modifier(StackOfPlace(place: entry.place))
      .modifier(ElsewhereModifier(place: entry.place))
      .layoutValue(
        key: BarPartKey.self,
        value: BarPart(
          kind: .item(entry.item.placement.place), id: entry.id, priority: entry.item.priority, fold: fold))
  }
}

/// Gives the labels of an item the style of bars, unless the app has set one.
private struct BarLabels: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if values.labelStyles.isEmpty { values[StyleKey<any LabelStyle>.self].append(BarLabelStyle()) }
  }
}

/// Tells views that they are in a bar; not those in layers, which are elsewhere.
private struct InBar: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { InBarNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

private final class InBarNode: ScopedValueNode<Bool> {
  init(in context: NodeContext) { super.init(IsInBarKey.self, true, in: context, flags: []) }
  override var name: String { "inBar" }
}

nonisolated enum IsInBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the view is an item of a bar, or a part of one.
  var isInBar: Bool { self[IsInBarKey.self] }
}

/// The menu of the items for which the bar has no room.
private struct MoreItems: UnaryView {
  @State private var fold = BarFold()
  let bars: Bars
  let entries: [BarEntry]

  var body: some View {
    Menu("…") {
      ForEach(entries.filter { bars.folded.contains($0.id) }) { FoldedItem(entry: $0) }
    }
    .controlSize(.small)
    .accessibilityLabel("More")
    .modifier(BarFoldModifier(fold: fold))
    .layoutValue(key: BarPartKey.self, value: BarPart(kind: .more, fold: fold))
  }
}

/// An item for which the bar has no room, as rows of the overflow menu.
private struct FoldedItem: View {
  @Environment(\.menuLevel) private var level
  let entry: BarEntry

  var body: some View {
    entry.item.view
      .actionGroup(.toolbar)
      .environment(\.menuLevel, level)
      .environment(\.iconGroup, level?.icons)
      .environment(\.menuHasMarks, true)
      .environment(\.givenShortcut, nil)
      .buttonStyle(MenuButtonStyle())
      .toggleStyle(MenuToggleStyle())
      .modifier(StackOfPlace(place: entry.place))
      .modifier(ElsewhereModifier(place: entry.place))
  }
}

/// Gives a bar's item the environment of the view that has the toolbar.
private struct ElsewhereModifier: PassModifier {
  let place: EnvironmentFrame?

  func makePassNode(in context: NodeContext) -> PassNode {
    BorrowedEnvironmentNode(place ?? context.frame, in: context)
  }
  // An item has one place as long as it has one identity.
  func updatePassNode(_ node: PassNode) {}
}

/// Links of a bar's item, also in the menu, lead to screens of the stack around the view that has the toolbar.
private struct StackOfPlace: PassModifier {
  let place: EnvironmentFrame?

  func makePassNode(in context: NodeContext) -> PassNode {
    StackOfPlaceNode(place.flatMap { EnvironmentValues($0)[StackBarKey.self] }, in: context)
  }
  func updatePassNode(_ node: PassNode) {}
}

private final class StackOfPlaceNode: ScopedValueNode<NavigationBarState?> {
  init(_ bar: NavigationBarState?, in context: NodeContext) {
    super.init(StackBarKey.self, bar, in: context, flags: [])
  }
  override var name: String { "stackOfPlace" }
}

/// Whether a part of a bar has no room in it: it keeps its shortcuts, and can't have the focus.
final class BarFold {
  fileprivate weak var node: BarFoldNode?

  package func set(_ isFolded: Bool) {
    if let node, node.value == isFolded { node.value = !isFolded }
  }

  /// Whether there is a button or a menu in it.
  package var isPressed: Bool {
    guard let node else { return false }
    let elements = AccessibilityTree().elements(of: node).flatMap(\.flattened)
    return elements.contains { $0.role == .button || $0.role == .menu }
  }
}

/// Gives a bar's layout the node of an item that it may move into the menu.
private struct BarFoldModifier: PassModifier {
  let fold: BarFold

  func makePassNode(in context: NodeContext) -> PassNode { BarFoldNode(fold, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Is around one item of the bar.
///
/// While the item is in the menu, the bar's layout makes it offer no focus.
fileprivate final class BarFoldNode: ScopedValueNode<Bool> {
  init(_ fold: BarFold, in context: NodeContext) {
    super.init(OffersFocusKey.self, true, in: context, flags: [])
    fold.node = self
  }
  override var name: String { "barItem" }
}

extension BarFoldNode: AccessibleNode {
  /// Items without room are reported in the menu.
  var accessiblePart: AccessiblePart { value ? .content : .nothing }
}
