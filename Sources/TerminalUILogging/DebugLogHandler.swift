public import Logging
internal import TerminalUICore

/// Writes what an app logs through swift-log into the debug log.
///
///     init() { LoggingSystem.bootstrap(DebugLogHandler.init) }
///
/// A line is the level, the logger's label and the message, with the metadata behind it: `info store: saved [count: 3]`. ``DebugLog`` describes where
/// lines are written.
/// - Source: swift-log `LogHandler`.
public nonisolated struct DebugLogHandler: LogHandler {
  /// The least level that is written.
  public var logLevel = Logger.Level.info
  /// The metadata of every message.
  public var metadata: Logger.Metadata = [:]
  private let label: String

  /// Makes a handler for the logger with a label.
  public init(label: String) { self.label = label }

  /// The metadata of a key.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line.
  public func log(event: LogEvent) { DebugLog.write(line(for: event)) }

  /// The line for a message.
  package func line(for event: LogEvent) -> String {
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    let pairs = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return "\(event.level) \(label): \(event.message)" + (pairs.isEmpty ? "" : " [\(pairs)]")
  }
}
