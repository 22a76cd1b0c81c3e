internal import TerminalUICore

extension Terminal {
  /// Shows that something is going on, until it is done.
  ///
  ///     let packages = try await terminal.work("Resolving") { try await resolve() }
  ///
  /// A line says whether it worked. Lines that are printed meanwhile are above; questions are sheets. Several pieces of work at
  /// once are rows. Without a terminal, and with `CI` in the environment, only the line is written, to standard error.
  /// - Parameters:
  ///   - title: The title of the work.
  ///   - body: Does it.
  /// - Returns: The value that the block returns.
  /// - Throws: The error that the block throws; ``QuestionError/cancelled`` at Escape and ``QuestionError/interrupted(_:)`` at
  ///   Ctrl-C, which cancel the block's task and don't wait for it.
  @MainActor public func work<Value: Sendable>(
    _ title: String, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await TerminalQueue.shared.board.run(title) { _ in try await body() }
  }

  /// Does something with each of several values at once, and shows how far each is.
  ///
  ///     let sizes = try await terminal.work("Fetched", on: urls, name: \.lastPathComponent) { url, progress in
  ///       try await fetch(url) { progress($0) }       // 0 … 1
  ///     }
  ///
  /// There is a line for each that is done, and one for all. If one fails the others are cancelled.
  /// - Parameters:
  ///   - title: The title of the whole work, for the last line.
  ///   - items: The values.
  ///   - name: The title of a value; by default its description.
  ///   - limit: How many at a time.
  ///   - body: Does it with one.
  /// - Returns: The values that the block returns, in the order of the items.
  /// - Throws: As ``work(_:_:)``.
  @MainActor public func work<Item: Sendable, Value: Sendable>(
    _ title: String, on items: [Item], name: (Item) -> String = { "\($0)" }, atMost limit: Int = 8,
    _ body: @escaping @Sendable (Item, WorkProgress) async throws -> Value
  ) async throws -> [Value] {
    let (board, names) = (TerminalQueue.shared.board, items.map(name))
    return try await board.whileShown {
      let values = try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var found: [Int: Value] = [:]
        for (index, item) in items.enumerated() {
          if index >= max(limit, 1), let (place, value) = try await group.next() { found[place] = value }
          group.addTask {
            (index, try await board.run(names[index], isMeasured: true) { try await body(item, $0) })
          }
        }
        for try await (place, value) in group { found[place] = value }
        return items.indices.compactMap { found[$0] }
      }
      board.note(WorkLine(title: "\(title), \(values.count) of \(items.count)", isDone: true))
      return values
    }
  }
}
