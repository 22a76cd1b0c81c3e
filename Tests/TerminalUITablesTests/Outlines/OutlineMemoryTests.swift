import TestScreens
import Expectations
import Testing
@testable import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

private struct Tree: Identifiable, Equatable {
  var id: String
  var children: [Tree]?
}

/// What a tree keeps of rows that are closed, and what its keys cost.
@Suite struct OutlineMemoryTests {
  private static let trees = [
    Tree(
      id: "a",
      children: [Tree(id: "b", children: [Tree(id: "c", children: [Tree(id: "d")])]), Tree(id: "e")]),
    Tree(id: "z"),
  ]

  private struct Trees: View {
    var trees = OutlineMemoryTests.trees
    @State private var selection: String?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(trees, children: \.children, selection: $selection) { Text($0.id) }
        Text("Sel: \(selection ?? "-")")
      }
    }
  }

  private func open(_ host: TestHost) {
    // a, b and c.
    host.press(.downArrow)
    for _ in 0..<6 { host.press(.rightArrow) }
    expect(host.text, contains: "d")
    host.press(.home)
  }

  // Counterexamples 3, 6
  @Test func `what was open in a row is open again when the row is`() {
    let host = TestHost(width: 20, height: 12) { Trees() }
    open(host)
    let before = host.text
    host.press(.leftArrow)
    expect(!host.text.contains("b") && !host.text.contains("d"))
    host.press(.rightArrow)
    expect(host.text, before)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `it is also when the elements changed meanwhile`() {
    let new = [
      Tree(id: "0"),
      Tree(
        id: "a",
        children: [
          Tree(id: "e"), Tree(id: "b", children: [Tree(id: "x"), Tree(id: "c", children: [Tree(id: "d2")])]),
        ]),
    ]
    let host = TestHost(width: 20, height: 12) {
      Stepping { step in Trees(trees: step == 0 ? Self.trees : new) }
    }
    open(host)
    host.press(.leftArrow)
    host.press("n")
    expect(host.text.contains("0") && !host.text.contains("x"))
    host.press(.rightArrow)
    expect(
      host.text.contains("▾ b") && host.text.contains("▾ c") && host.text.contains("d2"), "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `an element that was gone meanwhile is closed`() {
    let host = TestHost(width: 20, height: 12) {
      Stepping { step in Trees(trees: step == 1 ? [Tree(id: "z")] : Self.trees) }
    }
    open(host)
    host.press(.leftArrow)
    host.press("n")
    host.press("n")
    host.press(.home)
    host.press(.rightArrow)
    expect(host.text, contains: "▸ b", "\(host.text)")
  }

  @Test func `a star opens what was open in the rows, too`() {
    let host = TestHost(width: 20, height: 12) { Trees() }
    open(host)
    let before = host.text
    host.press(.leftArrow)
    host.press("*")
    expect(host.text, before)
  }

  // Counterexamples 3, 7
  @Test func `a star and the arrows after it cost few steps, however many rows there are`() {
    func steps(_ count: Int) -> [Int] {
      let trees = (0..<count).map { Tree(id: "\($0)", children: [Tree(id: "\($0)x"), Tree(id: "\($0)y")]) }
      let host = TestHost(width: 20, height: 20) { Trees(trees: trees) }
      for _ in 0..<40 { host.press(.downArrow) }
      return [KeyEquivalent("*"), .downArrow, .upArrow].map { key in
        let start = WorkCounter.count
        host.press(key)
        return WorkCounter.count - start
      }
    }
    let (few, many) = (steps(100), steps(20_000))
    for (few, many) in zip(few, many) {
      expect(Double(many), atMost: 1.2 * Double(few) + 40, "\(few) \(many)")
    }
  }

  @Test func `after a star the row is where it was, and the arrows go on from it`() {
    let trees = (0..<100).map { Tree(id: "\($0)", children: [Tree(id: "\($0)x")]) }
    let host = TestHost(width: 20, height: 12) { Trees(trees: trees) }
    for _ in 0..<41 { host.press(.downArrow) }
    expect(host.text, contains: "Sel: 40")
    host.press("*")
    expect(host.text, contains: "▾ 40", "\(host.text)")
    host.press(.downArrow)
    expect(host.text, contains: "Sel: 40x")
  }
}
