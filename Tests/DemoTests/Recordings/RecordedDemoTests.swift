import Expectations
import Foundation
import Soak
import TerminalUIFoundation
import TerminalUITesting
import Testing

/// Recordings of the demos, each replayed with the frames that a real terminal was shown.
@Suite struct RecordedDemoTests {
  /// All of them in `make soak`, and two in `make test`.
  nonisolated private static let names =
    Soak.isOn
    ? DemoRecording.names : DemoRecording.names.filter { ["counter-keys", "gallery-motion"].contains($0) }

  @Test func `there are twenty`() { expect(DemoRecording.names.count, 20) }

  // Tools E4
  @Test(arguments: names) func `a recording is replayed with the same frames`(name: String) async throws {
    let recording = try DemoRecording(name)
    let cast = try recording.record()
    let replay = try await recording.replay(cast)
    expect(replay.difference?.description, nil)
    expect(replay.frameCount > 2, "\(name): \(replay.frameCount) frames")
  }

  @Test func `another app is found out by its first frame that differs`() async throws {
    let recording = try DemoRecording("counter-keys")
    let cast = try recording.record()
    let replay = await TestHost.replay(cast, patience: .milliseconds(50), app: Other())
    let report = try #require(replay.difference).description
    expect(report, contains: "frame 1, after")
    expect(report, contains: "expected:")
    expect(replay.difference?.pictures.actual ?? "", contains: "another app")
  }
}

/// The surroundings that a replay takes from the recording.
@Suite struct ReplayedSurroundingsTests {
  private struct Clock: App {
    var body: some Scene {
      WindowGroup {
        VStack {
          Zone()
          TimelineView(.periodic(from: .distantPast, by: 60)) {
            Text("\(Int($0.date.timeIntervalSince1970))")
          }
        }
      }
    }
  }

  private struct Zone: View {
    @Environment(\.timeZone) private var zone
    var body: some View { Text(zone.identifier) }
  }

  // Tools E4
  @Test(arguments: ["Asia/Tokyo", "America/Lima"])
  func `the time zone and the time are those of the recording`(
    zone: String
  ) async throws {
    let header = """
      {"version":3,"term":{"cols":30,"rows":3},"env":{"TZ":"\(zone)"},"terminalui":{"time":"60.5","colors":"rgb"}}
      """
    let cast = try Cast(text: header + "\n[0,\"o\",\"\"]")
    let replay = await TestHost.replay(cast, patience: .milliseconds(1), app: Clock())
    expect(replay.host.text, contains: zone)
    expect(replay.host.text, contains: "978307260")
    expect(replay.difference != nil)
  }
}

private struct Other: App {
  var body: some Scene { WindowGroup { Text("another app") } }
}
