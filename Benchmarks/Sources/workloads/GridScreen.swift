import TerminalUI

/// The numbers of w3 and w3c: 35 rows of 100 bytes, of which `advance` draws 35 anew.
struct Grid {
  private(set) var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: 100), count: 35)
  private(set) var tick = 0
  private var random: UInt32 = 12345

  mutating func advance(_ didDraw: (_ cell: Int, _ value: UInt8) -> Void = { _, _ in }) {
    tick += 1
    for _ in 0..<35 {
      let cell = Int(draw() >> 8) % 3500
      let value = UInt8(truncatingIfNeeded: draw() >> 16)
      rows[cell / 100][cell % 100] = value
      didDraw(cell, value)
    }
  }

  private mutating func draw() -> UInt32 {
    random = random &* 1_664_525 &+ 1_013_904_223
    return random
  }
}

/// Two hexadecimal digits of each byte.
func hexadecimal(_ bytes: [UInt8]) -> String {
  String(unsafeUninitializedCapacity: bytes.count * 2) { digits in
    for (index, byte) in bytes.enumerated() {
      digits[2 * index] = hexadecimalDigit(byte >> 4)
      digits[2 * index + 1] = hexadecimalDigit(byte & 15)
    }
    return bytes.count * 2
  }
}

private func hexadecimalDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }

/// w3: a row is one text.
struct GridScreen: WorkloadScreen {
  @State private var grid = Grid()

  init(count: Int) {}

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tick: \(grid.tick)")
      ForEach(0..<35) { row in GridRow(values: grid.rows[row]) }
    }
    .onKeyPress("t") {
      grid.advance()
      return .handled
    }
  }
}

private struct GridRow: View {
  let values: [UInt8]
  var body: some View { Text(hexadecimal(values)) }
}

/// w3c: every cell is a view of its own, which keeps its value; what draws the numbers writes to the cells.
struct CellGridScreen: WorkloadScreen {
  @State private var tick = 0
  @State private var cells = Cells()

  init(count: Int) {}

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tick: \(tick)")
      ForEach(0..<35) { row in
        HStack(spacing: 0) {
          ForEach(0..<100) { column in GridCell(index: row * 100 + column, cells: cells) }
        }
      }
    }
    .onKeyPress("t") {
      cells.grid.advance { cell, value in cells.write[cell]?(value) }
      tick += 1
      return .handled
    }
  }
}

/// The numbers, and how to tell each cell its own.
///
/// An object of which nobody hears whether it changed is never equal to itself: all cells would be made anew.
@Observable private final class Cells {
  @ObservationIgnored var grid = Grid()
  @ObservationIgnored var write: [Int: (UInt8) -> Void] = [:]
}

private struct GridCell: View {
  let index: Int
  let cells: Cells
  @State private var value: UInt8 = 0

  var body: some View {
    Text(hexadecimal([value])).onAppear { cells.write[index] = { value = $0 } }
  }
}
