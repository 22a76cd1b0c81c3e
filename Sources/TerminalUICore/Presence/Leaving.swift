internal import Cells

/// Pictures of views that have left: the cells that they showed, *under* what is there now, until a time of the host's clock.
///
/// The nodes are gone at once, with focus, state and readings. What waits for the end of the picture is `onDisappear`,
/// and with it the states that it reads. Free while no view asks for a picture.
@MainActor struct Leaving {
  /// The number of views that would leave one.
  fileprivate(set) var askerCount = 0
  fileprivate var pictures: ContiguousArray<Picture> = []

  var isEmpty: Bool { pictures.isEmpty }
  /// The number of pictures.
  var count: Int { pictures.count }

  /// Draws the pictures of a scope's views that meet the clip.
  func paint(of scope: Scope, with painter: inout Painter) {
    for picture in pictures where picture.scope == ObjectIdentifier(scope) { picture.paint(with: &painter) }
  }

  /// Takes out the pictures that are over.
  fileprivate mutating func takeOut(where isOver: (Picture) -> Bool) -> ContiguousArray<Picture> {
    let over = ContiguousArray(pictures.filter(isOver))
    if !over.isEmpty { pictures.removeAll(where: isOver) }
    return over
  }
}

/// The cells of one view that has left.
@MainActor private struct Picture {
  let rect: Rect
  let cells: CellBuffer
  let scope: ObjectIdentifier
  let end: Duration
  /// What waits for the end.
  var endings: [() -> Void] = []
  var states: ContiguousArray<any RetiringLocation> = []

  init(_ rect: Rect, of screen: CellBuffer, in scope: Scope, until end: Duration) {
    self.rect = rect
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

  func paint(with painter: inout Painter) {
    let visible = rect.intersection(painter.clip)
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let cell = cells[x - rect.minX, y - rect.minY]
        guard cell != .blank else { continue }
        if cell.glyph.isWide { painter.wideRows.note(Rect(x: x, y: y, width: 2, height: 1)) }
        painter.buffer.write(cell.glyph, at: Point(x: x, y: y), style: cell.style, clip: painter.clip)
      }
    }
  }
}

/// What views that are about to leave showed, taken while it is still known where they are.
@MainActor struct Departure {
  fileprivate var pictures: [Picture] = []
  fileprivate var durations: Set<Duration> = []
}

/// What some nodes showed.
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

  package func makePassNode(in context: NodeContext) -> PassNode { PictureNode(duration, in: context) }
  package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: PictureNode.self).duration = duration
  }
}

@MainActor private final class PictureNode: PassNode {
  var duration: Duration

  init(_ duration: Duration, in context: NodeContext) {
    self.duration = duration
    super.init(in: context, flags: .leavesPicture)
    host.leaving.askerCount += 1
  }

  override func didLeave() { host.leaving.askerCount -= 1 }
}

@MainActor extension Node {
  /// Takes the pictures of this node, which is about to be taken out of the tree.
  final var departure: Departure? {
    guard withHost({ $0.leaving.askerCount > 0 }), !isCovered else { return nil }
    var departure = Departure()
    Reference(self).takePictures(&departure)
    return departure.pictures.isEmpty ? nil : departure
  }

  /// Takes the node out of the tree; what its views showed stays for a while.
  final func leave(_ departure: Departure?) {
    guard var departure else { return leave() }
    let host = host
    host.lifecycle.holdDisappearances()
    let states = StateTable.retired(by: { leave() })
    let endings = host.lifecycle.takeHeld()
    let last = departure.pictures.indices.max { departure.pictures[$0].end < departure.pictures[$1].end }
    if let last {
      departure.pictures[last].endings = endings
      departure.pictures[last].states = states
    }
    host.leaving.pictures += departure.pictures
    for picture in departure.pictures { host.damage(onScreen: picture.rect) }
    for duration in departure.durations {
      _ = host.schedule(for: host.root, after: duration) { root in
        let now = root.host.clock.now
        root.endPictures { $0.end <= now }
      }
    }
  }
}

@MainActor extension Reference where Object == Node {
  fileprivate func takePictures(_ departure: inout Departure) {
    _ = firstPlace(before: .leavesPicture) { slot -> Never? in
      guard case .pass(let pass) = slot else { return nil }
      pass.borrow { pass in
        let duration = unsafeDowncast(pass, to: PictureNode.self).duration
        pass.visitItems { item in
          guard duration > .zero, let picture = item.picture(for: duration) else { return }
          departure.pictures.append(picture)
          departure.durations.insert(duration)
        }
      }
      return nil
    }
  }
}

@MainActor extension ItemNode {
  /// What the screen shows of the item; `nil` if that is nothing, or something stands over it.
  fileprivate final func picture(for duration: Duration) -> Picture? {
    guard !flags.contains(.isNew) else { return nil }
    let host = host
    let rect = visibleRect(Rect(origin: .zero, size: size))
    guard !rect.isEmpty, !host.root.isBelowLayer(rect, in: frame.scope) else { return nil }
    return Picture(rect, of: host.screen, in: frame.scope, until: host.clock.now + duration)
  }
}

@MainActor extension Node {
  /// Ends all pictures, or those of a scope.
  final func endPictures(of scope: Scope? = nil) {
    endPictures { scope == nil || $0.scope == scope.map(ObjectIdentifier.init) }
  }

  /// Ends pictures; what waited for that is delivered with the next update.
  fileprivate final func endPictures(where isOver: (Picture) -> Bool) {
    let host = host
    for picture in host.leaving.takeOut(where: isOver) {
      host.damage(onScreen: picture.rect.intersection(Rect(origin: .zero, size: host.size)))
      for action in picture.endings { host.lifecycle.disappeared(action) }
      for state in picture.states { StateTable.retire(state) }
    }
  }
}
