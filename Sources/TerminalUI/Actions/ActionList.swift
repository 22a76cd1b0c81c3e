internal import TerminalUICore

/// Finds out what can be done, by the way that a key press goes: what is nearer to the focus comes first.
///
/// There is no list that is kept: the stations of the ``KeyRoute`` are asked when somebody wants to know, and who shows the answer is woken by
/// `keyWays` and by what the nodes read. So an update that concerns no action costs nothing.
@MainActor struct ActionList {
  private struct Entry {
    var action: KeyAction
    let bound: [KeySequence]
    /// How many of the claimers come before it.
    let claimerCount: Int
    /// Where two mustn't have one identifier.
    let context: ObjectIdentifier?
  }

  private let host: ViewHost
  private var entries: [Entry] = []
  private var claimers: [any KeyClaimer] = []
  private var scope: Scope?
  /// Some sources are on the way of a key twice.
  private var visited: Set<ObjectIdentifier> = []

  /// Whether actions that nobody has given a key may be left out.
  let needsKeys: Bool

  /// The view with the focus.
  private let focused: FocusNode?

  private init(_ host: ViewHost, focused: FocusNode?, needsKeys: Bool) {
    self.host = host
    self.focused = focused
    self.needsKeys = needsKeys && host.userBindings == nil
  }

  /// All actions that are there, whether they work or not.
  ///
  /// - Parameters:
  ///   - host: Where.
  ///   - needsKeys: Whether actions that nobody has given a key may be left out: there may be thousands of them.
  /// - Returns: The actions, the nearest to the focus first.
  static func actions(of host: ViewHost, needsKeys: Bool = false) -> [KeyAction] {
    actions(of: host, host.keyRoute, needsKeys: needsKeys)
  }

  /// All actions that there would be if the layer of a view had the keyboard.
  static func actions(around node: Node) -> [KeyAction] {
    actions(of: node.host, node.host.keyRoute(around: node), needsKeys: false)
  }

  private static func actions(of host: ViewHost, _ route: KeyRoute, needsKeys: Bool) -> [KeyAction] {
    var list = ActionList(host, focused: route.focused, needsKeys: needsKeys)
    var route = route
    while let station = route.next() {
      switch station {
      case .view(let node): list.visit(node)
      case .shortcuts(let scope):
        list.scope = scope
        for node in scope.shortcutNodes { list.visit(node) }
      default: break
      }
    }
    return list.finished
  }

  private mutating func visit(_ node: Node) {
    guard visited.insert(ObjectIdentifier(node)).inserted else { return }
    if let source = node as? any ActionSource {
      source.giveActions(to: &self)
    } else if let claimer = node as? any KeyClaimer {
      claimers.append(claimer)
    }
  }

  /// Adds the action of a control.
  mutating func add(
    _ node: Node, title: String, origin: KeyAction.Origin, defaults: [KeySequence], control: Node?
  ) {
    add(
      node, title: title, origin: origin, defaults: defaults, priority: 0,
      isEnabled: control?.canActivate ?? false
    ) { [weak control] in _ = control?.activate() }
  }

  /// Adds an action.
  mutating func add(
    _ node: Node, title: String, place: ActionPlace? = nil, origin: KeyAction.Origin, defaults: [KeySequence],
    priority: Double, isEnabled: Bool, run: @escaping () -> Void
  ) {
    let place = place ?? node.actionPlace
    let id = node.identifier(for: title, in: place)
    let bound = host.userBindings?.keys(of: id, defaults, focused: focused) ?? defaults
    entries.append(
      Entry(
        action: KeyAction(
          id: id, title: title, path: place.path, keys: [], isEnabled: isEnabled, origin: origin,
          priority: priority, run: run),
        bound: bound, claimerCount: claimers.count,
        context: context(of: node, origin)))
  }

  /// The shortcuts of a layer are in one place, and the keys of one view; where nothing has the focus, keys of all views are heard.
  private func context(of node: Node, _ origin: KeyAction.Origin) -> ObjectIdentifier? {
    // A key of a view that works elsewhere, too: each of several panes may have it.
    if let scope { return origin == .keyPress ? nil : ObjectIdentifier(scope) }
    return focused == nil ? nil : node.container.map(ObjectIdentifier.init)
  }

  /// The actions with the keys that really do them: what is nearer takes a key from what is further out.
  private var finished: [KeyAction] {
    var owned: Set<KeySequence> = []
    var known: Set<Name> = []
    var actions: [KeyAction?] = []
    var places: [Title: Int] = [:]
    for entry in entries {
      var action = entry.action
      if let context = entry.context, !known.insert(Name(of: action, in: context)).inserted {
        host.report(.duplicateAction(action.id, title: action.title))
      }
      if action.isEnabled {
        for keys in entry.bound.sorted(by: { $0.keys.count < $1.keys.count }) {
          let same = keys.canonical
          let press = keys.keys[0].press
          guard !owned.contains(same), !same.beginnings.contains(where: owned.contains),
            !claimers[..<entry.claimerCount].contains(where: { $0.claims(press) })
          else { continue }
          owned.insert(same)
          action.keys.append(keys)
        }
      }
      // Of those that are called the same the ones with keys are told; where there are none, the nearest that works.
      let title = Title(id: action.id, title: action.title)
      if let place = places[title], let other = actions[place] {
        if action.keys.isEmpty, !other.keys.isEmpty || other.isEnabled || !action.isEnabled { continue }
        if other.keys.isEmpty { actions[place] = nil }
      }
      places[title] = actions.count
      actions.append(action)
    }
    return actions.compactMap { $0 }
  }

  private struct Title: Hashable {
    let id: String
    let title: String
  }

  private struct Name: Hashable {
    let id: String
    let context: ObjectIdentifier
    /// What is in a bar may be in a menu, too.
    let isCommand: Bool

    init(of action: KeyAction, in context: ObjectIdentifier) {
      (id, self.context, isCommand) = (action.id, context, action.origin == .command)
    }
  }
}

@MainActor extension ViewHost {
  /// What can be done now and what could be done, the nearest to the focus first.
  package var keyActions: [KeyAction] { ActionList.actions(of: self) }

  /// Does what an identifier names, if it works.
  package func perform(action id: String) -> Bool {
    keyActions.first { $0.id == id && $0.isEnabled }?.perform() ?? false
  }
}
