import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// How the settings of an app are shown.
@Suite struct SettingsSceneTests {
  private struct Page: App {
    var body: some Scene {
      WindowGroup { Opener().keyHints() }
      Settings { Fields() }
    }
  }

  private struct TitledPage: App {
    var body: some Scene {
      WindowGroup { Opener() }
      Settings { Fields().navigationTitle("Preferences") }
    }
  }

  private struct StackedPage: App {
    var body: some Scene {
      WindowGroup { Opener() }
      Settings { NavigationStack { Fields().navigationTitle("General") } }
    }
  }

  private struct UntitledStackPage: App {
    var body: some Scene {
      WindowGroup { Opener() }
      Settings { NavigationStack { Fields() } }
    }
  }

  private struct Opener: View {
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      Button("Open") { openSettings() }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Toggle("Wrap", isOn: $isOn)
      }
    }
  }

  private func opened<A: App>(_ app: A, height: Int = 30) -> TestHost {
    let host = TestHost(width: 100, height: height, app: app)
    host.find(.button, "Open").press()
    return host
  }

  @Test func `they have a title, are as tall as their rows, and say that Escape closes them`() {
    let host = opened(Page())
    expect(host.layers[0].frame.height, 8, "\(host.text)")
    expect(host.text.contains("Settings") && host.text.contains("Esc Close"), "\(host.text)")
    expect(host.host.checkInvariants(), [])
    host.press(.escape)
    expect(host.layers.isEmpty && !host.text.contains("Close"))
  }

  @Test func `what their views call them is their title`() {
    let host = opened(TitledPage())
    expect(host.text.contains("Preferences") && !host.text.contains("Settings"), "\(host.text)")
    let stacked = opened(StackedPage())
    expect(stacked.text.contains("General") && !stacked.text.contains("Settings"), "\(stacked.text)")
    expect(stacked.layers[0].frame.height, 8, "\(stacked.text)")
    let untitled = opened(UntitledStackPage())
    expect(untitled.text, contains: "Settings", "\(untitled.text)")
    expect(untitled.layers[0].frame.height, 8, "\(untitled.text)")
  }

  @Test func `the row of hints says that Escape closes a sheet, unless something in it has the key`() {
    struct Hints: View {
      @State private var isOpen = true
      let isHeld: Bool
      let hasCancel: Bool
      var body: some View {
        Text("page").keyHints().sheet(isPresented: $isOpen) {
          Button("Done") {}.interactiveDismissDisabled(isHeld)
          if hasCancel { Button("Cancel") { isOpen = false }.keyboardShortcut(.cancelAction) }
        }
      }
    }
    func text(_ isHeld: Bool, _ hasCancel: Bool) -> String {
      TestHost(width: 60, height: 16) { Hints(isHeld: isHeld, hasCancel: hasCancel) }.text
    }
    expect(text(false, false), contains: "Esc Close")
    expect(text(true, false), lacks: "Esc Close")
    expect(text(false, true).contains("Esc Cancel") && !text(false, true).contains("Close"))
    let host = TestHost(width: 60, height: 16) { Hints(isHeld: false, hasCancel: false) }
    host.perform("sheet.close")
    expectEmpty(host.layers)
  }

  // Mend D4
  @Test func `without commands a key and an action open the settings, and there is no menu`() {
    let host = TestHost(width: 100, height: 20, app: Page())
    expect(host.actions.contains { $0.id == "app.settings" })
    expect(!host.actions.contains { $0.id == "app.menu" })
    host.press(",", modifiers: .option)
    expect(host.layers.count, 1)
    host.press(.escape)
    host.perform("app.settings")
    expect(host.layers.count, 1)

    struct Bare: App {
      var body: some Scene { WindowGroup { Opener() } }
    }
    let bare = TestHost(width: 100, height: 20, app: Bare())
    expect(!bare.actions.contains { $0.id == "app.settings" || $0.id == "app.menu" })
  }

  @Test func `with commands both are there, once`() {
    struct Commanded: App {
      var body: some Scene {
        WindowGroup { Opener() }.commands { CommandMenu("Song") { Button("Play") {} } }
        Settings { Fields() }
      }
    }
    let host = TestHost(width: 100, height: 20, app: Commanded())
    expect(host.actions.count { $0.id == "app.settings" }, 1)
    expect(host.actions.count { $0.id == "app.menu" }, 1)
    host.press(",", modifiers: .option)
    expect(host.layers.count, 1)
  }

  @Test(arguments: [40, 66, 100, 140]) func `a form in them is as wide as in a sheet`(width: Int) {
    struct InSheet: View {
      @State private var isOpen = true
      var body: some View { Text("page").sheet(isPresented: $isOpen) { Fields() } }
    }
    let host = TestHost(width: width, height: 20, app: Page())
    host.press(",", modifiers: .option)
    let sheet = TestHost(width: width, height: 20) { InSheet() }
    expect(host.layers[0].frame.width, sheet.layers[0].frame.width)
  }
}
