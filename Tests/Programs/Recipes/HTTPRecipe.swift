import FoundationNetworking
import TerminalUIFoundation

struct HTTPRecipe: App {
  var body: some Scene {
    WindowGroup { Download(address: CommandLine.arguments.last ?? "") }
  }
}

nonisolated enum LoadError: LocalizedError {
  case address, status(Int)

  var errorDescription: String? {
    switch self {
    case .address: "That is no address"
    case .status(let code): "The server answered with \(code)"
    }
  }
}

struct Download: View {
  let address: String
  @Environment(\.exit) private var exit
  @State private var text: String?
  @State private var problem: String?
  @State private var attempt = 1

  var body: some View {
    VStack(alignment: .leading) {
      if let text {
        Text("Received: \(text)").lineLimit(5)
      } else if let problem {
        Text(problem).foregroundStyle(.error)
        Button("Try again") { attempt += 1 }
      } else {
        ProgressView("Loading")
      }
      Button("Quit") { exit(text == nil ? 1 : 0) }
    }
    .task(id: attempt) { await load() }
  }

  private func load() async {
    (text, problem) = (nil, nil)
    do {
      text = try await Self.load(address)
    } catch {
      // When the view has gone, the request fails too.
      if !Task.isCancelled { problem = error.localizedDescription }
    }
  }

  nonisolated static func load(_ address: String) async throws -> String {
    guard let url = URL(string: address), url.scheme != nil else { throw LoadError.address }
    var request = URLRequest(url: url)
    request.timeoutInterval = 10
    let (data, response) = try await URLSession.shared.data(for: request)
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard code == 200 else { throw LoadError.status(code) }
    return String(decoding: data, as: UTF8.self)
  }
}
