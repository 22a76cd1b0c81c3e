internal import TerminalUI
internal import TerminalUICore

/// The clipboard of the terminal's user.
///
///     Button("Copy") { UIPasteboard.general.string = code }
///
/// Texts are written as by `copyToClipboard`, where the scene has `allowsClipboardWriting()`. The clipboard can't be read:
/// reading returns the text that the app wrote last.
/// - Source: UIKit `UIPasteboard`.
@MainActor @preconcurrency public final class UIPasteboard {
  /// The clipboard.
  public static let general = UIPasteboard()
  private var written: String?

  private init() {}

  /// The text that the app wrote last; `nil` if it wrote none.
  ///
  /// Writing `nil` forgets it, and leaves the clipboard as it is.
  public var string: String? {
    get { written }
    set {
      written = newValue
      guard let newValue else { return }
      _ = Evaluation.unobserved { EnvironmentValues.present?.copyToClipboard }?(newValue)
    }
  }

  /// The text that the app wrote last, as the only one.
  public var strings: [String]? {
    get { written.map { [$0] } }
    set { string = newValue?.first }
  }

  /// Whether the app wrote a text.
  public var hasStrings: Bool { written != nil }
}
