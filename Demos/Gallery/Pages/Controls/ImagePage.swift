import TerminalUI

/// Symbols by name: characters, in the colour of the text.
struct ImagePage: View {
  private let names = [
    "house", "star.fill", "heart", "trash", "pencil",
    "envelope", "gearshape", "magnifyingglass", "clock",
    "folder.badge.plus", "arrow.clockwise", "play.fill",
  ]

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        ForEach(names, id: \.self) {
          Image(systemName: $0)
        }
      }
      Divider()
      Label("Inbox", systemImage: "envelope")
      Label("Walks", systemImage: "figure.walk")
      Button("Delete", systemImage: "trash") {}
      Menu("Add", systemImage: "plus") {
        Button("One") {}
      }
    }
  }
}
