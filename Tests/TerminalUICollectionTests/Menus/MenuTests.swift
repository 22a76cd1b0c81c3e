import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// A menu with rows of every kind, and what was chosen last.
private struct Screen: View {
  @State private var chosen = ""
  @State private var isOn = false
  @State private var count = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Menu("Edit") {
        Button("Cut") { chosen = "cut" }.keyboardShortcut("x")
        Button("Copy") { chosen = "copy" }.disabled(true)
        Toggle("Wrap", isOn: $isOn)
        Menu("More") {
          Button("First") { chosen = "first" }
          Menu("Deep") { Button("Ground") { chosen = "ground" } }
          Button("Last") { chosen = "last" }
        }
        Section("Danger") {
          Button("Delete", role: .destructive) { chosen = "delete" }.keyboardShortcut("d", modifiers: [])
        }
        Button("Count \(count)") { count += 1 }.menuActionDismissBehavior(.disabled)
      }
      Button("Other") { chosen = "other" }
      Text("chosen \(chosen) \(isOn ? "on" : "off")")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

@Suite struct MenuTests {
  private func host(width: Int = 40, height: Int = 16) -> TestHost {
    TestHost(width: width, height: height) { Screen() }
  }

  private func row(_ host: TestHost, _ y: Int) -> String {
    String(host.text.split(separator: "\n", omittingEmptySubsequences: false)[y]).trimmedEnd
  }

  private let opened = """
      Edit ▾
    ╭─────────────╮
    │   Cut    ^X │
    │   Copy      │
    │   Wrap      │
    │   More    ▸ │
    ├─────────────┤
    │ Danger      │
    │   Delete  d │
    ├─────────────┤
    │   Count 0   │
    ╰─────────────╯
    """

  // Overlays A12.
  @Test func `opened by keyboard it selects its first row, and shows what there is`() {
    let host = host()
    host.press(.return)
    let lines = host.text.split(separator: "\n").prefix(12).map { String($0).trimmedEnd }
    expect(lines.joined(separator: "\n"), opened)
    expect(host.focusedElement?.label, "Cut")
    // Look 10: one block over the whole width.
    expect((1..<13).allSatisfy { host.style($0, 2).attributes.contains(.reverse) })
    host.press(.return)
    expect(row(host, 2), "chosen cut off")
    expect(host.find(.menu, "Edit").isFocused)
  }

  // Overlays A12.
  @Test func `disabled rows are left out, and the ends meet`() {
    let host = host()
    host.press(.downArrow, modifiers: .option)
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Wrap")
    host.press(.upArrow)
    host.press(.upArrow)
    expect(host.focusedElement?.label, "Count 0")
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Cut")
    host.press(.end)
    expect(host.focusedElement?.label, "Count 0")
    host.press(.home)
    expect(host.focusedElement?.label, "Cut")
    host.press(.tab)
    expect(host.focusedElement?.label, "Wrap")
  }

  // Overlays A12.
  @Test func `letters select the next row that begins with them`() {
    let host = host()
    host.press(.return)
    host.type("m")
    expect(host.focusedElement?.label, "More")
    host.advance(by: .seconds(2))
    host.type("cou")
    expect(host.focusedElement?.label, "Count 0")
  }

  @Test func `a key that a row shows chooses it`() {
    let host = host()
    host.press(.return)
    host.type("d")
    expect(row(host, 2), "chosen delete off")
    host.press(.return)
    host.press("x", modifiers: .control)
    expect(row(host, 2), "chosen cut off")
  }

  @Test func `a toggle has a mark while it is on`() {
    let host = host()
    host.press(.return)
    host.press(.downArrow)
    host.press(.space)
    expect(row(host, 2), "chosen  on")
    host.press(.return)
    expect(row(host, 4), "│ ✓ Wrap      │")
    expect(host.find(.toggle, "Wrap").value, "on")
  }

  @Test func `a row may leave the menu open`() {
    let host = host()
    host.press(.return)
    host.press(.end)
    host.press(.return)
    host.press(.return)
    expect(row(host, 10), "│   Count 2   │")
    expect(host.focusedElement?.label, "Count 2")
  }

  // Overlays A8.
  @Test func `submenus open at the right by Right and close by Left, one by one`() {
    let host = host()
    host.press(.return)
    host.type("m")
    host.press(.rightArrow)
    expect(host.focusedElement?.label, "First")
    expect(row(host, 4), "│   Wrap      ╭─────────╮")
    expect(row(host, 5), "│▌  More    ▸ │ First   │")
    host.press(.downArrow)
    host.press(.return)
    expect(host.focusedElement?.label, "Ground")
    host.press(.leftArrow)
    expect(host.focusedElement?.label, "Deep")
    host.press(.escape)
    expect(host.focusedElement?.label, "More")
    host.press(.rightArrow)
    host.press(.end)
    host.press(.return)
    expect(row(host, 2), "chosen last off")
    expect(host.host.checkInvariants(), [])
  }

  // Overlays A5.
  @Test func `Escape closes one menu at a time`() {
    let host = host()
    host.press(.return)
    host.type("m")
    host.press(.rightArrow)
    host.press(.escape)
    expect(host.text, contains: "Danger")
    host.press(.escape)
    expect(host.text, lacks: "Danger")
    expect(host.find(.menu, "Edit").isFocused)
  }

  // Overlays A12.
  @Test func `a click opens it with no row selected, and a click on a row chooses that`() {
    let host = host()
    host.click(on: "Edit")
    expect(host.text, contains: "Danger")
    expect(!(0..<14).contains { host.style($0, 2).attributes.contains(.reverse) })
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Cut")
    host.click(on: "Delete")
    expect(row(host, 2), "chosen delete off")
  }

  // Overlays A12.
  @Test func `the button of the mouse held and let go over a row chooses it`() {
    let host = host()
    host.drag((x: 3, y: 0), (x: 4, y: 2), (x: 5, y: 8))
    expect(row(host, 2), "chosen delete off")
    host.drag((x: 3, y: 0), (x: 4, y: 3))
    expect(host.text, contains: "Danger")
    expect(row(host, 2), not: "chosen cut off")
  }

  // Overlays A6.
  @Test func `a click on the button of an open menu closes it, and does nothing else`() {
    let host = host()
    host.click(on: "Edit")
    host.click(on: "Edit")
    expect(host.text, lacks: "Danger")
    host.click(on: "Edit")
    expect(host.text, contains: "Danger")
    host.click(x: 30, y: 14)
    expect(host.text, lacks: "Danger")
    expect(row(host, 2), "chosen  off")
  }

  // Overlays A6.
  @Test func `a click beside takes all menus away and reaches nothing below`() {
    struct Wide: View {
      @State private var count = 0
      var body: some View {
        HStack(alignment: .top) {
          Menu("A") { Menu("B") { Button("C") {} } }
          Button("Hit \(count)") { count += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 40, height: 8) { Wide() }
    host.press(.return)
    host.press(.rightArrow)
    expect(host.text, contains: "C")
    host.click(on: "Hit 0")
    expect(host.text, contains: "Hit 0")
    expect(host.text, lacks: "╭")
    host.click(on: "Hit 0")
    expect(host.text, contains: "Hit 1")
  }

  @Test func `the mouse selects the row that it is over, and opens a submenu it rests on`() {
    let host = host()
    host.click(on: "Edit")
    host.hover(x: 5, y: 2)
    expect(host.focusedElement?.label, "Cut")
    host.hover(x: 5, y: 5)
    expect(host.text, lacks: "First")
    host.advance(by: .milliseconds(200))
    expect(host.text, contains: "First")
    host.hover(x: 5, y: 2)
    expect(host.text, lacks: "First")
    expect(host.focusedElement?.label, "Cut")
    host.hover(x: 38, y: 15)
    expect(!(0..<14).contains { host.style($0, 2).attributes.contains(.reverse) })
    expectNil(host.host.timerDeadline)
  }

  @Test func `a primary action is run by a click, and the sign opens the menu`() {
    struct Split: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Menu("Save") {
            Button("Save as") { text = "as" }
          } primaryAction: {
            text = "saved"
          }
          Text(text)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 24, height: 8) { Split() }
    host.click(x: 3, y: 0)
    expect(host.text, contains: "saved")
    host.click(x: 7, y: 0)
    expect(host.text, contains: "Save as")
    host.press(.escape)
    host.press(.downArrow, modifiers: .option)
    host.press(.return)
    expect(row(host, 1), "as")
    host.press(.return)
    expect(row(host, 1), "saved")
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 3, y: 0))))
    host.advance(by: .seconds(1))
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 3, y: 0))))
    expect(host.text, contains: "Save as")
  }

  // Overlays A8.
  @Test func `a menu longer than the screen scrolls to the selected row`() {
    let host = TestHost(width: 20, height: 6) {
      Menu("Many") { ForEach(0..<30, id: \.self) { number in Button("Row \(number)") {} } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.press(.return)
    expect(host.text, contains: "Row 0")
    host.press(.upArrow)
    expect(host.text, contains: "Row 29")
    expect(host.focusedElement?.label, "Row 29")
    host.press(.home)
    expect(host.focusedElement?.label, "Row 0")
    host.press(.end)
    expect(host.focusedElement?.label, "Row 29")
    expect(host.text, contains: "│ Row 29 ")
    host.scroll(x: 3, y: 2, dy: -1)
    expect(host.text, lacks: "Row 29")
  }

  // Overlays A12.
  @Test(arguments: 1...6)
  func `it works in every window`(width: Int) {
    for height in 1...6 {
      let host = host(width: width, height: height)
      host.press(.return)
      for key: KeyEquivalent in [
        .downArrow, .end, .rightArrow, .upArrow, .home, .downArrow, .downArrow, .rightArrow,
      ] {
        host.press(key)
      }
      host.resize(width: height, height: width)
      host.press(.escape)
      host.press(.return)
      host.press(.return)
      expect(host.issues, [])
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `a style of one's own, and buttons without brackets`() {
    struct Tagged: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("=")
          Menu(configuration)
        }
      }
    }
    let host = TestHost(width: 20, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Menu("A") { Button("b") {} }.menuStyle(Tagged())
        Menu("C") { Button("d") {} }.menuStyle(.borderlessButton).menuIndicator(.hidden)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    expect(row(host, 0), contains: "=   A ▾")
    expect(row(host, 1).trimmedEnd.hasSuffix("C"))
    host.press(.return)
    expect(host.text, contains: "b")
  }

  @Test func `a disabled menu doesn't open`() {
    let host = TestHost(width: 20, height: 5) { Menu("A") { Button("b") {} }.disabled(true) }
    host.click(on: "A")
    host.press(.return)
    expect(host.text, lacks: "b")
  }

  @Test func `an open menu asks for no wake-ups`() {
    let host = TestHost(width: 20, height: 5) { Menu("A") { Button("b") {} } }
    host.press(.return)
    expectNil(host.host.timerDeadline)
  }

  // Overlays, must-show 2.
  @Test func `opening a menu of 30 by 8 cells writes those and no others`() {
    let host = TestHost(width: 200, height: 50) {
      Text(String(repeating: "x", count: 9_999))
        .overlay(alignment: .topLeading) {
          Menu("Open") {
            ForEach(0..<6, id: \.self) { Button("a row of twenty-six cells\($0)") {} }
          }
        }
    }
    host.press(.return)
    expect(host.record.cellsWritten, atMost: 30 * 8 + 10)
    host.press(.escape)
    expect(host.record.cellsWritten, atMost: 30 * 8 + 10)
  }
}
