import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// Pickers in menus.
@Suite struct MenuPickerTests {
  private struct Screen: View {
    @State private var order = "name"
    var keepsOpen = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Menu("View") {
          Button("Reload") {}
          Divider()
          Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By size").tag("size")
            ForEach(["date"], id: \.self) { Text("By \($0)") }
          }
          .menuActionDismissBehavior(keepsOpen ? .disabled : .automatic)
        }
        Text("order \(order)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { String($0.replacing(/\s+$/, with: "")) }.filter { !$0.isEmpty }
  }

  // Overlays A12
  @Test func `options are rows, and the chosen one has a mark`() {
    let host = TestHost(width: 20, height: 9) { Screen() }
    host.press(.return)
    expect(
      lines(host).prefix(8),
      [
        "  View ▾", "╭───────────╮", "│   Reload  │", "├───────────┤", "│ ✓ By name │", "│   By size │",
        "│   By date │", "╰───────────╯",
      ])
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  // Overlays A12
  @Test func `keys and the mouse choose an option, which closes the menu`() {
    let host = TestHost(width: 20, height: 9) { Screen() }
    host.press(.return)
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.return)
    expect(lines(host), ["  View ▾", "order size"])
    host.press(.return)
    expect(host.text, contains: "✓ By size")
    host.click(on: "By date")
    expect(lines(host), ["  View ▾", "order date"])
    expect(host.issues, [])
  }

  @Test func `where the menu stays open the mark goes to what is chosen`() {
    let host = TestHost(width: 20, height: 9) { Screen(keepsOpen: true) }
    host.press(.return)
    host.click(on: "By size")
    expect(host.text.contains("✓ By size") && !host.text.contains("✓ By name"))
    expect(host.issues, [])
  }
}
