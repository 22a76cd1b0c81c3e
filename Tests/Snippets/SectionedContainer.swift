import TerminalUIFoundation

struct BoardView<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    HStack {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty { section.header.bold() }
          section.content
        }
      }
    }
  }
}
struct BoardUser: View {
  var body: some View {
    BoardView {
      Section("To do") {
        Text("a"); Text("b")
      }
      Section("Done") { Text("c") }
    }
  }
}
