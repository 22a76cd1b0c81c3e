import Expectations
import TerminalUI
import TerminalUITesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var word = "none"
}

/// Values that scenes give to their views.
@Suite struct SceneEnvironmentTests {
  @Observable final class Model { var name = "model" }
  final class Store: ObservableObject { @Published var count = 7 }

  private struct Words: View {
    @Environment(\.word) private var word
    @Environment(\.openSettings) private var openSettings
    var body: some View { Button("word: \(word)") { openSettings() } }
  }

  private struct Objects: View {
    @Environment(Model.self) private var model
    @EnvironmentObject private var store: Store
    var body: some View { Text("\(model.name) \(store.count)") }
  }

  private struct WordApp: App {
    var body: some Scene {
      WindowGroup { Words() }.environment(\.word, "window")
      Settings { Words() }.environment(\.word, "settings")
    }
  }

  private struct PlainSettingsApp: App {
    var body: some Scene {
      WindowGroup { Words() }.environment(\.word, "window")
      Settings { Words() }
    }
  }

  private struct NestedApp: App {
    var body: some Scene {
      WindowGroup("Title") { Words() }
        .environment(\.word, "inner")
        .environment(\.word, "outer")
        .transformEnvironment(\.word) { $0 += "most" }
    }
  }

  private struct ObjectApp: App {
    @StateObject private var store = Store()
    @State private var model = Model()
    var body: some Scene {
      WindowGroup { Objects() }.environment(model).environmentObject(store)
    }
  }

  private struct CountingApp: App {
    @State private var count = 1
    var body: some Scene {
      WindowGroup {
        Words().onKeyPress("+") {
          count += 1; return .handled
        }
      }
      .environment(\.word, "\(count)")
    }
  }

  @Test func `each scene has its own`() {
    let host = TestHost(width: 40, height: 12, app: WordApp())
    expect(host.text, contains: "word: window")
    host.press(.return)
    expect(host.text, contains: "word: settings")
  }

  @Test func `the scenes after one don't get its values`() {
    let host = TestHost(width: 40, height: 12, app: PlainSettingsApp())
    host.press(.return)
    expect(host.text, contains: "word: none")
  }

  @Test func `the nearest value counts`() {
    let host = TestHost(width: 40, height: 12, app: NestedApp())
    expect(host.text, contains: "word: inner")
  }

  @Test func `objects are found by their types`() {
    let host = TestHost(width: 40, height: 4, app: ObjectApp())
    expect(host.text, contains: "model 7")
    expect(host.issues, [])
  }

  @Test func `a value that changes is found`() {
    let host = TestHost(width: 40, height: 4, app: CountingApp())
    expect(host.text, contains: "word: 1")
    host.type("+")
    expect(host.text, contains: "word: 2")
  }
}
