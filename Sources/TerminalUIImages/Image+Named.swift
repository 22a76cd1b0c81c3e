public import Foundation
internal import Cells
public import TerminalUI

/// Images that are files of a bundle.
///
///     Image("logo", bundle: .module).resizable().scaledToFit()
///
/// The file is `logo.png` among the bundle's resources, or in its catalogue of assets: `logo.imageset/logo.png` in a folder `….xcassets`. `logo@2x.png` and `logo@3x.png` are taken where
/// there is no other, and have two or three pixels a column. It is read on another thread when the image comes into sight; until then the room is empty, and as large as the picture will be.
/// Where there is no such file or it can't be read, nothing shows, and the reason is reported (`RuntimeIssue.missingImage`).
extension Image {
  /// Shows a picture that is known by its name, which is also its text for screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without `.png`.
  ///   - bundle: Where the file is; `nil` is the bundle of the program.
  /// - Source: SwiftUI `Image.init(_:bundle:)`; without a bundle it is an initialiser of `TerminalUI`.
  public nonisolated init(_ name: String, bundle: Bundle?) {
    self.init(PictureFile(name, in: bundle ?? .main), label: Text(name))
  }

  /// Shows a picture that is known by its name, with a label.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without `.png`.
  ///   - bundle: Where the file is; `nil` is the bundle of the program.
  ///   - label: Its text for screen readers.
  /// - Source: SwiftUI `Image.init(_:bundle:label:)`.
  public nonisolated init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(PictureFile(name, in: bundle ?? .main), label: label)
  }

  /// Shows a decorative picture: screen readers skip it.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without `.png`.
  ///   - bundle: Where the file is; `nil` is the bundle of the program.
  /// - Source: SwiftUI `Image.init(decorative:bundle:)`.
  public nonisolated init(decorative name: String, bundle: Bundle?) {
    self.init(PictureFile(name, in: bundle ?? .main), label: nil)
  }
}

extension PictureFile {
  /// The picture of a name in a bundle.
  fileprivate nonisolated init(_ name: String, in bundle: Bundle) {
    self.init(name, inFolder: PictureFile.folder(of: bundle))
  }

  /// The picture of a name among the resources in a folder.
  nonisolated init(_ name: String, inFolder folder: String) {
    guard let (path, scale) = PictureFile.file(name, in: folder) else {
      self.init(name: name, size: nil) { throw MissingFile(folder: folder) }
      return
    }
    let start = try? PNGFile.bytes(of: path, most: 24, isStart: true)
    let size = start.flatMap(PixelImage.size(ofPNG:)).map {
      // Larger pictures aren't read.
      Size(width: Swift.min($0.width, 1 << 24), height: Swift.min($0.height, 1 << 24))
    }
    self.init(name: path, size: size, scale: scale) { try PixelImage(pngFile: path) }
  }

  private nonisolated static func file(_ name: String, in folder: String) -> (path: String, scale: Double)? {
    var folders = [folder]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    folders += names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)/\(name).imageset" }
    for folder in folders {
      for (ending, scale) in [("", 1.0), ("@2x", 2), ("@3x", 3)] {
        let path = "\(folder)/\(name)\(ending).png"
        if FileManager.default.fileExists(atPath: path) { return (path, scale) }
      }
    }
    return nil
  }
}

private nonisolated struct MissingFile: Error, CustomStringConvertible {
  let folder: String
  var description: String { "There is no such file in \(folder)." }
}
