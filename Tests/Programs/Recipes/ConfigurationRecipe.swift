import TerminalUIFoundation

struct ConfigurationRecipe: App {
  private let configuration: Result<Configuration, any Error>

  init() {
    configuration = Result { try Configuration.read() }
  }

  var body: some Scene {
    WindowGroup { Configured(configuration: configuration) }
  }
}

/// What the user writes into `~/.config/greeter/config.json`; each key may be missing.
nonisolated struct Configuration: Decodable {
  var greeting = "Hello"
  var times = 1

  private enum CodingKeys: String, CodingKey { case greeting, times }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    greeting = try values.decodeIfPresent(String.self, forKey: .greeting) ?? greeting
    times = try values.decodeIfPresent(Int.self, forKey: .times) ?? times
  }

  static var file: URL {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
    return folder.appending(path: "greeter/config.json")
  }

  static func read() throws -> Configuration {
    guard FileManager.default.fileExists(atPath: file.path) else { return Configuration() }
    return try JSONDecoder().decode(Configuration.self, from: Data(contentsOf: file))
  }
}

struct Configured: View {
  let configuration: Result<Configuration, any Error>
  @Environment(\.exit) private var exit

  var body: some View {
    VStack(alignment: .leading) {
      switch configuration {
      case .success(let configuration):
        ForEach(0..<configuration.times, id: \.self) { _ in Text(configuration.greeting) }
      case .failure:
        Text("\(Configuration.file.path) isn't valid").foregroundStyle(.error)
      }
      Button("Quit") { exit() }
    }
  }
}
