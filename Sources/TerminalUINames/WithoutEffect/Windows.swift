// Names without effect: the user sizes and moves the terminal's window. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// How a window may be sized; the terminal's user sizes it.
///
/// - Source: SwiftUI `WindowResizability`.
public nonisolated enum WindowResizability: Hashable, Sendable {
  case automatic, contentSize, contentMinSize
}

/// A look of a window, which is the terminal's.
///
/// - Source: SwiftUI `WindowStyle`.
public nonisolated protocol WindowStyle: Sendable {}

/// The look of a window that the system has.
///
/// - Source: SwiftUI `DefaultWindowStyle`.
public nonisolated struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a title bar.
///
/// - Source: SwiftUI `HiddenTitleBarWindowStyle`.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window with a title bar.
///
/// - Source: SwiftUI `TitleBarWindowStyle`.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

nonisolated extension WindowStyle where Self == DefaultWindowStyle {
  /// The look that the system has.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
  /// The look that the system has.
  public static var plain: DefaultWindowStyle { DefaultWindowStyle() }
}
nonisolated extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
nonisolated extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// A look of a window's toolbar, which is the theme's.
///
/// - Source: SwiftUI `WindowToolbarStyle`; its styles are values of one type here.
public nonisolated enum WindowToolbarStyle: Hashable, Sendable {
  case automatic, expanded, unified, unifiedCompact
  /// One row.
  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { .unified }
  /// One small row.
  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { .unifiedCompact }
}

extension Scene {
  /// Shows this scene as it is: the terminal's user sizes its window.
  ///
  /// - Source: SwiftUI `Scene.defaultSize(width:height:)`; without effect.
  @inlinable public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// Shows this scene as it is: the terminal's user moves its window.
  ///
  /// - Source: SwiftUI `Scene.defaultPosition(_:)`; without effect.
  @inlinable public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Shows this scene as it is: the terminal's user sizes its window.
  ///
  /// - Source: SwiftUI `Scene.windowResizability(_:)`; without effect.
  @inlinable public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Shows this scene as it is: the window is the terminal's.
  ///
  /// - Source: SwiftUI `Scene.windowStyle(_:)`; without effect.
  @inlinable public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Shows this scene as it is: bars have the look of the theme.
  ///
  /// - Source: SwiftUI `Scene.windowToolbarStyle(_:)`; without effect.
  @inlinable public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  /// Shows this scene as it is: an app has one window.
  ///
  /// - Source: SwiftUI `Scene.handlesExternalEvents(matching:)`; without effect.
  @inlinable public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Commands for a sidebar; nothing toggles one by itself, so there are none.
///
/// - Source: SwiftUI `SidebarCommands`.
public struct SidebarCommands: Commands {
  /// Makes the commands.
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands for editing text; fields have their keys without commands.
///
/// - Source: SwiftUI `TextEditingCommands`.
public struct TextEditingCommands: Commands {
  /// Makes the commands.
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands for styles of text; edited text has none.
///
/// - Source: SwiftUI `TextFormattingCommands`.
public struct TextFormattingCommands: Commands {
  /// Makes the commands.
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands for a toolbar; the framework shows none that could be changed.
///
/// - Source: SwiftUI `ToolbarCommands`.
public struct ToolbarCommands: Commands {
  /// Makes the commands.
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}

/// Commands for an inspector; nothing toggles one by itself, so there are none.
///
/// - Source: SwiftUI `InspectorCommands`.
public struct InspectorCommands: Commands {
  /// Makes the commands.
  public nonisolated init() {}
  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
