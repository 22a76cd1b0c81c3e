import TerminalUI
public import TerminalUICore

/// A text of Markdown in blocks: headings, lists, quotes, code, tables, rules, links.
///
///     ScrollView { Markdown(try String(contentsOf: readme, encoding: .utf8)) }
///
/// It reads CommonMark with GitHub's tables, tasks, struck out text and bare addresses. Images are their alternative text. HTML is shown as it is
/// written, but `<br>`. Lines wrap to the width; a table shrinks its columns, and is a list of its rows where they would be too narrow. Only the blocks
/// in sight are read and have views, in a scroll view as well as on the screen: it is a ``LazyVStack``, which takes all columns that it is offered.
///
/// Tab goes from link to link, Return and a click open one by the environment's `openURL`. Links have the colour of links, and marks that of the tint.
///
/// A text that is the one before and more costs as much as what is new, and a comparison of the two. For a text that comes in many parts, such as the
/// answer of a language model, use a ``MarkdownDocument``.
///
/// There is no such view in SwiftUI, whose `Text` reads Markdown within a line only.
public struct Markdown: View {
  private enum Source {
    case text(String)
    case document(MarkdownDocument)
  }

  private let source: Source
  @State private var own = MarkdownStore()
  @FocusState private var link: LinkID?

  /// Makes a view of a text.
  public init(_ text: String) { source = .text(text) }

  /// Makes a view of a document, which shows what the document gets.
  public init(_ document: MarkdownDocument) { source = .document(document) }

  /// The blocks below each other.
  public var body: some View {
    let store = store
    let version = store.version
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(0..<store.count) { place in
        PieceView(store: store, place: place, version: version, focus: $link)
      }
    }
    .modifier(LinkKeys(store: store, focus: $link))
  }

  private var store: MarkdownStore {
    switch source {
    case .text(let text):
      own.adopt(text)
      return own
    case .document(let document): return document.observed
    }
  }
}
