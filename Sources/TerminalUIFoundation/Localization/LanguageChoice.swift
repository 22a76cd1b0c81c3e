internal import Foundation
internal import TerminalUI

/// Which of the languages of a table are shown to whom.
enum LanguageChoice {
  /// The languages that the user's environment names, the most wanted first, as gettext reads them.
  ///
  /// `LANGUAGE` is a list; else `LC_ALL`, `LC_MESSAGES` or `LANG` counts. None are named where the locale is `C`.
  static let ofUser: [String] = languages(
    of: ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].reduce(into: [:]) { environment, name in
      environment[name] = UserEnvironment.harmlessValue(name)
    })

  static func languages(of environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !isNone(locale) else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (list.isEmpty ? [locale] : list).filter { !isNone($0) }
  }

  private static func isNone(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." }
    return name == "C" || name == "POSIX"
  }

  /// The languages of a table in the order in which a key is looked up in them.
  ///
  /// - Parameters:
  ///   - all: The languages that there are: `de`, `pt-BR`, `Base`.
  ///   - wanted: The languages that are wanted: `de_AT.UTF-8`.
  ///   - source: The language of the keys; `nil` where nothing says it.
  /// - Returns: Languages, each once.
  static func order(of all: some Collection<String>, for wanted: [String], source: String?) -> [String] {
    // Sorted, so that the choice among dialects doesn't change from run to run.
    let all = all.sorted()
    var order: [String] = []
    func add(_ language: String?) {
      if let language, !order.contains(language) { order.append(language) }
    }
    for want in wanted {
      let parts = parts(of: want)
      // Exactly this, or a part of it, or else any dialect of the language.
      for count in stride(from: parts.count, to: 0, by: -1) {
        add(all.first { self.parts(of: $0) == Array(parts.prefix(count)) })
      }
      let isSource = source.map { self.parts(of: $0).first == parts.first } ?? false
      if order.isEmpty, !isSource { add(all.first { self.parts(of: $0).first == parts.first }) }
      // The keys themselves are in the wanted language.
      if isSource { break }
      if !order.isEmpty { break }
    }
    add(source.flatMap { source in all.first { parts(of: $0) == parts(of: source) } })
    // Where nothing names the language of the keys, it is these.
    if source == nil {
      add(all.first { $0 == "Base" })
      add(all.first { parts(of: $0).first == "en" })
    }
    return order
  }

  /// The parts of a name, such as `de` and `at` of `de_AT.UTF-8@euro`; Chinese has its script first.
  private static func parts(of name: String) -> [String] {
    let plain = name.prefix { $0 != "." && $0 != "@" }
    var parts = plain.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
    if parts.first == "zh", parts.count > 1 {
      let scripts = ["hans": "hans", "hant": "hant", "tw": "hant", "hk": "hant", "mo": "hant"]
      let script = scripts[parts[1]] ?? "hans"
      if parts[1] != script { parts.insert(script, at: 1) }
    }
    return parts
  }
}
