public import Foundation
internal import TerminalUI
internal import TerminalUICore

// What SwiftUI files read of windows: the size, and the insets, of which a terminal has none.

/// The window of the app: the terminal's.
///
/// - Source: UIKit `UIWindow`; its size and its insets only.
public final class UIWindow: UIView {
  /// The window at the origin, in points.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The window at the origin, in points.
  public var frame: CGRect { bounds }
  /// 0 at each edge.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Always: an app has one window.
  public var isKeyWindow: Bool { true }

  /// `nil`: views have no controllers here.
  ///
  /// - Source: UIKit `UIWindow.rootViewController`.
  public var rootViewController: UIViewController? { nil }

  /// Takes the focus from the field that has it.
  ///
  ///     UIApplication.shared.windows.first?.endEditing(true)
  ///
  /// - Parameter force: Without effect: a field always lets go.
  /// - Returns: Whether a field had the focus.
  /// - Source: UIKit `UIView.endEditing(_:)`.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    Evaluation.unobserved { ViewHost.all.last?.endEditing() ?? false }
  }
}

/// A controller of views, of which there are none.
///
/// - Source: UIKit `UIViewController`.
@MainActor @preconcurrency public final class UIViewController {
  private init() {}

  /// Never called.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  /// Never called.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

/// The scene of the app.
///
/// - Source: UIKit `UIScene`.
@MainActor @preconcurrency public class UIScene: @MainActor Hashable {
  init() {}

  /// Whether two values are the same scene.
  public static func == (lhs: UIScene, rhs: UIScene) -> Bool { lhs === rhs }
  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the app, with its window.
///
/// - Source: UIKit `UIWindowScene`.
public final class UIWindowScene: UIScene {
  /// The window.
  public let windows = [UIWindow()]
  /// The window.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen.
  public var screen: UIScreen { .main }
}

extension UIApplication {
  private static let scene = UIWindowScene()

  /// The scene of the app.
  public var connectedScenes: Set<UIScene> { [Self.scene] }
  /// The window of the app.
  public var windows: [UIWindow] { Self.scene.windows }
  /// The window of the app.
  public var keyWindow: UIWindow? { windows.first }
}

/// Lengths at the edges of a rectangle, in points.
///
/// - Source: UIKit `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The length at the top.
  public var top: CGFloat
  /// The length at the left.
  public var left: CGFloat
  /// The length at the bottom.
  public var bottom: CGFloat
  /// The length at the right.
  public var right: CGFloat

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// 0 at each edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// 0 at each edge.
  public static let zero = UIEdgeInsets()
}
