internal import CellLayout
public import Cells
internal import RuntimeMetadata
package import Terminal

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
  @exclusivity(unchecked) package final var lifecycle = LifecycleQueue()
  private(set) final lazy var link = HostLink(self)
  @exclusivity(unchecked) final var rows = RowsOutOfSight()
  /// The readers of geometry whose content is to be made when their size is known.
  @exclusivity(unchecked) final var contentQueue = ContentQueue()
  @exclusivity(unchecked) final var screenReaders = ScreenReaders()
  @exclusivity(unchecked) final var presence = Presence()
  @exclusivity(unchecked) final var leaving = Leaving()
  /// What moves, once something could.
  @exclusivity(unchecked) package internal(set) final var motion: Motion?
  /// The places that views asked for.
  @exclusivity(unchecked) final var places: ContiguousArray<ViewPlace> = []
  /// Whether one of them may be another one than when they were looked at last.
  @exclusivity(unchecked) package final var placesMayDiffer = false
  /// The readers of preferences below which something has changed.
  @exclusivity(unchecked) final var preferenceQueue = DepthQueue<PreferenceReaderNode>()
  @exclusivity(unchecked) final var timers = HostTimerQueue()
  /// Who hears every event, and who the keys that no view handles.
  package final let listeners = EventListeners<InputEvent>()
  package final let unhandledListeners = EventListeners<InputEvent>()
  /// The states and values that follow the focus.
  package final let followers = FocusFollowers()
  /// The scope that has the keyboard: that of the topmost layer that takes it.
  @exclusivity(unchecked) final var keyScope: Scope!
  /// Those who take keys without being views.
  @exclusivity(unchecked) package final var keyOwners = KeyOwners()
  @exclusivity(unchecked) final var pointer = PointerState()
  @exclusivity(unchecked) package final var titles = WindowTitles()
  /// The number of views that want to hear of keys that go up.
  @exclusivity(unchecked) package final var keyReleaseCount = 0
  /// Whether the terminal tells all keys, as far as it has said so; who goes by it reads ``FocusFollowers/keyWays``.
  @exclusivity(unchecked) package internal(set) final var hasKeyboardProtocol = false
  /// Draws into the cells as they are to be; nobody else looks at it while ``isDrawing``.
  @exclusivity(unchecked) final var painter: Painter
  /// Whether views are drawing: they may come back to the host.
  @exclusivity(unchecked) final var isDrawing = false
  /// What the terminal shows.
  @exclusivity(unchecked) final var shown: ShownScreen
  /// The rectangles that the last frame drew.
  @exclusivity(unchecked) final var drawn: ContiguousArray<Rect> = []
  /// The phase of the scene, as the environment has it.
  final let phaseEntry = TypedEnvironmentEntry(ObjectIdentifier(ScenePhaseKey.self), ScenePhase.active)
  /// The frame of the values that hold for the whole tree.
  @exclusivity(unchecked) private(set) final var rootFrame: EnvironmentFrame!
  @exclusivity(unchecked) private(set) final var root: LayerStack!

  /// The time for double clicks.
  public let clock: any HostClock
  /// The size of the screen, in cells.
  @exclusivity(unchecked) public internal(set) final var size: Size
  /// Whether something happened that a turn has to deal with.
  @exclusivity(unchecked) public internal(set) final var needsTurn = true
  /// Called when ``needsTurn`` becomes true outside of a turn.
  @exclusivity(unchecked) public final var onRequest: (() -> Void)?
  /// The mistakes noticed so far, each once; the first of very many.
  public private(set) var issues: [RuntimeIssue] = []
  private let onIssue: ((RuntimeIssue) -> Void)?
  let onLog: ((String) -> Void)?
  /// Whether a dynamic property of the view that is about to be evaluated has no value.
  @exclusivity(unchecked) final var lacksObject = false
  /// Why views are evaluated, for those that ask.
  final var reasons = Reasons()
  /// See ``belonging(_:)``.
  final var belongings: [ObjectIdentifier: AnyObject] = [:]
  /// Called with what another host's turn has this one do: whoever takes the turns of this one encloses it as he encloses them.
  package final var enclosing: ((_ work: () -> Void) -> Void)?
  /// Called when the terminal has said what its colours are.
  package final var onColors: ((TerminalColors) -> Void)?
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
    shown = ShownScreen(size: size)
    Self.came(self)
    Self.reportDoubts()
    keyScope = Scope(in: self)
    keyScope.focus.keyboardMoves(here: true)
    rootFrame = EnvironmentFrame(of: keyScope, parent: nil)
    for entry in environment.changes { rootFrame.add(entry) }
    rootFrame.add(phaseEntry)
    rootFrame.add(
      TypedEnvironmentEntry(
        ObjectIdentifier(ExitActionKey.self),
        ExitAction { [link] code in
          guard let host = link.host else { return }
          host.exitCode = host.exitCode ?? code
          host.requestTurn()
        }))
    root = LayerStack(
      in: NodeContext(parentReference: nil, frameReference: .init(rootFrame), wrapperReference: nil)
    )
    root.makeBase { $0.make(ScreenContent(content)) }
    root.resize(to: size)
    damageRegion.add(Rect(origin: .zero, size: size))
  }

  isolated deinit {
    Self.left(self)
    root?.leave()
    // What a picture kept is over with it.
    root?.endPictures()
    rootFrame?.scope.focus.end()
    link.end()
    for action in lifecycle.takeEndings() { action() }
    StateTable.removeRetired()
  }

  /// Who has the keyboard, in the scope that has it.
  final var focus: Focus { keyScope.focus }

  /// The tree of nodes, one a line, indented.
  package var treeDescription: String { root.treeDescription }

  /// Asks for a turn.
  package final func requestTurn() {
    guard !needsTurn else { return }
    needsTurn = true
    onRequest?()
  }

  /// The most mistakes that are kept and reported.
  static var mostIssues: Int { 100 }

  /// Reports a mistake, once.
  package final func report(_ issue: RuntimeIssue) {
    guard issues.count <= Self.mostIssues, !issues.contains(where: { issue.isSame(as: $0) }) else { return }
    issues.append(issues.count < Self.mostIssues ? issue : .more(than: Self.mostIssues))
    onIssue?(issues[issues.count - 1])
  }
}

@MainActor extension EnvironmentFrame {
  /// The host of the tree.
  package final var host: ViewHost { scopeReference.borrow { $0.hostReference }.object }
}

extension ViewHost: nonisolated TrackedObject {}
