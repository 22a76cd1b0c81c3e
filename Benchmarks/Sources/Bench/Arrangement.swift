/// Rows in some arrangement, and what changes.
struct Arrangement {
  let shape: String
  let change: String
  let name: String
  /// Whether a key is pressed, which a view takes and writes the value; else the value is written.
  var isByKey = false

  /// How the program `updates` is called for a number of updates.
  func arguments(_ size: Int, updates: Int) -> String {
    "\(shape) \(size) \(change) \(updates)" + (isByKey ? "" : " write")
  }

  /// One view changes.
  static let changes =
    ["flat", "nested"].flatMap { shape in
      [("same", "same width"), ("wider", "wider"), ("taller", "1 ↔ 2 rows")].map { change, name in
        Arrangement(shape: shape, change: change, name: "\(shape), \(name)")
      }
    } + [Arrangement(shape: "flat", change: "same", name: "flat, same width, by a key", isByKey: true)]

  /// The selection of a list goes elsewhere, or what it shows.
  static let lists = [
    Arrangement(shape: "list", change: "down", name: "Down", isByKey: true),
    Arrangement(shape: "list", change: "edge", name: "Up, which scrolls", isByKey: true),
    Arrangement(shape: "list", change: "page", name: "PageDown", isByKey: true),
    Arrangement(shape: "list", change: "end", name: "End", isByKey: true),
    Arrangement(shape: "list", change: "scrollTo", name: "scrollTo the middle"),
  ]

  /// The selection of a table goes elsewhere, or its columns, or what its titles say.
  static let tables = [
    Arrangement(shape: "table", change: "down", name: "table, Down", isByKey: true),
    Arrangement(shape: "table", change: "edge", name: "table, Up, which scrolls", isByKey: true),
    Arrangement(shape: "table", change: "page", name: "table, PageDown", isByKey: true),
    Arrangement(shape: "table", change: "end", name: "table, End", isByKey: true),
    Arrangement(
      shape: "table", change: "right", name: "table, Right, which scrolls the columns", isByKey: true),
    Arrangement(shape: "table", change: "order", name: "table, another order in the titles"),
  ]

  /// The views of all rows are made anew and compared, or those of all stacks on the way to the row.
  static let comparisons = [
    Arrangement(shape: "flat", change: "root", name: "flat, the value is at the root"),
    Arrangement(shape: "flat", change: "rows", name: "flat, a row comes or goes"),
    Arrangement(shape: "nested", change: "root", name: "nested, the value is at the root"),
  ]
}
