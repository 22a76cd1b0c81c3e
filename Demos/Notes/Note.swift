import Foundation

/// One note: its title and its text.
nonisolated struct Note: Codable, Identifiable, Equatable, Sendable {
  var id = UUID()
  var title: String
  var text = ""

  /// Whether the note contains `letters`, in upper or lower case.
  func contains(_ letters: String) -> Bool {
    letters.isEmpty || title.localizedCaseInsensitiveContains(letters)
      || text.localizedCaseInsensitiveContains(letters)
  }
}
