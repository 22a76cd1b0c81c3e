internal import TerminalUICore

/// The labels of all tabs, in a row or a column.
///
/// One label is chosen.
struct TabBar: View {
  @State private var icons: IconGroup
  let tabs: Tabs
  let axis: Axis
  /// Whether it is in the middle of its row, on the background of the pages.
  let isForPages: Bool

  init(tabs: Tabs, axis: Axis, isForPages: Bool = false) {
    (self.tabs, self.axis, self.isForPages) = (tabs, axis, isForPages)
    _icons = State(wrappedValue: IconGroup(isRow: axis == .horizontal))
  }

  var body: some View {
    if tabs.hidesBar {
      Color.clear.frame(width: 0, height: 0)
    } else if axis == .horizontal {
      TabBarRow(tabs: tabs, chosen: tabs.chosen) {
        labels
        MoreTabs(tabs: tabs)
      }
      .modifier(TabBarFocus(tabs: tabs, axis: axis))
      .frame(maxWidth: .infinity, alignment: isForPages ? .center : .leading)
      .clipped()
      .background(isForPages ? Color.clear : .surface)
    } else {
      HuggingScrollView {
        MenuColumn { labels }.modifier(TabBarFocus(tabs: tabs, axis: axis))
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .background(.surface)
    }
  }

  private var labels: some View {
    ForEach(Array(tabs.entries.enumerated()), id: \.element.id) { place, entry in
      TabLabel(entry: entry, isChosen: place == tabs.chosen, isWide: axis == .vertical)
        .modifier(PressModifier { tabs.choose(place, entersPage: true) })
        .disabled(!entry.isEnabled)
        .environment(\.iconGroup, icons)
        .layoutValue(key: MenuRowKey.self, value: .row)
    }
  }
}

/// One label of a bar: a block while its tab is chosen.
private struct TabLabel: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  let entry: Tabs.Entry
  let isChosen: Bool
  /// Whether the label takes all the width there is.
  let isWide: Bool

  var body: some View {
    HStack {
      HStack {
        if entry.isLabelled { entry.label } else { Text(isChosen ? "●" : "○").accessibilityLabel("Tab") }
      }
      .bold(isChosen)
      if let badge = entry.badge {
        if isWide { Spacer(minLength: 0) }
        badge.foregroundStyle(.warning).accessibilityHidden(true)
      }
      if isWide, entry.badge == nil { Spacer(minLength: 0) }
    }
    .lineLimit(1)
    .padding(.horizontal, 1)
    .modifier(DrawEffectModifier(StateEffect(state, face: isChosen ? .chosen : nil, isControl: true)))
  }

  private var state: PaintState? {
    guard isEnabled else { return .disabled }
    return isChosen && isFocused ? .focused : nil
  }
}

extension TabLabel: AccessibleView {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .tab
    element.value = entry.badge?.accessibilityText
    if isChosen { element.traits.insert(.isSelected) }
  }
}

/// The menu of the tabs that have no room in the bar.
private struct MoreTabs: View {
  @State private var isOpen = false
  let tabs: Tabs

  var body: some View {
    Text("… ▾").foregroundStyle(.secondary).padding(.horizontal, 1)
      .modifier(
        MenuModifier(kind: .menu, isOpen: $isOpen) {
          ForEach(tabs.folded, id: \.entry.id) { place, entry in
            Button {
              tabs.choose(place, entersPage: true)
            } label: {
              entry.label
            }
            .disabled(!entry.isEnabled)
          }
        }
      )
      .accessibilityLabel("More")
      .accessibilityAddTraits(.isButton)
      .modifier(AccessibilityModifier { $0.hides = { [tabs] in tabs.folded.isEmpty } })
  }
}

extension Tabs {
  /// The tabs that the bar doesn't show.
  fileprivate var folded: [(place: Int, entry: Entry)] {
    entries.enumerated().filter { $0.offset >= shownCount && $0.offset != chosen }.map {
      ($0.offset, $0.element)
    }
  }
}

/// A row of as many labels as fit, the chosen one among them, and a menu of the others.
///
/// It tells `tabs` how many are shown, for the menu.
private struct TabBarRow: TellingLayout {
  let tabs: Tabs
  let chosen: Int

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private func widths(_ subviews: Subviews) -> [Int] {
    subviews.map { $0.sizeThatFits(.unspecified).width }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let total = widths(subviews).dropLast().reduce(0, +)
    return Size(width: min(proposal.width ?? total, total), height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = widths(subviews)
    let count = subviews.count - 1
    let shown = shownCount(widths, in: bounds.width)
    tabs.shownCount = shown
    var x = bounds.minX
    func place(_ index: Int) {
      let width = min(widths[index], max(bounds.maxX - x, 0))
      subviews[index].place(
        at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 1))
      x += width
    }
    for index in 0..<count where index < shown || index == chosen { place(index) }
    for index in 0..<count where index >= shown && index != chosen { hide(subviews[index], bounds) }
    if shown < count { place(count) } else { hide(subviews[count], bounds) }
  }

  private func hide(_ subview: LayoutSubview, _ bounds: Rect) {
    subview.place(at: Point(x: bounds.maxX, y: bounds.minY), proposal: ProposedViewSize(width: 0, height: 1))
  }

  /// The number of labels from the first one that are shown, besides the chosen one.
  private func shownCount(_ widths: [Int], in room: Int) -> Int {
    let count = widths.count - 1
    guard count > 0, widths.dropLast().reduce(0, +) > room else { return count }
    var shown = count
    while shown > 0 {
      let own = widths[..<shown].reduce(0, +) + (chosen >= shown && chosen < count ? widths[chosen] : 0)
      if own + widths[count] <= room { break }
      shown -= 1
    }
    return shown
  }
}

/// Makes the labels one view for the keyboard, whose arrow keys choose a tab.
private struct TabBarFocus: PassModifier {
  let tabs: Tabs
  let axis: Axis

  func makePassNode(in context: NodeContext) -> PassNode { TabBarNode(self, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Is around the labels, and has the focus for all of them: the arrow keys choose the tab beside the chosen one.
private final class TabBarNode: FocusNode {
  private let tabs: Tabs
  private let axis: Axis

  init(_ bar: TabBarFocus, in context: NodeContext) {
    tabs = bar.tabs
    axis = bar.axis
    super.init(true, in: context, flags: .handlesKeys)
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a bar without tabs")
  }

  override var canFocus: Bool { super.canFocus && !tabs.entries.isEmpty }

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    let (back, forward): (KeyEquivalent, KeyEquivalent) =
      axis == .vertical ? (.upArrow, .downArrow) : (.leftArrow, .rightArrow)
    keys.on(back, title: "Tab before", given: tabs.place(forward: false, wraps: false), do: choose)
    keys.on(forward, title: "Next tab", given: tabs.place(forward: true, wraps: false), do: choose)
    keys.on(.home, title: "First tab", given: tabs.endPlace(isLast: false), do: choose)
    keys.on(.end, title: "Last tab", given: tabs.endPlace(isLast: true), do: choose)
  }

  private func choose(_ place: Int) {
    tabs.choose(place)
    afterUpdate { [self] in chosenItem?.scrollIntoSight() }
  }

  /// The label of the chosen tab.
  private var chosenItem: ItemNode? {
    let labels = contents { $0 as? any PressTarget }
    let chosen = Evaluation.unobserved { tabs.chosen }
    return labels.indices.contains(chosen) ? labels[chosen].firstItem : nil
  }

  override var cursor: Cursor? { chosenItem?.labelCursor ?? super.cursor }
  override var name: String { "tabBar" }
}
