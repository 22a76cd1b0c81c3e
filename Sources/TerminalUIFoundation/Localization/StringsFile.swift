internal import Foundation

/// Reads the older files of texts: property lists for one language.
enum StringsFile {
  /// The texts of a file `….strings`; none where there is no such file, or it can't be read.
  static func entries(atPath path: String) -> [String: TextEntry] {
    guard let list = list(atPath: path) else { return [:] }
    return list.compactMapValues { ($0 as? String).map { TextEntry(forms: .text($0)) } }
  }

  /// The texts of a file `….stringsdict`, which depend on numbers.
  static func variables(atPath path: String) -> [String: TextEntry] {
    guard let list = list(atPath: path) else { return [:] }
    return list.compactMapValues { value in
      guard let parts = value as? [String: Any], let format = parts["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      var entry = TextEntry(forms: .text(format))
      for (name, part) in parts {
        guard let part = part as? [String: Any],
          part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { continue }
        let forms = part.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
        entry.variables[name] = TextEntry.Variable(
          place: nil, specifier: part["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: .plural(forms)
        )
      }
      return entry
    }
  }

  private static func list(atPath path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
      as? [String: Any]
  }
}
