import TerminalUIFoundation

struct TicTacToe: View {
  enum Player: String { case x = "X", o = "O" }
  @State private var board: [Player?] = Array(repeating: nil, count: 9)
  @State private var current = Player.x
  let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 3)
  var body: some View {
    VStack {
      Text("Turn: \(current.rawValue)").font(.title2)
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<9) { index in
          ZStack {
            Rectangle().foregroundColor(.gray.opacity(0.3)).frame(height: 48)
            Text(board[index]?.rawValue ?? "").font(.largeTitle)
          }
          .onTapGesture {
            guard board[index] == nil else { return }
            board[index] = current
            current = current == .x ? .o : .x
          }
        }
      }
      .frame(width: 200)
      Button("Restart") { board = .init(repeating: nil, count: 9) }.disabled(board.allSatisfy { $0 == nil })
    }
  }
}
