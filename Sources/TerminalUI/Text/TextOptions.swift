/// How the texts of a part of the tree are broken into lines.
nonisolated struct TextOptions: Hashable, Sendable {
  var lineLimit: Int?
  var truncation = TextTruncation.tail
  var alignment = TextAlignment.leading
}

nonisolated private enum TextOptionsKey: EnvironmentKey {
  static var defaultValue: TextOptions { TextOptions() }
}

nonisolated extension EnvironmentValues {
  var textOptions: TextOptions {
    get { self[TextOptionsKey.self] }
    set { self[TextOptionsKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for no limit.
  ///
  /// - Source: SwiftUI `EnvironmentValues.lineLimit`.
  public var lineLimit: Int? {
    get { textOptions.lineLimit }
    set { textOptions.lineLimit = newValue }
  }

  /// Where a text that is cut has its "…".
  ///
  /// - Source: SwiftUI `EnvironmentValues.truncationMode`.
  public var truncationMode: TextTruncation {
    get { textOptions.truncation }
    set { textOptions.truncation = newValue }
  }

  /// How the lines of a text lie beside each other.
  ///
  /// - Source: SwiftUI `EnvironmentValues.multilineTextAlignment`.
  public var multilineTextAlignment: TextAlignment {
    get { textOptions.alignment }
    set { textOptions.alignment = newValue }
  }
}

extension View {
  /// Sets the most lines of the texts in this view; `nil` for no limit. A number below 1 counts as 1.
  ///
  ///     Text(comment).lineLimit(1)
  ///
  /// - Source: SwiftUI `View.lineLimit(_:)`.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { Swift.max($0, 1) })
  }

  /// Sets where texts in this view that are cut have their "…".
  ///
  /// - Source: SwiftUI `View.truncationMode(_:)`.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how the lines of a text in this view lie beside each other.
  ///
  /// - Source: SwiftUI `View.multilineTextAlignment(_:)`.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension Text {
  /// Where a text that is cut has its "…".
  public typealias TruncationMode = TextTruncation
}
