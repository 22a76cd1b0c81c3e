internal import AssetCatalogs
internal import Foundation
internal import Synchronization
internal import TerminalUI

/// Gives the reader of tables to `TerminalUI`, which knows no files: the linker leads it here.
@_cdecl("terminalui_localization")
public nonisolated func _localizationReader() -> UnsafeMutableRawPointer? { TableReader.shared.given() }

/// Reads the tables of texts among the resources of bundles, each at its first use.
final class TableReader: LocalizationSource {
  static let shared = TableReader()

  private struct State {
    /// The folder that the app names in place of the program's.
    var ownFolder: String?
    var tables: [LocalizationTable: TextTable] = [:]
    /// The languages of tables in the order of a region.
    var orders: [Order: [String]] = [:]
    /// The problems of the files that are in the log.
    var told: Set<String> = []
  }

  /// For what the order of a table's languages is known.
  private struct Order: Hashable {
    let table: LocalizationTable
    /// The wanted languages; `nil` is the user's.
    let wanted: [String]?
  }

  private let state = Mutex(State())
  /// The folders with the program's resources.
  private let programFolders = ProgramFolders.all

  var ownFolder: String? {
    get { state.withLock { $0.ownFolder } }
    set { state.withLock { $0.ownFolder = newValue } }
  }

  var hasTables: Bool { programFolders.contains(where: TextTable.isFolder) }

  func knows(_ key: String, in table: LocalizationTable) -> Bool {
    state.withLock { self.table(named($0, table), &$0).keys.contains(key) }
  }

  /// The text for a key in the first of the user's languages that has it; `nil` where the table doesn't have the key.
  func format(for key: String, numbers: [Double?], in table: LocalizationTable, place: (any Sendable)?)
    -> String?
  {
    let region = place as? Region
    let wanted = region?.locale.map { [$0.identifier] } ?? region?.languages
    return state.withLock { state in
      let name = named(state, table)
      let table = self.table(name, &state)
      guard table.keys.contains(key) else { return nil }
      let order = Order(table: name, wanted: wanted)
      let languages =
        state.orders[order]
        ?? LanguageChoice.order(
          of: table.languages.keys, for: wanted ?? LanguageChoice.ofUser, source: table.source)
      if !table.file.isRefused { state.orders[order] = languages }
      for language in languages {
        if let entry = table.languages[language]?[key] { return entry.format(numbers, in: language) }
      }
      return nil
    }
  }

  func written(_ number: Double, as specifier: String) -> String? { FormattedNumber.text(number, specifier) }

  func region(of environment: [String: String]) -> any Sendable {
    Region(
      timeZone: environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .gmt,
      languages: LanguageChoice.languages(of: environment))
  }

  /// The table that is meant by one without a folder.
  private func named(_ state: State, _ table: LocalizationTable) -> LocalizationTable {
    guard table.folder == nil, let folder = state.ownFolder else { return table }
    return LocalizationTable(folder: folder, name: table.name)
  }

  /// The table of a name, read at its first use.
  private func table(_ name: LocalizationTable, _ state: inout State) -> TextTable {
    if let table = state.tables[name] { return table }
    let table = TextTable(name.name, in: name.folder.map { [$0] } ?? programFolders)
    for problem in table.file.problems where state.told.insert(problem).inserted {
      DebugLog.write("TerminalUI: \(problem)")
    }
    // A file that the system refuses now may be readable the next time.
    if !table.file.isRefused { state.tables[name] = table }
    return table
  }
}
