import TerminalUI
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

#Preview {
  @Previewable @State var n = 1; Text("\(n)")
}

@Suite struct WrittenAsInSwiftUITests {
  struct Theme: Identifiable { let id: Int; var name: String }
  struct Themes: View {
    @State var themes: [Theme]
    var body: some View {
      VStack(alignment: .leading) {
        Picker("Theme", sources: $themes, selection: \.name) {
          Text("a").tag("a"); Text("b").tag("b")
        }.pickerStyle(.inline)
        Text(verbatim: themes.map(\.name).joined())
      }
    }
  }
  // Mend G10
  @Test func `a picker chooses for several things`() {
    let host = TestHost(width: 30, height: 8) {
      Themes(themes: [Theme(id: 1, name: "a"), Theme(id: 2, name: "b")])
    }
    expect(host.text, contains: "ab")
    host.press(.downArrow)
    expect(host.text, contains: "aa")
    host.press(.downArrow)
    expect(host.text, contains: "bb", "\(host.text)")
  }
  struct Optionals: View {
    @State var exact: Int? = 1
    var body: some View {
      Picker("P", selection: $exact) {
        Text("One").tag(1, includeOptional: false)
        Text("Two").tag(2, includeOptional: true)
        Text("Three").tag(3 as Int?, includeOptional: false)
      }.pickerStyle(.inline)
    }
  }
  @Test func `a tag is for optional selections unless it says otherwise`() {
    let host = TestHost(width: 30, height: 8) { Optionals() }
    expect(host.text, lacks: "◉", "\(host.text)")
    host.press(.downArrow)
    expect(
      host.text.contains("◉ Two") || host.text.contains("(•) Two") || host.text.contains("● Two"),
      "\(host.text)")
  }
  // Mend H8
  @Test func `what SwiftUI compiles compiles`() {
    let markdown = "**bold**"
    let length = 1.0, points: CGFloat = 2
    let host = TestHost(width: 30, height: 20) {
      VStack {
        Text(.init(markdown))
        ScrollView { Text("x") }.contentMargins(length).contentMargins(points).contentMargins(1)
          .contentMargins(.horizontal, length).contentMargins(.horizontal, points).contentMargins(.top, 0)
        Text("y").containerRelativeFrame(.horizontal, count: 3, spacing: length)
          .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: points)
          .containerRelativeFrame(.horizontal, count: 3, spacing: 1)
        Text("z").onLongPressGesture(minimumDuration: 1, maximumDistance: length) {}
          .onLongPressGesture(maximumDistance: points) {
          } onPressingChanged: { _ in
          }
          .onLongPressGesture(maximumDistance: 10) {}
          .onLongPressGesture(minimumDuration: 1, maximumDistance: points, pressing: nil) {}
          .onKeyPress(characters: ["1", "2"]) { _ in .ignored }
          .onKeyPress(characters: .alphanumerics) { _ in .ignored }
      }
    }
    expect(host.text.contains("bold") && !host.text.contains("**"), "\(host.text)")
  }
  // Mend D11
  @Test func `tabs that all fit have no menu of others`() {
    let host = TestHost(width: 40, height: 6) {
      TabView {
        Tab("A", value: 1) { Text("a") }; Tab("B", value: 2) { Text("b") }
      }
    }
    expectEmpty(host.elements(.button), "\(host.elements(.button))")
  }
  @Test func `tabs that don't fit have a menu of others`() {
    let host = TestHost(width: 12, height: 6) {
      TabView {
        Tab("Alpha", value: 1) { Text("a") }; Tab("Beta", value: 2) { Text("b") };
        Tab("Gamma", value: 3) { Text("c") }
      }
    }
    expect(host.find(.button, "More").exists, "\(host.text)")
  }
  // Mend D11
  @Test func `modifiers of scenes work in any order`() {
    struct Copier: View {
      @Environment(\.copyToClipboard) private var copy
      var body: some View { Button("copy") { copy("x") } }
    }
    struct First: App {
      var body: some Scene { WindowGroup { Copier() }.commands {}.allowsClipboardWriting().plainOutput() }
    }
    struct Second: App {
      var body: some Scene {
        WindowGroup { Copier() }.allowsClipboardWriting(false).commands {}.allowsClipboardWriting()
      }
    }
    struct Third: App {
      var body: some Scene { Settings { Text("s") }.allowsClipboardWriting(); WindowGroup { Copier() } }
    }
    func copied(_ app: some App) -> [String] {
      let host = TestHost(width: 30, height: 6, app: app)
      host.find(.button, "copy").press()
      return host.copiedTexts
    }
    expect(copied(First()), ["x"])
    expect(copied(Second()), ["x"])
    expect(copied(Third()), [])
  }
}
