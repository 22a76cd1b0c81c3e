import TerminalUI

/// `Trials previews`: an app whose previews are shown in its place with `TERMINALUI_PREVIEW=1`.
struct PreviewsApp: App {
  init() { printError("the app was made") }
  var body: some Scene { WindowGroup { Text("the app itself") } }
}

private struct Badge: View {
  let count: Int
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text("\(count) new, \(colorScheme == .dark ? "dark" : "light")") }
}

#Preview {
  Badge(count: 3)
}

#Preview("Counting", traits: .fixedLayout(width: 30, height: 5)) {
  @Previewable @State var count = 1
  VStack {
    Button("add") { count += 1 }
    Badge(count: count)
  }
}

#Preview("Loaded", traits: .sizeThatFitsLayout, .modifier(Loaded())) {
  Text("of the preview")
}

private struct Loaded: PreviewModifier {
  static func makeSharedContext() async throws -> String {
    await Task.yield()
    return "loaded"
  }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge(count: 0).previewDisplayName("None").previewLayout(.sizeThatFits)
    Badge(count: 99).previewDisplayName("Many").previewLayout(.fixed(width: 20, height: 1))
  }
}
