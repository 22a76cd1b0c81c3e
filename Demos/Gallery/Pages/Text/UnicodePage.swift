import TerminalUI

/// A character takes one column or two; an edge never cuts one in half.
struct UnicodePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("日本語 · 한국어 · 中文")
      Text("👩‍👩‍👧‍👦 🇫🇷 👍🏽 é ñ å")
      Text("日本語").frame(width: 5).clipped()
    }
    .border(.rounded)
  }
}
