internal import Foundation
internal import Synchronization

/// The sets in the asset catalogues of a folder: `….xcassets`, as Xcode writes them.
///
/// Sets are found in folders of a catalogue too. Their names are those of the folders with the sets. If a folder provides a namespace, its name comes
/// first: `Icons/logo`. Of several sets with a name the first one in the order of paths counts.
package final class AssetCatalog: Sendable {
  /// A kind of sets, by the ending of their folders.
  package enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
  }

  private let sets: [Kind: [String: String]]
  /// The pictures of image sets that were read, by the folder of the set; `nil` where there are none.
  private let images = Mutex<[String: ImageSet?]>([:])

  /// The folder of a set; `nil` where there is none of this name.
  package func folder(of kind: Kind, named name: String) -> String? { sets[kind]?[name] }

  /// The names of all sets of a kind, in order.
  package func names(of kind: Kind) -> [String] { (sets[kind] ?? [:]).keys.sorted() }

  /// The pictures of an image set in a folder of the catalogues; the set is read once.
  package func images(in set: String, endings: Set<String>) -> ImageSet? {
    images.withLock { images in
      if let known = images[set] { return known }
      let read = ImageSet(folder: set, endings: endings)
      images[set] = .some(read)
      return read
    }
  }

  /// The catalogues in a folder, which is looked through once in the life of the program.
  package static func inFolder(_ folder: String) -> AssetCatalog {
    if let known = known.withLock({ $0[folder] }) { return known }
    let catalog = AssetCatalog(folder)
    known.withLock { $0[folder] = catalog }
    return catalog
  }

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// Looks through the catalogues in a folder.
  package init(_ folder: String) {
    var sets: [Kind: [String: String]] = [:]
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      var rest = Self.mostEntries
      Self.look("\(folder)/\(name)", prefix: "", depth: 0, &rest, &sets)
    }
    self.sets = sets
  }

  /// The most files and folders of a catalogue that are looked at.
  private static let mostEntries = 100_000
  /// The most folders in each other.
  private static let mostDepth = 16

  /// Adds the sets of a folder and of the folders in it; `rest` counts down the entries that may still be looked at.
  private static func look(
    _ folder: String, prefix: String, depth: Int, _ rest: inout Int, _ sets: inout [Kind: [String: String]]
  ) {
    guard depth < mostDepth else { return }
    for entry in names(in: folder) {
      rest -= 1
      guard rest > 0 else { return }
      let path = "\(folder)/\(entry)"
      let (name, ending) = parts(of: entry)
      if let kind = Kind(rawValue: ending) {
        sets[kind, default: [:]][prefix + name] = sets[kind]?[prefix + name] ?? path
      } else if isFolder(path) {
        look(path, prefix: prefix + namespace(of: path, named: entry), depth: depth + 1, &rest, &sets)
      }
    }
  }

  /// The name before the last dot, and the ending behind it.
  private static func parts(of entry: String) -> (name: String, ending: String) {
    guard let dot = entry.lastIndex(of: ".") else { return (entry, "") }
    return (String(entry[..<dot]), String(entry[entry.index(after: dot)...]))
  }

  private static func namespace(of folder: String, named name: String) -> String {
    let properties = CatalogFile.contents(of: folder)["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool == true ? name + "/" : ""
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether there is a folder, and no link to one, which may lead back.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

/// Reads the files `Contents.json` of catalogues, for colour sets and image sets alike.
enum CatalogFile {
  /// The most bytes of such a file that are read.
  private static let mostBytes = 1 << 20

  /// The contents of a folder's `Contents.json`; nothing where there is none, or it can't be read.
  static func contents(of folder: String) -> [String: Any] {
    let path = folder + "/Contents.json"
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= mostBytes,
      let data = FileManager.default.contents(atPath: path)
    else { return [:] }
    return contents(of: data)
  }

  static func contents(of data: Data) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  /// The entries of a list in it.
  static func entries(_ name: String, in contents: [String: Any]) -> [[String: Any]] {
    (contents[name] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
  }

  /// The appearance of an entry.
  enum Appearance { case any, dark, other }

  /// For which appearance an entry is: those with more contrast are for others.
  static func appearance(of entry: [String: Any]) -> Appearance {
    var found = Appearance.any
    for appearance in entries("appearances", in: entry) {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): found = .dark
      case ("luminosity", "light"): break
      default: return .other
      }
    }
    return found
  }

  /// How well the device of an entry suits a terminal; the least is the best.
  static func distance(ofDevice entry: [String: Any]) -> Int {
    switch entry["idiom"] as? String {
    case nil, "universal": 0
    case "mac": 1
    case "ipad": 2
    case "iphone": 3
    default: 4
    }
  }
}
