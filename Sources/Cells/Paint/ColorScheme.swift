/// Whether text is dark on light or light on dark.
///
/// - Source: SwiftUI `ColorScheme`.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension TerminalColors {
  /// The scheme: the reported one, else that of the background, else ``ColorScheme/dark``.
  public var effectiveScheme: ColorScheme {
    scheme ?? background.flatMap(OKLab.init).map { $0.lightness > 0.6 ? .light : .dark } ?? .dark
  }
}
