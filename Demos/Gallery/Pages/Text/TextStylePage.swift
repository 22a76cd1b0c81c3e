import TerminalUI

/// Attributes, for one text or for all texts in a view.
struct TextStylePage: View {
  @FocusState private var hasKeys: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("bold").bold()
      Text("italic").italic()
      Text("underline").underline()
      Text("speling")
        .underline(pattern: .wavy, color: .red)
      Text("strikethrough").strikethrough()
      Text("dim").dim()
      Text("reverse").reverse(hasKeys)
        .focusable().focused($hasKeys)
      Text("blink").blink()
      Text("font").font(.title.italic())
      Group { Text("fontWeight") }.fontWeight(.heavy)
      Text("monospaced").monospaced()
      Text("1234").monospacedDigit()
    }
  }
}
