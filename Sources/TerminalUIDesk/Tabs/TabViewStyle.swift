public import TerminalUICore

/// How tab views look.
///
///     struct Below: TabViewStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(spacing: 0) { configuration.content; configuration.bar(.horizontal) }
///       }
///     }
///
/// - Source: SwiftUI `TabViewStyle`; there an app can't make its own.
@MainActor @preconcurrency public protocol TabViewStyle: _ViewStyle
where _Configuration == TabViewStyleConfiguration {
  /// The properties of a tab view.
  typealias Configuration = TabViewStyleConfiguration
  /// Makes the view of a tab view.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a tab view that its style gets.
@MainActor @preconcurrency public struct TabViewStyleConfiguration {
  /// The content of the chosen tab.
  public struct Content: UnaryView {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The labels of the tabs, in which keys and clicks choose one.
  public struct Bar: UnaryView {
    let tabs: Tabs
    let axis: Axis
    var isForPages = false
    /// The labels.
    public var body: some View { TabBar(tabs: tabs, axis: axis, isForPages: isForPages) }
  }

  /// The content of the chosen tab, which takes all the room it is offered.
  public let content: Content
  let tabs: Tabs

  /// The labels of the tabs, in a row or a column.
  public func bar(_ axis: Axis) -> Bar { Bar(tabs: tabs, axis: axis) }

  /// The labels of the tabs in the middle of a row, without a surface.
  package var pageBar: Bar { Bar(tabs: tabs, axis: .horizontal, isForPages: true) }
}

/// The default style of tab views: the bar is the first row.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a tab view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabBarLayout(edge: .top) {
      configuration.content
      configuration.bar(.horizontal)
    }
  }
}

/// The style of tab views whose bar is the last row.
public nonisolated struct BottomBarTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a tab view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabBarLayout(edge: .bottom) {
      configuration.content
      configuration.bar(.horizontal)
    }
  }
}

/// The style of tab views whose labels are in a column at the leading edge.
///
/// In less than 60 columns they are the first row.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  @State private var isWide = true

  /// Makes the style.
  public init() {}
  /// Makes the view of a tab view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabBarLayout(edge: isWide ? .leading : .top) {
      configuration.content
      configuration.bar(isWide ? .vertical : .horizontal)
    }
    .onGeometryChange(for: Bool.self) {
      $0.cellSize.width >= 60
    } action: {
      isWide = $0
    }
  }
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The bar is the first row.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The bar is the first row.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == BottomBarTabViewStyle {
  /// The bar is the last row.
  public static var bottomBar: BottomBarTabViewStyle { BottomBarTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The labels are in a column at the leading edge; in less than 60 columns they are the first row.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension View {
  /// Sets how the tab views in this view look.
  ///
  ///     TabView { … }.tabViewStyle(.sidebarAdaptable)
  ///
  /// - Source: SwiftUI `View.tabViewStyle(_:)`.
  @inlinable public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any TabViewStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var tabViewStyles: [any TabViewStyle] { self[StyleKey<any TabViewStyle>.self] }
}
