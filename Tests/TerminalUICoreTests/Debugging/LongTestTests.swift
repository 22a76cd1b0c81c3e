import Glibc
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// A test of very many turns.
@Suite struct LongTestTests {
  // Mend B22.
  @Test func `what a host for tests keeps of its turns is bounded`() {
    let host = TestHost(width: 9, height: 1) { Tally() }
    for turn in 1...5_000 {
      host.press("+")
      if turn % 10 == 0 { host.resize(width: 8 + turn / 10 % 2, height: 1) }
    }
    expect(host.text, contains: "5000")
    expect(host.terminal.writes.count, below: 2_000)
    expect(host.terminal.messages.count, below: 2_000)
    var events: [InputEvent] = []
    host.terminal.readEvents(into: &events)
    expect(events, [])
  }
}

extension LongTestTests {
  // Mend B22. The memory is the process's.
  @Test(.enabled(if: Soak.isAlone))
  func `the memory of a host for tests is flat`() {
    let host = TestHost(width: 80, height: 24) { Tally() }
    func turns(_ number: Int) -> Int {
      for _ in 1...number { host.press("+") }
      var figures: [Int] = []
      if let file = fopen("/proc/self/statm", "r") {
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        fgets(&line, 128, file)
        figures = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
          separator: " "
        ).compactMap { Int($0) }
      }
      return figures[1] * 4
    }
    let before = turns(20_000)
    let after = turns(200_000)
    print("200 000 turns: \(after - before) KiB")
    expect(after - before, below: 2_000)
  }
}

private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").windowTitle("\(count)")
      .onKeyPress("+") {
        count += 1
        return .handled
      }
  }
}
