import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// The key help and the palette have the keys of the control with the focus, by the titles of its own table (decision 70).
@Suite struct ControlKeyListTests {
  private struct Page<Control: View>: View {
    @State private var isShown = false
    @ViewBuilder let control: Control
    var body: some View {
      VStack {
        control
        Button("Other") {}.onKeyPress("n", name: "New") {}
      }
      .keyHints()
      .commandPalette(isPresented: $isShown)
    }
  }

  private func rows<Control: View>(of list: String, _ control: Control) -> [String] {
    let host = TestHost(width: 60, height: 30) { Page { control } }
    open(list, in: host)
    // The palette says where an action is among menus.
    return host.elements(.button).compactMap(\.label).map { $0.replacing("Keys › ", with: "") }
  }

  private func open(_ list: String, in host: TestHost) {
    if list == "help" { host.press(.f1) } else { host.press("x", modifiers: .option) }
    expect(host.layers.map(\.kind), [list])
  }

  @Test(arguments: ["help", "palette"]) func `a slider says what its arrows do`(list: String) {
    let rows = rows(of: list, Slider(value: .constant(2), in: 0...9))
    expect(rows, contains: "Less, ←, -")
    expect(rows, contains: "More, →, +")
    expect(rows.contains("Least, Home") && rows.contains("Greatest, End"))
    expect(!rows.contains { $0.hasPrefix("Press") })
  }

  @Test func `the help has them in a group of their own, behind what the app does here`() {
    let host = TestHost(width: 60, height: 30) { Page { Slider(value: .constant(2), in: 0...9) } }
    host.press(.f1)
    let lines = host.text.split(separator: "\n").map(String.init)
    let heads = ["Here", "Help", "Keys", "Less", "Greatest"].map { head in
      lines.firstIndex { $0.contains("  \(head)") || $0.contains("▌\(head)") } ?? -1
    }
    expect(heads == heads.sorted() && !heads.contains(-1), "\(host.text)")
  }

  @Test func `only keys that work now are there`() {
    func picker(_ chosen: Int) -> some View {
      Picker("Size", selection: .constant(chosen)) {
        Text("small").tag(0)
        Text("large").tag(1)
      }
      .pickerStyle(.segmented)
    }
    let first = rows(of: "help", picker(0))
    expect(
      first.contains { $0.hasPrefix("Next option") } && !first.contains { $0.hasPrefix("Option before") })
    let last = rows(of: "help", picker(1))
    expect(!last.contains { $0.hasPrefix("Next option") } && last.contains { $0.hasPrefix("Option before") })
    expect(
      rows(of: "help", Slider(value: .constant(2), in: 0...9).disabled(true)).allSatisfy {
        !$0.hasPrefix("Less")
      })
  }

  @Test func `a key belongs to the nearest view that uses it`() {
    struct Lines: View {
      @State private var value = 2.0
      var body: some View {
        ScrollView {
          Slider(value: $value, in: 0...9)
          ForEach(0..<40, id: \.self) { Text("line \($0)") }
        }
        .frame(height: 6)
      }
    }
    let rows = rows(of: "help", Lines())
    // The ends are the slider's, the pages those of the scroll view around it.
    expect(rows.contains("Greatest, End") && !rows.contains { $0.hasPrefix("End") })
    expect(rows.contains { $0.hasPrefix("Page down") })
  }

  @Test func `classes of keys are told in the help, and can't be chosen by name`() {
    let field = TextField("Name", text: .constant("ab"))
    expect(rows(of: "help", field), contains: "Type, text")
    let palette = rows(of: "palette", field)
    expect(!palette.contains { $0.hasPrefix("Type") })
    expect(palette, contains: "Left, ←, ^B")
  }

  @Test(arguments: ["help", "palette"]) func `what is chosen is done once the list has gone`(list: String) {
    struct Volume: View {
      @State private var value = 2.0
      var body: some View {
        Page { Slider(value: $value, in: 0...9) { Text("Volume \(Int(value))") } }
      }
    }
    let host = TestHost(width: 60, height: 30) { Volume() }
    open(list, in: host)
    host.type("greatest")
    host.press(.return)
    host.advance(by: .milliseconds(1))
    expect(host.layers.isEmpty && host.text.contains("Volume 9"))
  }

  @Test func `a list opens its row from the palette, for which it needs the focus`() {
    struct Rows: View {
      @State private var selection: Int? = 1
      @State private var opened = "none"
      var body: some View {
        Page {
          List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }
            .contextMenu(forSelectionType: Int.self) { _ in
            } primaryAction: {
              opened = "\($0.sorted())"
            }
          Text("opened \(opened)")
        }
      }
    }
    let host = TestHost(width: 60, height: 30) { Rows() }
    host.press("x", modifiers: .option)
    host.type("open")
    host.press(.return)
    host.advance(by: .milliseconds(1))
    expect(host.text, contains: "opened [1]", "\(host.text)")
  }

  @Test func `the hint bar stays with the actions of the app`() {
    let host = TestHost(width: 60, height: 10) { Page { Slider(value: .constant(2), in: 0...9) } }
    expect(!host.text.contains("Less") && !host.actions.contains { $0.origin == "control" })
  }
}
