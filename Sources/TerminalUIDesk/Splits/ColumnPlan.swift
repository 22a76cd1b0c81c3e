internal import CellLayout
internal import Observation
internal import TerminalUICore
internal import TerminalUINavigation

/// Which columns of a split view are shown, and how wide they would like to be.
@Observable final class ColumnPlan {
  /// The purpose of a column.
  enum Kind { case sidebar, content, detail, main, inspector }

  /// The values that the view around sets.
  struct Wish: Equatable {
    var kinds: [Kind] = []
    var visibility = NavigationSplitViewVisibility.automatic
    /// The column that the app shows where there is room for one only; `nil` if it sets none.
    var compactColumn: Int?
    /// Whether the last column keeps its width, and the others cover a part of it.
    var isProminent = false
  }

  /// Whether a column is at the side of the main one, on a surface where the palette has one.
  func isAside(_ index: Int) -> Bool {
    wish.kinds.count > 1 && wish.kinds.indices.contains(index)
      && [.sidebar, .inspector].contains(wish.kinds[index])
  }

  /// The width of a column; `nil` is as the kind of the column has it.
  struct Width: Equatable {
    var least: Int?
    package var ideal: Int?
    var most: Int?
  }

  /// The least columns of cells in which a navigation split view shows two columns.
  private static let roomForTwo = 60
  /// From how many on there are three of them unasked.
  private static let roomForThree = 90

  /// Whether there is room for one column only; found by the layout.
  private(set) var isCompact = false
  /// Whether the inspector was made and has set its ideal width: before that there is room for it.
  @ObservationIgnored private var knowsInspector = false
  /// Whether the inspector was next to its view once, or was opened since: then it may cover the view.
  private var mayCover = false
  /// Whether the columns are in a tab, a column or a screen that isn't shown.
  private var isHidden = false
  /// Whether an inspector that is wanted is a sheet.
  var isSheet: Bool { isCompact && mayCover && !isHidden }
  @ObservationIgnored private(set) var wish = Wish()
  @ObservationIgnored private(set) var visible: [Int] = []
  /// The first shown column without room for all, if the app hasn't set which; `nil` while there is none.
  @ObservationIgnored private var firstShown: (column: Int, isCompact: Bool)?
  /// The lists in the columns that choose what the next one shows.
  @ObservationIgnored private var choosers = Registry<ColumnChooser>()
  @ObservationIgnored weak var node: SplitNode?
  /// The bars of the columns.
  @ObservationIgnored let bars: [NavigationBarState]
  /// Shows a column that isn't shown.
  @ObservationIgnored var reveal: (Int) -> Void = { _ in }
  @ObservationIgnored private var widths: [Int: Width] = [:]

  init() {
    bars = (0..<3).map { _ in NavigationBarState() }
    for index in 0..<2 {
      bars[index].next = bars[index + 1]
      bars[index + 1].previous = bars[index]
      bars[index].advance = { [weak self] in self?.advance(from: index, byKeyboard: true) }
    }
  }

  // MARK: What is asked

  func adopt(_ wish: Wish) {
    guard wish != self.wish else { return }
    if wish.kinds.count == 2 { bars[1].next = nil }
    self.wish = wish
    node?.planChanged()
  }

  func setWidth(_ width: Width?, of column: Int) {
    guard widths[column] != width || !knowsInspector else { return }
    if isOfInspector { knowsInspector = true }
    widths[column] = width
    node?.planChanged()
  }

  /// The app opens the inspector.
  func wasAskedFor() { if !mayCover { mayCover = true } }

  /// The columns were covered with the views around them, or are shown again.
  func setHidden(_ isHidden: Bool) {
    node?.afterUpdate { [self] in if self.isHidden != isHidden { self.isHidden = isHidden } }
  }

  // MARK: What is found

  /// Whether there is an inspector, or may be one.
  private var isOfInspector: Bool { wish.kinds.first == .main }

  /// The least columns of cells in which columns are shown next to each other.
  private var leastRoom: Int {
    guard isOfInspector else { return Self.roomForTwo }
    guard knowsInspector else { return 0 }
    return (limits(of: 0).least &+ 1 &+ limits(of: 1).least).clampedToLength
  }

  /// Finds the columns that are shown in some room.
  func columns(in room: Int) -> [Int] {
    let count = wish.kinds.count
    guard count > 1 else { return Array(0..<count) }
    if isOfInspector { return room < leastRoom ? [0] : [0, 1] }
    if room < leastRoom {
      let column = wish.compactColumn ?? firstColumn(isCompact: true)
      return [min(max(column, 0), count - 1)]
    }
    if wish.visibility.kind == .automatic, count > 2, room < Self.roomForThree {
      let column = min(firstColumn(isCompact: false), 1)
      return [column, column + 1]
    }
    firstShown = nil
    switch wish.visibility.kind {
    case .detailOnly: return [count - 1]
    case .doubleColumn: return [count - 2, count - 1]
    case .all, .automatic: return Array(0..<count)
    }
  }

  /// The first column that is shown where there is room for one, or for two of three.
  ///
  /// In a window that got narrower, it is the column with the focus, or the column before. Otherwise it is the last column for which a row
  /// is chosen.
  private func firstColumn(isCompact: Bool) -> Int {
    if let firstShown, firstShown.isCompact == isCompact { return firstShown.column }
    let focused = visible.isEmpty ? nil : node?.focusedPane
    let column = isCompact ? focused ?? lastChosen : focused == 0 ? 0 : 1
    firstShown = (column, isCompact)
    return column
  }

  /// The last column with a chosen value in the one before, or with a screen over its root.
  private var lastChosen: Int {
    var column = 0
    for next in 1..<wish.kinds.count where bars[next].hasScreens { column = next }
    while column + 1 < wish.kinds.count, choosers.nodes.contains(where: { $0.chooses(in: column) }) {
      column += 1
    }
    return column
  }

  /// Shows a column first, if the app doesn't set which are shown; returns whether that is so.
  func show(_ column: Int) -> Bool {
    guard isCompact ? wish.compactColumn == nil : wish.visibility.kind == .automatic else { return false }
    firstShown = (isCompact ? column : min(column, 1), isCompact)
    node?.planChanged()
    return true
  }

  fileprivate func insert(_ chooser: ColumnChooser) { choosers.insert(chooser) }
  fileprivate func remove(_ chooser: ColumnChooser) { choosers.remove(chooser) }

  /// The layout has found which columns are shown.
  func found(_ visible: [Int], in room: Int) {
    let isCompact = room < leastRoom
    if knowsInspector, visible.count == 2 { node?.afterUpdate { [self] in wasAskedFor() } }
    guard visible != self.visible || isCompact != self.isCompact else { return }
    self.visible = visible
    node?.afterUpdate { [self] in
      if self.isCompact != isCompact { self.isCompact = isCompact }
      tellBars()
    }
  }

  /// The first column that is seen leads back to the one before it.
  private func tellBars() {
    guard wish.kinds.first == .sidebar else { return }
    for index in bars.indices {
      bars[index].leave =
        index > 0 && visible.first == index ? { [weak self] in self?.goBack(to: index - 1) } : nil
    }
  }

  /// Shows a column before those that are shown, and gives it the focus.
  private func goBack(to column: Int) {
    reveal(column)
    node?.afterUpdate { [weak self] in self?.node?.focusPane(column) }
  }

  /// How long a column may be and would like to be.
  func limits(of column: Int) -> SplitLengths.Limits {
    let kind =
      wish.kinds.indices.contains(column) ? wish.kinds[column] : isOfInspector ? .inspector : .detail
    let (least, ideal, most): (Int, Int, Int) =
      switch kind {
      case .sidebar: (12, 24, 48)
      case .content: (16, 30, CellLimit.maximum)
      case .inspector: (16, 28, 60)
      case .detail, .main: (16, .max, .max)
      }
    let width = widths[column]
    let low = max(width?.least ?? min(least, width?.ideal ?? least), 1)
    let high = max(width?.most ?? (width == nil ? most : .max), low)
    return SplitLengths.Limits(least: low, ideal: min(max(width?.ideal ?? ideal, low), high), most: high)
  }

  // MARK: Going on

  /// Whether there is a column behind one, and it isn't shown where the focus alone would go there.
  fileprivate func canAdvance(from column: Int, byKeyboard: Bool) -> Bool {
    column + 1 < wish.kinds.count && (byKeyboard || !visible.contains(column + 1))
  }

  /// Moves from a column to the next one, gives it the focus, and shows it in a narrow window.
  ///
  /// - Returns: Whether there is a next one.
  @discardableResult func advance(from column: Int, byKeyboard: Bool) -> Bool {
    guard canAdvance(from: column, byKeyboard: byKeyboard) else { return false }
    if !visible.contains(column + 1) { reveal(column + 1) }
    node?.afterUpdate { [weak self] in self?.node?.focusPane(column + 1) }
    return true
  }
}

/// A list in a column of a split view, for the plan.
private final class ColumnChooser: RegistryMember {
  var registryIndex = 0
  private let column: Int
  /// Whether a row is chosen.
  private let hasChoice: () -> Bool

  init(in column: Int, hasChoice: @escaping () -> Bool) {
    (self.column, self.hasChoice) = (column, hasChoice)
  }

  func chooses(in column: Int) -> Bool { column == self.column && hasChoice() }
}

/// Moves from a column of a split view to the next one.
private struct ColumnAdvance: RowAdvance {
  weak var plan: ColumnPlan?
  let column: Int

  /// Whether there is a next column, and for the arrow key one that isn't shown.
  func isPossible(byKeyboard: Bool) -> Bool {
    plan?.canAdvance(from: column, byKeyboard: byKeyboard) ?? false
  }

  /// Moves on, and returns whether there is a next column.
  func callAsFunction(byKeyboard: Bool) -> Bool {
    plan?.advance(from: column, byKeyboard: byKeyboard) ?? false
  }

  /// Tells the plan of a list in the column.
  func join(hasChoice: @escaping () -> Bool) -> () -> Void {
    let chooser = ColumnChooser(in: column, hasChoice: hasChoice)
    plan?.insert(chooser)
    return { [weak plan] in plan?.remove(chooser) }
  }
}

/// Lets the lists in a column go on to the next one; not those in layers, which are elsewhere.
struct ColumnAdvanceModifier: PassModifier {
  let plan: ColumnPlan
  let column: Int

  func makePassNode(in context: NodeContext) -> PassNode { ColumnAdvanceNode(self, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Gives the rows in a column what Return on one of them does: it leads to the next column.
private final class ColumnAdvanceNode: ScopedValueNode<(any RowAdvance)?> {
  init(_ modifier: ColumnAdvanceModifier, in context: NodeContext) {
    super.init(
      RowAdvanceKey.self, ColumnAdvance(plan: modifier.plan, column: modifier.column), in: context, flags: [])
  }
  override var name: String { "column" }
}

/// The columns of a plan side by side: behind `NavigationSplitView` and `inspector`.
struct Columns<Content: View>: NodeView {
  let plan: ColumnPlan
  let wish: ColumnPlan.Wish
  @ViewBuilder let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    view.plan.adopt(view.wish)
    return SplitPointer.make(in: context) {
      SplitNode(.horizontal, plan: view.plan, in: $0) { $0.make(view.content) }
    }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    view.plan.adopt(view.wish)
    node.asSplit?.content.child?.update(to: view.content)
  }
}
