public import CellLayout
public import Cells

/// A container that lines up its items along one axis.
///
/// Items whose answer doesn't depend on the length proposed along the axis count as one sum, which their
/// lists keep. Only the others, the flexible ones, take part in dividing what is left. So the change of one
/// inflexible item costs one path through the lists above it, whatever the number of its siblings.
@MainActor public final class StackNode: ItemNode {
  @exclusivity(unchecked) package private(set) var content: Node!
  private let axis: Axis
  @exclusivity(unchecked) private var spacing: Int
  @exclusivity(unchecked) private var alignment: AlignmentKey
  @exclusivity(unchecked) private var span = Span()
  /// The flexible items and what they were offered, while `divisionIsKnown`.
  @exclusivity(unchecked) private var division: [FlexibleItem] = []
  @exclusivity(unchecked) private var divided = 0
  @exclusivity(unchecked) private var divisionIsKnown = false
  @exclusivity(unchecked) private var probes = ProbeCache()
  @exclusivity(unchecked) private var lastProposal: ProposedViewSize?

  private struct FlexibleItem {
    unowned(unsafe) var item: ItemNode
    var minimum: Int
    var maximum: Int
    var length = 0
  }

  package init(
    in context: NodeContext, axis: Axis, spacing: Int, alignment: AlignmentKey,
    content: @MainActor (NodeContext) -> Node
  ) {
    self.axis = axis
    self.spacing = spacing.clampedToCells
    self.alignment = alignment
    super.init(in: context, flags: .isElaborate)
    self.content = content(childContext)
  }

  /// Takes new values for what the stack is made with.
  package func configure(spacing: Int, alignment: AlignmentKey) {
    let spacing = spacing.clampedToCells
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    forgetSpans(content)
    damageAndLayOut()
  }

  /// Calls `visit` with the content.
  public override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  /// The axis of the stack.
  public override var stackAxis: Axis? { axis }

  /// VStack or HStack.
  public override var name: String { axis == .vertical ? "VStack" : "HStack" }

  // MARK: Lengths along and across

  private func main(_ size: Size) -> Int { axis == .vertical ? size.height : size.width }
  private func cross(_ size: Size) -> Int { axis == .vertical ? size.width : size.height }
  private func main(_ proposal: ProposedViewSize) -> Int? {
    axis == .vertical ? proposal.height : proposal.width
  }
  private func cross(_ proposal: ProposedViewSize) -> Int? {
    axis == .vertical ? proposal.width : proposal.height
  }
  private func size(main: Int, cross: Int) -> Size {
    axis == .vertical ? Size(width: cross, height: main) : Size(width: main, height: cross)
  }
  private func proposal(main: Int?, cross: Int?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
  }
  private var mainFlag: NodeFlags { axis == .vertical ? .dependsOnHeight : .dependsOnWidth }
  private var crossFlag: NodeFlags { axis == .vertical ? .dependsOnWidth : .dependsOnHeight }

  // MARK: Spans

  private func itemSpan(_ item: ItemNode) -> Span {
    let answer = item.answer
    return itemSpan(answer, guide: item.guide(alignment, for: item.proposal, answer))
  }

  private func itemSpan(_ answer: Answer, guide: Int) -> Span {
    let length = main(answer.size)
    let isFlexible = answer.traits.contains(mainFlag)
    return Span(
      count: 1, main: length, fixed: isFlexible ? 0 : length, before: guide, after: cross(answer.size) &- guide,
      overflow: answer.overflow, low: 0, high: length, flexible: isFlexible ? 1 : 0,
      crossDependent: answer.traits.contains(crossFlag) ? 1 : 0,
      guided: answer.traits.contains(.hasGuides) ? 1 : 0,
      baselined: answer.traits.contains(.hasBaselines) ? 1 : 0)
  }

  /// The span of the items at or below `node`, of which those that need one get a proposal first.
  private func commitSpan(_ node: Node, _ proposal: ProposedViewSize) -> Span {
    if node.flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      return commitItem(item, proposal)
    }
    if node.flags.contains(.pass) {
      guard let child = unsafeDowncast(node, to: PassNode.self).child else { return Span() }
      return commitSpan(child, proposal)
    }
    let list = unsafeDowncast(node, to: ListNode.self)
    guard list.flags.contains(.needsSpan) else { return list.span }
    var span = Span()
    list.advances.removeAll(keepingCapacity: true)
    Steps.note(list.children.count)
    for index in 0..<list.children.count {
      let child = commitSpan(list.children[index], proposal)
      span.append(child, spacing: spacing)
      list.advances.append(Int32(truncatingIfNeeded: advance((child.count, child.main))))
    }
    list.span = span
    list.flags.remove(.needsSpan)
    return span
  }

  private func commitItem(_ item: ItemNode, _ proposal: ProposedViewSize) -> Span {
    let isStale = item.flags.contains(.isNew) || crossOfProposalDiffers(item.proposal, proposal)
    if isStale || item.flags.contains(.needsLayout) {
      divisionIsKnown = false
      if main(proposal) != nil, axis == .horizontal || item.flags.contains(.isElaborate), isFlexible(item, proposal) {
        // It gets its proposal once, when the length is divided: arranged twice on every level, nested stacks
        // would cost a power of their depth.
        item.flags.formUnion(mainFlag)
        return Span(count: 1, flexible: 1)
      }
      item.commit(isStale ? proposal : item.proposal)
    } else if item.proposal != proposal {
      if !item.flags.contains(mainFlag) {
        // The length along the axis is nothing to this item: it keeps its answer under the new proposal.
        item.proposal = proposal
      } else if main(proposal) == nil {
        item.commit(proposal)
      }
    }
    return itemSpan(item)
  }

  /// Whether the answer of an item that has no proposal yet depends on the length along the axis.
  private func isFlexible(_ item: ItemNode, _ proposal: ProposedViewSize) -> Bool {
    probe(item, main: 0, cross: cross(proposal)).traits.contains(mainFlag)
  }

  /// What an item would answer to another length along the axis than the one that it gets.
  private func probe(_ item: ItemNode, main: Int?, cross: Int?) -> Answer {
    let host = host
    let outer = host.probing
    host.probing.formUnion(axis == .vertical ? .isProbedInHeight : .isProbedInWidth)
    defer { host.probing = outer }
    return item.answer(to: proposal(main: main, cross: cross))
  }

  private func crossOfProposalDiffers(_ lhs: ProposedViewSize, _ rhs: ProposedViewSize) -> Bool {
    cross(lhs) != cross(rhs)
  }

  /// The number of items at or below `node` and their cells along the axis, as they stand: what a place is
  /// computed from.
  private func extent(_ node: Node) -> (count: Int, main: Int) {
    var node = node
    while true {
      if node.flags.contains(.item) { return (1, main(unsafeDowncast(node, to: ItemNode.self).size)) }
      if node.flags.contains(.list) { break }
      guard let child = unsafeDowncast(node, to: PassNode.self).child else { return (0, 0) }
      node = child
    }
    let list = unsafeDowncast(node, to: ListNode.self)
    if !list.flags.contains(.needsSpan) { return (list.span.count, list.span.main) }
    var sum = (count: 0, main: 0)
    Steps.note(list.children.count)
    for index in 0..<list.children.count {
      let next = extent(list.children[index])
      sum = (sum.count + next.count, (sum.main &+ next.main).clampedToLength)
    }
    return sum
  }

  private func advance(_ extent: (count: Int, main: Int)) -> Int {
    (extent.main &+ spacing &* extent.count).clampedToCells
  }

  /// How far a child of a list moves what is behind it.
  private func advance(of index: Int, in list: ListNode) -> Int {
    list.flags.contains(.needsSpan) ? advance(extent(list.children[index])) : Int(list.advances[index])
  }

  private func forgetSpans(_ node: Node) {
    Steps.note()
    guard !node.flags.contains(.item) else { return }
    if node.flags.contains(.list) { node.flags.insert(.needsSpan) }
    node.visitChildren(forgetSpans)
  }

  // MARK: Answers

  private func answer(for span: Span) -> Answer {
    var traits: NodeFlags = []
    if span.flexible > 0 { traits.insert(mainFlag) }
    if span.crossDependent > 0 { traits.insert(crossFlag) }
    if span.guided > 0 { traits.insert(.hasGuides) }
    if span.baselined > 0 { traits.insert(.hasBaselines) }
    let length = span.length(spacing: spacing)
    // Items that overlap may lie outside of the length that remains.
    let outside = spacing < 0 ? Swift.max(-span.low, span.high &- length, 0) : 0
    return Answer(
      size(main: length, cross: (span.before &+ span.after).clampedToLength),
      overflow: span.overflow &+ outside, traits: traits)
  }

  /// Commits the proposals of all items and divides the length among the flexible ones.
  public override func arrange(_ proposal: ProposedViewSize) -> Answer {
    if let last = lastProposal, crossOfProposalDiffers(last, proposal) {
      forgetSpans(content)
      divisionIsKnown = false
    }
    let oldBefore = span.before
    let mainChanged = lastProposal.map { main($0) != main(proposal) } ?? true
    lastProposal = proposal
    span = commitSpan(content, proposal)
    if span.flexible == 0 {
      division.removeAll(keepingCapacity: true)
      divisionIsKnown = false
    } else if let length = main(proposal) {
      divide(length, proposal: proposal)
    } else {
      divisionIsKnown = false
      if mainChanged {
        visitFlexibleItems(content) { item in
          item.commit(proposal)
          markSpansAbove(item)
        }
        span = commitSpan(content, proposal)
      }
    }
    if span.before != oldBefore { damage() }
    // Who arranges this stack has asked all its questions.
    probes.forget()
    return answer(for: span)
  }

  private func divide(_ length: Int, proposal: ProposedViewSize) {
    let crossLength = cross(proposal)
    if !divisionIsKnown {
      division.removeAll(keepingCapacity: true)
      visitFlexibleItems(content) { item in
        division.append(profile(of: item, cross: crossLength))
      }
    }
    let inflexible = span.fixed &+ spacing &* Swift.max(span.count - 1, 0)
    let available = length == .max ? .max : length &- inflexible
    if divisionIsKnown, available == divided { return }
    divided = available
    divisionIsKnown = true
    var children = division.indices.map { index in
      StackSizing.Child(
        minimum: division[index].minimum, maximum: division[index].maximum,
        priority: division[index].item.layoutPriority, index: index)
    }
    var didChange = false
    StackSizing.divide(available, among: &children) { index, share in
      let item = division[index].item
      let old = item.answer
      let proposal = self.proposal(main: share, cross: crossLength)
      let isStale = item.flags.contains(.needsLayout) || crossOfProposalDiffers(item.proposal, proposal)
      let taken = main(item.commit(proposal))
      if isStale || item.answer != old || item.hasReadGuides {
        didChange = true
        markSpansAbove(item)
      }
      return taken
    }
    if didChange { span = commitSpanOfDivided(content) }
  }

  /// The span after a division: every item has its proposal.
  private func commitSpanOfDivided(_ node: Node) -> Span {
    if node.flags.contains(.item) { return itemSpan(unsafeDowncast(node, to: ItemNode.self)) }
    if node.flags.contains(.pass) {
      guard let child = unsafeDowncast(node, to: PassNode.self).child else { return Span() }
      return commitSpanOfDivided(child)
    }
    let list = unsafeDowncast(node, to: ListNode.self)
    guard list.flags.contains(.needsSpan) else { return list.span }
    var span = Span()
    list.advances.removeAll(keepingCapacity: true)
    Steps.note(list.children.count)
    for index in 0..<list.children.count {
      let child = commitSpanOfDivided(list.children[index])
      span.append(child, spacing: spacing)
      list.advances.append(Int32(truncatingIfNeeded: advance((child.count, child.main))))
    }
    list.span = span
    list.flags.remove(.needsSpan)
    return span
  }

  private func divisionPlace(of item: ItemNode) -> Int? {
    for place in 0..<division.count where division[place].item === item { return place }
    return nil
  }

  private func profile(of item: ItemNode, cross: Int?) -> FlexibleItem {
    FlexibleItem(
      item: item, minimum: main(probe(item, main: 0, cross: cross).size),
      maximum: main(probe(item, main: .max, cross: cross).size))
  }

  private func visitFlexibleItems(_ node: Node, _ visit: @MainActor (ItemNode) -> Void) {
    Steps.note()
    if node.flags.contains(.item) {
      if node.flags.contains(mainFlag) { visit(unsafeDowncast(node, to: ItemNode.self)) }
    } else if node.flags.contains(.pass) {
      if let child = unsafeDowncast(node, to: PassNode.self).child { visitFlexibleItems(child, visit) }
    } else {
      let list = unsafeDowncast(node, to: ListNode.self)
      if list.flags.contains(.needsSpan) || list.span.flexible > 0 {
        for child in list.children { visitFlexibleItems(child, visit) }
      }
    }
  }

  /// The answer to a proposal other than the committed one, which costs a look at every item.
  public override func measure(_ proposal: ProposedViewSize) -> Answer {
    if span.flexible == 0, let last = lastProposal, !crossOfProposalDiffers(last, proposal),
      !flags.contains(.needsLayout)
    {
      return answer
    }
    return probes.answer(to: proposal, turn: host.layoutPass) {
      var span = Span()
      for part in parts(for: proposal) {
        span.append(itemSpan(part.answer, guide: part.guide), spacing: spacing)
      }
      return answer(for: span)
    }
  }

  /// An item as a proposal for the stack would arrange it.
  private struct Part {
    var item: ItemNode
    var proposal: ProposedViewSize
    var answer: Answer
    var guide = 0
  }

  /// The items as `proposal` would arrange them.
  private func parts(for proposal: ProposedViewSize) -> [Part] {
    let crossLength = cross(proposal)
    var parts: [Part] = []
    if let length = main(proposal), length != .max, length != 0 || spacing < 0 {
      content.visitItems { item in
        let answer = probe(item, main: 0, cross: crossLength)
        parts.append(Part(item: item, proposal: self.proposal(main: 0, cross: crossLength), answer: answer))
      }
      divide(length, among: &parts, cross: crossLength)
    } else {
      // With no room, or no limit, every item is offered just that.
      content.visitItems { item in
        parts.append(Part(item: item, proposal: proposal, answer: item.answer(to: proposal)))
      }
    }
    for place in parts.indices {
      let part = parts[place]
      parts[place].guide = part.item.guide(alignment, for: part.proposal, part.answer)
    }
    return parts
  }

  /// Divides a length among those parts that are flexible, all of which have answered to no length.
  private func divide(_ length: Int, among parts: inout [Part], cross: Int?) {
    var fixed = 0
    var children: [StackSizing.Child] = []
    for (place, part) in parts.enumerated() {
      let minimum = main(part.answer.size)
      if part.answer.traits.contains(mainFlag) {
        children.append(
          StackSizing.Child(
            minimum: minimum, maximum: main(probe(part.item, main: .max, cross: cross).size),
            priority: part.item.layoutPriority, index: place))
      } else {
        fixed = (fixed &+ minimum).clampedToLength
      }
    }
    guard !children.isEmpty else { return }
    let available = length &- fixed &- spacing &* (parts.count - 1)
    StackSizing.divide(available, among: &children) { place, share in
      parts[place].proposal = proposal(main: share, cross: cross)
      parts[place].answer = probe(parts[place].item, main: share, cross: cross)
      return main(parts[place].answer.size)
    }
  }

  // MARK: Changes

  /// Damages from the item's place on, as far as items can move, and measures again.
  public override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    guard !flags.contains(.isNew) else { return }
    if old == new, !item.hasReadGuides {
      if changesDivision(item) {
        divisionIsKnown = false
        setNeedsLayout()
      } else if isProbed {
        setNeedsLayout()
      }
      return
    }
    if old.traits.union(new.traits).contains(mainFlag) { divisionIsKnown = false }
    if spacing < 0 {
      damage()
    } else {
      damageChange(of: item, from: old, to: new)
    }
    markSpansAbove(item)
    setNeedsLayout()
  }

  /// Whether an item that keeps its answer has others for the probes of the division.
  private func changesDivision(_ item: ItemNode) -> Bool {
    guard divisionIsKnown, item.flags.contains(mainFlag),
      let place = divisionPlace(of: item)
    else { return false }
    let profile = profile(of: item, cross: cross(item.proposal))
    return profile.minimum != division[place].minimum || profile.maximum != division[place].maximum
  }

  private func damageChange(of item: ItemNode, from old: Answer, to new: Answer) {
    let start = start(of: item)
    let reach = Swift.max(old.overflow, new.overflow)
    if item.hasReadGuides || !new.traits.isDisjoint(with: [.hasGuides, .hasBaselines])
      || !alignment.isOrigin && cross(old.size) != cross(new.size)
    {
      // It may lie elsewhere across the stack.
      let length = Swift.max(main(old.size), main(new.size)) &+ 2 &* reach
      damage(main: start &- reach, length: length, reach: reach)
    } else if cross(old.size) != cross(new.size) || old.overflow != new.overflow {
      damageDifference(
        at: axis == .vertical ? Point(x: span.before, y: start) : Point(x: start, y: span.before), from: old, to: new)
    }
    if main(old.size) != main(new.size) {
      // What the item shows in the cells that it keeps is its own affair.
      damage(from: start &+ Swift.min(main(old.size), main(new.size)), reach: reach)
    }
  }

  /// Damages the whole stack from `start` on; `reach` is how far an item may draw beyond its cells.
  private func damage(from start: Int, reach: Int) {
    let reach = Swift.max(span.overflow, reach)
    let end = main(size) &+ overflow
    damage(main: start &- reach, length: (end &- start &+ reach).clampedToLength, reach: reach)
  }

  private func damage(main start: Int, length: Int, reach: Int) {
    let reach = Swift.max(overflow, reach)
    let across = cross(size) &+ 2 &* reach
    damage(
      axis == .vertical
        ? Rect(x: -reach, y: start, width: across, height: length)
        : Rect(x: start, y: -reach, width: length, height: across))
  }

  /// Damages from the node's place on and measures again.
  public override func itemsWillChange(at node: Node) {
    guard !flags.contains(.isNew) else { return }
    divisionIsKnown = false
    if spacing < 0 {
      damage()
    } else {
      damage(from: start(of: node), reach: 0)
    }
    setNeedsLayout()
  }

  // MARK: Places

  /// Where `node` begins along the axis: the sum of what is before it.
  private func start(of node: Node) -> Int {
    var sum = 0
    var next = node
    while next !== content, let parent = next.parent {
      if parent.flags.contains(.list) {
        let list = unsafeDowncast(parent, to: ListNode.self)
        Steps.note(Int(next.index))
        for index in 0..<Int(next.index) { sum = (sum &+ advance(of: index, in: list)).clampedToCells }
      }
      next = parent
    }
    return sum
  }

  /// The top left cell of an item: a sum along the axis, and its guide across.
  public override func origin(of item: ItemNode) -> Point {
    let start = start(of: item)
    let offset = span.before &- item.guide(alignment)
    return axis == .vertical ? Point(x: offset, y: start) : Point(x: start, y: offset)
  }

  // MARK: Drawing and hit testing

  /// Draws the items that meet the painter's clip.
  public override func paint(_ painter: inout Painter, at origin: Point) {
    var start = axis == .vertical ? origin.y : origin.x
    paint(content, &painter, origin, &start)
  }

  private func paint(_ node: Node, _ painter: inout Painter, _ origin: Point, _ start: inout Int) {
    if node.flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      let offset = span.before &- item.guide(alignment)
      painter.paint(
        item,
        at: axis == .vertical
          ? Point(x: origin.x &+ offset, y: start) : Point(x: start, y: origin.y &+ offset))
      start = (start &+ main(item.size) &+ spacing).clampedToCells
    } else if node.flags.contains(.pass) {
      let pass = unsafeDowncast(node, to: PassNode.self)
      guard let child = pass.child else { return }
      if node.flags.contains(.hasEffect) {
        pass.paintChild(&painter) { self.paint(child, &$0, origin, &start) }
      } else {
        paint(child, &painter, origin, &start)
      }
    } else {
      let list = unsafeDowncast(node, to: ListNode.self)
      let clip = painter.clip
      let low = axis == .vertical ? clip.minY : clip.minX
      let high = axis == .vertical ? clip.maxY : clip.maxX
      let reach = span.overflow
      for index in 0..<list.children.count {
        Steps.note()
        if start &- reach >= high, spacing >= 0 { return }
        let end = start &+ advance(of: index, in: list)
        if spacing < 0
          ? overlaps(list.children[index], from: start, low, high) : end &+ reach > low || end == start
        {
          paint(list.children[index], &painter, origin, &start)
        }
        start = end.clampedToCells
      }
    }
  }

  /// Whether items at or below `node`, which overlap others, may draw between `low` and `high`.
  private func overlaps(_ node: Node, from start: Int, _ low: Int, _ high: Int) -> Bool {
    guard node.flags.contains(.list), !node.flags.contains(.needsSpan) else { return true }
    let span = unsafeDowncast(node, to: ListNode.self).span
    return start &+ span.low &- span.overflow < high && start &+ span.high &+ span.overflow > low
  }

  /// The foremost node under `point`.
  public override func hitTest(_ point: Point, at origin: Point) -> Node? {
    var start = axis == .vertical ? origin.y : origin.x
    return hitTest(content, point, origin, &start)
  }

  private func hitTest(_ node: Node, _ point: Point, _ origin: Point, _ start: inout Int) -> Node? {
    if node.flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      let offset = span.before &- item.guide(alignment)
      let place =
        axis == .vertical
        ? Point(x: origin.x &+ offset, y: start) : Point(x: start, y: origin.y &+ offset)
      start = (start &+ main(item.size) &+ spacing).clampedToCells
      return item.hit(point, at: place)
    }
    if node.flags.contains(.pass) {
      guard let child = unsafeDowncast(node, to: PassNode.self).child,
        !node.flags.contains(.isHidden)
      else {
        start = (start &+ advance(extent(node))).clampedToCells
        return nil
      }
      let before = start
      if let hit = hitTest(child, point, origin, &start) { return hit }
      guard node.flags.contains(.isSolid), let item = node.firstItem else { return nil }
      let offset = span.before &- item.guide(alignment)
      let place =
        axis == .vertical
        ? Point(x: origin.x &+ offset, y: before) : Point(x: before, y: origin.y &+ offset)
      return Rect(origin: place, size: item.size).contains(point) ? node : nil
    }
    let position = axis == .vertical ? point.y : point.x
    var found: Node?
    let list = unsafeDowncast(node, to: ListNode.self)
    for index in 0..<list.children.count {
      if start &- span.overflow > position, spacing >= 0 { break }
      let end = (start &+ advance(of: index, in: list)).clampedToCells
      if end &+ span.overflow > position || end == start || spacing < 0,
        let hit = hitTest(list.children[index], point, origin, &start)
      {
        found = hit
      }
      start = end
    }
    return found
  }

  /// The guide of the items that place it, combined.
  public override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    var values: [Int] = []
    if !flags.contains(.needsLayout), proposal == lastProposal || span.flexible == 0 && lastProposal.map({ !crossOfProposalDiffers($0, proposal) }) ?? false {
      visitItems(content, placing: key) { item in
        guard let value = item.explicitGuide(key, for: item.proposal, item.answer) else { return }
        let origin = origin(of: item)
        values.append(value &+ (key.axis == .horizontal ? origin.x : origin.y))
      }
      return key.combining(values)
    }
    let parts = parts(for: proposal)
    let before = parts.map(\.guide).max() ?? 0
    var start = 0
    for part in parts {
      if let value = part.item.explicitGuide(key, for: part.proposal, part.answer) {
        values.append(value &+ (key.axis == axis ? start : before &- part.guide))
      }
      start = (start &+ main(part.answer.size) &+ spacing).clampedToCells
    }
    return key.combining(values)
  }

  private func visitItems(_ node: Node, placing key: AlignmentKey, _ visit: @MainActor (ItemNode) -> Void) {
    Steps.note()
    if node.flags.contains(.item) {
      let item = unsafeDowncast(node, to: ItemNode.self)
      if item.answer.mayPlace(key) { visit(item) }
    } else if node.flags.contains(.pass) {
      if let child = unsafeDowncast(node, to: PassNode.self).child { visitItems(child, placing: key, visit) }
    } else {
      let list = unsafeDowncast(node, to: ListNode.self)
      if list.flags.contains(.needsSpan) || list.span.guided > 0 || key.isTextBaseline && list.span.baselined > 0 {
        for child in list.children { visitItems(child, placing: key, visit) }
      }
    }
  }

  /// The spacing, for descriptions.
  public override var details: String { spacing == 0 ? "" : "spacing \(spacing)" }

  /// The lists whose span is not the fold of their children's: one line for each.
  func checkSpans() -> [String] {
    var broken: [String] = []
    func check(_ node: Node) -> Span {
      if node.flags.contains(.item) { return itemSpan(unsafeDowncast(node, to: ItemNode.self)) }
      var fold = Span()
      node.visitChildren { fold.append(check($0), spacing: spacing) }
      guard node.flags.contains(.list) else { return fold }
      let list = unsafeDowncast(node, to: ListNode.self)
      if list.flags.contains(.needsSpan) {
        broken.append("\(list) in \(self) does not know its span")
      } else if list.span != fold {
        broken.append("\(list) in \(self) has the span \(list.span), not \(fold)")
      }
      return fold
    }
    let fold = check(content)
    if span != fold { broken.append("\(self) has the span \(span), not \(fold)") }
    return broken
  }
}
