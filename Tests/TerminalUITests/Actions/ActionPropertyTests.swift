import Observation
import Testing
import TerminalUI
import TerminalUITesting

/// Issue 18, must show 4: every reader of the registry shows the same, and a press does what they say.
@Suite struct ActionPropertyTests {
  @Observable fileprivate final class Model {
    var isEnabled = [Bool](repeating: true, count: 7)
    @ObservationIgnored var done: [String] = []
  }

  private struct Page: View {
    let model: Model
    @State private var text = ""
    @State private var showsPalette = false

    var body: some View {
      let on = model.isEnabled
      VStack {
        TextField("Field", text: $text)
        Button("One") {}
          .onKeyPress("a", name: "Alpha", isEnabled: on[0]) { model.done.append("Alpha") }
          .onKeyPress("b", name: "Beta", isEnabled: on[1]) { model.done.append("Beta") }
        Button("Two") {}
          .onKeyPress("a", name: "Gamma", isEnabled: on[2]) { model.done.append("Gamma") }
        Button("Delta") { model.done.append("Delta") }.keyboardShortcut("d").disabled(!on[3])
        Button("Epsilon") { model.done.append("Epsilon") }.keyboardShortcut("b", modifiers: []).disabled(
          !on[4])
      }
      .onKeyPress("c", name: "Zeta", isEnabled: on[5]) { model.done.append("Zeta") }
      .commandPalette(isPresented: $showsPalette)
      .keyHints()
    }
  }

  private struct Window: Scene {
    let model: Model
    var body: some Scene {
      WindowGroup { Page(model: model) }
        .commands {
          CommandGroup(replacing: .appTermination) {}
          CommandMenu("Tools") {
            Button("Eta") { model.done.append("Eta") }.keyboardShortcut("d").disabled(!model.isEnabled[6])
          }
        }
    }
  }

  private static let keymaps = [
    "", "alpha = x", "alpha = none\nbeta = a", "delta = a a, ^", "tools.eta = a b\nalpha = a c",
    "zeta = default, g g",
    "gamma = ctrl-d\nepsilon = g e\nbeta = g", "tools.eta = x y z", "delta = c\nzeta = d",
    "epsilon = default, x",
  ]

  /// All keys that can do anything in these keymaps.
  private static let names: [String: (KeyEquivalent, EventModifiers)] = [
    "^D": ("d", .control), "^": ("^", []), "^K": ("k", .control), "F10": (.f10, []), "F1": (.f1, []),
  ]

  private static func press(_ keys: String, in host: TestHost) {
    for key in keys.split(separator: " ").map(String.init) {
      if let (key, modifiers) = names[key] {
        host.press(key, modifiers: modifiers)
      } else if let character = key.first, key.count == 1 {
        host.press(KeyEquivalent(character))
      }
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `hint bar, help, palette, menu bar and presses agree`(seed: UInt64) {
    var random = Random(state: seed &* 7_919)
    let model = Model()
    let host = TestHost(width: 200, height: 40, scene: Window(model: model))
    for _ in 0..<25 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: model.isEnabled[Int.random(in: 0..<7, using: &random)].toggle()
      case 1: host.useKeymap(Self.keymaps.randomElement(using: &random) ?? "")
      case 2: host.press(.tab)
      default: host.find(nil, ["Field", "One", "Two"].randomElement(using: &random)).focus()
      }
      host.turn()
      check(host, model)
    }
  }

  private func check(_ host: TestHost, _ model: Model) {
    let actions = host.actions
    let shown = actions.filter { !$0.keys.isEmpty }

    // The hint bar.
    let row = host.text.split(separator: "\n").last.map(String.init) ?? ""
    #expect(
      row.split(separator: "  ").map { $0.trimmed }.filter { !$0.isEmpty }
        == shown.map { "\($0.keys[0]) \($0.title)" })

    // The palette.
    let focused = host.focusedElement?.label
    host.press("x", modifiers: .option)
    #expect(host.layers.last?.kind == "palette")
    let rows = host.elements(.button).compactMap(\.label)
    #expect(rows.sorted() == actions.map { $0.path.map { $0 + " › " }.joined() + $0.row }.sorted())
    host.press(.escape)

    // The help.
    host.press(.f1)
    #expect(host.layers.last?.kind == "help")
    let help = host.elements(.button).compactMap(\.label)
    for action in actions { #expect(help.contains(action.row)) }
    host.press(.escape)
    #expect(host.layers.isEmpty && host.focusedElement?.label == focused)

    // The menu bar.
    host.press(.f10)
    if host.layers.last?.kind == "menu" {
      #expect(host.find(.button, "Eta").isEnabled == actions.contains { $0.title == "Eta" })
      host.press(.escape)
    }
    #expect(host.layers.isEmpty)

    // What presses do: the keys that are told, and those that aren't.
    let own = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"]
    for action in shown where own.contains(action.title) {
      for keys in action.keys {
        model.done = []
        Self.press(keys, in: host)
        #expect(model.done == [action.title], "\(keys) in \(actions)")
      }
    }
    let told = Set(shown.flatMap(\.keys))
    for key in ["a", "b", "c", "d", "e", "g", "x", "y", "z", "^D", "^"]
    where !told.contains(key) && !told.contains(where: { $0.hasPrefix(key + " ") }) {
      model.done = []
      Self.press(key, in: host)
      #expect(model.done == [], "\(key) in \(actions)")
    }
  }
}

extension TestAction {
  /// As a row of a list shows it.
  fileprivate var row: String { keys.isEmpty ? title : "\(title), \(keys.joined(separator: ", "))" }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
