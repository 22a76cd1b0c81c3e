internal import TerminalUICore

/// The user's keys of actions, and the keys of a chord that were pressed so far.
@MainActor package final class KeyBindings {
  /// The meaning of a press for the keys of an action.
  package enum Match { case nothing, begins, `is` }

  private weak var host: ViewHost?
  /// The user's, over that of the app.
  package private(set) var keymap = Keymap()
  private var userKeymap = Keymap()
  private var appKeymap = Keymap()
  /// The node of the scene modifier that it is of.
  private weak var appKeymapGiver: Node?
  /// How long the first keys of a chord wait for the next one; `nil` is until it comes.
  package var wait: Duration? = .seconds(1)
  /// The keys of a chord that were pressed so far.
  private(set) var waiting: [KeyPress] = []
  private var timer: HostTimer?
  /// The names of all parts of the screen that there were.
  var seenContexts: Set<String> = []
  /// The keys that were looked at for other actions: see ``ViewHost/checkKey(_:)``.
  var checkedKeys: Set<KeyboardShortcut> = []
  /// Whether keys that waited in vain are used as if there were no chords.
  private var isReplaying = false
  private var presetKeys: PresetKeys?
  private lazy var presenter = host?.addPresenter { ChordPresenter(in: $0) }

  init(_ host: ViewHost) { self.host = host }

  /// Whether the user has changed no keys.
  fileprivate var isEmpty: Bool { keymap.bindings.isEmpty }

  // MARK: The keymap

  /// Adopts the user's keymap; mistakes in it are reported once, and after a second also unknown actions.
  package func adopt(_ keymap: Keymap) {
    userKeymap = keymap
    mergeKeymaps()
    for problem in keymap.problems { host?.report(.keymap(problem)) }
    _ = host?.schedule(for: self, after: .seconds(1)) { $0.reportUnknown() }
  }

  /// Adopts the keymap that the app has where the user's says nothing; mistakes in it are reported once.
  ///
  /// - Parameters:
  ///   - keymap: The keymap.
  ///   - giver: The node that has it; of several the innermost counts.
  func adoptAppKeymap(_ keymap: Keymap, of giver: Node) {
    if let known = appKeymapGiver, known !== giver, known.isWithin(giver) { return }
    (appKeymap, appKeymapGiver) = (keymap, giver)
    mergeKeymaps()
    for problem in keymap.problems { host?.report(.keymap("The app's own. \(problem)")) }
  }

  /// Puts the user's keymap over the app's, after either of them has changed.
  private func mergeKeymaps() {
    keymap = userKeymap.over(appKeymap)
    wait = keymap.wait ?? wait
    if keymap.preset != nil, presetKeys == nil, let host {
      let preset = PresetKeys(host)
      presetKeys = preset
      host.keyboard.lastOwners.insert(KeyOwner("keys of the keymap's preset") { preset.keys(&$0) }, at: 0)
    }
    host?.followers.keyMeaningSource.changed()
    host?.requestTurn()
  }

  /// The greatest number of unknown names that are reported.
  private static let mostUnknown = 20

  /// Reports lines of the user's keymap for actions or parts of the screen that nothing has had so far.
  private func reportUnknown() {
    guard let host else { return }
    let known = Set(host.keyActions.map(\.id))
    var told: [(line: Int, what: String)] = []
    for (context, line) in userKeymap.contexts where !seenContexts.contains(context) {
      told.append((line, "no part of the screen is called \(context.quoted) so far. Its lines are kept."))
    }
    // The actions of other parts of the screen aren't known here.
    for (name, line) in userKeymap.lines where name.context == nil && !known.contains(name.id) {
      told.append((line, "no action is called \(name.id.quoted) so far. The line is kept."))
    }
    for (line, what) in told.sorted(by: { $0.line < $1.line }).prefix(Self.mostUnknown) {
      host.report(.keymap("Line \(line): \(what)"))
    }
    let rest = told.count - Self.mostUnknown
    if rest > 0 { host.report(.keymap("\(rest) more lines are for what isn't known so far.")) }
  }

  /// Returns the keys of an action while a view has the focus, by default the view that has it now.
  package func keys(of id: String, _ defaults: [KeySequence], focused: Node? = nil) -> [KeySequence] {
    let contexts = keymap.contexts.isEmpty ? [] : (focused ?? host?.focusedNode)?.keyContexts ?? []
    guard let binding = keymap.keys(of: id, in: contexts) else { return defaults }
    return binding.flatMap { $0.map { [$0] } ?? defaults }
  }

  /// Returns the meaning of a press for some keys.
  package func match(_ keys: [KeySequence], _ press: KeyPress) -> Match {
    var match = Match.nothing
    for keys in keys where keys.keys[0].agrees(with: press) {
      if keys.keys.count == 1 { return .is }
      if !isReplaying { match = .begins }
    }
    return match
  }

  // MARK: Chords

  /// A press begins a chord: the next one is awaited.
  @discardableResult package func begin(with press: KeyPress) -> Bool {
    waiting = [press]
    awaitNext()
    return true
  }

  private func awaitNext() {
    guard let host else { return }
    host.keyboard.firstOwner = KeyOwner("who waits for the next key") { [weak self] in self?.keys(&$0) }
    if let timer { host.cancel(timer) }
    timer = wait.map { wait in
      host.schedule(for: self, after: wait) { $0.giveUp() }
    }
    show()
  }

  /// Ends the chord: no key waits any more.
  private func end() {
    guard let host else { return }
    host.keyboard.firstOwner = nil
    if let timer { host.cancel(timer) }
    timer = nil
    waiting = []
    show()
  }

  /// No further key of a chord came: the waiting keys get the meaning that they have without chords.
  private func giveUp() {
    let presses = waiting
    end()
    isReplaying = true
    for press in presses { host?.send(press) }
    isReplaying = false
  }

  /// The keys while a chord waits: those that go on, Escape, and all others, which end it.
  private func keys(_ keys: inout KeyTable) {
    keys.on(.escape, with: .none, title: "Cancel") { end() }
    keys.on(.any, title: "Go on") { goOn(with: $0) }
  }

  /// Takes the next key of a chord: it ends the chord with its action, continues it, or is no part of it.
  private func goOn(with press: KeyPress) {
    for action in continuations {
      for keys in action.keys where keys.keys[waiting.count].agrees(with: press) {
        if keys.keys.count == waiting.count + 1 {
          end()
          action.perform()
        } else {
          waiting.append(press)
          awaitNext()
        }
        host?.requestTurn()
        return
      }
    }
    giveUp()
    host?.send(press)
  }

  /// The actions whose keys go on from those that were pressed, with those keys alone.
  private var continuations: [KeyAction] {
    guard let host else { return [] }
    return host.keyActions.compactMap { action in
      var action = action
      action.keys = action.keys.filter { keys in
        keys.keys.count > waiting.count
          && zip(keys.keys, waiting).allSatisfy { $0.agrees(with: $1) }
      }
      return action.keys.isEmpty ? nil : action
    }
  }

  /// Shows what may follow.
  private func show() {
    let count = waiting.count
    presenter?.show(
      count == 0
        ? nil
        : ChordHints(
          begun: KeySequence(waiting.map { KeyboardShortcut($0.key, modifiers: $0.modifiers) }).description,
          next: continuations.flatMap { action in
            action.keys.map {
              ChordHints.Hint(keys: KeySequence(Array($0.keys[count...])).description, title: action.title)
            }
          }))
    host?.requestTurn()
  }
}

extension ViewHost {
  /// The user's keys of actions.
  package var keyBindings: KeyBindings { hostObject { KeyBindings(self) } }

  /// The user's keys of actions, if the user has changed any; `nil` otherwise.
  ///
  /// Each press is compared with them.
  package var userBindings: KeyBindings? {
    let bindings = keyBindings
    return bindings.isEmpty ? nil : bindings
  }
}
