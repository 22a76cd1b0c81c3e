import Subprocess
import TerminalUI

/// Runs the command of its arguments: `child git log --color=always`.
struct ChildRecipe: App {
  var body: some Scene {
    WindowGroup { Output(command: Array(CommandLine.arguments.dropFirst())) }
  }
}

/// How a child process ended.
nonisolated enum Ending: Equatable {
  case exited(Int32)
  case killed(signal: Int32)
  case failed(String)
}

struct Output: View {
  let command: [String]
  @Environment(\.exit) private var exit
  @State private var lines: [StyledText] = []
  @State private var ending: Ending?
  @State private var attempt = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
        }
      }
      .defaultScrollAnchor(.bottom)
      switch ending {
      case nil: Text("running, \(lines.count) lines")
      case .exited(let status): Text("ended with \(status)")
      case .killed(let signal): Text("ended by signal \(signal)").foregroundStyle(.warning)
      case .failed(let reason): Text(reason).foregroundStyle(.error)
      }
    }
    .task(id: attempt) {
      (lines, ending) = ([], nil)
      let ended = await run(command) { lines += $0 }
      // Otherwise the user has started it again.
      if !Task.isCancelled { ending = ended }
    }
    .onKeyPress("r", name: "Again") { attempt += 1 }
    .onKeyPress("q", name: "Quit") { exit(ending == .exited(0) ? 0 : 1) }
    .keyHints()
  }
}

/// Runs a command off the main actor, and hands on its lines as they come, until it ends or the task is cancelled.
@concurrent nonisolated func run(
  _ command: [String], to take: @MainActor ([StyledText]) -> Void
) async -> Ending {
  var options = PlatformOptions()
  // SIGTERM for the command and all that it has started, then SIGKILL.
  options.processGroupID = 0
  options.teardownSequence = [
    .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
  ]
  var parser = ANSIParser()
  do {
    let result = try await Subprocess.run(
      .name(command.first ?? ""), arguments: Arguments(Array(command.dropFirst())), platformOptions: options,
      input: .none, output: .sequence, error: .combinedWithOutput
    ) { child in
      for try await chunk in child.standardOutput {
        await take(chunk.withUnsafeBytes { parser.lines($0) })
      }
    }
    let rest = parser.finish()
    if !rest.isEmpty { await take([rest]) }
    return switch result.terminationStatus {
    case .exited(let status): .exited(status)
    case .signaled(let signal): .killed(signal: signal)
    }
  } catch {
    return .failed("\(error)")
  }
}
