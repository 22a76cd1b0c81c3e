internal import TerminalUICore

/// An item that looks different 10 times a second, while it is on the screen.
///
/// Its look depends on the host's clock only, so all such items change at the same moments and wake the program together. An item that isn't drawn
/// wakes nothing, because drawing it schedules the next step.
class MovingNode: ItemNode {
  private var timer: HostTimer?

  static let interval = Duration.milliseconds(100)

  init(in context: NodeContext) { super.init(in: context, flags: []) }

  /// The number of the present step.
  final var step: Int { Int(((host.clock.now / Self.interval).rounded(.down))) }

  /// Schedules the drawing of the next step.
  ///
  /// Called while the item is drawn.
  final func keepMoving() {
    guard timer == nil else { return }
    let next = Self.interval * (step + 1)
    timer = host.schedule(for: self, after: next - host.clock.now) { node in
      node.timer = nil
      node.damage()
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }
}
