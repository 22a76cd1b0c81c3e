internal import Terminal
package import TerminalUICore
internal import TerminalUIElements

/// Reads the screen of a host out, line by line, and does what the user types for it.
///
///     let reader = LineReader(host, title: "counter") { print($0, terminator: "") }
///     if !reader.handle(event) { host.send(event) }
///     host.turn(on: terminal)
///     reader.didTurn()
///
/// Printed text is never changed afterwards. It has ends of lines, and backspaces for characters that the user deletes while
/// typing.
package final class LineReader {
  /// Something that the app offers under a name.
  package struct Action {
    let title: String
    let keys: String
    let run: () -> Void

    /// Makes an action.
    package init(title: String, keys: String, run: @escaping () -> Void) {
      (self.title, self.keys, self.run) = (title, keys, run)
    }
  }

  /// How long nothing may change before a change is read out, and how long it waits at most while more changes.
  static let (pause, longestPause) = (Duration.milliseconds(150), Duration.seconds(1))
  /// The time between two readings of what changes by itself.
  static let interval = Duration.seconds(5)

  let host: ViewHost
  private let title: String
  /// The actions of the app at present, for the help.
  let actions: () -> [Action]
  var output: LineOutput

  /// The screen, and the screens below it, as they were read out last.
  var screen: SpokenScreen?
  var numbers = SpokenNumbers()
  private var screensBelow: [(screen: SpokenScreen, numbers: SpokenNumbers)] = []
  /// The rows that pages begin with.
  var pages: [SpokenLine.Key: SpokenLine.Key] = [:]
  /// The digits that were typed.
  var digits = ""
  /// What numbers mean in place of lines, while a list of something else was read out.
  var choices: [() -> Void]?
  /// The table that the arrows move in.
  var table: TablePlace?

  /// Whether a key was pressed since something was read out.
  private var isPrompted = true
  private var timer: HostTimer?
  /// When the first change came that isn't read out yet.
  private var changeTime: Duration?
  /// When lines were read out that change by themselves.
  private var times: [SpokenLine.Key: Duration] = [:]
  private var screenTime: Duration?

  /// Makes the reader of a host.
  ///
  /// - Parameters:
  ///   - host: The tree of views.
  ///   - title: The name of the program, for screens without a heading.
  ///   - actions: The actions of the app at present.
  ///   - write: Gets what is printed.
  package init(
    _ host: ViewHost, title: String, actions: @escaping () -> [Action] = { [] },
    write: @escaping (String) -> Void
  ) {
    (self.host, self.title, self.actions, output) = (host, title, actions, LineOutput(write))
    Announcements.of(host).onPost = { [weak self] text, isUrgent in self?.announce(text, isUrgent: isUrgent) }
  }

  /// Says that the mode is on, and why.
  package func begin(because reason: String) {
    output.line(
      "\(SpokenWords.translated("Screen reader mode")): \(SpokenText.clean(reason)). "
        + SpokenWords.translated("Press ? for help."))
  }

  /// Prints lines that the app commits.
  package func say(_ lines: [String]) {
    for line in lines.map(SpokenText.clean) where !line.isEmpty { output.line(line) }
  }

  // MARK: Reading

  /// Looks whether something changed, after a turn of the host.
  package func didTurn() {
    guard screen != nil else { return settle() }
    if isPrompted {
      let now = read()
      let changes = SpokenChanges(from: screen!, to: now)
      if changes.isEmpty { return }
      if changes.isOnlyFocus, timer == nil {
        sayFocus(of: now)
        screen = now
        return
      }
    }
    wait()
  }

  /// Reads out what has changed, now.
  package func settle() {
    if let timer { host.cancel(timer) }
    (timer, changeTime) = (nil, nil)
    host.prepareForEvent()
    let now = read()
    guard let old = screen else { return sayAll(now) }
    let changes = SpokenChanges(from: old, to: now)
    guard !changes.isEmpty else { return }
    if old.layer != now.layer { return sayLayer(now, over: old) }
    if changes.isNewScreen {
      guard isPrompted || isDue(screenTime) else { return wait(until: screenTime! + Self.interval) }
      return sayAll(now)
    }
    say(changes, now)
  }

  /// The screen as it is now.
  func read() -> SpokenScreen {
    var screen = SpokenScreen(host.accessibilityElements, title: windowTitle, pages: pages)
    guard let focused = screen.focused, screen.focus?.key == nil, focused.role == .row,
      focused.node !== self.screen?.focused?.node, followFocus(to: focused)
    else { return screen }
    screen = SpokenScreen(host.accessibilityElements, title: windowTitle, pages: pages)
    return screen
  }

  private var windowTitle: String { host.titles.text.flatMap { $0.isEmpty ? nil : $0 } ?? title }

  /// Begins the page with the row that the arrows have moved to.
  private func followFocus(to row: AccessibilityElement) -> Bool {
    guard let node = row.node else { return false }
    let lists = host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .list }
    guard let list = lists.first(where: { $0.children.contains { $0.node === node } }),
      let listNode = list.node
    else { return false }
    let key = SpokenLine.Key(listNode, 0)
    guard pages[key] != SpokenLine.Key(node, 0) else { return false }
    pages[key] = SpokenLine.Key(node, 0)
    return true
  }

  private func isDue(_ time: Duration?) -> Bool {
    time.map { host.clock.now >= $0 + Self.interval } ?? true
  }

  /// Waits until nothing has changed for a moment.
  private func wait() {
    let now = host.clock.now
    let start = changeTime ?? now
    changeTime = start
    let delay = Swift.min(Self.pause, Swift.max(start + Self.longestPause - now, .zero))
    wait(for: delay)
  }

  private func wait(until time: Duration) { wait(for: Swift.max(time - host.clock.now, .zero)) }

  private func wait(for delay: Duration) {
    if let timer { return host.reschedule(timer, to: delay) }
    timer = host.schedule(for: self, after: delay) { $0.settle() }
  }

  /// Notes that the user has pressed a key: its effects are read out at once.
  func prompt() { isPrompted = true }

  // MARK: Saying

  /// Reads out the whole screen, and numbers it again.
  package func sayAll(_ now: SpokenScreen) {
    numbers = SpokenNumbers()
    table = nil
    choices = nil
    output.line(now.heading)
    for line in now.lines { output.line(text(of: line, tellsFocus: true)) }
    if let layer = now.layer { sayWayOut(of: layer) }
    remember(now)
    screenTime = host.clock.now
  }

  /// Reads out another layer that is on top: a new one, or one whose upper layers have gone.
  private func sayLayer(_ now: SpokenScreen, over old: SpokenScreen) {
    if let index = screensBelow.lastIndex(where: { $0.screen.layer == now.layer }) {
      let below = screensBelow[index]
      screensBelow.removeSubrange(index...)
      numbers = below.numbers
      (choices, table) = (nil, nil)
      output.line("\(SpokenWords.translated("Back")): \(now.heading)")
      let changes = SpokenChanges(from: below.screen, to: now)
      guard !changes.isNewScreen else { return sayAll(now) }
      isPrompted = true
      say(changes, now, tellsFocus: true)
    } else {
      screensBelow.append((old, numbers))
      sayAll(now)
    }
  }

  /// Says that Escape closes a layer that has come, if it does.
  private func sayWayOut(of layer: ObjectIdentifier) {
    var closes = false
    host.visitLayers { node, kind in
      if ObjectIdentifier(node) == layer { closes = kind?.closing.contains(.escape) == true }
    }
    if closes { output.line(SpokenWords.translated("Escape closes it.")) }
  }

  /// Reads out changes, the focus first; what changes by itself waits its turn.
  private func say(_ changes: SpokenChanges, _ now: SpokenScreen, tellsFocus: Bool = false) {
    var due: Duration?
    var held: [SpokenLine] = []
    var said: [SpokenLine.Key: String] = [:]
    for (old, new) in changes.changed {
      // The screen reader speaks what is typed.
      if new.isFocused, isTyping(in: new.element) { continue }
      let isSelf = !isPrompted || new.isQuiet
      if isSelf, !isDue(times[new.key]) {
        held.append(old)
        due = Swift.min(due ?? .seconds(1 << 40), times[new.key]! + Self.interval)
        continue
      }
      if isSelf { times[new.key] = host.clock.now }
      said[new.key] = growth(from: old, to: new) ?? text(of: new)
    }
    for line in changes.added + changes.selected { said[line.key] = text(of: line) }
    if changes.hasFocusMoved || tellsFocus {
      if let key = now.focus?.key { said[key] = nil }
      sayFocus(of: now)
    }
    let lines = now.lines.compactMap { said[$0.key] }
    for line in lines.prefix(SpokenChanges.mostLines) { output.line(line) }
    let rest = lines.count - SpokenChanges.mostLines
    if rest > 0 { output.line(SpokenWords.phrase("\(rest) more lines; Control-L reads them.")) }
    sayGone(changes.gone)
    remember(now.keeping(held))
    if let due { wait(until: due) }
  }

  /// Says which lines have left: rows, and controls that the user could use before.
  private func sayGone(_ lines: [SpokenLine]) {
    let gone = lines.filter { line in
      !line.isMessage && !line.isQuiet && (line.container != nil || isPrompted && line.isUsable)
    }
    guard gone.count <= 3 else {
      return output.line("\(SpokenWords.translated("Gone")): \(SpokenWords.phrase("\(gone.count) lines"))")
    }
    for line in gone { output.line("\(SpokenWords.translated("Gone")): \(line.essence)") }
  }

  /// The new part of a text that grows; `nil` where it is another text.
  private func growth(from old: SpokenLine, to new: SpokenLine) -> String? {
    guard new.element.role == .text, old.words.utf8.count >= 20, new.words.hasPrefix(old.words) else {
      return nil
    }
    let rest = new.words.dropFirst(old.words.count)
    guard rest.first == " " || ".!?:".contains(old.words.last ?? " ") else { return nil }
    return SpokenText.clean(String(rest))
  }

  /// Called when a screen was said: the next one is compared with it.
  private func remember(_ now: SpokenScreen) {
    screen = now
    isPrompted = false
    let keys = Set(now.lines.map(\.key))
    times = times.filter { keys.contains($0.key) }
  }

  /// Says which view has the focus.
  func sayFocus(of now: SpokenScreen) {
    guard let focus = now.focus, !focus.words.isEmpty else { return }
    output.line(numbered(focus.words, focus.key.flatMap { numbers[$0] }))
  }

  /// A line with its number; one that can be used and has none gets one.
  func text(of line: SpokenLine, tellsFocus: Bool = false) -> String {
    let number = line.isUsable ? numbers.number(of: line.key) : nil
    let words = numbered(line.words, number)
    return tellsFocus && line.isFocused ? "\(words), \(SpokenWords.translated("focused"))" : words
  }

  private func numbered(_ words: String, _ number: Int?) -> String {
    number.map { "\($0) \(words)" } ?? words
  }

  /// Says what the app announces.
  private func announce(_ text: String, isUrgent: Bool) {
    let text = SpokenText.clean(text)
    guard !text.isEmpty else { return }
    // A polite announcement comes behind the changes of the same event.
    if isUrgent || timer == nil && !host.needsTurn { return output.line(text) }
    _ = host.schedule(for: self, after: Self.pause) { $0.output.line(text) }
  }

  /// Reads everything again.
  package func repeatAll() {
    host.prepareForEvent()
    sayAll(read())
  }

  /// Ends the line that the user types in.
  package func end() { output.endLine() }
}

extension SpokenScreen {
  /// The screen with some lines as they were.
  fileprivate func keeping(_ lines: [SpokenLine]) -> SpokenScreen {
    var screen = self
    screen.replace(lines)
    return screen
  }
}
