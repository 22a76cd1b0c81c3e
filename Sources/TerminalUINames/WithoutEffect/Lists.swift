public import Cells

// Names without effect: rows of a list have no space between them, and pages are tabs. The table "Accepted, without effect" of docs/Compatibility.md
// lists them.

extension View {
  /// Shows this view as it is: rows of a list have no space between them.
  ///
  /// - Source: SwiftUI `View.listRowSpacing(_:)`; without effect.
  @inlinable public func listRowSpacing(_ spacing: Double?) -> some View { self }

  /// Shows this view as it is: sections of a list reach its edges.
  ///
  /// - Source: SwiftUI `View.listSectionMargins(_:_:)`; without effect.
  @inlinable public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    self
  }

  /// Shows this view as it is: symbols in a list have the colour of its texts.
  ///
  /// - Source: SwiftUI `View.listItemTint(_:)`; without effect.
  @inlinable public func listItemTint(_ tint: Color?) -> some View { self }

  /// Shows this view as it is: lines between sections are blank rows.
  ///
  /// - Source: SwiftUI `View.listSectionSeparatorTint(_:edges:)`; without effect.
  @inlinable public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    self
  }

  /// Shows this view as it is: the labels of the tabs mark the shown page.
  ///
  /// - Source: SwiftUI `View.indexViewStyle(_:)`; without effect.
  @inlinable public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// The marks of the shown page; here tabs have labels.
///
/// - Source: SwiftUI `IndexViewStyle`.
public nonisolated protocol IndexViewStyle: Sendable {}

/// Dots for pages, in whose place there are the labels of tabs.
///
/// - Source: SwiftUI `PageIndexViewStyle`.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is something behind the dots.
  ///
  /// - Source: SwiftUI `PageIndexViewStyle.BackgroundDisplayMode`.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, interactive, always, never
  }
  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots for pages.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The style of a ``TabView`` with pages, which are tabs here: their labels or dots are in the middle of the last row.
///
/// - Source: SwiftUI `PageTabViewStyle`; differs in that pages have labels, and aren't dragged.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown; here labels are, unless it is `never`.
  ///
  /// - Source: SwiftUI `PageTabViewStyle.IndexDisplayMode`.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic, always, never
  }
  private let mode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Makes the view of a tab view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TabBarLayout(edge: .bottom) {
      configuration.content
      configuration.pageBar.opacity(mode == .never ? 0 : 1)
    }
  }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages, which are tabs here.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages, which are tabs here.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// A wheel to turn; a terminal has none, so this is ``PickerStyle/menu``.
  ///
  /// - Source: SwiftUI `PickerStyle.wheel`.
  public static var wheel: MenuPickerStyle { MenuPickerStyle() }
}

/// A wheel to turn; a terminal has none, so this is ``MenuPickerStyle``.
///
/// - Source: SwiftUI `WheelPickerStyle`.
public typealias WheelPickerStyle = MenuPickerStyle
