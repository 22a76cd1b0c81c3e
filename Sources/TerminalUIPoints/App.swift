public import TerminalUI

/// A program with an interface in the terminal, whose lengths are points.
///
///     @main struct Hello: App {
///       var body: some Scene { WindowGroup { Text("Hello").frame(width: 200) } }     // 25 columns
///     }
///
/// - Source: SwiftUI `App`.
@MainActor @preconcurrency public protocol App: TerminalUI.App {}

extension App {
  /// Points, and notifications of UIKit's names.
  public static func _surrounded(_ view: AnyView) -> AnyView {
    AnyView(view.modifier(LifecycleNotifications()).lengthUnit(.points))
  }
}
