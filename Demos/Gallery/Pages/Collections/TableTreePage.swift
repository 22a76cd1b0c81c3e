import TerminalUI

/// Rows below rows, and columns that the user moves and hides.
struct TableTreePage: View {
  struct File: Identifiable {
    let id: String
    var size: Int?
    var files: [File]?
  }

  @SceneStorage("files") private var columns =
    TableColumnCustomization<File>()
  @State private var isOpen = true

  private let files = [
    File(id: "Docs", files: [File(id: "a.md", size: 3)]),
    File(id: "Package.swift", size: 12),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Table(
        files, children: \.files,
        columnCustomization: $columns
      ) {
        TableColumn("Name", value: \.id)
          .customizationID("name")
        TableColumn("kB", pending: \.size) {
          Text("\($0)")
        }
        .customizationID("size")
      }
      .frame(height: 3)
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
        TableColumn("kB", pending: \.size) {
          Text("\($0)")
        }
      } rows: {
        DisclosureTableRow(
          files[0], isExpanded: $isOpen
        ) {
          TableRow(File(id: "a.md", size: 3))
          TableRow(File(id: "b.md"))
        }
        TableRow(files[1])
      }
      .frame(height: 5)
    }
  }
}
