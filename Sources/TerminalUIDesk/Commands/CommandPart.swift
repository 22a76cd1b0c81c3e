internal import RuntimeMetadata
internal import TerminalUICore

/// Where commands of a `CommandMenu` or `CommandGroup` are among the menus.
nonisolated enum CommandPlace: Hashable, Sendable {
  enum Side: Hashable, Sendable { case before, replacing, after }

  /// In a menu of their own.
  case menu(String)
  /// At a place of the menus that every app has.
  case group(CommandGroupPlacement, Side)
  /// The standard items of a place, unless the app replaces them.
  case standard(CommandGroupPlacement)

  /// The title of the menu.
  package var menu: String {
    switch self {
    case .menu(let title): title
    case .group(let group, _), .standard(let group): group.menu
    }
  }

  /// The place in the menu: parts of one place are in the order of the source.
  var order: Int {
    switch self {
    case .menu: 1000
    case .group(let group, .before): group.number * 4
    case .group(let group, .replacing), .standard(let group): group.number * 4 + 1
    case .group(let group, .after): group.number * 4 + 2
    }
  }
}

/// The commands of one menu or group: actions, and the rows of a menu when it opens.
struct CommandPart<Content: View>: Commands {
  let place: CommandPlace
  let content: Content

  /// Never called.
  typealias Body = Never

  /// Makes a node with the commands.
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = CommandPartNode(view.place, AnyView(view.content), in: context)
    node.child = node.childContext.make(view.group)
    return node
  }
  /// Gives the node its new value.
  static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: CommandPartNode.self)
    let content = AnyView(view.content)
    guard view.place != node.place || !valuesAreEqual(content, node.content) else { return }
    node.update(view.place, content)
    node.child?.update(to: view.group)
  }

  private var group: some View { actions.actionGroup(.command, title: place.menu) }

  /// The controls as actions alone: they are invisible, so they are as simple as possible.
  private var actions: some View {
    content.buttonStyle(ActionButtonStyle()).toggleStyle(ActionToggleStyle()).menuStyle(ActionMenuStyle())
  }
}

/// The contents of one menu, for the menu bar and for lists of actions.
final class CommandPartNode: PassNode {
  private(set) var place: CommandPlace
  private(set) var content: AnyView
  /// Counts its values.
  private(set) var version = 0

  init(_ place: CommandPlace, _ content: AnyView, in context: NodeContext) {
    (self.place, self.content) = (place, content)
    super.init(in: context)
  }

  func update(_ place: CommandPlace, _ content: AnyView) {
    (self.place, self.content) = (place, content)
    version += 1
  }

  override var name: String { "commands" }
}

/// The buttons in the tree of actions, which have only a label and an action.
private nonisolated struct ActionButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(PressModifier { configuration.trigger() })
  }
}

/// Makes a toggle among commands an action without a look: the commands are hidden views, which the menus list.
private nonisolated struct ActionToggleStyle: ToggleStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(PressModifier { configuration.isOn.toggle() })
  }
}

/// Makes a menu among commands a group of actions, with its title before theirs.
private nonisolated struct ActionMenuStyle: MenuStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.content.actionGroup(.command, title: configuration.title)
  }
}
