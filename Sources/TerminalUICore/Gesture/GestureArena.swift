internal import Cells
internal import Terminal

/// A node that competes for a press of the left button with the views around it: a gesture, a control, a list, a scroll view.
///
/// It says so by the mark `handlesMouse`, too. A disabled view gets no press.
@MainActor @preconcurrency public protocol PressResponder: Node {
  /// The rank of the responder among the other responders.
  var priority: GesturePriority { get }
  /// Whether the responder gets the press only when no earlier responder can get it any more.
  ///
  /// Such a responder may act on the press in ways that can't be undone.
  var waitsForOthers: Bool { get }
  /// Handles an event and returns how far the gesture has come.
  func hear(_ event: GestureEvent) -> GestureProgress
  /// Called when another responder has got the press, or when none has got it.
  func cancel()
}

extension PressResponder {
  /// By default the responder comes after responders further in.
  public var priority: GesturePriority { .normal }
  /// By default the responder gets the press at once.
  public var waitsForOthers: Bool { false }
  /// By default does nothing.
  public func cancel() {}
}

/// The rank of a responder among those of other views.
public enum GesturePriority: Sendable {
  /// The responder comes after responders further in.
  case normal
  /// The responder comes before responders further in.
  case high
  /// The responder gets every press, and takes no press from other responders.
  case simultaneous
}

/// The parts of the host that a press needs: a clock, timers, and a search for the view at a cell.
@MainActor protocol PressContext: AnyObject {
  /// The time, for double clicks and long presses.
  var now: Duration { get }
  /// Whether the foremost view at a cell is a node or in it.
  func isHit(_ node: Node, at point: Point) -> Bool
  /// Calls the arena when a time has passed, unless it has ended by then.
  func wake(_ arena: GestureArena, after duration: Duration)
  /// Tells a responder when a time has passed after the button is up.
  func wake(_ responder: any PressResponder, after duration: Duration, _ event: @escaping () -> GestureEvent)
  /// The button is up, or no responder wants the press any more.
  func pressIsOver(_ arena: GestureArena)
}

/// The competitors for one press of the left button, in the order in which they may have it.
@MainActor final class GestureArena {
  private var candidates = ObjectTable<Candidate>()
  private let press: MouseEvent
  private var position: Point
  /// The sender of the events.
  ///
  /// It owns the arena until the press is over.
  private unowned let context: any PressContext
  private var isOver = false

  private struct Candidate {
    let responder: any PressResponder
    /// Whether the responder hasn't been told of the press yet.
    var isWaiting: Bool
  }

  /// Gathers the responders around a view, and its own; there is no arena for none.
  init?(_ press: MouseEvent, at innermost: Node?, in context: any PressContext) {
    (self.press, position, self.context) = (press, press.position, context)
    var (high, normal): ([any PressResponder], [any PressResponder]) = ([], [])
    innermost?.visitOutward(to: .layer) { node in
      guard node.flags.contains(.handlesMouse), let node = node as? any PressResponder, node.isEnabled else {
        return
      }
      if node.priority == .high { high.insert(node, at: 0) } else { normal.append(node) }
    }
    for node in high + normal {
      candidates[node] = Candidate(responder: node, isWaiting: node.waitsForOthers)
    }
    if candidates.isEmpty { return nil }
  }

  /// Sends the mouse's events to the responders until the button goes up; other buttons do nothing meanwhile.
  func handle(_ event: MouseEvent) {
    switch event.kind {
    case .down(.left): handle(.down, at: event.position)
    case .drag(.left): handle(.move, at: event.position)
    case .up(.left): handle(.up, at: event.position)
    default: break
    }
  }

  /// The release was lost: it happened nowhere.
  func handleLostRelease() { handle(.up, at: Point(x: -1, y: -1)) }

  /// Sends the responders an event, until one has the press.
  private func handle(_ kind: GestureEvent.Kind, at position: Point) {
    self.position = position
    var hasWinner = false
    // A responder before waits for another click.
    var isAwaited = false
    let responders = self.responders
    for (index, responder) in responders.enumerated() {
      // An action may take a view out of the tree.
      guard isIn(responder) else { continue }
      guard !responder.flags.contains(.hasLeft) else {
        drop(responder)
        continue
      }
      let isAlone = responder.priority == .simultaneous
      if hasWinner, !isAlone { continue }
      // With the release each has said whether it was one: a responder that still waits for more lets this one pass.
      let hasNoRival =
        kind == .up || !responders[..<index].contains { $0.priority != .simultaneous && isIn($0) }
      guard
        let progress = tell(responder, kind, hasNoRival: hasNoRival, isAwaited: isAwaited && !isAlone)
      else { continue }
      switch progress {
      case .possible: if kind == .up, !isAlone { isAwaited = true }
      case .failed: drop(responder)
      case .active, .ended:
        if progress == .ended { remove(responder) }
        guard !isAlone else { break }
        hasWinner = true
        // An earlier responder that waits for more clicks keeps waiting: it has let this one pass.
        for other in kind == .up ? responders[(index + 1)...] : responders[...]
        where other !== responder && other.priority != .simultaneous && isIn(other) {
          drop(other)
        }
      }
    }
    if kind == .up || kind == .down && !hasWinner && candidates.isEmpty { finish() }
  }

  /// Tells one responder; `nil` if it isn't its turn.
  private func tell(
    _ responder: any PressResponder, _ kind: GestureEvent.Kind, hasNoRival: Bool, isAwaited: Bool
  ) -> GestureProgress? {
    if candidates[responder]?.isWaiting == true {
      guard hasNoRival else { return nil }
      candidates[responder]?.isWaiting = false
      let progress = responder.hear(event(.down, at: press.position, for: responder, hasNoRival: true))
      guard kind != .down, progress == .possible || progress == .active else { return progress }
    }
    return responder.hear(
      event(kind, at: position, for: responder, hasNoRival: hasNoRival, isAwaited: isAwaited))
  }

  /// The event as one node gets it: in its coordinates, with the means to be woken later.
  private func event(
    _ kind: GestureEvent.Kind, at position: Point, for node: any PressResponder, hasNoRival: Bool,
    isAwaited: Bool = false
  ) -> GestureEvent {
    let origin = node.item(at: position)?.absoluteOrigin ?? .zero
    return GestureEvent(
      kind: kind, location: position.offsetBy(dx: -origin.x, dy: -origin.y), globalLocation: position,
      time: context.now, isInside: kind == .up && context.isHit(node, at: position), node: node,
      modifiers: press.modifiers, hasNoRival: hasNoRival, isAwaited: isAwaited
    ) { [weak self, unowned context, press] duration in
      // When the press is over the arena ends: the timer belongs to the view alone.
      guard kind == .up else { return self?.wake(after: duration) ?? () }
      context.wake(node, after: duration) { [unowned context, unowned node] in
        GestureEvent(
          kind: .time, location: position.offsetBy(dx: -origin.x, dy: -origin.y), globalLocation: position,
          time: context.now, isInside: false, node: node, modifiers: press.modifiers, hasNoRival: true,
          isAwaited: false
        ) { _ in }
      }
    }
  }

  private var responders: [any PressResponder] { candidates.values.map(\.responder) }

  private func isIn(_ responder: any PressResponder) -> Bool { candidates[responder] != nil }

  private func remove(_ responder: any PressResponder) { candidates[responder] = nil }

  private func drop(_ responder: any PressResponder) {
    let isWaiting = candidates[responder]?.isWaiting == true
    remove(responder)
    if !isWaiting { responder.cancel() }
  }

  /// Forgets a view that has left.
  func forget(_ responder: any PressResponder) {
    remove(responder)
    responder.cancel()
  }

  /// Ends without a winner: responders that received the press are cancelled, and none gets the release.
  func cancel() {
    for responder in responders { drop(responder) }
    finish()
  }

  private func finish() {
    isOver = true
    candidates = ObjectTable()
    context.pressIsOver(self)
  }

  private func wake(after duration: Duration) {
    if !isOver { context.wake(self, after: duration) }
  }

  /// A moment has come that a responder requested.
  func timePassed() { if !isOver { handle(.time, at: position) } }
}

extension Node {
  /// The item of this view.
  ///
  /// If the view has several items, the item that covers a cell of the screen.
  fileprivate final func item(at position: Point) -> ItemNode? {
    var found: ItemNode?
    visitItems { item in
      if Rect(origin: item.absoluteOrigin, size: item.size).contains(position) { found = item }
    }
    return found ?? firstItem
  }
}
