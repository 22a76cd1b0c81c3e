public import TerminalUICore

/// Makes the tabs of a ``TabView`` of those written in a block, with the type of its selection.
///
///     TabView(selection: $part) {
///       Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }     // a `Part`, because `part` is one
///     }
///
/// - Source: SwiftUI `TabContentBuilder`; tabs are views here.
@MainActor @preconcurrency @resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab with a value of the selection.
  public static func buildExpression<Content: View, Label: View>(_ tab: Tab<TabValue, Content, Label>)
    -> Tab<TabValue, Content, Label>
  { tab }
  /// A tab with a badge, and a value of the selection.
  public static func buildExpression<Content: View, Label: View>(_ tab: BadgedTab<TabValue, Content, Label>)
    -> BadgedTab<TabValue, Content, Label>
  { tab }
  /// Tabs that belong together, with values of the selection.
  public static func buildExpression<Content: View>(_ section: TabSection<TabValue, Content>)
    -> TabSection<TabValue, Content>
  { section }
  /// Any other view.
  @_disfavoredOverload public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
  /// The tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several tabs.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    ViewBuilder.buildBlock(repeat each content)
  }
  /// The tabs of a condition without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The tabs where a condition holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { ViewBuilder.buildEither(first: first) }
  /// The tabs where a condition doesn't hold.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { ViewBuilder.buildEither(second: second) }
}

extension TabView {
  /// Makes a view whose chosen tab is kept elsewhere; a tab's value may be written without its type.
  ///
  /// - Source: SwiftUI `TabView.init(selection:content:)`.
  @_disfavoredOverload public init(
    selection: Binding<SelectionValue>, _tabs: Void = (),
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(selection: selection, tabs: content())
  }
}

/// The purpose of a tab.
///
/// - Source: SwiftUI `TabRole`.
public nonisolated struct TabRole: Hashable, Sendable {
  private let number: Int8

  /// A search; it is at its place here, as other tabs are.
  public static let search = TabRole(number: 0)
}

extension Tab where Label == TerminalUIControls.Label<Text, Image> {
  /// Makes a tab with a title and a symbol before it, for a purpose, which has no effect.
  ///
  /// - Source: SwiftUI `Tab.init(_:systemImage:value:role:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey, systemImage: name, value: value, content: content)
  }

  /// Makes a tab with a title and a symbol before it, for a purpose, which has no effect.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Tab.init(_:systemImage:value:role:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title, systemImage: name, value: value, content: content)
  }
}

extension Tab where Label == TerminalUIControls.Label<Text, Image>, Value == Never {
  /// Makes a tab with a title and a symbol before it, for a purpose, which has no effect.
  ///
  /// - Source: SwiftUI `Tab.init(_:systemImage:role:content:)`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: TabRole?,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey, systemImage: name, content: content)
  }

  /// Makes a tab with a title and a symbol before it, for a purpose, which has no effect.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Tab.init(_:systemImage:role:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: TabRole?, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title, systemImage: name, content: content)
  }
}

extension Tab where Value == Never, Label == TerminalUIControls.Label<Text, Image> {
  /// Makes the tab of a search.
  ///
  /// - Source: SwiftUI `Tab.init(role:content:)`.
  public init(role: TabRole, @ViewBuilder content: @escaping () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", content: content)
  }
}

/// The label of a tab that was given none: that of its purpose, or nothing.
///
/// - Source: SwiftUI `DefaultTabLabel`.
public struct DefaultTabLabel: View {
  let role: TabRole?

  /// A magnifying glass for a search.
  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab without a label, for apps that show a bar of their own, or with that of its purpose.
  ///
  ///     Tab(value: .home) { Home() }
  ///
  /// - Source: SwiftUI `Tab.init(value:role:content:)`.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role: role) }
  }
}

/// A tab with a badge after its label.
///
///     Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }.badge(unread)
public struct BadgedTab<Value: Hashable, Content: View, Label: View>: UnaryView {
  let tab: Tab<Value, Content, Label>
  let badge: Text?

  /// The tab with its badge.
  public var body: some View {
    Group { tab }.badge(badge)
  }
}

extension Tab {
  /// Shows a number after the tab's label; 0 shows none.
  ///
  /// - Source: SwiftUI `TabContent.badge(_:)`.
  public func badge(_ count: Int) -> BadgedTab<Value, Content, Label> {
    BadgedTab(tab: self, badge: count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text after the tab's label; `nil` shows none.
  ///
  /// - Source: SwiftUI `TabContent.badge(_:)`.
  public func badge(_ label: Text?) -> BadgedTab<Value, Content, Label> { BadgedTab(tab: self, badge: label) }
}

/// Tabs that belong together; the bar shows them as it shows others.
///
///     TabSection("Library") { Tab("Books", systemImage: "book", value: .books) { Books() } }
///
/// - Source: SwiftUI `TabSection`; without its header.
public struct TabSection<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  /// Makes a section; the title isn't shown.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }

  /// Makes a section; the title isn't shown.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
  /// Makes a section without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
  /// Makes a section; the header isn't shown.
  public init<Header: View>(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// The tabs.
  public var body: some View { content }
}
