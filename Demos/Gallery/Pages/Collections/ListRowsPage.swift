import TerminalUI

/// Badges, a section that opens, and what Return does.
struct ListRowsPage: View {
  @State private var isOpen = true
  @State private var selection: Int?
  @State private var opened = 0

  var body: some View {
    VStack(alignment: .leading) {
      List(selection: $selection) {
        Text("Inbox").badge(12).tag(1)
        Section("Folders", isExpanded: $isOpen) {
          Text("Work").badge("new").tag(2)
          Text("Home").tag(3)
        }
      }
      .contextMenu(forSelectionType: Int.self) { rows in
        Button("Open \(rows.count)") { opened = 1 }
      } primaryAction: { rows in
        opened = rows.first ?? 0
      }
      .frame(height: 4)
      Text("opened \(opened)")
      ScrollView {
        ForEach(0..<20) { Text("line \($0)") }
      }
      .defaultScrollAnchor(.bottom)
      .scrollDisabled(isOpen)
      .frame(height: 2)
    }
  }
}
