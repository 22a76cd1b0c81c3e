internal import Foundation
internal import Terminal
internal import Testing

/// Plays events in another process, since the events may end it.
///
/// The other process is this test program again, made to run this test alone; there the test plays the events and nothing else.
nonisolated struct RandomReplay: Codable, Sendable {
  let key: String
  let events: [RandomEvent]

  private static let variable = "TERMINALUI_RANDOM_REPLAY"
  /// The exit code where something went wrong without ending the process.
  static let failed: Int32 = 86

  /// The purpose for which this process was started; `nil` where it was started for tests.
  static let wanted: RandomReplay? = {
    guard let path = UserEnvironment.harmlessValue(variable),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(RandomReplay.self, from: data)
  }()

  /// The shortest part of a sequence that ends a process, and how.
  ///
  /// The result is `nil` if all events together don't end the process: then something else has ended it.
  @MainActor static func shortest(
    _ events: [RandomEvent], key: String
  ) async -> (events: [RandomEvent], what: String)? {
    guard let test = Test.current else { return nil }
    let id = "\(test.id)"
    guard let end = end(of: RandomReplay(key: key, events: events), test: id) else { return nil }
    var what = end
    let deadline = ContinuousClock.now + .seconds(120)
    let shortest = await RandomShrinking.shortest(events) { events in
      guard ContinuousClock.now < deadline,
        let end = RandomReplay.end(of: RandomReplay(key: key, events: events), test: id)
      else { return false }
      what = end
      return true
    }
    return (shortest, what)
  }

  /// Plays the events in a process of their own; says how it ended, unless all went well.
  private static func end(of replay: RandomReplay, test: String) -> String? {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "terminalui-\(UUID().uuidString).replay")
    guard let data = try? JSONEncoder().encode(replay), (try? data.write(to: file)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments(filteringFor: test)
    process.environment = ProcessInfo.processInfo.environment.merging([
      variable: file.path, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    // The end of its output is the end of the process.
    let said = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let status = process.terminationStatus
    if process.terminationReason == .exit { return status == failed ? "a fault" : nil }
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    let reason = lines.first { $0.contains("Fatal error") } ?? lines.last ?? ""
    return "the process ended by signal \(status). \(reason)"
  }

  /// The arguments of this process with another filter: only the one test runs.
  private static func arguments(filteringFor test: String) -> [String] {
    var arguments: [String] = []
    var isValue = false
    for argument in CommandLine.arguments.dropFirst() {
      if isValue {
        isValue = false
      } else if argument == "--filter" || argument == "--skip" || argument == "--event-stream-output-path" {
        isValue = true
      } else {
        arguments.append(argument)
      }
    }
    return arguments + ["--filter", NSRegularExpression.escapedPattern(for: test)]
  }
}
