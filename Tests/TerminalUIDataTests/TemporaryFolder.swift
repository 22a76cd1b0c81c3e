import Foundation
import TerminalUIData

/// A folder that is there as long as this is.
nonisolated final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "terminalui-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// A file of books, and a connection to it that stands for another program.
  func books(_ count: Int, _ journal: AppDatabase.Options.Journal = .writeAheadLog) throws -> (
    String, DatabaseQueue
  ) {
    let path = path("books.sqlite")
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.busyMode = .timeout(20)
    let other = try DatabaseQueue(path: path, configuration: configuration)
    if journal == .writeAheadLog { try other.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") } }
    try Books.fill(other, count)
    return (path, other)
  }
}

extension AppDatabase {
  /// A database of a file that stays as it is.
  convenience init(_ path: String, _ journal: Options.Journal, patience: Duration = .seconds(20)) {
    var options = Options()
    (options.journal, options.creates, options.patience) = (journal, false, patience)
    self.init(path: path, options: options)
  }
}
