internal import Foundation

/// A string catalogue: the texts of a table in all languages, as JSON.
///
/// If a text varies by device, the variation for `other` is used, or else that for `mac`.
struct StringCatalog {
  /// The language of the keys.
  let source: String?
  /// The texts by language and key.
  private(set) var entries: [String: [String: TextEntry]] = [:]

  /// Reads a catalogue; `nil` where there is none, or it can't be read.
  init?(atPath path: String, _ file: inout TableFile) {
    guard let data = file.contents(atPath: path), let catalog = Self.catalog(data, path, &file) else {
      return nil
    }
    source = catalog.sourceLanguage
    for (key, string) in catalog.strings {
      for (language, unit) in string.localizations ?? [:] {
        guard let forms = unit.forms else { continue }
        var entry = TextEntry(forms: forms)
        for (name, part) in unit.substitutions ?? [:] {
          guard let forms = Unit(stringUnit: nil, variations: part.variations, substitutions: nil).forms
          else {
            continue
          }
          entry.variables[name] = TextEntry.Variable(
            place: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }, specifier: part.formatSpecifier ?? "@",
            forms: forms)
        }
        entries[language, default: [:]][key] = entry
      }
    }
  }

  /// The whole catalogue; where it has mistakes, the entries without any.
  private static func catalog(_ data: Data, _ path: String, _ file: inout TableFile) -> File? {
    let decoder = JSONDecoder()
    if let whole = try? decoder.decode(File.self, from: data) { return whole }
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = object["strings"] as? [String: Any]
    else {
      file.note("it is no string catalogue", in: path)
      return nil
    }
    var entries: [String: Entry] = [:]
    for (key, value) in strings {
      var units: [String: Unit] = [:]
      let localizations = (value as? [String: Any])?["localizations"]
      guard value is [String: Any], localizations == nil || localizations is [String: Any] else {
        file.note("“\(key)” can't be read", in: path)
        continue
      }
      for (language, part) in localizations as? [String: Any] ?? [:] {
        if JSONSerialization.isValidJSONObject(part),
          let data = try? JSONSerialization.data(withJSONObject: part),
          let unit = try? decoder.decode(Unit.self, from: data)
        {
          units[language] = unit
        } else {
          file.note("“\(key)” can't be read in “\(language)”", in: path)
        }
      }
      entries[key] = Entry(localizations: units)
    }
    return File(sourceLanguage: object["sourceLanguage"] as? String, strings: entries)
  }

  /// The parts of the file that are read, with the names that Xcode gives them.
  private struct File: Decodable {
    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Unit]?
  }

  private struct Text: Decodable {
    let value: String?
  }

  private final class Unit: Decodable {
    let stringUnit: Text?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    init(stringUnit: Text?, variations: Variations?, substitutions: [String: Substitution]?) {
      (self.stringUnit, self.variations, self.substitutions) = (stringUnit, variations, substitutions)
    }

    /// The text, or one for each form of a number; `nil` where nothing is translated.
    var forms: TextEntry.Forms? {
      if let value = stringUnit?.value { return .text(value) }
      if let plural = variations?.plural {
        let forms = plural.compactMapValues { $0.stringUnit?.value }
        return forms.isEmpty ? nil : .plural(forms)
      }
      return variations?.device.flatMap { $0["other"] ?? $0["mac"] }?.forms
    }
  }

  private struct Variations: Decodable {
    let plural: [String: Unit]?
    let device: [String: Unit]?
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }
}
