/// The reasons to hide the content of a view.
///
/// - Source: SwiftUI `RedactionReasons`.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't known yet.
  ///
  /// Texts are blocks of their size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private: blocks replace the views with `privacySensitive(_:)`.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is outdated.
  ///
  /// It looks as before; custom views may show the difference.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Shows blocks in place of the texts in this view, in as many cells, while the texts aren't known.
  ///
  ///     ArticleRow(article ?? .sample).redacted(reason: article == nil ? .placeholder : [])
  ///
  /// Reasons add up. Drawings that aren't text stay: borders, bars, marks. Assistive technologies don't get the text either.
  /// - Source: SwiftUI `View.redacted(reason:)`.
  @inlinable public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of this view, even if a view around is redacted.
  ///
  /// - Source: SwiftUI `View.unredacted()`.
  @inlinable public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether this view's content is private: `redacted(reason: .privacy)` replaces it with blocks.
  ///
  /// - Source: SwiftUI `View.privacySensitive(_:)`.
  @inlinable public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

nonisolated private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

nonisolated private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Why what is here is not to be seen; empty if it is.
  ///
  /// - Source: SwiftUI `EnvironmentValues.redactionReasons`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set {
      self[RedactionKey.self] = newValue
      redactTexts()
    }
  }

  /// Whether what is here is private.
  @usableFromInline var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set {
      self[PrivacyKey.self] = newValue
      redactTexts()
    }
  }

  private mutating func redactTexts() {
    let isRedacted =
      redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    // Texts read one value, so it is only written when it changes.
    if textOptions.isRedacted != isRedacted { textOptions.isRedacted = isRedacted }
  }
}
