import TerminalUI

/// A page: its summary, the views, and their code.
struct PageView: View {
  let page: Page
  /// Whether the code has room next to the views.
  let isWide: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(page.title).bold().foregroundStyle(.tint).lineLimit(1)
      Text(page.summary).foregroundStyle(.secondary).lineLimit(1)
      Divider()
      if isWide {
        HStack(alignment: .top) {
          views
          Divider()
          CodeView(code: page.code).frame(width: Self.codeWidth, alignment: .leading)
        }
      } else {
        VStack {
          views
          Divider()
          CodeView(code: page.code)
        }
      }
    }
  }

  /// The columns of the longest line of code, and of the indicator.
  private static let codeWidth = 58

  private var views: some View {
    page.content()
      .withoutGuides
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, alignment: .topLeading)
      .clipped()
      .layoutPriority(1)
  }
}

extension View {
  /// This view as if nothing in it placed guides of its own: it begins at its edges.
  var withoutGuides: some View { alignmentGuide(.leading) { _ in 0 }.alignmentGuide(.top) { _ in 0 } }
}

/// Lines of code, of which those in sight are made.
private struct CodeView: View {
  let code: String

  var body: some View {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(lines.indices, id: \.self) { CodeLine.text(lines[$0]) }
      }
    }
  }
}
