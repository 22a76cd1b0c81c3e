import CellLayout
public import Cells
public import TerminalUICore

/// How a view gets a ratio of its sides within what it is offered.
///
/// - Source: SwiftUI `ContentMode`.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// The smallest size that leaves nothing free: it may be larger than the offered one.
  case fill
}

extension View {
  /// Offers this view a size whose width and height have a ratio on the screen.
  ///
  /// A cell is twice as high as it is wide.
  ///
  ///     Color.blue.aspectRatio(1, contentMode: .fit)     // a square: 10 columns, 5 rows
  ///
  /// - Parameters:
  ///   - aspectRatio: The width for a height of 1; `nil` for the ratio that the view has where nothing is offered. A value that isn't above 0 counts
  ///     as `nil`.
  ///   - contentMode: Whether the size fits into what is offered or fills it.
  /// - Returns: A view of the size that this one takes.
  /// - Source: SwiftUI `View.aspectRatio(_:contentMode:)`.
  @inlinable public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode = .fit)
    -> some View
  {
    modifier(AspectRatioModifier(aspectRatio, contentMode))
  }

  /// Offers this view a size in the ratio of `aspectRatio`, in units: see ``Shape``.
  ///
  /// - Source: SwiftUI `View.aspectRatio(_:contentMode:)`.
  @inlinable public func aspectRatio(_ aspectRatio: DrawingSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// Keeps the ratio of this view's sides, as large as fits.
  ///
  /// - Source: SwiftUI `View.scaledToFit()`.
  @inlinable public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of this view's sides, and fills all of the offered size: see `clipped()`.
  ///
  /// - Source: SwiftUI `View.scaledToFill()`.
  @inlinable public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

@usableFromInline struct AspectRatioModifier: ItemModifier {
  let ratio: Double?
  let mode: ContentMode

  @usableFromInline init(_ ratio: Double?, _ mode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.mode = mode
  }

  @usableFromInline func makeItem(
    in context: NodeContext, content: @MainActor (NodeContext) -> Node
  ) -> UnaryNode { AspectRatioNode(self, in: context, content: content) }

  @usableFromInline func updateItem(_ node: UnaryNode) {
    unsafeDowncast(node, to: AspectRatioNode.self).update(self)
  }
}

/// Offers its content a size with the ratio, and takes the size of the content.
private final class AspectRatioNode: UnaryNode {
  private var modifier: AspectRatioModifier

  init(
    _ modifier: AspectRatioModifier, in context: NodeContext, content: @MainActor (NodeContext) -> Node
  ) {
    self.modifier = modifier
    super.init(in: context, content: content)
    flags.insert(.isElaborate)
  }

  func update(_ modifier: AspectRatioModifier) {
    guard modifier.ratio != self.modifier.ratio || modifier.mode != self.modifier.mode else { return }
    self.modifier = modifier
    damageAndLayOut()
  }

  /// Returns the proposal for the content.
  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil, let ratio = modifier.ratio ?? ownRatio else {
      return proposal
    }
    // As long as columns are wide.
    let width = proposal.width.map { Double($0.clampedToLength) }
    let height = proposal.height.map { Double($0.clampedToLength) * 2 }
    let isWide: Bool
    switch (width, height) {
    case (let width?, let height?): isWide = (width > height * ratio) == (modifier.mode == .fit)
    case (nil, _): isWide = true
    case (_, nil): isWide = false
    }
    // The side that counts stays what it is.
    return isWide
      ? ProposedViewSize(width: cells((height ?? 0) * ratio), height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: cells((width ?? 0) / ratio / 2))
  }

  private func cells(_ length: Double) -> Int {
    Swift.max(Int(Swift.min(length, Double(CellLimit.maximum)).rounded()), length > 0 ? 1 : 0)
  }

  /// The ratio of the content's ideal size, for `aspectRatio(contentMode:)` without a ratio.
  private var ownRatio: Double? {
    if let exact = contentItem?.exactRatio { return exact }
    guard let size = contentItem?.probe(.unspecified).size, !size.isEmpty else { return nil }
    return Double(size.width) / Double(size.height * 2)
  }

  /// The content's size, which depends on both lengths of the proposal.
  private func answer(_ content: Answer?) -> Answer {
    guard let content else { return Answer(.zero) }
    return Answer(
      content.size, overflow: content.overflow,
      traits: content.traits.union([.dependsOnWidth, .dependsOnHeight]))
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(contentItem?.answer(to: offered(proposal)))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(offered(proposal))
    return answer(contentItem?.answer)
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    contentItem?.explicitGuide(key, for: offered(proposal))
  }

  override func paint(_ painter: inout Painter, at origin: Point) { paintContent(&painter, at: origin) }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }

  override var name: String { "aspectRatio" }
}
