import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// While the menus are closed what is in them is neither a stop of the focus nor a way of a key.
@Suite struct ClosedMenuTests {
  @Observable fileprivate final class Values {
    var level = 1
    var volume = 0.5
    var name = ""
    var isOn = false
    var keys: [String] = []
  }

  private struct Window: Scene {
    @Bindable var values: Values
    var hasButtons = true

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("level \(values.level)")
          if hasButtons {
            Button("A") {}
            Button("B") {}
          }
        }
      }
      .commands {
        CommandMenu("M") {
          Picker("Level", selection: $values.level) { options }
          Picker("Inline", selection: $values.level) { options }.pickerStyle(.inline)
          Picker("Segmented", selection: $values.level) { options }.pickerStyle(.segmented)
          Picker("Menu", selection: $values.level) { options }.pickerStyle(.menu)
          Slider(value: $values.volume) { Text("Volume") }
          Stepper("Steps", value: $values.level)
          TextField("Name", text: $values.name)
          Toggle("On", isOn: $values.isOn)
        }
        CommandGroup(after: .pasteboard) {
          Text("focusable").focusable()
            .onKeyPress("k") {
              values.keys.append("k")
              return .handled
            }
          Text("action").onKeyPress("j", name: "Jump") { values.keys.append("j") }
        }
      }
    }

    private var options: some View { ForEach(0..<4, id: \.self) { Text("\($0)").tag($0) } }
  }

  @Test func `Tab leads only to what is on the screen`() {
    let host = TestHost(width: 40, height: 12, scene: Window(values: Values()))
    var stops: [String?] = []
    for _ in 0..<4 {
      stops.append(host.focusedElement?.label)
      host.press(.tab)
    }
    expect(stops, ["A", "B", "A", "B"])
    host.press(.tab, modifiers: .shift)
    expect(host.focusedElement?.label, "B")
  }

  @Test(arguments: [true, false])
  func `keys change no value, whether a view has the focus or none`(hasButtons: Bool) {
    let values = Values()
    let host = TestHost(width: 40, height: 12, scene: Window(values: values, hasButtons: hasButtons))
    expect((host.focusedElement == nil), !hasButtons)
    for key: KeyEquivalent in [
      .tab, .downArrow, .upArrow, .leftArrow, .rightArrow, .home, .end, "3", "k", "j", .tab, .space, .return,
    ] {
      host.press(key)
    }
    expect(values.level == 1 && values.volume == 0.5 && values.name == "" && !values.isOn)
    expect(values.keys, [])
    expect((host.focusedElement == nil), !hasButtons)
  }

  @Test func `random keys lead the focus to nothing that can't be seen`() {
    var random = SeededGenerator(seed: 11)
    let values = Values()
    let host = TestHost(width: 40, height: 12, scene: Window(values: values))
    let keys: [KeyEquivalent] = [
      .tab, .downArrow, .upArrow, .leftArrow, .rightArrow, .f10, .escape, .escape, .home, .end, .return,
    ]
    for _ in 0..<Soak.count(150, 3_000) {
      host.press(keys.randomElement(using: &random) ?? .tab)
      if host.layers.isEmpty { expect(host.focusedElement?.isInSight, true) }
    }
  }

  @Test func `what a command presents has the keyboard`() {
    struct Asking: Commands {
      let values: Values
      @State private var isShown = false
      var body: some Commands {
        CommandMenu("S") {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Asked(values: values) }
        }
      }
    }
    struct Asked: View {
      @Bindable var values: Values
      var body: some View { TextField("Name", text: $values.name) }
    }
    struct AskingWindow: Scene {
      let values: Values
      var body: some Scene {
        WindowGroup { Button("A") {} }.commands { Asking(values: values) }
      }
    }
    let values = Values()
    let host = TestHost(width: 40, height: 12, scene: AskingWindow(values: values))
    host.perform("s.show")
    expect(host.focusedElement?.label, "Name")
    host.type("x")
    expect(values.name, "x")
  }
}
