import TerminalUIQuestions

/// `Asker app`: an app that has the whole terminal, and asks.
struct AskerApp: App {
  var body: some Scene {
    WindowGroup { AskerScreen() }
  }
}

/// `Asker inlineApp`: an app below the prompt, which asks.
struct AskerInlineApp: App {
  var body: some Scene {
    InlineGroup { AskerScreen() }
  }
}

private struct AskerScreen: View {
  @Environment(\.exit) private var exit
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      Button("Ask") {
        Task {
          do { answer = try await Terminal().ask(.text("Name")) } catch { answer = "\(error)" }
        }
      }
      Button("Work") {
        Task { answer = (try? await Terminal().work("Thinking") { "\(6 * 7)" }) ?? "failed" }
      }
      Button("End") { exit() }
    }
  }
}
