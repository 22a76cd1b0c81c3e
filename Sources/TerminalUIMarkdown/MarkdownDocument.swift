public import Observation

/// A text of Markdown that grows.
///
///     @State private var answer = MarkdownDocument()
///
///     ScrollView { Markdown(answer) }
///       .defaultScrollAnchor(.bottom)
///       .task { for await part in model.answer(question) { answer.append(part) } }
///
/// To add text costs as much as the text and the last block, however long the document is: blocks before the last one are neither read nor laid out
/// again.
@Observable public final class MarkdownDocument {
  private var version = 0
  @ObservationIgnored private let store = MarkdownStore()

  /// Makes a document of a text.
  public init(_ text: String = "") { store.adopt(text) }

  /// All of the text.
  ///
  /// A new text is divided into blocks again, but for one that is the text before and more.
  public var text: String {
    get {
      _ = version
      return store.text
    }
    set { change { $0.adopt(newValue) } }
  }

  /// Adds text at the end.
  ///
  /// It may end anywhere, also within a word or a mark.
  public func append(_ text: some StringProtocol) { change { $0.append(Array(text.utf8)) } }

  private func change(_ body: (MarkdownStore) -> Void) {
    let before = store.version
    body(store)
    if store.version != before { version = store.version }
  }

  /// The text in pieces, for a view that is evaluated when it changes.
  var observed: MarkdownStore {
    _ = version
    return store
  }
}
