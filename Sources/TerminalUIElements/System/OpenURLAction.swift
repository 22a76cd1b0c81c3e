internal import CTerminal
internal import Glibc
internal import Terminal

/// Opens a URL.
///
///     @Environment(\.openURL) private var openURL
///     Button("Manual") { openURL("https://example.org/manual") }
///
/// The system's way is the desktop's: `xdg-open`, where the program runs in one, and for the schemes `http`, `https` and `mailto`. Elsewhere,
/// as over `ssh`, nothing is opened; terminals open a ``Link`` themselves, mostly by a click with Control. A view can do otherwise:
///
///     .environment(\.openURL, OpenURLAction(opening: { url in show(url); return .handled }))
///
/// A string with a control character isn't a URL: it is refused before any handler runs. A set-user-ID program starts no other one for a URL.
///
/// - Source: SwiftUI `OpenURLAction`; URLs are strings here, and `URL` with `TerminalUIFoundation`.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of opening a URL.
  ///
  /// - Source: SwiftUI `OpenURLAction.Result`.
  public nonisolated struct Result: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case handled, discarded, system(String?) }
    fileprivate let kind: Kind

    /// The URL was opened.
    public static let handled = Result(kind: .handled)
    /// The URL was not opened, and isn't to be.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The system opens another URL.
    public static func systemAction(_ url: String) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (String) -> Result
  /// The system's way; `nil` is none, as in tests of views.
  fileprivate nonisolated(unsafe) var system: ((String) -> Bool)?

  /// Makes an action that calls a function with the unchanged URL.
  ///
  /// With `TerminalUIFoundation`, a closure without a type for its argument gets a `URL` in place of a string.
  @_disfavoredOverload public init(opening handler: @escaping (String) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: String) { _ = open(url) }

  /// Opens a URL, and reports whether a handler accepted it.
  public func callAsFunction(_ url: String, completion: (_ accepted: Bool) -> Void) { completion(open(url)) }

  private func open(_ url: String) -> Bool {
    guard !url.hasControls else { return false }
    return switch handler(url).kind {
    case .handled: true
    case .discarded: false
    case .system(let other): system?(other ?? url) ?? false
    }
  }

  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// Opens a URL by the desktop, if there is one.
  package static func openWithDesktop(_ url: String) -> Bool {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { (name: String) in
      UserEnvironment.value(name)?.isEmpty == false
    }
    guard hasDesktop, let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")),
      schemes.contains(url[..<colon].lowercased()), !url.hasControls, url.utf8.count <= 2083,
      !UserEnvironment.isPrivileged
    else { return false }
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(url), nil]
    defer { for word in words { free(word) } }
    return ct_start_apart(words) == 0
  }
}

extension String {
  /// Whether a control character is in it, such as ESC or the end of a line.
  fileprivate var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

nonisolated enum OpenURLActionKey: EnvironmentKey {
  static var defaultValue: OpenURLAction {
    MainActor.assumeIsolated { OpenURLAction { _ in .systemAction } }
  }
}

nonisolated extension EnvironmentValues {
  /// Opens a URL.
  ///
  /// - Source: SwiftUI `EnvironmentValues.openURL`.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLActionKey.self]
      action.system = self[SystemOpenerKey.self]
      return action
    }
    set { self[OpenURLActionKey.self] = newValue }
  }

  /// Opens a URL by the system's way.
  package var systemOpener: ((String) -> Bool)? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }
}

nonisolated private enum SystemOpenerKey: EnvironmentKey {
  static var defaultValue: ((String) -> Bool)? { nil }
}
