import Expectations
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUICore

/// Rows of `GrowingData`: what is appended costs what is in sight.
@Suite struct GrowingRowsTests {
  private struct Line: Identifiable {
    let id: Int
  }

  private final class Handle {
    var lines: Binding<GrowingData<Line>>?
    var evaluations = 0
  }

  private struct Log: View {
    let handle: Handle
    @State var lines: GrowingData<Line>
    let follows: Bool

    var body: some View {
      List(lines) { line in row(line) }
        .defaultScrollAnchor(follows ? .bottom : nil)
        .onAppear { handle.lines = $lines }
    }

    private func row(_ line: Line) -> Text {
      handle.evaluations += 1
      return Text("line \(line.id)")
    }
  }

  private struct Cost: Equatable {
    var (evaluations, rows, steps) = (0, 0, 0)
  }

  private func cost(of appends: Int, to count: Int, follows: Bool) -> (Cost, String) {
    let handle = Handle()
    let host = TestHost(width: 30, height: 10) {
      Log(handle: handle, lines: GrowingData((0..<count).map(Line.init)), follows: follows)
    }
    handle.lines?.wrappedValue.append(Line(id: count))
    host.turn()
    handle.evaluations = 0
    let steps = WorkCounter.count
    var cost = Cost()
    for id in 1...appends {
      handle.lines?.wrappedValue.append(Line(id: count + id))
      host.turn()
      cost.rows += host.record.rowsBuilt
    }
    (cost.evaluations, cost.steps) = (handle.evaluations, WorkCounter.count - steps)
    expect(host.host.checkInvariants(), [])
    return (cost, host.text)
  }

  @Test func `elements are added to themselves, and by a sequence that reads them`() {
    var numbers: GrowingData = [1, 2, 3]
    numbers.append(contentsOf: numbers)
    expect(Array(numbers), [1, 2, 3, 1, 2, 3])
    let copy = numbers
    numbers.append(contentsOf: copy.lazy.filter { $0 == 3 && copy.last == 3 })
    numbers.append(contentsOf: numbers.dropFirst(6))
    expect(Array(numbers.dropFirst(6)), [3, 3, 3, 3])
    expect(copy.count, 6)
  }

  private final class Rows {
    var count: Binding<Int>?
  }

  private struct Buttons: View {
    let rows: Rows
    @State var count = 1

    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<count, id: \.self) { number in Button("Button \(number)") {} } }
      }
      .defaultScrollAnchor(.bottom)
      .onAppear { rows.count = $count }
    }
  }

  // A list was noted once more with each row that came, and each note was looked at in each turn.
  @Test func `a row that is kept for the focus is noted once, however many come`() {
    let rows = Rows()
    let host = TestHost(width: 30, height: 5) { Buttons(rows: rows) }
    host.press(.tab)
    for count in 2...100 {
      rows.count?.wrappedValue = count
      host.turn()
      expect(host.host.rows.parked.count, atMost: 1)
    }
    expect(host.text, contains: "Button 99")
    expect(host.host.checkInvariants(), [])
  }

  // 46 A4
  @Test(arguments: [true, false])
  func `a line added to 60 000 costs what one added to 60 does`(follows: Bool) {
    let (few, _) = cost(of: 200, to: 60, follows: follows)
    let (many, text) = cost(of: 200, to: 60_000, follows: follows)
    expect(many, few)
    expect(few.rows, atMost: 2 * 200)
    expect(text.contains("line 60200"), follows)
  }

  @Test func `an update that leaves the data alone evaluates no row`() {
    struct Around: View {
      let handle: Handle
      @State private var count = 0
      let lines: GrowingData<Line>
      var body: some View {
        VStack {
          Button("More \(count)") { count += 1 }
          List(lines) { [handle] line in
            handle.evaluations += 1
            return Text("line \(line.id)")
          }
        }
      }
    }
    let handle = Handle()
    let host = TestHost(width: 30, height: 10) {
      Around(handle: handle, lines: GrowingData((0..<60_000).map(Line.init)))
    }
    handle.evaluations = 0
    host.press(.return)
    expect(host.text, contains: "More 1")
    expect(handle.evaluations, 0)
  }
}
