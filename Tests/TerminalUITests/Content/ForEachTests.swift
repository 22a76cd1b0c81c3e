import Observation
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Item: Identifiable {
  let id: Int
  var name: String
}

@Suite struct ForEachTests {
  @Test func `a range, identifiable data, an id, a binding`() {
    struct Bound: View {
      @State private var items = [Item(id: 1, name: "e"), Item(id: 2, name: "f")]
      var body: some View { ForEach($items) { $item in Text(item.name) } }
    }
    let host = TestHost(width: 2, height: 8) {
      VStack(spacing: 0) {
        ForEach(0..<2) { Text("\($0)") }
        ForEach([Item(id: 1, name: "a"), Item(id: 2, name: "b")]) { Text($0.name) }
        ForEach(["c", "d"], id: \.self) { Text($0) }
        Bound()
      }
    }
    expect(host.dots, "·0\n·1\n·a\n·b\n·c\n·d\n·e\n·f")
  }

  @Test func `other collections`() {
    expect(
      screen(3, 1) { HStack(spacing: 0) { ForEach("abc".map { $0 }, id: \.self) { Text(String($0)) } } },
      "abc")
    expect(
      screen(3, 1) { HStack(spacing: 0) { ForEach([1, 2, 3, 4][1...], id: \.self) { Text("\($0)") } } },
      "234")
    expect(
      screen(3, 1) { HStack(spacing: 0) { ForEach((1...3).reversed(), id: \.self) { Text("\($0)") } } },
      "321")
    expect(screen(3, 1) { HStack(spacing: 0) { ForEach(1...3, id: \.self) { Text("\($0)") } } }, "123")
  }

  @Test func `several views a row, and none`() {
    expect(
      screen(6, 1) {
        HStack(spacing: 0) {
          ForEach(0..<3) { row in
            Text("\(row)")
            if row != 1 { Text("x") }
          }
          ForEach(0..<0) { Text("\($0)") }
          ForEach(0..<2) { _ in EmptyView() }
        }
      }, "·0x12x")
  }

  @Test func `loops in loops`() {
    expect(
      screen(4, 2) {
        VStack(spacing: 0) {
          ForEach(0..<2) { y in
            HStack(spacing: 0) { ForEach(0..<4) { x in Text("\(x * y)") } }
          }
        }
      }, "0000\n0123")
  }

  @Test(arguments: [0, 1, 2, 31, 32, 33, 64, 100, 1000, 1025])
  func `as many rows as there are elements`(count: Int) {
    let host = TestHost(width: 4, height: Swift.max(count, 1)) {
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    let rows = host.trimmedText.split(separator: "\n").map { Int($0.filter(\.isNumber)) }
    expect(rows, Array(0..<count))
  }

  @Test(
    arguments: [
      [0, 40], [40, 0], [100, 10], [10, 100], [33, 32], [32, 33], [64, 65], [5, 1000], [1000, 5],
    ])
  func `the number of rows changes`(counts: [Int]) {
    let host = TestHost(width: 4, height: 1000) {
      Stepping { step in
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<counts[step], id: \.self) { Text("\($0)") } }
      }
    }
    host.press("n")
    let rows = host.trimmedText.split(separator: "\n").map { Int($0.filter(\.isNumber)) }
    expect(rows, Array(0..<counts[1]))
  }

  @Test func `the rows of equal data and an equal block are not made again`() {
    final class Made: Observable { var rows: [String] = [] }
    struct Screen: View {
      let made: Made
      let title = "row"
      let names = ["a", "b"]
      @State private var count = 0
      @State private var mark = "-"
      var body: some View {
        VStack(spacing: 0) {
          Text("\(count)").onTapGesture { count += 1 }
          ForEach(names, id: \.self) { name in
            made.rows.append(name)
            return Text("\(title) \(name)\(mark)")
          }
        }
        .onKeyPress("m") {
          mark = "+"
          return .handled
        }
      }
    }
    let made = Made()
    let host = TestHost(width: 8, height: 3) { Screen(made: made) }
    made.rows = []
    host.click(on: "0")
    expect(host.record.bodies, ["Screen"])
    expect(made.rows, [])
    host.press("m")
    expect(host.record.bodies, [])
    expect(made.rows, ["a", "b"])
    expect(host.trimmedText, "    1\n row a+\n row b+")
  }

  @Test func `one row of many writes just its cells`() {
    struct Row: View {
      let number: Int
      @State private var isMarked = false
      var body: some View {
        Text("\(isMarked ? "x" : "-")\(number)").onTapGesture { isMarked.toggle() }
      }
    }
    let host = TestHost(width: 5, height: 500) {
      VStack(alignment: .leading, spacing: 0) { ForEach(0..<500) { Row(number: $0) } }
    }
    host.click(x: 1, y: 321)
    expect(host.record.bodies, ["Row"])
    expect(host.record.layouts, 1)
    expect(host.record.cellsWritten, 1)
  }
}
