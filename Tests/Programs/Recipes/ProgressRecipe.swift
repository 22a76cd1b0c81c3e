import TerminalUIFoundation

struct ProgressRecipe: App {
  var body: some Scene {
    WindowGroup { Checksums(count: 200) }
  }
}

struct Checksums: View {
  let count: Int
  @Environment(\.exit) private var exit
  @State private var done = 0
  @State private var outcome = "Ready"
  @State private var work: Task<Void, Never>?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(outcome)
      if work != nil {
        ProgressView("Checking", value: Double(done), total: Double(count))
        Button("Cancel") { work?.cancel() }.keyboardShortcut(.cancelAction)
      } else {
        Button("Start") { start() }
        Button("Quit") { exit(outcome == "Cancelled" ? 1 : 0) }
      }
    }
    .frame(width: 40)
    .onDisappear { work?.cancel() }
  }

  private func start() {
    done = 0
    outcome = "Working"
    work = Task {
      var sum = 0
      for number in 1...count {
        guard !Task.isCancelled else { break }
        // A piece of the work, on another thread.
        sum &+= await Task.detached { Self.checksum(of: number) }.value
        done = number
      }
      outcome = Task.isCancelled ? "Cancelled" : "The sum is \(sum)"
      work = nil
    }
  }

  nonisolated static func checksum(of number: Int) -> Int {
    Thread.sleep(forTimeInterval: 0.005)
    return number
  }
}
