internal import TerminalUICore

/// Collects the actions on the way that a key press takes: those nearer to the focus come first.
///
/// No list is kept: the stations of the ``KeyRoute`` are visited whenever a list is requested. Views that show a list are
/// updated because of `keyMeaningSource` and of the values that the nodes read. So an update that concerns no action costs
/// nothing.
@MainActor package struct ActionList {
  fileprivate struct Entry {
    var action: KeyAction
    /// Whether the app gave the action the name that keymaps know it by.
    let hasGivenID: Bool
    let bound: [KeySequence]
    /// The nodes that get its keys before it.
    let before: Before
    /// The layer or container in which no two actions may have one identifier.
    let context: ObjectIdentifier?
    /// The control that is pressed: it may have two keys.
    let control: ObjectIdentifier?
    let node: ObjectIdentifier
  }

  /// The nodes that get a press before an action.
  fileprivate struct Before {
    /// How many of the claimers.
    let count: Int
    /// The view with the focus, for keys that no view around it used.
    let last: FocusNode?
    /// The view with the focus, for keys that type text and that no view around it used.
    let lastForText: FocusNode?
  }

  private let host: ViewHost
  private var entries: [Entry] = []
  /// The nodes so far that get a press first, and keep some keys for themselves.
  private var claimers: [any KeyResponder] = []
  /// The view with the focus, once keys that no view around it used have got there; likewise for typed text.
  private var last: FocusNode?
  private var lastForText: FocusNode?
  private var scope: Scope?
  /// Some sources are on the way of a key twice.
  private var visited: Set<ObjectIdentifier> = []
  /// The layers in which keys work wherever the focus is, by the nodes that have them.
  private var layers: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Whether actions without a key may be left out.
  let needsKeys: Bool

  /// Whether the keys of the control with the focus, and of the views around it, are actions, too.
  private let listsKeys: Bool

  /// The view with the focus.
  private let focused: FocusNode?

  private init(_ host: ViewHost, focused: FocusNode?, needsKeys: Bool, listsKeys: Bool) {
    self.host = host
    self.listsKeys = listsKeys
    self.focused = focused
    self.needsKeys = needsKeys && host.userBindings == nil
  }

  /// All actions that are there, whether they work or not.
  ///
  /// - Parameters:
  ///   - host: Where.
  ///   - needsKeys: Whether actions without a key may be left out: there may be thousands of them.
  /// - Returns: The actions, the nearest to the focus first.
  package static func actions(of host: ViewHost, needsKeys: Bool = false) -> [KeyAction] {
    actions(of: host, host.keyRoute, needsKeys: needsKeys)
  }

  /// All actions, and behind them what the keys of the control with the focus do, and those of the views around it.
  static func actionsAndKeys(of host: ViewHost) -> [KeyAction] {
    actions(of: host, host.keyRoute, needsKeys: false, listsKeys: true)
  }

  /// Reports the keys that two actions have.
  static func checkKeys(of host: ViewHost) {
    _ = actions(of: host, host.keyRoute, needsKeys: true, checksIDs: false)
  }

  /// All actions that there would be if the layer of a view had the keyboard.
  package static func actions(around node: Node) -> [KeyAction] {
    actions(of: node.host, node.host.keyRoute(around: node), needsKeys: false)
  }

  /// The actions at the stations of a route, which begins at the view with the focus and ends at the app.
  private static func actions(
    of host: ViewHost, _ route: KeyRoute, needsKeys: Bool, listsKeys: Bool = false, checksIDs: Bool = true
  ) -> [KeyAction] {
    var list = ActionList(host, focused: route.focused, needsKeys: needsKeys, listsKeys: listsKeys)
    var route = route
    while let station = route.next() {
      switch station {
      case .view(let node): if !list.visit(node) { list.addKeys(of: node) }
      case .afterAllViews(let node): list.leave(keysAfterAllViewsTo: node)
      case .shortcuts(let scope):
        list.scope = scope
        for node in scope.shortcutNodes {
          list.layers[ObjectIdentifier(node)] = ObjectIdentifier(scope)
          _ = list.visit(node)
        }
      case .closing(let layer):
        // Keys that type text reach the shortcuts first.
        list.lastForText = list.last
        list.addEscape(from: layer)
      default: break
      }
    }
    return list.finish(checksIDs: checksIDs)
  }

  /// Adds the actions of a node; says whether it is a source of such.
  private mutating func visit(_ node: Node) -> Bool {
    guard visited.insert(ObjectIdentifier(node)).inserted else { return true }
    guard let source = node as? any ActionSource else { return false }
    source.giveActions(to: &self)
    return true
  }

  /// Adds what the keys of a view do that is no source of actions; it has them before those who come after it.
  private mutating func addKeys(of node: any KeyResponder) {
    addLines(of: node, comesLast: false)
    claimers.append(node)
  }

  /// Leaves the keys that no view used to the view with the focus.
  private mutating func leave(keysAfterAllViewsTo node: FocusNode) {
    if !(node is any ActionSource) { addLines(of: node, comesLast: true) }
    last = node
  }

  /// Adds the lines of a view's table that work now; lines with the same title become one action.
  private mutating func addLines(of node: any KeyResponder, comesLast: Bool) {
    guard listsKeys else { return }
    var lines: [(title: String, keys: [KeyboardShortcut], names: [String])] = []
    for line in node.keyLines
    where line.isAvailable && line.isAfterAllViews == comesLast && !line.title.isEmpty {
      let place = lines.firstIndex { $0.title == line.title } ?? lines.count
      if place == lines.count { lines.append((line.title, [], [])) }
      switch line.keys {
      case .keys(let keys, let held):
        lines[place].keys += keys.map { KeyboardShortcut($0, modifiers: held.required) }
      case .class(let name): lines[place].names.append(name)
      }
    }
    for line in lines {
      let press = line.keys.first.map { KeyPress(key: $0.key, modifiers: $0.modifiers) }
      entries.append(
        Entry(
          action: KeyAction(
            id: "keys.\(line.title.asIdentifier)", title: line.title, path: ["Keys"], keys: [],
            keyNames: line.names, isForPalette: press != nil && !(node is any Activatable), isEnabled: true,
            origin: .control, priority: 0
          ) { [weak node] in
            guard let node, let press else { return }
            // A moment later: what listed the keys is gone then, and the view has the keyboard again.
            _ = node.host.schedule(for: node as Node, after: .zero) { [weak node] _ in
              _ = comesLast ? node?.handleAfterAllViews(press) : node?.handle(press)
            }
          },
          hasGivenID: false, bound: line.keys.map { KeySequence($0) }, before: before, context: nil,
          control: nil, node: ObjectIdentifier(node)))
    }
  }

  private var before: Before {
    Before(count: claimers.count, last: last, lastForText: lastForText)
  }

  /// Whether a press is used before it reaches an action.
  private func isClaimed(_ press: KeyPress, before: Before) -> Bool {
    if claimers[..<before.count].contains(where: { $0.claims(press) }) { return true }
    let last = press.typedText == nil ? before.last : before.lastForText
    return last?.claims(press, comesLast: true) == true
  }

  /// Adds the action of a control.
  package mutating func add(
    _ node: Node, title: String, origin: KeyAction.Origin, defaults: [KeySequence],
    control: (any Activatable)?
  ) {
    add(
      node, title: title, origin: origin, defaults: defaults, priority: 0,
      isEnabled: control?.canActivate ?? false, control: control
    ) { [weak control] in _ = control?.activate() }
  }

  /// Adds an action.
  package mutating func add(
    _ node: Node, title: String, place: ActionPlace? = nil, origin: KeyAction.Origin, defaults: [KeySequence],
    priority: Double, isEnabled: Bool, control: (any Activatable)? = nil, run: @escaping () -> Void
  ) {
    let place = place ?? node.actionPlace
    let given = node.givenIdentifier
    let id = given ?? place.identifiers + title.asIdentifier
    let bound = host.userBindings?.keys(of: id, defaults, focused: focused) ?? defaults
    entries.append(
      Entry(
        action: KeyAction(
          id: id, title: title, path: place.path, keys: [], isEnabled: isEnabled, origin: origin,
          priority: priority, run: run),
        hasGivenID: given != nil, bound: bound, before: before,
        context: context(of: node, origin), control: control.map(ObjectIdentifier.init),
        node: ObjectIdentifier(node)))
  }

  /// Adds what Escape does where nothing in a layer uses it; no keymap puts that on another key.
  private mutating func addEscape(from layer: any KeyResponder) {
    guard let title = layer.enclosingLayer?.closingTitle, layer.enclosingClosing.contains(.escape) else {
      return
    }
    entries.append(
      Entry(
        action: KeyAction(
          id: KeyAction.closingID, title: title, path: [], keys: [], isEnabled: true, origin: .keyPress,
          priority: 0
        ) { [weak layer] in _ = layer?.handleAfterAllViews(KeyPress(key: .escape)) },
        hasGivenID: false, bound: [KeySequence(KeyboardShortcut(.escape, modifiers: []))],
        before: before,
        context: nil, control: nil, node: ObjectIdentifier(layer)))
  }

  /// The place in which identifiers and keys have to differ: a layer for shortcuts, or a view for its keys.
  ///
  /// Without a focus, the keys of all views work.
  private func context(of node: Node, _ origin: KeyAction.Origin) -> ObjectIdentifier? {
    // A key of a view that works elsewhere, too: each of several panes may have it. What two toasts offer may be called the same.
    if let scope { return origin == .keyPress || scope.isOverAll ? nil : ObjectIdentifier(scope) }
    return focused == nil ? nil : node.container.map(ObjectIdentifier.init)
  }

  /// The actions with the keys that run them: an action takes a key from those further out.
  ///
  /// If several actions have the same name, those with keys are listed. If none has a key, the nearest enabled action is listed.
  private mutating func finish(checksIDs: Bool) -> [KeyAction] {
    var owners: [KeySequence: Int] = [:]
    // There may be thousands, each called otherwise.
    var firsts: [String: Int] = [:]
    var others: [String: [Int]] = [:]
    var isTold = [Bool](repeating: true, count: entries.count)
    for index in entries.indices {
      if !entries[index].bound.isEmpty, entries[index].action.isEnabled { giveKeys(to: index, &owners) }
      let id = entries[index].action.id
      guard let first = firsts[id] else {
        firsts[id] = index
        continue
      }
      let before = [first] + others[id, default: []]
      others[id, default: []].append(index)
      if checksIDs, before.contains(where: { entries[$0].isBeside(entries[index]) }) {
        host.report(.duplicateAction(id, title: entries[index].action.title))
      }
      if let same = before.last(where: { isTold[$0] && entries[$0].isSame(as: entries[index]) }),
        let untold = join(index, with: same)
      {
        isTold[untold] = false
      }
    }
    return told(isTold)
  }

  /// Decides which of two entries for one action isn't listed; `nil` where both entries are.
  private mutating func join(_ index: Int, with same: Int) -> Int? {
    let (action, other) = (entries[index].action, entries[same].action)
    if entries[same].hasGivenID, entries[index].hasGivenID, action.isEnabled, !action.keys.isEmpty,
      other.isEnabled, !other.keys.isEmpty
    {
      // The app declares them as one action, which has the keys of both.
      entries[same].action.addKeys(of: action)
      return index
    }
    if action.keys.isEmpty, !other.keys.isEmpty || other.isEnabled || !action.isEnabled { return index }
    return other.keys.isEmpty ? same : nil
  }

  /// The listed actions, behind them those of controls that have keys.
  private func told(_ isTold: [Bool]) -> [KeyAction] {
    var (actions, lines): ([KeyAction], [KeyAction]) = ([], [])
    actions.reserveCapacity(entries.count)
    for index in entries.indices where isTold[index] {
      let action = entries[index].action
      if action.origin != .control {
        actions.append(action)
      } else if !action.keys.isEmpty || !action.keyNames.isEmpty {
        lines.append(action)
      }
    }
    return actions + lines
  }

  /// Gives an action those of its keys that no nearer action, and no view before it, has taken.
  private mutating func giveKeys(to index: Int, _ owners: inout [KeySequence: Int]) {
    let entry = entries[index]
    for keys in entry.bound.sorted(by: { $0.keys.count < $1.keys.count }) {
      let same = keys.canonical
      let press = keys.keys[0].press
      if let owner = owners[same] {
        report(keys, entries[owner], entries[index])
        continue
      }
      guard !same.beginnings.contains(where: { owners[$0] != nil }),
        !isClaimed(press, before: entry.before)
      else { continue }
      owners[same] = index
      entries[index].action.keys.append(keys)
    }
    entries[index].action.shownKeys = entries[index].action.keys.pressable(in: host)
  }

  /// Reports two actions that have one key wherever the focus is; a view's own keys may differ from those around.
  private func report(_ keys: KeySequence, _ first: Entry, _ second: Entry) {
    guard let layer = layers[first.node], layer == layers[second.node], first.action.id != second.action.id,
      first.action.title != second.action.title
    else { return }
    host.report(
      .doubledKey(keys.description, first: first.action.title, second: second.action.title))
  }
}

extension ActionList.Entry {
  /// Whether two with one identifier are one action: by the same title, or by the same identifier from the app.
  fileprivate func isSame(as other: ActionList.Entry) -> Bool {
    action.title == other.action.title || hasGivenID && other.hasGivenID && !isBeside(other)
  }

  /// Whether two with one identifier would be a mistake: an action in a bar may be in a menu, too.
  fileprivate func isBeside(_ other: ActionList.Entry) -> Bool {
    context != nil && context == other.context && (control == nil || control != other.control)
      && (action.origin == .command) == (other.action.origin == .command)
  }
}

extension ViewHost {
  /// Reports, once for each key and in debug builds, whether another action has the key that is pressed.
  package func checkKey(_ press: KeyPress) {
    #if DEBUG
      let key = KeyboardShortcut(press.key, modifiers: press.modifiers).canonical
      guard keyBindings.checkedKeys.insert(key).inserted else { return }
      Evaluation.unobserved { ActionList.checkKeys(of: self) }
    #endif
  }

  /// All actions, including disabled ones.
  ///
  /// Actions near the focus come first.
  package var keyActions: [KeyAction] { ActionList.actions(of: self) }

  /// The actions of `keyActions`, and the keys of the control with the focus and of the views around it.
  package var keyActionsAndKeys: [KeyAction] { ActionList.actionsAndKeys(of: self) }

  /// Performs the action with an identifier, unless it is disabled.
  ///
  /// Returns whether it was performed.
  package func perform(action id: String) -> Bool {
    keyActions.first { $0.id == id && $0.isEnabled }?.perform() ?? false
  }
}
