import Cells
import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

// Look 20.
@Suite struct ImageTests {
  private func shown(_ view: some View, ascii: Bool = false) -> String {
    let host = TestHost(width: 24, height: 1) { view.frame(maxWidth: .infinity, alignment: .leading) }
    return String(host.text.reversed().drop { $0 == " " }.reversed())
  }

  @Test(arguments: [
    ("house", "⌂"), ("star", "☆"), ("star.fill", "★"), ("trash.circle.fill", "⌫"), ("plus.square", "+"),
    ("folder.badge.plus", "◰"), ("figure.badge.plus", "+"), ("person.2.fill", "♙"),
    ("network", "◍"), ("tray.and.arrow.down", "↧"), ("tray", "⊔"), ("lock.circle.fill", "⚿"),
    ("bell.slash.fill", "⊘"), ("3.circle", "3"), ("a.square.fill", "A"),
    ("xmark.octagon", "✕"), ("chevron.right", "›"), ("exclamationmark.bubble", "!"),
  ])
  func `a name has a character, however the symbol is drawn`(name: String, character: String) {
    expect(shown(Image(systemName: name)), character)
  }

  @Test func `every character is one column of text, and has a form in ASCII that isn't a question`() {
    expect(SymbolTable.characters.count, above: 120)
    for character in SymbolTable.characters {
      let scalars = character.unicodeScalars
      expect(scalars.count == 1 && CellWidth.width(of: character) == 1, "\(character)")
      expect(scalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(character)")
      expect(character == "?" || Glyph(character).inASCII != 0x3F, "\(character)")
    }
  }

  @Test func `where no character says it the title stands alone, and an image says its name`() {
    expect(shown(Label("Walks", systemImage: "figure.walk")), "Walks")
    expect(shown(Image(systemName: "figure.walk.circle")), "figure walk")
    expect(shown(Label("Post", systemImage: "envelope.fill")), "✉ Post")
    expect(shown(Image(systemName: "")), "")
  }

  @Test func `buttons, toggles and menus take one before their titles`() {
    expect(shown(Button("Delete", systemImage: "trash") {}), "  ⌫ Delete")
    expect(shown(Menu("Add", systemImage: "plus") {}), "  + Add ▾")
    expect(shown(Toggle("Loud", systemImage: "speaker", isOn: .constant(false))), "[ ] ♪ Loud")
  }

  @Test func `what it is called is for who can't see it`() {
    let host = TestHost(width: 20, height: 2) {
      Image(systemName: "star.fill")
      Button("Delete", systemImage: "trash") {}
    }
    expect(host.find(.image, "star").label, "star")
    expect(host.find(.button, "Delete").isFocused)
  }
}
