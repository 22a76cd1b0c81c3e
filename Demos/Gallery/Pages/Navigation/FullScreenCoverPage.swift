import TerminalUI

/// A view in place of the whole screen, until it dismisses itself.
struct FullScreenCoverPage: View {
  @State private var shown: Poem?
  @State private var readCount = 0

  private let poems = [
    Poem(id: "Rain", text: "It falls in columns."),
    Poem(id: "Snow", text: "It falls in rows."),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(poems) { poem in
        Button(poem.id) { shown = poem }
      }
      Text("\(readCount) read")
    }
    .fullScreenCover(item: $shown) {
      readCount += 1
    } content: { poem in
      Reader(poem: poem)
    }
  }

  struct Poem: Identifiable {
    let id: String
    let text: String
  }

  struct Reader: View {
    let poem: Poem
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(poem.text)
      Button("Close") { dismiss() }
    }
  }
}
