public import TerminalUICore

/// A menu of the app's commands.
///
///     WindowGroup { ContentView() }
///       .commands {
///         CommandMenu("Note") {
///           Button("Duplicate") { duplicate() }.keyboardShortcut("d")
///           Divider()
///           Menu("Move to") { ForEach(folders) { folder in Button(folder.name) { move(to: folder) } } }
///         }
///       }
///
/// Its items work wherever the focus is, but not below a sheet or an alert: by their keys, in the menu bar, in the palette of
/// ``View/commandPalette(isPresented:)`` and by the user's keymap. Buttons, toggles and menus in it are actions; other controls are only in the menu.
/// - Source: SwiftUI `CommandMenu`.
public struct CommandMenu<Content: View>: Commands {
  package let title: String
  let content: Content

  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Makes a menu with a title.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Makes a menu with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.content.string
    self.content = content()
  }

  /// The actions; the menu itself is shown by the menu bar.
  public var body: some Commands { CommandPart(place: .menu(title), content: content) }
}

/// Commands next to, or in place of, those that every app has a place for.
///
///     .commands {
///       CommandGroup(replacing: .newItem) { Button("New note") { add() }.keyboardShortcut("n") }
///       CommandGroup(after: .pasteboard) { Button("Copy as Markdown") { copy() } }
///     }
///
/// The places are in the menus File, Edit, Format, View, Window and Help; an empty menu isn't shown. Only ``CommandGroupPlacement/appTermination``
/// and, with a ``Settings`` scene, ``CommandGroupPlacement/appSettings`` have commands of their own: Quit (Ctrl-Q) and Settings….
/// - Source: SwiftUI `CommandGroup`.
public struct CommandGroup<Content: View>: Commands {
  private let place: CommandPlace
  private let content: Content

  /// Puts commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .group(group, .before)
    content = addition()
  }

  /// Puts commands behind those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .group(group, .after)
    content = addition()
  }

  /// Puts commands in the place of those that are there.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .group(group, .replacing)
    content = addition()
  }

  /// The actions; the menu itself is shown by the menu bar.
  public var body: some Commands { CommandPart(place: place, content: content) }
}

/// A place for commands in the menus of an app.
///
/// - Source: SwiftUI `CommandGroupPlacement`; which menu each is in is the terminal's custom.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  package let menu: String
  let number: Int

  /// About the app; in the menu Help.
  public static let appInfo = CommandGroupPlacement(menu: "Help", number: 1)
  /// The settings; in the menu File.
  public static let appSettings = CommandGroupPlacement(menu: "File", number: 5)
  /// Services; in the menu File.
  public static let systemServices = CommandGroupPlacement(menu: "File", number: 6)
  /// Hiding the app; in the menu File.
  public static let appVisibility = CommandGroupPlacement(menu: "File", number: 7)
  /// Quitting; the last in the menu File.
  public static let appTermination = CommandGroupPlacement(menu: "File", number: 8)
  /// New and open; in the menu File.
  public static let newItem = CommandGroupPlacement(menu: "File", number: 1)
  /// Saving; in the menu File.
  public static let saveItem = CommandGroupPlacement(menu: "File", number: 2)
  /// Import and export; in the menu File.
  public static let importExport = CommandGroupPlacement(menu: "File", number: 3)
  /// Printing; in the menu File.
  public static let printItem = CommandGroupPlacement(menu: "File", number: 4)
  /// Undo and redo; in the menu Edit.
  public static let undoRedo = CommandGroupPlacement(menu: "Edit", number: 1)
  /// The clipboard; in the menu Edit.
  public static let pasteboard = CommandGroupPlacement(menu: "Edit", number: 2)
  /// Editing text; in the menu Edit.
  public static let textEditing = CommandGroupPlacement(menu: "Edit", number: 3)
  /// Formatting text; in the menu Format.
  public static let textFormatting = CommandGroupPlacement(menu: "Format", number: 1)
  /// Toolbars; in the menu View.
  public static let toolbar = CommandGroupPlacement(menu: "View", number: 1)
  /// Sidebars and full screen; in the menu View.
  public static let sidebar = CommandGroupPlacement(menu: "View", number: 2)
  /// The size of the window; in the menu Window.
  public static let windowSize = CommandGroupPlacement(menu: "Window", number: 1)
  /// The places of windows; in the menu Window.
  public static let windowArrangement = CommandGroupPlacement(menu: "Window", number: 2)
  /// The windows; in the menu Window.
  public static let windowList = CommandGroupPlacement(menu: "Window", number: 3)
  /// The windows that exist only once each, in the menu Window.
  public static let singleWindowList = CommandGroupPlacement(menu: "Window", number: 4)
  /// Help.
  public static let help = CommandGroupPlacement(menu: "Help", number: 0)

  /// The menus before those of the app, and behind them.
  static let (leading, trailing) = (["File", "Edit", "Format", "View"], ["Window", "Help"])
}
