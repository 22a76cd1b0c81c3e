import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct KeyboardShortcutTests {
  @Test(arguments: [
    (KeyPress(key: "s", modifiers: .control), true), (KeyPress(key: "s", modifiers: .command), true),
    (KeyPress(key: "s"), false), (KeyPress(key: "s", modifiers: [.control, .option]), false),
    (KeyPress(key: "s", modifiers: [.control, .capsLock]), true),
    (KeyPress(key: "s", modifiers: .control, phase: .up), false),
    (KeyPress(key: "t", modifiers: .control), false),
  ])
  func `Command in a shortcut is Command or Control`(press: KeyPress, isShortcut: Bool) {
    let log = Log()
    let host = TestHost(width: 20, height: 1) { Button("Save") { log.note("save") }.keyboardShortcut("s") }
    host.send(.key(press))
    expect(log.take(), (isShortcut ? ["save"] : []))
  }

  @Test func `a control without the focus is pressed, in a view around it too`() {
    let log = Log()
    let host = TestHost(width: 40, height: 2) {
      VStack {
        Button("First") { log.note("first") }
        HStack {
          Text("x"); Button("Second") { log.note("second") }; Button("Third") { log.note("third") }
        }
        .keyboardShortcut(.f5, modifiers: [])
      }
    }
    host.press(.f5)
    expect(log.take(), ["second"])
  }

  @Test func `the view with the focus comes first`() {
    let log = Log()
    let host = TestHost(width: 40, height: 1) {
      HStack {
        Button("Focused") { log.note("focused") }
        Button("Default") { log.note("default") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.note("cancel") }.keyboardShortcut(.cancelAction)
      }
    }
    host.press(.return)
    host.press(.escape)
    expect(log.take(), ["focused", "cancel"])
  }

  @Test func `of two controls with one shortcut the first that is enabled is pressed`() {
    let log = Log()
    let host = TestHost(width: 40, height: 1) {
      HStack {
        Button("A") { log.note("a") }.keyboardShortcut("k").disabled(true)
        Button("B") { log.note("b") }.keyboardShortcut("k")
        Button("C") { log.note("c") }.keyboardShortcut("k")
      }
    }
    host.press("k", modifiers: .control)
    expect(log.take(), ["b"])
  }

  @Test func `a shortcut that is gone is no shortcut`() {
    let log = Log()
    let host = TestHost(width: 40, height: 1) {
      Button("A") { log.note("a") }.keyboardShortcut(nil as KeyboardShortcut?)
    }
    host.press("k", modifiers: .control)
    expect(log.take(), [])
  }
}
