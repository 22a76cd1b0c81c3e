import Expectations
import Foundation
import Soak
import TerminalUI
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

private struct Other: App {
  var body: some Scene { WindowGroup { Text("another app") } }
}
