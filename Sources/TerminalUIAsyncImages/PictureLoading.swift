internal import TerminalUIFoundation

/// The store of this program.
private let store = PictureStore()

/// Loads pictures for `AsyncImage`, which knows no network: the linker leads it here, so linking this module is enough.
@_cdecl("terminalui_picture_loader")
public func _pictureLoader() -> UnsafeMutableRawPointer? {
  PictureLoader { try await store.picture(of: $0) }.given()
}
