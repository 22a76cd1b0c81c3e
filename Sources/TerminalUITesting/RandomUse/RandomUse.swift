internal import Foundation
internal import Testing
internal import TerminalUI
internal import TerminalUICore

/// Uses an app like no user would.
///
/// There are random keys, clicks, drags, wheel, pastes, sizes, colours, time, and changes of the model.
///
///     @Test func `random use`() async {
///       await RandomUse(seed: 1) { TestHost(app: Notes()) }.run(5_000)
///     }
///
/// After each event it checks whether everything is as it should be; see ``TestHost/faults()``. After each key, the focus, the caret, a selected row
/// and a button of a dialog must be in sight, in a window of 20×6 cells or more, unless the mouse has scrolled it away. If not, the test fails with
/// the seed and with the shortest failing sequence of events, as a test to paste. The same seed makes the same events, as far as the app does the same each time.
///
/// An app that ends is started again. A mistake that ends the *process* is found too: see ``run(_:fileID:filePath:line:column:)``.
public struct RandomUse {
  /// The seed that decides on the events.
  public let seed: UInt64
  private let makeHost: (inout Model) -> TestHost

  /// The test's changes to the model behind the app, and the rules that must always hold of it.
  public struct Model {
    fileprivate var changes: [(name: String, change: () -> Void)] = []
    fileprivate var rules: [(name: String, holds: () -> Bool)] = []

    /// Adds a change of the model that is made now and then.
    public mutating func change(_ name: String, _ change: @escaping () -> Void) {
      changes.append((name, change))
    }

    /// Has something looked at after each event.
    public mutating func always(_ name: String, _ holds: @escaping () -> Bool) { rules.append((name, holds)) }
  }

  /// Prepares random use of the host that a block makes, again for each run.
  public init(seed: UInt64 = 1, _ makeHost: @escaping () -> TestHost) {
    self.init(seed: seed) { (_: inout Model) in makeHost() }
  }

  /// Prepares random use of an app whose model changes too.
  ///
  ///     RandomUse(seed: 7) { model in
  ///       let log = Log()
  ///       model.change("a line arrives") { log.add("line") }
  ///       model.always("no more than 100 lines") { log.lines.count <= 100 }
  ///       return TestHost { LogView(log: log) }
  ///     }
  public init(seed: UInt64 = 1, model makeHost: @escaping (inout Model) -> TestHost) {
    self.seed = seed
    self.makeHost = makeHost
  }

  /// Does a number of events, and fails the test where something is wrong.
  ///
  /// Each event is written to a file before it happens. So when the process ends by a mistake (a trap, a full stack), the *next* run of the same test
  /// finds the events. It looks for the shortest sequence in processes of its own, and fails with that.
  ///
  /// - Parameters:
  ///   - count: The number of events.
  ///   - stride: After how many events all cells are drawn afresh, and the tree is looked at as a whole.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  public func run(
    _ count: Int, checkingEach stride: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let key = "\(fileID):\(line) seed \(seed)"
    if let replay = RandomReplay.wanted {
      guard replay.key == key else { return }
      exit(await failure(of: replay.events, stride: 1) == nil ? 0 : RandomReplay.failed)
    }
    let journal = RandomJournal(key: key)
    var report: String?
    if let left = journal.leftEvents, let shortest = await RandomReplay.shortest(left, key: key) {
      report = description(of: shortest.events, shortest.what, after: nil)
    } else if let failure = await firstFailure(in: count, stride: stride, journal) {
      let shortest = await shortest(failure.events)
      report = description(of: shortest.events, shortest.what ?? failure.what, after: failure.events.count)
    }
    journal.end()
    guard let report else { return }
    TerminalUITesting.report(report, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  // MARK: Playing

  private struct Failure {
    let events: [RandomEvent]
    let what: String
  }

  /// Plays random events until one shows a fault, and returns the events since the app was made.
  private func firstFailure(in count: Int, stride: Int, _ journal: RandomJournal) async -> Failure? {
    var choice = RandomChoice(seed: seed)
    var player = Player(makeHost)
    var events: [RandomEvent] = []
    journal.begin()
    for number in 1...max(count, 1) {
      let event = choice.event(for: player.host, changes: player.changeNames)
      events.append(event)
      journal.append(event)
      let isThorough = number.isMultiple(of: max(stride, 1)) || number == count
      if let what = await player.play(event, isThorough: isThorough) {
        return Failure(events: events, what: what)
      }
      guard player.host.exitCode != nil else { continue }
      player = Player(makeHost)
      events = []
      journal.begin()
    }
    return nil
  }

  /// The failure of some events.
  func failure(of events: [RandomEvent], stride: Int) async -> String? {
    let player = Player(makeHost)
    for (number, event) in events.enumerated() {
      let isThorough = number.isMultiple(of: stride) || number == events.count - 1
      if let what = await player.play(event, isThorough: isThorough) { return what }
      if player.host.exitCode != nil { return nil }
    }
    return nil
  }

  /// Leaves out events as long as the rest still shows a fault.
  private func shortest(_ events: [RandomEvent]) async -> (events: [RandomEvent], what: String?) {
    var what: String?
    let deadline = ContinuousClock.now + .seconds(60)
    let shortest = await RandomShrinking.shortest(events) { events in
      guard ContinuousClock.now < deadline else { return false }
      guard let found = await failure(of: events, stride: 1) else { return false }
      what = found
      return true
    }
    return (shortest, what)
  }

  /// The failure as a message, with a test that repeats it.
  private func description(of events: [RandomEvent], _ what: String, after count: Int?) -> String {
    let lines = events.flatMap { $0.description.split(separator: "\n") }.map { "  \($0)" }
    let isAsync = events.contains(.settle)
    let found = count.map { "after \($0) events" } ?? "in the run before this one"
    return """
      Random use with the seed \(seed) goes wrong, \(found): \(what)
      The shortest sequence found has \(events.count) events:

      @Test func `random use, seed \(seed)`()\(isAsync ? " async" : "") {
        let host = …  // as in this test
      \(lines.joined(separator: "\n"))
        #expect(host.faults() == [])
      }
      """
  }

  /// A host, and the known facts about its model.
  private final class Player {
    let host: TestHost
    private let model: Model
    /// The names of what the mouse has scrolled out of sight, which keys may leave there until it is seen again.
    private var scrolledAway: Set<String> = []

    init(_ makeHost: (inout Model) -> TestHost) {
      var model = Model()
      host = makeHost(&model)
      self.model = model
    }

    var changeNames: [String] { model.changes.map(\.name) }

    /// Has an event happen; returns the fault that follows.
    func play(_ event: RandomEvent, isThorough: Bool) async -> String? {
      switch event {
      case .settle: await host.settle()
      case .change(let name):
        if let change = model.changes.first(where: { $0.name == name }) { host.act(change.change) }
        host.turn()
      default: host.play(event)
      }
      switch event {
      case _ where event.isOfMouse: noteScrolledAway()
      case .press:
        if let unseen = host.unseenViews().first, !scrolledAway.contains(unseen.name) { return unseen.fault }
      default: break
      }
      noteSeen()
      if let rule = model.rules.first(where: { !$0.holds() }) { return "“\(rule.name)” doesn't hold" }
      return isThorough ? host.faults().first : host.issues.first?.description
    }

    /// The mouse was used, maybe on a scroll indicator: where no sight is promised, any view with the focus may be scrolled
    /// away.
    private func noteScrolledAway() {
      if !host.promisesSight { return scrolledAway.formUnion(host.focusedNames) }
      if let unseen = host.unseenViews().first { scrolledAway.insert(unseen.name) }
    }

    /// A view that has the focus again and is seen may not be out of sight later.
    private func noteSeen() {
      guard host.promisesSight, !scrolledAway.isEmpty, host.unseen().isEmpty else { return }
      scrolledAway.subtract(host.focusedNames)
    }
  }
}

extension TestHost {
  /// The general faults of the views: there must never be one.
  ///
  ///     #expect(host.faults() == [])
  ///
  /// Faults are mistakes that the framework has noticed (``issues``), nodes that break a rule, and cells that differ
  /// from those that drawing everything again gives. Each call looks at every node: for tests, not for each frame of a
  /// large app.
  public func faults() -> [String] {
    var faults = issues.map(\.description) + host.checkInvariants()
    guard faults.isEmpty else { return faults }
    if host.screen != terminal.screen { faults.append("the terminal doesn't show the cells that were drawn") }
    let fresh = host.drawAll()
    if fresh != host.screen {
      faults.append(
        "the screen isn't what drawing it afresh shows\n\(host.screen.styledText)\nafresh\n\(fresh.styledText)"
      )
    }
    return faults
  }

  /// Runs an action, if it works now.
  func performIfPossible(_ id: String) {
    act {
      host.prepareForEvent()
      _ = host.perform(action: id)
    }
    turn()
  }
}
