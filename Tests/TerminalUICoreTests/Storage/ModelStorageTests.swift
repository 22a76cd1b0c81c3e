import Glibc
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Stored values of models in tests: each test begins with none, and nothing is written.
@Suite struct ModelStorageTests {
  @Observable final class Settings {
    @ObservationIgnored @AppStorage("model.theme") var theme = "light"
    static let shared = Settings()
  }

  @Observable final class Clock { var ticks = 0 }

  /// Shows the value of a model and that of a view with the same key.
  private struct Page: View {
    let settings: Settings
    @AppStorage("model.theme") private var theme = "light"

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(settings.theme) \(theme)")
        Button("Toggle") { settings.theme = settings.theme == "light" ? "dark" : "light" }
        Button("View") { theme = "of the view" }
      }
    }
  }

  @Test(arguments: 1...3) func `what a model stores in one test isn't there in the next`(number: Int) {
    expect(Settings.shared.theme, "light")
    Settings.shared.theme = "dark \(number)"
    expect(Settings.shared.theme, "dark \(number)")
    expect(Settings().theme, "dark \(number)")
  }

  @Test func `nor is it there in another test`() {
    expect(Settings.shared.theme, "light")
    Settings.shared.theme = "dark"
  }

  @Test func `nor in a third one`() {
    expect(Settings.shared.theme, "light")
    Settings.shared.theme = "darker"
  }

  @Test func `a model and a view with the same key have one value in a host`() {
    let settings = Settings()
    let host = TestHost(width: 30, height: 3) { Page(settings: settings) }
    host.find(.button, "Toggle").press()
    expect(host.trimmedText, contains: "dark dark")
    expect(settings.theme, "dark")
    host.find(.button, "View").press()
    expect(host.trimmedText, contains: "of the view of the view")
    expect(settings.theme, "of the view")
    settings.theme = "outside"
    host.turn()
    expect(host.trimmedText, contains: "outside outside")
  }

  @Test func `what a model stores before its host is made is there in the host`() {
    let settings = Settings()
    settings.theme = "dark"
    let host = TestHost(width: 30, height: 3) { Page(settings: settings) }
    expect(host.trimmedText, contains: "dark dark")
  }

  @Test func `another host of a test begins with nothing stored`() {
    let settings = Settings()
    let first = TestHost(width: 30, height: 3) { Page(settings: settings) }
    first.find(.button, "Toggle").press()
    let second = TestHost(width: 30, height: 3) { Page(settings: Settings()) }
    expect(second.trimmedText, contains: "light light")
    second.find(.button, "View").press()
    first.find(.button, "Toggle").press()
    expect(first.trimmedText, contains: "light light")
    expect(second.trimmedText, contains: "of the view of the view")
  }

  @Test func `a task of a view has the values of its host`() async {
    struct Loading: View {
      let settings: Settings
      var body: some View {
        Page(settings: settings).task {
          await Task.yield()
          settings.theme = "loaded"
        }
      }
    }
    let host = TestHost(width: 30, height: 3) { Loading(settings: Settings()) }
    let other = TestHost(width: 30, height: 3) { Page(settings: Settings()) }
    await host.settle { host.trimmedText.contains("loaded loaded") }
    expect(host.trimmedText, contains: "loaded loaded")
    other.turn()
    expect(other.trimmedText, contains: "light light")
  }

  @Test func `what the turn of another host has a host do is done with the values of its own`() {
    struct Ticking: View {
      let clock: Clock
      let settings: Settings
      var body: some View {
        let theme = settings.theme
        VStack {
          Text("\(theme) at \(clock.ticks)")
          Button("Dark") { settings.theme = "dark" }
        }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { withTransaction(\.disablesAnimations, true) { count += 1 } }
      }
    }
    let clock = Clock()
    let host = TestHost(width: 30, height: 3) { Ticking(clock: clock, settings: Settings()) }
    host.find(.button, "Dark").press()
    let other = TestHost(width: 30, height: 3) { Counting() }
    clock.ticks = 1
    // Before it writes with its transaction, it has all hosts evaluate what waits.
    other.find(.button, "Count 0").press()
    host.turn()
    expect(host.trimmedText, contains: "dark at 1")
    expect(other.trimmedText, contains: "Count 1")
  }

  @Test(arguments: 1...2) func `the program's own store is one in memory in a test`(number: Int) {
    let key = "model.written"
    expectNil(StorageStore.standard.value(Int.self, forKey: key))
    expectNil(StorageStore.scene.value(Int.self, forKey: key))
    StorageStore.standard.set(number, forKey: key)
    StorageStore.scene.set(number, forKey: key)
    expect(StorageStore.standard.value(Int.self, forKey: key), number)
    StorageStore.standard.synchronize()
    StorageStore.scene.synchronize()
    for (variable, folder, name) in [
      ("XDG_CONFIG_HOME", ".config", "defaults"), ("XDG_STATE_HOME", ".local/state", "scene"),
    ] {
      let home =
        getenv(variable).map { String(cString: $0) } ?? String(cString: getenv("HOME")!) + "/" + folder
      let program = CommandLine.arguments[0].split(separator: "/").last!
      expect(access("\(home)/\(program)/\(name)", F_OK), not: 0)
    }
  }
}
