internal import CellLayout
internal import TerminalUICore

extension View {
  /// Ties where the scroll view that this view is shows its content to a value, both ways.
  ///
  ///     ScrollView { … }.scrollPosition($position)
  ///
  /// - Parameters:
  ///   - position: The place to show, and the place to which the user has scrolled.
  ///   - anchor: The place in the visible part whose view the value holds once the user has scrolled; `nil` for the start.
  /// - Source: SwiftUI `View.scrollPosition(_:anchor:)`.
  @inlinable public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Ties the view at the start of the visible part to its identity, both ways.
  ///
  ///     ScrollView { LazyVStack { ForEach(days) { … } }.scrollTargetLayout() }.scrollPosition(id: $day)
  ///
  /// Writing the value scrolls to the view with that identity. Scrolling writes the identity of the view that is at the anchor, if the
  /// content has a ``scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameters:
  ///   - id: The identity of a view; `nil` moves nothing.
  ///   - anchor: The place in the view and in the visible part that come together; `nil` moves no more than necessary.
  /// - Source: SwiftUI `View.scrollPosition(id:anchor:)`.
  @inlinable public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Makes the views of this stack the targets of ``scrollPosition(id:anchor:)``.
  ///
  ///     LazyVStack { … }.scrollTargetLayout()
  ///
  /// - Source: SwiftUI `View.scrollTargetLayout(isEnabled:)`.
  @inlinable public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }
}

@MainActor @usableFromInline struct ScrollTargetModifier: PassModifier {
  let isEnabled: Bool

  @usableFromInline init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ScrollTargetNode(isEnabled, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScrollTargetNode.self).isTarget = isEnabled
  }
}

/// Marks the stack whose views are the targets; the scroll view around looks for it.
private final class ScrollTargetNode: PassNode {
  var isTarget: Bool

  init(_ isEnabled: Bool, in context: NodeContext) {
    isTarget = isEnabled
    super.init(in: context)
  }

  override var name: String { "scrollTargetLayout" }
}

@MainActor @usableFromInline struct ScrollPositionModifier: PassModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @usableFromInline init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  @usableFromInline init<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint?) {
    position = Binding(
      get: { ScrollPosition(id.wrappedValue.map { .view(AnyHashable($0), anchor) } ?? .none) },
      set: { if let value = $0.viewID(type: ID.self) { id.wrappedValue = value } })
    self.anchor = anchor
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ScrollPositionNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScrollPositionNode.self).update(self)
  }
}

/// Scrolls when the app writes the position (`evaluate`), and writes the position when the user has scrolled (`look`).
private final class ScrollPositionNode: PassNode {
  private var modifier: ScrollPositionModifier
  private var place: ViewPlace?
  /// The position that was last scrolled to or reported.
  private var known: ScrollPosition
  /// Where the scroll view was when it was last looked at; `nil` before.
  private var offset: Point?
  /// Whether the scroll view is about to be moved.
  private var isAsked = false

  init(_ modifier: ScrollPositionModifier, in context: NodeContext) {
    self.modifier = modifier
    known = ScrollPosition(.none)
    super.init(in: context)
    place = ViewPlace(of: self) { $0.look() }
    evaluate()
  }

  func update(_ modifier: ScrollPositionModifier) {
    self.modifier = modifier
    evaluate()
  }

  override func didLeave() { place?.node = nil }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    let wanted = observed { modifier.position.wrappedValue }
    guard wanted != known else { return }
    known = wanted
    guard !wanted.isPositionedByUser, wanted.place != .none else { return }
    isAsked = true
    afterUpdate { [self] in go() }
  }

  // MARK: The app scrolls

  /// Scrolls to the position that the app has written.
  private func go() {
    // Whatever moves until the next update is settled is the app's doing; it may be that nothing does.
    afterUpdate { [self] in isAsked = false }
    guard let scroll = firstScrollView else { return }
    switch known.place {
    case .none, .user: break
    case .view(let id, let anchor):
      // A view that the user is already at stays in place.
      if anchor == nil, let current = target(in: scroll), current == id { break }
      scroll.firstNode(withID: id)?.firstItem?.scrollIntoSight(anchor: anchor ?? modifier.anchor, below: self)
    case .edge(let edge):
      switch edge {
      case .top: scroll.scroll(to: Point(x: scroll.offset.x, y: 0))
      case .leading: scroll.scroll(to: Point(x: 0, y: scroll.offset.y))
      case .bottom: scroll.scrollToEnd(of: .vertical)
      case .trailing: scroll.scrollToEnd(of: .horizontal)
      }
    case .point(let x, let y):
      let unit = lengthUnit
      scroll.scroll(
        to: Point(
          x: x.map { unit.cells($0, along: .horizontal) } ?? scroll.offset.x,
          y: y.map { unit.cells($0, along: .vertical) } ?? scroll.offset.y))
    }
  }

  // MARK: The user scrolls

  /// Called by the place at the end of an update in which something may have moved: notes where the user has scrolled
  /// to.
  private func look() {
    guard let scroll = firstScrollView, !scroll.isNew, scroll.offset != offset else { return }
    let isFirst = offset == nil
    offset = scroll.offset
    if isAsked || isFirst { return }
    let id = target(in: scroll)
    afterUpdate { [self] in
      var position = Evaluation.unobserved { modifier.position.wrappedValue }
      position.noteUser(at: id)
      guard position != known else { return }
      known = position
      modifier.position.wrappedValue = position
      // A binding to an identity alone returns the position in another form.
      known = Evaluation.unobserved { modifier.position.wrappedValue }
    }
  }

  /// The identity of the view at the anchor.
  private func target(in scroll: ScrollViewNode) -> AnyHashable? {
    guard let layout = scroll.content.firstTarget, let stack = layout.firstItem as? StackNode,
      let rect = scroll.rect(of: stack)
    else { return nil }
    let isVertical = stack.stackAxis == .vertical
    let share = (isVertical ? modifier.anchor?.y : modifier.anchor?.x) ?? 0
    let length = (isVertical ? scroll.viewport.height : scroll.viewport.width) - 1
    let start = isVertical ? scroll.offset.y &- rect.minY : scroll.offset.x &- rect.minX
    let place = start &+ Int((Double(Swift.max(length, 0)) * Swift.min(Swift.max(share, 0), 1)).rounded())
    return stack.item(at: place)?.nearestIdentity(below: stack)
  }

  override var name: String { "scrollPosition" }
}

extension Node {
  /// The first node below this one whose views are targets of scroll positions.
  @MainActor var firstTarget: Node? {
    var found: Node?
    visitTree { node in
      guard found == nil, let target = node as? ScrollTargetNode else { return found == nil ? .into : .past }
      if target.isTarget { found = target }
      return .past
    }
    return found
  }
}
