import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct TextInterpolationTests {
  @Test func `a text in a literal keeps its style`() {
    let text = Text("a \(Text("bc").bold()) d")
    expect(text, Text("a ") + Text("bc").bold() + Text(" d"))
  }

  @Test func `several texts, one in another, and values between`() {
    let inner = Text("<\(Text("x").italic())>").underline()
    expect(
      Text("\(1)\(inner)\(2.5)\(Text("é").bold())!"),
      Text("1") + Text("<").underline() + Text("x").italic().underline() + Text(">").underline()
        + Text("2.5") + Text("é").bold() + Text("!"))
  }

  @Test func `values are as in strings`() {
    struct Name: CustomStringConvertible { var description: String { "name" } }
    struct Plain { var x = 1 }
    let optional: Int? = 3
    expect(
      Text("\(Name()) \(Plain()) \(optional as Any) \(Int.self) \([1, 2])"),
      Text(verbatim: "\(Name()) \(Plain()) \(optional as Any) \(Int.self) \([1, 2])"))
  }

  @Test func `a plain literal and a string are the same text`() {
    let string = "ab"
    expect(Text("ab") == Text(string) && Text("a\("b")") == Text(string) && Text(string[...]) == Text("ab"))
    expect(Text(verbatim: "ab"), Text("ab"))
  }

  @Test func `a coloured text in a literal is a text`() {
    expect(Text("a\(Text("b").foregroundStyle(.green))"), Text("a") + Text("b").foregroundStyle(.green))
    expect(Text("\(Text("b").foregroundColor(.green))"), Text("b").foregroundStyle(.green))
  }
}
