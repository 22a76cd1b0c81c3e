internal import CellLayout
internal import TerminalUICore

extension View {
  /// Runs an action with the rows in sight in this scroll view, at first and whenever they change.
  ///
  ///     List(lines) { … }
  ///       .onScrollTargetVisibilityChange(idType: Line.ID.self) { visible in load(visible) }
  ///
  /// The action gets their identities in order: those of rows of a list or a table, or of views of a stack with a ``scrollTargetLayout(isEnabled:)``.
  /// Identities of another type are left out. The cost depends on the rows in sight, however many rows there are.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities.
  ///   - threshold: The share of a row's cells that must be in sight, from 0 to 1; of 0, one cell.
  ///   - action: Called with the identities.
  /// - Source: SwiftUI `View.onScrollTargetVisibilityChange(idType:threshold:_:)`, where lists report nothing without a target layout.
  @inlinable public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ visible: [ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs an action when this view comes into sight in the scroll view around it, and when it leaves.
  ///
  ///     ForEach(films) { Player($0).onScrollVisibilityChange(threshold: 1) { isWhole in … } }
  ///
  /// A row of a list that leaves with its state isn't reported any more: use `onDisappear`. Without a scroll view around, nothing is reported.
  ///
  /// - Parameters:
  ///   - threshold: The share of the view's cells that must be in sight, from 0 to 1; of 0, one cell.
  ///   - action: Called with whether the view is in sight.
  /// - Source: SwiftUI `View.onScrollVisibilityChange(threshold:_:)`.
  @inlinable public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

@MainActor @usableFromInline struct ScrollTargetVisibilityModifier<ID: Hashable>: PassModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @usableFromInline init(threshold: Double, action: @escaping ([ID]) -> Void) {
    (self.threshold, self.action) = (threshold, action)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ScrollTargetVisibilityNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScrollTargetVisibilityNode<ID>.self).modifier = self
  }
}

/// Looks for the rows in sight whenever places may have changed, and reports others than last time.
private final class ScrollTargetVisibilityNode<ID: Hashable>: PassNode {
  var modifier: ScrollTargetVisibilityModifier<ID> {
    didSet { if modifier.threshold != oldValue.threshold { look() } }
  }
  private var place: ViewPlace?
  private var value = DeliveredValue<[ID]>()

  init(_ modifier: ScrollTargetVisibilityModifier<ID>, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    place = ViewPlace(of: self) { $0.look() }
  }

  override func evaluate() { flags.remove(.needsEvaluation) }

  override func didLeave() { place?.node = nil }

  /// The scroll view that the view is, or that a part of the view is.
  private var scrollView: ScrollViewNode? {
    firstScrollView ?? firstLeading(isAlone: true) { ($0 as? any ScrollingPartOwner)?.scrollingPart }
  }

  private func look() {
    guard let scroll = scrollView, !scroll.isNew, value.adopt(visible(in: scroll)) else { return }
    afterUpdate { [self] in
      if let (_, new) = value.deliver() { modifier.action(new) }
    }
  }

  /// The identities of the rows in sight, in order.
  private func visible(in scroll: ScrollViewNode) -> [ID] {
    guard let stack = (scroll.content.firstTarget?.firstItem ?? scroll.content) as? StackNode,
      let rect = scroll.rect(of: stack)
    else { return [] }
    let isVertical = stack.stackAxis == .vertical
    let start = isVertical ? scroll.offset.y &- rect.minY : scroll.offset.x &- rect.minX
    let sight = start..<(start &+ (isVertical ? scroll.viewport.height : scroll.viewport.width))
    var found: [ID] = []
    var next = Swift.max(sight.lowerBound, 0)
    while next < sight.upperBound, let item = stack.item(at: next) {
      guard let own = scroll.rect(of: item) else { break }
      let cells =
        isVertical
        ? (own.minY &- rect.minY)..<(own.maxY &- rect.minY)
        : (own.minX &- rect.minX)..<(own.maxX &- rect.minX)
      if cells.clamped(to: sight).count.isShare(modifier.threshold, of: cells.count),
        let id = item.nearestIdentity(below: stack)?.base as? ID, found.last != id
      {
        found.append(id)
      }
      next = Swift.max(cells.upperBound, next &+ 1)
    }
    return found
  }

  override var name: String { "onScrollTargetVisibilityChange" }
}

@MainActor @usableFromInline struct ScrollVisibilityModifier: PassModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @usableFromInline init(threshold: Double, action: @escaping (Bool) -> Void) {
    (self.threshold, self.action) = (threshold, action)
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    ScrollVisibilityNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScrollVisibilityNode.self).modifier = self
  }
}

/// Looks whether its content is in sight whenever places may have changed, and reports a change.
private final class ScrollVisibilityNode: PassNode {
  var modifier: ScrollVisibilityModifier
  private var place: ViewPlace?
  private var value = DeliveredValue<Bool>()

  init(_ modifier: ScrollVisibilityModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    place = ViewPlace(of: self) { $0.look() }
  }

  override func evaluate() { flags.remove(.needsEvaluation) }

  override func didLeave() { place?.node = nil }

  private func look() {
    guard let scroll = firstAroundItem({ $0 as? ScrollViewNode }), !scroll.isNew, let item = firstItem,
      let own = scroll.rect(of: item), value.adopt(isVisible(own, in: scroll))
    else { return }
    afterUpdate { [self] in
      // A view that is out of sight at first isn't reported.
      if let (old, new) = value.deliver(), old != new || new { modifier.action(new) }
    }
  }

  private func isVisible(_ own: Rect, in scroll: ScrollViewNode) -> Bool {
    let seen = own.intersection(Rect(origin: scroll.offset, size: scroll.viewport))
    return (seen.width &* seen.height).isShare(modifier.threshold, of: own.width &* own.height)
  }

  override var name: String { "onScrollVisibilityChange" }
}

extension Int {
  /// Whether so many cells are a share of others, and at least one.
  fileprivate func isShare(_ share: Double, of all: Int) -> Bool {
    self > 0 && Double(self) >= (share > 0 ? Swift.min(share, 1) : 0) * Double(all)
  }
}
