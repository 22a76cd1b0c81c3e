import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What is noted of readings doesn't grow with what is shown in the course of time.
@Suite struct ReadingCountTests {
  @Observable final class Store {
    var lines = Array(0..<1_000)
    var marked: Set<Int> = []
    var inset = 1
    func isMarked(_ line: Int) -> Bool { marked.contains(line) }
  }

  private static func nodes(_ host: TestHost) -> [Node] {
    var found: [Node] = []
    func walk(_ node: Node) {
      found.append(node)
      node.visitChildren(walk)
      node.visitPresented(walk)
    }
    walk(host.host.root)
    return found
  }

  private static func mostReadings(_ host: TestHost) -> Int {
    nodes(host).map(\.furtherReadingCount).max() ?? 0
  }

  private struct Log: View {
    let store: Store
    var body: some View {
      NavigationStack {
        GroupBox("Log") {
          List(store.lines, id: \.self) { Text("\($0)\(store.isMarked($0) ? "*" : "")") }
        }
        .safeAreaInset(edge: .bottom) { Text("\(store.lines.count) lines") }
        .navigationTitle("Log")
        .toolbar { Button("New") {} }
      }
      .keyHints()
    }
  }

  @Test func `what a list's rows read is forgotten with the rows, by the layouts around, too`() {
    let store = Store()
    let host = TestHost(width: 40, height: 14) { Log(store: store) }
    host.scroll(x: 5, y: 5, dy: 5)
    let most = Self.mostReadings(host)
    for _ in 0..<60 {
      host.scroll(x: 5, y: 5, dy: 5)
      expect(host.faults(), [])
    }
    for width in 20..<60 { host.resize(width: width, height: 14) }
    expect(Self.mostReadings(host), atMost: most)
    store.marked = [310]
    host.turn()
    expect(host.faults(), [])
  }

  @Test func `a change that one row reads lays nothing out around it`() {
    let store = Store()
    let host = TestHost(width: 40, height: 14) { Log(store: store) }
    // The second time the kinds of nodes are known to read properties.
    host.scroll(x: 5, y: 5, dy: 5)
    host.scroll(x: 5, y: 5, dy: 5)
    let layouts = Self.nodes(host).filter { "\(type(of: $0))".hasPrefix("CustomLayoutNode") }
    expect(layouts.count, above: 3)
    expect(layouts.allSatisfy { $0.readings.count == 0 })
  }

  private struct Indent: Layout {
    let store: Store
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: 20, height: subviews.count)
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: Point(x: bounds.minX + store.inset, y: bounds.minY + index), proposal: proposal)
      }
    }
  }

  @Test func `an app's layout is noted once as a reader, and follows what it reads`() {
    let store = Store()
    let host = TestHost(width: 30, height: 3) { Indent(store: store) { Text("ab") } }
    for _ in 0..<10 {
      for width in 25..<35 { host.resize(width: width, height: 3) }
      expect(host.faults(), [])
      expect(Self.nodes(host).allSatisfy { $0.readings.count < 4 })
      store.inset += 1
      host.turn()
      expect(host.position(of: "ab")?.x, 7 + store.inset)
    }
    expect(Self.mostReadings(host), below: 100)
  }

  @Test func `an alignment guide is noted once as a reader, and follows what it reads`() {
    let store = Store()
    let host = TestHost(width: 30, height: 4) {
      VStack(alignment: .leading) {
        Text("wide text")
        Text("ab").alignmentGuide(.leading) { $0[.leading] - store.inset }
      }
    }
    for _ in 0..<100 {
      for width in 25..<35 { host.resize(width: width, height: 4) }
      expect(Self.nodes(host).allSatisfy { $0.readings.count < 4 })
    }
    expect(Self.mostReadings(host), below: 1_500)
    let before = host.position(of: "ab")?.x ?? 0
    store.inset += 3
    host.turn()
    expect((host.position(of: "ab")?.x ?? 0) - (host.position(of: "wide")?.x ?? 0), 4, "was \(before)")
    expect(host.faults(), [])
  }

  private struct Whole: View {
    let store: Store
    var body: some View {
      ScrollView {
        VStack { ForEach(store.lines, id: \.self) { Text("\($0)\(store.isMarked($0) ? "*" : "")") } }
      }
    }
  }

  @Test func `a list of all rows reads a few times, however its elements come and go`() {
    let store = Store()
    let host = TestHost(width: 30, height: 4) { Whole(store: store) }
    for step in 1...5 {
      store.lines = Array(step * 100..<step * 100 + 1_000)
      host.turn()
      expect(Self.mostReadings(host), below: 80)
    }
    let first = store.lines[0]
    store.marked = [first]
    host.turn()
    host.scroll(x: 3, y: 1, dy: -10_000)
    expect(host.text, contains: "\(first)*")
    expect(host.faults(), [])
  }
}
