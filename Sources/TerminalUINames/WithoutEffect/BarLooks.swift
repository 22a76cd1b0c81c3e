public import Cells

// Names without effect: a bar is one row, has the look of the theme, and a terminal has no bars of its own. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

/// The titles of a navigation bar.
///
/// - Source: SwiftUI `NavigationBarItem`.
public nonisolated struct NavigationBarItem: Sendable {
  /// How large a title is; a title takes part of one row, so all are alike.
  ///
  /// - Source: SwiftUI `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// How large a title is; a title takes part of one row, so all are alike.
///
/// - Source: SwiftUI `ToolbarTitleDisplayMode`.
public nonisolated enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large, inlineLarge
}

/// The purpose of a toolbar; every role looks alike.
///
/// - Source: SwiftUI `ToolbarRole`.
public nonisolated enum ToolbarRole: Hashable, Sendable {
  case automatic, browser, editor, navigationStack
}

/// Items that a system puts into toolbars; there are none here.
///
/// - Source: SwiftUI `ToolbarDefaultItemKind`.
public nonisolated enum ToolbarDefaultItemKind: Hashable, Sendable {
  case sidebarToggle, title, search
}

extension View {
  /// Shows this view as it is: a title takes part of one row.
  ///
  /// - Source: SwiftUI `View.navigationBarTitleDisplayMode(_:)`; without effect.
  @inlinable public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }

  /// Shows this view as it is: a title takes part of one row.
  ///
  /// - Source: SwiftUI `View.toolbarTitleDisplayMode(_:)`; without effect.
  @inlinable public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Shows this view as it is: bars are on the theme's surface.
  ///
  /// - Source: SwiftUI `View.toolbarBackground(_:for:)`; without effect.
  @inlinable public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows this view as it is: bars are on the theme's surface.
  ///
  /// - Source: SwiftUI `View.toolbarBackground(_:for:)`; without effect.
  @inlinable public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows this view as it is: bars are on the theme's surface.
  ///
  /// - Source: SwiftUI `View.toolbarBackgroundVisibility(_:for:)`; without effect.
  @inlinable public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows this view as it is: bars have the theme's colours.
  ///
  /// - Source: SwiftUI `View.toolbarColorScheme(_:for:)`; without effect.
  @inlinable public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Shows this view as it is: bars of every role look alike.
  ///
  /// - Source: SwiftUI `View.toolbarRole(_:)`; without effect.
  @inlinable public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Shows this view as it is: the framework adds no items to bars.
  ///
  /// - Source: SwiftUI `View.toolbar(removing:)`; without effect.
  @inlinable public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }

  /// Shows this view as it is: a terminal has no status bar.
  ///
  /// - Source: SwiftUI `View.statusBar(hidden:)`, deprecated there for `statusBarHidden(_:)`; without effect.
  @inlinable public func statusBar(hidden: Bool) -> some View { self }

  /// Shows this view as it is: a terminal has no status bar.
  ///
  /// - Source: SwiftUI `View.statusBarHidden(_:)`; without effect.
  @inlinable public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows this view as it is: the system shows nothing over the window.
  ///
  /// - Source: SwiftUI `View.persistentSystemOverlays(_:)`; without effect.
  @inlinable public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Shows this view as it is: a terminal has no gestures at its edges.
  ///
  /// - Source: SwiftUI `View.defersSystemGestures(on:)`; without effect.
  @inlinable public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
