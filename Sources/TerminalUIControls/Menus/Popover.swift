/// The part of a view that a popover is attached to.
///
/// - Source: SwiftUI `PopoverAttachmentAnchor`.
@MainActor @preconcurrency public enum PopoverAttachmentAnchor {
  /// Cells of the view.
  case rect(Anchor<Rect>.Source)
  /// A place by fractions of the width and the height.
  case point(UnitPoint)

  /// The cells in a view of a size.
  @usableFromInline @MainActor func part(of size: Size) -> Rect {
    switch self {
    case .rect(let source): source.value(Rect(origin: .zero, size: size), .cells)
    case .point(let point):
      Rect(
        origin: Anchor<Point>.Source.unitPoint(point).value(Rect(origin: .zero, size: size), .cells),
        size: .zero)
    }
  }
}

extension View {
  /// Shows a view next to this one while a value is true.
  ///
  ///     Button("Filter") { isFiltering = true }
  ///       .popover(isPresented: $isFiltering) { FilterForm() }
  ///
  /// It is on a surface with a frame at `arrowEdge` of this view, or at the opposite edge if there is more room. Without room for all of it at either
  /// edge it covers the view; where the window is smaller it scrolls. It follows the view, and closes when the view is out of sight. Escape, a press of the mouse elsewhere and the ``EnvironmentValues/dismiss`` action close it and write `false`; such a
  /// press does nothing else.
  /// - Parameters:
  ///   - isPresented: Whether the view is shown.
  ///   - attachmentAnchor: What of this view it belongs to.
  ///   - arrowEdge: The edge at which it is shown; `nil` is the bottom edge.
  ///   - content: Makes the view; it runs when the view is shown, and not before.
  /// - Returns: A view that looks like this one and presents the content.
  /// - Source: SwiftUI `View.popover(isPresented:attachmentAnchor:arrowEdge:content:)`; there is no arrow.
  @inlinable public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    return modifier(
      PresentationModifier(
        item: item, identity: { $0 }, layer: .popover(arrowEdge ?? .bottom),
        part: { attachmentAnchor.part(of: $0) }, onDismiss: nil
      ) { _ in PopoverSurface(content: content()) })
  }

  /// Shows a view next to this one while there is an item.
  ///
  /// An item with another identity takes the view away and shows a new one.
  /// - Parameters:
  ///   - item: The item to show; closing the view writes `nil`.
  ///   - attachmentAnchor: What of this view it belongs to.
  ///   - arrowEdge: The edge at which it is shown; `nil` is the bottom edge.
  ///   - content: Makes the view of an item.
  /// - Returns: A view that looks like this one and presents the content.
  /// - Source: SwiftUI `View.popover(item:attachmentAnchor:arrowEdge:content:)`; there is no arrow.
  @inlinable public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, layer: .popover(arrowEdge ?? .bottom),
        part: { attachmentAnchor.part(of: $0) }, onDismiss: nil
      ) { PopoverSurface(content: content($0)) })
  }
}

/// The frame and the surface around the content of a popover.
@usableFromInline struct PopoverSurface<Content: View>: View {
  package let content: Content

  @usableFromInline init(content: Content) { self.content = content }

  @usableFromInline var body: some View {
    HuggingScrollView(ScrollHug(shrinksInnerScrollViews: true)) { content }
      .padding(.horizontal, 1)
      .background(.surface)
      .border(.role(.separator), .rounded)
  }
}
