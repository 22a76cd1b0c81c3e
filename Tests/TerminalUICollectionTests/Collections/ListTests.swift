import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// A list of numbers, with the selection below it.
private struct Numbers: View {
  let count: Int
  @State private var selection: Int?

  var body: some View {
    VStack(alignment: .leading) {
      List(0..<count, selection: $selection) { NumberRow(number: $0) }
      Text("Sel: \(selection.map { "\($0)" } ?? "-")")
    }
  }
}

private struct NumberRow: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

private struct Several: View {
  @State private var selection: Set<Int> = []
  var body: some View {
    VStack(alignment: .leading) {
      List(0..<20, selection: $selection) { Text("Row \($0)") }
      Text("Sel: \(selection.sorted().map { "\($0)" }.joined(separator: ","))")
    }
  }
}

private struct Person: Identifiable, Equatable {
  let id: String
  var name: String { id }
}

@Suite struct ListTests {
  private func selection(_ host: TestHost) -> String {
    host.text.split(separator: "\n").last.map { String($0.dropFirst(5)).trimmedEnd } ?? ""
  }

  private func rows(_ host: TestHost) -> [String] {
    // A row has a column on either side.
    host.text.split(separator: "\n").dropLast().map { String($0.dropFirst().dropLast()).trimmedEnd }
  }

  /// The lines that are reversed.
  private func reversed(_ host: TestHost) -> [Int] {
    (0..<host.screen.size.height).filter { host.screen[0, $0].style.attributes.contains(.reverse) }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `arrows select and scroll only when they must`() {
    let host = TestHost(width: 12, height: 11) { Numbers(count: 1000) }
    expect(selection(host), "-")
    host.press(.downArrow)
    expect(selection(host), "0")
    for _ in 0..<9 { host.press(.downArrow) }
    expect(selection(host), "9")
    expect(rows(host).first, "Row 0")
    host.press(.downArrow)
    expect(selection(host), "10")
    expect(rows(host).first, "Row 1")
    expect(reversed(host), [9])
    host.press(.upArrow)
    expect(rows(host).first, "Row 1")
    expect(reversed(host), [8])
    check(host)
  }

  @Test func `a press evaluates the view that shows the selection and no row`() {
    let host = TestHost(width: 12, height: 11) { Numbers(count: 1000) }
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.record.bodies, ["Numbers"])
    expect(host.record.rowsBuilt, 0)
  }

  @Test func `pages move the selection and the rows by as many as are visible`() {
    let host = TestHost(width: 12, height: 11) { Numbers(count: 100) }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.pageDown)
    expect(selection(host), "12")
    expect(rows(host).first, "Row 10")
    expect(reversed(host), [2])
    host.press(.pageUp)
    expect(selection(host), "2")
    expect(rows(host).first, "Row 0")
    host.press(.pageUp)
    expect(selection(host), "0")
    for _ in 0..<12 { host.press(.pageDown) }
    expect(selection(host), "99")
    expect(rows(host).last, "Row 99")
    check(host)
  }

  @Test(arguments: [5, 10, 11, 1000, 1_000_000])
  func `Home and End select the first and the last row`(count: Int) {
    let host = TestHost(width: 18, height: 11) { Numbers(count: count) }
    host.press(.end)
    expect(selection(host), "\(count - 1)")
    expect(rows(host), contains: "Row \(count - 1)")
    expect(host.record.rowsBuilt, atMost: 30)
    host.press(.home)
    expect(selection(host), "0")
    expect(rows(host).first, "Row 0")
    expect(host.record.rowsBuilt, atMost: 30)
    check(host)
  }

  @Test func `the selection goes on from a row out of sight`() {
    let host = TestHost(width: 12, height: 11) { Numbers(count: 1_000_000) }
    host.press(.downArrow)
    host.scroll(dy: 100)
    expect(rows(host).first, "Row 300")
    host.press(.downArrow)
    expect(selection(host), "1")
    expect(rows(host), contains: "Row 1")
    check(host)
  }

  @Test func `a click selects the row under it`() {
    let host = TestHost(width: 12, height: 11) { Numbers(count: 1000) }
    host.click(x: 8, y: 4)
    expect(selection(host), "4")
    expect(reversed(host), [4])
    host.scroll(dy: 1)
    host.click(x: 0, y: 4)
    expect(selection(host), "7")
    check(host)
  }

  @Test func `several rows by Shift, Space, Ctrl and clicks`() {
    let host = TestHost(width: 70, height: 11) { Several() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    expect(selection(host), "0,1,2")
    host.press(.upArrow, modifiers: .shift)
    expect(selection(host), "0,1")
    host.click(x: 0, y: 5, modifiers: .control)
    expect(selection(host), "0,1,5")
    host.click(x: 0, y: 1, modifiers: .control)
    expect(selection(host), "0,5")
    host.click(x: 0, y: 3)
    expect(selection(host), "3")
    host.click(x: 0, y: 6, modifiers: .shift)
    expect(selection(host), "3,4,5,6")
    host.press("a", modifiers: .control)
    expect(host.text, contains: "Sel: 0,1,2,3")
    host.click(x: 0, y: 2)
    host.press(.space)
    expect(selection(host), "")
    check(host)
  }

  @Test func `letters lead to the rows that begin with them`() {
    struct Names: View {
      @State private var selection: String?
      let people = ["Anna", "Berta", "Bruno", "Carla", "Dora"].map { Person(id: $0) }
      var body: some View {
        VStack(alignment: .leading) {
          List(people, selection: $selection) { Text($0.name) }
          Text("Sel: \(selection ?? "-")")
        }
        .onKeyPress("d") { .handled }
      }
    }
    let host = TestHost(width: 12, height: 9) { Names() }
    host.type("b")
    expect(selection(host), "Berta")
    host.type("r")
    expect(selection(host), "Bruno")
    host.advance(by: .seconds(2))
    host.type("c")
    expect(selection(host), "Carla")
    host.advance(by: .seconds(2))
    // The app uses the key itself.
    host.type("d")
    expect(selection(host), "Carla")
    host.type("x")
    expect(selection(host), "Carla")
  }

  @Test func `letters lead to rows that were never made, and round to the start`() {
    struct Names: View {
      @State private var selection: String?
      let names = (0..<300).map { "m\($0)" } + ["Xaver"] + (0..<300).map { "n\($0)" } + ["Anna"]
      var body: some View {
        VStack(alignment: .leading) {
          List(selection: $selection) {
            Section("First") { ForEach(names, id: \.self) { Text($0) } }
            Section("Others") {
              ForEach(["Berta", "Xenia"], id: \.self) { Text($0) }
              ForEach(0..<300, id: \.self) { Text("z\($0)").tag("z\($0)") }
            }
          }
          Text("Sel: \(selection ?? "-")")
        }
      }
    }
    let host = TestHost(width: 12, height: 9) { Names() }
    func typed(_ text: String) -> String {
      host.advance(by: .seconds(2))
      host.type(text)
      return selection(host)
    }
    host.press(.downArrow)
    expect(typed("x"), "Xaver")
    expect(typed("x"), "Xenia")
    expect(typed("x"), "Xaver")
    expect(typed("b"), "Berta")
    expect(typed("b"), "Berta")
    expect(typed("m"), "m0")
    expect(typed("q"), "m0")
    expect(typed("z203"), "z203")
    check(host)
  }

  @Test func `letters lead no further than a thousand rows that were never made`() {
    struct Many: View {
      @State private var selection: Int?
      var body: some View {
        VStack(alignment: .leading) {
          List(0..<1_000_000, selection: $selection) { Text($0 == 900 || $0 == 4_000 ? "x" : "a\($0)") }
          Text("Sel: \(selection.map { "\($0)" } ?? "-")")
        }
      }
    }
    let host = TestHost(width: 12, height: 9) { Many() }
    host.press(.downArrow)
    host.type("x")
    expect(selection(host), "900")
    host.advance(by: .seconds(2))
    host.type("x")
    expect(selection(host), "900")
    expect(host.record.rowsBuilt, below: 1_100)
    check(host)
  }

  @Test func `sections, static rows and tags`() {
    struct Mixed: View {
      @State private var selection: Int?
      var body: some View {
        VStack(alignment: .leading) {
          List(selection: $selection) {
            Text("all").tag(-1)
            Section("Few") { ForEach(0..<2) { Text("few \($0)") } }
            Section {
              ForEach(100..<103) { Text("many \($0)") }
            } header: {
              Text("Many")
            } footer: {
              Text("three")
            }
          }
          Text("Sel: \(selection.map { "\($0)" } ?? "-")")
        }
      }
    }
    let host = TestHost(width: 14, height: 11) { Mixed() }
    expect(
      rows(host).prefix(9),
      ["all", "Few", "few 0", "few 1", "Many", "many 100", "many 101", "many 102", "three"])
    var seen: [String] = []
    for _ in 0..<7 {
      host.press(.downArrow)
      seen.append(selection(host))
    }
    expect(seen, ["-1", "0", "1", "100", "101", "102", "102"])
    host.press(.home)
    expect(selection(host), "-1")
    host.press(.end)
    expect(selection(host), "102")
    host.click(x: 0, y: 4)
    expect(selection(host), "102")
    expect(host.style(1, 4).attributes, contains: .bold)
    expect(host.style(1, 8).attributes, contains: .dim)
    check(host)
  }

  @Test func `sections of a ForEach are made as they come into sight`() {
    let host = TestHost(width: 20, height: 10) {
      List {
        ForEach(0..<1000) { section in
          Section("Section \(section)") { ForEach(0..<1000) { Text("row \(section).\($0)") } }
        }
      }
    }
    expect(host.text.hasPrefix(" Section 0"))
    expect(host.record.rowsBuilt, atMost: 30)
    host.press(.pageDown)
    // Under the header of its section.
    let lines = host.text.split(separator: "\n")
    expect(lines[0].hasPrefix(" Section 0") && lines[1].hasPrefix(" row 0.9"))
    host.press(.end)
    expect(host.text, contains: "row 999.999")
    expect(host.record.rowsBuilt, atMost: 60)
    host.press(.home)
    expect(host.text.hasPrefix(" Section 0"))
    check(host)
  }

  @Test func `a border and separators`() {
    let host = TestHost(width: 12, height: 7) {
      List(0..<2) { Text("Row \($0)").listRowSeparator($0 == 0 ? .visible : .hidden) }.listStyle(.bordered)
    }
    expect(
      host.dots,
      """
      ╭──────────╮
      │·Row·0····│
      │──────────│
      │·Row·1····│
      │··········│
      │··········│
      ╰──────────╯
      """)
    check(host)
  }

  // Mend B21
  @Test func `the rows of a disabled list are dim, all of them, and only while it is disabled`() {
    struct App: View {
      @State private var isDisabled = true
      @State private var selection: Int? = 1
      var body: some View {
        List(0..<3, selection: $selection) { Text("Row \($0)") }.disabled(isDisabled)
          .onReceive(.keyPress("d")) { _ in isDisabled.toggle() }
      }
    }
    let host = TestHost(width: 8, height: 4) { App() }
    func looks() -> [TextAttributes] { (0..<3).map { host.style(1, $0).attributes } }
    expect(looks(), [.dim, .bold, .dim])
    host.press("d")
    expect(looks(), [[], .reverse, []])
    host.press("d")
    expect(looks(), [.dim, .bold, .dim])
  }

  // Look 9, Look 10
  @Test func `the selected row is one band in the tint, and bold in the tint without the focus`() {
    let host = TestHost(width: 12, height: 4) {
      List(0..<3, selection: .constant(1)) { Text("Row \($0)").foregroundStyle(.red) }
      Button("other") {}
    }
    let band = Style(foreground: .cyan, attributes: .reverse)
    expect((0..<12).allSatisfy { host.style($0, 1) == band })
    expect(host.style(1, 0), Style(foreground: .red))
    host.press(.tab)
    expect(
      host.screen[0, 1].glyph == Glyph("▌") && host.style(0, 1).foreground == .cyan, "\(host.styledText)")
    expect(host.style(4, 1), Style(foreground: .red, attributes: .bold))
    check(host)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (40, 1), (1, 20)])
  func `a list has any size`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) { Numbers(count: 1000) }
    for key in [KeyEquivalent.downArrow, .pageDown, .end, .pageUp, .home, .upArrow] { host.press(key) }
    host.scroll(dy: 5)
    host.click(x: 0, y: 0)
    host.resize(width: 12, height: 11)
    host.press(.downArrow)
    expect(rows(host).allSatisfy { $0.hasPrefix("Row ") })
    check(host)
  }

  @Test func `without selection keys scroll`() {
    let host = TestHost(width: 12, height: 5) { List(0..<100) { Text("Row \($0)") } }
    host.press(.downArrow)
    expect(host.text.hasPrefix(" Row 1"))
    host.press(.end)
    expect(host.text, contains: "Row 99")
    // The sign of the focus, and no row.
    expect(reversed(host), [0])
    expect(host.style(1, 0).attributes, lacks: .reverse)
    check(host)
  }

  @Test func `no rows`() {
    let host = TestHost(width: 12, height: 5) { Numbers(count: 0) }
    for key in [KeyEquivalent.downArrow, .pageDown, .end, .pageUp, .home, .upArrow] { host.press(key) }
    expect(selection(host), "-")
    check(host)
  }
}
