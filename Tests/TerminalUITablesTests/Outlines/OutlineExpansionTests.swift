import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Trees whose open rows an app knows and sets.
@Suite struct OutlineExpansionTests {
  struct Tree: Identifiable {
    var id: String
    var children: [Tree]?
  }

  static let trees = [
    Tree(id: "a"),
    Tree(id: "b", children: [Tree(id: "b1"), Tree(id: "b2", children: [Tree(id: "b21")]), Tree(id: "b3")]),
    Tree(id: "c", children: []),
  ]

  private struct Trees: View {
    @State var open: Set<String> = []
    @State private var selection: String?
    @State var trees = OutlineExpansionTests.trees
    var next: Set<String> = []
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(trees, children: \.children, expanded: $open, selection: $selection) { Text($0.id) }
        Text("open: \(open.sorted().joined(separator: " "))")
      }
      .onKeyPress(.f5) {
        open = next
        return .handled
      }
      .onKeyPress(.f6) {
        trees.insert(Tree(id: "new", children: [Tree(id: "new1")]), at: 0)
        return .handled
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd }.filter {
      !$0.isEmpty
    }
  }

  @Test func `rows are open whose identities are in the set`() {
    let host = TestHost(width: 20, height: 12) { Trees(open: ["b", "b2"]) }
    expect(
      lines(host),
      [
        "   a", " ▾ b", "   ├ b1", "   ├ ▾ b2", "   │ └ b21", "   └ b3", " ▸ c", "open: b b2",
      ], "\(host.text)")
  }

  @Test func `rows that the app puts into the set are opened, and others closed`() {
    let host = TestHost(width: 20, height: 12) { Trees(open: ["c"], next: ["b", "b2", "none"]) }
    expect(lines(host), ["   a", " ▸ b", " ▾ c", "open: c"])
    host.press(.f5)
    expect(lines(host)[1...4], [" ▾ b", "   ├ b1", "   ├ ▾ b2", "   │ └ b21"], "\(host.text)")
    expect(lines(host)[6], " ▸ c")
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `what the user opens and closes is in the set`() {
    let host = TestHost(width: 20, height: 12) { Trees() }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(lines(host).last, "open: b", "\(host.text)")
    host.press("*")
    expect(lines(host).last, "open: b c")
    host.press(.leftArrow)
    expect(lines(host).last, "open: c")
    expect(lines(host)[0...2], ["   a", " ▸ b", " ▾ c"])
  }

  @Test func `a row in a closed one opens with it`() {
    let host = TestHost(width: 20, height: 12) { Trees(open: ["b2"]) }
    expect(lines(host), ["   a", " ▸ b", " ▸ c", "open: b2"])
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(lines(host)[1...4], [" ▾ b", "   ├ b1", "   ├ ▾ b2", "   │ └ b21"], "\(host.text)")
    expect(lines(host).last, "open: b b2")
  }

  @Test func `an element that comes later is open if the set has it`() {
    let host = TestHost(width: 20, height: 12) { Trees(open: ["new", "b"]) }
    host.press(.f6)
    expect(lines(host)[0...3], [" ▾ new", "   └ new1", "   a", " ▾ b"], "\(host.text)")
    expect(lines(host).last, "open: b new")
  }

  @Test func `a group outside of lists is opened by the set, too`() {
    struct Group: View {
      @State var open: Set<String> = []
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          OutlineGroup(OutlineExpansionTests.trees, children: \.children, expanded: $open) { Text($0.id) }
          Button("open") { open = ["b"] }
        }
      }
    }
    let host = TestHost(width: 20, height: 12) { Group() }
    expect(host.text, lacks: "b1")
    host.find(.button, "open").press()
    expect(host.text, contains: "├ b1")
  }

  @Test func `rows of a table are opened by a set`() {
    struct Rows: View {
      @State var open: Set<String> = ["b"]
      var body: some View {
        Table(OutlineExpansionTests.trees, children: \.children, expanded: $open) {
          TableColumn("Name") { Text($0.id) }
        }
        .onKeyPress(.f5) {
          open = ["b", "b2"]
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 12) { Rows() }
    expect(host.text.contains("├ b1") && !host.text.contains("b21"), "\(host.text)")
    host.press(.f5)
    expect(host.text, contains: "└ b21", "\(host.text)")
  }

  @Test func `to open many rows costs as many steps as there are rows`() {
    struct Many: View {
      let count: Int
      @State var open: Set<Int> = []
      struct Node: Identifiable {
        var id: Int
        var children: [Node]? { id < 1_000_000 ? [Node(id: id + 1_000_000)] : nil }
      }
      var body: some View {
        List((0..<count).map { Node(id: $0) }, children: \.children, expanded: $open) {
          Text("\($0.id)")
        }
        .onKeyPress(.f5) {
          open = Set(0..<count)
          return .handled
        }
      }
    }
    let growth = growth(from: 2_000) { count in
      let host = TestHost(width: 20, height: 6) { Many(count: count) }
      host.press(.f5)
      expect(host.text, contains: "└ 1000000")
    }
    expect(growth, below: 24)
  }
}
