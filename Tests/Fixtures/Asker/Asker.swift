import TerminalUIQuestions

/// A program that asks, for tests: `Asker text`.
@main struct Asker {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let terminal = Terminal(asks: !arguments.contains("--no-input"))
    switch arguments.first {
    case "text":
      let name = try await terminal.ask(
        .text("Project name", default: arguments.contains("default") ? "App" : nil, option: "--name") {
          $0.contains(" ") ? "No spaces, please." : nil
        })
      print("made \(name)")
    default:
      let name = try await terminal.ask(.text("Project name", default: "App"))
      let owner = try await terminal.ask(.text("Owner"))
      let token = try await terminal.ask(.secret("Token"))
      print("\(name) \(owner) \(token)")
    }
  }
}
