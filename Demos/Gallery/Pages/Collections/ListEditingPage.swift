import TerminalUI

/// Rows are deleted by Delete, and moved by Alt and an arrow.
struct ListEditingPage: View {
  @State private var names = ["Ada", "Ben", "Cleo"]
  @State private var selection: String? = "Ada"

  var body: some View {
    List(selection: $selection) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .deleteDisabled(name == "Ada")
          .moveDisabled(name == "Cleo")
      }
      .onDelete { names.remove(atOffsets: $0) }
      .onMove { from, to in
        names.move(fromOffsets: from, toOffset: to)
      }
    }
    .frame(width: 24, height: 5)
  }
}
