import Soak
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
import TerminalUITesting

@testable import TerminalUICore

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

private struct Tree: Identifiable, Equatable {
  var id: String
  var children: [Tree]?
}

@Suite struct OutlineTests {
  private static let trees = [
    Tree(id: "a"),
    Tree(id: "b", children: [Tree(id: "b1"), Tree(id: "b2", children: [Tree(id: "b21")]), Tree(id: "b3")]),
    Tree(id: "c", children: []),
  ]

  private struct Trees: View {
    var trees = OutlineTests.trees
    @State private var selection: String?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(trees, children: \.children, selection: $selection) { Text($0.id) }
        Text("Sel: \(selection ?? "-")")
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd }.filter {
      !$0.isEmpty
    }
  }

  // Data C5
  @Test func `right opens and goes in, left closes and goes out`() {
    let host = TestHost(width: 20, height: 10) { Trees() }
    expect(lines(host), ["   a", " ▸ b", " ▸ c", "Sel: -"])
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(
      lines(host), ["   a", " ▾ b", "   ├ b1", "   ├ ▸ b2", "   └ b3", " ▸ c", "Sel: b"], "\(host.text)")
    host.press(.rightArrow)
    expect(lines(host).last, "Sel: b1")
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(lines(host)[4], "   │ └ b21")
    host.press(.rightArrow)
    expect(lines(host).last, "Sel: b21")
    host.press(.leftArrow)
    expect(lines(host).last, "Sel: b2")
    host.press(.leftArrow)
    expect(host.text, lacks: "b21")
    host.press(.leftArrow)
    expect(lines(host).last, "Sel: b")
    host.press(.leftArrow)
    expect(lines(host), ["   a", " ▸ b", " ▸ c", "Sel: b"])
    host.press(.leftArrow)
    expect(lines(host).last, "Sel: b")
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // Data C5
  @Test func `a star opens all beside the row`() {
    let host = TestHost(width: 20, height: 10) { Trees() }
    host.press(.downArrow)
    host.press("*")
    expect(lines(host), ["   a", " ▾ b", "   ├ b1", "   ├ ▸ b2", "   └ b3", " ▾ c", "Sel: a"])
  }

  @Test func `a click on the mark opens and closes`() {
    let host = TestHost(width: 20, height: 10) { Trees() }
    host.click(on: "▸")
    expect(host.text, contains: "├ b1")
    host.click(on: "▾")
    expect(host.text, lacks: "├ b1")
  }

  @Test func `return opens where nothing can be selected`() {
    let host = TestHost(width: 20, height: 10) { List(Self.trees, children: \.children) { Text($0.id) } }
    host.press(.return)
    expect(host.text, contains: "├ b1", "\(host.text)")
  }

  @Test func `what is open stays open when the elements change`() {
    let host = TestHost(width: 20, height: 10) {
      Stepping { step in Trees(trees: (step == 0 ? [] : [Tree(id: "new")]) + Self.trees) }
    }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press("n")
    expect(lines(host)[0...3], ["   new", "   a", " ▾ b", "   ├ b1"], "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }

  // Data C5
  @Test func `of a million nodes only those that are open or in sight are asked`() {
    let inner = (0..<1_000).map { Folder(1_000_000 + $0) }
    let folders = (0..<1_000_000).map { Folder($0, $0 == 1 ? inner : []) }
    Folder.asked = 0
    struct Folders: View {
      let folders: [Folder]
      @State private var selection: Int?
      var body: some View {
        List(folders, children: \.folders, selection: $selection) { Text("\($0.id)") }
      }
    }
    let host = TestHost(width: 20, height: 10) { Folders(folders: folders) }
    expect(Folder.asked, atMost: 60)
    host.press(.downArrow)
    host.press(.downArrow)
    Folder.asked = 0
    host.press(.rightArrow)
    expect(host.text, contains: "├ 1000000")
    expect(Folder.asked, atMost: 60, "\(Folder.asked)")
    expect(host.record.rowsBuilt, atMost: 60)
    Folder.asked = 0
    host.press(.end)
    expect(host.text, contains: "999999")
    expect(Folder.asked, atMost: 60, "\(Folder.asked)")
  }

  // Data C5
  @Test(arguments: 0..<Soak.count(10, 200))
  func `rows are those of the open elements, whatever is opened and closed`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func tree(_ name: String, _ depth: Int) -> Tree {
      let count = Int.random(in: 0..<5, using: &random)
      return Tree(id: name, children: depth == 0 ? nil : (0..<count).map { tree("\(name).\($0)", depth - 1) })
    }
    let roots = (0..<5).map { tree("\($0)", 3) }
    var level = OutlineLevel(roots)
    var open: Set<String> = []
    func expected(_ trees: [Tree], _ depth: Int) -> [String] {
      trees.flatMap { tree in
        ["\(depth) \(tree.id)"] + (open.contains(tree.id) ? expected(tree.children ?? [], depth + 1) : [])
      }
    }
    for _ in 0..<80 {
      let row = Int.random(in: 0..<level.count, using: &random)
      let element = level.row(at: row).element
      let isOpen = !level.row(at: row).isOpen
      if level.set(row, open: isOpen, id: \.id, children: { $0.children }) {
        // What is open in it is kept.
        if isOpen { open.insert(element.id) } else { open.remove(element.id) }
      }
      let rows = (0..<level.count).map { level.row(at: $0) }
      expect(rows.map { "\($0.depth) \($0.element.id)" }, expected(roots, 0))
      for row in rows {
        let parent = level.parent(of: row.place)
        expect(
          parent.map { level.row(at: $0).element.id },
          (row.depth == 0 ? nil : String(row.element.id.dropLast(2))))
      }
      level.replaceElements(with: roots, id: \.id, children: { $0.children })
      expect(level.count, rows.count)
    }
  }

  @Test func `a group opens below its label`() {
    struct Groups: View {
      @State private var isOpen = true
      var body: some View {
        VStack(alignment: .leading) {
          DisclosureGroup("one") {
            Text("inner"); Text("more")
          }
          DisclosureGroup("two", isExpanded: $isOpen) { Text("of two") }
        }
      }
    }
    let host = TestHost(width: 20, height: 8) { Groups() }
    expect(lines(host).map { $0.drop { $0 == " " } }, ["▸ one", "▾ two", "of two"])
    host.press(.return)
    expect(host.text, contains: "inner")
    host.press(.leftArrow)
    expect(host.text, lacks: "inner")
    host.press(.rightArrow)
    expect(host.text, contains: "inner")
    host.click(on: "two")
    expect(host.text, lacks: "of two")
    expect(host.host.checkInvariants(), [])
  }

  // Data C5
  @Test func `in a list a group's label and content are rows`() {
    struct Groups: View {
      @State private var selection: Int?
      var body: some View {
        VStack(alignment: .leading) {
          List(selection: $selection) {
            DisclosureGroup("group") { ForEach(0..<3) { Text("row \($0)") } }
            Text("last").tag(11)
          }
          Text("Sel: \(selection ?? -1)")
        }
      }
    }
    let host = TestHost(width: 20, height: 8) { Groups() }
    host.click(on: "last")
    host.click(on: "▸")
    expect(lines(host)[0...4], [" ▾ group", "   row 0", "   row 1", "   row 2", "▌last"], "\(host.text)")
    host.click(on: "row 1")
    expect(lines(host).last, "Sel: 1")
    expect(host.host.checkInvariants(), [])
  }
}
