internal import CellLayout
internal import Cells

/// The item of the whole screen: the base, and the layers over it, the last one on top.
///
/// The base is no layer and has no item of its own, so that an app without layers pays for none. Painting and hit testing
/// walk the same list.
@MainActor final class LayerStack: ItemNode {
  private(set) var base: Node!
  private(set) var layers: ContiguousArray<LayerNode> = []
  private var number = 0

  /// The frame of the values that hold for the whole tree.
  private let baseFrame: EnvironmentFrame

  init(in frame: EnvironmentFrame) {
    baseFrame = frame
    super.init(
      in: NodeContext(parentReference: nil, frameReference: .init(frame), wrapperReference: nil),
      flags: [.clips, .isElaborate])
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(in context: NodeContext, flags: NodeFlags) { fatalError("layers without a host") }

  /// Makes the base; views in it may present layers at once.
  func makeBase(_ make: @MainActor (NodeContext) -> Node) { base = make(childContext) }

  /// Where layers were that the screen still shows: they went after the last frame.
  private var uncovered: [Rect] = []

  private var baseItem: ItemNode { unsafeDowncast(base, to: ItemNode.self) }

  /// The rows of the base, where only so many of the screen are shown as the base and the layers need; `nil` where all are.
  var baseHeight: Int? {
    didSet { if baseHeight != oldValue { layers.forEach { $0.forgetPlace() } } }
  }

  /// The rows that are shown.
  var shownHeight: Int { layers.reduce(baseHeight ?? host.size.height) { max($0, $1.screenRect.maxY) } }

  /// The part of the screen in which a layer of a size is placed.
  func room(for size: Size) -> Size {
    Size(width: host.size.width, height: min(max(baseHeight ?? .max, size.height), host.size.height))
  }

  /// The nodes that present layers for the window instead of a view.
  private var presenters: [PresentationNode] = []

  /// Adds a node that presents such layers, as long as the host lives.
  func add<Presenter: PresentationNode>(_ make: (NodeContext) -> Presenter) -> Presenter {
    let made = make(childContext)
    presenters.append(made)
    return made
  }

  override func visitPresented(_ visit: @MainActor (Node) -> Void) { presenters.forEach(visit) }

  // MARK: Layers

  /// Puts a layer in its place: over those of its presenter that have its level or a lower one.
  func insert(_ layer: LayerNode) {
    let index = layers.firstIndex { layer.order.lexicographicallyPrecedes($0.order) } ?? layers.count
    layers.insert(layer, at: index)
    if front === layer.ownScope { host.giveKeyboard(to: layer.ownScope) }
    if layer.layer.isModal { host.lifecycle.changed(layer) { [self] in host.endPresses() } }
    damageDimmed(by: layer)
    layersChanged()
  }

  /// Takes out a layer that leaves.
  func remove(_ layer: LayerNode) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    damageDimmed(by: layer)
    layers.remove(at: index)
    endPictures(of: layer.ownScope)
    uncovered.append(layer.screenRect)
    host.damage(onScreen: layer.screenRect.intersection(Rect(origin: .zero, size: host.size)))
    if host.keyboard.scope === layer.ownScope { host.giveKeyboard(to: front) }
    layersChanged()
  }

  /// The scope that gets the keyboard next: that of the topmost layer that takes the keyboard, or else that of the base.
  private var front: Scope { layers.last { $0.layer.takesKeyboard }?.ownScope ?? frame.scope }

  /// Called when the behaviour of a layer has changed.
  func layerChanged(_ layer: LayerNode, from old: Layer) {
    guard layer.layer.placement != old.placement || layer.layer.dims != old.dims else { return }
    setNeedsLayout()
    layer.setNeedsLayout()
    layer.forgetPlace()
    invalidateDimming()
  }

  /// A number larger than all before.
  func nextNumber() -> Int {
    number += 1
    return number
  }

  /// Draws the cells again that `layer` dims, except for those that a lower layer dims in the same way.
  private func damageDimmed(by layer: LayerNode) {
    guard layer.layer.dims, let index = layers.lastIndex(where: \.layer.dims), layers[index] === layer else {
      return
    }
    guard let lower = layers[..<index].lastIndex(where: \.layer.dims), layer.dimsAs(layers[lower]) else {
      return invalidateDimming()
    }
    for layer in layers[lower..<index] { layer.damage() }
  }

  private func invalidateDimming() { host.damage(onScreen: Rect(origin: .zero, size: host.size)) }

  private func layersChanged() {
    let cover = layers.lastIndex { $0.layer.covers }
    base?.setCovered(cover != nil)
    for index in layers.indices { layers[index].setCovered(cover.map { index < $0 } ?? false) }
    setNeedsLayout()
  }

  /// Finds the places of the layers after a layout.
  func placeLayers() {
    for index in layers.indices { Reference.at(index, of: layers).borrow { if !$0.isNew { $0.findPlace() } } }
  }

  /// Draws the layers again that views in `node` present.
  func damageLayers(from node: Node) {
    for layer in layers where layer.isBelow(node) {
      if layer.layer.dims { invalidateDimming() } else { layer.damage() }
    }
  }

  /// Has cells drawn again that a view of a scope shows, without those under the layers above it.
  func damage(_ rect: Rect, of scope: Scope) {
    damage(rect, of: scope, below: layers.count)
  }

  /// Damages those parts of a rectangle that no layer above the scope's hides.
  private func damage(_ rect: Rect, of scope: Scope, below top: Int) {
    var index = top
    while index > 0 {
      index -= 1
      let layer = Reference.at(index, of: layers)
      if layer.borrow({ $0.ownScope === scope }) { break }
      // A layer that moves doesn't hide all that is below it.
      if layer.borrow({
        !$0.isPlaced || $0.layer.hasGaps || $0.flags.contains(.isMoving)
          || $0.screenRect.intersection(rect).isEmpty
      }) {
        continue
      }
      for part in rect.without(layer.object.screenRect) { damage(part, of: scope, below: index) }
      return
    }
    host.damage(onScreen: rect)
  }

  /// Whether the screen shows a layer over those of a scope in some cells of a rectangle.
  func isBelowLayer(_ rect: Rect, in scope: Scope) -> Bool {
    if uncovered.contains(where: { !$0.intersection(rect).isEmpty }) { return true }
    for layer in layers.reversed() {
      if layer.ownScope === scope { return false }
      if layer.isPlaced, !layer.screenRect.intersection(rect).isEmpty { return true }
    }
    return false
  }

  /// The scopes of all layers, that of the base first.
  var scopes: [Scope] { [frame.scope] + layers.map(\.ownScope) }

  /// The scopes of the layers over everything, which have no focus.
  var scopesOverAll: [Scope] {
    layers.filter { $0.layer.level == Layer.overAll && !$0.layer.takesKeyboard }.map(\.ownScope)
  }

  /// The scopes that get keys, beginning with the scope that has the keyboard and ending with a modal layer.
  func scopesBelow(_ scope: Scope) -> [Scope] {
    var found: [Scope] = []
    var isBelow = false
    for layer in layers.reversed() {
      if isBelow, layer.layer.takesKeyboard { found.append(layer.ownScope) }
      if layer.ownScope === scope { isBelow = true }
      if isBelow, layer.layer.isModal { return found }
    }
    return isBelow ? found + [frame.scope] : found
  }

  // MARK: Layout

  /// Called when the window has another size: everything is laid out, and the view with the focus stays in sight.
  func resize(to size: Size) {
    scope.focus.staysInSight()
    for layer in layers { layer.ownScope.focus.staysInSight() }
    flags.insert(.needsLayout)
    for layer in layers {
      layer.flags.insert(.needsLayout)
      layer.forgetPlace()
    }
    commit(ProposedViewSize(size))
    placeLayers()
  }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if let base { visit(base) }
  }
  override var name: String { "Root" }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(proposal.replacingUnspecifiedDimensions(by: .zero))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    // Covered layers are laid out when they are shown again.
    if !baseItem.flags.contains(.isCovered) { baseItem.commit(proposal) }
    for layer in layers where !layer.flags.contains(.isCovered) { layer.commit(proposal) }
    return measure(proposal)
  }

  override func origin(of item: ItemNode) -> Point {
    if item !== base, let layer = item as? LayerNode { return layer.place }
    return origin(for: item.size)
  }

  private func origin(for inner: Size) -> Point {
    Point(x: centre(inner.width, in: size.width), y: centre(inner.height, in: size.height))
  }

  private func centre(_ length: Int, in room: Int) -> Int { room / 2 &- length / 2 }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    // A layer gets its place when all is laid out.
    if item !== base { return unsafeDowncast(item, to: LayerNode.self).forgetPlace() }
    let before = origin(for: old.size)
    let after = origin(for: new.size)
    if before == after {
      damageDifference(at: before, from: old, to: new)
    } else {
      damage()
    }
  }

  // MARK: Drawing and hits

  override func paint(_ painter: inout Painter, at origin: Point) {
    if !uncovered.isEmpty { uncovered = [] }
    // The last layer that covers everything drawn, and the last one that dims the layers below it.
    var (bottom, dimmer) = (-1, -1)
    for index in layers.indices {
      Reference.at(index, of: layers).borrow { layer in
        if !layer.layer.hasGaps, !layer.flags.contains(.isMoving), layer.screenRect.contains(painter.clip) {
          bottom = index
        }
        if layer.layer.dims { dimmer = index }
      }
    }
    if bottom < 0 { paintBase(&painter, at: origin) }
    for index in max(bottom, 0)..<layers.count {
      Reference.at(index, of: layers).borrow { layer in
        if index == dimmer, index != bottom { layer.dimBelow(&painter) }
        if !layer.screenRect.intersection(painter.clip).isEmpty { painter.paint(layer, at: layer.place) }
      }
    }
  }

  /// Draws the base below all layers.
  @inline(__always) final func paintBase(_ painter: inout Painter, at origin: Point) {
    if !host.leaving.isEmpty { host.leaving.paint(of: frame.scope, with: &painter) }
    Reference(baseItem).borrow { stack in
      let place = self.origin(for: stack.size)
      painter.paint(stack, at: origin.offsetBy(dx: place.x, dy: place.y))
    }
    if !host.leaving.isEmpty { host.leaving.paint(of: frame.scope, isAbove: true, with: &painter) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    for layer in layers.reversed() {
      if let hit = layer.hit(point, at: layer.place) { return hit }
      // A press beside it is the layer's.
      if layer.layer.isModal { return layer }
    }
    let place = self.origin(for: baseItem.size)
    return baseItem.hit(point, at: origin.offsetBy(dx: place.x, dy: place.y))
  }
}
