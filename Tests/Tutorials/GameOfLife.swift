import TerminalUIFoundation

struct GameOfLife: View {
  @State private var cells = Array(repeating: Array(repeating: false, count: 10), count: 6)
  var body: some View {
    VStack(spacing: 1) {
      ForEach(cells.indices, id: \.self) { row in
        HStack(spacing: 1) {
          ForEach(cells[row].indices, id: \.self) { column in
            Rectangle()
              .fill(cells[row][column] ? Color.primary : Color.secondary.opacity(0.2))
              .frame(width: 16, height: 16)
              .onTapGesture { cells[row][column].toggle() }
          }
        }
      }
      Button("Step", action: step)
    }
  }
  func step() {
    let old = cells
    for row in old.indices {
      for column in old[row].indices {
        var neighbours = 0
        for dy in -1...1 {
          for dx in -1...1 where (dy, dx) != (0, 0) {
            let y = row + dy, x = column + dx
            if old.indices.contains(y), old[y].indices.contains(x), old[y][x] { neighbours += 1 }
          }
        }
        cells[row][column] = neighbours == 3 || (old[row][column] && neighbours == 2)
      }
    }
  }
}
