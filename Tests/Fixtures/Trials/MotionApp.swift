import Glibc
import TerminalUI

/// `Trials motion [fifo]`: `g` has bars grow for two seconds, and tells the fifo `e` at the end; each `+` is counted, and told with `+`.
struct MotionApp: App {
  var body: some Scene { WindowGroup { Bars() } }
}

private struct Bars: View {
  @Environment(\.exit) private var exit
  @State private var keys = 0
  @State private var isLong = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(keys) keys")
      ForEach(0..<20, id: \.self) { row in
        Text(String(repeating: "\(row % 10)", count: 60))
          .frame(width: isLong ? 60 : 1, height: 1, alignment: .leading)
          .clipped()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onKeyPress("g") {
      withAnimation(.linear(duration: 2)) {
        isLong = true
      } completion: {
        Bars.tell("e")
      }
      return .handled
    }
    .onKeyPress("+") {
      keys += 1
      Bars.tell("+")
      return .handled
    }
    .onKeyPress("q") {
      exit()
      return .handled
    }
  }

  private static let told = Trials.arguments.last.map { open($0, O_WRONLY | O_NONBLOCK) } ?? -1

  private static func tell(_ letter: Unicode.Scalar) {
    var byte = UInt8(ascii: letter)
    write(told, &byte, 1)
  }
}
