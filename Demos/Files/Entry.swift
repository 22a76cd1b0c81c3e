import Foundation

/// A file or a folder, as a folder lists it.
nonisolated struct Entry: Identifiable, Hashable, Sendable {
  let name: String
  let isFolder: Bool

  var id: String { name }

  /// Folders first, then by name.
  static func comesBefore(_ left: Entry, _ right: Entry) -> Bool {
    left.isFolder != right.isFolder ? left.isFolder : left.name < right.name
  }
}

/// What else is known of a file: asked for the rows in sight only.
nonisolated struct EntryDetails {
  let size: Int
  let changed: Date?

  init(_ url: URL) {
    let values = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    size = values?.fileSize ?? 0
    changed = values?.contentModificationDate
  }

  /// The size in three digits and a unit: "999 B", "1.2 kB".
  var shownSize: String {
    var (value, unit) = (Double(size), "B")
    for next in ["kB", "MB", "GB", "TB"] where value >= 1000 { (value, unit) = (value / 1000, next) }
    return unit == "B" || value >= 100 ? "\(Int(value)) \(unit)" : String(format: "%.1f %@", value, unit)
  }
}
