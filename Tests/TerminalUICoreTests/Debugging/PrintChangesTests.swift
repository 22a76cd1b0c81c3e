import Logging
import Synchronization
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

nonisolated private enum SpeedKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  fileprivate nonisolated var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

private struct Tally: View {
  @State private var count = 0
  @State private var other = 0
  var body: some View {
    let _ = Self._printChanges()
    Text("\(count) \(other)")
      .onKeyPress("c") {
        count += 1; return .handled
      }
      .onKeyPress("b") {
        count += 1; other += 1; return .handled
      }
  }
}

private struct Title: View {
  let text: String
  var body: some View {
    let _ = Self._printChanges()
    Text(text)
  }
}

private struct Reader: View {
  @Binding var number: Int
  @Environment(\.speed) private var speed
  var body: some View {
    let _ = Self._printChanges()
    Text("\(number) \(speed)")
  }
}

private struct Screen: View {
  @State private var number = 0
  @State private var speed = 1
  @State private var title = 0
  var body: some View {
    VStack {
      Title(text: "\(title)")
      Reader(number: $number)
      Reader(number: Binding(get: { number }, set: { number = $0 }))
    }
    .environment(\.speed, speed)
    .onKeyPress("n") {
      number += 1; return .handled
    }
    .onKeyPress("s") {
      speed += 1; return .handled
    }
    .onKeyPress("t") {
      title += 1; return .handled
    }
  }
}

@Suite struct PrintChangesTests {
  @Test func `a view that loads names itself, its identity and its properties`() {
    // E8
    expect(TestHost { Tally() }.log, ["Tally: @self, @identity, _count, _other changed."])
  }

  @Test func `a view without dynamic properties names itself only`() {
    // E8
    expect(TestHost { Title(text: "a") }.log, ["Title: @self changed."])
  }

  @Test(arguments: [("c", "Tally: _count changed."), ("b", "Tally: _count, _other changed.")])
  func `later the states that changed are named`(key: String, line: String) {
    // E8
    let host = TestHost { Tally() }
    host.type(key)
    host.type(key)
    expect(host.log.dropFirst(), [line, line])
  }

  @Test func `a new value is @self, a binding and the environment go by their names`() {
    // E8
    let host = TestHost { Screen() }
    expect(host.log.count, 3)
    host.type("t")
    expect(host.log.dropFirst(3), ["Title: @self changed."])
    host.type("n")
    expect(
      Set(host.log.dropFirst(4)), ["Reader: _number changed."], "\(host.log)")
    host.type("s")
    // C7: the value of a binding of functions is part of it, and has changed since the parent made one.
    expect(Set(host.log.suffix(2)), ["Reader: _speed changed.", "Reader: @self, _speed changed."])
  }

  @Test func `what is read past the properties is a dependency`() {
    // E8
    let store = Binding.constant(1)
    struct Indirect: View {
      let read: () -> Int
      @State private var own = 0
      var body: some View {
        let _ = Self._printChanges()
        Text("\(read())")
      }
    }
    struct Outer: View {
      @State private var number = 0
      var body: some View {
        Indirect(read: { number }).onKeyPress("n") {
          number += 1; return .handled
        }
      }
    }
    let host = TestHost { Outer() }
    host.type("n")
    expect(host.log.last, "Indirect: @dependencies changed.")
    expect(store.wrappedValue, 1)
  }

  @Test func `a view that doesn't ask says nothing`() {
    let host = TestHost { Text("a") }
    expect(host.log, [])
    expect(host.record.bodies, [])
  }

  @Test func `the same goes to the log of swift-log`() {
    // E8
    struct Logged: View {
      @State private var count = 0
      var body: some View {
        let _ = Self._logChanges()
        Text("\(count)").onKeyPress("c") {
          count += 1; return .handled
        }
      }
    }
    LoggingSystem.bootstrap { Recorder(label: $0) }
    let host = TestHost { Logged() }
    host.type("c")
    expect(
      Recorder.lines.withLock { $0 },
      [
        "info TerminalUI.changes: Logged: @self, @identity, _count changed.",
        "info TerminalUI.changes: Logged: _count changed.",
      ])
  }
}

/// Keeps the lines that a ``DebugLogHandler`` would write.
nonisolated private struct Recorder: LogHandler {
  static let lines = Mutex<[String]>([])
  private var handler: DebugLogHandler
  init(label: String) { handler = DebugLogHandler(label: label) }
  var logLevel: Logger.Level {
    get { handler.logLevel }
    set { handler.logLevel = newValue }
  }
  var metadata: Logger.Metadata {
    get { handler.metadata }
    set { handler.metadata = newValue }
  }
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { handler[metadataKey: key] }
    set { handler[metadataKey: key] = newValue }
  }
  func log(event: LogEvent) { Self.lines.withLock { $0.append(handler.line(for: event)) } }
}
