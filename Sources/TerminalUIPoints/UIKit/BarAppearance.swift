public import Foundation

// Proxies by which an app of UIKit styles its bars, lists and fields: they take what SwiftUI files set, and change
// nothing. The theme and `tint(_:)` style what a terminal shows.

/// A kind of views that appearance proxies style.
///
/// No view is made of it.
///
///     UITableView.appearance().backgroundColor = .clear
///
/// - Source: UIKit `UIView`; without effect.
@MainActor @preconcurrency public class UIView {
  required init() {}

  /// A proxy that takes values and forgets them.
  ///
  /// - Source: UIKit `UIAppearance.appearance()`.
  public static func appearance() -> Self { Self() }
  /// A proxy that takes values and forgets them.
  ///
  /// - Source: UIKit `UIAppearance.appearance(whenContainedInInstancesOf:)`.
  public static func appearance(whenContainedInInstancesOf containers: [UIView.Type]) -> Self { Self() }
  /// Without effect.
  public var backgroundColor: UIColor?
  /// Without effect.
  public var tintColor: UIColor?
  /// Without effect.
  public var isHidden = false
}

/// The bar of a navigation stack.
///
/// - Source: UIKit `UINavigationBar`; without effect.
public final class UINavigationBar: UIView {
  /// Without effect.
  public var standardAppearance = UINavigationBarAppearance()
  /// Without effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Without effect.
  public var compactAppearance: UINavigationBarAppearance?
  /// Without effect.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Without effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Without effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Without effect.
  public var barTintColor: UIColor?
  /// Without effect.
  public var isTranslucent = true
  /// Without effect.
  public var prefersLargeTitles = true
  /// Without effect.
  public var shadowImage: UIImage?
  /// Without effect.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How high a bar is.
///
/// - Source: UIKit `UIBarMetrics`.
public enum UIBarMetrics: Hashable, Sendable {
  case `default`, compact
}

/// The bar of a tab view.
///
/// - Source: UIKit `UITabBar`; without effect.
public final class UITabBar: UIView {
  /// Without effect.
  public var standardAppearance = UITabBarAppearance()
  /// Without effect.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// Without effect.
  public var barTintColor: UIColor?
  /// Without effect.
  public var unselectedItemTintColor: UIColor?
  /// Without effect.
  public var isTranslucent = true
  /// Without effect.
  public var shadowImage: UIImage?
  /// Without effect.
  public var backgroundImage: UIImage?
}

/// The look of a bar.
///
/// - Source: UIKit `UIBarAppearance`; without effect.
@MainActor @preconcurrency public class UIBarAppearance {
  /// Without effect.
  public init() {}
  /// Without effect.
  public func configureWithDefaultBackground() {}
  /// Without effect.
  public func configureWithOpaqueBackground() {}
  /// Without effect.
  public func configureWithTransparentBackground() {}
  /// Without effect.
  public var backgroundColor: UIColor?
  /// Without effect.
  public var shadowColor: UIColor?
}

/// The look of a navigation bar.
///
/// - Source: UIKit `UINavigationBarAppearance`; without effect.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// Without effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Without effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
///
/// - Source: UIKit `UITabBarAppearance`; without effect.
public final class UITabBarAppearance: UIBarAppearance {
  /// Without effect.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Without effect.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Without effect.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of the items of a tab bar.
///
/// - Source: UIKit `UITabBarItemAppearance`; without effect.
@MainActor @preconcurrency public final class UITabBarItemAppearance {
  /// Without effect.
  public let normal = UITabBarItemStateAppearance()
  /// Without effect.
  public let selected = UITabBarItemStateAppearance()
  /// Without effect.
  public init() {}
}

/// The look of the items of a tab bar in a state.
///
/// - Source: UIKit `UITabBarItemStateAppearance`; without effect.
@MainActor @preconcurrency public final class UITabBarItemStateAppearance {
  /// Without effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Without effect.
  public var iconColor: UIColor?
  init() {}
}
