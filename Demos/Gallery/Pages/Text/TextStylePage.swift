import TerminalUI

/// Attributes, for one text or for all texts in a view.
struct TextStylePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("bold").bold()
      Text("italic").italic()
      Text("underline").underline()
      Text("strikethrough").strikethrough()
      Text("dim").dim()
      Text("reverse").reverse()
      Text("blink").blink()
      Text("font").font(.title.italic())
      Group { Text("fontWeight") }.fontWeight(.heavy)
      Text("monospaced").monospaced()
      Text("1234").monospacedDigit()
    }
  }
}
