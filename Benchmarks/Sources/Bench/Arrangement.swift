/// Rows in some arrangement, and what changes.
struct Arrangement {
  let shape: String
  let change: String
  let name: String

  /// How the program `updates` is called.
  func arguments(_ size: Int) -> String { "\(shape) \(size) \(change)" }

  /// One view changes.
  static let changes = ["flat", "nested"].flatMap { shape in
    [("same", "same width"), ("wider", "wider"), ("taller", "1 ↔ 2 rows")].map { change, name in
      Arrangement(shape: shape, change: change, name: "\(shape), \(name)")
    }
  }

  /// The views of all rows are made anew and compared, or those of all stacks on the way to the row.
  static let comparisons = [
    Arrangement(shape: "flat", change: "root", name: "flat, the value is at the root"),
    Arrangement(shape: "flat", change: "rows", name: "flat, a row comes or goes"),
    Arrangement(shape: "nested", change: "root", name: "nested, the value is at the root"),
  ]
}
