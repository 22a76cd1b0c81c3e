import TerminalUI

/// w4: every key changes every cell of 120×40.
struct RepaintScreen: WorkloadScreen {
  @State private var frame = 0

  init(count: Int) {}

  var body: some View {
    VStack(alignment: .leading) { ForEach(0..<40) { row in Text(line(row)) } }
      .onKeyPress("f") {
        frame += 1
        return .handled
      }
  }

  private func line(_ row: Int) -> String {
    let frame = frame
    return String(unsafeUninitializedCapacity: 120) { cells in
      for column in 0..<120 {
        let value = 31 * row + 17 * column + 53 * frame + row * column % 7
        cells[column] = UInt8(33 + value % 94)
      }
      return 120
    }
  }
}
