import TerminalUI

/// The menus of the gallery: what to do with a page, and in which look the pages are.
struct GalleryCommands: Commands {
  @Bindable var gallery: GalleryModel

  var body: some Commands {
    CommandMenu("Page") {
      Button("Contents…") { gallery.showsContents = true }
        .keyboardShortcut("t")
      CopyCode(page: gallery.page)
    }
    CommandMenu("Look") {
      Picker("Theme", selection: $gallery.theme) {
        Text("As the user wishes").tag(String?.none)
        ForEach(Theme.builtIn, id: \.name) { Text($0.name).tag(String?.some($0.name)) }
      }
      Picker("Scheme", selection: $gallery.scheme) {
        Text("As the terminal").tag(ColorScheme?.none)
        Text("Dark").tag(ColorScheme?.some(.dark))
        Text("Light").tag(ColorScheme?.some(.light))
      }
    }
  }
}

/// Copies the file of a page, so that it compiles where it is pasted.
private struct CopyCode: View {
  let page: Page?
  @Environment(\.copyToClipboard) private var copy
  @Environment(\.showToast) private var showToast

  var body: some View {
    Button("Copy Code") {
      if let page, copy(page.source) { showToast("The code of “\(page.title)” is copied") }
    }
    .keyboardShortcut("y")
    .disabled(page == nil)
  }
}
