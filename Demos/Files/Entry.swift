/// A file or a folder, as a folder lists it.
nonisolated struct Entry: Identifiable, Hashable, Sendable {
  let name: FileName
  let isFolder: Bool

  var id: FileName { name }

  /// Folders first, then by name.
  static func comesBefore(_ left: Entry, _ right: Entry) -> Bool {
    left.isFolder != right.isFolder ? left.isFolder : left.name < right.name
  }
}

nonisolated extension Int {
  /// A number of bytes in three digits and a unit: "999 B", "1.2 kB".
  var inBytes: String {
    var (value, unit) = (Double(self), "B")
    for next in ["kB", "MB", "GB", "TB"] where value >= 1000 { (value, unit) = (value / 1000, next) }
    let tenths = Int(value * 10 + 0.5)
    return unit == "B" || value >= 100 ? "\(Int(value)) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
