import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// A view below the content of tabs.
@Suite struct TabAccessoryTests {
  @Test func `it stays while another tab is chosen`() {
    let host = TestHost(width: 20, height: 8) {
      TabView {
        Tab("a", systemImage: "star") { Text("first").frame(maxHeight: .infinity) }
        Tab("b", systemImage: "star") { Text("second").frame(maxHeight: .infinity) }
      }
      .tabViewBottomAccessory { Text("playing") }
      .tabViewBottomAccessory(isEnabled: false) { Text("hidden") }
    }
    expect(host.text.split(separator: "\n").last?.contains("playing"), true, "\(host.text)")
    expect(host.text.contains("first") && !host.text.contains("hidden"))
    host.click(on: "b")
    expect(host.text.contains("second") && host.text.contains("playing"))
  }
}
