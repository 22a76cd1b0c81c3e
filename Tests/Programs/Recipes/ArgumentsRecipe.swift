import TerminalUIFoundation

struct ArgumentsRecipe: App {
  private let options: Options

  init() {
    // Nothing has touched the terminal yet, so these are ordinary messages.
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--help") {
      print(Options.usage)
      exit(0)
    }
    do {
      options = try Options(arguments)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\(Options.usage)\n".utf8))
      exit(64)
    }
  }

  var body: some Scene {
    WindowGroup { Greeting(options: options) }
  }
}

struct Options {
  static let usage = "usage: greet [--help] [--loud] NAME"

  var name = ""
  var isLoud = false

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    for argument in arguments {
      switch argument {
      case "--loud": isLoud = true
      case let option where option.hasPrefix("-"): throw Wrong(description: "unknown option \(option)")
      default: name = argument
      }
    }
    guard !name.isEmpty else { throw Wrong(description: "a name is missing") }
  }
}

struct Greeting: View {
  let options: Options
  @Environment(\.exit) private var exit

  var body: some View {
    VStack {
      Text(options.isLoud ? "HELLO \(options.name.uppercased())" : "Hello \(options.name)")
      Button("Quit") { exit() }
    }
  }
}
