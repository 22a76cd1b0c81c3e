import TerminalUIQuestions

#if canImport(Glibc)
  import Glibc
#endif

/// A program that asks, for tests: `Asker text [default] [--no-input]`.
///
/// What takes time ends when the test lets it: ``Steps``.
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
    case "catch":
      do {
        let isSure = try await terminal.ask(.confirm("Sure?"))
        print("sure \(isSure)")
      } catch QuestionError.cancelled {
        print("cancelled")
      } catch QuestionError.interrupted {
        print("interrupted")
      }
    case "fail":
      // As a parser of arguments does.
      do { _ = try await terminal.ask(.confirm("Sure?")) } catch {
        print("failed", error)
        exit(1)
      }
    case "kinds":
      print(try await terminal.ask(.confirm("Sure?", default: false)))
      print(try await terminal.ask(.choice("License", among: ["MIT", "Apache 2.0", "GPL", "BSD", "MPL"])))
      print(try await terminal.ask(.choices("Platforms", among: ["Linux", "macOS", "Windows"])))
      print(try await terminal.ask(.number("Port", in: 1...65_535, default: 8080)))
      print(try await terminal.ask(.path("Folder", to: .folder)))
    case "again":
      var counts: [Int] = []
      for number in 0..<30 {
        _ = try await terminal.ask(.confirm("Sure \(number)?"))
        if number % 20 == 5 { counts.append(openDescriptors) }
      }
      print("descriptors", counts[0], counts[1])
    case "app": AskerApp.main()
    case "inlineApp": AskerInlineApp.main()
    case "cancel":
      let task = Task { try await terminal.ask(.text("Project name")) }
      try await Steps.wait(for: "cancel")
      task.cancel()
      do { print(try await task.value) } catch { print(error) }
      print(try await terminal.ask(.text("Owner")))
    case "escape":
      do { try await terminal.work("Forever") { try await Task.sleep(for: .seconds(100)) } } catch {
        print(error)
      }
      try await terminal.work("Afterwards") { try await Steps.wait(for: "afterwards") }
      print("done")
    case "works":
      async let first: Void = terminal.work("Parser") { try await Steps.wait(for: "parser") }
      async let second: Void = terminal.work("Renderer") { try await Steps.wait(for: "renderer") }
      _ = try await (first, second)
      try await terminal.work("Docs") {}
      print("all done")
    case "own":
      let color: String = try await terminal.ask { answer in
        HStack {
          Button("Red") { answer("red") }
          Button("Blue") { answer("blue") }
        }
      }
      print(color)
    case "two":
      // Tasks of one actor begin in the order in which they were made; two of `async let` may not.
      let first = Task { @MainActor in try await terminal.ask(.text("First")) }
      let second = Task { @MainActor in try await terminal.ask(.text("Second")) }
      print(try await [first.value, second.value].sorted())
    case "work":
      let number = try await terminal.work("Resolving") {
        print("resolver started")
        try await Steps.wait(for: "resolved")
        return 42
      }
      print("number \(number)")
    case "many":
      let numbers = try await terminal.work("Fetched", on: ["parser", "renderer", "icons"]) {
        name, progress in
        for step in 1...9 {
          try await Task.sleep(for: .milliseconds(3 * name.count))
          progress(Double(step) / 10)
        }
        if arguments.contains("failing"), name == "icons" {
          throw QuestionError.unanswerable("icons are gone")
        }
        try await Steps.wait(for: "fetched")
        progress(1)
        return name.count
      }
      print(numbers)
    case "asking":
      let isDone = try await terminal.work("Installing") {
        try await terminal.ask(.confirm("Overwrite?"))
      }
      print("overwrite \(isDone)")
    default:
      let name = try await terminal.ask(.text("Project name", default: "App"))
      let owner = try await terminal.ask(.text("Owner"))
      let token = try await terminal.ask(.secret("Token"))
      print("\(name) \(owner) \(token)")
    }
  }

  static var openDescriptors: Int { (0..<200).count { fcntl(Int32($0), F_GETFD) >= 0 } }
}
