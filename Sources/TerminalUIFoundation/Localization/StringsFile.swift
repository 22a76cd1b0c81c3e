internal import Foundation

/// Reads the older files of texts: property lists for one language.
enum StringsFile {
  /// The texts of a file `….strings`; none where there is no such file, or it can't be read.
  static func entries(atPath path: String, _ file: inout TableFile) -> [String: TextEntry] {
    var entries: [String: TextEntry] = [:]
    for (key, value) in list(atPath: path, &file) ?? [:] {
      if let text = value as? String {
        entries[key] = TextEntry(forms: .text(text))
      } else {
        file.note("“\(key)” is no text", in: path)
      }
    }
    return entries
  }

  /// The texts of a file `….stringsdict`, which depend on numbers.
  static func variables(atPath path: String, _ file: inout TableFile) -> [String: TextEntry] {
    var entries: [String: TextEntry] = [:]
    for (key, value) in list(atPath: path, &file) ?? [:] {
      guard let parts = value as? [String: Any], let format = parts["NSStringLocalizedFormatKey"] as? String
      else {
        file.note("“\(key)” has no format", in: path)
        continue
      }
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
      entries[key] = entry
    }
    return entries
  }

  private static func list(atPath path: String, _ file: inout TableFile) -> [String: Any]? {
    guard let data = file.contents(atPath: path) else { return nil }
    if let list = self.list(data) { return list }
    guard path.hasSuffix(".strings"), let text = String(data: data, encoding: .utf8) else {
      file.note("it is no property list", in: path)
      return nil
    }
    // A line that is wrong costs that line.
    var all: [String: Any] = [:]
    for (number, line) in text.components(separatedBy: "\n").enumerated() where line.contains("=") {
      if let list = self.list(Data(line.utf8)) {
        all.merge(list) { $1 }
      } else {
        file.note("line \(number + 1) can't be read", in: path)
      }
    }
    return all
  }

  private static func list(_ data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
  }
}
