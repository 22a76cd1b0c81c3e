import Expectations
import Testing
import TerminalUI

@testable import Gallery

/// The colours of the code that the gallery shows.
@Suite struct CodeLineTests {
  private func roles(_ line: String) -> [String] {
    CodeLine.parts(Substring(line)).map { "\($0.text)=\($0.role.map { "\($0)" } ?? "-")" }
  }

  @Test func `words of the language, strings, numbers and comments have colours of their own`() {
    expect(
      roles("let x = 12 // \"why\""),
      ["let=tint", " x = =-", "12=warning", " =-", "// \"why\"=secondary"])
    expect(roles("Text(\"a \\(b ? \"c\" : d) e\")"), ["Text(=-", "\"a \\(b ? \"c\" : d) e\"=success", ")=-"])
    expect(roles("@State var letter"), ["@State=tint", " =-", "var=tint", " letter=-"])
  }

  @Test(arguments: ["", "\"", "\"\\", "@", "#1", "//", "日本 \"é\\(", "let"])
  func `no character of a line is lost`(line: String) {
    expect(CodeLine.parts(Substring(line)).map { String($0.text) }.joined(), line)
  }
}
