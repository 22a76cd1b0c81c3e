import TerminalUIFoundation

struct ChildRecipe: App {
  var body: some Scene {
    WindowGroup { CommandOutput(command: CommandLine.arguments.last ?? "") }
  }
}

struct CommandOutput: View {
  let command: String
  @Environment(\.exit) private var exit
  @State private var lines: [String] = []
  @State private var status: Int32?

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
        }
      }
      .defaultScrollAnchor(.bottom)
      Text(status.map { "ended with \($0)" } ?? "running, \(lines.count) lines")
    }
    .task { await run() }
    .onKeyPress("q") {
      exit(status ?? 1)
      return .handled
    }
  }

  private func run() async {
    let child = Process()
    child.executableURL = URL(filePath: "/bin/sh")
    child.arguments = ["-c", command]
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    child.standardInput = FileHandle.nullDevice
    do {
      try child.run()
    } catch {
      lines.append(error.localizedDescription)
      return
    }
    // The view may go before the child ends.
    await withTaskCancellationHandler {
      for await line in Self.lines(of: pipe) { lines.append(line) }
    } onCancel: {
      child.terminate()
    }
    child.waitUntilExit()
    status = child.terminationStatus
  }

  /// Reads on a thread of its own, which may block.
  nonisolated private static func lines(of pipe: Pipe) -> AsyncStream<String> {
    AsyncStream { stream in
      Thread.detachNewThread {
        var rest = Data()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          rest += data
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            stream.yield(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
          }
        }
        if !rest.isEmpty { stream.yield(String(decoding: rest, as: UTF8.self)) }
        stream.finish()
      }
    }
  }
}
