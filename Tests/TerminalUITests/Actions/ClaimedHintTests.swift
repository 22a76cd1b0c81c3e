import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Keys that the view with the focus uses itself aren't promised by the hint bar.
@Suite struct ClaimedHintTests {
  private struct Page<Control: View>: View {
    let key: KeyEquivalent
    @ViewBuilder let control: Control
    var body: some View {
      VStack {
        control
        Button("Other") {}
        Button("Go") {}.keyboardShortcut(key, modifiers: [])
      }
      .keyHints()
    }
  }

  /// Whether the hint bar shows the shortcut while the control has the focus, and while the button behind it has.
  private func hints<Control: View>(_ key: KeyEquivalent, @ViewBuilder _ control: () -> Control) -> [Bool] {
    let host = TestHost(width: 60, height: 14) { Page(key: key, control: control) }
    let isShown = host.text.split(separator: "\n").last?.contains("Go") == true
    host.find(.button, "Other").focus()
    return [isShown, host.text.split(separator: "\n").last?.contains("Go") == true]
  }

  @Test func `a slider has its arrows and ends`() {
    for key in [KeyEquivalent.rightArrow, "+", .home] {
      expect(hints(key) { Slider(value: .constant(2), in: 0...9) }, [false, true])
    }
    expect(hints("x") { Slider(value: .constant(2), in: 0...9) }, [true, true])
  }

  @Test func `a picker has the arrow that leads to another option, and the first letters of options`() {
    func picker(_ chosen: Int) -> some View {
      Picker("Size", selection: .constant(chosen)) {
        Text("small").tag(0)
        Text("large").tag(1)
      }
      .pickerStyle(.segmented)
    }
    expect(hints(.rightArrow) { picker(0) }, [false, true])
    expect(hints(.rightArrow) { picker(1) }, [true, true])
    expect(hints("l") { picker(0) }, [false, true])
    expect(hints("x") { picker(0) }, [true, true])
  }

  @Test func `a field has its editing keys`() {
    for key in [KeyEquivalent.home, .delete, "x"] {
      expect(hints(key) { TextField("Name", text: .constant("ab")) }, [false, true])
    }
    expect(hints(.f2) { TextField("Name", text: .constant("ab")) }, [true, true])
  }

  @Test func `a scroll view has the pages that there are`() {
    func lines(_ count: Int) -> some View {
      ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }.frame(height: 4)
    }
    expect(hints(.pageDown) { lines(20) }, [false, true])
    expect(hints(.pageUp) { lines(20) }, [true, true])
    expect(hints(.pageDown) { lines(3) }, [true, true])
  }

  @Test func `a list has the keys that move its selection`() {
    let list = { List(["a", "b"], id: \.self, selection: .constant("a")) { Text($0) }.frame(height: 4) }
    for key in [KeyEquivalent.home, .pageDown, .downArrow] { expect(hints(key, list), [false, true]) }
    // A row without a control has no use for Return; the other button has.
    expect(hints(.return, list), [true, false])
  }

  @Test func `a shortcut comes back when the control has no more use for its key`() {
    let host = TestHost(width: 60, height: 8) {
      Page(key: .pageDown) {
        ScrollView { ForEach(0..<7, id: \.self) { Text("line \($0)") } }.frame(height: 4)
      }
    }
    expect(!host.text.contains("Go\n") || host.text.split(separator: "\n").last?.contains("Go") == false)
    host.press(.pageDown)
    expect(host.text.split(separator: "\n").last?.contains("Go"), true)
  }
}
