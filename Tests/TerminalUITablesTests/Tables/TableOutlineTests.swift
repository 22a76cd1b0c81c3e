import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

struct TreeFile: Identifiable, Equatable {
  var id: String
  var size = 0
  var inner: [TreeFile]?

  static let some = [
    TreeFile(id: "a", size: 1),
    TreeFile(
      id: "b", size: 2,
      inner: [
        TreeFile(id: "b1", size: 3), TreeFile(id: "b2", size: 4, inner: [TreeFile(id: "b21", size: 5)]),
      ]),
    TreeFile(id: "c", size: 6, inner: []),
  ]
}

/// A folder that counts how often somebody asks for what is in it.
private final class Folder: Identifiable {
  let id: Int
  let inner: [Folder]?
  static var asked = 0
  init(_ id: Int, _ inner: [Folder]? = nil) { (self.id, self.inner) = (id, inner) }
  var folders: [Folder]? {
    Folder.asked += 1
    return inner
  }
}

private struct Files: View {
  var files = TreeFile.some
  @State private var selection: String?
  @State private var columns = TableColumnCustomization<TreeFile>()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Table(files, children: \.inner, selection: $selection, columnCustomization: $columns) {
        TableColumn("Name", value: \.id).customizationID("name")
        TableColumn("Size", value: \.size) { Text("\($0.size)") }.alignment(.numeric).customizationID("size")
      }
      Text("Sel: \(selection ?? "-")")
    }
  }
}

@Suite struct TableOutlineTests {
  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd }.filter {
      !$0.isEmpty
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // Data C5
  @Test func `the first column has the tree, and right and left open and close`() {
    let host = TestHost(width: 24, height: 10) { Files() }
    expect(lines(host), [" Name  Size", "   a      1", " ▸ b      2", " ▸ c      6", "Sel: -"])
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(
      lines(host),
      [
        " Name      Size", "   a          1", " ▾ b          2", "   ├ b1       3", "   └ ▸ b2     4",
        " ▸ c          6", "Sel: b",
      ], "\(host.text)")
    host.press(.rightArrow)
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(lines(host)[5].hasPrefix("     └ b21"))
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(lines(host).last, "Sel: b")
    host.press(.leftArrow)
    expect(lines(host).count, 5)
    check(host)
  }

  // Data C5
  @Test func `a star opens all beside the row, and a click on the mark opens one`() {
    let host = TestHost(width: 24, height: 10) { Files() }
    host.press(.downArrow)
    host.press("*")
    expect(lines(host).filter { $0.contains("▾") }.count, 2)
    host.click(on: "▾")
    expect(host.text, lacks: "b1")
    expect(lines(host).last, "Sel: a")
    check(host)
  }

  @Test func `the tree is in the column that is first now`() {
    let host = TestHost(width: 24, height: 10) { Files() }
    host.press(.tab)
    host.press(.rightArrow, modifiers: .option)
    expect(lines(host)[0...3], [" Size  Name", "    1  a", " ▸  2  b", " ▸  6  c"], "\(host.text)")
    check(host)
  }

  @Test func `rows are told without their lines`() {
    let host = TestHost(width: 24, height: 10) { Files() }
    host.press(.downArrow)
    host.press("*")
    expect(host.elements(.row).map(\.label), ["a, 1", "b, 2", "b1, 3", "b2, 4", "c, 6"])
  }

  // Data C5, Data C1
  @Test func `of a million rows only those that are open or in sight are asked`() {
    let inner = (0..<1_000).map { Folder(1_000_000 + $0) }
    let folders = (0..<1_000_000).map { Folder($0, $0 == 1 ? inner : []) }
    struct Folders: View {
      let folders: [Folder]
      @State private var selection: Int?
      var body: some View {
        Table(folders, children: \.folders, selection: $selection) { TableColumn("Id") { Text("\($0.id)") } }
      }
    }
    Folder.asked = 0
    let host = TestHost(width: 20, height: 10) { Folders(folders: folders) }
    expect(Folder.asked, atMost: 60)
    host.press(.downArrow)
    host.press(.downArrow)
    Folder.asked = 0
    host.press(.rightArrow)
    expect(host.text, contains: "├ 1000000")
    expect(Folder.asked, atMost: 60, "\(Folder.asked)")
    expect(host.record.rowsBuilt, atMost: 60)
  }

  @Test func `a row is opened, and rows below it show`() {
    struct Rows: View {
      @State private var isOpen = false
      @State private var selection: String?
      var body: some View {
        Table(of: TreeFile.self, selection: $selection) {
          TableColumn("Name", value: \.id)
        } rows: {
          DisclosureTableRow(TreeFile(id: "top"), isExpanded: $isOpen) {
            ForEach([TreeFile(id: "one"), TreeFile(id: "two")]) { TableRow($0) }
            DisclosureTableRow(TreeFile(id: "more")) { TableRow(TreeFile(id: "deep")) }
          }
          TableRow(TreeFile(id: "end"))
        }
      }
    }
    let host = TestHost(width: 24, height: 10) { Rows() }
    expect(lines(host), [" Name", " ▸ top", " end"])
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(lines(host), [" Name", " ▾ top", "   one", "   two", "   ▸ more", " end"], "\(host.text)")
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.rightArrow)
    expect(lines(host)[5], "     deep")
    host.press(.downArrow)
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(lines(host), [" Name", " ▾ top", "   one", "   two", "   ▸ more", " end"])
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(lines(host), [" Name", " ▸ top", " end"])
    check(host)
  }

  // Data C5
  @Test(arguments: 0..<20)
  func `what was opened and closed step by step is what a new table shows`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    func files(_ depth: Int, _ name: String) -> [TreeFile] {
      (0..<Int.random(in: 1...4, using: &random)).map { number in
        let id = "\(name)\(number)"
        let isLeaf = depth == 0 || Bool.random(using: &random)
        return TreeFile(id: id, size: number, inner: isLeaf ? nil : files(depth - 1, id))
      }
    }
    let all = files(3, "n")
    let host = TestHost(width: 30, height: 60) { Files(files: all) }
    for _ in 0..<40 {
      let keys: [KeyEquivalent] = [
        .downArrow, .downArrow, .upArrow, .rightArrow, .leftArrow, "*", .end, .home,
      ]
      host.press(keys[Int.random(in: 0..<keys.count, using: &random)])
    }
    // A resize there and back arranges all anew.
    let text = host.text
    host.resize(width: 29, height: 60)
    host.resize(width: 30, height: 60)
    expect(host.text, text)
    check(host)
  }
}
