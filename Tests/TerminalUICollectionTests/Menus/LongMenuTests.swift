import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What menus of many rows cost, in counts: the same for 100 rows and for 5 000, and what is in sight.
@Suite struct LongMenuTests {
  /// What an action costs.
  private struct Cost: Equatable, CustomStringConvertible {
    var bodies = 0
    var layouts = 0
    var painted = 0
    var rows = 0
    var steps = 0

    init(_ host: TestHost, _ change: () -> Void) {
      let start = WorkCounter.count
      change()
      (bodies, layouts) = (host.record.bodyCount, host.record.layouts)
      (painted, rows) = (host.record.itemsPainted, host.record.rowsBuilt)
      steps = WorkCounter.count - start
    }

    var description: String {
      "bodies \(bodies), layouts \(layouts), painted \(painted), rows \(rows), steps \(steps)"
    }
  }

  enum Kind: CaseIterable { case menu, picker, taggedPicker, context }

  /// As wide for every number.
  private static func title(_ number: Int) -> String {
    let digits = String(number)
    return "Row" + String(repeating: "0", count: 5 - digits.count) + digits
  }

  private struct Screen: View {
    let kind: Kind
    let count: Int
    let titles: [String]
    @State private var chosen = 3

    init(kind: Kind, count: Int) {
      (self.kind, self.count) = (kind, count)
      titles = (0..<count).map { title($0) }
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        switch kind {
        case .menu: Menu("Go") { rows }
        case .picker:
          Picker("Go", selection: $chosen) { ForEach(0..<count, id: \.self) { Text(title($0)) } }
            .pickerStyle(.menu)
        case .taggedPicker:
          // The tags are no identities.
          Picker("Go", selection: $chosen) {
            ForEach(titles, id: \.self) { Text($0).tag(Int($0.dropFirst(3)) ?? -1) }
          }
          .pickerStyle(.menu)
        case .context: Text("Go").focusable().contextMenu { rows }
        }
        Text("chosen \(chosen)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { number in Button(title(number)) { chosen = number } }
    }
  }

  private func opens(_ kind: Kind) -> KeyPress {
    kind == .context ? KeyPress(key: .f10, modifiers: .shift) : KeyPress(key: .return)
  }

  private func costs(_ kind: Kind, _ count: Int) -> [(name: String, cost: Cost)] {
    let host = TestHost(width: 40, height: 20) { Screen(kind: kind, count: count) }
    var costs: [(name: String, cost: Cost)] = []
    func measure(_ name: String, _ change: () -> Void) { costs.append((name, Cost(host, change))) }
    func open() { host.press(opens(kind).key, modifiers: opens(kind).modifiers) }
    for round in 0..<2 {
      if round == 1 { costs = [] }
      measure("open") { open() }
      measure("down") { host.press(.downArrow) }
      for _ in 0..<20 { host.press(.downArrow) }
      measure("down at the edge") { host.press(.downArrow) }
      measure("page down") { host.press(.pageDown) }
      measure("page up") { host.press(.pageUp) }
      measure("end") { host.press(.end) }
      measure("up") { host.press(.upArrow) }
      measure("home") { host.press(.home) }
      measure("wheel") { host.scroll(x: 5, y: 10, dy: 1) }
      host.press(.home)
      for _ in 0..<30 { host.press(.downArrow) }
      measure("choose") { host.press(.return) }
      // Both times from the same.
      open()
      host.press(.home)
      for _ in 0..<3 { host.press(.downArrow) }
      host.press(.return)
    }
    return costs
  }

  // Counterexamples 3, 7
  @Test(arguments: Kind.allCases)
  func `to open, to move in and to choose costs what is in sight`(kind: Kind) {
    let (few, many) = (costs(kind, 100), costs(kind, 5_000))
    for (few, many) in zip(few, many) {
      expect(few.cost, many.cost, "\(few.name)")
      // 18 rows are in sight, and each is some views.
      expect(many.cost.bodies < 400 && many.cost.rows < 60, "\(many.name): \(many.cost)")
    }
  }

  @Test(arguments: Kind.allCases)
  func `every row can be reached`(kind: Kind) {
    let host = TestHost(width: 40, height: 20) { Screen(kind: kind, count: 5_000) }
    let open = opens(kind)
    host.press(open.key, modifiers: open.modifiers)
    host.press(.end)
    expect(host.focusedElement?.label, "Row04999")
    expect(host.text, contains: "Row04999")
    host.press(.upArrow)
    expect(host.focusedElement?.label, "Row04998")
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Row00000")
    expect(host.text, contains: "Row00000")
    host.press(.pageDown)
    host.press(.pageDown)
    host.press(.return)
    expectEmpty(host.layers)
    expect(host.text, contains: "chosen 32", "\(host.text)")
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: Kind.allCases)
  func `letters lead to rows out of sight, and make few of them`(kind: Kind) {
    let host = TestHost(width: 40, height: 20) { Screen(kind: kind, count: 5_000) }
    let open = opens(kind)
    host.press(open.key, modifiers: open.modifiers)
    var rows = 0
    for letter in "row04321" {
      host.type(String(letter))
      rows += host.record.rowsBuilt
    }
    expect(host.focusedElement?.label, "Row04321")
    expect(host.text, contains: "Row04321")
    expect(rows, below: 200, "\(rows)")
    host.press(.return)
    expect(host.text, contains: "chosen 4321")
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: [Kind.picker, .taggedPicker])
  func `a picker shows and opens what is chosen, wherever it is`(kind: Kind) {
    let host = TestHost(width: 40, height: 20) { Screen(kind: kind, count: 5_000) }
    expect(host.text, contains: "  Row00003 ▾  ")
    host.press(.return)
    host.press(.end)
    host.press(.return)
    expect(host.text, contains: "  Row04999 ▾  ")
    host.press(.return)
    expect(host.focusedElement?.label, "Row04999")
    expect(host.text, contains: "✓ Row04999")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a click chooses, and the wheel leads on`() {
    let host = TestHost(width: 40, height: 20) { Screen(kind: .picker, count: 5_000) }
    host.click(on: "▾")
    for _ in 0..<10 { host.scroll(x: 5, y: 10, dy: 1) }
    expect(host.text, lacks: "Row00010")
    host.click(on: "Row00035")
    expect(host.text, contains: "  Row00035 ▾  ")
  }

  @Test func `rows that come into sight make the menu wider, and lines and texts are where they belong`() {
    struct Mixed: View {
      var body: some View {
        Menu("Go") {
          Text("All")
          Divider()
          ForEach(0..<200, id: \.self) { number in
            Button(number == 150 ? "A very long title" : "Row \(number)") {}
          }
          Section { Button("Last") {} }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 40, height: 12) { Mixed() }
    host.press(.return)
    expect(host.text, contains: "│ All ")
    expect(host.text, contains: "│────")
    expect(host.focusedElement?.label, "Row 0")
    for _ in 0..<150 { host.press(.downArrow) }
    expect(host.text, contains: "│ A very long title ")
    host.press(.end)
    expect(host.focusedElement?.label, "Last")
    expect(host.text, contains: "│────")
    expect(host.host.checkInvariants(), [])
  }

  private struct Suggested: View {
    let count: Int
    @State private var text = ""
    var body: some View {
      TextField("Row", text: $text)
        .textInputSuggestions {
          ForEach(0..<count, id: \.self) { Text(title($0)).textInputCompletion(title($0)) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func suggestionCosts(_ count: Int) -> [Cost] {
    let host = TestHost(width: 40, height: 20) { Suggested(count: count) }
    var costs = [Cost(host) { host.type("r") }]
    for _ in 0..<9 { costs.append(Cost(host) { host.press(.downArrow) }) }
    costs.append(Cost(host) { host.type("o") })
    return costs
  }

  // Counterexamples 3, 7
  @Test func `what a field offers costs what is in sight`() {
    expect(suggestionCosts(100), suggestionCosts(5_000))
    let host = TestHost(width: 40, height: 20) { Suggested(count: 5_000) }
    host.type("r")
    for _ in 0..<12 { host.press(.downArrow) }
    host.press(.return)
    expect(host.text, contains: "Row00011")
    host.type("x")
    host.press(.upArrow)
    expect(host.text, contains: "Row04999")
    host.press(.tab)
    expect(host.text.contains("Row04999") && host.layers.isEmpty)
    expect(host.host.checkInvariants(), [])
  }

  private struct Commanded: Scene {
    let count: Int
    @State private var showsPalette = false
    @State private var chosen = -1
    var body: some Scene {
      WindowGroup { Text("chosen \(chosen)").commandPalette(isPresented: $showsPalette) }
        .commands {
          CommandMenu("Go") {
            ForEach(0..<count, id: \.self) { number in Button(title(number)) { chosen = number } }
          }
        }
    }
  }

  private func paletteCosts(_ count: Int) -> [Cost] {
    let host = TestHost(width: 60, height: 16, scene: Commanded(count: count))
    host.press("k", modifiers: .control)
    let keys: [KeyEquivalent] = [.downArrow, .downArrow, .pageDown, .pageDown, .upArrow, .downArrow]
    return keys.map { key in Cost(host) { host.press(key) } }
  }

  // Counterexamples 3, 7
  @Test func `to move in the palette costs what is in sight`() {
    expect(paletteCosts(100), paletteCosts(2_000))
    let host = TestHost(width: 60, height: 16, scene: Commanded(count: 2_000))
    host.press("k", modifiers: .control)
    host.type("01234")
    host.press(.return)
    expect(host.text, contains: "chosen 1234")
  }
}
