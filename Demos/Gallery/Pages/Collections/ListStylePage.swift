import TerminalUI

/// A list with a border, and with lines between its rows.
struct ListStylePage: View {
  var body: some View {
    HStack(alignment: .top) {
      List(1..<20) { Text("bordered \($0)") }
        .listStyle(.bordered)
      List(1..<20) { row in
        Text("line \(row)").listRowSeparator(.visible)
          .listRowInsets(EdgeInsets())
          .foregroundColor(row == 2 ? .white : nil)
          .listRowBackground(row == 2 ? Color.blue : nil)
      }
      .listStyle(.plain)
    }
    .frame(width: 40, height: 7)
  }
}
