import TerminalUIFoundation

struct NotesLikeApp: App {
  @State private var model = NotesModel()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup("Notes") {
      NotesHome().environment(model)
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Note") { model.add() }.keyboardShortcut("n")
      }
      CommandMenu("Note") {
        Button("Delete") { model.notes.removeLast() }.disabled(model.notes.isEmpty)
      }
      SidebarCommands()
    }
    .defaultSize(width: 800, height: 600)
    .onChange(of: phase) { print($1) }
    Settings { NotesSettings() }
  }
}
@Observable final class NotesModel {
  var notes = ["First"]
  func add() { notes.append("Note \(notes.count + 1)") }
}
struct NotesHome: View {
  @Environment(NotesModel.self) var model
  @Environment(\.openSettings) private var openSettings
  var body: some View {
    List(model.notes, id: \.self) { Text($0) }
      .toolbar { Button("Settings") { openSettings() } }
  }
}
private struct NotesSettings: View {
  @AppStorage("size") var size = 12.0
  var body: some View {
    TabView {
      Form { Slider(value: $size, in: 9...24) }.tabItem { Label("General", systemImage: "gear") }
    }
    .frame(width: 300, height: 100)
  }
}
