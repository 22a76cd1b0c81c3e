import TerminalUI

/// Takes all it is offered, and knows how much that is.
struct GeometryReaderPage: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(proxy.size.width) × \(proxy.size.height)")
    }
    .frame(height: 3)
    .border()
  }
}
