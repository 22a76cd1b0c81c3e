internal import CellLayout
internal import Cells
internal import RuntimeMetadata

/// A container that follows a ``Layout`` of the app.
@MainActor final class CustomLayoutNode<Rule: Layout>: ItemNode, CustomLayoutPlacing {
  @exclusivity(unchecked) private(set) var content: Node!
  private var rule: Rule
  private let areEqual: (Rule, Rule) -> Bool
  private var items: [ItemNode]?
  private var cache: Rule.Cache?
  /// Whether items or their answers changed since the layout made its cache or brought it up to date.
  private var cacheIsOld = false
  private var places: [ObjectIdentifier: Point] = [:]
  /// The items by where they are, since somebody clicked after the last arrangement.
  private var bands: ItemBands?
  private var isPlacing = false
  private var probes = ProbeCache()

  init(_ rule: Rule, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.rule = rule
    areEqual = valuesAreEqual
    super.init(in: context, flags: .isElaborate)
    noteTakesRoom()
    self.content = content(childContext)
  }

  func update(_ rule: Rule) {
    guard !areEqual(rule, self.rule) else { return }
    let oldAxis = stackAxis
    self.rule = rule
    if stackAxis != oldAxis { forgetAnswers(below: self) }
    probes.forget()
    damageAndLayOut()
  }

  /// Has everything in the layout measured again: what spacers and dividers answer depends on the axis.
  private func forgetAnswers(below node: Node) {
    node.visitChildren { child in
      child.flags.formUnion(child.flags.intersection(.item).isEmpty ? [] : .needsLayout)
      forgetAnswers(below: child)
    }
  }

  /// Lays out anew: the rule read something that changed.
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

  private func withSubviews<Result>(_ body: @MainActor (Rule.Subviews, inout Rule.Cache) -> Result) -> Result
  {
    let subviews = LayoutSubviews(currentItems.map { LayoutSubview($0) })
    var cache: Rule.Cache
    if let present = self.cache {
      cache = present
      if cacheIsOld { reading { rule.updateCache(&cache, subviews: subviews) } }
    } else {
      cache = reading { rule.makeCache(subviews: subviews) }
    }
    cacheIsOld = false
    // Nobody knows what a rule makes of the answers.
    let host = host
    let outer = host.layoutPass.beginProbe([.isProbedInWidth, .isProbedInHeight])
    // What the rule reads makes a new layout when it changes.
    let result = reading { body(subviews, &cache) }
    host.layoutPass.end(outer)
    self.cache = cache
    return result
  }

  /// Runs a part of the rule, and makes this node a reader of what it reads.
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
      rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    // Nothing is known of what the rule looks at.
    return Answer(size, traits: [.dependsOnWidth, .dependsOnHeight, .hasGuides])
  }

  /// What is read for each answer is kept until there is so much of it.
  private static var mostReadings: Int { 32 }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    if furtherReadingCount > Self.mostReadings {
      forgetReadings()
      probes.forget()
      cache = nil
    }
    var answer = answer(for: proposal)
    let oldPlaces = places
    bands = nil
    places.removeAll(keepingCapacity: true)
    isPlacing = true
    withSubviews { subviews, cache in
      rule.placeSubviews(
        in: Rect(origin: .zero, size: answer.size), proposal: proposal, subviews: subviews, cache: &cache)
    }
    isPlacing = false
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

  func place(_ item: ItemNode, at point: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard isPlacing else { return }
    let size = item.commit(proposal)
    let offset = anchor.cell(in: size)
    places[ObjectIdentifier(item)] = Point(
      x: (point.x &- offset.x).clampedToCells, y: (point.y &- offset.y).clampedToCells)
  }

  override func origin(of item: ItemNode) -> Point { places[ObjectIdentifier(item)] ?? .zero }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    probes.forget()
    cacheIsOld = true
    damageAndLayOut()
  }

  override func itemsWillChange(at node: Node) {
    probes.forget()
    cacheIsOld = true
    damageAndLayOut()
  }

  override func itemsDidChange() {
    items = nil
    bands = nil
    cache = nil
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    let bounds = Rect(origin: .zero, size: answer(to: proposal).size)
    return withSubviews { subviews, cache in
      switch key.axis {
      case .horizontal:
        rule.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        rule.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    painter.inOrder(of: self) { painter in
      painter.paintItems(of: .init(content)) { item in
        let place = self.origin(of: item)
        return origin.offsetBy(dx: place.x, dy: place.y)
      }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let items = currentItems
    let bands = bands ?? ItemBands(of: items) { self.origin(of: $0) }
    self.bands = bands
    return hitTest(bands.places(at: point.y &- origin.y).map { items[$0] }, point) { item in
      let place = self.origin(of: item)
      return origin.offsetBy(dx: place.x, dy: place.y)
    }
  }
}
