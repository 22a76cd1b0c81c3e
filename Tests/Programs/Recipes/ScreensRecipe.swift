import TerminalUIFoundation

struct ScreensRecipe: App {
  var body: some Scene {
    WindowGroup { Office() }
  }
}

/// Comma-separated values: the columns are known when the program runs.
struct Sheet: Identifiable {
  struct Row: Identifiable {
    let id: Int
    let cells: [String]
  }

  let id = 1
  let titles: [String]
  var rows: [Row]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    titles = lines.first ?? []
    rows = lines.dropFirst().enumerated().map { Row(id: $0.offset, cells: $0.element) }
  }
}

struct Office: View {
  enum Part { case sheet, person }

  @Environment(\.exit) private var exit
  @State private var part = Part.sheet
  @State private var sheet = Sheet("Name,Age,City\nAda,36,London\nAlan,41,Wilmslow")
  @State private var selection: Int?
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading) {
      Menu("File") {
        Button("Clear…") { isAsking = true }
        Button("Quit") { exit() }
      }
      TabView(selection: $part) {
        Tab("Sheet", value: Part.sheet) {
          Table(sheet.rows, selection: $selection) {
            TableColumnForEach(sheet.titles.indices, id: \.self) { column in
              TableColumn(sheet.titles[column]) { row in
                Text(column < row.cells.count ? row.cells[column] : "")
              }
            }
          }
        }
        Tab("Person", value: Part.person) {
          PersonForm { name, age in
            sheet.rows.append(Sheet.Row(id: sheet.rows.count, cells: [name, age]))
            part = .sheet
          }
        }
      }
    }
    .confirmationDialog("Empty the sheet?", isPresented: $isAsking) {
      Button("Remove all", role: .destructive) { sheet.rows = [] }
    }
  }
}

struct PersonForm: View {
  let add: (String, String) -> Void
  @Environment(\.validate) private var validate
  @State private var name = ""
  @State private var age = ""

  var body: some View {
    Form {
      TextField("Name", text: $name).validation(name.isEmpty ? "Who is it?" : nil)
      TextField("Age", text: $age).validation(Int(age) == nil ? "Not a number" : nil)
      Button("Add") {
        if validate() { add(name, age) }
      }
    }
  }
}
