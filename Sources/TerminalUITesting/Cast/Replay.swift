internal import Cells
internal import Foundation
internal import Terminal
public import TerminalUI
internal import TerminalUICore

/// How a recording was replayed.
public struct Replay {
  /// The first frame that differs.
  public struct Difference: CustomStringConvertible, Sendable {
    /// The time since the start of the recording.
    public let time: Duration
    /// The steps before, the cells that differ, and both screens.
    public let description: String
    /// The recorded screen and that of the app, as SVG documents.
    public let pictures: (expected: String, actual: String)
  }

  /// The app, after the last step that was replayed.
  public let host: TestHost
  /// How many frames were compared.
  public let frameCount: Int
  /// The first frame that differs; `nil` where all are the same.
  public let difference: Difference?
}

extension TestHost {
  /// Replays a recording: the app gets its events at their times, by the clock of the test, and each frame is compared.
  ///
  ///     let replay = await TestHost.replay(try Cast(contentsOf: "bug.cast"), app: CounterApp())
  ///     #expect(replay.difference == nil)
  ///
  /// The size, the colours, the time, the time zone, the languages and the user's settings are those of the recording. Where a frame depends on work
  /// of tasks or threads, the replay waits for it; what their clocks say, and what files and networks contain, is the test's concern.
  ///
  /// - Parameters:
  ///   - cast: The recording.
  ///   - environment: Further values that the app finds.
  ///   - storage: The store for `@AppStorage`; `nil` is an empty one in memory.
  ///   - patience: How long the work of tasks and threads may take, by the real clock.
  ///   - app: The app, as it was when the recording began.
  /// - Returns: How it went: the replay ends at the first difference.
  public static func replay<A: App>(
    _ cast: Cast, environment: EnvironmentValues = EnvironmentValues(), storage: StorageStore? = nil,
    patience: Duration = .seconds(5), app: @autoclosure () -> A
  ) async -> Replay {
    var player = CastPlayer(cast, environment, storage, patience, app: app)
    return await player.play()
  }
}

/// Replays a recording and compares each frame: the test fails, and shows both screens, at the first one that differs.
///
///     @Test func `the bug of issue 12`() async {
///       await assertReplays("Recordings/issue-12.cast", app: CounterApp())
///     }
///
/// With `TERMINALUI_PICTURES=FOLDER` in the environment, both screens are also written there, as SVG files.
///
/// - Parameters:
///   - path: The file; a relative path begins at the folder of the test's file.
///   - environment: Further values that the app finds.
///   - storage: The store for `@AppStorage`; `nil` is an empty one in memory.
///   - app: The app, as it was when the recording began.
///   - fileID: The test's module and file.
///   - filePath: The test's file.
///   - line: The test's place, for the report.
///   - column: The test's place, for the report.
/// - Returns: The app after the recording; `nil` if that can't be read.
@discardableResult @MainActor public func assertReplays<A: App>(
  _ path: String, environment: EnvironmentValues = EnvironmentValues(), storage: StorageStore? = nil,
  app: @autoclosure () -> A, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> TestHost? {
  func fail(_ text: String) {
    report(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  let file =
    path.hasPrefix("/") ? path : URL(filePath: "\(filePath)").deletingLastPathComponent().path + "/" + path
  do {
    let cast = try Cast(contentsOf: file)
    let replay = await TestHost.replay(cast, environment: environment, storage: storage, app: app())
    guard let difference = replay.difference else { return replay.host }
    fail("\(difference)\n\(try write(difference.pictures, of: file))")
    return replay.host
  } catch {
    fail("\(error)")
    return nil
  }
}

/// Writes the pictures where the environment says; says where they are, or how to get them.
private func write(_ pictures: (expected: String, actual: String), of file: String) throws -> String {
  guard let folder = UserEnvironment.value("TERMINALUI_PICTURES"), !folder.isEmpty else {
    return "To get both screens as pictures, run the test with TERMINALUI_PICTURES=FOLDER."
  }
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let name = URL(filePath: file).deletingPathExtension().lastPathComponent
  for (kind, text) in [("expected", pictures.expected), ("actual", pictures.actual)] {
    try Data(text.utf8).write(to: URL(filePath: folder).appending(path: "\(name)-\(kind).svg"))
  }
  return "Both screens are in \(folder), as \(name)-expected.svg and \(name)-actual.svg."
}
