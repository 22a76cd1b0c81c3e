import TerminalUI

/// w8: forty bars; `m` sends each to a random width, by a spring.
struct BarsScreen: WorkloadScreen {
  @State private var widths = [Int](repeating: 60, count: 40)
  @State private var draw: UInt32 = 40

  init(count: Int) {}

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<40) { Color.blue.frame(width: widths[$0], height: 1) }
    }
    .onKeyPress("m") {
      withAnimation(.smooth) {
        for bar in 0..<40 {
          draw = draw &* 1_664_525 &+ 1_013_904_223
          widths[bar] = Int(draw >> 16) % 120
        }
      }
      return .handled
    }
  }
}
