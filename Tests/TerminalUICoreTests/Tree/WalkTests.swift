import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// A node with a name, to be met on the ways through a tree.
private final class MarkNode: PassNode {
  let label: String
  init(_ label: String, in context: NodeContext) {
    self.label = label
    super.init(in: context)
  }
}

private struct WalkMark: PassModifier {
  let mark: String
  func makePassNode(in context: NodeContext) -> PassNode { MarkNode(mark, in: context) }
  func updatePassNode(_ node: PassNode) {}
}

extension View {
  fileprivate func walkMark(_ mark: String) -> some View { modifier(WalkMark(mark: mark)) }
}

extension Node {
  fileprivate var mark: String? { (self as? MarkNode)?.label }
}

/// The ways up and down the tree, as all parts of the library go them.
@Suite struct WalkTests {
  private let host = TestHost(width: 20, height: 8) {
    VStack {
      Text("1").walkMark("one")
      HStack {
        Text("2").walkMark("inner").walkMark("outer")
        Text("3").padding(1).padding(1).walkMark("padded")
      }
      .walkMark("row")
      Text("4").sheet(isPresented: .constant(true)) { Text("5").walkMark("inSheet").walkMark("sheet") }
        .walkMark("presenter")
    }
    .walkMark("root")
  }

  /// The node with a mark, found by a walk of the tests' own.
  private func node(_ mark: String) throws -> Node {
    var found: Node?
    func look(at node: Node) {
      if node.mark == mark { found = node }
      node.visitChildren(look)
      node.visitPresented(look)
    }
    look(at: host.host.root)
    return try #require(found)
  }

  private func marks(_ visit: ((Node) -> Void) -> Void) -> [String] {
    var marks: [String] = []
    visit { if let mark = $0.mark { marks.append(mark) } }
    return marks
  }

  // MARK: Up

  @Test func `what is around a node comes from the inside out`() throws {
    let inner = try node("inner")
    expect(marks { inner.visitOutward($0) }, ["inner", "outer", "row", "root"])
    expect(marks { inner.visitAround($0) }, ["outer", "row", "root"])
    expect(
      marks { Reference<Node>(inner).visitOutward(by: { $0.parentReference }, $0) },
      [
        "inner", "outer", "row", "root",
      ])
  }

  @Test func `a search to the layer ends at its top`() throws {
    let inSheet = try node("inSheet")
    expect(marks { inSheet.visitOutward(to: .layer, $0) }, ["inSheet", "sheet"])
    expect(marks { inSheet.visitOutward(to: .root, $0) }, ["inSheet", "sheet", "presenter", "root"])
    try expect(inSheet.isWithin(node("root")))
    try expect(!inSheet.isWithin(node("root"), to: .layer))
    expectNil(Reference<Node>(inSheet).firstOutward(to: .layer) { $0.mark == "root" ? true : nil })
  }

  @Test func `a search to the item ends before the one that arranges it`() throws {
    let text = try #require(node("inner").firstItem)
    expect(marks { text.visitAround(to: .item, $0) }, ["inner", "outer"])
    expectNil(text.enclosing(to: .item, where: { $0.flags.contains(.item) }))
    expectNil(Reference<Node>(text).firstAround(to: .item) { $0.mark == "row" ? true : nil })
  }

  @Test func `the limit of a search isn't asked`() throws {
    let inner = try node("inner")
    let row = try node("row")
    expect(marks { inner.visitOutward(below: row, $0) }, ["inner", "outer"])
    expectNil(inner.enclosing(below: row, where: { $0.mark == "row" }))
    expect(marks { inner.visitOutward(below: inner, $0) }, [])
  }

  @Test func `the first value ends the search`() throws {
    let inner = try node("inner")
    var asked: [String] = []
    let found = inner.firstOutward { node -> String? in
      guard let mark = node.mark else { return nil }
      asked.append(mark)
      return mark == "outer" ? mark : nil
    }
    expect(found, "outer")
    expect(asked, ["inner", "outer"])
    expect(inner.enclosing(MarkNode.self)?.mark, "outer")
    expect(inner.firstOutward(where: { $0.mark != nil }) === inner)
  }

  @Test func `a search goes on where it takes a node out of the tree`() throws {
    let inner = try node("inner")
    let met = marks { visit in
      inner.visitOutward { node in
        visit(node)
        if node.mark == "inner" || node.mark == "outer" { node.leave() }
      }
    }
    expect(met, ["inner", "outer", "row", "root"])
    expect(inner.flags, contains: .hasLeft)
    expectNil(inner.parent)
  }

  @Test func `the outermost node is reached through those that hold a condition`() throws {
    let inner = try node("inner")
    expect(inner.outermost(while: { $0.mark != nil }).mark, "outer")
    expect(inner.outermost(while: { _ in false }) === inner)
    expect(inner.outermost() === host.host.root)
  }

  @Test func `a mark goes out to the first node that has it`() throws {
    let inner = try node("inner")
    let row = try node("row")
    row.flags.insert(.wasEvaluated)
    inner.markOutward(.wasEvaluated)
    try expect(inner.flags.contains(.wasEvaluated) && node("outer").flags.contains(.wasEvaluated))
    try expect(node("root").flags, lacks: .wasEvaluated)
  }

  @Test func `an item knows what is put around it and who arranges it`() throws {
    let row = try node("row")
    let padded = try #require(node("padded").firstItem)
    let text = try #require(padded.firstInTree { $0.name == "Text" ? $0 as? ItemNode : nil })
    let stack = try #require(row.firstItem)
    expect(text.outermostUnary === padded)
    expect(padded.outermostUnary === padded)
    expect(text.itemArranged(by: stack) === padded)
    expectNil(stack.itemArranged(by: text))
    var pairs: [(Int, Int)] = []
    Reference<ItemNode>(text).visitContainers { item, container in
      pairs.append((item.object.depth, container.object.depth))
      return !container.refers(to: stack)
    }
    expect(pairs.count, 3)
    expect(pairs.allSatisfy { $0.0 > $0.1 })
  }

  @Test func `a list around a node says which of its children leads there`() throws {
    let padded = try node("padded")
    var places: [Int] = []
    Reference(padded).visitListsAround { _, place in places.append(place) }
    expect(places, [1])
    try expect(Reference(node("inner")).firstListAround { _, place in place }, 0)
  }

  // MARK: Down

  @Test func `what is in a node comes in the order of the views`() {
    let all = marks { visit in
      host.host.root.visitTree { node in
        visit(node)
        return .into
      }
    }
    expect(Array(all.prefix(7)), ["root", "one", "row", "outer", "inner", "padded", "presenter"])
  }

  @Test func `what is in a node that is passed isn't visited`() throws {
    let root = try node("root")
    let met = marks { visit in
      root.visitContents { node in
        visit(node)
        return node.mark == "row" ? .past : .into
      }
    }
    expect(met, ["one", "row", "presenter"])
  }

  @Test func `the first one found ends the search, and is not looked for in what is passed`() throws {
    let root = try node("root")
    var asked: [String] = []
    let found = root.firstContent(skippingContentsOf: { $0.mark == "row" }) { node -> Node? in
      if let mark = node.mark { asked.append(mark) }
      return node.mark == "inner" || node.mark == "presenter" ? node : nil
    }
    expect(found?.mark, "presenter")
    expect(asked, ["one", "row", "presenter"])
    expect(root.firstInTree { $0.mark }, "root")
    expect(root.firstContent { $0.mark }, "one")
  }

  @Test func `what is in a found one is passed by`() throws {
    try expect(node("row").contents { $0.mark }, ["outer", "padded"])
  }

  @Test func `all that lives with a node includes what it presents`() throws {
    let presenter = try node("presenter")
    expect(marks { presenter.visitAll($0) }, ["presenter", "sheet", "inSheet"])
  }
}
