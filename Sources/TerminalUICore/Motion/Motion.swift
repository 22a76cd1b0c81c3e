package import Cells

/// The motion on a screen, made when something could move.
///
/// Places are computed and not stored. An item that moves has an *offset*: how far off its place it is drawn, and nothing else. Layout,
/// hit testing and questions for places depend on the final place.
@MainActor package final class Motion {
  private unowned(unsafe) let host: ViewHost
  /// Moves values; `nil` until something moves.
  package private(set) var driver: (any MotionDriver)?
  /// The number of views that may change a transaction.
  var watcherCount = 0
  private var offsets = ObjectTable<Displaced>()
  /// Where items that moved are drawn now: room for a loop over the offsets.
  private var redrawn: ContiguousArray<(item: ItemNode, rect: Rect?)> = []
  /// The items in which something is off its place.
  private var holders: ContiguousArray<ItemNode> = []
  /// Where the visible views were before an update.
  private var before: ContiguousArray<(item: ItemNode, origin: Point)> = []
  private var scratch: CellBuffer?

  private struct Displaced {
    let item: ItemNode
    var offset = Point.zero
    /// Whether the item is moving, even if it is drawn at its place at the moment.
    var isOnWay = false
    var opacity = 1.0
    /// The fraction of the item's height that is drawn, from its middle.
    var part = 1.0
    /// Where the item was drawn last.
    var drawn = Rect.zero
  }

  init(of host: ViewHost) { self.host = host }

  /// The driver, made by a mover where there is none.
  package func driver(by mover: any Mover) -> any MotionDriver {
    if let driver { return driver }
    let made = mover.makeDriver(for: host)
    driver = made
    return made
  }

  /// Whether something moves, or may begin to in the present update.
  package var mayMove: Bool { WriteQueue.hasScope || watcherCount > 0 || driver?.isRunning == true }

  // MARK: An update

  /// Notes where everything in sight is, if the update that begins may move it.
  func updateBegins() {
    if !before.isEmpty { before.removeAll(keepingCapacity: true) }
    guard !host.work.nodes.isEmpty else { return }
    if let mover = WriteQueue.transaction.effectiveMover {
      _ = driver(by: mover)
    } else if watcherCount == 0 {
      return
    }
    // Changes by events are laid out first: the drawn places are up to date.
    if !host.work.items.isEmpty { host.layOut() }
    notePlacesByDrawing()
  }

  /// Notes where the items in sight are before a change, by a walk of the painter: it visits only those.
  private func notePlacesByDrawing() {
    var painter = Painter(
      buffer: scratch.take() ?? CellBuffer(size: host.size), clip: Rect(origin: .zero, size: host.size))
    if painter.buffer.size != host.size { painter.buffer.resize(to: host.size) }
    painter.paint = host.cells.paint
    painter.motionReach = findReach()
    painter.order = DrawingOrder { [unowned self] item in
      if let container = item.container { before.append((item, container.origin(of: item))) }
    }
    host.cells.whileDrawing { painter.paint(host.root, at: .zero) }
    scratch = painter.buffer
  }

  /// Animates the items that have a new place, if their transaction has an animation.
  func didLayOut() {
    guard !before.isEmpty else { return }
    let noted = before
    before = []
    for (item, origin) in noted where item.flags.isDisjoint(with: [.hasLeft, .isNew]) {
      guard let now = item.container?.origin(of: item), now != origin,
        let mover = item.transaction.effectiveMover
      else { continue }
      driver(by: mover).displace(item, from: Point(x: origin.x &- now.x, y: origin.y &- now.y), by: nil)
    }
  }

  // MARK: Offsets

  /// How far off its place an item is drawn.
  package func offset(of item: ItemNode) -> Point { offsets[item]?.offset ?? .zero }

  /// Draws an item off its place.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: How far off its place.
  ///   - isOnWay: Whether it will be drawn elsewhere before the motion ends.
  package func displace(_ item: ItemNode, by offset: Point, isOnWay: Bool = false) {
    // A cut item may show other cells in the same place.
    let isThere = !item.flags.contains(.hasLeft)
    if isThere { item.damage() }
    change(item) { ($0.offset, $0.isOnWay) = (offset, isOnWay) }
    if isThere { item.damage() }
  }

  /// Lets the cells behind an item show through it.
  package func fade(_ item: ItemNode, to opacity: Double) {
    change(item) { $0.opacity = opacity }
    // The item may be inside another one that is off its place.
    if let drawn = offsets[item]?.drawn { damage(drawn) }
    if !item.flags.contains(.hasLeft) { item.damage() }
  }

  /// Shows a part of the height of an item, from its middle.
  package func cut(_ item: ItemNode, to part: Double) {
    change(item) { $0.part = part }
    if !item.flags.contains(.hasLeft) { item.damage() }
  }

  /// Changes how far an item is off its place; at its place it is no longer among those that move.
  private func change(_ item: ItemNode, _ change: (inout Displaced) -> Void) {
    let old = offsets[item]
    var new = old ?? Displaced(item: item)
    change(&new)
    if new.offset == .zero, !new.isOnWay, new.opacity >= 1, new.part >= 1 {
      guard let old else { return }
      offsets[item] = nil
      item.flags.remove(.isMoving)
      damage(old.drawn)
      if !item.flags.contains(.hasLeft) { item.damage() }
    } else {
      offsets[item] = new
      item.flags.insert(.isMoving)
      host.requestTurn()
    }
  }

  /// The most cells by which an item is off its place; marks the containers of such items.
  private func findReach() -> Int {
    for item in holders { item.flags.remove(.holdsMoving) }
    holders.removeAll(keepingCapacity: !offsets.isEmpty)
    var farthest = 0
    for displaced in offsets.values where displaced.offset != .zero || displaced.isOnWay {
      farthest = Swift.max(farthest, Swift.abs(displaced.offset.x), Swift.abs(displaced.offset.y))
      Reference<ItemNode>(displaced.item).visitContainers { _, container in
        container.borrow { container in
          guard !container.flags.contains(.holdsMoving) else { return false }
          container.flags.insert(.holdsMoving)
          holders.append(container)
          return true
        }
      }
    }
    // A moving item may be in another one.
    return (farthest &* Swift.min(offsets.count, 4)).clampedToLength
  }

  /// Whether an item is on its way in a lane: it is drawn over those that stay.
  func isOnWay(_ item: ItemNode) -> Bool { offsets[item].map { clearedLane(of: $0) != nil } ?? false }

  /// The lane that is cleared for an item on its way.
  ///
  /// It is wider by as much as the item is off its place to a side.
  private func clearedLane(of displaced: Displaced) -> Rect? {
    guard displaced.isOnWay, displaced.opacity >= 1, displaced.part >= 1, let lane = displaced.item.lane
    else {
      return nil
    }
    let shift = Swift.abs(displaced.offset.x)
    return Rect(
      x: lane.minX &- shift, y: lane.minY, width: lane.width &+ 2 &* shift, height: lane.height)
  }

  /// Draws an item that moves with its top left cell at `origin`, where it is or off it.
  func paint(_ item: ItemNode, at origin: Point, with painter: inout Painter) {
    guard let displaced = offsets[item] else { return item.paint(&painter, at: origin) }
    if let lane = clearedLane(of: displaced) {
      let cells = lane.offsetBy(dx: origin.x, dy: origin.y)
      painter.fill(cells, with: .space, style: .plain)
      // Items that left the same container were perhaps wider than that is now.
      for rect in host.leaving.lanes(of: item.container) {
        painter.fill(
          Rect(x: rect.minX, y: cells.minY, width: rect.width, height: cells.height).intersection(rect),
          with: .space, style: .plain)
      }
    }
    let rect = item.drawnRect(for: item.answer).offsetBy(dx: origin.x, dy: origin.y)
    if displaced.part < 1 {
      let rows = MotionVector(Double(rect.height) * Swift.max(displaced.part, 0)).cells(0) ?? 0
      painter.clipped(
        to: Rect(x: rect.minX, y: rect.minY &+ (rect.height &- rows) / 2, width: rect.width, height: rows)
      ) { item.paint(&$0, at: origin) }
    } else if displaced.opacity >= 1 {
      item.paint(&painter, at: origin)
    } else if displaced.opacity > 0 {
      painter.blended(displaced.opacity, in: rect) { item.paint(&$0, at: origin) }
    }
  }

  /// Has moved items drawn again, before a frame.
  func willDraw() {
    guard !offsets.isEmpty || host.cells.motionReach != 0 || !holders.isEmpty else { return }
    host.cells.motionReach = findReach()
    for displaced in offsets.values {
      let item = displaced.item
      let isGone = item.flags.contains(.hasLeft)
      let own = item.drawnRect(for: item.answer)
      let lane = isGone ? nil : clearedLane(of: displaced)
      var rect = isGone || item.isCovered ? .zero : item.visibleRect(lane.map(own.union) ?? own)
      if lane != nil { for lane in host.leaving.lanes(of: item.container) { rect = rect.union(lane) } }
      guard isGone || rect != displaced.drawn else { continue }
      damage(displaced.drawn)
      damage(rect)
      redrawn.append((item, isGone ? nil : rect))
    }
    // A change inside of the loop would copy the table.
    for (item, rect) in redrawn {
      if let rect { offsets[item]?.drawn = rect } else { offsets[item] = nil }
    }
    redrawn.removeAll(keepingCapacity: true)
  }

  private func damage(_ rect: Rect) {
    let rect = rect.intersection(Rect(origin: .zero, size: host.size))
    if !rect.isEmpty { host.damage(onScreen: rect) }
  }
}

extension ViewHost {
  /// The motion, made if it wasn't.
  package final func makeMotion() -> Motion {
    if let motion { return motion }
    let made = Motion(of: self)
    motion = made
    return made
  }

  /// Notes where everything is, where the update that begins may move it.
  @inline(__always) final func motionBegins() {
    if motion != nil || WriteQueue.hasScope { motionMayBegin() }
  }

  @inline(never) private func motionMayBegin() {
    if motion == nil, WriteQueue.transaction.effectiveMover != nil { _ = makeMotion() }
    motion?.updateBegins()
  }
}

extension Node {
  /// The value to show while one changes: the new one, unless it moves.
  ///
  /// - Parameters:
  ///   - shown: The value that is shown.
  ///   - new: The value to show in the end.
  ///   - show: Has the node show something between.
  @inline(__always) package final func moving<Value>(
    _ shown: Value, to new: Value, show: @escaping @MainActor (Node, Value) -> Void
  ) -> Value {
    withHost { $0.motion } == nil ? new : beginMoving(shown, to: new, show: show)
  }

  /// Has the driver move to the new value, and returns the one to show first; without a driver, the new value itself.
  @inline(never) private final func beginMoving<Value>(
    _ shown: Value, to new: Value, show: @escaping @MainActor (Node, Value) -> Void
  ) -> Value {
    guard let motion = host.motion, let value = shown as? any MovingValue else { return new }
    if motion.driver == nil {
      guard let mover = transaction.effectiveMover else { return new }
      _ = motion.driver(by: mover)
    }
    func open<Moving: MovingValue>(_ value: Moving) -> Value {
      guard let driver = motion.driver, let target = new as? Moving else { return new }
      let first = driver.begin(self, from: value, to: target) { node, value in
        if let value = value as? Value { show(node, value) }
      }
      return first as? Value ?? new
    }
    return open(value)
  }

  /// The value that the node shows in the end, where it shows one now.
  @inline(__always) package final func endValue<Value>(of shown: Value) -> Value {
    guard let motion = withHost({ $0.motion }) else { return shown }
    return motion.driver?.target(of: self, as: Value.self) ?? shown
  }
}

extension ItemNode {
  /// Where an item in this one is drawn: at its place, or off it while it moves.
  @inline(__always) final func drawnOrigin(of item: ItemNode) -> Point {
    let origin = origin(of: item)
    return item.flags.contains(.isMoving) ? item.displaced(origin) : origin
  }

  /// Where the item is drawn on the screen, uncut.
  package final var originOnScreen: Point {
    var point = Point.zero
    Reference<ItemNode>(self).visitContainers { item, container in
      let origin = container.borrow { container in item.borrow { container.drawnOrigin(of: $0) } }
      point = point.offsetBy(dx: origin.x, dy: origin.y)
      return true
    }
    return point
  }

  @inline(never) final func displaced(_ origin: Point) -> Point {
    let offset = host.motion?.offset(of: self) ?? .zero
    return origin.offsetBy(dx: offset.x, dy: offset.y)
  }
}

extension Node {
  /// The paint where the view is drawn.
  package final var paintAround: Paint {
    var painter = Painter(buffer: CellBuffer(size: .zero), clip: .zero)
    (painter.paint, painter.style) = (host.cells.paint, host.cells.style)
    for effect in effectsAround.reversed() { effect.object.prepare(&painter) }
    return painter.paint
  }
}

extension Node {
  /// Notifies the driver that a view came, if it came into something that is there already.
  @inline(__always) final func noteArrival() {
    if withHost({ $0.motion }) != nil { arrive() }
  }

  @inline(never) private final func arrive() {
    guard let container, !container.flags.contains(.isNew), let mover = transaction.effectiveMover else {
      return
    }
    host.motion?.driver(by: mover).appear(self)
  }

  /// Whether the views at this node say themselves how they come and go.
  package final var hasTransition: Bool {
    Reference(self).firstPlace(before: .leavesPicture) { slot -> Bool? in
      if case .pass = slot { return true }
      return nil
    } ?? false
  }
}

extension ViewHost {
  /// The node above all.
  package final var rootNode: Node { root }
}

extension ItemNode {
  /// The mover of the present transaction.
  final var moverNow: (any Mover)? { TransactionScope.current?.transaction.effectiveMover }

  /// Moves an item in this one from its earlier place, by a mover or the present transaction.
  final func scrolled(_ item: ItemNode, from origin: Point, farthest: Size, by mover: (any Mover)?) {
    guard let mover = mover ?? moverNow else { return }
    let now = self.origin(of: item)
    // Cells that are farther away need not be made.
    func limited(_ way: Int, _ limit: Int) -> Int { Swift.min(Swift.max(way, -limit), limit) }
    host.makeMotion().driver(by: mover).displace(
      item,
      from: Point(
        x: limited(origin.x &- now.x, farthest.width), y: limited(origin.y &- now.y, farthest.height)),
      by: mover)
  }
}
