import TerminalUI
import TerminalUITesting
import Expectations
import Testing

private nonisolated enum MovingRows: CaseIterable {
  case list, table, sections, stack, centred, lazyStack, lazyGrid, grid, eachRow
}

private nonisolated struct Item: Identifiable { let id: String }

private struct Rows: View {
  let kind: MovingRows
  @State private var items = ["one", "a much longer row", "3", "row number four"].map(Item.init)

  private func row(_ item: Item) -> some View { Text("<\(item.id)>") }

  @ViewBuilder private var content: some View {
    switch kind {
    case .list: List(items) { row($0) }
    case .table: Table(items) { TableColumn("Name") { Text("<\($0.id)>") } }
    case .sections: List { Section { ForEach(items) { row($0) } } }
    case .stack: VStack(alignment: .leading, spacing: 0) { ForEach(items) { row($0) } }
    case .centred: VStack(spacing: 0) { ForEach(items) { row($0) } }
    case .lazyStack: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(items) { row($0) } } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(items) { row($0) } } }
    case .grid:
      Grid(alignment: .leading, verticalSpacing: 0) { ForEach(items) { item in GridRow { row(item) } } }
    case .eachRow: VStack(alignment: .leading) { ForEach(items) { row($0).padding(.leading, 1) } }
    }
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress(characters: ["i", "m", "d", "e", "r", "s"]) { press in
        withAnimation {
          switch press.characters {
          case "i": items.insert(Item(id: "new"), at: 0)
          case "m": items.insert(Item(id: "the new row in the middle"), at: 1)
          case "d": items.removeFirst()
          case "e": items.remove(at: 1)
          case "r": items.reverse()
          default: items.swapAt(0, 1)
          }
        }
        return .handled
      }
  }
}

/// Rows that change their places by an animation.
@Suite struct MovingRowTests {
  // Mend D8
  @Test(arguments: MovingRows.allCases, ["i", "m", "d", "e", "r", "s", "ir"])
  fileprivate func `no frame has parts of two rows in a line`(kind: MovingRows, keys: String) {
    let host = TestHost(width: 60, height: 9, motion: true) { Rows(kind: kind) }
    let known = Set(
      ["one", "a much longer row", "3", "row number four", "new", "the new row in the middle"].map {
        "<\($0)>"
      })
    for key in keys {
      host.type(String(key))
      for frame in 0..<(keys.count > 1 ? 6 : 40) {
        for line in host.text.split(separator: "\n") where line.contains("<") || line.contains(">") {
          let text = line.drop { $0 != "<" }.reversed().drop { $0 != ">" }.reversed()
          let isWhole =
            known.contains(String(text))
            && line.filter { $0.isLetter || $0.isNumber }.count
              == text.filter { $0.isLetter || $0.isNumber }.count
          expect(isWhole, "\(key), frame \(frame): \(line)")
        }
        host.advance(by: .milliseconds(17))
      }
    }
    host.advance(by: .seconds(2))
    expectEmpty(host.animations)
  }
}
