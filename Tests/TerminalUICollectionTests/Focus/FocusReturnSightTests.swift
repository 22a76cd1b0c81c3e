import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Mend B1: what the user saw with the focus is in sight when it has the focus again, or when there is room for it.
@Suite struct FocusReturnSightTests {
  private struct Pages: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<30) { number in
              NavigationLink("Link \(number)", value: number)
            }
          }
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
        .onKeyPress("g") {
          path.append(99)
          return .handled
        }
      }
    }
  }

  @Test func `a link is in sight after its page, in a window of another size`() {
    let host = TestHost(width: 40, height: 24) { Pages() }
    for _ in 0..<14 { host.press(.downArrow) }
    expect(host.focusedElement?.label, "Link 14")
    host.press(.return)
    expect(host.text, contains: "Page 14")
    host.resize(width: 20, height: 6)
    host.press(.escape)
    expect(host.focusedElement?.label, "Link 14")
    expect(host.text, contains: "Link 14")
  }

  @Test func `a page stays where the mouse has scrolled it`() {
    let host = TestHost(width: 40, height: 10) { Pages() }
    for _ in 0..<14 { host.press(.downArrow) }
    host.scroll(x: 20, y: 4, dy: -40)
    let text = host.text
    expect(text, lacks: "Link 14")
    host.press("g")
    expect(host.text, contains: "Page 99")
    host.press(.escape)
    expect(host.text, text)
  }

  private struct Fields: View {
    @State private var texts = [String](repeating: "", count: 20)
    @State private var asks = false
    var body: some View {
      Form {
        ForEach(0..<20) { number in
          Text("A field that is explained in more than a few words")
          TextField("Field \(number)", text: $texts[number])
        }
      }
      .onKeyPress("d", modifiers: .control) {
        asks = true
        return .handled
      }
      .alert("Really?", isPresented: $asks) { Button("No", role: .cancel) {} }
    }
  }

  @Test(arguments: [false, true])
  func `the field with the focus comes into sight when the window has room again`(isBelowAlert: Bool) {
    let host = TestHost(width: 30, height: 10) { Fields() }
    host.resize(width: 12, height: 0)
    for _ in 0..<9 { host.press(.tab) }
    if isBelowAlert { host.press("d", modifiers: .control) }
    host.resize(width: 40, height: 10)
    if isBelowAlert { host.press(.escape) }
    expect(host.text, contains: "Field 9")
    expect(host.cursor != nil)
  }
}
