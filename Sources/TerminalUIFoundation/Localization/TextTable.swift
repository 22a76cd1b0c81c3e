internal import Foundation
internal import TerminalUI

/// A table of texts in all its languages.
///
/// It is read from string catalogues, `Localizable.xcstrings`, and from folders of a language: `de.lproj/Localizable.strings`, and `Localizable.stringsdict`
/// for what depends on a number. Of several files with a key the one read last counts.
struct TextTable: Sendable {
  /// What there is in each language, by its name as in `pt-BR`.
  private(set) var languages: [String: [String: TextEntry]] = [:]
  /// The language in which the keys are written, if a catalogue says it.
  private(set) var source: String?
  /// All keys.
  private(set) var keys: Set<String> = []
  /// The reading of its files.
  private(set) var file = TableFile()

  /// Reads a table of a name from folders.
  init(_ name: String, in folders: [String]) {
    for folder in folders { read(name, in: folder) }
    for entries in languages.values { keys.formUnion(entries.keys) }
  }

  /// Whether a folder has tables.
  static func isFolder(_ folder: String) -> Bool {
    var file = TableFile()
    return file.names(in: folder).contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
  }

  /// Adds the files of the table in one folder.
  private mutating func read(_ name: String, in folder: String) {
    // The name is the app's, and may be anything.
    guard !name.contains("/"), !name.contains("\0") else { return }
    for language in file.names(in: folder) where language.hasSuffix(".lproj") {
      let language = String(language.dropLast(6))
      let path = "\(folder)/\(language).lproj/\(name)"
      add(StringsFile.entries(atPath: "\(path).strings", &file), in: language)
      add(StringsFile.variables(atPath: "\(path).stringsdict", &file), in: language)
    }
    guard let catalog = StringCatalog(atPath: "\(folder)/\(name).xcstrings", &file) else { return }
    source = catalog.source ?? source
    for (language, entries) in catalog.entries { add(entries, in: language) }
  }

  private mutating func add(_ entries: [String: TextEntry], in language: String) {
    guard !entries.isEmpty else { return }
    languages[language, default: [:]].merge(entries) { $1 }
  }
}

/// The text of a key in one language, as a table's files give it.
struct TextEntry: Sendable, Equatable {
  /// A text, or one for each form of a number, such as `one` and `other`.
  enum Forms: Sendable, Equatable {
    case text(String)
    case plural([String: String])

    /// The text for a number.
    func text(for number: Double?, in language: String) -> String? {
      switch self {
      case .text(let text): text
      case .plural(let forms):
        // A form of its own for nothing at all may be given in each language.
        (number == 0 ? forms["zero"] : nil)
          ?? number.flatMap { forms[PluralForm.of($0, in: language)] } ?? forms["other"]
      }
    }
  }

  /// A part of the text that depends on one of the values.
  struct Variable: Sendable, Equatable {
    /// Which value, from 0; `nil` is the first one that is no other variable's.
    var place: Int?
    /// The format of the number without the percent sign: `lld`.
    var specifier: String
    var forms: Forms
  }

  var forms: Forms
  var variables: [String: Variable] = [:]

  /// The text for some values, with formats for them.
  func format(_ numbers: [Double?], in language: String) -> String? {
    let first = numbers.lazy.compactMap { $0 }.first
    guard let text = forms.text(for: first, in: language) else { return nil }
    guard !variables.isEmpty else { return text }
    var next = 0
    return FormatPiece.pieces(of: text).map { piece -> String in
      switch piece {
      case .variable(let place, let name):
        guard let variable = variables[name] else { return piece.description }
        let index = place ?? variable.place ?? next
        next = index + 1
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        let form = variable.forms.text(for: number, in: language) ?? ""
        return Self.placed(form.replacingOccurrences(of: "%arg", with: "%" + variable.specifier), index)
      case .value(nil, _):
        next += 1
        return piece.description
      case .text(let text): return text.replacingOccurrences(of: "%", with: "%%")
      case .value: return piece.description
      }
    }
    .joined()
  }

  /// A form in which every format is that of one value.
  private static func placed(_ form: String, _ index: Int) -> String {
    FormatPiece.pieces(of: form).map { piece in
      switch piece {
      case .text(let text): text.replacingOccurrences(of: "%", with: "%%")
      case .value(let place, let specifier):
        FormatPiece.value(place: place ?? index, specifier: specifier).description
      case .variable: piece.description
      }
    }
    .joined()
  }
}
