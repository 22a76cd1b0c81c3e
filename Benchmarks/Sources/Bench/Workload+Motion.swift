import TerminalUITesting

/// The bars that move; `Benchmarks/README.md` describes them.
extension Workload {
  static var bars: Workload {
    var draws = Draws(40)
    var widths = [Int](repeating: 60, count: 40)
    func check() -> (TerminalEmulator) -> Bool {
      let expected = widths
      return { screen in
        let empty = screen[119, 0].style
        return expected.indices.allSatisfy { row in
          (0..<120).allSatisfy { (screen[$0, row].style == empty) == ($0 >= expected[row]) }
        }
      }
    }
    return Workload(
      arguments: ["w8"],
      environment: ["TERMINALUI_REDUCE_MOTION": nil],
      // A motion may pause between two frames, and what ends unseen belongs to it.
      silence: .milliseconds(900), isStarted: check(),
      phases: [
        Phase(limit: 15) {
          for bar in widths.indices { widths[bar] = (draws.next() >> 16) % 120 }
          return Update(input: { try $0.send("m") }, isShown: check())
        }
      ])
  }
}
