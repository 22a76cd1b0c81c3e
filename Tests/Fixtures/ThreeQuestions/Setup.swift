import TerminalUIQuestions

@main struct Setup {
  static func main() async throws {
    let terminal = Terminal()
    let name = try await terminal.ask(.text("Project name", default: "App", option: "--name"))
    let license = try await terminal.ask(
      .choice("License", among: ["MIT", "Apache-2.0", "MPL-2.0"], option: "--license"))
    let hasTests = try await terminal.ask(.confirm("Add tests?", default: true))
    try await terminal.work("Making \(name)") { try await Task.sleep(for: .milliseconds(300)) }
    print("\(name) \(license) \(hasTests ? "with" : "without") tests")
  }
}
