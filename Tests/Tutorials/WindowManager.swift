import TerminalUIFoundation

struct WindowManagerApp: App {
  var body: some Scene {
    WindowGroup {
      WindowOpener()
    }
    .windowStyle(.hiddenTitleBar)
    .windowResizability(.contentSize)
    .commandsRemoved()
    Window("About", id: "about") { Text("About this app") }
    WindowGroup("Detail", id: "detail", for: Int.self) { $value in Text("Value \(value ?? 0)") }
    MenuBarExtra("Utility", systemImage: "hammer") { Button("Quit") {} }
  }
}
struct WindowOpener: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    VStack {
      Button("About") { openWindow(id: "about") }
      Button("Detail") { openWindow(id: "detail", value: 3) }
      Button("Close") { dismissWindow(id: "about") }
    }
  }
}
