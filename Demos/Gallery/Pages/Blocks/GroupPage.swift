import TerminalUI

/// Several views as one, for modifiers of each; the layout is the parent's.
struct GroupPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Group {
        Text("one")
        Text("two")
      }
      .border()
      EmptyView()
      Text("three")
    }
  }
}
