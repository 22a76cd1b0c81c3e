package import Cells

/// Pictures of views that have left.
///
/// They are shown *under* the present views, until a time of the host's clock.
///
/// The nodes leave at once, with focus, state and readings. Only `onDisappear`, with the states that it reads, waits for the end of the picture. Free
/// while no view leaves a picture.
@MainActor struct Leaving {
  /// The number of views that would leave one.
  fileprivate(set) var askerCount = 0
  fileprivate var pictures: ContiguousArray<Afterimage> = []

  var isEmpty: Bool { pictures.isEmpty }
  /// The number of pictures.
  var count: Int { pictures.count }

  /// Draws the pictures of a scope's views that meet the clip, or those of layers above the views.
  func paint(of scope: Scope, isAbove: Bool = false, with painter: inout Painter) {
    let id = ObjectIdentifier(scope)
    for picture in pictures where picture.scope == id && picture.isAbove == isAbove {
      picture.paint(with: &painter)
    }
  }

  /// Takes out the pictures that are over.
  fileprivate mutating func takeOut(where isOver: (Afterimage) -> Bool) -> ContiguousArray<Afterimage> {
    let over = ContiguousArray(pictures.filter(isOver))
    if !over.isEmpty { pictures.removeAll(where: isOver) }
    return over
  }
}

/// The look of the picture of a view that has left, while it disappears.
package nonisolated struct AfterimageLook: Equatable, Sendable {
  /// How far off its place.
  package var shift = Point.zero
  package var opacity = 1.0
  /// The only cells in which it is seen.
  package var cut: Rect?

  package init() {}
}

/// The cells of one view that has left.
@MainActor package final class Afterimage {
  package let rect: Rect
  fileprivate let cells: CellBuffer
  fileprivate let scope: ObjectIdentifier
  /// Whether it is over the views of its scope, as a layer was.
  fileprivate let isAbove: Bool
  /// When it is over; `nil` is when its driver says so.
  fileprivate let end: Duration?
  /// The way in which it disappears, for its driver.
  fileprivate let going: AnyObject?
  fileprivate var look = AfterimageLook()
  /// The actions that wait for the end.
  fileprivate var endings: [() -> Void] = []
  fileprivate var states: ContiguousArray<any RetiringLocation> = []

  fileprivate init(
    _ rect: Rect, of screen: CellBuffer, in scope: Scope, isAbove: Bool, until end: Duration?,
    going: AnyObject? = nil
  ) {
    self.rect = rect
    self.isAbove = isAbove
    self.going = going
    self.scope = ObjectIdentifier(scope)
    self.end = end
    // Not the whole buffer, which would be copied at its next change.
    var cells = CellBuffer(size: rect.size)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let cell = screen[rect.minX + x, rect.minY + y]
        guard cell != .blank, !cell.glyph.isWide || x + 1 < rect.width else { continue }
        cells.write(cell.glyph, at: Point(x: x, y: y), style: cell.style, clip: cells.bounds)
      }
    }
    self.cells = cells
  }

  /// The cells in which it is drawn.
  fileprivate var drawnRect: Rect {
    let rect = rect.offsetBy(dx: look.shift.x, dy: look.shift.y)
    return look.cut.map(rect.intersection) ?? rect
  }

  fileprivate func paint(with painter: inout Painter) {
    if look.opacity >= 1 { return draw(&painter) }
    if look.opacity > 0 { painter.blended(look.opacity, in: drawnRect) { draw(&$0) } }
  }

  private func draw(_ painter: inout Painter) {
    let visible = drawnRect.intersection(painter.clip)
    let rect = rect.offsetBy(dx: look.shift.x, dy: look.shift.y)
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let cell = cells[x - rect.minX, y - rect.minY]
        guard isAbove || cell != .blank else { continue }
        if cell.glyph.isWide { painter.wideRows.note(Rect(x: x, y: y, width: 2, height: 1)) }
        painter.buffer.write(cell.glyph, at: Point(x: x, y: y), style: cell.style, clip: painter.clip)
      }
    }
  }
}

/// The pictures of views that are about to leave, taken while it is still known where they are.
@MainActor struct Departure {
  fileprivate var pictures: [Afterimage] = []
  fileprivate var durations: Set<Duration> = []
}

/// The pictures of some nodes.
@MainActor struct Departures {
  private var departures: [ObjectIdentifier: Departure] = [:]

  subscript(node: Node) -> Departure? {
    get { departures[ObjectIdentifier(node)] }
    set { departures[ObjectIdentifier(node)] = newValue }
  }
}

/// Has a view leave a picture of itself behind when it is taken out of the tree, or each view in it.
///
/// For transitions.
package struct LeavesPicture: PassModifier {
  let duration: Duration

  /// - Parameter duration: How long the picture stays.
  package init(for duration: Duration) { self.duration = duration }

  package func makePassNode(in context: NodeContext) -> PassNode { PictureNode(for: duration, in: context) }
  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PictureNode.self).duration = duration
  }
}

/// A node whose view leaves a picture behind.
@MainActor open class PictureNode: PassNode {
  fileprivate(set) final var duration: Duration

  /// - Parameter duration: How long the picture stays; 0 is as long as something moves it.
  public init(for duration: Duration, in context: NodeContext) {
    self.duration = duration
    super.init(in: context, flags: .leavesPicture)
    host.leaving.askerCount += 1
  }

  /// Is no more one of those that leave a picture.
  open override func didLeave() { host.leaving.askerCount -= 1 }
}

@MainActor extension Node {
  /// Takes the pictures of this node, which is about to be taken out of the tree.
  final var departure: Departure? {
    let motion = withHost { $0.motion }
    guard withHost({ $0.leaving.askerCount > 0 }) || motion != nil, !isCovered else { return nil }
    var departure = Departure()
    if let mover = motion.flatMap({ _ in transaction.effectiveMover }) { _ = motion?.driver(by: mover) }
    Reference(self).takePictures(&departure, self, motion?.driver)
    return departure.pictures.isEmpty ? nil : departure
  }

  /// Takes the node out of the tree; pictures of its views stay for a while.
  final func leave(_ departure: Departure?) {
    guard let departure else { return leave() }
    let host = host
    host.lifecycle.holdDisappearances()
    let states = StateTable.retired(by: { leave() })
    let endings = host.lifecycle.takeHeld()
    let last = departure.pictures.indices.max {
      departure.pictures[$0].end ?? .zero < departure.pictures[$1].end ?? .zero
    }
    if let last {
      departure.pictures[last].endings = endings
      departure.pictures[last].states = states
    }
    host.root.show(departure.pictures)
    for duration in departure.durations {
      _ = host.schedule(for: host.root, after: duration) { root in
        let now = root.host.clock.now
        root.endPictures { $0.end.map { $0 <= now } ?? false }
      }
    }
  }
}

@MainActor extension Node {
  fileprivate final func show(_ pictures: [Afterimage]) {
    let host = host
    host.leaving.pictures += pictures
    for picture in pictures {
      host.damage(onScreen: picture.rect)
      if let going = picture.going { host.motion?.driver?.leave(picture, going) }
    }
  }
}

@MainActor extension Reference where Object == Node {
  fileprivate func takePictures(_ departure: inout Departure, _ root: Node, _ driver: (any MotionDriver)?) {
    let plain = driver?.going(of: root)
    _ = firstPlace(before: .leavesPicture) { slot -> Never? in
      switch slot {
      case .pass(let pass):
        pass.borrow { pass in
          let duration = unsafeDowncast(pass, to: PictureNode.self).duration
          let going = duration > .zero ? nil : driver?.going(of: pass)
          guard duration > .zero || going != nil else { return }
          pass.visitItems { item in
            guard let picture = item.picture(for: duration, going) else { return }
            departure.pictures.append(picture)
            if going == nil { departure.durations.insert(duration) }
          }
        }
      case .item(let item):
        guard let plain, let picture = item.object.picture(for: .zero, plain) else { return nil }
        departure.pictures.append(picture)
      default: break
      }
      return nil
    }
  }
}

@MainActor extension ItemNode {
  /// The cells of the item on the screen; `nil` if there are none, or something covers them.
  fileprivate final func picture(for duration: Duration, _ going: AnyObject?, over scope: Scope? = nil)
    -> Afterimage?
  {
    guard !flags.contains(.isNew) else { return nil }
    let host = host
    let rect = visibleRect(Rect(origin: .zero, size: size))
    guard !rect.isEmpty, !host.root.isBelowLayer(rect, in: frame.scope) else { return nil }
    return Afterimage(
      rect, of: host.screen, in: scope ?? frame.scope, isAbove: scope != nil,
      until: going == nil ? host.clock.now + duration : nil, going: going)
  }
}

@MainActor extension ItemNode {
  /// Takes the item out of the tree.
  ///
  /// Its picture stays over the views of a scope, and goes as `going` says.
  final func leave(over scope: Scope, _ going: AnyObject) {
    let (host, picture) = (host, picture(for: .zero, going, over: scope))
    leave()
    if let picture { host.root.show([picture]) }
  }
}

@MainActor extension Node {
  /// Ends all pictures, or those of a scope.
  final func endPictures(of scope: Scope? = nil) {
    endPictures { scope == nil || $0.scope == scope.map(ObjectIdentifier.init) }
  }

  /// Ends pictures; actions that waited for that are delivered with the next update.
  fileprivate final func endPictures(where isOver: (Afterimage) -> Bool) {
    let host = host
    for picture in host.leaving.takeOut(where: isOver) {
      damage(picture)
      for action in picture.endings { host.lifecycle.disappeared(action) }
      for state in picture.states { StateTable.retire(state) }
    }
  }
}

@MainActor extension Node {
  /// Draws the picture of a view that has left in another way.
  package final func show(_ picture: Afterimage, _ look: AfterimageLook) {
    damage(picture)
    picture.look = look
    damage(picture)
  }

  /// Ends a picture.
  package final func endPicture(_ picture: Afterimage) { endPictures { $0 === picture } }

  fileprivate final func damage(_ picture: Afterimage) {
    let host = host
    host.damage(onScreen: picture.drawnRect.intersection(Rect(origin: .zero, size: host.size)))
  }
}
