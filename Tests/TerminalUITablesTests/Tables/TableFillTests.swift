import Expectations
import Testing
import TerminalUI
import TerminalUITesting
import TestScreens

/// What a table does with too little and with too much room.
@Suite struct TableFillTests {
  private struct Line: Identifiable {
    let id: Int
    let name: String
  }

  private struct Wide: View {
    var body: some View {
      Table((1...9).map { Line(id: $0, name: "Customer number \($0)") }) {
        TableColumn("Id") { Text("\($0.id)") }
        TableColumnForEach(0..<4, id: \.self) { index in TableColumn("name \(index)") { Text($0.name) } }
        TableColumn("Balance") { Text("\(Double($0.id) * 1000.25)") }.alignment(.trailing)
      }
      .frozenColumns(1)
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // Counterexample 3
  @Test func `a table that can't fit is scrolled, and nothing in it is cut`() {
    let host = TestHost(width: 40, height: 5) { Wide() }
    expect(lines(host)[1], contains: "Customer number 1", "\(host.text)")
    expect(host.text, lacks: "…", "\(host.text)")
    expect(lines(host)[0].hasSuffix("›"), "\(host.text)")
  }

  // Counterexample 3
  @Test func `one that nearly fits gives a little`() {
    // 2 + 4 × 17 + 7 + 5 × 2 + 2: five cells are missing.
    let host = TestHost(width: 84, height: 5) { Wide() }
    expect(lines(host)[1], contains: "1000.25", "\(host.text)")
    expect(!lines(host)[0].hasSuffix("›"), "\(host.text)")
  }

  private struct Country: Identifiable {
    let id: String
    let capital: String
    let people: Int
  }

  // Look 15
  @Test func `in a wide window columns share the width that they leave`() throws {
    let countries = [
      Country(id: "Chile", capital: "Santiago", people: 19),
      Country(id: "Kenya", capital: "Nairobi", people: 55),
    ]
    func host(_ width: Int) -> TestHost {
      TestHost(width: width, height: 5) {
        Table(countries) {
          TableColumn("Country", value: \.id)
          TableColumn("Capital", value: \.capital)
          TableColumn("People") { Text("\($0.people)") }.alignment(.numeric)
        }
      }
    }
    let wide = host(100)
    // Up to the column at the edge.
    expect(wide.position(of: "People"), Point(x: 93, y: 0), "\(wide.text)")
    expect(try #require(wide.position(of: "Capital")).x, above: 20)
    expect(host(40).position(of: "Capital"), Point(x: 10, y: 0))
    expect(wide.faults(), [])
    // What the user chooses keeps the rest as it is, until there is no room for that.
    wide.drag((x: 91, y: 0), (x: 80, y: 0))
    let chosen = try #require(wide.position(of: "Capital")).x
    expect(chosen, above: 20)
    wide.resize(width: 40, height: 5)
    expect(try #require(wide.position(of: "Capital")).x, below: 20, "\(wide.text)")
    expect(wide.text, contains: "55")
  }

  @Test func `every other row is on a surface where colours are known`() {
    let list = Numbers()
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    func host() -> TestHost {
      TestHost(width: 20, height: 8, colors: colors) {
        List(list.numbers, id: \.self) { Text("\($0)") }.alternatingRowBackgrounds()
      }
    }
    let shown = host()
    func stripes(_ host: TestHost) -> [Bool] { (0..<8).map { host.screen[3, $0].style.background != nil } }
    expect(stripes(shown), [false, true, false, true, false, true, false, true])
    shown.press(.downArrow)
    let plain = TestHost(width: 20, height: 8) {
      List(list.numbers, id: \.self) { Text("\($0)") }.alternatingRowBackgrounds()
    }
    expect(stripes(plain), Array(repeating: false, count: 8))
  }

  @Test(arguments: [true, false]) func `a style of tables may have stripes`(isBordered: Bool) {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    func stripes(_ isStriped: Bool?, _ isOnAround: Bool) -> Set<Bool> {
      let host = TestHost(width: 20, height: 8, colors: colors) {
        let table = Table((1...9).map { Line(id: $0, name: "a") }) { TableColumn("Id") { Text("\($0.id)") } }
        Group {
          switch (isStriped, isBordered) {
          case (let isOn?, true): table.tableStyle(.bordered(alternatesRowBackgrounds: isOn))
          case (let isOn?, false): table.tableStyle(.inset(alternatesRowBackgrounds: isOn))
          case (nil, true): table.tableStyle(.bordered)
          case (nil, false): table.tableStyle(.inset)
          }
        }
        .alternatingRowBackgrounds(isOnAround ? .enabled : .automatic)
      }
      return Set((2..<6).map { host.screen[10, $0].style.background != nil })
    }
    expect(stripes(true, false), [true, false])
    expect(stripes(false, true), [false])
    expect(stripes(nil, true), [true, false])
    expect(stripes(nil, false), [false])
  }

  @Test func `stripes follow the places of rows when elements come, go and change places`() {
    let list = Numbers()
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let host = TestHost(width: 20, height: 8, colors: colors) { Striped(list: list) }
    func check(_ what: String) {
      host.turn()
      let stripes = (0..<8).map { host.screen[3, $0].style.background != nil }
      let places = lines(host).map { line in
        Int(line.filter(\.isNumber)).flatMap { list.numbers.firstIndex(of: $0) }.map { $0 % 2 == 1 }
      }
      expect(stripes, places, "\(what)\n\(host.text)")
    }
    check("at first")
    list.numbers.insert(100, at: 0)
    check("one more above")
    list.numbers.swapAt(1, 4)
    check("two change places")
    list.numbers.append(list.numbers.remove(at: 2))
    check("one goes to the end")
    list.numbers[3] = 200
    list.numbers.remove(at: 0)
    list.numbers.append(300)
    check("as many as before")
    host.press(.pageDown)
    check("another page")
    list.numbers.insert(400, at: 0)
    check("one more out of sight")
    list.numbers.removeFirst(3)
    check("three fewer out of sight")
  }

  private struct Striped: View {
    let list: Numbers
    var body: some View {
      List(list.numbers, id: \.self) { Text("\($0)") }.alternatingRowBackgrounds()
    }
  }

  @Observable final class Numbers {
    var numbers = Array(0..<40)
    var isOn = true
  }

  @Test func `stripes go on below the last row, and follow it`() {
    let list = Numbers()
    list.numbers = [1, 2, 3]
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let host = TestHost(width: 20, height: 8, colors: colors) { StripedTable(list: list) }
    func stripes() -> [Bool] { (1..<8).map { host.screen[3, $0].style.background != nil } }
    func check(_ what: String) {
      host.turn()
      expect(stripes(), (0..<7).map { $0 % 2 == 1 }, "\(what)\n\(host.dots)")
      expect((1..<8).allSatisfy { host.screen[19, $0].style == host.screen[12, $0].style }, "\(what)")
      host.expectSound(what)
    }
    check("three rows")
    list.numbers.append(4)
    check("four")
    list.numbers.removeFirst(3)
    check("one")
    list.isOn = false
    host.turn()
    expect(stripes(), lacks: true)
    list.isOn = true
    check("again")
    // Nothing is drawn where no row is.
    list.numbers = []
    host.turn()
    expect(stripes(), lacks: true)
    let plain = TestHost(width: 20, height: 8) { StripedTable(list: list) }
    expect((0..<8).allSatisfy { plain.screen[3, $0].style.background == nil })
  }

  @Test func `below rows of two lines stripes have two`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let host = TestHost(width: 20, height: 9, colors: colors) {
      List(0..<2) { Text("\($0)\nmore") }.alternatingRowBackgrounds()
    }
    let stripes = (0..<9).map { host.screen[15, $0].style.background != nil }
    expect(stripes, [false, false, true, true, false, false, true, true, false], "\(host.dots)")
  }

  private struct StripedTable: View {
    let list: Numbers
    var body: some View {
      Table(list.numbers.map { Line(id: $0, name: "n") }) {
        TableColumn("Id") { Text("\($0.id)") }
      }
      .alternatingRowBackgrounds(list.isOn ? .enabled : .disabled)
    }
  }

  @Test func `an inner view says that its rows don't alternate`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let host = TestHost(width: 20, height: 4, colors: colors) {
      List(0..<4) { Text("\($0)") }.alternatingRowBackgrounds(.disabled).alternatingRowBackgrounds(.enabled)
    }
    expectNil(host.screen[3, 1].style.background)
  }
}
