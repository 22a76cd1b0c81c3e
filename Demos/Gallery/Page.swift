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
  /// Where it is in the list.
  let group: Group
  /// Makes the view.
  let content: () -> AnyView

  init<Content: View>(_ group: Group, _ title: String, _ content: @escaping () -> Content) {
    id = String(describing: Content.self)
    self.title = title
    self.group = group
    self.content = { AnyView(content()) }
  }

  /// One sentence: the comment of the page's type.
  var summary: String { PageCode.summaries[id] ?? "" }
  /// The code of the page: its file from the type on.
  var code: String { PageCode.texts[id] ?? "" }

  /// The page of that name.
  static func named(_ id: ID?) -> Page? { all.first { $0.id == id } }
  /// The pages of a group.
  static func all(in group: Group) -> [Page] { all.filter { $0.group == group } }
}
