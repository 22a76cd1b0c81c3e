internal import AssetCatalogs
public import Foundation
internal import Cells
public import TerminalUI

/// Images that are files of a bundle.
///
///     Image("logo", bundle: .module).resizable().scaledToFit()
///
/// The file is `logo.png` or `logo.jpg` among the bundle's resources, or one of the set `logo.imageset` in an asset catalogue
/// `….xcassets` there. Without these it is `logo@2x.png` or `logo@3x.png`, with two or three pixels a point. On a dark
/// background, the picture for dark backgrounds is taken. The picture is read on another thread when the image comes into
/// sight; until then the room is empty, and as large as the picture will be.
///
/// A picture that isn't ``Image/resizable(resizingMode:)`` takes a column for each pixel of its width at scale 1. Where lengths are points, a pixel is a
/// point: 24 × 24 pixels take 3 columns and 2 rows.
///
/// Where there is no such file or it can't be read, nothing shows, and the reason is reported (`RuntimeIssue.missingImage`).
extension Image {
  /// Shows a picture that is known by its name, which is also its text for screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending, or of the set.
  ///   - bundle: Where the file is; `nil` is the bundle of the program.
  /// - Source: SwiftUI `Image.init(_:bundle:)`; without a bundle it is an initialiser of `TerminalUI`.
  public nonisolated init(_ name: String, bundle: Bundle?) {
    self.init(PictureFile(name, in: bundle), label: Text(name))
  }

  /// Shows a picture that is known by its name, with a label.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending, or of the set.
  ///   - bundle: Where the file is; `nil` is the bundle of the program.
  ///   - label: Its text for screen readers.
  /// - Source: SwiftUI `Image.init(_:bundle:label:)`.
  public nonisolated init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(PictureFile(name, in: bundle), label: label)
  }

  /// Shows a decorative picture: screen readers skip it.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending, or of the set.
  ///   - bundle: Where the file is; `nil` is the bundle of the program.
  /// - Source: SwiftUI `Image.init(decorative:bundle:)`.
  public nonisolated init(decorative name: String, bundle: Bundle?) {
    self.init(PictureFile(name, in: bundle), label: nil)
  }
}

extension PictureFile {
  /// The picture of a name in a bundle; `nil` is the program's.
  fileprivate nonisolated init(_ name: String, in bundle: Bundle?) {
    self.init(name, inFolder: bundle.map { $0.resourcePath ?? $0.bundlePath })
  }

  /// The picture of a name among the resources in a folder; `nil` is the program's.
  nonisolated init(_ name: String, inFolder folder: String?) {
    let folders = folder.map { [$0] } ?? ProgramFolders.all
    // Neither leads to a file.
    let isName = !name.isEmpty && !name.contains("\0")
    guard isName, let found = folders.lazy.compactMap({ PictureFile.found(name, in: $0) }).first else {
      self.init(name: name, size: nil) { throw MissingFile(folder: folders.joined(separator: " or ")) }
      return
    }
    self = found
  }

  /// The picture of a name: a file, or a set of a catalogue in the folder.
  private nonisolated static func found(_ name: String, in folder: String) -> PictureFile? {
    if let file = loose(name, in: folder) { return file }
    let catalog = AssetCatalog.inFolder(folder)
    guard let set = catalog.folder(of: .image, named: name) else { return nil }
    guard let pictures = catalog.images(in: set, endings: Set(PictureBytes.endings)) else {
      return loose(String(name.split(separator: "/").last ?? ""), in: set)
        ?? PictureFile(name: set, size: nil) { throw EmptySet(folder: set) }
    }
    return PictureFile(
      pictures.light.path, scale: pictures.light.scale,
      dark: pictures.dark.map { PictureFile($0.path, scale: $0.scale) })
  }

  /// A file with the name itself.
  private nonisolated static func loose(_ name: String, in folder: String) -> PictureFile? {
    let files = FileManager.default
    if PictureBytes.endings.contains(ImageSet.ending(of: name)), files.fileExists(atPath: "\(folder)/\(name)")
    {
      return PictureFile("\(folder)/\(name)", scale: 1)
    }
    for (suffix, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
      for ending in PictureBytes.endings {
        let path = "\(folder)/\(name)\(suffix).\(ending)"
        if files.fileExists(atPath: path) { return PictureFile(path, scale: scale) }
      }
    }
    return nil
  }

  private nonisolated init(_ path: String, scale: Double, dark: PictureFile? = nil) {
    self.init(name: path, size: PictureBytes.size(of: path), scale: scale, dark: dark) {
      try PixelImage(pictureFile: path)
    }
  }
}

private nonisolated struct MissingFile: Error, CustomStringConvertible {
  let folder: String
  var description: String { "There is no such file in \(folder)." }
}

private nonisolated struct EmptySet: Error, CustomStringConvertible {
  let folder: String
  var description: String { "The set \(folder) names no file that is in it." }
}
