import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// Symbols without a character.
@Suite struct SymbolWordsTests {
  private func text(_ width: Int, _ view: some View) -> String {
    TestHost(width: width, height: 1) { view }.text.trimmed
  }

  @Test func `words are shown where there is room for all of them, else one sign`() {
    let masks = Image(systemName: "theatermasks.fill")
    expect(text(20, masks), "theatermasks")
    expect(text(12, masks), "theatermasks")
    expect(text(11, masks), "◆")
    expect(text(20, masks.frame(width: 4)), "◆")
    expect(
      text(
        20,
        HStack {
          masks; Text("Pagliacci").fixedSize()
        }), "◆ Pagliacci")
    expect(
      text(
        20,
        HStack {
          Image(systemName: "star"); Text("Pagliacci")
        }), "☆ Pagliacci")
  }

  @Test func `the sign is told as the symbol's name`() {
    let host = TestHost(width: 5, height: 1) { Image(systemName: "theatermasks.fill") }
    expect(host.elements().map(\.label), ["theatermasks"])
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
