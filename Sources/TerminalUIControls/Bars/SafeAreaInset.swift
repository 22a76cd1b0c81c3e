public import CellLayout
internal import TerminalUICore

extension View {
  /// Shows other views above or below this one, which gets the remaining room.
  ///
  ///     List(messages) { … }
  ///       .safeAreaInset(edge: .bottom) { Text("\(unread) unread").frame(maxWidth: .infinity).background(.surface) }
  ///
  /// - Parameters:
  ///   - edge: Where they are.
  ///   - alignment: How they are placed along the edge.
  ///   - spacing: The rows between them and this view; `nil` is none.
  ///   - content: The views.
  /// - Returns: A view that is higher than this one by the other views, where there is room.
  /// - Source: SwiftUI `View.safeAreaInset(edge:alignment:spacing:content:)`; a terminal shows nothing through, so this view doesn't go on
  ///   behind the others.
  @inlinable public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: GivenLength(spacing ?? 0), inset: content()))
  }

  /// Shows other views at a side of this one, which gets the remaining room.
  ///
  ///     Editor().safeAreaInset(edge: .leading, spacing: 1) { LineNumbers() }
  ///
  /// - Parameters:
  ///   - edge: Where they are.
  ///   - alignment: How they are placed along the edge.
  ///   - spacing: The columns between them and this view; `nil` is none.
  ///   - content: The views.
  /// - Returns: A view that is wider than this one by the other views, where there is room.
  /// - Source: SwiftUI `View.safeAreaInset(edge:alignment:spacing:content:)`.
  @inlinable public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: GivenLength(spacing ?? 0), inset: content()))
  }

  /// Shows other views above or below this one, with spacing that is rounded to whole rows.
  ///
  /// - Source: SwiftUI `View.safeAreaInset(edge:alignment:spacing:content:)`.
  @_disfavoredOverload @inlinable public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double?,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: GivenLength(spacing ?? 0), inset: content()))
  }

  /// Shows other views at a side of this one, with spacing that is rounded to whole columns.
  ///
  /// - Source: SwiftUI `View.safeAreaInset(edge:alignment:spacing:content:)`.
  @_disfavoredOverload @inlinable public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double?,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: GivenLength(spacing ?? 0), inset: content()))
  }

  /// Keeps this view away from its edges.
  ///
  ///     ScrollView { … }.safeAreaPadding(.horizontal, 2)
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: How far away, in cells; `nil` is 1.
  /// - Returns: A view that is larger than this one.
  /// - Source: SwiftUI `View.safeAreaPadding(_:_:)`; a terminal shows nothing through, so it is as `padding(_:_:)`.
  @inlinable public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps this view away from its edges, by a length that is rounded to whole cells.
  ///
  /// - Source: SwiftUI `View.safeAreaPadding(_:_:)`.
  @_disfavoredOverload @inlinable public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double?)
    -> some View
  { padding(edges, length) }

  /// Keeps this view away from all its edges, by a length that is rounded to whole cells.
  ///
  /// - Source: SwiftUI `View.safeAreaPadding(_:)`.
  @_disfavoredOverload @inlinable public func safeAreaPadding(_ length: Double) -> some View {
    padding(length)
  }

  /// Keeps this view away from all its edges by some cells.
  ///
  /// - Source: SwiftUI `View.safeAreaPadding(_:)`.
  @inlinable public func safeAreaPadding(_ length: Int) -> some View { padding(length) }

  /// Keeps this view away from its edges by some cells at each.
  ///
  /// - Source: SwiftUI `View.safeAreaPadding(_:)`.
  @inlinable public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// Puts the inset and the content next to each other, in a layout that gives the content the room that is left.
@usableFromInline struct SafeAreaInset<Inset: View>: ViewModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: GivenLength
  let inset: Inset

  @usableFromInline init(edge: Edge, alignment: Alignment, spacing: GivenLength, inset: Inset) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.inset = inset
  }

  @usableFromInline func body(content: Content) -> some View {
    InsetLayout(edge: edge, alignment: alignment, spacing: spacing) {
      ScreenContent(content)
      ScreenContent(inset).layoutValue(key: IsInsetKey.self, value: true)
        .modifier(KeptClear(isRow: edge == .top || edge == .bottom))
        .modifier(ReadingOrder(isFirst: edge == .top || edge == .leading))
    }
  }
}

private enum IsInsetKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Places the inset at its edge, and the content in the rest.
private struct InsetLayout: UnobservedLayout {
  let edge: Edge
  let alignment: Alignment
  let spacing: GivenLength

  func resolved(in unit: LengthUnit) -> InsetLayout {
    InsetLayout(
      edge: edge, alignment: alignment,
      spacing: GivenLength(cells: spacing.cells(in: unit, along: isVertical ? .vertical : .horizontal)))
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// The content with the room that is left to it, the inset with its size, and the cells that the inset takes.
  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    content: LayoutSubview?, inset: LayoutSubview?, size: Size, rest: ProposedViewSize, cells: Int
  ) {
    let content = subviews.first { !$0[IsInsetKey.self] }
    guard let inset = subviews.first(where: { $0[IsInsetKey.self] }) else {
      return (content, nil, .zero, proposal, 0)
    }
    // The inset gets the cells that it needs at its edge, and all the cells along the edge.
    let size = inset.sizeThatFits(
      isVertical
        ? ProposedViewSize(width: proposal.width, height: nil)
        : ProposedViewSize(width: nil, height: proposal.height))
    let cells = (isVertical ? size.height : size.width) + spacing.cells
    return (
      content, inset, size,
      proposal.shrunk(width: isVertical ? 0 : cells, height: isVertical ? cells : 0), cells
    )
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let (content, _, inset, rest, cells) = parts(proposal, subviews)
    let size = content?.sizeThatFits(rest) ?? .zero
    return isVertical
      ? Size(width: max(size.width, inset.width), height: size.height + cells)
      : Size(width: size.width + cells, height: max(size.height, inset.height))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (content, inset, size, rest, cells) = parts(ProposedViewSize(bounds.size), subviews)
    if let content {
      let own = content.sizeThatFits(rest)
      let room = Size(
        width: bounds.width - (isVertical ? 0 : cells), height: bounds.height - (isVertical ? cells : 0))
      content.place(
        at: Point(
          x: bounds.minX + (edge == .leading ? cells : 0) + (room.width - own.width) / 2,
          y: bounds.minY + (edge == .top ? cells : 0) + (room.height - own.height) / 2),
        proposal: rest)
    }
    guard let inset else { return }
    let offered =
      isVertical
      ? ProposedViewSize(width: bounds.width, height: size.height)
      : ProposedViewSize(width: size.width, height: bounds.height)
    let (whole, own) = (ViewDimensions(bounds.size), inset.dimensions(in: offered))
    let x = whole[alignment.horizontal] - own[alignment.horizontal]
    let y = whole[alignment.vertical] - own[alignment.vertical]
    inset.place(
      at: isVertical
        ? Point(
          x: bounds.minX + x, y: edge == .top ? bounds.minY : bounds.maxY - size.height)
        : Point(x: edge == .leading ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + y),
      proposal: offered)
  }
}
