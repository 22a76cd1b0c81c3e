import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Palette, help, menus, pickers, suggestions, lists and alerts in windows of hardly any row, with filters that find nothing.
@Suite struct LowWindowTests {
  private struct Screen: View {
    @State private var showsPalette = false
    @State private var isAsking = false
    @State private var isEditing = false
    @State private var text = ""
    @State private var filter = ""
    @State private var chosen = 2
    @State private var selection: Int?

    var body: some View {
      VStack {
        List(selection: $selection) {
          ForEach((0..<30).filter { "\($0)".hasPrefix(filter) }, id: \.self) { Text("row \($0)") }
        }
        .searchable(text: $filter)
        .contextMenu { ForEach(0..<12, id: \.self) { number in Button("item \(number)") {} } }
        Picker("Size", selection: $chosen) { ForEach(0..<12, id: \.self) { Text("size \($0)").tag($0) } }
          .pickerStyle(.menu)
        TextField("City", text: $text)
          .textInputSuggestions {
            ForEach(["Berlin", "Bern", "Bergen"].filter { $0.hasPrefix(text) }, id: \.self) { name in
              Text(name).textInputCompletion(name)
            }
          }
        Menu("Menu") { ForEach(0..<12, id: \.self) { number in Button("item \(number)") {} } }
        Button("Ask") { isAsking = true }
        Button("Edit") { isEditing = true }
      }
      .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
      .sheet(isPresented: $isEditing) { TextEditor(text: $text) }
      .commandPalette(isPresented: $showsPalette)
      .keyHints()
    }
  }

  private struct Window: Scene {
    @State private var level = 1

    var body: some Scene {
      WindowGroup { Screen() }
        .commands {
          CommandMenu("Many") {
            ForEach(0..<9, id: \.self) { number in
              Button("Command \(number)") {}.keyboardShortcut(.function(number + 20), modifiers: [])
            }
            Picker("Level", selection: $level) { ForEach(0..<4, id: \.self) { Text("\($0)").tag($0) } }
            Picker("Inline", selection: $level) { ForEach(0..<4, id: \.self) { Text("\($0)").tag($0) } }
              .pickerStyle(.inline)
          }
          CommandGroup(after: .pasteboard) { Button("Copy all") {} }
        }
    }
  }

  private func open(_ key: String, in host: TestHost) {
    if key == "F1" { host.press(.f1) } else { host.press("x", modifiers: .option) }
  }

  @Test(arguments: 0..<7, ["F1", "Alt-X"])
  func `a list of actions that is scrolled, and then finds nothing`(height: Int, opener: String) {
    for width in [0, 1, 5, 19, 80] {
      let host = TestHost(width: width, height: height, scene: Window())
      for steps in [1, 5, 100] {
        open(opener, in: host)
        expect(host.layers.count, 1)
        for _ in 0..<steps { host.press(.downArrow) }
        host.type("zzz")
        host.press(.pageDown)
        host.press(.return)
        for _ in 0..<3 { host.press(.delete) }
        host.press(.pageDown)
        host.press(.upArrow)
        host.press(.escape)
        if !host.layers.isEmpty { host.press(.escape) }
        expectEmpty(host.layers)
      }
    }
  }

  @Test(arguments: ["F1", "Alt-X"])
  func `in a window with one row for the list that row is the selected one`(opener: String) {
    let host = TestHost(width: 80, height: 5, scene: Window())
    open(opener, in: host)
    func selected() -> String? { host.elements(.button).first { $0.isSelected && $0.isInSight }?.label }
    let first = selected()
    expect(first != nil, "\(host.text)")
    host.press(.downArrow)
    expect(selected() != nil && selected() != first, "\(host.text)")
    host.press(.pageDown)
    host.press(.pageUp)
    host.press(.upArrow)
    expect(selected(), first, "\(host.text)")
  }

  @Test(arguments: 0..<7)
  func `random use`(height: Int) {
    var random = SeededGenerator(seed: UInt64(height) &* 7_919 &+ 3)
    let host = TestHost(width: 80, height: height, scene: Window())
    let keys: [(KeyEquivalent, EventModifiers)] = [
      ("?", []), ("k", .control), ("x", .option), (.f10, []), (.f10, .shift), (.space, .control),
      (.downArrow, []), (.downArrow, []), (.upArrow, []), (.pageDown, []), (.pageUp, []), (.end, []),
      (.home, []), (.tab, []), (.tab, []), (.tab, .shift), (.return, []), (.return, []), (.escape, []),
      (.escape, []), ("z", []), ("z", []), ("B", []), ("e", []), (.delete, []), (.rightArrow, []),
      (.leftArrow, []), ("/", []), (.downArrow, .option), ("m", .option),
    ]
    for step in 0..<Soak.count(250, 5_000) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        host.resize(
          width: [0, 1, 5, 19, 80].randomElement(using: &random) ?? 80,
          height: Int.random(in: 0...6, using: &random))
      case 1:
        host.scroll(
          x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<6, using: &random),
          dy: Int.random(in: -4...4, using: &random))
      case 2: host.click(x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<6, using: &random))
      default:
        guard let (key, modifiers) = keys.randomElement(using: &random) else { continue }
        host.press(key, modifiers: modifiers)
      }
      if step.isMultiple(of: 25) { expect(host.host.checkInvariants(), []) }
    }
    expect(host.host.checkInvariants(), [])
  }
}
