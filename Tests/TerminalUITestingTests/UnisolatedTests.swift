import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Styles and other conformances of a module without default isolation, which this target is.
@Suite @MainActor struct UnisolatedTests {
  @Test func `styles written as for SwiftUI are used`() {
    let host = TestHost(width: 40, height: 12) {
      VStack {
        Label("Title", symbol: "*").labelStyle(StackedLabel())
        Button("Next") {}.buttonStyle(.arrow)
        Toggle("Loud", isOn: .constant(true)).toggleStyle(WordToggle())
        LabeledContent("Size", value: "7").labeledContentStyle(ColonContent())
        GroupBox("Box") { Text("inside") }.groupBoxStyle(LineGroup())
        ProgressView(value: 0.5).progressViewStyle(WordProgress())
      }
    }
    for text in ["Title *", "→ Next", "Loud", "yes", "Size : 7", "inside", "0.5"] {
      expect(host.text, contains: text, "\(text)")
    }
  }

  @Test func `views, layouts and charts written as for SwiftUI are shown`() {
    let host = TestHost(width: 30, height: 12) { Greeting(name: "you") }
    expect(host.text, contains: "Hello, you")
    expect(host.issues, [])
    expect(warmest([1, 3, 2])?.number, 3)
  }
}
