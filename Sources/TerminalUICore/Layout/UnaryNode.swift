public import CellLayout
public import Cells
internal import RuntimeMetadata

/// The rule by which a modifier sizes and places the one view that it is put on.
///
///     struct Padding: UnaryLayout { … }     // view.modifier(Padding(…))
///
/// All lengths are in cells.
@MainActor @preconcurrency public protocol UnaryLayout {
  /// The rule with its lengths in cells. The lengths of this rule are in `unit`.
  func resolved(in unit: LengthUnit) -> Self
  /// The length that is too long for a window, in words. It helps a developer who may have meant another unit, in debug builds only.
  func doubtfulLength(in window: Size) -> String?
  /// The proposal for the content.
  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize
  /// The size of the whole, for the size of the content.
  func size(for proposal: ProposedViewSize, content: Size) -> Size
  /// The place of the content in the whole.
  func contentOrigin(in size: Size, content: ViewDimensions) -> Point
  /// The axes along which the size doesn't depend on the proposal.
  func fixedAxes(for proposal: ProposedViewSize) -> Axis.Set
  /// The axes along which the size depends on the proposal whatever the content is.
  func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set
  /// The position of a guide that the modifier places itself.
  func guide(_ key: AlignmentKey, content: ViewDimensions) -> Int?
  /// Whether the modifier places guides.
  var hasGuides: Bool { get }
  /// Whether nothing of the content shows outside the whole.
  var clips: Bool { get }
  /// Draws the part in front of the content into the painter, in a rectangle; `nil` if there is none.
  ///
  /// Asked of the type: unspecialised code copies the whole rule for a call of a method.
  static var drawInFront: (@MainActor (Self, inout Painter, Rect) -> Void)? { get }
}

extension UnaryLayout {
  /// By default the lengths of the rule are in cells already, so the rule itself is returned.
  public func resolved(in unit: LengthUnit) -> Self { self }
  /// By default no length is doubtful.
  public func doubtfulLength(in window: Size) -> String? { nil }
  /// By default the content gets the proposal of the whole.
  public func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  /// By default the whole is as large as the content.
  public func size(for proposal: ProposedViewSize, content: Size) -> Size { content }
  /// By default the content is in the top left corner.
  public func contentOrigin(in size: Size, content: ViewDimensions) -> Point { .zero }
  /// By default the size may depend on the proposal along both axes.
  public func fixedAxes(for proposal: ProposedViewSize) -> Axis.Set { [] }
  /// By default the size depends on the proposal only where that of the content does.
  public func flexibleAxes(for proposal: ProposedViewSize) -> Axis.Set { [] }
  /// By default the modifier places no guide.
  public func guide(_ key: AlignmentKey, content: ViewDimensions) -> Int? { nil }
  /// By default the modifier places no guides.
  public var hasGuides: Bool { false }
  /// By default the content may show outside the whole.
  public var clips: Bool { false }
  /// By default nothing is drawn in front of the content.
  public static var drawInFront: (@MainActor (Self, inout Painter, Rect) -> Void)? { nil }
}

/// An item around one item.
@MainActor @preconcurrency open class UnaryNode: ItemNode {
  package final var content: Node!

  /// Makes an item around the item that `content` makes.
  public init(in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    super.init(in: context)
    self.content = content(childContext)
    if let item = plainContentItem, item.borrow({ $0.flags.contains(.isElaborate) }) {
      flags.formUnion(.isElaborate)
    }
  }

  /// Called when a modifier may have given this item, or the item in it, another value.
  ///
  /// Returns whether the items around needn't be notified.
  open func traitsDidChange() -> Bool { false }

  /// Whether a modifier of the item handles a click at `point` that nothing in the item handles.
  open func takes(_ point: Point, at origin: Point) -> Bool {
    Rect(origin: origin, size: size).contains(point)
  }

  /// Whether the stored place of the content is still right.
  ///
  /// Tests check this.
  var placeIsKnown: Bool { true }

  /// Notes the kind of the new content.
  open override func itemsDidChange() {
    traitsChanged()
    if content?.firstItem?.flags.contains(.isElaborate) == true { markElaborate() }
  }

  /// Calls `visit` with the content.
  open override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  /// The item of the content.
  package final var contentItem: ItemNode? { content?.firstItem }

  /// The item of the content.
  final var plainContentItem: Reference<ItemNode>? {
    guard let content else { return nil }
    return Reference(content).firstItem
  }

  /// Commits a proposal to the item of the content, and gives its size.
  package final func commitContent(_ proposal: ProposedViewSize) -> Size {
    guard let item = plainContentItem else { return .zero }
    return item.borrow { $0.commit(proposal) }
  }

  /// The guide of the content, in the coordinates of this item.
  open override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    guard let item = contentItem else { return nil }
    guard !flags.contains(.isNew), proposal == self.proposal else {
      return item.explicitGuide(key, for: proposal, item.answer(to: proposal))
    }
    let origin = origin(of: item)
    return item.explicitGuide(key, for: item.proposal, item.answer).map {
      $0 &+ (key.axis == .horizontal ? origin.x : origin.y)
    }
  }

  /// Draws the content.
  package final func paintContent(_ painter: inout Painter, at origin: Point) {
    Reference(content).borrow { painter.paint($0, at: origin) }
  }
}

/// An item whose modifier sizes, places or decorates its content.
@MainActor package final class UnaryLayoutNode<Rule: UnaryLayout>: UnaryNode {
  package private(set) var rule: Rule
  /// Where the content is since the last arrangement.
  private var place = Point.zero

  package init(_ rule: Rule, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    let unit = context.frame.lengthUnit
    self.rule = unit == .cells ? rule : rule.resolved(in: unit)
    super.init(in: context, content: content)
    if rule.clips { flags.insert(.clips) }
    doubt(rule)
  }

  /// In debug builds, logs a length that looks like one in points: more cells than the window has.
  private func doubt(_ rule: Rule) {
    #if DEBUG
      let host = host
      guard lengthUnit == .cells, let length = rule.doubtfulLength(in: host.size) else { return }
      host.hostObject { LengthDoubt() }.report(length, to: host)
    #endif
  }

  package func update(_ rule: Rule) {
    let unit = lengthUnit
    unit == .cells ? adopt(rule) : adopt(rule.resolved(in: unit))
  }

  /// Called with each new value of the modifier: moves to it, if an animation says so.
  private func adopt(_ rule: Rule) {
    guard !valuesAreEqual(rule, endValue(of: self.rule)) else { return }
    show(
      moving(self.rule, to: rule) { node, rule in
        unsafeDowncast(node, to: UnaryLayoutNode<Rule>.self).show(rule)
      })
    doubt(rule)
  }

  /// Lays out by a rule, which may be one on the way to the new one.
  private func show(_ rule: Rule) {
    self.rule = rule
    doubt(rule)
    if rule.clips { flags.insert(.clips) } else { flags.remove(.clips) }
    damageAndLayOut()
  }

  /// Called when a value changed that the layout rule has read.
  ///
  /// Lays out again.
  package override func evaluate() {
    flags.remove(.needsEvaluation)
    forgetReadings()
    damageAndLayOut()
  }

  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    guard let item = content.firstItem else { return answer(for: Answer(.zero), of: nil, proposal) }
    return answer(for: item.answer(to: rule.contentProposal(for: proposal)), of: item, proposal)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Answer {
    guard let item = content.firstItem else { return answer(for: Answer(.zero), of: nil, proposal) }
    item.commit(rule.contentProposal(for: proposal))
    let inner = item.answer
    place = contentOrigin(item, inner, proposal)
    return answer(for: inner, of: item, proposal)
  }

  /// The answer of the modified view, by that of its content and the rule.
  private func answer(for inner: Answer, of item: ItemNode?, _ proposal: ProposedViewSize) -> Answer {
    let size = rule.size(for: proposal, content: inner.size)
    var traits = inner.traits
    let fixed = rule.fixedAxes(for: proposal)
    let flexible = rule.flexibleAxes(for: proposal)
    if fixed.contains(.horizontal) { traits.remove(.dependsOnWidth) }
    if fixed.contains(.vertical) { traits.remove(.dependsOnHeight) }
    if flexible.contains(.horizontal) { traits.insert(.dependsOnWidth) }
    if flexible.contains(.vertical) { traits.insert(.dependsOnHeight) }
    if rule.hasGuides { traits.insert(.hasGuides) }
    guard let item, !rule.clips else { return Answer(size, traits: traits) }
    let origin = contentOrigin(item, inner, proposal)
    return Answer(size, overflow: inner.overflow(at: origin, in: size), traits: traits)
  }

  /// The content's place, where `inner` is its answer to its part of `proposal`.
  private func contentOrigin(_ item: ItemNode, _ inner: Answer, _ proposal: ProposedViewSize) -> Point {
    rule.contentOrigin(
      in: Answer(rule.size(for: proposal, content: inner.size)).size,
      content: item.dimensions(for: rule.contentProposal(for: proposal), inner))
  }

  package override func origin(of item: ItemNode) -> Point { place }

  override var placeIsKnown: Bool {
    content.firstItem.map { place == contentOrigin($0, $0.answer, proposal) } ?? true
  }

  package override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew) else { return }
    if item.hasReadGuides || !new.traits.isDisjoint(with: [.hasGuides, .hasBaselines]) {
      // Where the content was before can't be found out any more.
      damageAndLayOut()
      return
    }
    guard old != new else {
      if isProbed { setNeedsLayout() }
      return
    }
    let before = contentOrigin(item, old, proposal)
    let after = contentOrigin(item, new, proposal)
    if before == after {
      damageDifference(at: before, from: old, to: new)
      // A decoration follows the size of the whole.
      if rule.size(for: proposal, content: new.size) != size { damage() }
    } else {
      damage(item.drawnRect(for: old).offsetBy(dx: before.x, dy: before.y))
      damage(item.drawnRect(for: new).offsetBy(dx: after.x, dy: after.y))
      damage()
    }
    setNeedsLayout()
  }

  package override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    guard let item = content.firstItem else { return nil }
    let inner = rule.contentProposal(for: proposal)
    let answer = item.answer(to: inner)
    let dimensions = item.dimensions(for: inner, answer)
    // A change of anything that the rule reads leads to a new layout.
    let own = rule.hasGuides ? observedFurther { rule.guide(key, content: dimensions) } : nil
    guard let guide = own ?? item.explicitGuide(key, for: inner, answer) else { return nil }
    let origin = contentOrigin(item, answer, proposal)
    return guide &+ (key.axis == .horizontal ? origin.x : origin.y)
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let place = place
    Reference(content).borrow { content in
      painter.paint(content, at: origin.offsetBy(dx: place.x, dy: place.y))
    }
    if let draw = Rule.drawInFront { draw(rule, &painter, Rect(origin: origin, size: size)) }
  }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }

  package override var name: String { shortName(of: Rule.self) }
}

/// Tells the developer once in a host that a length is in cells, where it looks like a number of points.
@MainActor private final class LengthDoubt {
  private var isReported = false

  func report(_ length: String, to host: ViewHost) {
    guard !isReported else { return }
    isReported = true
    host.reports.onLog?(
      "\(length) is more than the window has: \(host.size). Lengths count cells. Where they count points, as in SwiftUI, put "
        + "lengthUnit(.points) on a view around.")
  }
}

extension ItemNode {
  /// This item as a ``UnaryNode``; `nil` if it isn't around exactly one item.
  final var asUnary: UnaryNode? { self as? UnaryNode }

  /// Notifies this item that a modifier may give another value, and then the items around it as long as each is around one item.
  final func traitsChanged() {
    _ = firstThroughUnary { $0.traitsDidChange() ? () : nil }
  }

  /// Notes that this item contains an item that probes others.
  ///
  /// The items around get the note, too, as long as each is around one item.
  fileprivate final func markElaborate() {
    _ = firstThroughUnary { $0.insertMark(.isElaborate) }
  }
}
