import TerminalUI

/// Rows that are fetched anew by Ctrl-R or F5.
struct RefreshablePage: View {
  @State private var first = 1

  var body: some View {
    List(first..<first + 3, id: \.self) { row in
      Text("Row \(row)")
    }
    .refreshable {
      try? await Task.sleep(for: .seconds(1))
      await MainActor.run { first += 1 }
    }
    .frame(height: 5)
    .border(.dashed)
  }
}
