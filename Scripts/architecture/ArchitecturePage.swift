/// What `docs/internals/Architecture.md` says: the tables of allowed imports, of the core's folders, of rooms, of the state of the process, of
/// references that keep nothing alive and of gauges, and the list of long files.
enum ArchitecturePage {
  /// The modules each target may import, toolchain's included.
  static let allowedImports: [String: Set<String>] = rows(under: "## Allowed imports").reduce(into: [:]) {
    table, cells in
    guard let target = cells.first.flatMap(names)?.first else { return }
    table[target] = Set(cells.dropFirst().flatMap(names))
  }

  /// The folders of the core that each of its folders may use.
  static let folders: [String: Set<String>] = rows(under: "## Folders of the core").reduce(into: [:]) {
    table, cells in
    guard let folder = cells.first.flatMap(names)?.first else { return }
    table[folder] = Set(cells.dropFirst().flatMap(names))
  }

  /// The rooms of `TerminalUI`, the lowest first.
  static let rooms: [String] = rows(under: "## Order of rooms").flatMap { names(in: $0[1]) }

  /// Why a variable belongs to the process, and what bounds it, by `File: variable`.
  static let processState: [String: (reason: String, bound: String)] =
    rows(under: "## State of the process").reduce(into: [:]) { table, cells in
      guard cells.count > 3, let file = names(in: cells[0]).first else { return }
      for name in names(in: cells[1]) {
        table["\(file): \(name)"] = (trimmed(cells[2]), trimmed(cells[3]))
      }
    }

  /// What a gauge counts, its number today and its goal, in order.
  static let gauges: [GaugeRow] = rows(under: "## Gauges").compactMap { cells in
    guard cells.count > 3, let today = Int(trimmed(cells[2])) else { return nil }
    return GaugeRow(
      name: trimmed(cells[0]), definition: trimmed(cells[1]), today: today, goal: trimmed(cells[3]))
  }

  /// Why an `unowned` reference has its object, by `File: name`.
  static let unownedReferences: [String: String] =
    rows(under: "## References that keep nothing alive").reduce(into: [:]) { table, cells in
      guard cells.count > 2, let file = names(in: cells[0]).first else { return }
      for name in names(in: cells[1]) { table["\(file): \(name)"] = String(cells[2]) }
    }

  /// The files that may be over the limit of lines.
  static let longFiles: Set<String> = Set(
    rows(under: "## Long files").compactMap { $0.first.flatMap(names)?.first })

  /// The cells of the rows below a heading, without the table's head.
  private static func rows(under heading: String) -> [[Substring]] {
    Package.lines(of: "docs/internals/Architecture.md")
      .drop { $0 != heading[...] }
      .dropFirst()
      .prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("|") }
      .dropFirst(2)
      .map { $0.split(separator: "|") }
  }

  private static func trimmed(_ cell: Substring) -> String {
    String(cell.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
  }

  /// The words between backticks.
  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}

/// A row of the page's table of gauges.
struct GaugeRow {
  let name: String
  let definition: String
  let today: Int
  let goal: String
}
