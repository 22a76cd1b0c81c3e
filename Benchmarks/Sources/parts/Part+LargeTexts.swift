import TerminalUI
import TerminalUITextViewer

/// Texts that nobody lays out as a whole.
extension Part {
  static var largeTexts: [Part] {
    let edited = text(bytes: 10_000_000)
    let read = text(bytes: 100_000_000)
    return [
      opening("a text editor with 10 MB") { TextEditor(text: .constant(edited)) },
      keys("a letter and its deletion in a text editor with 10 MB", ["x", .delete]) {
        EditedText(text: edited)
      },
      keys("Page Down and Page Up in a text editor with 10 MB", [.pageDown, .pageUp]) {
        EditedText(text: edited)
      },
      opening("a text viewer with 100 MB") { TextViewer(read) },
      keys("End and Home in a text viewer with 100 MB", [.end, .home]) { TextViewer(read) },
      keys("a letter of a search in a text viewer with 100 MB", ["/", "q", .escape]) { TextViewer(read) },
    ]
  }

  private static func text(bytes: Int) -> String {
    let line = "This is a line of a long text, as a program's log has it.\n"
    return String(repeating: line, count: bytes / line.utf8.count)
  }

  private static func opening<Content: View>(_ name: String, @ViewBuilder _ content: @escaping () -> Content)
    -> Part
  {
    Part(name: "opening \(name)", unit: "first frame") {
      let host = ViewHost(size: Size(width: 80, height: 40), content: content())
      host.update()
      return host.size.width
    }
  }

  private static func keys<Content: View>(
    _ name: String, _ keys: [KeyEquivalent], @ViewBuilder _ content: () -> Content
  ) -> Part {
    let host = ViewHost(size: Size(width: 80, height: 40), content: content())
    host.update()
    host.send(.key(KeyPress(key: .tab)))
    host.update()
    return Part(name: name, unit: "key", units: keys.count) {
      for key in keys {
        host.send(.key(KeyPress(key: key)))
        host.update()
      }
      return host.size.width
    }
  }
}

private struct EditedText: View {
  @State var text: String
  var body: some View { TextEditor(text: $text) }
}
