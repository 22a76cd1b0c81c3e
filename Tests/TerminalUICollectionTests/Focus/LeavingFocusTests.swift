import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// The elements.
@Observable private final class LeavingFocusModel { var items: [Int] = [] }

/// A container of views that can have the focus.
nonisolated enum LeavingFocusKind: CaseIterable {
  case stack, two, form, lazy, list, grid, lazyGrid, groups, split, scroll, wide
}

private struct LeavingFocusView: View {
  let kind: LeavingFocusKind
  @State var model: LeavingFocusModel
  var body: some View {
    switch kind {
    case .stack: VStack(spacing: 0) { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
    case .two:
      VStack(spacing: 0) {
        Text("title");
        ForEach(model.items, id: \.self) { item in
          HStack {
            Text("x"); Button("b\(item).") {}
          }
        }; Text("end")
      }
    case .form: Form { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
    case .lazy:
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
      }
    case .list: List { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
    case .grid:
      Grid {
        ForEach(model.items, id: \.self) { item in
          GridRow {
            Text("x"); Button("b\(item).") {}
          }
        }
      }
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(8)), GridItem(.fixed(8))]) {
          ForEach(model.items, id: \.self) { item in Button("b\(item).") {} }
        }
      }
    case .groups:
      VStack(spacing: 0) {
        ForEach(groups, id: \.self) { group in
          VStack(spacing: 0) {
            ForEach(model.items.filter { $0 / 4 == group }, id: \.self) { item in Button("b\(item).") {} }
          }
        }
      }
    case .split:
      HSplitView {
        Text("a"); VStack { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
      }
    case .scroll:
      ScrollView {
        VStack(spacing: 0) { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
      }
    case .wide: HStack(spacing: 0) { ForEach(model.items, id: \.self) { item in Button("b\(item).") {} } }
    }
  }
  var groups: [Int] {
    var seen: [Int] = []
    for item in model.items where !seen.contains(item / 4) { seen.append(item / 4) }
    return seen
  }
}

/// Views leave, come and move at random, any number in one update. (Mend A2, F02)
@Suite struct LeavingFocusTests {
  @Test(arguments: LeavingFocusKind.allCases)
  func `the focus goes to the nearest view that stays, behind the one that left or else before it`(
    kind: LeavingFocusKind
  ) {
    for seed in 1...Soak.count(30, 300, full: 3_000) {
      if let failure = run(kind, seed) {
        Issue.record("\(kind), seed \(seed): \(failure)")
        return
      }
    }
  }

  @Test func `of fields that leave a form the next that stays gets the focus`() {
    struct Fields: View {
      @State var model: LeavingFocusModel
      @State private var text = ""
      var body: some View {
        Form {
          if model.items.contains(0) { TextField("f0", text: $text) }
          if model.items.contains(1) { TextField("f1", text: $text) }
          if model.items.contains(2) { TextField("f2", text: $text) }
          if model.items.contains(3) { TextField("f3", text: $text) }
        }
      }
    }
    let model = LeavingFocusModel()
    model.items = [0, 1, 2, 3]
    let host = TestHost(width: 40, height: 12) { Fields(model: model) }
    host.press(.tab)
    expect(host.focusedElement?.label, "f1")
    model.items = [0, 3]
    host.turn()
    expect(host.focusedElement?.label, "f3")
    model.items = [0]
    host.turn()
    expect(host.focusedElement?.label, "f0")
  }

  /// A tab of each element, with the first one or the app's chosen at the start.
  private struct Pages: View {
    @State var model: LeavingFocusModel
    @State var chosen: Int?
    var body: some View {
      if let chosen {
        TabView(selection: Binding(get: { chosen }, set: { self.chosen = $0 })) {
          ForEach(model.items, id: \.self) { item in
            Tab("t\(item)", value: item) { Button("b\(item).") {} }
          }
        }
      } else {
        TabView {
          ForEach(model.items, id: \.self) { item in
            Button("b\(item).") {}.tabItem { Text("t\(item)") }
          }
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `when tabs leave, the nearest that stays is shown`(isApps: Bool) {
    let model = LeavingFocusModel()
    model.items = Array(0..<8)
    let host = TestHost(width: 60, height: 12) { Pages(model: model, chosen: isApps ? 0 : nil) }
    host.press("5", modifiers: .option)
    expect(host.text, contains: "b4.")
    model.items = [0, 3, 6, 7]
    host.turn()
    expect(host.text, contains: "b6.")
    model.items = [7, 6, 3]
    host.turn()
    expect(host.text, contains: "b6.")
    model.items = [7]
    host.turn()
    expect(host.text, contains: "b7.")
  }

  private func run(_ kind: LeavingFocusKind, _ seed: Int) -> String? {
    var random = SplitMix64(seed: UInt64(seed) &* 31)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let model = LeavingFocusModel()
    let isWindowed = [.lazy, .list, .lazyGrid].contains(kind)
    let isShort = [.lazy, .list, .lazyGrid, .scroll].contains(kind)
    let count = kind == .wide ? number(2...10) : number(2...40)
    model.items = Array(0..<count)
    let host = TestHost(width: 60, height: isShort ? 12 : 45) { LeavingFocusView(kind: kind, model: model) }
    func focused() -> Int? { host.focusedElement?.label.flatMap { Int($0.dropFirst().dropLast()) } }
    for _ in 0..<number(0...count - 1) { host.press(.tab) }
    var old = model.items
    guard let start = focused() else { return "no focus \(host.trimmedText)" }
    var expected = start
    var log = "focus \(start) of \(count)"
    for _ in 0..<number(1...3) {
      var new = old
      switch number(0...4) {
      case 0: new.removeAll { _ in number(0...1) == 0 }
      case 1: new.removeAll { $0 <= expected }
      case 2: new.removeAll { abs($0 - expected) <= number(0...4) }
      case 3: new.removeAll { $0 >= expected }
      default: new.removeAll { $0 / 4 == expected / 4 || number(0...4) == 0 }
      }
      if number(0...1) == 0 { new.removeAll { $0 == expected } }
      if kind != .groups, kind != .wide, number(0...2) == 0 {
        for _ in 0..<number(1...3) {
          let next = 1000 + number(0...8999)
          guard !new.contains(next), kind != .groups else { continue }
          new.insert(next, at: number(0...new.count))
        }
      }
      let isShuffled = kind != .groups && number(0...6) == 0
      if isShuffled { new.shuffle(using: &random) }
      if new.isEmpty { continue }
      if !new.contains(where: { old.contains($0) }) { continue }
      log += " -> \(new)"
      if !new.contains(expected) {
        let place = old.firstIndex(of: expected)!
        if kind == .groups, new.contains(where: { $0 / 4 == expected / 4 }) {
          let group = old.filter { $0 / 4 == expected / 4 }
          let inner = group.firstIndex(of: expected)!
          expected =
            group[inner...].first(where: { new.contains($0) }) ?? group[..<inner].last(where: {
              new.contains($0)
            })!
        } else {
          expected =
            old[place...].first(where: { new.contains($0) }) ?? old[..<place].last(where: { new.contains($0) }
            )!
        }
      }
      model.items = new
      host.turn()
      old = new
      if focused() != expected {
        // A row that a shuffle brings out of the window has no view: the focus goes to one in sight.
        if isShuffled, isWindowed, let shown = focused(), host.focusedElement?.isInSight == true {
          expected = shown
          continue
        }
        return "\(focused().map { "\($0)" } ?? "nothing") not \(expected): \(log)"
      }
    }
    return nil
  }
}
