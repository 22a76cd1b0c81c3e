/// Shows a rounded frame on a surface around a sheet's content, and padding where there is room for it.
@usableFromInline package struct SheetSurface<Content: View>: View {
  @State private var choice: DetentChoice?
  /// The place among the detents at which the mouse began to drag the frame.
  @State private var dragged: Int?
  package let content: Content

  @usableFromInline package init(content: Content) { self.content = content }

  @usableFromInline package var body: some View {
    // With a height of its own the content gets all of it.
    HuggingScrollView(ScrollHug(shrinksInnerScrollViews: choice == nil, columnsAround: 2)) {
      content.environment(\.isInSheet, true)
    }
    .onPreferenceChange(DetentsKey.self) { choice = $0 }
    .unaryLayout(SheetFrame(detent: choice?.current, unit: choice?.unit ?? .cells))
    .background(.surface)
    .border(.role(.tint), .rounded)
    .overlay(alignment: .top) { handle }
  }

  /// The handle that the mouse drags to choose another of several heights.
  @ViewBuilder private var handle: some View {
    if let choice, choice.detents.count > 1 {
      Text("╸━━━╺").foregroundStyle(.tint).gesture(
        DragGesture.inCells
          .onChanged { value in
            let start = dragged ?? choice.place
            dragged = start
            let place = start - Int(value.translation.height) / 2
            choice.select(choice.detents[min(max(place, 0), choice.detents.count - 1)])
          }
          .onEnded { _ in dragged = nil })
    }
  }
}

/// The height of a sheet, and its padding of 1 row and 2 columns.
///
/// The padding is less where there is little room, and where the content needs the columns.
struct SheetFrame: UnaryLayout {
  let detent: PresentationDetent?
  /// The unit of the detent's height.
  var unit = LengthUnit.cells

  /// The room around the content: less in small windows.
  private func padding(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: proposal.width.map { $0 < 12 ? 0 : $0 < 24 ? 1 : 2 } ?? 2,
      height: proposal.height.map { $0 < 7 ? 0 : 1 } ?? 1)
  }

  /// The rows that the detent gives, without those of the border.
  private func height(in proposal: ProposedViewSize) -> Int? {
    guard let detent, let room = proposal.height else { return nil }
    return detent.height(in: room + 2, counting: unit).map { max($0 - 2, 0) }
  }

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    let padding = padding(proposal)
    var inner = proposal
    if let height = height(in: proposal) { inner.height = height }
    return inner.shrunk(width: 2 * padding.width, height: 2 * padding.height)
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    let padding = padding(proposal)
    // The window has two columns more on either side than the offered width, unless it is small.
    let free = proposal.width.map { $0 + ($0 < 18 ? 0 : 4) - content.width } ?? .max
    let columns = max(min(padding.width, free / 2), 0)
    return Size(
      width: (content.width + 2 * columns).clampedToLength,
      height: height(in: proposal) ?? (content.height + 2 * padding.height).clampedToLength)
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    Point(x: max((size.width - content.width) / 2, 0), y: max((size.height - content.height) / 2, 0))
  }
}

private nonisolated enum IsInSheetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the view is in a sheet, which is as large as its content, and not in a stack of screens or a tab there.
  package var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }
}
