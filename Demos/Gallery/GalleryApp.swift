import TerminalUI

/// Every view and modifier, a page each, with the code next to it.
@main struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { GalleryScreen() }
  }
}
