internal import CellLayout
internal import Cells
internal import Terminal

/// The item of one layer, and the top of its scope.
///
/// Its parent is the node of the view that presents it, which gives it environment, state and lifetime; its container is the
/// ``LayerStack``, which gives it its size and its place.
@MainActor final class LayerNode: ItemNode, KeyResponder, MouseResponder {
  /// The behaviour of the layer.
  ///
  /// It may change while the layer is shown.
  var layer: Layer {
    didSet {
      guard layer != oldValue else { return }
      host.root.layerChanged(self, from: oldValue)
    }
  }
  /// The views in the layer that may prevent the user from dismissing it.
  var holds = Registry<LayerHoldNode>()
  let ownScope: Scope
  /// The rank of the layer by level and time, after the ranks of its presenter's layer.
  let order: [Int]
  /// The layer's position on the screen; the stack sets it.
  var place = Point.zero
  /// Whether the layer has a place.
  var isPlaced = false
  /// The size that the content needs, and the size that the layer gets at its place.
  private var wish = Size.zero
  private var room: Size?
  /// The size that it wanted in a window in which it covers its anchor, because it would have to scroll next to it.
  private var covering: (wish: Size, window: Size)?
  /// Whether the anchor of the layer is out of sight.
  private var hasLostAnchor = false
  private(set) var content: Node!
  /// The effects around the presenter, the innermost first.
  ///
  /// The presenter's ancestors outlive the layer, so nothing is retained.
  private let effects: [Reference<EffectNode>]
  /// The way back from the dismiss action, which may outlive the layer.
  private let link = LayerLink()
  private let inner: EnvironmentFrame

  /// Makes a layer over all others; its content follows, when the layer is in the stack.
  init(_ layer: Layer, of presenter: PresentationNode) {
    let context = presenter.childContext
    let stack: LayerStack = context.frame.host.root
    self.layer = layer
    effects = presenter.effectsAround
    ownScope = Scope(in: context.frame.host)
    let outer = layer.level == Layer.overAll ? nil : context.frame.scope.layerNode
    order = (outer?.order ?? []) + [layer.level, stack.nextNumber()]
    inner = EnvironmentFrame(of: ownScope, parent: context.frame)
    super.init(in: context, flags: [.clips, .isElaborate, .endsEvents, .handlesMouse])
    setContainer(stack)
    index = .max
    frame = inner
    ownScope.top = self
    ownScope.isOverAll = layer.level == Layer.overAll
    // Values for the place of the presenter don't hold in the layer.
    for entry in inner.scopedEntries { inner.add(entry) }
    var values = EnvironmentValues()
    values.isEnabled = true
    (values[OffersFocusKey.self], values[OffersKeysKey.self]) = (true, true)
    values.isPresented = true
    link.layer = self
    values.dismiss = DismissAction { [link] in link.layer?.presenter?.dismiss() }
    for entry in values.changes { inner.add(entry) }
  }

  /// The node that presents the layer; `nil` once the layer has left.
  private var presenter: PresentationNode? {
    parent.map { unsafeDowncast($0, to: PresentationNode.self) }
  }

  /// Makes the content.
  func makeContent(_ make: @MainActor (NodeContext) -> Node) { content = make(childContext) }

  /// Takes the layer away, gradually for the eye.
  func close() {
    guard layer.opensSlowly, let scope = parent?.scope, let going = host.motion?.driver?.closing(of: self)
    else { return leave() }
    leave(over: scope, going)
  }

  /// The cells of the layer on the screen.
  var screenRect: Rect { Rect(origin: place, size: size) }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if let content { visit(content) }
  }

  override func didLeave() {
    link.layer = nil
    host.root.remove(self)
    ownScope.focus.end()
    ownScope.top = nil
  }

  override var name: String { layer.name }

  // MARK: Input

  /// The keys that close the layer, once nothing in it has used them.
  func keys(_ keys: inout KeyTable) {
    keys.afterAllViews { keys in
      keys.on(
        .escape, with: .none, title: layer.closingTitle ?? "Close", when: closing.contains(.escape)
      ) {
        presenter?.dismiss()
      }
    }
  }

  /// Ends the wheel and other buttons here: nothing around the layer gets them.
  func handle(_ event: MouseEvent) -> Bool {
    if case .down = event.kind { _ = isClosed(byPressAt: event.position) }
    return true
  }

  private func isClosed(byPressAt point: Point) -> Bool {
    guard closing.contains(.pressBeside), !screenRect.contains(point) else { return false }
    presenter?.dismiss()
    return true
  }

  /// Dims the layers below.
  func dimBelow(_ painter: inout Painter) {
    let parts = host.dimmedParts(of: painter.clip)
    if effects.isEmpty { return painter.dim(parts) }
    painter.scoped { painter in
      prepare(&painter)
      painter.dim(parts)
    }
  }

  /// Whether two layers dim what is below them in the same colours.
  func dimsAs(_ other: LayerNode) -> Bool {
    effects.elementsEqual(other.effects) { $0.object === $1.object }
  }

  /// Changes the painter's settings for the layer, as the effects around its presenter do.
  private func prepare(_ painter: inout Painter) {
    for effect in effects.reversed() { effect.object.prepare(&painter) }
  }

  // MARK: Layout

  private var item: ItemNode? { content.firstItem }

  private var offered: ProposedViewSize { layer.placement.proposal(in: host.size) }

  private func answer(for content: Size) -> Answer {
    Answer(layer.placement.size(for: content, in: host.size), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(for: room ?? item?.answer(to: offered).size ?? .zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    guard let room else {
      wish = item?.commit(offered) ?? .zero
      return answer(for: wish)
    }
    wish = item?.answer(to: offered).size ?? .zero
    item?.commit(ProposedViewSize(room))
    return answer(for: room)
  }

  /// Finds the place of the layer when all is laid out: its anchor may have moved.
  func findPlace() {
    let isAnchored = layer.placement.isAnchored
    // A layer without an anchor moves only when its size changes, and then its place has been forgotten.
    if isPlaced, !isAnchored, presenter?.givesWay != true { return }
    let anchor = isAnchored ? presenter?.anchor : nil
    if isAnchored, !hasLostAnchor, anchor?.isInSight == false {
      hasLostAnchor = true
      host.lifecycle.changed(self) { [self] in presenter?.dismiss() }
    }
    let screen = isAnchored || layer.covers ? host.size : host.root.room(for: wish)
    var rect = layer.placement.rect(for: wish, in: screen, anchor: anchor?.rect)
    if let covering, covering == (wish, host.size) { rect = rect.grown(to: answer(for: wish).size) }
    if let presenter, presenter.givesWay { rect = presenter.place(for: rect) }
    // A layer that gets less room than it wants is laid out once more.
    let room = rect.size == answer(for: wish).size ? nil : rect.size
    if room != self.room {
      self.room = room
      setNeedsLayout()
      host.layOut()
      if room != nil, layer.placement.mayCover, needsToScroll {
        covering = (wish, host.size)
        rect = rect.grown(to: answer(for: wish).size)
        self.room = nil
        setNeedsLayout()
        host.layOut()
      }
    }
    guard rect.origin != place || !isPlaced else { return }
    if isPlaced { damage() }
    place = rect.origin
    isPlaced = true
    host.places.mayDiffer = true
    damage()
  }

  override func origin(of item: ItemNode) -> Point {
    Point(
      x: max(size.width / 2 - item.size.width / 2, 0), y: max(size.height / 2 - item.size.height / 2, 0))
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) { damageAndLayOut() }

  /// The layer gets a place when all is laid out.
  func forgetPlace() {
    damage()
    isPlaced = false
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    // Colours and styles are of the presenter's environment, where the painter doesn't come by.
    painter.scoped { painter in
      prepare(&painter)
      if !layer.hasGaps { painter.clear() }
      if !host.leaving.isEmpty { host.leaving.paint(of: ownScope, with: &painter) }
      if let item {
        let place = self.origin(of: item)
        painter.paint(content, at: origin.offsetBy(dx: place.x, dy: place.y))
      }
      if !host.leaving.isEmpty { host.leaving.paint(of: ownScope, isAbove: true, with: &painter) }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    let gap = layer.hasGaps ? nil : self
    guard let item else { return gap }
    let place = self.origin(of: item)
    return content.hitTestThrough(point, at: origin.offsetBy(dx: place.x, dy: place.y)) ?? gap
  }
}

extension LayerNode: PressResponder {
  /// A press outside the layer, where no other view is, may take it away.
  func hear(_ event: GestureEvent) -> GestureProgress {
    // The rest of the press until the release belongs to the layer, too.
    event.kind == .down && isClosed(byPressAt: event.globalLocation) ? .active : .failed
  }
}

/// A layer as long as it is there.
///
/// Not weak: an object that was weakly referred to pays for every retain from then on.
@MainActor private final class LayerLink {
  unowned(unsafe) var layer: LayerNode?
}

extension Rect {
  /// The rectangle with another size, which reaches from the start where it is larger: then it is as large as the window.
  fileprivate func grown(to size: Size) -> Rect {
    Rect(
      x: size.width > width ? 0 : minX, y: size.height > height ? 0 : minY, width: size.width,
      height: size.height)
  }
}
