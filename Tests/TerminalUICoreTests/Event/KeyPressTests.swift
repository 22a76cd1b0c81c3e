import Expectations
import Testing
import TerminalUI
import TerminalUITesting

extension View {
  /// Notes the presses of a key, and says what became of them.
  fileprivate func noting(
    _ key: KeyEquivalent, _ name: String, _ log: Log, _ result: KeyPress.Result = .handled
  ) -> some View {
    onKeyPress(key) {
      log.note(name)
      return result
    }
  }
}

@Suite struct KeyPressTests {
  @Test func `the innermost view on the focus path is asked first, and an ignored press goes up`() {
    let log = Log()
    let host = TestHost(width: 10, height: 1) {
      HStack {
        Text("a").focusable()
          .noting("x", "inner", log).noting("y", "inner", log, .ignored)
        Text("b").focusable().noting("x", "other", log)
      }
      .noting("x", "outer", log).noting("y", "outer", log)
    }
    host.press("x")
    expect(log.take(), ["inner"])
    host.press("y")
    expect(log.take(), ["inner", "outer"])
    host.press(.tab)
    host.press("x")
    expect(log.take(), ["other"])
  }

  @Test func `a press inside of the focus is not heard outside of its path`() {
    let log = Log()
    let host = TestHost(width: 10, height: 1) {
      HStack {
        Text("a").noting("x", "beside", log)
        Text("b").focusable()
      }
    }
    host.press("x")
    expect(log.take(), [])
  }

  @Test func `while nothing has the focus every view is asked, the innermost first`() {
    let log = Log()
    let host = TestHost(width: 10, height: 1) {
      HStack {
        VStack { Text("a").noting("x", "deep", log, .ignored) }
        Text("b").noting("x", "flat", log)
      }
      .noting("x", "outer", log)
    }
    host.press("x")
    expect(log.take(), ["deep", "flat"])
  }

  @Test func `views at the same depth are asked as they are written, whatever came and went`() {
    struct Screen: View {
      let log: Log
      @State private var names = ["a", "b", "c"]
      var body: some View {
        HStack { ForEach(names, id: \.self) { name in Text(name).noting("x", name, log, .ignored) } }
          .onKeyPress("m") {
            names = ["d", "c", "a", "e"]
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 9, height: 1) { Screen(log: log) }
    host.press("x")
    expect(log.take(), ["a", "b", "c"])
    host.press("m")
    host.press("x")
    expect(log.take(), ["d", "c", "a", "e"])
  }

  @Test func `a disabled view hears no keys`() {
    let log = Log()
    let host = TestHost(width: 10, height: 1) {
      Text("a").noting("x", "inner", log).disabled(true).noting("x", "outer", log)
    }
    host.press("x")
    expect(log.take(), ["outer"])
  }

  @Test func `a key is heard by itself and with shift, not with control, alt or super`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Text("a").noting("x", "x", log) }
    for modifiers in [[], .shift, .control, .option, .command, .capsLock] as [EventModifiers] {
      host.press("x", modifiers: modifiers)
    }
    expect(log.take().count, 3)
  }

  @Test func `a view with phases hears these and every modifier`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Text("a")
        .onKeyPress("x", phases: [.down, .up]) { press in
          log.note("\(press)")
          return .handled
        }
    }
    for phase in [.down, .repeat, .up] as [KeyPress.Phases] {
      host.send(.key(KeyPress(key: "x", modifiers: .control, phase: phase)))
    }
    expect(log.take(), ["ctrl-x", "ctrl-x (up)"])
  }

  @Test func `the plain form hears presses and repeats, not releases`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Text("a").noting("x", "x", log) }
    for phase in [.down, .repeat, .up] as [KeyPress.Phases] {
      host.send(.key(KeyPress(key: "x", phase: phase)))
    }
    expect(log.take(), ["x", "x"])
  }

  @Test func `a set of keys`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Text("a").onKeyPress(keys: ["x", .upArrow]) { press in
        log.note("\(press.key)")
        return .handled
      }
    }
    for key in ["x", "y", .upArrow, .downArrow] as [KeyEquivalent] { host.press(key) }
    expect(log.take(), ["x", "up"])
  }

  @Test func `a set of characters`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Text("a").onKeyPress(characters: Set("0123456789")) { press in
        log.note(press.characters)
        return .handled
      }
    }
    host.type("a1b2")
    host.send(.key(KeyPress(key: "4", characters: "$", modifiers: .shift)))
    host.send(.key(KeyPress(key: "4", characters: "")))
    expect(log.take(), ["1", "2"])
  }

  @Test func `any key, by phase`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Text("a").onKeyPress(phases: .up) { press in
        log.note("\(press)")
        return .handled
      }
    }
    host.press("x")
    host.send(.key(KeyPress(key: .tab, phase: .up)))
    expect(log.take(), ["tab (up)"])
  }

  @Test func `an action that takes its own view away lets the press go on upwards`() {
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("a").focusable().onKeyPress("x") {
              isShown = false
              return .ignored
            }
          }
        }
        .noting("x", "outer", log)
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.press("x")
    expect(log.take(), ["outer"])
    expect(host.trimmedText, "")
  }

  @Test func `tab is a key like others for a view that wants it`() {
    let log = Log()
    let host = TestHost(width: 3, height: 1) {
      HStack {
        Text("a").focusable().noting(.tab, "tab", log)
        Text("b").focusable().noting("x", "b", log)
      }
    }
    host.press(.tab)
    expect(log.take(), ["tab"])
    host.press("x")
    expect(log.take(), [])
  }

  @Test func `the latest action runs`() {
    // R4
    struct Screen: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let next = count + 1
        Text("\(count)").onKeyPress("x") {
          log.note("\(next)")
          count = next
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.type("xx")
    expect(log.take(), ["1", "2"])
  }
}
