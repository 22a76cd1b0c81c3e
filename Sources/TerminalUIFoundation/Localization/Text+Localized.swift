public import Foundation
public import TerminalUI

extension Text {
  /// Makes a text of a key, which is looked up in a table of a bundle.
  ///
  ///     Text("greeting", tableName: "Main", bundle: .module, comment: "On the first screen")
  ///
  /// The tables are those of ``LocalizedStringKey``. Where the table has no such key, the key is shown. Markdown within a line is read in what is found.
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle; `nil` is the app's.
  ///   - comment: A hint for translators.
  /// - Source: SwiftUI `Text.init(_:tableName:bundle:comment:)`.
  @_disfavoredOverload public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    Localization.turnOn()
    self.init(key.content(in: LocalizationTable(bundle, tableName)))
  }
}

nonisolated extension LocalizedStringKey {
  /// The bundle for keys that name no bundle; `nil` is the program's own bundle.
  ///
  ///     init() { LocalizedStringKey.bundle = .module }      // in the `App`, or at the start of a test
  ///
  /// The program's own tables are in the folder of the program, or in the bundle of its target there. Set another one where the tables belong to a
  /// library, and in tests. Texts that were made before keep theirs.
  ///
  /// There is no such property in SwiftUI.
  public static var bundle: Bundle? {
    get { TableReader.shared.ownFolder.flatMap(Bundle.init(path:)) }
    set {
      TableReader.shared.ownFolder = newValue?.resourceFolder
      Localization.turnOn()
    }
  }
}

extension String {
  /// Makes a string of a key, which is looked up in a table of a bundle.
  ///
  ///     let title = String(localized: "\(files.count) files", bundle: .module)
  ///
  /// Use it where a text is stored or sent. Views take keys themselves, and follow the language of where they are.
  /// - Parameters:
  ///   - key: The key. Its Markdown is left out.
  ///   - table: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle; `nil` is the app's.
  ///   - locale: Its language is taken.
  ///   - comment: A hint for translators.
  /// - Source: Foundation `String.init(localized:table:bundle:locale:comment:)`, of a `LocalizedStringKey`.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    Localization.turnOn()
    let text = key.content(in: LocalizationTable(bundle, table))
    self = text.placed(in: locale.map { Region(locale: $0) }).string
  }
}

nonisolated extension LocalizationTable {
  init(_ bundle: Bundle?, _ name: String?) {
    self.init(folder: bundle?.resourceFolder, name: name ?? "Localizable")
  }
}

extension Bundle {
  fileprivate var resourceFolder: String { resourcePath ?? bundlePath }
}
