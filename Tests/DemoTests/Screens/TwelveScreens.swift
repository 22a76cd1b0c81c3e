import TerminalUI
import TerminalUITesting

@testable import Counter
@testable import Files
@testable import Gallery
@testable import NotesDemo
@testable import Processes
@testable import SettingsDemo

/// How a terminal shows colours, for screens that are looked at in each.
nonisolated struct Rendering: CustomStringConvertible, Sendable {
  let description: String
  let colors: TerminalColors

  static let rgb = Rendering(
    description: "rgb",
    colors: TerminalColors(
      depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29), scheme: .dark))

  static let light = Rendering(
    description: "light",
    colors: TerminalColors(
      depth: .rgb, foreground: .rgb(40, 42, 54), background: .rgb(252, 252, 250), scheme: .light))

  /// The four that are designed, and what tmux shows where it answers nothing.
  static let all = [
    rgb, Rendering(description: "16", colors: .unknown),
    Rendering(description: "8", colors: TerminalColors(depth: .ansi8)),
    Rendering(description: "none", colors: TerminalColors(depth: .none)),
    Rendering(description: "256", colors: TerminalColors(depth: .indexed256)),
  ]
}

/// A kind of screen that people know from other programs.
nonisolated enum KindOfScreen: String, CaseIterable, Sendable {
  case form, list, table, split, dialog, menu, palette, tabs, settings, files, processes, notes
  case chart, gallery
}

/// A screen, and what must stay for as long as it is shown.
struct ShownScreen {
  let host: TestHost
  let kept: Any?

  /// Shows a screen on a terminal.
  init(_ kind: KindOfScreen, _ rendering: Rendering, width: Int = 80, height: Int = 24) async throws {
    var kept: Any?
    func show(@ViewBuilder _ content: () -> some View) -> TestHost {
      TestHost(width: width, height: height, colors: rendering.colors, content: content)
    }
    switch kind {
    case .form: host = show { EditorForm() }
    case .list: host = show { ContactsScreen() }
    case .table: host = show { CountriesScreen() }
    case .split: host = show { MailScreen(over: .nothing) }
    case .dialog: host = show { MailScreen(over: .alert) }
    case .menu:
      host = show { MailScreen(over: .menu) }
      host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 36, y: 4))))
    case .palette:
      let window = try await FilesWindow(width: width, height: height)
      (kept, host) = (window.folder, window.host)
      host.send(.colors(rendering.colors))
      host.press("k", modifiers: .control)
      host.type("co")
    case .tabs: host = show { TabsScreen() }
    case .settings: host = show { SettingsScreen().defaultAppStorage(StorageStore()) }
    case .files:
      let window = try await FilesWindow(width: width, height: height)
      (kept, host) = (window.folder, window.host)
      host.send(.colors(rendering.colors))
    case .processes:
      let files = ProcessesTests.Files()
      kept = files
      host = show { ProcessScreen(model: ProcessesTests.model(files)) }
    case .notes:
      let (store, folder) = try NotesTests.store()
      kept = folder
      host = show { NotesScreen(store: store) }
    case .chart:
      let page = Page.named("ChartPage")
      host = show { page?.content() }
    case .gallery: host = show { GalleryScreen(page: "ButtonPage") }
    }
    self.kept = kept
  }
}

/// A list with sections, badges and a search field.
private struct ContactsScreen: View {
  @State private var chosen: String? = "Grace Hopper"
  @State private var search = ""

  private let groups = [
    ("Friends", ["Ada Lovelace", "Grace Hopper", "Alan Turing"]),
    ("Work", ["Barbara Liskov", "Donald Knuth", "Edsger Dijkstra", "Tony Hoare"]),
  ]

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(groups, id: \.0) { group in
          Section(group.0) {
            ForEach(group.1, id: \.self) { Label($0, systemImage: "person").badge($0.count) }
          }
        }
      }
      .navigationTitle("Contacts")
      .searchable(text: $search)
      .toolbar {
        Button("Edit") {}
        Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent)
      }
    }
  }
}

/// A table alone, with numbers.
private struct CountriesScreen: View {
  struct Country: Identifiable {
    let id: String
    let capital: String
    let people: Double?
  }

  @State private var chosen: String? = "Peru"
  @State private var order = [SortKey(\Country.id)]

  private let countries = [
    Country(id: "Chile", capital: "Santiago", people: 19.6),
    Country(id: "Denmark", capital: "Copenhagen", people: 5.95),
    Country(id: "Kenya", capital: "Nairobi", people: 55.1), Country(id: "Peru", capital: "Lima", people: nil),
    Country(id: "Vietnam", capital: "Hanoi", people: 100.35),
  ]

  var body: some View {
    Table(countries, selection: $chosen, sortOrder: $order) {
      TableColumn("Country", value: \.id)
      TableColumn("Capital", value: \.capital)
      TableColumn("People (10⁶)") { country in
        Text(country.people.map { "\($0)" } ?? "–")
      }
      .alignment(.numeric(point: "."))
    }
    .alternatingRowBackgrounds()
  }
}

/// Tabs with a form, a button bar and a field in them.
private struct TabsScreen: View {
  @State private var name = ""
  @State private var isOn = true

  var body: some View {
    TabView {
      Tab("Profile", systemImage: "person") {
        Form {
          Section("You") {
            TextField("Name", text: $name)
            Toggle("Public", isOn: $isOn).toggleStyle(.switch)
          }
          Section("Space") {
            LabeledContent("Used") { ProgressView(value: 0.3) }
          }
          HStack(spacing: 2) {
            Button("Delete", role: .destructive) {}
            Spacer()
            Button("Revert") {}
            Button("Save") {}.buttonStyle(.borderedProminent)
          }
        }
        .formStyle(.grouped)
        .padding(1)
      }
      Tab("Keys") { Text("No keys") }.badge(2)
      Tab("About") { Text("About") }
    }
  }
}
