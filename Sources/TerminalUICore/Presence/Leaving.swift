internal import Cells

/// Pictures of views that have left.
///
/// They are shown *under* the present views, until a time of the host's clock.
///
/// The nodes leave at once, with focus, state and readings. Only `onDisappear`, with the states that it reads, waits for the end of the picture. Free
/// while no view leaves a picture.
@MainActor struct Leaving {
  /// The number of views that would leave a picture.
  fileprivate(set) var askerCount = 0
  fileprivate var pictures: ContiguousArray<Leftover> = []

  var isEmpty: Bool { pictures.isEmpty }
  /// The number of pictures.
  var count: Int { pictures.count }

  /// Draws the pictures of a scope's views that meet the clip, or those of layers above the views.
  func paint(of scope: Scope, isAbove: Bool = false, with painter: inout Painter) {
    let id = ObjectIdentifier(scope)
    for left in pictures where left.scope == id && left.picture.isAbove == isAbove {
      left.picture.paint(with: &painter)
    }
  }

  /// The cells on the screen of the pictures of a container's items.
  func lanes(of container: ItemNode?) -> [Rect] {
    guard let container, !pictures.isEmpty else { return [] }
    let id = ObjectIdentifier(container)
    return pictures.compactMap { $0.container == id ? $0.picture.drawnRect : nil }
  }

  /// Takes out the pictures that are over.
  fileprivate mutating func takeOut(where isOver: (Leftover) -> Bool) -> ContiguousArray<Leftover> {
    let over = ContiguousArray(pictures.filter(isOver))
    if !over.isEmpty { pictures.removeAll(where: isOver) }
    return over
  }
}

/// A picture of a view that has left, and when it is over.
private struct Leftover {
  let picture: Afterimage
  /// The container that arranged the view, if the picture is below those that stay.
  let container: ObjectIdentifier?
  let scope: ObjectIdentifier
  /// When the picture is over; with `nil`, the mover of the picture ends it.
  let end: Duration?
  /// How the picture goes, for its mover.
  let going: AnyObject?
  /// The actions that wait for the end.
  var endings: [() -> Void] = []
  var states: ContiguousArray<any RetiringLocation> = []
}

/// The pictures of views that are about to leave, taken while it is still known where they are.
@MainActor struct Departure {
  fileprivate var pictures: [Leftover] = []
  fileprivate var durations: Set<Duration> = []
}

/// Leaves a picture of a view behind when the view, or a view in it, is removed from the tree.
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
@MainActor @preconcurrency open class PictureNode: PassNode {
  fileprivate(set) final var duration: Duration

  /// - Parameter duration: How long the picture stays; 0 is as long as something moves it.
  public init(for duration: Duration, in context: NodeContext) {
    self.duration = duration
    super.init(in: context, flags: .leavesPicture)
    host.leaving.askerCount += 1
  }

  /// Removes the node from the count of nodes that leave a picture.
  open override func didLeave() { host.leaving.askerCount -= 1 }
}

extension Node {
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
    guard var departure else { return leave() }
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

extension Node {
  fileprivate final func show(_ pictures: [Leftover]) {
    let host = host
    host.leaving.pictures += pictures
    for left in pictures {
      host.damage(onScreen: left.picture.rect)
      if let going = left.going { host.motion?.driver?.leave(left.picture, going) }
    }
  }
}

@MainActor extension Reference where Object == Node {
  /// Takes a picture of each item in sight that is to be seen after it has left: by a modifier, or by a transition.
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

extension ItemNode {
  /// The cells of the item on the screen; `nil` if there are none, or something covers them.
  fileprivate final func picture(for duration: Duration, _ going: AnyObject?, over scope: Scope? = nil)
    -> Leftover?
  {
    guard !flags.contains(.isNew) else { return nil }
    let host = host
    // A row from side to side, so that no line shows a part of it and a part of another one.
    let own = Rect(origin: .zero, size: size)
    let rect = visibleRect(scope == nil ? lane.map(own.union) ?? own : own)
    guard !rect.isEmpty, !host.root.isBelowLayer(rect, in: frame.scope) else { return nil }
    return Leftover(
      picture: Afterimage(rect, of: host.screen, isAbove: scope != nil),
      container: scope == nil ? container.map { ObjectIdentifier($0) } : nil,
      scope: ObjectIdentifier(scope ?? frame.scope), end: going == nil ? host.clock.now + duration : nil,
      going: going)
  }
}

extension ItemNode {
  /// Takes the item out of the tree.
  ///
  /// Its picture stays over the views of a scope, and goes as `going` says.
  final func leave(over scope: Scope, _ going: AnyObject) {
    let (host, picture) = (host, picture(for: .zero, going, over: scope))
    leave()
    if let picture { host.root.show([picture]) }
  }
}

extension Node {
  /// Ends all pictures, or those of a scope.
  final func endPictures(of scope: Scope? = nil) {
    endPictures { scope == nil || $0.scope == scope.map(ObjectIdentifier.init) }
  }

  /// Ends pictures; actions that waited for that are delivered with the next update.
  fileprivate final func endPictures(where isOver: (Leftover) -> Bool) {
    let host = host
    for left in host.leaving.takeOut(where: isOver) {
      damage(left.picture)
      host.lifecycle.disappeared(left.endings)
      for state in left.states { StateTable.retire(state) }
    }
  }
}

extension Node {
  /// Draws the picture of a view that has left in another way.
  package final func show(_ picture: Afterimage, _ look: AfterimageLook) {
    damage(picture)
    picture.look = look
    damage(picture)
  }

  /// Ends a picture.
  package final func endPicture(_ picture: Afterimage) { endPictures { $0.picture === picture } }

  fileprivate final func damage(_ picture: Afterimage) {
    let host = host
    host.damage(onScreen: picture.drawnRect.intersection(Rect(origin: .zero, size: host.size)))
  }
}
