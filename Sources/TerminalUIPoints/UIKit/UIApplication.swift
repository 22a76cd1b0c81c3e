public import Foundation
internal import TerminalUI
internal import TerminalUICore

/// The app.
///
///     UIApplication.shared.open(url)
///
/// It opens URLs. Nothing is sent through it, because Swift has no selectors on Linux: to take the keyboard from a field, use `@FocusState`.
/// - Source: UIKit `UIApplication`.
@MainActor @preconcurrency public final class UIApplication {
  /// Options for opening a URL.
  ///
  /// No option has an effect.
  ///
  /// - Source: UIKit `UIApplication.OpenExternalURLOptionsKey`.
  public nonisolated struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens a link of the web in an app only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The app.
  public static let shared = UIApplication()
  /// The URL of the settings of the app, which nothing opens.
  public nonisolated static let openSettingsURLString = "app-settings:"

  private init() {}

  /// Whether the device may go to sleep; it has no effect.
  public var isIdleTimerDisabled = false

  /// Opens a URL by the desktop's program for it: see ``OpenURLAction``.
  ///
  /// - Parameters:
  ///   - url: The URL, of the scheme `http`, `https` or `mailto`.
  ///   - options: They have no effect.
  ///   - completion: Gets whether a program was started.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((_ success: Bool) -> Void)? = nil
  ) {
    let action = Evaluation.unobserved { EnvironmentValues.outermost?.openURL }
    guard let action else {
      completion?(false)
      return
    }
    action(url.absoluteString) { completion?($0) }
  }

  /// Whether ``open(_:options:completionHandler:)`` has a program for a URL: for the schemes `http`, `https` and `mailto` it may have one.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }
}
