import TerminalUI

/// Several rows selected; tags, and rows that can't be selected.
struct ListSelectionPage: View {
  @State private var selection: Set<String> = ["tea"]

  var body: some View {
    VStack(alignment: .leading) {
      List(selection: $selection) {
        Text("Hot").dim().selectionDisabled()
        Text("Tea").tag("tea")
        Text("Coffee").tag("coffee")
        Text("Cold").dim().selectionDisabled()
        Text("Water").tag("water")
      }
      .frame(width: 24, height: 5)
      Text("\(selection.count) selected")
    }
  }
}
