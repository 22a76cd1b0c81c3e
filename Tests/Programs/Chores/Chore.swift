import TerminalUIFoundation

nonisolated struct Chore: Codable, Identifiable, Equatable, Sendable {
  var id = UUID()
  var title: String
  var note = ""
  var isDone = false
}
