public import Foundation
public import TerminalUI

extension Text {
  /// Makes a text of a key, which is looked up in a table of a bundle.
  ///
  ///     Text("greeting", tableName: "Main", bundle: .module, comment: "On the first screen")
  ///
  /// The tables are the bundle's files `….strings`, in the folder of the user's language. Where a table lacks the key, the key is shown. The key
  /// of a literal with values in it is the literal with the values, so it is found in no table. Markdown within a line is read in what is found.
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table; `nil` is `Localizable`.
  ///   - bundle: The bundle; `nil` is the app's.
  ///   - comment: A hint for translators.
  /// - Source: SwiftUI `Text.init(_:tableName:bundle:comment:)`.
  @_disfavoredOverload public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let name = key.content.string
    let found = (bundle ?? .main).localizedString(forKey: name, value: nil, table: tableName)
    self.init(found == name ? key : LocalizedStringKey(found))
  }
}
