public import Foundation
internal import TerminalUI
internal import TerminalUICore

extension UIApplication {
  /// Is posted when the terminal's window gets the focus, and at the start.
  ///
  ///     .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in reload() }
  ///
  /// - Source: UIKit `UIApplication.didBecomeActiveNotification`.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// Is posted when the terminal's window loses the focus, and before the app is stopped or ends.
  ///
  /// - Source: UIKit `UIApplication.willResignActiveNotification`.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// Is posted before the app is stopped by Ctrl-Z, and before it ends: see ``ScenePhase/background``.
  ///
  /// - Source: UIKit `UIApplication.didEnterBackgroundNotification`.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// Is posted when a stopped app continues.
  ///
  /// - Source: UIKit `UIApplication.willEnterForegroundNotification`.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")

  private nonisolated static func name(_ what: String) -> Notification.Name {
    Notification.Name("UIApplication\(what)Notification")
  }
}

/// Posts notifications of UIKit's names for the phases of an app.
struct LifecycleNotifications: ViewModifier {
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onChange(of: phase, initial: true) { old, new in
      for name in Self.names(from: old, to: new) { NotificationCenter.default.post(name: name, object: nil) }
    }
  }

  /// The names of what happens from one phase to another; the same phase is the start.
  static func names(from old: ScenePhase, to new: ScenePhase) -> [Notification.Name] {
    var names: [Notification.Name] = []
    if old == .active, new != .active { names.append(UIApplication.willResignActiveNotification) }
    if old != .background, new == .background { names.append(UIApplication.didEnterBackgroundNotification) }
    if old == .background, new != .background { names.append(UIApplication.willEnterForegroundNotification) }
    if new == .active { names.append(UIApplication.didBecomeActiveNotification) }
    return names
  }
}
