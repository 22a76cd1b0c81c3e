import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// What a picker with the style `menu` is to somebody who can't see it.
@Suite struct MenuPickerElementTests {
  private struct Screen: View {
    @State private var order = 1
    var isInForm = false
    var body: some View {
      if isInForm { Form { picker } } else { picker.keyHelp() }
    }

    private var picker: some View {
      Picker("Sort order", selection: $order) {
        Text("Oldest first").tag(0)
        Text("Newest first").tag(1)
      }
      .pickerStyle(.menu)
    }
  }

  @Test(arguments: [false, true])
  func `it is a menu with its title, and what is chosen is the value`(isInForm: Bool) {
    let host = TestHost(width: 50, height: 12) { Screen(isInForm: isInForm) }
    let menu = host.find(.menu, "Sort order")
    expect(menu.value, "Newest first", "\(host.elementTree)")
    expect(menu.isFocused)
    expectEmpty(host.elements(.group), "\(host.elementTree)")
    menu.press()
    expect(host.layers.map(\.kind), ["menu"])
  }

  @Test func `the options are buttons, and the chosen one is selected`() {
    let host = TestHost(width: 50, height: 12) { Screen() }
    host.press(.return)
    expect(host.elements(.button).map(\.label), ["Oldest first", "Newest first"], "\(host.elementTree)")
    expect(host.elements(.button).map(\.isSelected), [false, true])
    expect(host.focusedElement?.label, "Newest first")
    host.find(.button, "Oldest first").press()
    expectEmpty(host.layers)
    expect(host.find(.menu, "Sort order").value, "Oldest first")
  }

  @Test func `as an action it is called by its title`() {
    struct Bar: View {
      @State private var level = 1
      var body: some View {
        NavigationStack {
          Button("A") {}
            .toolbar {
              Picker("Level", selection: $level) {
                Text("Debug").tag(0)
                Text("Info").tag(1)
              }
              .pickerStyle(.menu)
            }
        }
        .keyHelp()
      }
    }
    let host = TestHost(width: 60, height: 14) { Bar() }
    expect(host.actions.contains { $0.id == "level" && $0.title == "Level" }, "\(host.actions)")
    host.press("?")
    let rows = host.elements(.button).map(\.label)
    expect(rows.contains("Level") && !rows.contains("Info"), "\(rows)")
  }
}
