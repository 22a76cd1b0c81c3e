import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// The elements and the selection.
@Observable private final class LeaveModel {
  var items: [Int] = []
  var one: Int?
  var many: Set<Int> = []
}

/// A container of rows.
nonisolated enum LeaveKind: CaseIterable { case list, many, table, sections, plain, mixed, written, outline }

private nonisolated struct LeaveItem: Identifiable { let id: Int; var children: [LeaveItem]? }

private struct LeaveView: View {
  let kind: LeaveKind
  @State var model: LeaveModel
  var body: some View {
    @Bindable var model = model
    switch kind {
    case .list:
      List(model.items, id: \.self, selection: $model.one) { Text("row \($0)") }
    case .many:
      List(selection: $model.many) {
        ForEach(model.items, id: \.self) { Text("row \($0)") }
      }
    case .table:
      Table(model.items.map { LeaveItem(id: $0) }, selection: $model.one) {
        TableColumn("a") { Text("row \($0.id)") }
        TableColumn("b") { Text("x \($0.id)") }
      }
    case .sections:
      List(selection: $model.one) {
        ForEach(groups, id: \.self) { group in
          Section("group \(group)") {
            ForEach(model.items.filter { $0 / 7 == group }, id: \.self) { Text("row \($0)") }
          }
        }
      }
    case .plain:
      List(model.items, id: \.self, selection: $model.one) { Text("row \($0)") }.listStyle(.plain)
    case .mixed:
      List(selection: $model.one) {
        Text("head")
        ForEach(model.items, id: \.self) { item in Text("row \(item)").tag(item) }
        Text("foot")
      }
    case .written:
      List(selection: $model.one) {
        Group {
          if model.items.contains(0) { Text("row 0").tag(0) }
          if model.items.contains(1) { Text("row 1").tag(1) }
          if model.items.contains(2) { Text("row 2").tag(2) }
          if model.items.contains(3) { Text("row 3").tag(3) }
          if model.items.contains(4) { Text("row 4").tag(4) }
        }
        if model.items.contains(5) { Text("row 5").tag(5) }
        Group {
          if model.items.contains(6) { Text("row 6").tag(6) }
          if model.items.contains(7) { Text("row 7").tag(7) }
        }
      }
    case .outline:
      List(model.items.map { LeaveItem(id: $0) }, children: \.children, selection: $model.one) {
        Text("row \($0.id)")
      }
    }
  }

  /// The sevens that elements are of, in their order.
  private var groups: [Int] {
    var groups: [Int] = []
    for item in model.items where !groups.contains(item / 7) { groups.append(item / 7) }
    return groups
  }
}

/// Rows leave, come and move at random, any number in one update. (Mend A2, F02)
@Suite struct LeavingRowsTests {
  @Test(arguments: LeaveKind.allCases)
  func `keys go on from the nearest row that stays, behind the one that left or else before it`(
    kind: LeaveKind
  ) {
    for seed in 1...Soak.count(30, 300, full: 3_000) {
      if let failure = run(kind, seed) {
        Issue.record("\(kind), seed \(seed): \(failure)")
        return
      }
    }
  }

  @Test func `after several rows before the selected one left with it, Down selects the one behind it`() {
    let model = LeaveModel()
    model.items = Array(0..<12)
    let host = TestHost(width: 20, height: 14) { LeaveView(kind: .list, model: model) }
    host.press(.home)
    for _ in 0..<5 { host.press(.downArrow) }
    expect(model.one, 5)
    model.items.removeAll { $0 < 7 }
    host.turn()
    host.press(.downArrow)
    expect(model.one, 7)
  }

  private func run(_ kind: LeaveKind, _ seed: Int) -> String? {
    var random = SplitMix64(seed: UInt64(seed) &* 31)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let model = LeaveModel()
    let count = kind == .written ? 8 : number(2...50)
    model.items = Array(0..<count)
    let host = TestHost(width: 20, height: 14) { LeaveView(kind: kind, model: model) }
    host.press(.home)
    for _ in 0..<number(0...count - 1) { host.press(.downArrow) }
    func chosen() -> Int? { kind == .many ? (model.many.count == 1 ? model.many.first : nil) : model.one }
    var old = model.items
    guard let cursor = chosen() else { return "nothing is selected \(host.trimmedText)" }
    var log = "cursor \(cursor) of \(count)"
    var heir: Int? = cursor
    var isLost = false
    var isBefore = false
    for _ in 0..<number(1...3) {
      var new = old
      let style = number(0...4)
      switch style {
      case 0: new.removeAll { _ in number(0...1) == 0 }
      case 1: new.removeAll { $0 <= cursor }
      case 2: new.removeAll { abs($0 - cursor) <= number(0...4) }
      case 3: new.removeAll { $0 >= cursor }
      default: new.removeAll { $0 / 7 == cursor / 7 || number(0...4) == 0 }
      }
      if number(0...1) == 0 { new.removeAll { $0 == cursor } }
      if kind != .written, number(0...2) == 0 {
        for _ in 0..<number(1...6) {
          let next = 1000 + number(0...8999)
          guard !new.contains(next), kind != .sections else { continue }
          new.insert(next, at: number(0...new.count))
        }
      }
      if kind != .written, kind != .sections, number(0...6) == 0 { new.shuffle(using: &random) }
      if new.isEmpty { continue }
      log += " -> \(new)"
      if let present = heir, !new.contains(present) {
        isLost = true
        let place = old.firstIndex(of: present)!
        if let next = old[place...].first(where: { new.contains($0) }) {
          heir = next
          isBefore = false
        } else if let next = old[..<place].last(where: { new.contains($0) }) {
          heir = next
          isBefore = true
        } else {
          heir = nil
        }
      }
      model.items = new
      host.turn()
      old = new
    }
    guard let heir, old.count > 0 else { return nil }
    let place = old.firstIndex(of: heir)!
    let forward = number(0...2) > 0
    let expected: Int
    if forward {
      expected = isLost ? heir : old[min(place + 1, old.count - 1)]
    } else {
      expected = isBefore ? heir : old[max(place - 1, 0)]
    }
    host.press(forward ? .downArrow : .upArrow)
    if chosen() != expected {
      return
        "\(forward ? "down" : "up") selects \(chosen().map { "\($0)" } ?? "nothing"), not \(expected): \(log)"
    }
    if !host.text.contains("row \(expected)") { return "not in sight: \(log)" }
    return nil
  }
}
