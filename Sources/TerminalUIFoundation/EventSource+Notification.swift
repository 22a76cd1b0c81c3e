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
  ///   - object: The required sender; `nil` is any.
  ///   - center: Where it is posted.
  /// - Returns: A source; posts of another thread are received on the main actor, soon and in order.
  public static func notification(
    _ name: Notification.Name, object: AnyObject? = nil, center: NotificationCenter = .default
  ) -> EventSource<Notification> {
    EventSource(publisher: center.publisher(for: name, object: object), name: "notification")
  }
}
