internal import TerminalUICore
internal import TerminalUINavigation

/// Two or three columns.
///
/// A selection in one column determines the content of the next.
///
/// A narrow window shows one column at a time.
///
///     NavigationSplitView {
///       List(folders, selection: $folder) { Text($0.name) }
///         .navigationTitle("Folders")
///     } detail: {
///       if let folder { FolderView(folder) } else { Text("Choose a folder") }
///     }
///     //  Folders                │ Inbox
///     //  Inbox                  │ …
///
/// It takes all the room it is offered. Each column is a ``NavigationStack`` with bars of its own.
///
/// | the window is | |
/// |---|---|
/// | at least 90 columns wide | all columns |
/// | at least 60 | the last two, or the first two after the way back and while the first has the focus; all with `columnVisibility` `.all` |
/// | narrower | one: a click, Return or the right arrow key on a row of a list with a selection shows the next one |
///
/// Columns that aren't shown keep their state. The first visible column has a button that leads back to the column before it; Escape does so too, and
/// moves the focus there. A link with a value shows its destination in the next column. If both columns are shown, Return on a row gives the next
/// column the focus. Where Return runs the `primaryAction` of a `contextMenu(forSelectionType:menu:primaryAction:)`, the right arrow key shows the
/// next column.
///
/// One column alone is the one that `preferredCompactColumn` names. Without it, it is the last one for which a row is chosen in the column before it,
/// or, in a window that gets narrower, the one with the focus. Dividers are moved as those of an ``HSplitView``.
/// - Source: SwiftUI `NavigationSplitView`; the widths at which columns go are ours.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: UnaryView {
  @Environment(\.splitViewIsProminent) private var isProminent
  @State private var plan = ColumnPlan()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let column: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ column: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    self.visibility = visibility
    self.column = column
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Makes a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Makes a view of three columns, with a binding for which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Makes a view of three columns, with a binding for the one shown where there is room for one only.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Makes a view of three columns, with bindings for the shown columns and for the only column of a narrow window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// The columns.
  public var body: some View {
    let kinds: [ColumnPlan.Kind] = content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    let (visibility, column) = (visibility ?? $ownVisibility, column)
    plan.reveal = { [weak plan] index in
      if plan?.show(index) == true { return }
      if plan?.isCompact == true {
        if let chosen = kinds[index].column { column?.wrappedValue = chosen }
      } else {
        visibility.wrappedValue = index == 0 ? .all : .doubleColumn
      }
    }
    return Columns(
      plan: plan,
      wish: ColumnPlan.Wish(
        kinds: kinds, visibility: visibility.wrappedValue,
        compactColumn: column.map { column in kinds.firstIndex { $0.column == column.wrappedValue } ?? 0 },
        isProminent: isProminent)
    ) {
      SplitColumn(plan: plan, index: 0, content: sidebar)
      if let content { SplitColumn(plan: plan, index: 1, content: content) }
      SplitColumn(plan: plan, index: content == nil ? 1 : 2, content: detail)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  /// Makes a view of two columns, with a binding for which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  /// Makes a view of two columns, with a binding for the one shown where there is room for one only.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// Makes a view of two columns, with bindings for the shown columns and for the only column of a narrow window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}

extension ColumnPlan.Kind {
  fileprivate var column: NavigationSplitViewColumn? {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    case .main, .inspector: nil
    }
  }
}

/// One column of the split view: a stack of screens, with bars.
private struct SplitColumn<Content: View>: UnaryView {
  @FocusState private var hasFocus: Bool
  let plan: ColumnPlan
  let index: Int
  let content: Content

  var body: some View {
    let (plan, index) = (plan, index)
    BarFrame(navigation: plan.bars[index]) {
      NavigationScreens(path: OwnNavigationPath(), bar: plan.bars[index], root: content)
    }
    .onPreferenceInLayout(ColumnWidthKey.self) { plan.setWidth($0, of: index) }
    .focused($hasFocus)
    .environment(\.paneHasFocus, hasFocus)
    .modifier(ColumnAdvanceModifier(plan: plan, column: index))
  }
}
