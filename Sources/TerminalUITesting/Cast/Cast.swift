internal import Cells
internal import Foundation
internal import Terminal
internal import Terminals

/// A recording of an app, as `TERMINALUI_CAST=FILE` makes it.
///
///     let cast = try Cast(contentsOf: "counter.cast")
///     let replay = await TestHost.replay(cast, app: CounterApp())
///
/// - Source: asciicast v3.
public nonisolated struct Cast: Sendable {
  /// The input that the app got at a moment, and the screen of its terminal then.
  struct Step: Sendable {
    /// The time since the start.
    var time: Duration
    /// The events in their order.
    var events: [InputEvent] = []
    /// The bytes that the terminal got; `nil` where it hadn't taken the frame yet.
    var output: String?
  }

  /// Why a file can't be read as a recording.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The file, the line where there is one, and the reason.
    public let description: String
  }

  /// The largest file that is read, in bytes.
  private static let limit = 128 << 20

  /// The file, or another name for reports.
  let name: String
  /// The terminal's size at the start, in cells.
  let size: Size
  /// How many colours the terminal has.
  let depth: ColorDepth
  /// The wall clock at the start: the time since 1 January 2001.
  let start: Duration
  /// The variables of the environment that an app's screen depends on.
  let environment: [String: String]
  /// Whether the terminal was queried for its colours.
  let awaitsColors: Bool
  /// Whether the terminal shows characters outside ASCII.
  let hasUnicode: Bool
  let keymap: String?
  let steps: [Step]
  /// The code that the app ended with; `nil` where the recording doesn't say.
  let exitCode: Int32?

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: `Failure`: there is no such file, it is larger than 128 MiB, it isn't a recording of this framework, or its first events are gone.
  public init(contentsOf path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw Failure(description: "\(path): there is no such file, or it can't be read")
    }
    let data = try file.read(upToCount: Self.limit + 1) ?? Data()
    guard data.count <= Self.limit else { throw Failure(description: "\(path): it is larger than 128 MiB") }
    try self.init(text: String(decoding: data, as: UTF8.self), name: path)
  }

  /// Reads the text of a recording.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - name: The name in reports.
  /// - Throws: `Failure`: as for a file.
  public init(text: String, name: String = "recording") throws {
    self.name = name
    var reader = CastReader(name: name)
    var lines = text.utf8.split(separator: 0x0A).enumerated().makeIterator()
    guard let (_, first) = lines.next() else { throw Failure(description: "\(name): it is empty") }
    let header = try reader.header(first)
    guard let ours = header["terminalui"] as? [String: Any] else {
      throw Failure(
        description: "\(name):1: it says nothing of the app's surroundings: it wasn't made by TERMINALUI_CAST"
      )
    }
    guard ours["cut"] as? Bool != true else {
      throw Failure(
        description: "\(name):1: its first events are gone, so it can be watched and not replayed")
    }
    guard ours["region"] as? Bool != true else {
      throw Failure(description: "\(name):1: it is of an InlineGroup, which can be watched and not replayed")
    }
    size = try reader.size(header)
    depth = (ours["colors"] as? String).flatMap(Self.depth) ?? .rgb
    start = try reader.time(ours["time"])
    environment = header["env"] as? [String: String] ?? [:]
    awaitsColors = ours["awaitsColors"] as? Bool ?? false
    hasUnicode = ours["unicode"] as? Bool ?? true
    keymap = ours["keymap"] as? String
    while let (index, line) = lines.next() { try reader.read(line, number: index + 1, depth: depth) }
    (steps, exitCode) = (reader.steps, reader.exitCode)
  }

  private static func depth(_ name: String) -> ColorDepth? {
    [ColorDepth.none, .ansi8, .ansi16, .indexed256, .rgb].first { "\($0)" == name }
  }
}

extension Cast: CustomStringConvertible {
  /// The name, the number of steps and the length.
  public var description: String {
    "\(name): \(steps.count) steps in \((steps.last?.time ?? .zero) / .seconds(1)) s"
  }
}
