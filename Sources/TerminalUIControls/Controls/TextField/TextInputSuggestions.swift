internal import CellLayout
public import TerminalUICore

extension View {
  /// Suggests texts for the text fields in this view while the user types.
  ///
  ///     TextField("City", text: $city)
  ///       .textInputSuggestions {
  ///         ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) { name in
  ///           Text(name).textInputCompletion(name)
  ///         }
  ///       }
  ///
  /// Suggestions appear at the caret as soon as something is typed, at most eight rows at a time. They follow the views that the block returns for
  /// the text. Nothing is shown without views that have a `textInputCompletion(_:)`. The field keeps the keyboard, except for these keys while
  /// something is shown:
  ///
  /// | | |
  /// |---|---|
  /// | arrows up and down | select one; before the first and behind the last none is |
  /// | Return | takes the selected one; while none is, it does in the field what it always does |
  /// | Tab | takes the selected one, or else the first |
  /// | Escape | shows nothing until the text changes again, and leaves the text |
  /// | Alt-Down | shows them again, or before anything is typed |
  ///
  /// A click takes one, too. The suggestions close when the caret is moved, when the text is submitted and when the focus leaves.
  /// - Parameter suggestions: Makes the views that are offered; it runs while they are shown, and not before.
  /// - Returns: A view whose fields offer something.
  /// - Source: SwiftUI `View.textInputSuggestions(_:)`.
  @inlinable public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: @escaping () -> S
  ) -> some View {
    modifier(SuggestionsModifier(content: suggestions))
  }

  /// Suggests a text for each element of a collection in the text fields of this view.
  ///
  ///     TextField("City", text: $city)
  ///       .textInputSuggestions(matches) { Text($0.name).textInputCompletion($0.name) }
  ///
  /// - Source: SwiftUI `View.textInputSuggestions(_:content:)`.
  @inlinable public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Suggests a text for each element of a collection in the text fields of this view.
  ///
  /// - Source: SwiftUI `View.textInputSuggestions(_:id:content:)`.
  @inlinable public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }
}

@usableFromInline struct SuggestionsModifier<Content: View>: PassModifier {
  package let content: () -> Content

  @usableFromInline init(content: @escaping () -> Content) { self.content = content }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    TypedSuggestionsNode(ofWords: false, { [content] _ in content() }, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: TypedSuggestionsNode<Content>.self).update { [content] _ in content() }
  }
}

/// A reference to the suggestions of a view, for the fields in it.
@MainActor private final class Suggestions {
  weak var node: SuggestionsNode?
}

private nonisolated enum SuggestionsKey: EnvironmentKey {
  static var defaultValue: Suggestions? { nil }
}

/// The suggestions of a view: while they are shown, they get some keys of the field first.
class SuggestionsNode: PresentationNode {
  /// The field whose caret the suggestions are at.
  private weak var field: TextFieldNode?
  /// The node of the layer.
  private weak var surface: Node?
  private weak var selected: CompletionNode?
  private var inner: EnvironmentFrame?
  /// Whether a suggestion completes the word before the caret, and not the whole text.
  private let isOfWords: Bool
  /// The word before the caret, if suggestions complete it.
  fileprivate var word = ""

  init(ofWords isOfWords: Bool, in context: NodeContext) {
    self.isOfWords = isOfWords
    super.init(in: context)
    let suggestions = Suggestions()
    suggestions.node = self
    inner = provide(SuggestionsKey.self, suggestions)
  }

  /// Makes the view in the layer.
  func makeSurface(in context: NodeContext) -> Node { fatalError("abstract") }

  /// Called when another word is typed.
  ///
  /// Other suggestions may be in the layer then.
  func wordChanged() {}

  // MARK: What the field tells

  /// Shows what may be typed, at the caret of a field.
  ///
  /// - Parameter isAskedFor: Whether it is shown before a word is begun.
  func show(at field: TextFieldNode, isAskedFor: Bool = false) {
    self.field = field
    if isOfWords {
      let old = word
      word = field.typedWord
      if word.isEmpty, !isAskedFor { return close() }
      if isPresenting, word != old { wordChanged() }
    }
    if isPresenting { return anchorChanged() }
    guard field.value, field.isEnabled else { return }
    present(.suggestions) { context in
      let node = makeSurface(in: context)
      surface = node
      return node
    }
  }

  /// Shows nothing until the text changes.
  package func close() {
    guard isPresenting else { return }
    selected = nil
    withdraw()
    host.requestTurn()
  }

  /// The keys of a field that the suggestions handle.
  package func keys(_ keys: inout KeyTable, before field: TextFieldNode) {
    guard isPresenting else {
      keys.on(.downArrow, with: .option, title: "Suggestions") {
        show(at: field, isAskedFor: true)
      }
      return
    }
    let offers = offersRows
    keys.on(.downArrow, with: .none, title: "Next suggestion", when: offers) { step(forward: true) }
    keys.on(.upArrow, with: .none, title: "Suggestion before", when: offers) { step(forward: false) }
    keys.on(.tab, with: .none, title: "Complete", given: offers ? rowForTab : nil) { complete($0) }
    keys.on(.escape, with: .none, title: "Close", when: offers) { close() }
    keys.on(.return, with: .none, title: "Complete", given: offers ? current : nil) { complete($0) }
    keys.observe(.return, with: .none) { if offers { close() } }
  }

  // MARK: Rows

  private var rows: RowWalk<CompletionNode>? { surface.map { RowWalk(in: $0, row: \.asCompletion) } }

  /// Whether there is a row: of many, some are made.
  private var offersRows: Bool { surface?.firstContent(\.asCompletion) != nil }

  /// The selected row, unless it has left.
  private var current: CompletionNode? { selected.flatMap { $0.flags.contains(.hasLeft) ? nil : $0 } }

  /// The row that Tab takes: the selected one, or else the first, if that completes what is typed.
  private var rowForTab: CompletionNode? {
    if let current { return current }
    // A token would take the place of the text.
    return rows?.end(forward: true).flatMap { $0.action == nil ? $0 : nil }
  }

  /// Selects the next suggestion; the arrow keys call it while the caret stays in the field.
  private func step(forward: Bool) {
    // Between the last row and the first one is a step at which no row is selected.
    let current = current
    let next = current.map { rows?.next(after: $0, forward: forward) } ?? rows?.end(forward: forward)
    current?.select(false)
    selected = next
    next?.select(true)
    next?.firstItem?.scrollIntoSight()
    host.requestTurn()
  }

  /// Puts a text in the place of the field's, or of the word before the caret.
  func complete(_ row: CompletionNode) {
    row.action?()
    field?.complete(with: row.completion, onlyWord: isOfWords)
    close()
  }

  // MARK: The layer

  override func dismiss() { close() }

  override func anchorPart(of size: Size) -> Rect {
    guard let origin = firstItem?.absoluteOrigin, let caret = field?.caretOnScreen else {
      return super.anchorPart(of: size)
    }
    return Rect(x: caret.x - origin.x, y: caret.y - origin.y, width: 1, height: 1)
  }

  override var name: String { "textInputSuggestions" }
}

/// The part of the node that has the type of the suggestions: it makes their views again for each word.
final class TypedSuggestionsNode<Content: View>: SuggestionsNode {
  private var content: (String) -> Content
  private weak var layer: LayerContentNode<SuggestionsSurface<Content>>?

  init(ofWords isOfWords: Bool, _ content: @escaping (String) -> Content, in context: NodeContext) {
    self.content = content
    super.init(ofWords: isOfWords, in: context)
  }

  package func update(_ content: @escaping (String) -> Content) {
    self.content = content
    if isPresenting { wordChanged() }
  }

  override func wordChanged() {
    layer?.update { [content, word] in SuggestionsSurface(content: content(word)) }
  }

  override func makeSurface(in context: NodeContext) -> Node {
    let node = LayerContentNode(in: context) { [content, word] in
      SuggestionsSurface(content: content(word))
    }
    layer = node
    return node
  }
}

extension Node {
  /// The suggestions for a field here.
  var suggestions: SuggestionsNode? { provided(SuggestionsKey.self)?.node }
}

/// The suggestions: rows on a surface, in a frame; nothing if there are no rows.
private struct SuggestionsSurface<Content: View>: View {
  let content: Content

  var body: some View {
    HuggingScrollView { MenuStack { content } }
      .background(.surface)
      .border(.role(.separator), .rounded)
      .unaryLayout(SuggestionsRoom())
  }
}

/// At most eight rows with their frame; no frame around nothing.
private struct SuggestionsRoom: UnaryLayout {
  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: min(proposal.height ?? 10, 10))
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    content.width <= 2 || content.height <= 2 ? .zero : content
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point { .zero }
}
