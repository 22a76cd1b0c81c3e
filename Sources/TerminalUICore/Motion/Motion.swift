package import Cells

/// What moves on a screen: made when something could.
///
/// Places are computed and not stored. An item that moves has an *offset*: how far off its place it is drawn, and nothing else. Layout,
/// hits and questions for places go by where it is in the end.
@MainActor package final class Motion {
  private unowned(unsafe) let host: ViewHost
  /// What moves; `nil` until something does.
  package private(set) var driver: (any MotionDriver)?
  /// The number of views that may change a transaction.
  var watcherCount = 0
  private var offsets: [ObjectIdentifier: Displaced] = [:]
  /// How far off its place an item is at most.
  private(set) var reach = 0
  /// Where what is in sight was before an update.
  private var before: ContiguousArray<(item: ItemNode, origin: Point)> = []
  private var scratch: CellBuffer?

  private struct Displaced {
    let item: ItemNode
    var offset: Point
    /// Where it was drawn last.
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

  // MARK: An update

  /// Notes where everything in sight is, if the update that begins may move it.
  func updateBegins() {
    before.removeAll(keepingCapacity: true)
    guard !host.work.nodes.isEmpty else { return }
    if let mover = WriteQueue.transaction.effectiveMover {
      _ = driver(by: mover)
    } else if watcherCount == 0 {
      return
    }
    notePlaces()
  }

  private func notePlaces() {
    var painter = Painter(
      buffer: scratch.take() ?? CellBuffer(size: host.size), clip: Rect(origin: .zero, size: host.size))
    if painter.buffer.size != host.size { painter.buffer.resize(to: host.size) }
    painter.paint = host.cells.paint
    painter.motionReach = reach
    painter.order = DrawingOrder { [unowned self] item in
      if let container = item.container { before.append((item, container.origin(of: item))) }
    }
    host.cells.whileDrawing { painter.paint(host.root, at: .zero) }
    scratch = painter.buffer
  }

  /// Has those moved that are elsewhere now, where their transaction says so.
  func didLayOut() {
    guard !before.isEmpty else { return }
    let noted = before
    before = []
    for (item, origin) in noted where item.flags.isDisjoint(with: [.hasLeft, .isNew]) {
      guard let now = item.container?.origin(of: item), now != origin,
        let mover = item.transaction.effectiveMover
      else { continue }
      driver(by: mover).move(item, from: Point(x: origin.x &- now.x, y: origin.y &- now.y))
    }
  }

  // MARK: Offsets

  /// How far off its place an item is drawn.
  package func offset(of item: ItemNode) -> Point { offsets[ObjectIdentifier(item)]?.offset ?? .zero }

  /// Draws an item off its place.
  package func displace(_ item: ItemNode, by offset: Point) {
    let id = ObjectIdentifier(item)
    if offset == .zero {
      guard let old = offsets.removeValue(forKey: id) else { return }
      item.flags.remove(.isMoving)
      damage(old.drawn)
      if !item.flags.contains(.hasLeft) { item.damage() }
    } else {
      offsets[id, default: Displaced(item: item, offset: offset)].offset = offset
      item.flags.insert(.isMoving)
      host.requestTurn()
    }
    let farthest = offsets.values.reduce(0) { Swift.max($0, Swift.abs($1.offset.x), Swift.abs($1.offset.y)) }
    // What moves may be in something that moves.
    reach = (farthest &* Swift.min(offsets.count, 4)).clampedToLength
  }

  /// Has drawn again what isn't drawn where it was, before a frame.
  func willDraw() {
    host.cells.motionReach = reach
    for (id, displaced) in offsets {
      let item = displaced.item
      guard !item.flags.contains(.hasLeft) else {
        offsets[id] = nil
        damage(displaced.drawn)
        continue
      }
      let rect = item.isCovered ? .zero : item.visibleRect(item.drawnRect(for: item.answer))
      guard rect != displaced.drawn else { continue }
      damage(displaced.drawn)
      damage(rect)
      offsets[id]?.drawn = rect
    }
  }

  private func damage(_ rect: Rect) {
    let rect = rect.intersection(Rect(origin: .zero, size: host.size))
    if !rect.isEmpty { host.damage(onScreen: rect) }
  }
}

@MainActor extension ViewHost {
  /// What moves, made if it wasn't.
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

@MainActor extension Node {
  /// What to show of a value that changes: the new one, unless it moves.
  ///
  /// - Parameters:
  ///   - shown: What is shown.
  ///   - new: What is to be shown in the end.
  ///   - show: Has the node show something between.
  @inline(__always) package final func moving<Value>(
    _ shown: Value, to new: Value, show: @escaping @MainActor (Node, Value) -> Void
  ) -> Value {
    withHost { $0.motion } == nil ? new : beginMoving(shown, to: new, show: show)
  }

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
      let first = driver.move(self, from: value, to: target) { node, value in
        if let value = value as? Value { show(node, value) }
      }
      return first as? Value ?? new
    }
    return open(value)
  }

  /// What the node shows in the end, where it shows a value now.
  @inline(__always) package final func endValue<Value>(of shown: Value) -> Value {
    guard let motion = withHost({ $0.motion }) else { return shown }
    return motion.driver?.target(of: self, as: Value.self) ?? shown
  }
}

@MainActor extension ItemNode {
  /// Where an item in this one is drawn: at its place, or off it while it moves.
  @inline(__always) final func drawnOrigin(of item: ItemNode) -> Point {
    let origin = origin(of: item)
    return item.flags.contains(.isMoving) ? item.displaced(origin) : origin
  }

  /// Where the item is drawn on the screen, uncut.
  package final var drawnOrigin: Point {
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

@MainActor extension Node {
  /// What colours are resolved with where the view is drawn.
  package final var paintAround: Paint {
    var painter = Painter(buffer: CellBuffer(size: .zero), clip: .zero)
    (painter.paint, painter.style) = (host.cells.paint, host.cells.style)
    for effect in effectsAround.reversed() { effect.object.prepare(&painter) }
    return painter.paint
  }
}
