public import Foundation

// What SwiftUI files read of windows: the size, and the insets, of which a terminal has none.

/// The window of the app: the terminal's.
///
/// - Source: UIKit `UIWindow`; its size and its insets only.
@MainActor @preconcurrency public final class UIWindow {
  init() {}

  /// The window at the origin, in points.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The window at the origin, in points.
  public var frame: CGRect { bounds }
  /// 0 at each edge.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Always: an app has one window.
  public var isKeyWindow: Bool { true }
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
