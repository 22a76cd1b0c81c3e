public import Foundation
internal import OpenCombine
public import TerminalUIModifiers

@MainActor extension EventSource where Value == Notification {
  /// The notifications with a name.
  ///
  ///     .onReceive(.notification(.countdownEnded)) { _ in isOver = true }
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who must have posted it; `nil` is anybody.
  ///   - center: Where it is posted.
  /// - Returns: A source; what another thread posts is received on the main actor, soon and in order.
  public static func notification(
    _ name: Notification.Name, object: AnyObject? = nil, center: NotificationCenter = .default
  ) -> EventSource<Notification> {
    EventSource(publisher: center.publisher(for: name, object: object), name: "notification")
  }
}
