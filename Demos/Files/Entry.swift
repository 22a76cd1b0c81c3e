import Glibc

/// A file or a folder, as a folder lists it.
nonisolated struct Entry: Identifiable, Hashable, Sendable {
  let name: FileName
  let isFolder: Bool
  /// In bytes; of a folder nothing is known but its name.
  var size = 0
  /// When the content of the file changed last, in seconds since 1970.
  var modified: Int?
  /// Whether the entry is a file that can be run.
  var isProgram = false

  var id: FileName { name }

  /// What rows tell apart by colour.
  enum Look { case folder, program, archive, hidden, other }

  var look: Look {
    if name.bytes.first == UInt8(ascii: ".") { return .hidden }
    if isFolder { return .folder }
    if isProgram { return .program }
    let ending = name.shown.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? ""
    return ["7z", "bz2", "deb", "gz", "iso", "rpm", "tar", "tgz", "xz", "zip", "zst"].contains(ending)
      ? .archive : .other
  }

  /// Folders first, then by name.
  static func comesBefore(_ left: Entry, _ right: Entry) -> Bool {
    left.isFolder != right.isFolder ? left.isFolder : left.name < right.name
  }
}

nonisolated extension Int {
  /// A moment in seconds since 1970, where the user is: "2026-11-24 10:25".
  var inMinutes: String {
    var (seconds, parts) = (time_t(self), tm())
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A number of bytes in three digits and a unit: "999 B", "1.2 kB".
  var inBytes: String {
    var (value, unit) = (Double(self), "B")
    for next in ["kB", "MB", "GB", "TB"] where value >= 1000 { (value, unit) = (value / 1000, next) }
    let tenths = Int(value * 10 + 0.5)
    return unit == "B" || value >= 100 ? "\(Int(value)) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
