import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// Mend 2, 2: what scenes hold follows the model, as views do.
@Suite struct LiveCommandsTests {
  @Observable fileprivate final class Tally {
    var count = 0
    var isWrapped = false
    var mode = "list"
    var extras: [String] = []
  }

  private struct CountScene: Scene {
    let tally: Tally
    var body: some Scene {
      WindowGroup { Page(tally: tally) }
        .commands {
          CommandMenu("Count") {
            Button("Reset \(tally.count)") { tally.count = 0 }
              .keyboardShortcut(.f5, modifiers: []).disabled(tally.count == 0)
            Toggle("Wrapped", isOn: Bindable(tally).isWrapped)
            Picker("Mode", selection: Bindable(tally).mode) {
              Text("As list").tag("list")
              Text("As icons").tag("icons")
            }
            .pickerStyle(.inline)
            ForEach(tally.extras, id: \.self) { name in Button(name) { tally.extras.removeAll { $0 == name } }
            }
          }
          if tally.count > 4 { CommandMenu("Large") { Button("Halve") { tally.count /= 2 } } }
        }
    }
  }

  private struct Page: View {
    let tally: Tally
    @State private var showsPalette = false
    var body: some View {
      VStack {
        Button("count \(tally.count)") { tally.count += 1 }
        Text(tally.isWrapped ? "wrapped" : "straight")
      }
      .commandPalette(isPresented: $showsPalette)
      .keyHints()
    }
  }

  private func row(_ title: String, _ host: TestHost) -> String {
    String(host.text.split(separator: "\n").first { $0.contains(title) } ?? "")
  }

  @Test func `the title of a command and whether it works follow the model`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    expect(!host.actions.contains { $0.title.hasPrefix("Reset") })
    host.find(.button, "count 0").press()
    host.press(.return)
    host.press("c", modifiers: .option)
    expect(host.find(.button, "Reset 2").isEnabled)
    expect(host.text, lacks: "Reset 0")
  }

  @Test func `the key of a command works as soon as the model allows it, and no longer`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    host.find(.button, "count 0").press()
    host.press(.return)
    host.press(.f5)
    expect(tally.count, 0)
    expect(!host.actions.contains { $0.title.hasPrefix("Reset") })
  }

  @Test func `an open menu follows the model`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    host.press("c", modifiers: .option)
    tally.count = 3
    host.turn()
    expect(host.find(.button, "Reset 3").isEnabled)
    tally.extras = ["One more"]
    host.turn()
    expect(host.text, contains: "One more")
    expect(host.layers.map(\.kind), ["menu"])
    tally.extras = []
    host.turn()
    expect(host.text, lacks: "One more")
  }

  @Test func `the hints follow the model`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    func hints() -> String { String(host.text.split(separator: "\n").last ?? "") }
    expect(hints(), lacks: "Reset")
    tally.count = 7
    host.turn()
    expect(hints(), contains: "F5 Reset 7")
    tally.count = 8
    host.turn()
    expect(hints(), contains: "F5 Reset 8")
    tally.count = 0
    host.turn()
    expect(hints(), lacks: "Reset")
  }

  @Test func `the palette has what the model says when it opens`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    tally.count = 9
    tally.extras = ["Sort"]
    host.turn()
    host.press("k", modifiers: .control)
    expect(host.layers.map(\.kind), ["palette"])
    let rows = host.elements(.button).compactMap(\.label)
    expect(rows.contains("Count › Reset 9, F5") && rows.contains("Count › Sort"), "\(rows)")
    expect(rows, contains: "Large › Halve", "\(rows)")
    host.type("Reset 9")
    host.press(.return)
    expect(tally.count, 0)
  }

  @Test func `a toggle among commands shows the model and changes it`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    tally.isWrapped = true
    host.turn()
    host.press("c", modifiers: .option)
    expect(row("Wrapped", host), contains: "✓ Wrapped", "\(host.text)")
    tally.isWrapped = false
    host.turn()
    expect(row("Wrapped", host), lacks: "✓")
    host.press(.escape)
    host.perform("count.wrapped")
    expect(tally.isWrapped && host.text.contains("wrapped"))
    host.perform("count.wrapped")
    expect(!tally.isWrapped)
    host.press("c", modifiers: .option)
    host.find(.toggle, "Wrapped").click()
    expect(tally.isWrapped)
  }

  @Test func `a picker among commands shows the model and changes it`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    host.press("c", modifiers: .option)
    expect(row("As list", host).contains("✓") && !row("As icons", host).contains("✓"))
    tally.mode = "icons"
    host.turn()
    expect(!row("As list", host).contains("✓") && row("As icons", host).contains("✓"))
    host.click(on: "As list")
    expect(tally.mode, "list")
    host.press("c", modifiers: .option)
    expect(row("As list", host).contains("✓") && !row("As icons", host).contains("✓"))
  }

  @Test func `menus come and go with the model`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    func bar() -> [String?] { host.elements(.menu).filter(\.isInSight).map(\.label) }
    expect(bar(), ["File", "Count"])
    tally.count = 5
    host.turn()
    expect(bar(), ["File", "Count", "Large"])
    host.perform("large.halve")
    expect(tally.count == 2 && bar() == ["File", "Count"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `an update that concerns no command evaluates none`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: CountScene(tally: tally))
    host.press(.tab)
    expect(!host.record.bodies.contains { $0.contains("Menu") || $0.contains("Scene") })
    tally.isWrapped.toggle()
    host.turn()
    // The toggle reads it, and the page; the scene only makes the binding.
    expect(!host.record.bodies.contains { $0.contains("Scene") || $0 == "MenuBar" }, "\(host.record.bodies)")
    tally.count += 1
    host.turn()
    host.turn()
    expect(host.record.bodies, [])
  }

  // MARK: The scene's own

  private struct StatefulScene: Scene {
    @State private var name = "one"
    @AppStorage("lines") private var lines = 3
    @FocusedValue(\.trialName) private var focused
    @Environment(\.scenePhase) private var phase
    let tally: Tally
    var body: some Scene {
      WindowGroup("Name \(name)") {
        Text("name \(name), lines \(lines), \(phase == .active ? "awake" : "asleep")")
        Button("Here") { tally.count += 1 }.focusedValue(\.trialName, "here")
        Button("There") { lines += 1 }
          .dismissalConfirmationDialog("Leave \(tally.count)?", shouldPresent: tally.count > 0) {
            Button("Leave") {}
          }
      }
      .commands {
        CommandMenu("Name") {
          Button("Longer than \(name)") { name += "+" }.keyboardShortcut(.f6, modifiers: [])
          Button("Lines \(lines)") { lines += 1 }.keyboardShortcut(.f7, modifiers: [])
          Button("At \(focused ?? "nothing")") {}.disabled(focused == nil)
        }
      }
      Tuning(tally: tally)
    }
  }

  private struct Tuning: Scene {
    @State private var steps = 0
    let tally: Tally
    var body: some Scene {
      Settings {
        Text("Tuned \(steps) times of \(tally.count)")
        Button("Tune") { steps += 1 }
      }
    }
  }

  @Test func `a state of a scene is read and written by its views and commands`() {
    let host = TestHost(width: 60, height: 16, scene: StatefulScene(tally: Tally()))
    expect(host.text, contains: "name one, lines 3, awake")
    host.press(.f6)
    expect(host.text, contains: "name one+")
    host.press(.f6)
    expect(host.actions.contains { $0.title == "Longer than one++" })
    expect(host.terminal.messages.last, .title("Name one++"))
  }

  @Test func `what a scene keeps in storage is read and written by its views and commands`() {
    let store = StorageStore()
    var environment = EnvironmentValues()
    environment.appStorage = store
    let host = TestHost(width: 60, height: 16, environment: environment, scene: StatefulScene(tally: Tally()))
    host.press(.f7)
    expect(host.text.contains("lines 4") && store.value(Int.self, forKey: "lines") == 4)
    host.find(.button, "There").press()
    expect(host.text.contains("lines 5") && host.actions.contains { $0.title == "Lines 5" })
    store.set(9, forKey: "lines")
    host.turn()
    expect(host.text.contains("lines 9") && host.actions.contains { $0.title == "Lines 9" })
  }

  @Test func `a focused value that a scene reads follows the focus`() {
    let host = TestHost(width: 60, height: 16, scene: StatefulScene(tally: Tally()))
    host.find(.button, "Here").focus()
    expect(host.actions.contains { $0.title == "At here" })
    host.find(.button, "There").focus()
    expect(!host.actions.contains { $0.title.hasPrefix("At ") })
    host.press(.f10)
    host.press(.rightArrow)
    expect(host.text, contains: "At nothing")
  }

  @Test func `the environment that a scene reads follows the program`() {
    let host = TestHost(width: 60, height: 16, scene: StatefulScene(tally: Tally()))
    host.host.scenePhase = .background
    host.turn()
    expect(host.text, contains: "asleep")
  }

  @Test func `the settings follow the model and the state of their scene`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: StatefulScene(tally: tally))
    host.perform("app.settings")
    expect(host.text, contains: "Tuned 0 times of 0")
    tally.count = 4
    host.turn()
    expect(host.text, contains: "Tuned 0 times of 4")
    host.find(.button, "Tune").press()
    expect(host.text, contains: "Tuned 1 times of 4")
    host.press(.escape)
    host.perform("app.settings")
    expect(host.text, contains: "Tuned 1 times of 4")
  }

  @Test func `the question before quitting follows the model`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: StatefulScene(tally: tally))
    tally.count = 2
    host.turn()
    host.press("q", modifiers: .control)
    expect(host.alert?.title == "Leave 2?" && host.host.exitCode == nil)
    host.press(.escape)
    tally.count = 0
    host.turn()
    host.press("q", modifiers: .control)
    expect(host.alert == nil && host.host.exitCode == 0)
  }

  @Test func `only what changed of a scene is evaluated`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: StatefulScene(tally: tally))
    host.press(.tab)
    host.press(.f6)
    // The scene with the settings reads nothing of it.
    expect(!host.record.bodies.contains { $0.contains("Tuning") }, "\(host.record.bodies)")
    expect(host.host.checkInvariants(), [])
  }

  // MARK: Views among commands

  private struct Pins: View {
    let tally: Tally
    @State private var isPinned = false
    var body: some View {
      if tally.count > 0 {
        Button("Pin \(tally.count)") { isPinned = true }.disabled(isPinned)
        Toggle("Pinned", isOn: $isPinned)
      }
    }
  }

  private struct PinScene: Scene {
    let tally: Tally
    var body: some Scene {
      WindowGroup { Text("Pins").focusable() }
        .commands { CommandMenu("Pins") { Pins(tally: tally) } }
    }
  }

  @Test func `a menu appears once a view in it has something to show`() {
    let tally = Tally()
    let host = TestHost(width: 60, height: 16, scene: PinScene(tally: tally))
    func bar() -> [String?] { host.elements(.menu).filter(\.isInSight).map(\.label) }
    expect(bar(), ["File"])
    tally.count = 1
    host.turn()
    expect(bar(), ["File", "Pins"])
    expect(host.actions.contains { $0.title == "Pin 1" })
    tally.count = 0
    host.turn()
    expect(bar(), ["File"])
  }
}

nonisolated private struct TrialNameKey: FocusedValueKey { typealias Value = String }
nonisolated extension FocusedValues {
  fileprivate var trialName: String? {
    get { self[TrialNameKey.self] }
    set { self[TrialNameKey.self] = newValue }
  }
}
