/// The modules that `import TerminalUIAsyncImages` gives an app; linking it is enough for `AsyncImage`.

@_exported public import TerminalUIFoundation
@_exported public import TerminalUIImages

/// The store of this program.
private let store = PictureStore()

/// Loads pictures for `AsyncImage`, which knows no network: the linker leads it here.
@_cdecl("terminalui_picture_loader")
public func _pictureLoader() -> UnsafeMutableRawPointer? {
  PictureLoader { try await store.picture(of: $0) }.given()
}
