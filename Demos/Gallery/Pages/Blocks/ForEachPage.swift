import TerminalUI

/// A view for each element of a collection.
struct ForEachPage: View {
  struct Song: Identifiable {
    let id: Int
    let title: String
  }
  private let songs = [
    Song(id: 1, title: "One"), Song(id: 2, title: "Two"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(songs) { Text("♪ \($0.title)") }
      ForEach(["a", "b"], id: \.self) { Text($0) }
      ForEach(1..<4) { Text("row \($0)") }
    }
  }
}
