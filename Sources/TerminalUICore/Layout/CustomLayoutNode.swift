internal import CellLayout
internal import Cells
internal import RuntimeMetadata

/// A container that follows a ``Layout`` of the app or the framework: it calls the layout, and keeps its cache and
/// places.
@MainActor final class CustomLayoutNode<Rule: Layout>: ItemNode, CustomLayoutPlacing {
  private(set) var content: Node!
  private var rule: Rule
  /// The unit in which the rule measures.
  private var unit: LengthUnit
  private let areEqual: (Rule, Rule) -> Bool
  private var items: [ItemNode]?
  private var cache: Rule.Cache?
  /// Whether the rule, items or their answers changed since the layout made its cache or brought it up to date.
  private var cacheIsOld = false
  private var places: [ObjectIdentifier: Point] = [:]
  /// The items by their places, made by the first click after the last arrangement.
  private var bands: ItemBands?
  private var isPlacing = false
  /// Whether an item has another size, now that it is placed, than it said before: rows that it made are taller or lower.
  private var hasOtherSizes = false
  private var probes = ProbeCache()
  private let merging = GuideMerging()
  /// The guides of items that are placed only to find these out.
  private var merged: MergedGuides?

  init(_ rule: Rule, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    (self.rule, unit) = Self.counted(rule, in: context.frame.lengthUnit)
    areEqual = valuesAreEqual
    super.init(in: context, flags: .isElaborate)
    noteTakesRoom()
    self.content = content(childContext)
  }

  private static func counted(_ rule: Rule, in unit: LengthUnit) -> (Rule, LengthUnit) {
    unit == .cells ? (rule, .cells) : rule.counted(in: unit)
  }

  func update(_ given: Rule) {
    let (rule, unit) = Self.counted(given, in: lengthUnit)
    guard !areEqual(rule, self.rule) else { return }
    let oldAxis = stackAxis
    (self.rule, self.unit) = (rule, unit)
    if stackAxis != oldAxis {
      // Everything in the layout is measured again: the answers of spacers and dividers depend on the axis.
      visitContents { node in
        if node.flags.contains(.item) { node.flags.insert(.needsLayout) }
        return .into
      }
    }
    forgetAnswers()
    damageAndLayOut()
  }

  /// Lays out again: the rule read something that changed.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    forgetReadings()
    probes.forget()
    cache = nil
    damageAndLayOut()
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { visit(content) }

  override var stackAxis: Axis? {
    (rule as? AnyLayout)?.properties.stackOrientation ?? Rule.layoutProperties.stackOrientation
  }

  override var name: String { shortName(of: Rule.self) }

  /// Calls the rule with its subviews and its cache, as a reader of what the rule reads.
  private func withSubviews<Result>(_ body: @MainActor (Rule.Subviews, inout Rule.Cache) -> Result) -> Result
  {
    let subviews = LayoutSubviews(currentItems.map { LayoutSubview($0, in: unit) }, merging: merging)
    var cache: Rule.Cache
    if let present = self.cache {
      cache = present
      if cacheIsOld { reading { rule.updateCache(&cache, subviews: subviews) } }
    } else {
      cache = reading { rule.makeCache(subviews: subviews) }
    }
    cacheIsOld = false
    // A rule may use the answers in any way.
    let host = host
    let outer = host.layoutPass.beginProbe([.isProbedInWidth, .isProbedInHeight])
    // A change of anything that the rule reads leads to a new layout.
    let result = reading { body(subviews, &cache) }
    host.layoutPass.end(outer)
    self.cache = cache
    return result
  }

  /// Runs a part of the rule, and makes this node a reader of everything that it reads.
  private func reading<Result>(_ body: @MainActor () -> Result) -> Result {
    Rule.self is any UnobservedLayout.Type ? body() : observedFurther(body)
  }

  private var currentItems: [ItemNode] {
    if let items { return items }
    var found: [ItemNode] = []
    content.visitItems { found.append($0) }
    items = found
    return found
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    if let known = probes.answer(to: proposal, pass: host.layoutPass.number) { return known }
    let answer = answer(for: proposal)
    probes.note(answer, to: proposal)
    return answer
  }

  private func answer(for proposal: ProposedViewSize) -> Answer {
    let size = withSubviews { subviews, cache in
      rule.sizeThatFits(proposal: unit.length(proposal), subviews: subviews, cache: &cache)._cells(in: unit)
    }
    // It isn't known which proposals the rule reads, so its answer may depend on all of this.
    return Answer(size, traits: [.dependsOnWidth, .dependsOnHeight, .hasGuides])
  }

  /// The readings for each answer are kept until there are this many.
  private static var mostReadings: Int { 32 }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    if furtherReadingCount > Self.mostReadings {
      forgetReadings()
      probes.forget()
      cache = nil
    }
    let oldPlaces = places
    var answer = placeItems(proposal)
    if hasOtherSizes {
      forgetAnswers()
      answer = placeItems(proposal)
    }
    for item in currentItems where places[ObjectIdentifier(item)] == nil {
      item.commit(ProposedViewSize(answer.size))
      places[ObjectIdentifier(item)] = Point(
        x: (answer.size.width &- item.size.width) / 2, y: (answer.size.height &- item.size.height) / 2)
    }
    if places != oldPlaces { damage() }
    for item in currentItems {
      answer.overflow = Swift.max(
        answer.overflow, item.answer.overflow(at: origin(of: item), in: answer.size))
    }
    return answer
  }

  /// Has the rule place the items; returns its answer from before that.
  private func placeItems(_ proposal: ProposedViewSize) -> Answer {
    let answer = answer(for: proposal)
    bands = nil
    places.removeAll(keepingCapacity: true)
    (isPlacing, hasOtherSizes) = (true, false)
    // Views around may read the answer while the items are placed: it must be of this size, not of the one before.
    self.answer = answer
    withSubviews { subviews, cache in
      rule.placeSubviews(
        in: Rule.Bounds(unit.length(Rect(origin: .zero, size: answer.size))), proposal: unit.length(proposal),
        subviews: subviews, cache: &cache)
    }
    isPlacing = false
    return answer
  }

  /// Places a view: called by the rule while it places its views, and also when guides are computed.
  func place(_ item: ItemNode, at point: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard isPlacing || merged != nil else { return }
    // Only what makes rows or shows a part can be surprised by them.
    let expected = isPlacing && !item.flags.contains(.takesRoom) ? nil : item.answer(to: proposal).size
    let size = isPlacing ? item.commit(proposal) : expected ?? .zero
    if let expected, size != expected { hasOtherSizes = true }
    let offset = anchor.cell(in: size)
    let place = Point(x: (point.x &- offset.x).clampedToCells, y: (point.y &- offset.y).clampedToCells)
    if isPlacing { places[ObjectIdentifier(item)] = place } else { mergeGuide(of: item, at: place, proposal) }
  }

  override func origin(of item: ItemNode) -> Point { places[ObjectIdentifier(item)] ?? .zero }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    damageAndLayOut()
    forgetAnswers()
  }

  override func itemsWillChange(at node: Node) {
    damageAndLayOut()
    forgetAnswers()
  }

  /// Forgets the answers for the items as they were before.
  private func forgetAnswers() {
    probes.forget()
    cacheIsOld = true
  }

  override func itemsDidChange() {
    items = nil
    bands = nil
    cache = nil
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    let size = answer(to: proposal).size
    let bounds = Rule.Bounds(unit.length(Rect(origin: .zero, size: size)))
    let proposal = unit.length(proposal)
    merging.isAsked = false
    let guide = withSubviews { subviews, cache in
      switch key.axis {
      case .horizontal:
        rule.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        rule.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    guard let guide else { return merging.isAsked ? mergedGuide(key, in: size, bounds, proposal) : nil }
    return unit == .cells ? guide.rounded : unit.cells(guide._length, along: key.axis)
  }

  override func lane(of item: ItemNode) -> Rect? { lane(of: item, among: currentItems) }

  /// The guides of the items that place them, merged, where the rule places the items.
  private func mergedGuide(
    _ key: AlignmentKey, in size: Size, _ bounds: Rule.Bounds, _ proposal: ProposedViewSize
  ) -> Int? {
    let items = currentItems
    // The usual case costs no placing: no item may have the guide.
    let mayPlace: NodeFlags = [.isNew, .needsLayout, .hasGuides]
    guard key.isTextBaseline || items.contains(where: { !$0.flags.isDisjoint(with: mayPlace) }) else {
      return nil
    }
    let outer = (merged, isPlacing)
    (merged, isPlacing) = (MergedGuides(key: key), false)
    defer { (merged, isPlacing) = outer }
    withSubviews { subviews, cache in
      rule.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for item in items where merged?.placed.contains(ObjectIdentifier(item)) == false {
      let inner = item.answer(to: ProposedViewSize(size)).size
      let place = Point(x: (size.width &- inner.width) / 2, y: (size.height &- inner.height) / 2)
      mergeGuide(of: item, at: place, ProposedViewSize(size))
    }
    return merged.flatMap { key.combining($0.values) }
  }

  /// Adds the guide of an item at `place`, once for each item.
  private func mergeGuide(of item: ItemNode, at place: Point, _ proposal: ProposedViewSize) {
    guard let key = merged?.key, merged?.placed.insert(ObjectIdentifier(item)).inserted == true else {
      return
    }
    // Apart from the change of what is merged: what computes it may ask for guides of this node.
    guard let value = item.explicitGuide(key, for: proposal, item.answer(to: proposal)) else { return }
    merged?.values.append(value &+ (key.axis == .horizontal ? place.x : place.y))
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    painter.inOrder(of: self) { painter in
      painter.paintItems(of: .init(content)) { self.origin(of: $0, from: origin) }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let items = currentItems
    let bands = bands ?? ItemBands(of: items) { self.origin(of: $0) }
    self.bands = bands
    return hitTest(bands.places(at: point.y &- origin.y).map { items[$0] }, point) {
      self.origin(of: $0, from: origin)
    }
  }
}

/// The places of a guide in the items of a container, as a rule would place them.
@MainActor private struct MergedGuides {
  let key: AlignmentKey
  var values: [Int] = []
  var placed: Set<ObjectIdentifier> = []

  init(key: AlignmentKey) { self.key = key }
}
