import Expectations
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting
import Testing

/// The scene `Window`: the first window of an app is the terminal's.
@Suite struct WindowSceneTests {
  private struct Only: App {
    var body: some Scene { Window("Notes", id: "main") { Text("only") } }
  }
  private struct First: App {
    var body: some Scene {
      Window("Notes", id: "main") { Text("first") }.environment(\.lineLimit, 1)
      WindowGroup { Text("second") }
      Window(String("About"), id: "about") { Text("third") }
      Settings { Text("settings") }
    }
  }
  private struct Second: App {
    var body: some Scene {
      WindowGroup { Text("first") }
      Window("About", id: "about") { Text("second") }
    }
  }

  @Test func `a window as the only scene is shown, with its title`() {
    let host = TestHost(width: 20, height: 3, app: Only())
    expect(host.text, contains: "only")
    expect(host.host.titles.text, "Notes")
  }

  @Test func `of several windows the first one is shown`() {
    for host in [TestHost(width: 20, height: 3, app: First()), TestHost(width: 20, height: 3, app: Second())]
    {
      expect(host.text, contains: "first")
      expect(host.text, lacks: "second")
      expect(host.text, lacks: "third")
    }
  }
}
