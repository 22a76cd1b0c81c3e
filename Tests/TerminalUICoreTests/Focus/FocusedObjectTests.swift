import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private final class Document: ObservableObject {
  @Published var title: String
  init(_ title: String) { self.title = title }
}

@Suite struct FocusedObjectTests {
  @Test func `an object comes from around the focus, and each of its changes evaluates who declares it`() {
    // K, O4
    struct Title: View {
      @FocusedObject private var document: Document?
      var body: some View { Text(document?.title ?? "none") }
    }
    struct Screen: View {
      let first: Document
      let second: Document
      var body: some View {
        VStack(alignment: .leading) {
          Title()
          Button("a") {}.focusedObject(first)
          Button("b") {}.focusedObject(second)
          Button("c") {}
        }
      }
    }
    let (first, second) = (Document("one"), Document("two"))
    let host = TestHost(width: 5, height: 4) { Screen(first: first, second: second) }
    expect(host.text.hasPrefix("one"))
    first.title = "uno"
    host.turn()
    expect(host.text.hasPrefix("uno"))
    expect(host.record.bodies, ["Title"])
    host.press(.tab)
    expect(host.text.hasPrefix("two"))
    first.title = "eins"
    host.turn()
    expect(host.record.bodies, [])
    host.press(.tab)
    expect(host.text.hasPrefix("none"))
  }
}
