import TerminalUIFoundation

struct EditorRecipe: App {
  var body: some Scene {
    WindowGroup { Letter() }
  }
}

struct Letter: View {
  @Environment(\.handOverTerminal) private var handOver
  @Environment(\.exit) private var exit
  @State private var text = "Dear reader"
  @State private var problem: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text(text).border()
      if let problem { Text(problem).foregroundStyle(.error) }
      Button("Edit") { edit() }
      Button("Quit") { exit() }
    }
  }

  private func edit() {
    let file = FileManager.default.temporaryDirectory.appending(path: "letter-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    // `EDITOR` may have arguments: "code -w".
    let setting = ProcessInfo.processInfo.environment["EDITOR"] ?? ""
    let words = setting.split(separator: " ").map(String.init)
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let code = try handOver(to: words.first ?? "vi", words.dropFirst() + [file.path])
      guard code == 0 else {
        problem = "The editor ended with \(code)"
        return
      }
      text = try String(contentsOf: file, encoding: .utf8)
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
