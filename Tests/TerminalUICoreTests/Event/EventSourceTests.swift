import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct EventSourceTests {
  /// A view that hears one source while it is shown; `x` takes it away and brings it back, `n` evaluates it.
  private struct Screen<Value>: View {
    let source: () -> EventSource<Value>
    let log: Log
    @State private var isShown = true
    @State private var noise = 0
    var body: some View {
      let shown = noise
      VStack {
        if isShown { Text("\(noise)").onReceive(source()) { log.note("\($0) \(shown)") } }
      }
      .onKeyPress("x") {
        isShown.toggle()
        return .handled
      }
      .onKeyPress("n") {
        noise += 1
        return .handled
      }
    }
  }

  @Test func `a timer ticks while its view is in the tree`() {
    // R8, R2, R4
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(source: { .timer(every: .seconds(1)) }, log: log) }
    host.advance(by: .milliseconds(500))
    host.press("n")
    host.advance(by: .milliseconds(500))
    expect(log.take(), ["1.0 seconds 1"])
    expect(host.record.bodies, [])
    host.press("x")
    expectNil(host.host.timerDeadline)
    host.advance(by: .seconds(5))
    expect(log.take(), [])
    host.press("x")
    host.advance(by: .seconds(1))
    expect(log.take(), ["1.0 seconds 1"])
  }

  @Test func `a key is heard wherever the focus is, if no view handles it`() {
    // R8
    let log = Log()
    struct Form: View {
      let log: Log
      var body: some View {
        VStack {
          Text("field").focusable().onKeyPress(characters: Set("ab")) { _ in .handled }
          Text("other").onReceive(.keyPress("a")) { _ in log.note("a") }
            .onReceive(.keyPress("q")) { log.note("\($0)") }
            .onReceive(.keyPress("s", modifiers: .control)) { _ in log.note("save") }
        }
      }
    }
    let host = TestHost(width: 5, height: 2) { Form(log: log) }
    host.type("aqs")
    host.press("s", modifiers: .control)
    expect(log.take(), ["q", "save"])
  }

  @Test func `every key is heard, whoever handles it, and still does what it does`() {
    // R8, E2
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(source: { .keyPresses }, log: log) }
    host.type("an")
    expect(log.take(), ["a 0", "n 0"])
    expect(host.text, "1")
    host.press("x")
    expect(log.take(), ["x 1"])
    host.press("a")
    expect(log.take(), [])
  }

  @Test func `a disabled view hears no keys`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Text("a").onReceive(.keyPress("q")) { _ in log.note("q") }.disabled(true)
    }
    host.press("q")
    expect(log.take(), [])
  }

  @Test func `the size is heard when it becomes another`() {
    // R8
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(source: { .resize }, log: log) }
    host.resize(width: 4, height: 2)
    expect(log.take(), ["4×2 0"])
  }

  @Test func `another source takes the place of the one before`() {
    // R2
    struct Screen: View {
      let log: Log
      @State private var key: KeyEquivalent = "a"
      var body: some View {
        Text("-").onReceive(.keyPress(key)) {
          log.note("\($0)")
          key = "b"
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.type("aabb")
    expect(log.take(), ["a", "b", "b"])
  }

  @Test func `a signal is heard while a view listens, and is its own again after`() {
    // R8, R2
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(source: { .signal(10) }, log: log) }
    host.send(signal: 10)
    host.send(signal: 12)
    expect(log.take(), ["10 0"])
    var asked: [String] = []
    host.host.onListenToSignal = { asked.append("\($0) \($1)") }
    host.press("x")
    host.send(signal: 10)
    expect(log.take(), [])
    host.press("x")
    expect(asked, ["10 false", "10 true"])
  }

  @Test func `onTap is onTapGesture`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Text("a").onTap { log.note("tap") } }
    host.click(x: 0, y: 0)
    expect(log.take(), ["tap"])
  }
}
