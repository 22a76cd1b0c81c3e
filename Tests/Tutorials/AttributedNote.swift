import TerminalUIFoundation

struct AttributedNote: View {
  private var note: AttributedString {
    var text = AttributedString("Remember the milk")
    text.font = .body
    if let range = text.range(of: "milk") {
      text[range].foregroundColor = .red
      text[range].underlineStyle = .single
      text[range].link = URL(string: "https://example.com")
    }
    var container = AttributeContainer()
    container.backgroundColor = .yellow
    text.append(AttributedString("!", attributes: container))
    return text
  }
  var body: some View {
    VStack {
      Text(note)
      Text("Some **bold** text").textSelection(.enabled)
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        print(url)
        return .handled
      })
  }
}
