import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// With which row the menu of a picker opens.
@Suite struct MenuPickerOpeningTests {
  private struct Screen: View {
    @State var chosen = 2
    var count = 4
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Picker("Size", selection: $chosen) {
          ForEach(0..<count, id: \.self) { Text("option \($0)").tag($0) }
        }
        .pickerStyle(.menu)
        Text("chosen \(chosen)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  // Counterexamples 3, observations
  @Test func `Return twice leaves the value as it is`() {
    let host = TestHost(width: 30, height: 12) { Screen() }
    host.press(.return)
    expect(host.focusedElement?.treeDescription.contains("option 2"), true, "\(host.elementTree)")
    expect(host.elements(.button).filter(\.isFocused).count, 1)
    host.press(.return)
    expect(host.text, contains: "chosen 2")
    host.press(.return)
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "chosen 3")
  }

  @Test func `the chosen row is in sight, however many there are before it`() {
    for byMouse in [false, true] {
      let host = TestHost(width: 30, height: 12) { Screen(chosen: 40, count: 50) }
      if byMouse { host.click(on: "▾") } else { host.press(.return) }
      expect(host.text, contains: "✓ option", "\(host.text)")
    }
  }

  @Test func `where nothing is chosen the first row is selected`() {
    let host = TestHost(width: 30, height: 12) { Screen(chosen: 99) }
    host.press(.return)
    host.press(.return)
    expect(host.text, contains: "chosen 0")
  }

  @Test func `a picker among other rows of a menu selects none of its own`() {
    struct Mixed: View {
      @State private var chosen = 1
      @State private var reloads = 0
      var body: some View {
        VStack {
          Menu("View") {
            Button("Reload") { reloads += 1 }
            Picker("Order", selection: $chosen) { ForEach(0..<3, id: \.self) { Text("by \($0)").tag($0) } }
          }
          Text("reloads \(reloads)")
        }
      }
    }
    let host = TestHost(width: 30, height: 12) { Mixed() }
    host.press(.return)
    host.press(.return)
    expect(host.text, contains: "reloads 1")
  }
}
