internal import TerminalUI

/// Finds the picture of a name for the images of `TerminalUI`, which knows no files: the linker leads it here.
@_cdecl("terminalui_images_named")
public nonisolated func _namedPicture(_ name: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>?)
  -> UnsafeMutableRawPointer?
{
  PictureFile(String(cString: name), inFolder: folder.map { String(cString: $0) }).given()
}
