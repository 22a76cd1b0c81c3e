import ArgumentParser
import TerminalUIQuestions

/// Makes a Swift package after some questions.
///
///     ask [--name NAME] [--folder FOLDER] [--kind KIND] [--license LICENSE] [--extras EXTRA…] [--no-input]
///
/// Each option answers a question, which isn't asked then. With `--no-input`, and in jobs, the defaults are the other answers.
@main struct Ask: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Makes a Swift package after some questions.")

  @Option(help: "The name of the package.") var name: String?
  @Option(help: "The folder in which it is made.") var folder: String?
  @Option(help: "What it is.") var kind: Kind?
  @Option(help: "Its licence.") var license: License?
  @Option(parsing: .upToNextOption, help: "What else is made.") var extras: [Extra] = []
  @Flag(help: "Asks nothing.") var noInput = false

  func run() async throws {
    let terminal = Terminal(asks: !noInput)
    var project = Project()
    project.name = try await terminal.ask(
      .text("Name", option: "--name", check: Project.mistake(inName:)), given: name)
    project.folder = try await terminal.ask(
      .path("In the folder", to: .folder, default: ".", option: "--folder"), given: folder)
    project.kind = try await terminal.ask(
      .choice("What is it", among: Kind.allCases, default: .library, option: "--kind", name: \.title),
      given: kind)
    project.license = try await terminal.ask(
      .choice("Licence", among: License.allCases, default: .apache, option: "--license", name: \.title),
      given: license)
    project.extras = try await terminal.ask(
      .choices("Extras", among: Extra.allCases, default: [.tests], option: "--extras", name: \.title),
      given: extras.isEmpty ? nil : extras)
    if project.exists {
      let isSure = try await terminal.ask(
        .confirm("\(project.path) is there already. Add the files that are missing?", default: false))
      guard isSure else { throw ExitCode.failure }
    }
    let made = project
    let files = try await terminal.work("Files", on: made.files, name: \.path) { file, progress in
      try await made.write(file, progress)
    }
    // The result, for a shell to capture.
    for case let file? in files { print(file) }
  }
}

extension Kind: ExpressibleByArgument {}
extension License: ExpressibleByArgument {}
extension Extra: ExpressibleByArgument {}
