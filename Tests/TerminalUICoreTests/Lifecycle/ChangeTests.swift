import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct ChangeTests {
  @Test func `onChange runs once per update, after it, with the old and the new value`() {
    // R1, R6
    struct Screen: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        log.note("body \(count)")
        return Text("\(count)")
          .onChange(of: count) { old, new in log.note("\(old)→\(new)") }
          .onChange(of: count) { log.note("changed") }
          .onChange(of: count / 10) { log.note("never") }
          .onTapGesture {
            count += 1
            count += 1
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["body 0"])
    host.click(x: 0, y: 0)
    expect(log.take().sorted(), ["0→2", "body 2", "changed"])
  }

  @Test func `an initial onChange runs once when the view comes`() {
    // R1
    struct Screen: View {
      let log: Log
      @State private var count = 3
      var body: some View {
        Text("\(count)")
          .onChange(of: count, initial: true) { old, new in log.note("\(old)→\(new)") }
          .onTapGesture { count += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["3→3"])
    host.turn()
    host.click(x: 0, y: 0)
    expect(log.take(), ["3→4"])
  }

  // Mend B24
  @Test func `views beside each other are evaluated, and hear of changes, from the first to the last`() {
    struct Row: View {
      let name: String
      let log: Log
      @Binding var count: Int
      var body: some View {
        log.note("body \(name)")
        return Text(name).onChange(of: count) { log.note("change \(name)") }
      }
    }
    struct Screen: View {
      let log: Log
      @State private var count = 0
      @State private var other = 0
      @State private var rows = Array(0..<40)
      var body: some View {
        VStack {
          Row(name: "a", log: log, count: $count)
          Row(name: "b", log: log, count: $other)
          ForEach(rows, id: \.self) { Row(name: "\($0)", log: log, count: $count) }
          Row(name: "c", log: log, count: $count)
        }
        .onTapGesture {
          other += 1
          count += 1
        }
        .onKeyPress("r") {
          rows.remove(at: 3)
          rows.insert(99, at: 0)
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 50) { Screen(log: log) }
    _ = log.take()
    host.click(x: 0, y: 25)
    expect(log.take(), expected((0..<40).map { "\($0)" }))
    host.press("r")
    _ = log.take()
    host.click(x: 0, y: 25)
    expect(log.take(), expected(["99"] + (0..<40).filter { $0 != 3 }.map { "\($0)" }))

    // What is nearer to the root is evaluated first; changes come in the order in which the views are written.
    func expected(_ rows: [String]) -> [String] {
      (["a", "b", "c"] + rows).map { "body \($0)" } + (["a", "b"] + rows + ["c"]).map { "change \($0)" }
    }
  }

  @Test func `what onChange writes repeats the update until it settles`() {
    // R6
    struct Screen: View {
      @State private var celsius = 0
      @State private var fahrenheit = 32
      var body: some View {
        Text("\(celsius) \(fahrenheit)")
          .onChange(of: celsius) { fahrenheit = celsius * 9 / 5 + 32 }
          .onTapGesture { celsius += 10 }
      }
    }
    let host = TestHost(width: 5, height: 1) { Screen() }
    host.click(x: 2, y: 0)
    expect(host.text, "10 50")
    expect(host.record.bodies, ["Screen", "Screen"])
    expect(host.record.runs.count, 1)
    expect(host.issues, [])
  }

  @Test func `changes that never settle are stopped, and the view is named`() {
    // R6
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onChange(of: count) { count += 1 }
          .onTapGesture { count += 1 }
      }
    }
    struct Screen: View {
      var body: some View { Restless() }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    expect(!host.host.needsTurn)
    host.click(on: "0")
    expect(host.issues, [.unsettled(views: ["Restless"])])
    expect(host.record.bodyCount, atMost: 16)
    expect(host.host.needsTurn)
  }

  @Test func `onChange runs against the latest state, not the state when it was made`() {
    // R4
    struct Screen: View {
      let log: Log
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first)")
          .onChange(of: first) { log.note("\(second)") }
          .onTapGesture {
            first += 1
            second = 7
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["7"])
  }

  @Test func `a view that leaves with the change hears nothing of it`() {
    // R2
    struct Screen: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          if count == 0 { Text("a").onChange(of: count) { log.note("changed") } }
          Text("x").onTapGesture { count += 1 }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 2) { Screen(log: log) }
    host.click(on: "x")
    expect(log.take(), [])
  }

  @Test func `a value that is the same after an update has not changed`() {
    // Counterexample 12, R6
    struct Screen: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        GeometryReader { proxy in
          Text("\(n)").onChange(of: proxy.size.width + n) { old, new in log.note("\(old)→\(new)") }
        }
        .frame(width: 10 - n)
        .onTapGesture { n += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 10, height: 1) { Screen(log: log) }
    host.click(on: "0")
    expect(host.text, contains: "1")
    expect(log.take(), [])
  }
}
