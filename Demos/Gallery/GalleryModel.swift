import TerminalUI

/// The choices of the gallery's user.
@Observable final class GalleryModel {
  /// The page beside the list.
  var selection: Page.ID?
  /// The page over the list, in a narrow window.
  var path: [Page.ID]
  /// The text of the search.
  var search = ""
  /// The name of the theme; `nil` is the user's.
  var theme: String?
  /// Whether the pages are dark or light; `nil` is as the terminal is.
  var scheme: ColorScheme?
  /// Whether the table of contents is shown.
  var showsContents = false

  /// Begins with a page, or with the list and its first page.
  init(page: Page.ID? = nil) {
    selection = page ?? Page.all.first?.id
    path = page.map { [$0] } ?? []
  }

  /// The page that the user looks at.
  var page: Page? { Page.named(path.last ?? selection) }

  /// The pages of a group that have what is searched for in their title, their sentence or their code.
  func found(in group: Page.Group) -> [Page] {
    Page.all(in: group).filter { search.isEmpty || $0.contains(search) }
  }

  /// Shows a page, however wide the window is.
  func show(_ id: Page.ID) {
    selection = id
    path = path.isEmpty ? [] : [id]
  }
}
