internal import Foundation

/// The pictures of a set in an asset catalogue: `logo.imageset`.
package struct ImageSet: Sendable, Equatable {
  /// A picture of the set.
  package struct Picture: Sendable, Equatable {
    /// The path of its file.
    package let path: String
    /// How many pixels of the picture are a point; 1 if the set doesn't say.
    package let scale: Double
  }

  /// The picture for a light background, and wherever nothing else is said.
  package let light: Picture
  /// The picture for a dark background; `nil` where it is the light one.
  package let dark: Picture?

  /// Reads the set in a folder; `nil` where it names no file that is there.
  ///
  /// A picture with as many pixels as points is taken before those with more.
  ///
  /// - Parameter endings: The endings of files that can be shown. A set without such a file gives one of its others.
  package init?(folder: String, endings: Set<String>) {
    let contents = CatalogFile.contents(of: folder)
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    self.init(contents, folder: folder, files: files, endings: endings)
  }

  /// Reads the text of a set's `Contents.json`, whose files are all there.
  package init?(json: [UInt8], folder: String, endings: Set<String>) {
    let contents = CatalogFile.contents(of: Data(json))
    let names = CatalogFile.entries("images", in: contents).compactMap { $0["filename"] as? String }
    self.init(contents, folder: folder, files: Set(names), endings: endings)
  }

  private init?(_ contents: [String: Any], folder: String, files: Set<String>, endings: Set<String>) {
    var best: [CatalogFile.Appearance: (distance: Int, picture: Picture)] = [:]
    for entry in CatalogFile.entries("images", in: contents) {
      // A name, and no way out of the folder.
      guard let name = entry["filename"] as? String, !name.contains("/"), files.contains(name) else {
        continue
      }
      let scale = Self.scale(of: entry)
      var distance = Int(scale) + 4 * CatalogFile.distance(ofDevice: entry)
      if entry["language-direction"] as? String == "right-to-left" || entry["locale"] != nil {
        distance += 32
      }
      if entry["display-gamut"] as? String == "display-P3" { distance += 64 }
      if !endings.contains(Self.ending(of: name)) { distance += 1_024 }
      let appearance = CatalogFile.appearance(of: entry)
      if best[appearance].map({ distance < $0.distance }) ?? true {
        best[appearance] = (distance, Picture(path: "\(folder)/\(name)", scale: scale))
      }
    }
    guard let light = (best[.any] ?? best[.dark] ?? best[.other])?.picture else { return nil }
    self.light = light
    let dark = best[.dark]?.picture
    self.dark = dark == light ? nil : dark
  }

  private static func scale(of entry: [String: Any]) -> Double {
    switch entry["scale"] as? String {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  /// The characters behind the last dot of a name, in small letters; empty without a dot.
  package static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
