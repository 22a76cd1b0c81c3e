public import TerminalUICore

/// Views of which one is shown, with a bar that names them and chooses one.
///
///     @SceneStorage("tab") private var part = Part.inbox
///
///     TabView(selection: $part) {
///       Tab("Inbox", systemImage: "tray.and.arrow.down", value: .inbox) { InboxView() }
///         .badge(unread)
///       Tab("Sent", systemImage: "paperplane", value: .sent) { SentView() }
///     }
///     //  ↧ Inbox 3   ➤ Sent
///     // …
///
/// It takes all the room it is offered. A view that isn't a ``Tab`` gets its label by `tabItem(_:)`, and its value by `tag(_:)`.
///
/// | | |
/// |---|---|
/// | Alt-1 … Alt-9 | choose a tab, wherever the focus is in the view; outside of it, too, where no other tab view is in sight |
/// | Ctrl-PageUp, Ctrl-PageDown | choose the tab before, and the next |
/// | arrows, Home, End | choose a tab, while the bar has the focus |
/// | a click | chooses a tab |
///
/// Tabs for which the bar has no room are in a menu at its end; the chosen one is always in the bar.
///
/// A view is made when its tab is chosen for the first time, and keeps its state from then on. While another one is shown its views have disappeared
/// (`onDisappear`) and their tasks are cancelled; it isn't laid out, drawn or offered input, but evaluated when its state changes, as a covered
/// screen of a ``NavigationStack``. The focus moves too: it returns to its last place in a tab.
/// - Source: SwiftUI `TabView`; the looks are those of ``TabViewStyle``.
public struct TabView<SelectionValue: Hashable, Content: View>: UnaryView {
  @Environment(\.tabViewStyles) private var styles
  @State private var tabs = Tabs()
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes a view whose chosen tab is kept elsewhere; where no tab has the value the first one is shown.
  ///
  /// - Parameters:
  ///   - selection: The value of the chosen tab.
  ///   - content: The tabs.
  /// - Source: SwiftUI `TabView.init(selection:content:)`.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, tabs: content())
  }

  init(selection: Binding<SelectionValue>, tabs: Content) {
    self.selection = selection
    content = tabs
  }

  /// The view in its style.
  public var body: some View {
    let configuration = TabViewStyleConfiguration(
      content: TabViewStyleConfiguration.Content(
        view: AnyView(
          TabPages(tabs: tabs, selection: selection, content: content).environment(\.isInSheet, false))),
      tabs: tabs)
    (styles.last?.styledItem(configuration, in: StyleKey<any TabViewStyle>.self)
      ?? DefaultTabViewStyle().styledItem(configuration))
      .modifier(TabKeys(tabs: tabs))
      .modifier(TabDigits(tabs: tabs))
      .onPreferenceChange(TabBarVisibilityKey.self) { [tabs] in tabs.hidesBar = $0 == .hidden }
      // A tab view around this one has a visibility of its own.
      .transformPreference(TabBarVisibilityKey.self) { $0 = .automatic }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a view that keeps itself which tab is chosen: the first one, to begin with.
  ///
  /// - Source: SwiftUI `TabView.init(content:)`.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
