internal import TerminalUI

/// Finds the picture of a name for the images of `TerminalUI`, which knows no files: the linker leads it here.
@_cdecl("terminalui_images_named")
public nonisolated func _namedPicture(_ name: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>?)
  -> UnsafeMutableRawPointer?
{
  PictureFile(String(cString: name), inFolder: folder.map { String(cString: $0) }).given()
}

/// Makes the picture in the bytes of a file, without a size if it can't be read.
///
/// The linker leads here as to ``_namedPicture(_:_:)``.
@_cdecl("terminalui_image_of")
public nonisolated func _picture(of bytes: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
  let bytes = Array(UnsafeRawBufferPointer(start: bytes, count: count))
  var hasher = Hasher()
  bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  // The same bytes are the same picture, so a view of them reads it once.
  return PictureFile(
    name: "picture of \(count) bytes (\(UInt(bitPattern: hasher.finalize())))",
    size: PictureBytes.size(of: bytes)
  ) { try PixelImage(picture: bytes) }.given()
}
