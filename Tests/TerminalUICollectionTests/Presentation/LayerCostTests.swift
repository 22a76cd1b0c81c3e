import Observation
@testable import TerminalUI
import Expectations
import Testing
@testable import TerminalUICore
import TerminalUITesting

/// Lines that change with `+`, under a sheet that opens with `o` and counts with `c`.
private struct Page: View {
  @State private var isOpen = false
  @State private var lines = 0
  @State private var count = 0
  let isCover: Bool

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<8, id: \.self) { Text("line \($0) is \(lines) and some more text") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onKeyPress("o") {
      isOpen = true; return .handled
    }
    .sheet(isPresented: isCover ? .constant(false) : $isOpen) { sheet }
    .fullScreenCover(isPresented: isCover ? $isOpen : .constant(false)) { sheet }
  }

  private var sheet: some View {
    Text("count \(count)")
      .onKeyPress("+") {
        lines += 1; return .handled
      }
      .onKeyPress("c") {
        count += 1; return .handled
      }
      .onKeyPress("x") {
        isOpen = false; return .handled
      }
  }
}

@Observable private final class Counter { var count = 0 }

@Suite struct LayerCostTests {
  @Test func `what changes below a sheet is drawn around it only`() {
    let host = TestHost(width: 40, height: 10) { Page(isCover: false) }
    host.type("o")
    let sheet = Rect(x: 14, y: 3, width: 13, height: 5)
    host.type("+")
    expect(host.text, contains: "count 0")
    expect(host.text, contains: "line 0 is 1")
    expect(host.record.damage.allSatisfy { !$0.intersects(sheet) }, "\(host.record.damage)")
    let shown = host.text
    host.host.invalidateScreen()
    host.turn()
    expect(host.text, shown)
  }

  @Test func `an update below a sheet costs what it costs without one`() {
    // Overlays A11, Must-show 2
    struct Leaf: View {
      let model: Counter
      var body: some View { Text("count \(model.count)") }
    }
    struct Below: View {
      let model: Counter
      let isOpen: Bool
      var body: some View {
        VStack(alignment: .leading) {
          Leaf(model: model)
          ForEach(0..<30, id: \.self) { Text("line \($0)") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .sheet(isPresented: .constant(isOpen)) { Text("sheet") }
      }
    }
    var records: [TurnRecord] = []
    for isOpen in [false, true] {
      let model = Counter()
      let host = TestHost(width: 100, height: 40) { Below(model: model, isOpen: isOpen) }
      model.count = 1
      host.turn()
      expect(host.text, contains: "count 1")
      records.append(host.record)
    }
    expect(records[0].bodies == records[1].bodies && records[0].layouts == records[1].layouts)
    expect(records[0].damage == records[1].damage && records[0].cellsWritten == records[1].cellsWritten)
    expect(records[0].itemsPainted, records[1].itemsPainted)
  }

  @Test func `a layer of 30 by 8 cells that is no modal writes 240 cells and no others, and what was below`()
  {
    // Overlays A10, Must-show 2
    struct Base: View {
      @State private var isOpen = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("menu")
            .modifier(
              PresentationModifier(
                item: Binding<Bool?>(get: { isOpen ? true : nil }, set: { isOpen = $0 != nil }),
                identity: { $0 }, layer: .menu(), onDismiss: nil
              ) { _ in
                VStack(spacing: 0) {
                  ForEach(0..<8, id: \.self) { _ in Text(String(repeating: "x", count: 30)) }
                }
              })
          ForEach(0..<49, id: \.self) { _ in Text(String(repeating: "-", count: 200)) }
        }
        .onKeyPress("o") {
          isOpen.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 200, height: 50) { Base() }
    let before = host.screen
    host.type("o")
    expect(host.layers.map(\.frame), [Rect(x: 0, y: 1, width: 30, height: 8)])
    expect(host.record.cellsWritten, 240)
    expect(host.record.damage, [Rect(x: 0, y: 1, width: 30, height: 8)])
    expect(host.host.timerDeadline == nil && !host.host.needsTurn)
    host.press(.escape)
    expect(host.record.cellsWritten == 240 && host.screen == before)
    expect(host.record.damage, [Rect(x: 0, y: 1, width: 30, height: 8)])
  }

  @Test func `what changes in a sheet draws nothing of the base`() {
    let host = TestHost(width: 40, height: 10) { Page(isCover: false) }
    host.type("o")
    host.type("c")
    expect(host.text, contains: "count 1")
    expect(host.record.layouts, 1)
    expect(host.record.cellsWritten, 1)
    // The root, the layer, its surface with background, border, padding and scroll view, and the text.
    expect(host.record.itemsPainted, atMost: 12)
  }

  @Test func `taking a sheet away draws what was under it, and lays nothing out`() {
    let host = TestHost(width: 40, height: 10) { Page(isCover: false) }
    host.type("o")
    host.type("x")
    expect(host.record.layouts, atMost: 1)
    // Overlays A10: what it dimmed, and its own cells.
    expect(host.record.damage, [Rect(x: 0, y: 0, width: 40, height: 10)], "\(host.record.damage)")
    expect(host.record.cellsWritten, atMost: host.text.filter { $0 != " " && $0 != "\n" }.count + 13 * 5)
  }

  @Test func `below a cover nothing is laid out or drawn until it is seen again`() {
    // Overlays A11
    // Must-show: presence
    let host = TestHost(width: 40, height: 10) { Page(isCover: true) }
    host.type("o")
    expect(host.text, lacks: "line")
    host.type("+")
    expect(host.record.layouts, 0)
    expect(host.record.itemsPainted, 0)
    host.resize(width: 50, height: 12)
    expect(host.text, lacks: "line")
    host.type("x")
    expect(host.text, contains: "line 7 is 1")
    expect(host.host.checkInvariants(), [])
    expect(host.text, TestHost.fresh(width: 50, height: 12))
  }

  @Test func `a cover sends the views below away as a screen does`() {
    final class Log { var lines: [String] = [] }
    struct Below: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        Button("open") { isOpen = true }
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
          .fullScreenCover(isPresented: $isOpen) { Button("close") { isOpen = false } }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Below(log: log) }
    host.press(.return)
    expect(log.lines, ["appear", "disappear"])
    host.press(.return)
    expect(log.lines, ["appear", "disappear", "appear"])
    expect(host.text, contains: "open")
  }
}

extension TestHost {
  /// What the page shows with one change, made anew.
  fileprivate static func fresh(width: Int, height: Int) -> String {
    let host = TestHost(width: width, height: height) { Page(isCover: true) }
    host.type("o")
    host.type("+")
    host.type("x")
    return host.text
  }
}
