import TerminalUI

/// Scrolls to a view by its identity.
struct ScrollViewReaderPage: View {
  var body: some View {
    ScrollViewReader { proxy in
      HStack(alignment: .top) {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<1000) { Text("Line \($0)") }
          }
        }
        .frame(width: 16, height: 6)
        VStack(alignment: .leading) {
          Button("Top") { proxy.scrollTo(0) }
          Button("500") {
            proxy.scrollTo(500, anchor: .center)
          }
        }
      }
    }
  }
}
