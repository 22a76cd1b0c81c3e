import Observation
import Expectations
import Testing
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting

@Observable private final class Model {
  var numbers = Array(0..<1_000)
  var title = "row"
  @ObservationIgnored private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Row: View {
  let number: Int
  let title: String
  let model: Model
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    Button("\(title) \(number) \(count)") { isOpen = true }
      .onAppear { if number == 1 { model.note("appear \(number)") } }
      .onDisappear { if number == 1 { model.note("disappear \(number)") } }
      .onKeyPress("c") {
        count += 1; return .handled
      }
      .sheet(isPresented: $isOpen, onDismiss: { model.note("dismissed \(number)") }) {
        Text("sheet of \(title) \(number)")
      }
  }
}

/// A thousand rows in a scroll view.
private struct Rows: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(model.numbers, id: \.self) { Row(number: $0, title: model.title, model: model) }
      }
    }
  }
}

@Suite struct ParkedRowTests {
  private let model = Model()

  /// A host with the focus on row 1.
  private func start() -> TestHost {
    let host = TestHost(width: 30, height: 9) { Rows(model: model) }
    host.press(.tab)
    _ = model.take()
    return host
  }

  @Test func `a sheet stays when the row that presents it goes out of sight`() {
    let host = start()
    host.press(.return)
    expect(host.text, contains: "sheet of row 1")
    // Rows inserted above move it far away.
    model.numbers.insert(contentsOf: 2_000..<2_500, at: 0)
    host.turn()
    expect(host.text, contains: "sheet of row 1")
    expect(model.take().filter { $0.hasPrefix("dismissed") }, [])
    expect(host.host.checkInvariants(), [])
    // What it shows is kept up to date, wherever its row is.
    model.title = "line"
    host.turn()
    expect(host.text, contains: "sheet of line 1")
    host.press(.escape)
    expect(host.text, lacks: "sheet")
    expect(model.take().filter { $0.hasPrefix("dismissed") }, ["dismissed 1"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a sheet goes with the element of its row, wherever that is`() {
    let host = start()
    host.press(.return)
    model.numbers.insert(contentsOf: 2_000..<2_500, at: 0)
    host.turn()
    model.numbers.removeAll { $0 == 1 }
    host.turn()
    expect(host.text, lacks: "sheet")
    expect(model.take().filter { $0.hasPrefix("dismissed") }, ["dismissed 1"])
    expect(host.host.checkInvariants(), [])
    host.press(.tab)
    expect(host.host.focus.node != nil)
  }

  @Test func `a row with the focus keeps it out of sight, and hears keys there`() {
    let host = start()
    let focused = host.host.focus.node
    host.scroll(dy: 100)
    expect(host.text, lacks: "row 1 ")
    expect(host.host.focus.node === focused)
    expect(model.take(), ["disappear 1"])
    host.type("c")
    host.type("c")
    expect(host.host.checkInvariants(), [])
    host.scroll(dy: -100)
    expect(host.text, contains: "row 1 2")
    expect(host.host.focus.node === focused)
    expect(model.take(), ["appear 1"])
    host.resize(width: 30, height: 4)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a row is let go when the focus leaves it out of sight`() {
    let host = start()
    let row = host.host.focus.node?.enclosing(WindowRowNode.self)
    host.scroll(dy: 100)
    expect(row?.flags.contains(.hasLeft), false)
    host.click(x: 2, y: 3)
    expect(row?.flags.contains(.hasLeft), true)
    expectEmpty(host.host.rows.parked)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `Tab goes on from a row out of sight to the next one there is`() {
    let host = start()
    host.scroll(dy: 100)
    host.press(.tab)
    let row = host.host.focus.node?.enclosing(WindowRowNode.self)
    expect(row?.isInWindow, true)
    expectEmpty(host.host.rows.parked)
  }
}
