import TerminalUI

/// The numbers of w3 and w3c: 35 rows of 100 bytes, of which `advance` draws 35 anew.
struct Grid {
  private(set) var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: 100), count: 35)
  private(set) var tick = 0
  private var random: UInt32 = 12345

  mutating func advance() {
    tick += 1
    for _ in 0..<35 {
      let cell = Int(draw() >> 8) % 3500
      rows[cell / 100][cell % 100] = UInt8(truncatingIfNeeded: draw() >> 16)
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
struct GridScreen: View {
  @State private var grid = Grid()

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

/// w3c: every cell is a view of its own.
struct CellGridScreen: View {
  @State private var grid = Grid()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tick: \(grid.tick)")
      ForEach(0..<35) { row in CellRow(values: grid.rows[row]) }
    }
    .onKeyPress("t") {
      grid.advance()
      return .handled
    }
  }
}

private struct CellRow: View {
  let values: [UInt8]
  var body: some View {
    HStack(spacing: 0) { ForEach(0..<100) { column in GridCell(value: values[column]) } }
  }
}

private struct GridCell: View {
  let value: UInt8
  var body: some View { Text(hexadecimal([value])) }
}
