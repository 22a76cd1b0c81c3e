public import CellLayout
package import Cells

extension View {
  /// Puts views behind this one, within its size.
  ///
  ///     Text("warning").background { Color.red }
  ///
  /// - Source: SwiftUI `View.background(alignment:content:)`.
  @inlinable public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(DecorationModifier(decoration: content(), alignment: alignment, isInFront: false))
  }

  /// Puts a view, such as a colour, behind this one, within its size.
  ///
  ///     Text("warning").background(.red)
  ///
  /// - Source: SwiftUI `View.background(_:alignment:)`.
  @_disfavoredOverload
  @inlinable public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts views in front of this one, within its size.
  ///
  /// - Source: SwiftUI `View.overlay(alignment:content:)`.
  @inlinable public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(DecorationModifier(decoration: content(), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of this one, within its size.
  ///
  /// - Source: SwiftUI `View.overlay(_:alignment:)`.
  @_disfavoredOverload
  @inlinable public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}

/// A background or an overlay.
///
/// A `Label` with such a modifier counts as one that draws something.
package protocol DecoratingModifier {}

extension DecorationModifier: DecoratingModifier {}

/// The modifier behind `background` and `overlay`.
@MainActor @usableFromInline struct DecorationModifier<Decoration: View>: ItemModifier {
  let decoration: Decoration
  let alignment: Alignment
  let isInFront: Bool

  @usableFromInline init(decoration: Decoration, alignment: Alignment, isInFront: Bool) {
    self.decoration = decoration
    self.alignment = alignment
    self.isInFront = isInFront
  }

  @usableFromInline func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node)
    -> UnaryNode
  {
    DecorationNode(
      alignment: alignment, isInFront: isInFront, in: context, content: content,
      decoration: { $0.make(decoration) })
  }
  @usableFromInline func updateItem(_ node: UnaryNode) {
    let node = unsafeDowncast(node, to: DecorationNode.self)
    node.configure(alignment: alignment)
    node.decoration.content.update(to: decoration)
  }
}

/// An item with views behind or in front of it that get its size.
@MainActor package final class DecorationNode: UnaryNode {
  package private(set) var decoration: ZStackNode!
  private var alignment: Alignment
  private let isInFront: Bool

  package init(
    alignment: Alignment, isInFront: Bool, in context: NodeContext, content: @MainActor (NodeContext) -> Node,
    decoration: @MainActor (NodeContext) -> Node
  ) {
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(in: context, content: content)
    // Measuring the content probes other items.
    flags.formUnion(.isElaborate)
    self.decoration = ZStackNode(in: childContext, alignment: .center, content: decoration)
    self.decoration.index = 1
  }

  package func configure(alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    damageAndLayOut()
  }

  package override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    visit(content)
    visit(decoration)
  }

  /// The content is 0, the decoration 1.
  ///
  /// While `content` is `nil` the content is being made.
  override func step(to child: Node) -> RowPath.Step? {
    .place(content == nil || child === content ? 0 : 1)
  }

  package override var name: String { isInFront ? "overlay" : "background" }

  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    guard let item = content.firstItem else { return Answer(.zero) }
    // The cells that the decoration draws outside are known only for the final size.
    return item.answer(to: proposal)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Answer {
    guard let item = content.firstItem else { return Answer(.zero) }
    item.commit(proposal)
    var answer = item.answer
    decoration.commit(ProposedViewSize(answer.size))
    let origin = decorationOrigin(in: answer.size)
    answer.overflow = Swift.max(answer.overflow, decoration.answer.overflow(at: origin, in: answer.size))
    return answer
  }

  private func decorationOrigin(in size: Size) -> Point {
    place(
      decoration.dimensions, in: content.firstItem?.dimensions ?? ViewDimensions(size), alignment)
  }

  package override func origin(of item: ItemNode) -> Point {
    item === decoration ? decorationOrigin(in: size) : .zero
  }

  package override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    // Not laid out yet.
    guard !flags.contains(.isNew) else { return }
    // The decoration changed, or somebody read the content's guides: lay out again.
    if item === decoration || item.hasReadGuides {
      if old != new || item.hasReadGuides { damageAndLayOut() }
      return
    }
    // The answer is the old one: only a measurement in progress must be repeated.
    guard old != new else {
      if isProbed { setNeedsLayout() }
      return
    }
    damageDifference(at: .zero, from: old, to: new)
    if old.size != new.size { damage() }
    setNeedsLayout()
  }

  package override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    guard let item = content.firstItem else { return nil }
    return item.explicitGuide(key, for: proposal, item.answer(to: proposal))
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let decorationPlace = self.origin(of: decoration, from: origin)
    if !isInFront { painter.paint(decoration, at: decorationPlace) }
    painter.paint(content, at: origin)
    if isInFront { painter.paint(decoration, at: decorationPlace) }
  }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let decorationPlace = self.origin(of: decoration, from: origin)
    if isInFront, let hit = decoration.hit(point, at: decorationPlace) { return hit }
    if let hit = content.hitTestThrough(point, at: origin) { return hit }
    return isInFront ? nil : decoration.hit(point, at: decorationPlace)
  }
}

/// The place at which the guides of an inner view meet those of an outer one.
@MainActor package func place(
  _ inner: ViewDimensions, in outer: ViewDimensions, _ alignment: Alignment
) -> Point {
  Point(
    x: (outer[alignment.horizontal] &- inner[alignment.horizontal]).clampedToCells,
    y: (outer[alignment.vertical] &- inner[alignment.vertical]).clampedToCells)
}
