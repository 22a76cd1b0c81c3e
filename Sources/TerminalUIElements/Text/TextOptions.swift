/// How the texts of a part of the tree are broken into lines.
package nonisolated struct TextOptions: Hashable, Sendable {
  var lineLimit: Int?
  /// The lines that a text takes even if it has less.
  var reservedLines = 1
  var truncation = TextTruncation.tail
  var alignment = TextAlignment.leading
  /// Whether blocks are drawn in place of characters.
  var isRedacted = false
  /// Capitals or small letters in place of those that a text has.
  var textCase: Text.Case?
  /// Draws the texts in place of the framework.
  package var drawer: TextDrawer?
  /// Takes note of how texts are wrapped, as they are drawn.
  package var wrapping: WrappingNotes?
  /// Hears presses on the texts, where they can be selected.
  package var selector: TextSelector?
}

nonisolated enum TextOptionsKey: EnvironmentKey {
  static var defaultValue: TextOptions { TextOptions() }
}

// Each option has a key of its own too: views that declare one are not evaluated for the others. Texts read all at once.

nonisolated private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

nonisolated private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: TextTruncation { .tail }
}

nonisolated private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

nonisolated extension EnvironmentValues {
  package var textOptions: TextOptions {
    get { self[TextOptionsKey.self] }
    set { self[TextOptionsKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for no limit.
  ///
  /// - Source: SwiftUI `EnvironmentValues.lineLimit`.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      textOptions.lineLimit = newValue
      textOptions.reservedLines = 1
    }
  }

  /// Where a text that is cut has its "…".
  ///
  /// - Source: SwiftUI `EnvironmentValues.truncationMode`.
  public var truncationMode: TextTruncation {
    get { self[TruncationModeKey.self] }
    set {
      self[TruncationModeKey.self] = newValue
      textOptions.truncation = newValue
    }
  }

  /// The alignment of the lines of a text.
  ///
  /// - Source: SwiftUI `EnvironmentValues.multilineTextAlignment`.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      textOptions.alignment = newValue
    }
  }

  /// The least and the most lines of a text.
  @usableFromInline package var lineRange: LineRange {
    get { LineRange(least: textOptions.reservedLines, most: lineLimit) }
    set {
      lineLimit = newValue.most
      textOptions.reservedLines = newValue.least
    }
  }
}

@usableFromInline package nonisolated struct LineRange: Equatable {
  package let least: Int
  package let most: Int?

  @usableFromInline package init(least: Int, most: Int?) {
    self.least = Swift.max(least.clampedToLength, 1)
    self.most = most.map { Swift.max($0, least, 1) }
  }
}

extension View {
  /// Sets the most lines of the texts in this view; `nil` for no limit.
  ///
  /// A number below 1 counts as 1.
  ///
  ///     Text(comment).lineLimit(1)
  ///
  /// - Source: SwiftUI `View.lineLimit(_:)`.
  @inlinable public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { Swift.max($0, 1) })
  }

  /// Sets the most lines of the texts in this view, and whether a shorter text takes as many rows.
  ///
  /// - Source: SwiftUI `View.lineLimit(_:reservesSpace:)`.
  @inlinable public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineRange, LineRange(least: reservesSpace ? limit : 1, most: limit))
  }

  /// Sets the least and the most rows of the texts in this view.
  ///
  /// - Source: SwiftUI `View.lineLimit(_:)`.
  @inlinable public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineRange, LineRange(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Sets the least rows of the texts in this view.
  ///
  /// - Source: SwiftUI `View.lineLimit(_:)`.
  @inlinable public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineRange, LineRange(least: limit.lowerBound, most: nil))
  }

  /// Sets the most lines of the texts in this view.
  ///
  /// - Source: SwiftUI `View.lineLimit(_:)`.
  @inlinable public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets where texts in this view that are cut have their "…".
  ///
  /// - Source: SwiftUI `View.truncationMode(_:)`.
  @inlinable public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the alignment of the lines of the texts in this view.
  ///
  /// - Source: SwiftUI `View.multilineTextAlignment(_:)`.
  @inlinable public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

extension Text {
  /// Where a text that is cut has its "…".
  public typealias TruncationMode = TextTruncation
}
