import Soak
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
@testable import TerminalUICore

private struct RandomCell: Identifiable, Equatable {
  let id: Int
  var texts: [String]
}

/// What a table is made of; a test changes it from outside.
@Observable private final class Made {
  var rows: [RandomCell] = []
  var count = 3
  var fixed = 5
  var hidden: Set<Int> = []
  var style = 0
}

/// Tables and columns of any kind.
@Suite struct RandomTableTests {
  private func rule(_ random: inout SeededGenerator, named number: Int) -> ColumnRule {
    var rule = ColumnRule()
    func length(_ range: ClosedRange<Int>) -> Int? {
      Bool.random(using: &random) ? Int.random(in: range, using: &random) : nil
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: rule.width = .fixed(Int.random(in: 0...30, using: &random))
    case 1:
      rule.width = .within(
        min: length(0...20), ideal: length(0...40), max: Bool.random(using: &random) ? .max : length(0...60))
    default: break
    }
    rule.id = Bool.random(using: &random) ? "\(number)" : nil
    rule.isHidden = Int.random(in: 0..<5, using: &random) == 0
    return rule
  }

  // Data C3
  @Test(arguments: 0..<Soak.count(60, 1_000))
  func `columns lie side by side, and take all cells if one of them may`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let rules = (0..<Int.random(in: 1...9, using: &random)).map { rule(&random, named: $0) }
    let columns = TableColumns()
    _ = columns.adopt(rules.map { ($0, true) })
    for step in 0..<20 {
      let index = Int.random(in: 0..<rules.count, using: &random)
      columns.noteTitle(Int.random(in: 0...12, using: &random), of: index)
      _ = columns.noteCell(Int.random(in: 0...60, using: &random), of: index)
      if step % 5 == 4 { columns.setWidth(Int.random(in: 1...50, using: &random), of: index) }
      if step % 7 == 6 {
        var made = ColumnCustomization()
        made.order = rules.compactMap(\.id).shuffled(using: &random)
        for id in made.order {
          made[id].visibility = [.automatic, .visible, .hidden].randomElement(using: &random)!
        }
        _ = columns.customize(made)
      }
      let width = Int.random(in: 0...200, using: &random)
      _ = columns.settle(in: width, at: step * 40, page: 20)
      var end = 0
      for (number, index) in columns.shown.enumerated() {
        let place = columns.columns[index].place
        expect(place.lowerBound, (number == 0 ? 0 : end + TableColumns.gap))
        end = place.upperBound
      }
      let isFlexible = columns.shown.contains { index in
        guard columns.columns[index].given == nil,
          case .within(_, _, let most) = columns.columns[index].rule.width
        else {
          return false
        }
        return most == nil || most == .max
      }
      if isFlexible { expect(end, atLeast: width, "step \(step)") }
      _ = columns.scroll(by: Int.random(in: -50...50, using: &random))
      expect(columns.offset >= 0 && columns.offset <= max(end - width, 0))
      // What is settled stays as it is.
      let places = columns.columns.map(\.place)
      _ = columns.settle(in: width, at: step * 40, page: 20)
      expect(columns.columns.map(\.place), places)
    }
  }

  private struct Rows: View {
    let made: Made
    var body: some View {
      Table(made.rows) {
        TableColumnForEach(0..<made.count, id: \.self) { number in
          TableColumn("T\(number)") { (cell: RandomCell) in
            Text(cell.texts.indices.contains(number) ? cell.texts[number] : "-")
          }
          .width(min: 3, ideal: made.fixed + number, max: number % 2 == 0 ? nil : made.fixed + 3 * number)
          .alignment(number % 3 == 0 ? .trailing : .leading)
          .defaultVisibility(made.hidden.contains(number) ? .hidden : .visible)
        }
      }
      .tableColumnHeaders(made.style % 3 == 1 ? .hidden : .visible)
      .frozenColumns(made.style % 4)
    }
  }

  // Data C3
  @Test(arguments: 0..<Soak.count(5, 100))
  func `a table that came about step by step shows what a new one does`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let made = Made()
    var size = Size(width: 50, height: 12)
    let host = TestHost(width: size.width, height: size.height) { Rows(made: made) }
    func text() -> String {
      ["", "a", "日本語", "longer text than fits", "x\ny", "e\u{301}"].randomElement(using: &random) ?? ""
    }
    for step in 0..<25 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...1:
        let row = RandomCell(id: step, texts: (0..<Int.random(in: 0...6, using: &random)).map { _ in text() })
        made.rows.insert(row, at: Int.random(in: 0...made.rows.count, using: &random))
      case 2:
        if !made.rows.isEmpty { made.rows.remove(at: Int.random(in: 0..<made.rows.count, using: &random)) }
      case 3:
        if let index = made.rows.indices.randomElement(using: &random), !made.rows[index].texts.isEmpty {
          made.rows[index].texts[0] = text()
        }
      case 4: made.count = Int.random(in: 0...6, using: &random)
      case 5: made.hidden.formSymmetricDifference([Int.random(in: 0..<6, using: &random)])
      case 6: made.fixed = Int.random(in: 0...20, using: &random)
      default:
        made.style += 1
        size = Size(
          width: Int.random(in: 1...70, using: &random), height: Int.random(in: 1...14, using: &random))
        host.resize(width: size.width, height: size.height)
      }
      host.advance(by: .zero)
      let fresh = TestHost(width: size.width, height: size.height) { Rows(made: made) }
      expect(host.text, fresh.text, "step \(step)")
      expect(host.host.checkInvariants(), [])
    }
  }
}
