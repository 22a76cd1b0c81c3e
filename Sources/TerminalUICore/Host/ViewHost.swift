internal import CellLayout
public import Cells
public import Terminal

/// One tree of views, with one root and one size.
///
/// A host is told what happened (``send(_:)``), brings its tree up to date (``update()``) and gives the changed
/// cells to a terminal (``present(on:)``). All three together are a turn (``turn(on:)``).
@MainActor public final class ViewHost {
  @exclusivity(unchecked) final var updateQueue = DepthQueue<Node>()
  @exclusivity(unchecked) final var layoutQueue = DepthQueue<ItemNode>()
  @exclusivity(unchecked) final var layoutPass = LayoutPass()
  /// What the last update did.
  @exclusivity(unchecked) public internal(set) final var record = TurnRecord()
  @exclusivity(unchecked) final var damageRegion = Region()
  @exclusivity(unchecked) final var lifecycle = LifecycleQueue()
  /// The states that the row which is being made had before.
  @exclusivity(unchecked) final var restoration: RowStates?
  /// The lists with rows that wait until the layout is done.
  @exclusivity(unchecked) final var windowsToRelease: [WindowList] = []
  /// The readers of geometry whose content is to be made when their size is known.
  @exclusivity(unchecked) final var contentQueue = DepthQueue<ItemNode>()
  /// Views in such readers that wait for that.
  @exclusivity(unchecked) final var nodesInReaders: [Node] = []
  /// The number of screens with another one over them.
  @exclusivity(unchecked) final var coveredScreens = 0
  @exclusivity(unchecked) final var timers = HostTimerQueue()
  /// Who hears every event, and who the keys that no view handles.
  @exclusivity(unchecked) final var listeners = EventListeners<InputEvent>()
  @exclusivity(unchecked) final var unhandledListeners = EventListeners<InputEvent>()
  /// Who hears of the URLs that the program shall open.
  @exclusivity(unchecked) final var urlListeners = EventListeners<String>()
  @exclusivity(unchecked) final var signals = SignalListeners()
  /// Called with a signal when a view begins to listen to it (`true`), and when none does any more.
  public var onListenToSignal: ((Int32, Bool) -> Void)?
  final let focus = FocusTree()
  @exclusivity(unchecked) final var pointer = PointerState()
  /// The number of views that hear of hovering.
  @exclusivity(unchecked) final var hoverNodeCount = 0
  @exclusivity(unchecked) final var shortcuts = Registry<ShortcutNode>()
  @exclusivity(unchecked) final var titles = WindowTitles()
  /// The number of views that want to hear of keys that go up.
  @exclusivity(unchecked) final var keyReleaseCount = 0
  /// Draws into the cells as they are to be.
  @exclusivity(unchecked) private final var painter: Painter
  @exclusivity(unchecked) private final var shown: CellBuffer

  /// The phase of the scene, as the environment has it.
  final let phaseEntry = TypedEnvironmentEntry(ObjectIdentifier(ScenePhaseKey.self), ScenePhase.active)
  /// The frame of the values that hold for the whole tree.
  @exclusivity(unchecked) private(set) final var rootFrame: EnvironmentFrame!
  @exclusivity(unchecked) private(set) final var root: RootNode!

  /// The time for double clicks.
  public let clock: any HostClock
  /// The size of the screen, in cells.
  @exclusivity(unchecked) public private(set) final var size: Size
  /// Whether something happened that a turn has to deal with.
  @exclusivity(unchecked) public private(set) final var needsTurn = true
  /// Called when ``needsTurn`` becomes true outside of a turn.
  @exclusivity(unchecked) public final var onRequest: (() -> Void)?
  /// The mistakes noticed so far, each once; the first of very many.
  public private(set) var issues: [RuntimeIssue] = []
  private let onIssue: ((RuntimeIssue) -> Void)?
  let onLog: ((String) -> Void)?
  /// Whether a dynamic property of the view that is about to be evaluated has no value.
  @exclusivity(unchecked) final var lacksObject = false
  /// Where stored values are kept if the environment says nothing.
  final var appStore: StorageStore?
  /// Where stored values of the scene are kept if the environment says nothing.
  final var sceneStore: StorageStore?
  /// What the `exit` action was called with.
  @exclusivity(unchecked) public internal(set) final var exitCode: Int32?

  /// Makes a host that shows `content`.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in cells.
  ///   - clock: The time that views see.
  ///   - environment: The values that the views find.
  ///   - notesBodies: Whether the record names the bodies evaluated.
  ///   - onIssue: Called with each mistake when it is noticed first, from the first evaluation on.
  ///   - onLog: Called with each line for the debug log.
  ///   - content: The views.
  public init<Content: View>(
    size: Size, clock: any HostClock = SystemClock(), environment: EnvironmentValues = EnvironmentValues(),
    notesBodies: Bool = false, onIssue: ((RuntimeIssue) -> Void)? = nil, onLog: ((String) -> Void)? = nil,
    content: Content
  ) {
    self.onIssue = onIssue
    self.onLog = onLog
    record.notesTypes = notesBodies
    MainThread.remember()
    self.size = size
    self.clock = clock
    painter = Painter(buffer: CellBuffer(size: size), clip: .zero)
    shown = CellBuffer(size: size)
    Self.came(self)
    rootFrame = EnvironmentFrame(host: self, parent: nil)
    for entry in environment.changes { rootFrame.add(entry) }
    rootFrame.add(phaseEntry)
    rootFrame.add(
      TypedEnvironmentEntry(
        ObjectIdentifier(ExitActionKey.self),
        ExitAction { [unowned self] code in
          exitCode = exitCode ?? code
          requestTurn()
        }))
    root = RootNode(
      in: NodeContext(parentReference: nil, frameReference: .passUnretained(rootFrame), wrapperReference: nil)
    ) { $0.make(ScreenContent(content)) }
    root.resize(to: size)
    damageRegion.add(Rect(origin: .zero, size: size))
  }

  isolated deinit {
    Self.left(self)
    root?.leave()
    for action in lifecycle.takeEndings() { action() }
    StateTable.removeRetired()
  }

  /// Asks for a turn.
  package final func requestTurn() {
    guard !needsTurn else { return }
    needsTurn = true
    onRequest?()
  }

  /// Has cells drawn again, all of which are on the screen.
  final func damage(onScreen rect: Rect) {
    damageRegion.add(rect)
    requestTurn()
  }

  /// The most mistakes that are kept and reported.
  static var mostIssues: Int { 100 }

  /// Reports a mistake, once.
  final func report(_ issue: RuntimeIssue) {
    guard issues.count <= Self.mostIssues, !issues.contains(where: { issue.isSame(as: $0) }) else { return }
    issues.append(issues.count < Self.mostIssues ? issue : .more(than: Self.mostIssues))
    onIssue?(issues[issues.count - 1])
  }

  // MARK: The turn

  /// Brings the tree up to date and gives the changed cells to the terminal.
  public func turn(on backend: any TerminalBackend) {
    beginRecord()
    update()
    if backend.reportsMouseMotion != (hoverNodeCount > 0) { backend.reportsMouseMotion = hoverNodeCount > 0 }
    if backend.reportsKeyReleases != (keyReleaseCount > 0) {
      backend.reportsKeyReleases = keyReleaseCount > 0
    }
    titles.show(on: backend)
    present(on: backend)
    recordIsComplete = true
  }

  /// Starts a new record, unless events of this turn have already begun it.
  func beginRecord() {
    guard recordIsComplete else { return }
    recordIsComplete = false
    record.reset()
  }

  /// The tree of nodes, one a line, indented.
  package var treeDescription: String { root.treeDescription }

  /// Brings the tree up to date.
  public func update() {
    WriteQueue.drain()
    settle()
    needsTurn = lifecycle.isUnsettled
  }

  /// Brings the tree up to date for the next event, which is to meet what the events before it made.
  final func prepareForEvent() {
    beginRecord()
    if needsTurn, hasUpdates { settle() }
  }

  /// The most updates that views may cause one after the other in one turn.
  private static var mostRounds: Int { 4 }

  private var hasUpdates: Bool {
    !updateQueue.isEmpty || !layoutQueue.isEmpty || !lifecycle.isEmpty || WriteQueue.groupCount > 0
      || !PartUpdates.isEmpty || !contentQueue.isEmpty || !windowsToRelease.isEmpty
  }

  /// Makes an update for each transaction, and gives the focus to who shall have it.
  private func settle() {
    lifecycle.isUnsettled = !isSettledAfterUpdates
  }

  private var isSettledAfterUpdates: Bool {
    guard flush() else { return false }
    for _ in 1...Self.mostRounds {
      // Transactions that these updates add wait for the next round.
      for _ in 0..<WriteQueue.groupCount {
        flushOthers()
        WriteQueue.performNextGroup()
        guard flush() else { return false }
      }
      settleFocus()
      guard hasUpdates else { return true }
      guard flush() else { return false }
    }
    return !hasUpdates
  }

  /// Evaluates, measures and delivers what follows, until nothing changes any more.
  ///
  /// Says whether it came to that.
  func flush() -> Bool {
    for round in 1...Self.mostRounds {
      PartUpdates.settle()
      repeat {
        evaluateQueued()
        layOut()
      } while makeContent()
      releaseRows()
      let scope = WriteQueue.endUpdate()
      for stack in lifecycle.takeStacks() { stack.tellScreens() }
      let names = round == Self.mostRounds ? lifecycle.names + WriteQueue.deferredViews : nil
      if let scope { scope.run(deliver) } else { deliver() }
      StateTable.removeRetired()
      let hasDeferred = WriteQueue.performDeferred()
      if !hasDeferred, PartUpdates.isEmpty, updateQueue.isEmpty, layoutQueue.isEmpty, lifecycle.isEmpty {
        return true
      }
      if let names { report(.unsettled(views: names)) }
    }
    return false
  }

  /// Runs what follows from an update: its writes belong to the transaction of the update.
  private func deliver() { for action in lifecycle.take() { action() } }

  /// Measures what changed: for actions that go by what is where.
  package final func layOut() {
    while let item = layoutQueue.popDeepest() {
      if coveredScreens > 0, let screen = item.coveredScreen {
        screen.postpone(item)
        continue
      }
      layoutPass.begin()
      item.layOutAgain()
    }
  }

  /// Draws what is damaged, and gives the terminal the cells that differ from what it shows.
  ///
  /// A terminal that is busy gets them later.
  public func present(on backend: any TerminalBackend) {
    guard backend.wantsFrame else { return }
    let cursor = focus.cursor(in: self)
    guard !damageRegion.isEmpty || cursor != shownCursor || isScreenNew else { return }
    // A turn presents once, as a rule.
    let first = record.runs.count
    draw()
    if record.runs.count > first || cursor != shownCursor || isScreenNew {
      let runs = first == 0 ? record.runs : Array(record.runs[first...])
      backend.write(runs, of: painter.buffer, cursor: cursor)
      shownCursor = cursor
      isScreenNew = false
    }
  }

  @exclusivity(unchecked) private final var shownCursor: Cursor?
  /// The terminal has had no frame since it gave us a blank screen; it gets one even if that shows nothing.
  @exclusivity(unchecked) private final var isScreenNew = true
  /// Whether the record is that of a turn that is over.
  @exclusivity(unchecked) private final var recordIsComplete = false

  /// Draws what is damaged and finds the runs that differ from what is shown.
  private func draw() {
    drawn.empty()
    painter.itemCount = 0
    for index in 0..<damageRegion.rects.count {
      Unmanaged.passUnretained(root).borrow {
        painter.repaint(damageRegion.rects[index], of: $0, drawn: &drawn)
      }
      record.damage.append(damageRegion.rects[index])
    }
    record.itemsPainted += painter.itemCount
    for index in 0..<drawn.count { painter.buffer.present(drawn[index], onto: &shown, runs: &record.runs) }
    damageRegion.removeAll(keepingCapacity: true)
  }

  @exclusivity(unchecked) private final var drawn: ContiguousArray<Rect> = []

  /// Gives the screen another size: everything is laid out and drawn anew.
  public func resize(to size: Size) {
    self.size = size
    painter.buffer.resize(to: size)
    layoutPass.begin()
    root.resize(to: size)
    invalidateScreen()
  }

  /// Whether something waits to be drawn: the terminal was busy.
  package var hasDamage: Bool { !damageRegion.isEmpty }

  /// Has everything drawn anew: the terminal's screen is blank.
  public func invalidateScreen() {
    shown.resize(to: size)
    painter.wideRows.removeAll()
    shownCursor = nil
    isScreenNew = true
    damageRegion.removeAll(keepingCapacity: true)
    damage(onScreen: Rect(origin: .zero, size: size))
  }

  /// The cells as they are drawn.
  public var screen: CellBuffer { painter.buffer }
}

/// The item of the whole screen: it centres its content.
@MainActor final class RootNode: ItemNode {
  @exclusivity(unchecked) private(set) var content: Node!
  private var stack: ItemNode { unsafeDowncast(content, to: ItemNode.self) }

  init(in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    super.init(in: context, flags: [.clips, .isElaborate])
    self.content = content(childContext)
  }

  func resize(to size: Size) {
    flags.insert(.needsLayout)
    commit(ProposedViewSize(size))
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }
  override var name: String { "Root" }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(proposal.replacingUnspecifiedDimensions(by: .zero))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    stack.commit(proposal)
    return measure(proposal)
  }

  override func origin(of item: ItemNode) -> Point { origin(for: item.size) }

  private func origin(for inner: Size) -> Point {
    Point(x: centre(inner.width, in: size.width), y: centre(inner.height, in: size.height))
  }

  private func centre(_ length: Int, in room: Int) -> Int { room / 2 &- length / 2 }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    let before = origin(for: old.size)
    let after = origin(for: new.size)
    if before == after {
      damageDifference(at: before, from: old, to: new)
    } else {
      damage()
    }
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    Unmanaged.passUnretained(stack).borrow { stack in
      let place = self.origin(for: stack.size)
      painter.paint(stack, at: origin.offsetBy(dx: place.x, dy: place.y))
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let place = self.origin(for: stack.size)
    return stack.hit(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }
}
