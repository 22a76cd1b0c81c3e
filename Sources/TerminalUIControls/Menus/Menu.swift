public import TerminalUICore

/// A control that shows commands in a menu.
///
///     Menu("Actions") {
///       Button("Rename…") { isRenaming = true }
///       Toggle("Hidden files", isOn: $showsHidden)
///       Menu("Move to") { ForEach(folders) { folder in Button(folder.name) { move(to: folder) } } }
///       Divider()
///       Button("Delete", role: .destructive) { delete() }.keyboardShortcut(.delete, modifiers: [])
///     }
///     // [ Actions ▾ ]
///     // ╭────────────────╮
///     // │ Rename…        │
///     // …
///
/// The menu opens below the control, or above it where there is more room there. Rows without room on the screen scroll. It is as wide as its longest
/// row. Its content becomes rows: buttons, toggles with a mark, menus as submenus, sections with lines between them. Of more than 64 rows only those
/// in sight are made, except for ``View/menuOrder(_:)`` with `priority`. The menu gets wider when a wider row comes into sight.
///
/// | | |
/// |---|---|
/// | Return, Space, Alt-Down | open it, with the first row selected |
/// | press of the mouse | opens it, with no row selected; a release over a row chooses that row |
/// | arrows, Home, End, Page Up, Page Down, Tab | select a row; disabled ones are left out |
/// | letters | select the next row that begins with them |
/// | Right, Left | open and close a submenu, as resting on its row with the mouse does |
/// | Return, Space, a click | choose a row |
/// | a key that a row shows | chooses it, while the menu is open |
/// | Escape | closes one menu; a click elsewhere closes all, and does nothing else |
///
/// With a `primaryAction` a click and Return run that. The menu then opens by a click on the sign at the end, by holding the button of the mouse, or
/// by Alt-Down.
/// - Source: SwiftUI `Menu`.
public struct Menu<Label: View, Content: View>: UnaryView {
  @Environment(\.menuStyles) private var styles
  private let label: Label
  private let content: () -> Content
  private let primaryAction: (() -> Void)?

  /// Makes a menu with a label of any kind.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    primaryAction = nil
  }

  /// Makes a menu with a label of any kind, and an action that a click on the label runs.
  ///
  /// - Source: SwiftUI `Menu.init(content:label:primaryAction:)`.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content
    self.primaryAction = primaryAction
  }

  /// The menu in its style.
  public var body: some View {
    let configuration = MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(view: label.asLabel),
      content: MenuStyleConfiguration.Content(make: { AnyView(content()) }), primaryAction: primaryAction,
      title: label.accessibilityText)
    styles.last?.styledItem(configuration, in: StyleKey<any MenuStyle>.self)
      ?? DefaultMenuStyle().styledItem(configuration)
  }
}

extension Menu: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .menu
    element.label = label.accessibilityText
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a text, and an action that a click on it runs.
  ///
  /// - Source: SwiftUI `Menu.init(_:content:primaryAction:)`.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a text, and an action that a click on it runs.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Menu.init(_:content:primaryAction:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu from a style's configuration, so that a style can extend another style.
  ///
  /// - Source: SwiftUI `Menu.init(_:)`.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = { configuration.content }
    primaryAction = configuration.primaryAction
  }
}

/// The control of a menu: a button, or a row of the menu around.
struct MenuControl: View {
  @Environment(\.menuLevel) private var level
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuBarStep) private var menuBarStep
  @State private var isOpen = false
  @State private var handle = MenuHandle()
  let configuration: MenuStyleConfiguration

  /// The rows of a menu of the bar have the identifiers that they have as commands.
  @ViewBuilder private var rows: some View {
    if menuBarStep != nil {
      configuration.content.actionGroup(.command, title: configuration.title)
    } else {
      configuration.content
    }
  }

  var body: some View {
    let (handle, content) = (handle, configuration.content)
    if level != nil {
      MenuRow(end: "▸", label: configuration.label)
        .menuPressable(isOpen: isOpen) { handle.open() }
        .modifier(MenuModifier(kind: .submenu, handle: handle, isOpen: $isOpen) { rows })
        .asMenuRow()
    } else {
      Button(action: configuration.primaryAction ?? { handle.open() }) {
        MadeLabel(
          content: HStack {
            configuration.label
            if indicator != .hidden { Text("▾").foregroundStyle(.secondary) }
          })
      }
      .modifier(
        MenuModifier(
          kind: configuration.primaryAction == nil ? .menu : .split, handle: handle, isOpen: $isOpen
        ) { content })
    }
  }
}
