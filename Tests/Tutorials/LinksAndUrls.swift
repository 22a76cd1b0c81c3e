import TerminalUIFoundation

struct LinksAndUrls: View {
  @Environment(\.openURL) private var openURL
  @State private var opened = ""
  var body: some View {
    VStack {
      Link("Swift", destination: URL(string: "https://swift.org")!)
      Link(destination: URL(string: "https://example.com")!) { Label("Example", systemImage: "link") }
      Button("Open") { openURL(URL(string: "https://swift.org")!) { accepted in opened = "\(accepted)" } }
      Text(opened)
    }
    .onOpenURL { url in opened = url.absoluteString }
  }
}
