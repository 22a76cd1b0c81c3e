internal import Cells
internal import RuntimeMetadata
internal import Terminal
internal import TerminalUI
internal import TerminalUICore

/// The keyboard and mouse of a text viewer: which rows are in sight, and the search.
final class TextViewerNode: FocusNode, MouseResponder, PasteResponder, PressResponder, AccessibleNode {
  private var viewer: TextViewer
  /// The text of a viewer of a string.
  private var own: LongText?
  private var string = ""
  /// The text as it was shown last.
  private(set) var store = TextStore("")
  private var generation = 0
  private var source: LongText?
  /// The rows of the text in the present width.
  private(set) var rows = TextRows(width: 1, wraps: true)
  /// The first byte in sight, at the beginning of a row.
  private(set) var top = 0
  /// The columns out of sight at the left.
  private(set) var left = 0
  private var size = Size.zero
  /// Whether the view goes with the end of the text, and whether that is in sight.
  private var followsEnd = false
  private var isAtEnd = false
  private(set) var search: TextSearch?
  /// The pattern that is being typed.
  private(set) var prompt: String?
  /// Where the search began.
  private var searchStart = 0
  /// The selected part of the text.
  var selection: TextViewerSelection?
  var clicks = ClickCount()
  /// Whether the button went down on the indicator.
  private var isOnIndicator = false
  /// The character on which the button went down.
  var pressed: Range<Int>?
  /// The time of the search's next slice.
  private var timer: HostTimer?

  private init(_ viewer: TextViewer, in context: NodeContext) {
    self.viewer = viewer
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse, .isSolid])
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a viewer without a text")
  }

  static func make(_ viewer: TextViewer, in context: NodeContext) -> Node {
    let node = TextViewerNode(viewer, in: context)
    node.child = node.childContext.make(TextViewerCells(control: node))
    return node
  }

  func update(_ viewer: TextViewer) {
    self.viewer = viewer
    if rows.wraps != viewer.wraps { layOut() }
    evaluate()
  }

  private var item: TextViewerItem? { child == nil ? nil : firstItem as? TextViewerItem }

  // MARK: The text

  override func readSources() {
    let anchor = EnvironmentValues(frame).defaultScrollAnchors[.sizeChanges]
    followsEnd = anchor.map { $0.y == 1 } ?? false
    let text = text
    let count = text.utf8Count
    let old = store
    guard text !== source || text.generation != generation || count != old.count else { return }
    let isSame = text === source && text.generation == generation && count > old.count
    store = text.store
    (source, generation) = (text, text.generation)
    if isSame {
      rows.forget(pieceAt: old.startOfLastPiece)
      search?.grew(from: old.count)
      if followsEnd, isAtEnd { return showEnd() }
    } else {
      layOut()
      (left, top, selection, pressed) = (0, 0, nil, nil)
      search = search.map { TextSearch($0.pattern) }
      if followsEnd { return showEnd() }
    }
    goOnSearching()
    changed()
  }

  /// The text to show: the app's object, or one made of its string, which grows where the new string begins like the
  /// old.
  private var text: LongText {
    switch viewer.content {
    case .long(let text): return text
    case .string(let new):
      let text = own ?? LongText()
      own = text
      guard !new.hasSameBytes(as: string) else { return text }
      if new.begins(with: string) { text.grow(to: new) } else { text.replace(with: new) }
      string = new
      return text
    }
  }

  // MARK: Rows

  /// The rows that a page has: one less while a prompt or a search has its bar in the last one.
  var height: Int { Swift.max(size.height - (hasBar ? 1 : 0), 1) }
  var hasBar: Bool { prompt != nil || search != nil }

  /// The item has another size.
  func sizeChanged(to new: Size) {
    guard new != size else { return }
    let wasAtEnd = isAtEnd
    size = new
    if Swift.max(new.width - 1, 1) != rows.width { layOut() }
    if followsEnd, wasAtEnd || flags.contains(.isNew) {
      top = rows.startOfLastPage(height: height, in: store)
    }
    top = Swift.min(top, rows.startOfLastPage(height: height, in: store))
    noteEnd()
  }

  /// Called with a new size or another wrapping: the first row stays the one with the same text.
  private func layOut() {
    // The last column is the indicator's.
    rows = TextRows(width: size.width - 1, wraps: viewer.wraps)
    top = rows.start(ofRowAt: top, in: store)
    if viewer.wraps { left = 0 }
  }

  /// The rows in sight.
  func shownRows() -> [TextRow] { rows.rows(from: top, atMost: height, in: store) }

  /// Finds out whether the end of the text is in sight, on which some keys depend.
  private func noteEnd() {
    let end = store.text(ofPieceFrom: store.startOfLastPiece, to: store.count).upperBound
    let isAtEnd = (shownRows().last?.bytes.upperBound ?? 0) >= end
    guard isAtEnd != self.isAtEnd else { return }
    self.isAtEnd = isAtEnd
    // The view may be in the middle of a layout.
    afterUpdate { [self] in host.followers.keyMeaningSource.changed() }
  }

  private func changed() {
    noteEnd()
    item?.damage()
    host.requestTurn()
  }

  /// Scrolls to the row that begins at a byte, or as far as there is a full page.
  private func show(_ place: Int) {
    let place = Swift.min(place, rows.startOfLastPage(height: height, in: store))
    guard place != top else { return }
    if top == 0 || place == 0 { host.followers.keyMeaningSource.changed() }
    top = place
    changed()
  }

  private func showEnd() {
    top = rows.startOfLastPage(height: height, in: store)
    goOnSearching()
    changed()
  }

  func scroll(by count: Int) { show(rows.start(ofRow: count, from: top, in: store)) }

  private func scroll(columns: Int) {
    left = Swift.max(left + columns, 0)
    changed()
  }

  // MARK: Keys

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    if let prompt { return promptKeys(&keys, prompt) }
    let (up, down, half) = (top > 0, !isAtEnd, Swift.max(height / 2, 1))
    keys.on(.pageDown, .space, with: .none, title: "Page down", when: down) { scroll(by: height) }
    keys.on(.pageUp, with: .none, title: "Page up", when: up) { scroll(by: -height) }
    keys.on("d", with: .control, title: "Half a page down", when: down) { scroll(by: half) }
    keys.on("u", with: .control, title: "Half a page up", when: up) { scroll(by: -half) }
    keys.on(.downArrow, .return, with: .none, title: "Row down", when: down) { scroll(by: 1) }
    keys.on(.upArrow, with: .none, title: "Row up", when: up) { scroll(by: -1) }
    keys.on(.home, with: .none, title: "Start", when: up) { show(0) }
    keys.on(.end, with: .none, title: "End", when: down) { showEnd() }
    if !viewer.wraps {
      keys.on(.leftArrow, with: .none, title: "To the left", when: left > 0) { scroll(columns: -8) }
      keys.on(.rightArrow, with: .none, title: "To the right") { scroll(columns: 8) }
    }
    selectionKeys(&keys)
    letter("f", &keys, "Page down", when: down) { scroll(by: height) }
    letter("b", &keys, "Page up", when: up) { scroll(by: -height) }
    letter("d", &keys, "Half a page down", when: down) { scroll(by: half) }
    letter("u", &keys, "Half a page up", when: up) { scroll(by: -half) }
    letter("j", &keys, "Row down", when: down) { scroll(by: 1) }
    letter("k", &keys, "Row up", when: up) { scroll(by: -1) }
    letter("g", &keys, "Start", when: up) { show(0) }
    letter("G", &keys, "End", when: down) { showEnd() }
    letter("/", &keys, "Search") { beginSearch() }
    letter("n", &keys, "Next match", when: search != nil) { seek(forward: true) }
    letter("N", &keys, "Match before", when: search != nil) { seek(forward: false) }
    keys.on(.escape, with: .none, title: "End search", when: search != nil) { endSearch() }
  }

  /// Adds a key of the viewer: a letter without modifiers, as in a pager.
  private func letter(
    _ letter: String, _ keys: inout KeyTable, _ title: String,
    when isAvailable: @autoclosure () -> Bool = true,
    do action: () -> Void
  ) {
    keys.on(
      matching: { $0.typedText == letter }, called: letter, title: title, when: isAvailable(),
      do: { _ in action() })
  }

  /// The keys while the user types what to search for.
  private func promptKeys(_ keys: inout KeyTable, _ prompt: String) {
    keys.on(.return, with: .none, title: "Keep what was found") { endPrompt() }
    keys.on(.escape, with: .none, title: "Go back") {
      let start = searchStart
      endSearch()
      show(start)
    }
    keys.on(.delete, title: "Delete") { prompt.isEmpty ? endSearch() : type(String(prompt.dropLast())) }
    keys.on("u", with: .control, title: "Delete all") { type("") }
    keys.onText(title: "Search") { type(prompt + $0) }
  }

  /// Pasted text goes into the search, where one is typed.
  func handlePaste(_ text: String) -> Bool {
    guard let prompt else { return false }
    type(prompt + text.asOneLine)
    return true
  }

  // MARK: Search

  private func beginSearch() {
    searchStart = top
    prompt = ""
    barChanged()
  }

  /// Called with each change of the typed pattern: searches from where the search began.
  private func type(_ pattern: String) {
    prompt = pattern
    search = TextPattern(pattern).map { TextSearch($0) }
    search?.seek(from: searchStart, forward: true, in: store)
    if search == nil { show(searchStart) }
    goOnSearching()
    changed()
  }

  private func endPrompt() {
    prompt = nil
    barChanged()
  }

  private func endSearch() {
    (prompt, search) = (nil, nil)
    barChanged()
  }

  private func barChanged() {
    host.followers.keyMeaningSource.changed()
    if isAtEnd, followsEnd { return showEnd() }
    changed()
  }

  /// Searches for the next or the previous match.
  private func seek(forward: Bool) {
    let current = search?.current.flatMap { current in
      // After scrolling away the search continues from the rows in sight.
      shownRows().contains { $0.bytes.contains(current) } ? current : nil
    }
    search?.seek(from: current.map { forward ? $0 + 1 : $0 } ?? top, forward: forward, in: store)
    goOnSearching()
    changed()
  }

  /// Looks through a slice of the text, and later through the others.
  private func goOnSearching() {
    guard var search else { return }
    self.search = nil
    if search.isSeeking {
      // The two sides of a short text are one step.
      if let match = search.seekOn(in: store) ?? search.seekOn(in: store) {
        self.search = search
        reveal(match)
      }
    } else {
      search.countOn(in: store)
    }
    self.search = search
    guard timer == nil, search.isSeeking || !search.isComplete(in: store) else { return }
    timer = host.schedule(for: self, after: .zero) { node in
      node.timer = nil
      node.goOnSearching()
      node.item?.damage()
    }
  }

  /// Scrolls to a match that isn't in sight: it is in the third row of four then.
  private func reveal(_ place: Int) {
    if !shownRows().contains(where: { $0.bytes.contains(place) }) {
      let row = rows.start(ofRowAt: place, in: store)
      show(rows.start(ofRow: -(height / 4), from: row, in: store))
    }
    guard !viewer.wraps, let item, let columns = item.columns(of: place) else { return }
    if columns.lowerBound < left || columns.upperBound > left + rows.width {
      left = Swift.max(columns.lowerBound - rows.width / 4, 0)
    }
  }

  // MARK: Selection

  /// Selects something, or nothing.
  func select(_ new: TextViewerSelection?) {
    if (selection == nil) != (new == nil) || selection?.hasCopied != new?.hasCopied {
      host.followers.keyMeaningSource.changed()
    }
    selection = new
    changed()
  }

  /// Returns the row that is `count` rows after the row at `place`, or before it for a negative number.
  func row(_ count: Int, from place: Int) -> Range<Int>? {
    let start = rows.start(ofRow: count, from: rows.start(ofRowAt: place, in: store), in: store)
    return rows.rows(from: start, atMost: 1, in: store).first?.bytes
  }

  /// Scrolls by the least that shows a row.
  func bringIntoSight(_ place: Int) {
    if place < top { return show(rows.start(ofRowAt: place, in: store)) }
    guard let last = shownRows().last?.bytes, place > last.lowerBound else { return }
    let row = rows.start(ofRowAt: place, in: store)
    show(rows.start(ofRow: 1 - height, from: row, in: store))
  }

  // MARK: Mouse

  func handle(_ event: MouseEvent) -> Bool {
    guard case .scroll(let dx, let dy) = event.kind, isEnabled else { return false }
    let before = (top, left)
    if dy != 0 { scroll(by: dy.clampedToCells &* ScrollViewNode.rowsPerNotch) }
    if dx != 0, !viewer.wraps { scroll(columns: dx.clampedToCells &* ScrollViewNode.columnsPerNotch) }
    return before != (top, left)
  }

  /// A drag on the indicator scrolls, any other one selects text.
  func hear(_ event: GestureEvent) -> GestureProgress {
    guard let item, isEnabled else { return .failed }
    let origin = item.absoluteOrigin
    let place = event.globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
    if event.kind == .down { isOnIndicator = place.x == size.width - 1 }
    guard isOnIndicator, let thumb = item.thumb else { return select(by: event, at: place) }
    switch event.kind {
    case .down, .time: break
    case .move:
      let share = Swift.min(Swift.max(place.y, 0), thumb.room - 1)
      show(rows.start(ofRowAt: store.count / Swift.max(thumb.room - 1, 1) * share, in: store))
    case .up: return .ended
    }
    return .active
  }

  // MARK: The focus

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    if !isFocused, prompt != nil { endPrompt() }
    item?.damage()
  }

  override var hasCaret: Bool { prompt != nil }

  override var cursor: Cursor? {
    guard let prompt, let item else { return super.cursor }
    let cell = Rect(
      x: Swift.min(1 + CellWidth.width(of: prompt), size.width - 1), y: size.height - 1, width: 1, height: 1)
    let seen = item.visibleRect(cell)
    return seen.isEmpty ? nil : Cursor(position: seen.origin)
  }

  func describe(_ element: inout AccessibilityElement) {
    element.role = .text
    element.value = shownRows().map { store.string($0.bytes) }.joined(separator: "\n")
    element.focusReference.node = self
  }

  override var signedItem: ItemNode? { prompt == nil ? item : nil }
  override var looksFocused: Bool { item?.isSignInSight == true }

  override var name: String { "TextViewer" }
}
