import TerminalUIFoundation

struct BookApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var model = LoginModel()
  var body: some Scene {
    WindowGroup {
      Text("Hello").environmentObject(model).frame(minWidth: 300, minHeight: 200)
    }
    .defaultSize(width: 800, height: 600)
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .active: print("active")
      case .inactive: print("inactive")
      case .background: print("background")
      @unknown default: break
      }
    }
    .commands {
      CommandGroup(replacing: .newItem) {}
      SidebarCommands()
      TextEditingCommands()
    }
  }
}
