import Glibc
import TerminalUI

/// `Trials flood [still] [fifo]`: every cell changes every few milliseconds until `f`, or only with `f`; each `+` is
/// counted, and told to the fifo.
struct FloodApp: App {
  var body: some Scene { WindowGroup { Flood() } }
}

private struct Flood: View {
  @Environment(\.exit) private var exit
  @State private var frame = 0
  @State private var keys = 0
  @State private var isFinished = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(isFinished ? "done, \(keys) keys" : "\(keys) keys")
      GeometryReader { geometry in
        Text(Flood.rows(frame, geometry.size))
      }
    }
    .onAppear {
      if Trials.arguments.first == "still" { return }
      Task {
        while !isFinished {
          frame += 1
          try? await Task.sleep(for: .milliseconds(4))
        }
      }
    }
    .onKeyPress("+") {
      keys += 1; Flood.tell(keys); return .handled
    }
    .onKeyPress("f") {
      isFinished = true; return .handled
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
  }

  /// Rows of digits that count, all alike; a terminal that can repeat a character gains nothing.
  private static func rows(_ frame: Int, _ size: Size) -> String {
    let digits = (0..<10).map { "\(($0 + frame) % 10)" }.joined()
    let row = String(repeating: digits, count: size.width / 10 + 1).prefix(size.width)
    return Array(repeating: row, count: size.height).joined(separator: "\n")
  }

  private static let told = Trials.arguments.last.map { open($0, O_WRONLY | O_NONBLOCK) } ?? -1

  private static func tell(_ keys: Int) {
    var byte = UInt8(truncatingIfNeeded: keys)
    write(told, &byte, 1)
  }
}
