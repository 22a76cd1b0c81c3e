import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Several toasts at a time: which of them has a key, and what shows beside them.
@Suite struct ToastStackTests {
  private struct Screen: View {
    @Environment(\.showToast) private var showToast
    @State private var undone: [String] = []
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("undone \(undone.joined(separator: " "))")
        Button("One") { delete("one") }
        Button("Two") { delete("a long two") }
        Button("Other") {
          showToast(
            "other", action: ToastAction("Undo", key: KeyboardShortcut("y")) { undone.append("other") })
        }
        ForEach(0..<12, id: \.self) { row in
          Button(String(repeating: "\(row % 10)", count: 36)) { undone.append("row") }.buttonStyle(.plain)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func delete(_ what: String) {
      showToast("deleted \(what)", action: ToastAction("Undo") { undone.append(what) })
    }
  }

  private func host() -> TestHost {
    let host = TestHost(width: 40, height: 16) { Screen() }
    host.find(.button, "One").press()
    host.find(.button, "Two").press()
    return host
  }

  @Test func `the key is the newest one's, and no other one shows it`() {
    let host = host()
    expect(host.elements(.toast).map(\.label), ["deleted one, Undo", "deleted a long two, ^Z, Undo"])
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone a long two")
    expect(host.elements(.toast).map(\.label), ["deleted one, ^Z, Undo"])
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone a long two one")
    expectEmpty(host.elements(.toast))
  }

  @Test func `a click does what an older one offers`() {
    let host = host()
    host.click(on: "Undo")
    expect(host.text, contains: "undone one")
    expect(host.elements(.toast).map(\.label), ["deleted a long two, ^Z, Undo"])
  }

  @Test func `with another key each has its own, and none of it is a mistake`() {
    let host = host()
    host.find(.button, "Other").press()
    expect(
      host.elements(.toast).map(\.label),
      [
        "deleted one, Undo", "deleted a long two, ^Z, Undo", "other, ^Y, Undo",
      ])
    _ = host.actions
    host.press("z", modifiers: .control)
    host.press("y", modifiers: .control)
    expect(host.text, contains: "undone a long two other")
    expect(host.issues, [])
  }

  @Test func `beside a narrower one the screen shows what is below, and is clicked`() {
    let host = host()
    let rows = host.text.split(separator: "\n").map(String.init)
    let (wide, narrow) = (host.position(of: "deleted a long two"), host.position(of: "deleted one"))
    guard let wide, let narrow else { return expect(Bool(false), "\(host.text)") }
    expect(narrow.x, above: wide.x + 2)
    let row = rows[narrow.y]
    // Up to the frame of the narrower one.
    expect(row.prefix(narrow.x - 2).allSatisfy { $0.isNumber }, "\(host.text)")
    host.click(x: narrow.x - 4, y: narrow.y)
    expect(host.text, contains: "undone row")
    // They are above the row that has the focus now.
    let moved = host.position(of: "deleted one") ?? narrow
    host.click(x: moved.x + 1, y: moved.y)
    expect(host.text, lacks: "undone row row")
    // What changes there is seen, and drawn anew the screen is the same.
    let shown = host.screen
    host.host.invalidateScreen()
    host.turn()
    expect(host.screen, shown)
    host.hover(x: 0, y: 0)
    host.advance(by: .seconds(10))
    expect(host.elements(.toast).isEmpty && !host.text.contains("deleted"))
    expect(host.host.checkInvariants(), [])
  }
}
