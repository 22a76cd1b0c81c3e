internal import CellLayout
internal import Cells
internal import TerminalUICore

/// The item of a split view: its views along an axis, and the lines between them.
final class SplitNode: ItemNode, KeyResponder, PressResponder {
  private(set) var content: PassNode!
  let axis: Axis
  /// Which of the views are shown, where that isn't all of them.
  let plan: ColumnPlan?
  /// The lengths, for each set of views that are shown together.
  private var lengths: [[Int]: SplitLengths] = [:]
  /// Where an app keeps the lengths of all views.
  private var kept: Binding<SplitViewLengths>?
  /// The views, in order, with their limits and lengths.
  var panes: [Pane] = []
  private var knowsPanes = false
  /// The places of the views that are shown.
  private(set) var visible: [Int] = []
  /// The view that is shown alone.
  private(set) weak var zoomed: ItemNode?
  /// The divider that the mouse moves, by its place among those that are shown.
  var dragged: Int? {
    get { draggedPane.flatMap { pane in visible.firstIndex { panes[$0].item === pane } } }
    set { draggedPane = newValue.map { panes[visible[$0]].item } }
  }
  /// The part before the divider that the mouse has: others may come and go.
  private weak var draggedPane: ItemNode?
  var clicks = ClickCount()
  /// The view that has the focus in it, as it is shown.
  var shownFocus: Int?
  /// Where that is along the dividers, where it is a part of the view.
  private var shownSpan: Range<Int>?

  /// A view of the split, and where it is along the axis.
  struct Pane {
    let item: ItemNode
    var limits: SplitLengths.Limits?
    var start = 0
    var length = 0
    var end: Int { start + length }
  }

  init(
    _ axis: Axis, plan: ColumnPlan? = nil, lengths kept: Binding<SplitViewLengths>? = nil,
    in context: NodeContext, content: @MainActor (NodeContext) -> Node
  ) {
    self.axis = axis
    self.plan = plan
    self.kept = kept
    super.init(in: context, flags: [.isElaborate, .clips, .handlesKeys, .handlesMouse])
    plan?.node = self
    self.content = childContext.watchFocus { [weak self] in
      self?.focusMoved()
    } content: {
      content($0)
    }
    evaluate()
  }

  // MARK: Views

  /// Looks for the views again after some have come or left; those that stay keep their lengths.
  private func findPanes() {
    guard !knowsPanes else { return }
    knowsPanes = true
    var found: [Pane] = []
    let before = panes
    content.visitItems { item in found.append(before.first { $0.item === item } ?? Pane(item: item)) }
    if found.count != before.count {
      lengths.removeAll()
      adoptKept(count: found.count)
    }
    panes = found
    shownFocus = focusedPane
    if let zoomed, !panes.contains(where: { $0.item === zoomed }) { self.zoomed = nil }
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { if let content { visit(content) } }

  override func itemsWillChange(at node: Node) {
    knowsPanes = false
    super.itemsWillChange(at: node)
  }

  override func itemsDidChange() {
    knowsPanes = false
    damageAndLayOut()
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if let index = panes.firstIndex(where: { $0.item === item }) { panes[index].limits = nil }
    damageAndLayOut()
  }

  /// The plan has changed.
  func planChanged() {
    for index in panes.indices { panes[index].limits = nil }
    damageAndLayOut()
  }

  // MARK: Lengths that an app keeps

  func update(lengths kept: Binding<SplitViewLengths>?) {
    self.kept = kept
    evaluate()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    guard kept != nil else { return }
    adoptKept(count: panes.count)
  }

  /// Adopts the lengths that are kept, if they are for as many views.
  private func adoptKept(count: Int) {
    guard let kept else { return }
    let shares = observed { kept.wrappedValue.shares }
    let all = Array(0..<count)
    let new = shares.count == count ? shares : []
    guard lengths[all]?.shares ?? [] != new else { return }
    lengths[all] = SplitLengths(shares: new)
    damageAndLayOut()
  }

  /// Stores the shares of the panes in the app's binding, when the user has changed them and all panes are shown.
  private func keep() {
    guard let kept, visible.count == panes.count else { return }
    let shares = SplitViewLengths(shares: lengths[visible]?.shares ?? [])
    if Evaluation.unobserved({ kept.wrappedValue }) != shares { kept.wrappedValue = shares }
  }

  // MARK: Layout

  private func along(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }

  private func proposal(_ length: Int?, across: Int?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
  }

  /// Finds out what lengths a pane takes, by offering it none, all and any.
  private func limits(of item: ItemNode, across: Int?) -> SplitLengths.Limits {
    func length(_ offered: Int?) -> Int { along(item.probe(proposal(offered, across: across)).size) }
    let least = max(length(0), 1)
    let most = max(length(.max), least)
    // The ideal length of a list of three rows says nothing about the room for the list.
    let shares = most >= CellLimit.maximum / 2 && !hasFirstLength(item)
    return SplitLengths.Limits(
      least: least, ideal: min(max(length(nil), least), most), most: most, shares: shares)
  }

  /// Whether a frame says how long a view is at first.
  private func hasFirstLength(_ item: ItemNode) -> Bool {
    item.firstLeading(isAlone: true) { ($0 as? UnaryLayoutNode<FlexibleFrame>)?.rule.ideal(along: axis) }
      != nil
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    var ideal = Size.zero
    if proposal.width == nil || proposal.height == nil {
      content.visitItems { item in
        let size = item.answer(to: proposal).size
        if axis == .horizontal {
          ideal = Size(width: ideal.width + size.width + 1, height: max(ideal.height, size.height))
        } else {
          ideal = Size(width: max(ideal.width, size.width), height: ideal.height + size.height + 1)
        }
      }
    }
    return Answer(
      proposal.replacingUnspecifiedDimensions(by: ideal), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  /// Finds out which views are shown, and covers the others.
  private func findVisible(in room: Int) {
    visible = plan?.columns(in: room).filter(panes.indices.contains) ?? Array(panes.indices)
    plan?.found(visible, in: room)
    if let zoomed, let index = panes.firstIndex(where: { $0.item === zoomed }) { visible = [index] }
    for index in panes.indices { panes[index].item.setCovered(!visible.contains(index)) }
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    findPanes()
    let answer = measure(proposal)
    let room = along(answer.size)
    let across = axis == .horizontal ? answer.size.height : answer.size.width
    findVisible(in: room)
    for index in visible where panes[index].limits == nil {
      panes[index].limits = plan?.limits(of: index) ?? limits(of: panes[index].item, across: across)
    }
    let limits = visible.compactMap { panes[$0].limits }
    let found = divide(room - (visible.count - 1), limits)
    var start = 0
    var haveMoved = false
    for (index, length) in zip(visible, found) {
      let isUnder = isProminent && index == visible.last
      let part = isUnder ? (0, room) : (start, length)
      haveMoved = haveMoved || part != (panes[index].start, panes[index].length)
      (panes[index].start, panes[index].length) = part
      panes[index].item.commit(self.proposal(panes[index].length, across: across))
      start += length + 1
    }
    if haveMoved { visitAround { if let outer = $0.asSplit, outer !== self { outer.innerPartsMoved() } } }
    return answer
  }

  /// The parts of a split view in this one have moved, and with them joints and the mark of the focus at the dividers of this one.
  private func innerPartsMoved() {
    damageDividers()
    // When all are in their places.
    afterUpdate { [self] in focusMoved() }
  }

  /// The lengths of the views that are shown.
  private func divide(_ room: Int, _ limits: [SplitLengths.Limits]) -> [Int] {
    if visible.count == 1 { return [max(room, 0)] }
    let lengths = lengths[visible, default: SplitLengths()]
    // The main column of a plan has the rest.
    if plan != nil, lengths.shares.isEmpty, let main = limits.firstIndex(where: { $0.ideal == .max }) {
      var ideal = limits.map(\.ideal)
      ideal[main] = 0
      let rest = room - ideal.reduce(0, +)
      if rest >= limits[main].least {
        ideal[main] = rest
        return ideal
      }
    }
    return lengths.lengths(of: limits, in: room)
  }

  /// Whether the last view has all the room, and the others cover a part of it.
  var isProminent: Bool { plan?.wish.isProminent == true && visible.count > 1 }

  override func origin(of item: ItemNode) -> Point {
    guard let index = panes.firstIndex(where: { $0.item === item }), visible.contains(index) else {
      // A covered view has no place on the screen.
      return Point(x: -CellLimit.maximum, y: -CellLimit.maximum)
    }
    // A view smaller than its part is centred in it.
    let (pane, own) = (panes[index], item.size)
    return axis == .horizontal
      ? Point(x: pane.start + max(pane.length - own.width, 0) / 2, y: max(size.height - own.height, 0) / 2)
      : Point(x: max(size.width - own.width, 0) / 2, y: pane.start + max(pane.length - own.height, 0) / 2)
  }

  /// The cells of the part of a view.
  func rect(of pane: Pane) -> Rect {
    axis == .horizontal
      ? Rect(x: pane.start, y: 0, width: pane.length, height: size.height)
      : Rect(x: 0, y: pane.start, width: size.width, height: pane.length)
  }

  /// The cells of the divider behind one of the views that are shown.
  func divider(_ place: Int) -> Rect {
    let end = panes[visible[place]].end
    return axis == .horizontal
      ? Rect(x: end, y: 0, width: 1, height: size.height) : Rect(x: 0, y: end, width: size.width, height: 1)
  }

  // MARK: Drawing

  override func paint(_ painter: inout Painter, at origin: Point) {
    // Covered views are drawn first.
    for index in isProminent ? visible.reversed() : visible {
      let pane = panes[index]
      let place = self.origin(of: pane.item)
      painter.clipped(to: rect(of: pane).offsetBy(dx: origin.x, dy: origin.y)) { painter in
        if plan?.isAside(index) == true, painter.palette.ground(.surface) != nil {
          painter.fill(painter.clip, with: .space, style: Style(background: .role(.surface)))
        } else if isProminent, index != visible.last {
          painter.fill(painter.clip, with: .space, style: Style(background: .role(.background)))
        }
        painter.paint(pane.item, at: origin.offsetBy(dx: place.x, dy: place.y))
      }
    }
    for place in visible.indices.dropLast() { paintDivider(place, &painter, at: origin) }
  }

  /// The focus came into one of the views, or left one.
  private func focusMoved() {
    let (focused, span) = (focusedPane, focusedSpan)
    guard focused != shownFocus || span != shownSpan else { return }
    (shownFocus, shownSpan) = (focused, span)
    damageDividers()
  }

  private func damageDividers() { for place in visible.indices.dropLast() { damage(divider(place)) } }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let inner = point.offsetBy(dx: -origin.x, dy: -origin.y)
    if visible.indices.dropLast().contains(where: { divider($0).contains(inner) }) { return self }
    guard let index = visible.first(where: { rect(of: panes[$0]).contains(inner) }) else { return nil }
    let place = self.origin(of: panes[index].item)
    return panes[index].item.hit(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }

  // MARK: Moving dividers

  /// Moves the divider after one of the shown views, and returns whether it moved.
  @discardableResult func move(_ place: Int, by cells: Int) -> Bool {
    guard let moved = lengths(moving: place, by: cells) else { return false }
    adopt(moved)
    return true
  }

  /// The lengths after the divider behind one of the views that are shown has moved; `nil` where it can't.
  func lengths(moving place: Int, by cells: Int) -> SplitLengths? {
    guard visible.count > 1, visible.indices.dropLast().contains(place) else { return nil }
    let limits = visible.compactMap { panes[$0].limits }
    var current = visible.map { panes[$0].length }
    // The covered view counts with its visible part.
    if isProminent { current[current.count - 1] = along(size) - panes[visible[visible.count - 2]].end - 1 }
    var moved = lengths[visible, default: SplitLengths()]
    return moved.moveDivider(place, by: cells, lengths: current, limits: limits) ? moved : nil
  }

  /// Shows the views in other lengths.
  func adopt(_ moved: SplitLengths) {
    lengths[visible] = moved
    damageAndLayOut()
    // Not during a drag: each step would be written.
    if dragged == nil { keep() }
  }

  /// The lengths are what they were at first.
  func forgetLengths() {
    lengths[visible] = nil
    damageAndLayOut()
    keep()
  }

  func endDrag() {
    guard draggedPane != nil else { return }
    draggedPane = nil
    keep()
    damage()
  }

  /// Whether a view can be shown alone, or all again.
  var canZoom: Bool { zoomed != nil || visible.count > 1 }

  /// Shows a view alone, or all again: in the split views around this one, too.
  func zoom(_ index: Int) {
    let alone = zoomed == nil ? panes[index].item : nil
    showAlone(alone)
    var inner: Node = self
    visitAround { node in
      guard let split = node.asSplit, split.plan == nil else { return }
      split.showAlone(alone.flatMap { _ in split.panes.first { inner.isWithin($0.item) }?.item })
      inner = split
    }
  }

  /// Shows one pane in all the room; `nil` shows all of them.
  private func showAlone(_ item: ItemNode?) {
    guard zoomed !== item else { return }
    zoomed = item
    damageAndLayOut()
  }

  override func presenceChanged(isCovered: Bool) { plan?.setHidden(isCovered && isCoveredInLayer) }

  func keys(_ keys: inout KeyTable) { dividerKeys(&keys) }

  override var name: String {
    plan == nil ? axis == .horizontal ? "HSplitView" : "VSplitView" : "Columns"
  }
  override var details: String { zoomed == nil ? "" : "one alone" }
}
