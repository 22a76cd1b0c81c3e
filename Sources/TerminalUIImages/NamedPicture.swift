internal import Foundation
internal import TerminalUI

/// Finds the picture of a name for the images of `TerminalUI`, which knows no files: the linker leads it here.
@_cdecl("terminalui_images_named")
public nonisolated func _namedPicture(_ name: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>?)
  -> UnsafeMutableRawPointer?
{
  let file = PictureFile(
    String(cString: name), inFolder: folder.map { String(cString: $0) } ?? PictureFile.folder(of: .main))
  return file.given()
}

extension PictureFile {
  /// Where the resources of a bundle are.
  nonisolated static func folder(of bundle: Bundle) -> String { bundle.resourcePath ?? bundle.bundlePath }
}
