import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Notes when it is evaluated, comes and goes.
private struct Noted: View {
  let name: String
  let log: Log
  @State private var number = 0

  var body: some View {
    log.note("body \(name)")
    return Text(name)
      .onAppear {
        number += 1
        log.note("appear \(name)")
      }
      .onDisappear { log.note("disappear \(name) \(number)") }
  }
}

@Suite struct AppearanceTests {
  @Test func `a view appears once, after its body and those in it`() {
    // L1
    let log = Log()
    let host = TestHost(width: 2, height: 2) {
      VStack {
        Noted(name: "a", log: log)
        Noted(name: "b", log: log)
      }
    }
    expect(Array(log.take().prefix(2)), ["body a", "body b"])
    host.turn()
    host.resize(width: 3, height: 3)
    expect(log.take(), [])
  }

  @Test func `appearing runs after the tree is laid out`() {
    // L1, R7
    struct Screen: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          log.note("size \(proxy.size)")
          return Text("x").onAppear { log.note("appear") }
        }
      }
    }
    let log = Log()
    _ = TestHost(width: 4, height: 2) { Screen(log: log) }
    expect(log.take(), ["size 4×2", "appear"])
  }

  @Test func `a view that leaves disappears, reading the state it had, which is gone then`() {
    // L1, S2
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Noted(name: "a", log: log) }
          Text("x").onTapGesture { isShown.toggle() }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 2) { Screen(log: log) }
    expect(log.take(), ["body a", "appear a"])
    host.click(on: "x")
    expect(log.take(), ["disappear a 1"])
    host.click(on: "x")
    expect(log.take(), ["body a", "appear a"])
    host.click(on: "x")
    expect(log.take(), ["disappear a 1"])
  }

  @Test func `where an identity replaces another the new view appears before the old one disappears`() {
    // L3
    struct Screen: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        Noted(name: "a", log: log).id(id).onTapGesture { id += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["body a", "appear a"])
    host.click(x: 0, y: 0)
    expect(log.take(), ["body a", "appear a", "disappear a 1"])
  }

  @Test func `a handler reads the latest state of the view around`() {
    // L3, R4
    struct Child: View {
      let log: Log
      let read: () -> Int
      var body: some View { Text("c").onDisappear { log.note("\(read())") } }
    }
    struct Screen: View {
      let log: Log
      @State private var count = 0
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Child(log: log) { count } }
        }
        .onKeyPress("h") {
          isShown = false
          count = 5
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.press("h")
    expect(log.take(), ["5"])
  }

  @Test func `a view that left before it was shown neither appears nor disappears`() {
    // R7
    struct Screen: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          if proxy.size.width > 2 { Noted(name: "wide", log: log) } else { Noted(name: "narrow", log: log) }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 1) { Screen(log: log) }
    expect(log.take(), ["body narrow", "appear narrow"])
    // Both sizes are laid out before a turn delivers anything.
    host.host.resize(to: Size(width: 5, height: 1))
    host.host.resize(to: Size(width: 1, height: 1))
    host.turn()
    expect(log.take(), ["body wide", "body narrow", "appear narrow", "disappear narrow 1"])
  }

  @Test func `what appearing writes makes the next update of the same turn`() {
    // R6, L1
    struct Screen: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "ready" } }
    }
    let host = TestHost(width: 7, height: 1) { Screen() }
    expect(host.record.bodies, ["Screen", "Screen"])
    expect(host.terminal.writes.count, 1)
    expect(host.trimmedText, " ready")
  }

  @Test func `rows that leave disappear, rows that move do not`() {
    // L1, I2
    struct Screen: View {
      let log: Log
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Noted(name: $0, log: log) }
        }
        .onKeyPress("x") {
          names = ["c", "a", "d"]
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 3) { Screen(log: log) }
    _ = log.take()
    host.press("x")
    expect(log.take(), ["body d", "appear d", "disappear b 1"])
  }
}
