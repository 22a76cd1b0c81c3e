import TerminalUI

/// What shows where there are no rows yet, or none at all.
struct RowsPlaceholderPage: View {
  struct Mail: Identifiable {
    let id: Int
    let subject: String
  }

  @State private var mails: [Mail] = []
  @State private var isLoading = true

  var body: some View {
    Table(mails) {
      TableColumn("No.") { Text("\($0.id)") }.width(4)
      TableColumn("Subject", value: \.subject)
    }
    .rowsPlaceholder {
      if isLoading {
        ProgressView("Reading mail…")
      } else {
        Text("No mail").foregroundStyle(.secondary)
      }
    }
    .tableStyle(.bordered)
    .frame(height: 7)
    Button("Done") { isLoading = false }
  }
}
