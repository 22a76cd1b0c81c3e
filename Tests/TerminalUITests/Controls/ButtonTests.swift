import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// A button that counts its presses.
private struct Counter: View {
  var title = "+"
  @State private var count = 0
  var body: some View {
    HStack {
      Button(title) { count += 1 }
      Text("\(count)")
    }
  }
}

extension TestHost {
  fileprivate func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int = 0) {
    send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }
}

@Suite struct ButtonTests {
  @Test(arguments: [KeyEquivalent.return, .space])
  func `return and space press the focused button and write one cell`(key: KeyEquivalent) {
    let host = TestHost(width: 7, height: 1) { Counter() }
    host.press(key)
    expect(host.text, "  +   1")
    expect(host.record.bodies, ["Counter"])
    expect(host.record.runs.map(\.count), [1])
  }

  @Test(
    arguments: [
      KeyPress(key: "x"), KeyPress(key: .return, modifiers: .control),
      KeyPress(key: .space, modifiers: .option),
      KeyPress(key: .return, phase: .up), KeyPress(key: .escape),
    ])
  func `other keys do nothing`(press: KeyPress) {
    let host = TestHost(width: 7, height: 1) { Counter() }
    host.send(.key(press))
    expect(host.text, "  +   0")
    expect(host.record.bodyCount, 0)
  }

  @Test(arguments: 0..<5)
  func `a click anywhere on the button presses it once`(x: Int) {
    let host = TestHost(width: 7, height: 1) { Counter() }
    host.click(x: x, y: 0)
    expect(host.text, "  +   1")
  }

  @Test func `a click beside the button does nothing`() {
    let host = TestHost(width: 7, height: 1) { Counter() }
    host.click(x: 5, y: 0)
    host.click(x: 6, y: 0)
    expect(host.text, "  +   0")
  }

  @Test func `a pressed button is bold while the mouse is over it`() {
    let host = TestHost(width: 7, height: 1) { Counter() }
    host.mouse(.down(.left), 1)
    expect(host.style(0, 0).attributes, [.bold, .reverse])
    host.mouse(.drag(.left), 6)
    expect(host.style(0, 0).attributes, .reverse)
    host.mouse(.drag(.left), 2)
    expect(host.style(0, 0).attributes, [.bold, .reverse])
    host.mouse(.up(.left), 2)
    expect(host.style(0, 0).attributes, .reverse)
    expect(host.text, "  +   1")
  }

  @Test func `a press that is released outside does nothing`() {
    let host = TestHost(width: 7, height: 1) { Counter() }
    host.mouse(.down(.left), 1)
    host.mouse(.drag(.left), 6)
    host.mouse(.up(.left), 6)
    expect(host.text, "  +   0")
    host.mouse(.down(.right), 1)
    host.mouse(.up(.right), 1)
    expect(host.text, "  +   0")
  }

  @Test func `the focused button is reversed, all of it`() {
    let host = TestHost(width: 11, height: 1) {
      HStack {
        Button("a") {}
        Button("b") {}
      }
    }
    expect(host.styledText, "|  a     b  |\n0,0-4: reverse cyan\n0,6-10: white on gray")
    host.press(.tab)
    expect(host.styledText, "|  a     b  |\n0,0-4: white on gray\n0,6-10: reverse cyan")
    expect(host.record.bodies, ["ControlLook", "ControlLook"])
    expect(host.record.layouts, 0)
    expect(host.record.cellsWritten, 10)
  }

  @Test func `a disabled button is dim, and takes neither focus, keys nor clicks`() {
    let host = TestHost(width: 7, height: 1) { Counter().disabled(true) }
    expect(host.styledText, "|  +   0|\n0,0-4: dim")
    host.press(.return)
    host.click(x: 2, y: 0)
    expect(host.text, "  +   0")
  }

  @Test func `a button that is disabled while it is pressed does nothing`() {
    let log = Events()
    let host = TestHost(width: 5, height: 1) {
      Stepping { step in Button("a") { log.count += 1 }.disabled(step == 1) }
    }
    host.mouse(.down(.left), 2)
    host.press("n")
    host.mouse(.up(.left), 2)
    expect(log.count, 0)
    host.press("n")
    host.press(.return)
    expect(log.count, 1)
  }

  private final class Events { var count = 0 }

  @Test func `a button may show any view`() {
    let log = Events()
    let host = TestHost(width: 7, height: 2) {
      Button(action: { log.count += 1 }) {
        VStack(alignment: .leading) {
          Text("one")
          Text("two")
        }
      }
    }
    expect(host.dots, "··one··\n··two··")
    host.click(x: 0, y: 0)
    host.click(on: "two")
    expect(log.count, 2)
  }

  @Test func `a button that destroys is red`() {
    let host = TestHost(width: 11, height: 1) {
      HStack {
        Button("a", role: .cancel) {}
        Button("x", role: .destructive) {}
      }
    }
    // Look 7: only what has the focus is a block in a colour.
    expect(host.dots, "··a···[·x·]")
    expect([6, 8, 10].allSatisfy { host.style($0, 0) == Style(foreground: .red, attributes: .bold) })
    host.press(.tab)
    expect((0..<5).allSatisfy { host.style($0, 0) == Style(foreground: .white, background: .gray) })
  }

  @Test func `the colour around a button is that of its label, where it can be read`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let host = TestHost(width: 11, height: 1, colors: colors) {
      HStack {
        Button("a") {}
        Button("x") {}
      }.foregroundStyle(.green)
    }
    expect(host.style(8, 0).foreground, .green)
    // Look 7: what has the focus is one block in the tint, whatever is around.
    let tint = host.style(0, 0).background
    expect(tint != nil && (0..<5).allSatisfy { host.style($0, 0).background == tint })
    // Where nobody knows what green looks like on the block, that has its own text.
    let unknown = TestHost(width: 11, height: 1) {
      HStack {
        Button("a") {}
        Button("x") {}
      }.foregroundStyle(.green)
    }
    expect((6..<11).allSatisfy { unknown.style($0, 0) == Style(foreground: .white, background: .gray) })
  }

  @Test func `a title that changes is shown, and the latest action runs`() {
    let log = Events()
    let host = TestHost(width: 6, height: 1) {
      Stepping { step in Button("\(step)") { log.count = step * 10 } }
    }
    host.press("n")
    expect(host.text, contains: "  1  ")
    host.press(.return)
    expect(log.count, 10)
  }

  @Test func `an action that removes its button leaves the rest working`() {
    struct Screen: View {
      @State private var names = ["a", "b"]
      var body: some View {
        HStack { ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } } }
      }
    }
    let host = TestHost(width: 12, height: 1) { Screen() }
    host.click(on: "a")
    expect(host.text, contains: "  b  ")
    expect(host.text, lacks: "a")
    host.press(.return)
    expect(host.trimmedText, "")
    host.press(.return)
  }
}
