import TerminalUIFoundation

extension ContainerValues { @Entry var isPinned = false }
struct PinBoard<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) notes")
        ForEach(subviews) { subview in
          HStack {
            if subview.containerValues.isPinned { Image(systemName: "pin") }
            subview
          }
        }
      }
    }
  }
}
struct PinBoardUser: View {
  var body: some View {
    PinBoard {
      Text("Pinned").containerValue(\.isPinned, true)
      ForEach(0..<2) { Text("Note \($0)") }
    }
  }
}
