public import TerminalUICore

/// The first of several views that fits into the offered room, or else the last view.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Downloading 12 of 80 files")
///       Text("12 of 80 files")
///       Text("12/80")
///     }
///
/// A view fits if its ideal size along `axes` isn't larger than the room offered there; where nothing is offered any size fits. The view that is
/// shown gets the whole offer. The other views keep their state and are measured, but they aren't drawn and take no input. They appear when they are
/// shown.
/// - Source: SwiftUI `ViewThatFits`.
@frozen public struct ViewThatFits<Content: View>: NodeView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline package let content: Content

  /// Makes a view of several views in order of preference.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view has to fit.
  ///   - content: The views.
  @inlinable public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes an item that shows one of its items.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in FittingNode(view.axes, in: context) { $0.make(view.content) } }
  }
  /// Updates the views.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: FittingNode.self).update(view.axes) { $0.update(to: view.content) }
  }
}

/// An item that shows the first of its items that fits; the others are covered.
private final class FittingNode: ItemNode {
  private var axes: Axis.Set
  private var content: Node!
  /// The item that is shown, since the last arrangement.
  private var shown: ItemNode?

  init(_ axes: Axis.Set, in context: NodeContext, content: (NodeContext) -> Node) {
    self.axes = axes
    super.init(in: context, flags: .isElaborate)
    noteTakesRoom()
    self.content = content(childContext)
  }

  func update(_ axes: Axis.Set, content: (Node) -> Void) {
    content(self.content)
    guard axes != self.axes else { return }
    self.axes = axes
    damageAndLayOut()
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  override func didLeave() { shown = nil }

  // MARK: What fits

  /// Returns the proposal for the ideal sizes of the items.
  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The first item that fits, else the last one.
  private func choice(for proposal: ProposedViewSize) -> ItemNode? {
    let ideal = ideal(proposal)
    var choice: ItemNode?
    var isFound = false
    content.visitItems { item in
      guard !isFound else { return }
      choice = item
      let size = item.probe(ideal).size
      isFound =
        !(axes.contains(.horizontal) && size.width > proposal.width ?? .max)
        && !(axes.contains(.vertical) && size.height > proposal.height ?? .max)
    }
    return choice
  }

  private func answer(of item: ItemNode?, _ proposal: ProposedViewSize) -> Answer {
    var answer = item?.answer(to: proposal) ?? Answer(.zero)
    answer.traits.formUnion([.dependsOnWidth, .dependsOnHeight])
    return answer
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(of: choice(for: proposal), proposal)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let choice = choice(for: proposal)
    if choice !== shown {
      shown = choice
      damage()
    }
    let ideal = ideal(proposal)
    content.visitItems { item in
      // Views that aren't shown are laid out, too, so that changes of their ideal sizes are noticed.
      item.commit(item === choice ? proposal : ideal)
      let view = view(of: item)
      view.flags.insert(.isMeasured)
      view.setCovered(item !== choice)
    }
    return answer(of: choice, proposal)
  }

  /// The outermost node that contains an item and no other one.
  private func view(of item: ItemNode) -> Node {
    item.outermost(to: .modifiers, below: self) { _ in true }
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew) else { return }
    if item === shown { damageDifference(at: .zero, from: old, to: new) }
    setNeedsLayout()
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    guard let item = choice(for: proposal) else { return nil }
    return item.explicitGuide(key, for: proposal, traits: item.answer(to: proposal).traits.rawValue)
  }

  // MARK: Drawing and hit testing

  override func paint(_ painter: inout Painter, at origin: Point) {
    guard let shown else { return }
    let view = view(of: shown)
    paint(around: view, &painter) { $0.paint(view, at: origin) }
  }

  /// Draws with the effects of the nodes between this one and a node in it.
  private func paint(
    around node: Node, _ painter: inout Painter, _ draw: @MainActor (inout Painter) -> Void
  ) {
    guard let parent = node.parent, parent !== self else { return draw(&painter) }
    guard let effect = parent.asEffect else {
      return paint(around: parent, &painter, draw)
    }
    paint(around: parent, &painter) { effect.paintChild(&$0, draw) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    shown.flatMap { view(of: $0).hitTestThrough(point, at: origin) }
  }

  override var name: String { "ViewThatFits" }
}
