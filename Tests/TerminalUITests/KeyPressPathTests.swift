import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// One press of Return on a focused button, from the byte that the terminal sends to the cell that it shows: the
/// story of `docs/internals/LifeOfAKeyPress.md`.
@Suite struct KeyPressPathTests {
  private final class Path: Observable {
    var stops: [String] = []
  }

  private struct Number: View {
    let path: Path
    let value: Int
    var body: some View {
      path.stops.append("Number.body \(value)")
      return Text("\(value)")
    }
  }

  private struct Title: View {
    let path: Path
    var body: some View {
      path.stops.append("Title.body")
      return Text("title")
    }
  }

  private struct Screen: View {
    let path: Path
    @State private var count = 0

    var body: some View {
      path.stops.append("Screen.body")
      return VStack {
        Title(path: path)
        Button("+") {
          path.stops.append("action")
          count += 1
        }
        Number(path: path, value: count)
      }
      .onChange(of: count) { old, new in path.stops.append("\(old)→\(new)") }
    }
  }

  @Test func `one byte in, one action, one body and its changed child, one cell out`() {
    let path = Path()
    let host = TestHost(width: 20, height: 5) { Screen(path: path) }
    expect(path.stops, ["Screen.body", "Title.body", "Number.body 0"])
    path.stops = []

    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0x0D], into: &events)
    expect(events, [.key(KeyPress(key: .return))])

    for event in events { host.host.send(event) }
    // The action has run; nothing is evaluated before the turn.
    expect(path.stops, ["action"])
    expect(host.host.needsTurn)
    expect(host.terminal.writes.count, 1)

    host.turn()
    expect(path.stops, ["action", "Screen.body", "Number.body 1", "0→1"])
    expect(host.record.bodies, ["Screen", "Number"])
    expect(host.record.layouts, 1)
    expect(host.record.runs, [CellRun(x: 10, y: 3, count: 1)])
    expect(host.terminal.writes.map(\.cellCount).last, 1)
    expect(!host.host.needsTurn)

    host.turn()
    expect(host.record.bodyCount, 0)
    expect(host.terminal.writes.count, 2)
  }

  @Test func `a press that nobody wants writes nothing`() {
    let path = Path()
    let host = TestHost(width: 20, height: 5) { Screen(path: path) }
    path.stops = []
    host.press("x")
    expect(path.stops, [])
    expect(host.record.bodyCount, 0)
    expect(host.record.layouts, 0)
    expect(host.record.itemsPainted, 0)
    expect(host.terminal.writes.count, 1)
  }
}
