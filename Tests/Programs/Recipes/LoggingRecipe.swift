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
