import TerminalUIFoundation

struct AsyncStreamTicker: View {
  @State private var ticks = 0
  @State private var task: Task<Void, Never>?
  @State private var isRunning = false
  var body: some View {
    VStack {
      Text("Ticks: \(ticks)").monospacedDigit()
      Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
      Button("Detached") {
        task?.cancel()
        task = Task { @MainActor in
          await Task.yield()
          ticks += 10
        }
      }
    }
    .task(id: isRunning, priority: .background) {
      guard isRunning else { return }
      for await _ in stream() { ticks += 1 }
    }
    .onDisappear { task?.cancel() }
  }
  private func stream() -> AsyncStream<Void> {
    AsyncStream { continuation in
      let task = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
