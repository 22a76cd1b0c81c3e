/// A table of figures, printed in Markdown.
public struct Table {
  private let title: String
  private let heads: [String]
  private var rows: [[String]] = []

  /// Makes an empty table; the first column holds names.
  public init(_ title: String, _ heads: [String]) {
    self.title = title
    self.heads = heads
  }

  /// Adds a row at the end.
  public mutating func add(_ name: String, _ cells: [String]) { rows.append([name] + cells) }
}

extension Table: CustomStringConvertible {
  /// The title as a heading, then the table.
  public var description: String {
    guard !rows.isEmpty else { return "" }
    let lines =
      [[""] + heads, ["---"] + heads.map { _ in "--:" }] + rows
    return "\n### \(title)\n\n" + lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
