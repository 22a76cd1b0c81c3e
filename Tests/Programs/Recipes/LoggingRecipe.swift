import Logging
import TerminalUIFoundation

struct LoggingRecipe: App {
  init() {
    // Once, before the first logger is made.
    LoggingSystem.bootstrap { DebugLogHandler(label: $0) }
  }

  var body: some Scene {
    WindowGroup { Counting() }
  }
}

/// Writes to the debug log: to the file that `TERMINALUI_LOG` names, or to standard error when the program has ended.
nonisolated struct DebugLogHandler: LogHandler {
  let label: String
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.debug

  init(label: String) { self.label = label }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    DebugLog.write("\(event.level) \(label): \(event.message)")
  }
}

struct Counting: View {
  @Environment(\.exit) private var exit
  @State private var count = 0
  private let logger = Logger(label: "counting")

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") {
        count += 1
        logger.info("the count is \(count)")
      }
      Button("Quit") { exit() }
    }
  }
}
