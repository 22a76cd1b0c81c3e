import TerminalUIFoundation

struct MarkdownText: View {
  var attributed: AttributedString {
    var result = AttributedString("Hello, world")
    result.foregroundColor = .red
    if let range = result.range(of: "world") {
      result[range].foregroundColor = .blue
      result[range].underlineStyle = .single
      result[range].font = .body.bold()
    }
    return result
  }
  var body: some View {
    VStack(alignment: .leading) {
      Text("This is **bold**, this is *italic*, and `code` with a [link](https://example.org).")
      Text("~~gone~~ and ***both***")
      Text(attributed)
      Text(verbatim: "**not bold**")
      Text("Hello").bold().italic().underline(true, color: .red).strikethrough(true, color: .blue)
        + Text(" there").foregroundColor(.green).baselineOffset(6) + Text(Image(systemName: "star"))
      Text("\(Image(systemName: "heart.fill")) Favourites")
      Text("Selectable").textSelection(.enabled)
      Text("Upper").textCase(.uppercase).tracking(2)
      Text("Small").fontDesign(.monospaced).fontWidth(.condensed)
    }
  }
}
