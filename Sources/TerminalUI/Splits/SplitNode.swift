internal import CellLayout
internal import Cells
internal import TerminalUICore

/// The item of a split view: its views along an axis, and the lines between them.
final class SplitNode: ItemNode, PressResponder {
  private(set) var content: Node!
  private let axis: Axis
  private var lengths = SplitLengths()
  /// The views, in order, with what each takes and what it has.
  private var panes: [Pane] = []
  private var knowsPanes = false
  /// The view that is shown alone.
  private weak var zoomed: ItemNode?
  /// The divider that the mouse moves, and where it was.
  private var dragged: (index: Int, at: Int)?
  private var clicks = ClickCount()

  private struct Pane {
    let item: ItemNode
    var limits: SplitLengths.Limits?
    var start = 0
    var length = 0
  }

  init(_ axis: Axis, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.axis = axis
    super.init(in: context, flags: [.isElaborate, .clips, .handlesKeys, .handlesMouse])
    self.content = content(childContext)
  }

  // MARK: Views

  private func findPanes() {
    guard !knowsPanes else { return }
    knowsPanes = true
    var found: [Pane] = []
    let before = panes
    content.visitItems { item in found.append(before.first { $0.item === item } ?? Pane(item: item)) }
    if found.count != before.count { lengths.forget() }
    panes = found
    coverOthers()
  }

  /// While one view is shown alone the others are covered.
  private func coverOthers() {
    if let zoomed, !panes.contains(where: { $0.item === zoomed }) { self.zoomed = nil }
    for pane in panes { pane.item.setCovered(zoomed != nil && pane.item !== zoomed) }
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

  // MARK: Layout

  private func along(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }

  private func proposal(_ length: Int?, across: Int?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
  }

  private func limits(of item: ItemNode, across: Int?) -> SplitLengths.Limits {
    func length(_ offered: Int?) -> Int { along(item.probe(proposal(offered, across: across)).size) }
    let least = max(length(0), 1)
    let most = max(length(.max), least)
    return SplitLengths.Limits(least: least, ideal: min(max(length(nil), least), most), most: most)
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

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    findPanes()
    let answer = measure(proposal)
    let room = along(answer.size)
    let across = axis == .horizontal ? answer.size.height : answer.size.width
    if let zoomed {
      zoomed.commit(self.proposal(room, across: across))
      return answer
    }
    for index in panes.indices where panes[index].limits == nil {
      panes[index].limits = limits(of: panes[index].item, across: across)
    }
    let limits = panes.compactMap(\.limits)
    let found = lengths.lengths(of: limits, in: room - (panes.count - 1))
    var start = 0
    for index in panes.indices {
      (panes[index].start, panes[index].length) = (start, found[index])
      panes[index].item.commit(self.proposal(found[index], across: across))
      start += found[index] + 1
    }
    return answer
  }

  override func origin(of item: ItemNode) -> Point {
    if let zoomed {
      return item === zoomed ? .zero : Point(x: -CellLimit.maximum, y: -CellLimit.maximum)
    }
    guard let pane = panes.first(where: { $0.item === item }) else { return .zero }
    // What is smaller than its part stands in the middle of it.
    let own = item.size
    return axis == .horizontal
      ? Point(x: pane.start + max(pane.length - own.width, 0) / 2, y: max(size.height - own.height, 0) / 2)
      : Point(x: max(size.width - own.width, 0) / 2, y: pane.start + max(pane.length - own.height, 0) / 2)
  }

  /// The cells of the part of a view.
  private func rect(of pane: Pane) -> Rect {
    axis == .horizontal
      ? Rect(x: pane.start, y: 0, width: pane.length, height: size.height)
      : Rect(x: 0, y: pane.start, width: size.width, height: pane.length)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    if let zoomed { return painter.paint(zoomed, at: origin) }
    for pane in panes {
      let place = self.origin(of: pane.item)
      painter.clipped(to: rect(of: pane).offsetBy(dx: origin.x, dy: origin.y)) { painter in
        painter.paint(pane.item, at: origin.offsetBy(dx: place.x, dy: place.y))
      }
    }
    for index in panes.indices.dropLast() {
      let line = divider(index).offsetBy(dx: origin.x, dy: origin.y)
      let lines = BoxDrawing.light
      painter.fill(
        line, with: axis == .horizontal ? lines.vertical : lines.horizontal,
        style: Style(foreground: .role(dragged?.index == index ? .tint : .separator)))
    }
  }

  /// The cells of the divider behind a view.
  private func divider(_ index: Int) -> Rect {
    let place = panes[index].start + panes[index].length
    return axis == .horizontal
      ? Rect(x: place, y: 0, width: 1, height: size.height)
      : Rect(x: 0, y: place, width: size.width, height: 1)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let inner = point.offsetBy(dx: -origin.x, dy: -origin.y)
    if let zoomed { return zoomed.hit(point, at: origin) }
    if panes.indices.dropLast().contains(where: { divider($0).contains(inner) }) { return self }
    guard let pane = panes.first(where: { rect(of: $0).contains(inner) }) else { return nil }
    let place = self.origin(of: pane.item)
    return pane.item.hit(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }

  // MARK: The mouse

  /// Whether a divider moved.
  @discardableResult private func move(_ index: Int, by cells: Int) -> Bool {
    guard zoomed == nil else { return false }
    let limits = panes.compactMap(\.limits)
    guard lengths.moveDivider(index, by: cells, lengths: panes.map(\.length), limits: limits) else {
      return false
    }
    damageAndLayOut()
    return true
  }

  var priority: GesturePriority { .high }

  func hear(_ event: GestureEvent) -> GestureProgress {
    let origin = absoluteOrigin
    let point = event.globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
    let place = axis == .horizontal ? point.x : point.y
    switch event.kind {
    case .down:
      guard zoomed == nil, let index = panes.indices.dropLast().first(where: { divider($0).contains(point) })
      else {
        return .failed
      }
      if clicks.add(at: event.globalLocation, time: event.time) == 2 {
        lengths.forget()
        damageAndLayOut()
      }
      dragged = (index, place)
      damage(divider(index))
      return .active
    case .move:
      guard let dragged, panes.indices.contains(dragged.index) else { return .failed }
      let pane = panes[dragged.index]
      move(dragged.index, by: place - (pane.start + pane.length))
      return .active
    case .up, .time:
      endDrag()
      return .ended
    }
  }

  func cancel() { endDrag() }

  private func endDrag() {
    guard dragged != nil else { return }
    dragged = nil
    damage()
  }

  // MARK: Keys

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, let index = panes.firstIndex(where: { $0.item === focusedPane }) else {
      return .ignored
    }
    let modifiers = press.modifiers.held
    if modifiers.contains(.option), !modifiers.contains(.control), !modifiers.contains(.command) {
      switch press.key {
      case "z": return zoom(panes[index].item)
      case "<": return resize(index, by: -1)
      case ">": return resize(index, by: 1)
      default: break
      }
    }
    guard modifiers == [.option, .shift] else { return .ignored }
    // The divider behind the view; the last one has only one before it.
    let divider = min(index, panes.count - 2)
    switch (axis, press.key) {
    case (.horizontal, .leftArrow), (.vertical, .upArrow): return move(divider, by: -1) ? .handled : .ignored
    case (.horizontal, .rightArrow), (.vertical, .downArrow):
      return move(divider, by: 1) ? .handled : .ignored
    default: return .ignored
    }
  }

  private func resize(_ index: Int, by cells: Int) -> KeyPress.Result {
    let isLast = index == panes.count - 1
    return move(isLast ? index - 1 : index, by: isLast ? -cells : cells) ? .handled : .ignored
  }

  private func zoom(_ item: ItemNode) -> KeyPress.Result {
    guard panes.count > 1 else { return .ignored }
    zoomed = zoomed == nil ? item : nil
    coverOthers()
    damageAndLayOut()
    return .handled
  }

  /// The view that has the focus in it.
  private var focusedPane: ItemNode? {
    var next: Node? = host.focusedNode
    while let node = next, node !== self {
      if let item = node as? ItemNode, panes.contains(where: { $0.item === item }) { return item }
      next = node.parent
    }
    return nil
  }

  override var name: String { axis == .horizontal ? "HSplitView" : "VSplitView" }
  override var details: String { zoomed == nil ? "" : "one alone" }
}
