public import Foundation
internal import TerminalUICore

/// The screen, which is the terminal's window.
///
///     Card().frame(width: UIScreen.main.bounds.width - 32)
///
/// A `body` that reads it is evaluated again when the window's size changes. Before there is a window, and in code that runs before it, the window
/// counts as 80 columns by 24 rows.
/// - Source: UIKit `UIScreen`.
@MainActor @preconcurrency public final class UIScreen {
  /// The terminal's window.
  public static let main = UIScreen()

  private init() {}

  /// The window at the origin, in points: 8 for a column, 16 for a row.
  public var bounds: CGRect {
    let size = EnvironmentValues.present?.windowSize ?? .zero
    let (columns, rows) = size.isEmpty ? (80, 24) : (size.width, size.height)
    return CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16)
  }

  /// As ``bounds``: a point is the smallest length.
  public var nativeBounds: CGRect { bounds }
  /// 1: a point is the smallest length.
  public var scale: CGFloat { 1 }
  /// 1: a point is the smallest length.
  public var nativeScale: CGFloat { 1 }
}
