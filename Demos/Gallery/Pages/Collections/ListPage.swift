import TerminalUI

/// Rows of which one is selected; only those in sight are made.
struct ListPage: View {
  @State private var selection: Int? = 2

  var body: some View {
    VStack(alignment: .leading) {
      List(0..<100_000, selection: $selection) {
        Text("Row \($0)")
      }
      .frame(width: 24, height: 7)
      Text("Selected: \(selection ?? -1)")
    }
  }
}
