import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Pickers among commands: submenus, or sections of the menu.
@Suite struct CommandPickerTests {
  private struct Window: Scene {
    @State private var level = 1
    let isInline: Bool
    var body: some Scene {
      WindowGroup {
        Text("level \(level)").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      .commands {
        CommandMenu("View") {
          Button("Reload") {}
          if isInline { picker.pickerStyle(.inline) } else { picker }
          Button("Close") {}
        }
      }
    }

    private var picker: some View {
      Picker("Level", selection: $level) {
        ForEach(["Low", "High"].indices, id: \.self) { Text(["Low", "High"][$0]).tag($0) }
      }
    }
  }

  private func menu(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { String($0.replacing(/\s+$/, with: "")) }
      .filter { $0.contains { "│├╭╰".contains($0) } }.map { String($0.drop { $0 == " " }) }
  }

  @Test func `it is a submenu with its title, which opens on what is chosen`() {
    let host = TestHost(width: 40, height: 14, scene: Window(isInline: false))
    host.press("v", modifiers: .option)
    expect(menu(host), ["╭──────────╮", "│ Reload   │", "│ Level  ▸ │", "│ Close    │", "╰──────────╯"])
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(host.text, contains: "✓ High")
    expect(host.focusedElement?.label, "High")
    host.press(.upArrow)
    host.press(.return)
    expect(host.layers.isEmpty && host.text.contains("level 0"))
    expect(host.issues, [])
  }

  @Test func `inline it is a section with its title`() {
    let host = TestHost(width: 40, height: 14, scene: Window(isInline: true))
    host.press("v", modifiers: .option)
    expect(
      menu(host),
      [
        "╭──────────╮", "│   Reload │", "├──────────┤", "│ Level    │", "│   Low    │", "│ ✓ High   │",
        "├──────────┤", "│   Close  │", "╰──────────╯",
      ])
    host.click(on: "Low")
    expect(host.layers.isEmpty && host.text.contains("level 0"))
  }

  private struct Sections: View {
    @State private var one = 0
    @State private var two = 1
    var hasFirst = true
    var body: some View {
      Menu("Menu") {
        if hasFirst {
          Button("First") {}
          Divider()
        }
        Picker("One", selection: $one) { Text("a").tag(0) }
        Picker("Two", selection: $two) { Text("b").tag(0) }
        Section { Button("Last") {} }
      }
      .pickerStyle(.inline)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: [true, false])
  func `one line is between sections, and none at the ends`(hasFirst: Bool) {
    let host = TestHost(width: 20, height: 14) { Sections(hasFirst: hasFirst) }
    host.press(.return)
    let lines = menu(host).map { $0.filter { !"│ ✓╭╮╯╰".contains($0) }.first.map(String.init) ?? "" }
    expect(
      lines, ["─"] + (hasFirst ? ["F", "├"] : []) + ["O", "a", "├", "T", "b", "├", "L", "─"], "\(host.text)"
    )
    expect(host.host.checkInvariants(), [])
  }

  @Test func `with the style menu it is a submenu of any menu`() {
    struct Screen: View {
      @State private var order = 0
      var body: some View {
        Menu("Menu") {
          Picker("Order", selection: $order) { Text("a").tag(0) }.pickerStyle(.menu)
        }
      }
    }
    let host = TestHost(width: 50, height: 12) { Screen() }
    host.press(.return)
    expect(host.text, contains: "Order  ▸")
    host.press(.rightArrow)
    expect(host.text, contains: "✓ a")
  }
}
