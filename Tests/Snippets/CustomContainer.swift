import TerminalUIFoundation

extension ContainerValues {
  @Entry var isPinned: Bool = false
}
extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}
struct CardStack<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      ForEach(subviews: content) { subview in
        subview.padding().background(subview.containerValues.isPinned ? Color.yellow : Color.white)
      }
      Group(subviews: content) { subviews in
        if let first = subviews.first { first }
        Text("\(subviews.count) cards")
        ForEach(subviews.dropFirst()) { $0 }
      }
    }
  }
}
struct CardStackUser: View {
  var body: some View {
    CardStack {
      Text("One").pinned()
      Text("Two")
      ForEach(0..<3) { Text("\($0)") }
    }
  }
}
