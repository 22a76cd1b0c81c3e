import Observation
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Issue 18, must show 4: every reader of the registry shows the same, and a press does what they say.
@Suite struct ActionPropertyTests {
  @Observable fileprivate final class Model {
    var isEnabled = [Bool](repeating: true, count: 9)
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
          .onKeyPress("e", name: "Iota", isEnabled: on[8]) { model.done.append("Iota") }
          .keyContext("one")
        Button("Two") {}
          .onKeyPress("a", name: "Gamma", isEnabled: on[2]) { model.done.append("Gamma") }
          .onKeyPress("f", name: "Iota") { model.done.append("Iota") }
          .keyContext("two")
        Button("Delta") { model.done.append("Delta") }.keyboardShortcut("d").disabled(!on[3])
        Button("Epsilon") { model.done.append("Epsilon") }.keyboardShortcut("b", modifiers: []).disabled(
          !on[4])
      }
      .onKeyPress("c", name: "Zeta", isEnabled: on[5]) { model.done.append("Zeta") }
      .toolbar {
        // The same as a command, which has the key.
        Button("Theta") { model.done.append("Theta") }.disabled(!on[7]).actionID("theta")
      }
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
            Button("Theta") { model.done.append("Theta") }.keyboardShortcut("t", modifiers: []).actionID(
              "theta"
            )
            .disabled(!model.isEnabled[7])
            Button("Kappa") { model.done.append("Kappa") }
          }
        }
    }
  }

  private static let keymaps = [
    "", "alpha = x", "alpha = none\nbeta = a", "delta = a a, ^", "tools.eta = a b\nalpha = a c",
    "zeta = default, g g",
    "gamma = ctrl-d\nepsilon = g e\nbeta = g", "tools.eta = x y z", "delta = c\nzeta = d",
    "epsilon = default, x", "iota = x\n[one]\nalpha = x\nzeta = a a\n[two]\ngamma = g g\nbeta = e",
    "theta = a, t t\ntools.kappa = ctrl-d\n[two]\ntheta = none\niota = default, y",
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

  /// What a row of the open menu shows at its end.
  private static func keys(of title: String, in host: TestHost) -> String? {
    for line in host.text.split(separator: "\n") {
      let parts = line.split(separator: "│").map { $0.trimmed }
      if let part = parts.first(where: { $0 == title || $0.hasPrefix("\(title) ") }) {
        return Substring(part.dropFirst(title.count)).trimmed
      }
    }
    return nil
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
    for _ in 0..<Soak.count(4, 25) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: model.isEnabled[Int.random(in: 0..<9, using: &random)].toggle()
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
    expect(
      row.split(separator: "  ").map { $0.trimmed }.filter { !$0.isEmpty },
      shown.nearest.ownFirst.map { "\($0.keys[0]) \($0.title)" })

    let ofControl = Set(
      host.host.keyActionsAndKeys.filter { $0.origin == .control }.map { "\($0.title), \($0.keyText)" })

    // The palette.
    let focused = host.focusedElement?.label
    host.press("x", modifiers: .option)
    expect(host.layers.last?.kind, "palette")
    // Behind them come the keys of the control with the focus: `ControlKeyListTests`.
    let rows = host.elements(.button).compactMap(\.label).filter { !$0.hasPrefix("Keys › ") }
    expect(rows.sorted(), actions.map { $0.path.map { $0 + " › " }.joined() + $0.row }.sorted())
    host.press(.escape)

    // The help.
    host.press(.f1)
    expect(host.layers.last?.kind, "help")
    let help = host.elements(.button).compactMap(\.label).filter { !ofControl.contains($0) }
    let works = host.elements(.button).filter(\.isEnabled).compactMap(\.label)
      .filter { !ofControl.contains($0) }
    host.press(.escape)
    let disabled = host.host.keyActions.filter { !$0.isEnabled }.map(\.title)
    // Its list makes the rows in sight, and there may be one or two more.
    let all = actions.map(\.row) + disabled
    expect(Set(help).isSubset(of: all) && help.count >= all.count - 2, "\(help), \(all)")
    expect(Set(works).isSubset(of: actions.map(\.row)), "\(works), \(actions.map(\.row))")
    expect(host.layers.isEmpty && host.focusedElement?.label == focused)

    // The menu bar.
    host.press(.f10)
    expect(host.layers.last?.kind, "menu")
    for title in ["Eta", "Theta", "Kappa"] {
      let command = actions.first { $0.title == title }
      expect(host.find(.button, title).isEnabled, (command != nil))
      if let command { expect(Self.keys(of: title, in: host), command.keys.joined(separator: ", ")) }
    }
    host.press(.escape)
    expectEmpty(host.layers)

    // What presses do: the keys that are told, and those that aren't.
    let own = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Iota", "Kappa"]
    for action in shown where own.contains(action.title) {
      for keys in action.keys {
        model.done = []
        Self.press(keys, in: host)
        expect(model.done, [action.title], "\(keys) in \(actions)")
      }
    }
    let told = Set(shown.flatMap(\.keys))
    for key in ["a", "b", "c", "d", "e", "f", "g", "t", "x", "y", "z", "^D", "^"]
    where !told.contains(key) && !told.contains(where: { $0.hasPrefix(key + " ") }) {
      model.done = []
      Self.press(key, in: host)
      expect(model.done, [], "\(key) in \(actions)")
    }
  }
}

extension TestAction {
  /// As a row of a list shows it.
  fileprivate var row: String { keys.isEmpty ? title : "\(title), \(keys.joined(separator: ", "))" }
}

extension [TestAction] {
  /// Of those that are called the same the first.
  fileprivate var nearest: [TestAction] {
    var known: Set<[String]> = []
    return filter { known.insert([$0.id, $0.title]).inserted }
  }

  /// What every app has, last.
  fileprivate var ownFirst: [TestAction] {
    let general: Set<String> = ["app.commands", "app.help", "app.menu"]
    return filter { !general.contains($0.id) } + filter { general.contains($0.id) }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
