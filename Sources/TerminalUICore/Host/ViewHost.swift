internal import CellLayout
public import Cells
internal import RuntimeMetadata

/// One tree of views, with one root and one size.
///
/// A host takes events (``send(_:)``), brings its tree up to date (``update()``) and gives the changed cells to a terminal (``present(on:)``). All
/// three together are a turn (``turn(on:)``).
@MainActor @preconcurrency public final class ViewHost {
  /// The work of the next update.
  final var work = UpdateWork()
  final var layoutPass = LayoutPass()
  /// The work of the last update.
  public internal(set) final var record = TurnRecord()
  package final var lifecycle = LifecycleQueue()
  private(set) final lazy var link = HostLink(self)
  final var rows = RowsOutOfSight()
  /// The size of the screen, and its readers.
  final var screenReaders: ScreenReaders
  final var presence = Presence()
  final var leaving = Leaving()
  /// The motion on the screen, once something could move.
  package internal(set) final var motion: Motion?
  /// The places that views observe.
  package final var places = AskedPlaces()
  /// The actions at times of the clock.
  final var timers: HostTimerQueue
  /// The observers of input besides the views on its way.
  package final var input = InputAudience()
  /// The states and values that follow the focus.
  package final let followers = FocusFollowers()
  /// The scope and the owners that get key presses.
  package final var keyboard = Keyboard()
  final let pointer = Pointer()
  package final var titles = WindowTitles()
  /// The cells of the screen.
  final let cells: ScreenCells
  private(set) final var root: LayerStack!
  final var turns = HostTurns()
  final var reports: HostReports
  /// Whether a dynamic property of the view that is about to be evaluated has no value.
  final var lacksObject = false
  /// See ``hostObject(_:)``.
  final var hostObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The code that the `exit` action was called with.
  public internal(set) final var exitCode: Int32?

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
    reports = HostReports(onIssue: onIssue, onLog: onLog)
    record.notesTypes = notesBodies
    MainThread.remember()
    screenReaders = ScreenReaders(size: size)
    timers = HostTimerQueue(clock: clock)
    cells = ScreenCells(size: size)
    Updaters.came(self)
    Self.reportDoubts()
    followers.requestTurn = { [link] in link.host?.requestTurn() }
    let base = Scope(in: self)
    _ = keyboard.give(to: base)
    base.focus.keyboardMoves(here: true)
    root = LayerStack(in: baseFrame(of: base, environment))
    root.makeBase { $0.make(ScreenContent(content)) }
    root.resize(to: size)
  }

  /// The frame of the values that hold for the whole tree.
  private func baseFrame(of base: Scope, _ environment: EnvironmentValues) -> EnvironmentFrame {
    let frame = EnvironmentFrame(of: base, parent: nil)
    for entry in environment.changes { frame.add(entry) }
    frame.set(ScenePhaseKey.self, .active)
    frame.set(WindowSizeKey.self, size)
    frame.set(
      ExitActionKey.self,
      ExitAction { [link] code in
        guard let host = link.host else { return }
        host.exitCode = host.exitCode ?? code
        host.requestTurn()
      })
    return frame
  }

  isolated deinit {
    Updaters.left(self)
    root?.leave()
    // Pictures end, and with them everything that they kept.
    root?.endPictures()
    root?.frame.scope.focus.end()
    link.end()
    for action in lifecycle.takeEndings() { action() }
    StateTable.removeRetired()
  }

  /// The view with the keyboard, in the scope that has it.
  final var focus: Focus { keyboard.scope.focus }

  /// The time for double clicks.
  public var clock: any HostClock { timers.clock }

  /// The size of the screen, in cells.
  public var size: Size { screenReaders.size }

  /// The tree of nodes, one a line, indented.
  package var treeDescription: String { root.treeDescription }
}

extension EnvironmentFrame {
  /// The host of the tree.
  package final var host: ViewHost { scopeReference.borrow { $0.hostReference }.object }
}

extension ViewHost: nonisolated TrackedObject {}
