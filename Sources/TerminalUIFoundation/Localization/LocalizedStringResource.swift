public import Foundation
public import TerminalUI

/// A key with its table and bundle, which every view takes that takes a ``LocalizedStringKey``: it is one.
///
///     enum Tab {
///       case inbox, done
///       var title: LocalizedStringResource {
///         switch self {
///         case .inbox: "Inbox"
///         case .done: LocalizedStringResource("tab.done", defaultValue: "Done", comment: "The last tab")
///         }
///       }
///     }
///     Label(tab.title, systemImage: "tray")
///
/// - Source: Foundation `LocalizedStringResource`, which Foundation on Linux lacks.
public typealias LocalizedStringResource = LocalizedStringKey

extension String {
  /// A key with its values.
  ///
  /// - Source: Foundation `String.LocalizationValue`, which Foundation on Linux lacks.
  public typealias LocalizationValue = LocalizedStringKey

  /// Makes a string of a key, with a text for a table that lacks the key.
  ///
  ///     let title = String(localized: "inbox.count", defaultValue: "\(count) messages")
  ///
  /// - Source: Foundation `String.init(localized:defaultValue:table:bundle:locale:comment:)`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let named = LocalizedStringKey(defaultValue.phraseToLookUp.named("\(key)"), in: LocalizationTable())
    self.init(localized: named, table: table, bundle: bundle, locale: locale)
  }
}

nonisolated extension LocalizedStringKey {
  /// The bundle with the tables of a key.
  ///
  /// - Source: Foundation `LocalizedStringResource.BundleDescription`.
  public enum BundleDescription: Sendable {
    /// The app's bundle, or ``LocalizedStringKey/bundle``.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// Makes a key that is looked up in a table of a bundle, and shown itself if the table lacks it.
  ///
  ///     LocalizedStringResource("\(files.count) files", table: "Main", bundle: .atURL(Bundle.module.bundleURL))
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its values.
  ///   - table: The name of the table; `nil` is `Localizable`.
  ///   - locale: Has no effect: a text follows the language of the view that shows it.
  ///   - bundle: The bundle.
  ///   - comment: A hint for translators.
  /// - Source: Foundation `LocalizedStringResource.init(_:table:locale:bundle:comment:)`.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.phraseToLookUp, in: LocalizationTable(bundle.bundle, table))
  }

  /// Makes a key that is looked up in a table of a bundle, with a text for a table that lacks it.
  ///
  ///     LocalizedStringResource("inbox.count", defaultValue: "\(count) messages")
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text in the language of the code. A table may use its values.
  ///   - table: The name of the table; `nil` is `Localizable`.
  ///   - locale: Has no effect: a text follows the language of the view that shows it.
  ///   - bundle: The bundle.
  ///   - comment: A hint for translators.
  /// - Source: Foundation `LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)`.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      defaultValue.phraseToLookUp.named("\(key)"), in: LocalizationTable(bundle.bundle, table))
  }

  /// Makes a key that is looked up in a table of a bundle, with a text for a table that lacks it.
  ///
  /// - Source: Foundation `LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)`, of a `Bundle`.
  @_disfavoredOverload public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(defaultValue.phraseToLookUp.named("\(key)"), in: LocalizationTable(bundle, table))
  }

  /// Makes a key that is looked up in a table of a bundle, and shown itself if the table lacks it.
  ///
  /// - Source: Foundation `LocalizedStringResource.init(_:table:locale:bundle:comment:)`, of a `Bundle`.
  @_disfavoredOverload public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.phraseToLookUp, in: LocalizationTable(bundle, table))
  }

  fileprivate init(_ phrase: LocalizedPhrase, in table: LocalizationTable) {
    Localization.turnOn()
    self.init(content: phrase.content(in: table), phrase: phrase)
  }

  fileprivate var phraseToLookUp: LocalizedPhrase {
    phrase ?? LocalizedPhrase(key: content.string, plain: content)
  }

  /// The key to look up, with formats in place of values: `%lld files`.
  ///
  /// - Source: Foundation `LocalizedStringResource.key`.
  public var key: String { phraseToLookUp.key }
}

/// A type whose values have a text in the user's language.
///
/// - Source: Foundation `CustomLocalizedStringResourceConvertible`.
public nonisolated protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
