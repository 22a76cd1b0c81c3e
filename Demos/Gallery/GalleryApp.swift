import TerminalUI

/// Every view and modifier, a page each, with the code next to it.
@main struct GalleryApp: App {
  @State private var gallery = GalleryModel()

  var body: some Scene {
    WindowGroup { GalleryScreen(gallery) }
      .allowsClipboardWriting()
      .commands { GalleryCommands(gallery: gallery) }
  }
}
