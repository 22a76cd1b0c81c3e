import TerminalUI

/// A list with a border, and with lines between its rows.
struct ListStylePage: View {
  var body: some View {
    HStack(alignment: .top) {
      List(1..<20) { Text("bordered \($0)") }
        .listStyle(.bordered)
      List(1..<20) { number in
        Text("line \(number)").listRowSeparator(.visible)
          .listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
    .frame(width: 40, height: 7)
  }
}
