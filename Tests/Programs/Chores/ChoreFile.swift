import TerminalUIFoundation

nonisolated struct ChoreFile: Sendable {
  let path: String

  func load() throws -> [Chore] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try JSONDecoder().decode([Chore].self, from: Data(contentsOf: URL(filePath: path)))
  }

  func save(_ chores: [Chore]) throws {
    try JSONEncoder().encode(chores).write(to: URL(filePath: path), options: .atomic)
  }
}
