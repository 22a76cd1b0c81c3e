import TerminalUIFoundation

struct EquatableRow: View, Equatable {
  let id: Int
  let title: String
  let onTap: () -> Void
  static func == (lhs: EquatableRow, rhs: EquatableRow) -> Bool { lhs.id == rhs.id && lhs.title == rhs.title }
  var body: some View {
    let _ = Self._printChanges()
    Button(title, action: onTap)
  }
}
struct EquatableRows: View {
  @State private var count = 0
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { index in
        EquatableRow(id: index, title: "Row \(index)") { count += 1 }.equatable()
      }
      Text("Count \(count)")
    }
  }
}
