internal import RuntimeMetadata
internal import TerminalUICore

/// How wide the column of titles is in a form: as the widest of them.
///
/// The rows of the form share it. The first of them that is arranged computes the width. If the width has changed, the others are arranged again in
/// the same pass of layout.
@MainActor final class FormColumns {
  /// The columns between titles and values.
  static let gap = 2

  private var rows = Registry<FormRowNode>()
  private var latest = 0
  private var isKnown = false
  /// The icons of the titles.
  let icons = IconGroup()

  init() {}

  /// The columns of the widest title.
  package var width: Int {
    guard !isKnown else { return latest }
    isKnown = true
    var width = 0
    for row in rows.nodes { width = Swift.max(width, row.titleWidth) }
    if width != latest {
      latest = width
      for row in rows.nodes { row.setNeedsLayout() }
    }
    return width
  }

  /// Forgets the width of the titles: one is wider or narrower, or there is another row.
  func titlesChanged() { isKnown = false }

  func insert(_ row: FormRowNode) {
    rows.insert(row)
    titlesChanged()
  }

  func remove(_ row: FormRowNode) {
    rows.remove(row)
    titlesChanged()
    // A row that stays finds out whether the titles are narrower now.
    rows.nodes.first?.setNeedsLayout()
  }
}

extension FormColumns: nonisolated TrackedObject {}

nonisolated enum FormColumnsKey: EnvironmentKey {
  static var defaultValue: FormColumns? { nil }
}

nonisolated extension EnvironmentValues {
  /// The columns of the form around; `nil` outside of forms.
  var formColumns: FormColumns? {
    get { self[FormColumnsKey.self] }
    set { self[FormColumnsKey.self] = newValue }
  }
}
