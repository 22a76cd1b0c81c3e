import TerminalUI

/// A view with its name and its code.
struct Page: Identifiable {
  /// The groups of the pages.
  enum Group: String, CaseIterable {
    case text = "Text"
    case colors = "Colours"
    case layout = "Layout"
    case blocks = "Blocks"
    case controls = "Controls"
    case collections = "Collections"
    case navigation = "Navigation"
    case state = "State"
    case input = "Input"
    case time = "Time"
  }

  /// The name of the page's type.
  let id: String
  /// The name in the list.
  let title: String
  /// The group of the list that the page is in.
  let group: Group
  /// Makes the view.
  let content: () -> AnyView

  init<Content: View>(_ group: Group, _ title: String, _ content: @escaping () -> Content) {
    id = String(describing: Content.self)
    self.title = title
    self.group = group
    self.content = { AnyView(content()) }
  }

  /// The whole file of the page, imports included; empty where no file has the name of the type.
  var source: String { PageSources.texts[id] ?? "" }
  /// The sentence that sums the page up: the comment of its type.
  var summary: String { parts.summary }
  /// The code of the page: its file from the type on.
  var code: String { parts.code }

  /// The sentence and the code, which the first comment of the file divides.
  private var parts: (summary: String, code: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let comment = lines.firstIndex(where: { $0.hasPrefix("/// ") }) else { return ("", source) }
    return (String(lines[comment].dropFirst(4)), lines[(comment + 1)...].joined(separator: "\n"))
  }

  /// Whether the title, the sentence or the code has a text in it, whatever its case.
  func contains(_ text: String) -> Bool {
    Self.searched[id]?.contains(text.lowercased()) == true
  }

  private static let searched = Dictionary(
    uniqueKeysWithValues: all.map { ($0.id, "\($0.title)\n\($0.source)".lowercased()) })

  /// The page of that name.
  static func named(_ id: ID?) -> Page? { all.first { $0.id == id } }
  /// The pages of a group.
  static func all(in group: Group) -> [Page] { all.filter { $0.group == group } }
}
