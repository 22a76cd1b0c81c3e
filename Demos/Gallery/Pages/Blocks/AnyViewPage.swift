import TerminalUI

/// A view of any type.
struct AnyViewPage: View {
  private let views: [AnyView] = [
    AnyView(Text("a text")),
    AnyView(Color.blue.frame(height: 1)),
    AnyView(Button("a button") {}),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<3) { views[$0] }
    }
  }
}
