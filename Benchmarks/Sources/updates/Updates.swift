internal import Counting
internal import Figures
import TerminalUI
import TerminalUICore
import TerminalUITesting

/// Updates of one view among many, without a terminal: `updates flat 10000 same 100`.
///
/// Prints what the first frame and one update cost, a figure a line. For instructions:
///
///     SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --toggle-collect=counted_update updates flat 10000 same
@main struct Updates {
  let shape: Shape
  let count: Int
  let updates: Int
  let option: String?
  private let time = TestClock()

  static let usage = """
    usage: updates flat|nested ROWS same|wider|taller|rows|root [UPDATES] [nodes|show|write|beside|sheet]
           updates flat ROWS offset|frame|color [UPDATES] [nodes|show|write|motion]
           updates list ROWS down|edge|page|end|scrollTo [UPDATES] [nodes|show|write|beside|sheet]
           updates table ROWS down|edge|page|end|right|order|all [UPDATES] [nodes|show|write|beside|sheet]

    Presses a key UPDATES times. `nodes` counts the nodes too, `show` prints the screen,
    `write` writes the value itself instead of pressing the key that does, `beside` has another host in the process,
    `sheet` writes the value below an open sheet, `motion` animates the change: each frame is an update.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3, let shape = Shape(rawValue: arguments[0]), let count = Int(arguments[1]),
      let change = Change(rawValue: arguments[2])
    else { return print(usage) }
    Lever.change = change
    let option = arguments.count > 4 ? arguments[4] : nil
    Lever.isAnimated = option == "motion"
    if shape == .list || shape == .table { ListRows.numbers = Array(0..<count) }
    Updates(
      shape: shape, count: count, updates: arguments.count > 3 ? Int(arguments[3]) ?? 100 : 100,
      option: option
    ).run()
  }

  /// The updates before those that count: caches fill, types are looked up.
  static let warmUps = 25

  private func run() {
    let sink = Sink()
    let memory = residentBytes()
    let clock = ContinuousClock()
    var made: ViewHost?
    let first = clock.measure {
      Counted.body = {
        let screen = Screen(shape: shape, count: count)
        let host =
          option == "sheet"
          ? ViewHost(size: sink.size, content: screen.sheet(isPresented: .constant(true)) { Text("A sheet") })
          : ViewHost(size: sink.size, clock: Lever.isAnimated ? time : SystemClock(), content: screen)
        // With all colours, each frame of a motion has a colour of its own.
        if Lever.change.isMotion { host.palette = .terminal(TerminalColors(depth: .rgb)) }
        host.turn(on: sink)
        made = host
      }
      counted_frame(Counted.run)
    }
    guard let host = made else { return }
    // Another host of the process, which reads nothing of this one's.
    let other = option == "beside" ? ViewHost(size: sink.size, content: Text("beside")) : nil
    other?.turn(on: sink)
    defer { withExtendedLifetime(other) {} }
    print("first frame µs", first.microseconds)
    print("memory bytes", residentBytes() - memory)
    if updates > 0 { measure(host, sink, clock) }
    if option == "nodes" { print("nodes", countNodes()) }
    if option == "show" { print(host.screen.trimmedText, host.record, host.record.damage, separator: "\n") }
  }

  /// The nodes of a tree of the same views, of which the description has a line each.
  private func countNodes() -> Int {
    let tree = TestHost { Screen(shape: shape, count: count) }.treeDescription
    return tree.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func measure(_ host: ViewHost, _ sink: Sink, _ clock: ContinuousClock) {
    let key = InputEvent.key(KeyPress(key: Lever.change.key, modifiers: Lever.change.modifiers))
    let preparation = Lever.change.preparation.map { InputEvent.key(KeyPress(key: $0)) }
    let isWritten = option == "write" || option == "sheet"
    Counted.body = {
      if Lever.isAnimated {
        host.fireTimers()
      } else if isWritten {
        Lever.action?()
      } else {
        host.send(key)
      }
      host.turn(on: sink)
    }
    if Lever.isAnimated {
      Lever.action?()
      host.turn(on: sink)
    }
    func prepare() {
      // The moment of the next frame.
      if Lever.isAnimated, let moment = host.timerDeadline { time.advance(by: moment - time.now) }
      for event in preparation {
        host.send(event)
        host.turn(on: sink)
      }
    }
    for _ in 0..<Self.warmUps {
      prepare()
      Counted.body()
    }
    var times: [Duration] = []
    times.reserveCapacity(updates)
    var allocations: UInt64 = 0
    for _ in 0..<updates {
      prepare()
      let allocationsBefore = counting_allocations()
      let start = clock.now
      counted_update(Counted.run)
      times.append(clock.now - start)
      allocations += counting_allocations() - allocationsBefore
    }
    print("allocations", Double(allocations) / Double(updates))
    print("update µs", times.median.microseconds)
    // A change and its reverse may cost different things, so two updates are counted.
    let records = (0..<2).map { _ in
      prepare()
      Counted.body()
      return host.record
    }
    let counts: [(String, KeyPath<TurnRecord, Int>)] = [
      ("bodies", \.bodyCount), ("layouts", \.layouts), ("drawn", \.itemsPainted), ("cells", \.cellsWritten),
      ("rows", \.rowsBuilt),
    ]
    for (name, count) in counts {
      let figures = records.map { $0[keyPath: count] }
      print(name, figures[0] == figures[1] ? "\(figures[0])" : "\(figures[0])/\(figures[1])")
    }
  }
}
