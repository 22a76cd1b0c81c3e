import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

/// Pickers: one of several values.
@Suite struct PickerTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  private struct Choice<Style: PickerStyle>: View {
    @State private var size = Size.medium
    var isDisabled = false
    let style: Style

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style).disabled(isDisabled)
        Button("after") {}
        Text("is \(size.rawValue)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.replacing(/\s+$/, with: "")) }
  }

  @Test func `the options of a horizontal radio group are in a row, and Left and Right choose`() {
    let host = TestHost(width: 44, height: 3) { Choice(style: .radioGroup).horizontalRadioGroupLayout() }
    expect(lines(host).first, "Size ( ) small  (•) medium  ( ) large", "\(host.text)")
    host.press(.rightArrow)
    expect(lines(host).first == "Size ( ) small  ( ) medium  (•) large" && host.text.contains("is large"))
    host.click(on: "small")
    expect(host.text, contains: "is small")
    check(host)
  }

  @Test func `more than ten options are in a menu, of which one is made until it opens`() {
    @MainActor final class Made { var count = 0 }
    struct Numbers: View {
      @State private var number = 3
      let count: Int
      let made: Made
      var body: some View {
        Form {
          Picker("Number", selection: $number) {
            Text("none").tag(-1)
            if count > 0 { ForEach(1...count, id: \.self) { option($0) } }
          }
        }
      }
      private func option(_ number: Int) -> Text {
        made.count += 1
        return Text("number \(number)")
      }
    }
    let few = TestHost(width: 40, height: 12) { Numbers(count: 9, made: Made()) }
    expect(few.text.contains("(•) number 3") && few.text.contains("number 9"))
    let made = Made()
    let many = TestHost(width: 40, height: 12) { Numbers(count: 100_000, made: made) }
    expect(many.text.contains("number 3") && !many.text.contains("number 4"), "\(many.text)")
    expect(made.count, below: 100, "\(made.count)")
    many.press(.return)
    expect(many.text, contains: "number 4")
    many.press(.downArrow)
    many.press(.return)
    expect(many.text.contains("number 4") && !many.text.contains("number 5"))
    check(many)
  }

  // Look 13
  @Test func `options stand below each other behind marks`() {
    let host = TestHost(width: 24, height: 6) { Choice(style: .radioGroup) }
    expect(
      lines(host), ["Size ( ) small", "     (•) medium", "     ( ) large", "  after", "is medium", ""])
    let inline = TestHost(width: 24, height: 6) { Choice(style: .inline) }
    expect(
      lines(inline), ["Size", "( ) small", "(•) medium", "( ) large", "  after", "is medium"])
    check(host)
  }

  @Test func `arrows, Home, End and letters choose, and Tab goes on`() {
    let host = TestHost(width: 24, height: 6) { Choice(style: .radioGroup) }
    host.press(.downArrow)
    expect(host.text.contains("is large") && host.text.contains("(•) large"))
    host.press(.upArrow)
    host.press(.upArrow)
    expect(host.text, contains: "is small")
    host.press(.end)
    expect(host.text, contains: "is large")
    host.press(.home)
    expect(host.text, contains: "is small")
    host.type("m")
    expect(host.text, contains: "is medium")
    host.press(.tab)
    expect(host.focusedElement?.label, "after")
    host.press(.downArrow)
    expect(host.text, contains: "is medium")
    check(host)
  }

  @Test func `a click chooses an option, and nothing beside it does`() {
    let host = TestHost(width: 24, height: 6) { Choice(style: .radioGroup) }
    host.click(on: "large")
    expect(host.text, contains: "is large")
    host.click(x: 6, y: 0)
    expect(host.text, contains: "is small")
    host.click(x: 20, y: 1)
    expect(host.text, contains: "is small")
  }

  @Test func `segments stand beside each other, and arrows along them choose`() {
    let host = TestHost(width: 32, height: 4) { Choice(style: .segmented) }
    expect(lines(host)[0], "Size   small  medium  large")
    let medium = host.position(of: "medium")!
    expect(host.style(medium.x, medium.y), not: host.style(host.position(of: "large")!.x, medium.y))
    host.press(.rightArrow)
    expect(host.text, contains: "is large")
    host.click(on: "small")
    expect(host.text, contains: "is small")
    check(host)
  }

  @Test func `on a block the chosen segment takes the column at its end`() {
    // Look 12: only where there is a block; between brackets the columns are theirs.
    let host = TestHost(width: 32, height: 4, colors: TerminalColors(depth: .ansi16)) {
      Choice(style: .segmented)
    }
    let (start, end) = (5, 27)
    func style(_ x: Int) -> Style { host.style(x, 0) }
    expect(lines(host)[0], "Size   small  medium  large")
    for _ in 0..<2 {
      expect(style(start) == style(start + 1) && style(end) == style(end - 1))
      host.press(.home)
      expect(style(start) == style(start + 2) && style(start) != style(end))
      host.press(.end)
      expect(style(end) == style(end - 2) && style(start) != style(end))
      host.press(.leftArrow)
      // The look without the focus.
      host.press(.tab)
      host.press(.tab, modifiers: .shift)
    }
    let plain = TestHost(width: 32, height: 4, colors: TerminalColors(depth: .none)) {
      Choice(style: .segmented)
    }
    plain.press(.home)
    expect(plain.text.hasPrefix("Size [ small  medium  large ]"), "\(plain.text)")
  }

  @Test func `a picker that is disabled changes nothing`() {
    let host = TestHost(width: 24, height: 6) { Choice(isDisabled: true, style: .radioGroup) }
    host.press(.downArrow)
    host.click(on: "large")
    expect(host.text, contains: "is medium")
  }

  @Test func `tags say what an option is, also for an optional selection`() {
    struct Tags: View {
      @State private var number: Int?
      var body: some View {
        VStack(alignment: .leading) {
          Picker("n", selection: $number) {
            Text("none").tag(Int?.none)
            Text("one").tag(1)
            Text("two").tag(Int?.some(2))
            Text("never").tag("a string")
          }
          Text(number.map { "is \($0)" } ?? "is nil")
        }
      }
    }
    let host = TestHost(width: 24, height: 8) { Tags() }
    expect(host.text, contains: "(•) none")
    host.press(.downArrow)
    expect(host.text.contains("is 1") && host.text.contains("(•) one"))
    host.press(.downArrow)
    expect(host.text, contains: "is 2")
    host.press(.downArrow)
    expect(host.text, contains: "is 2")
    host.click(on: "never")
    expect(host.text, contains: "is 2")
    host.press(.home)
    expect(host.text, contains: "is nil")
    check(host)
  }

  @Test func `what the app writes is shown, and only two options are drawn again`() {
    struct Written: View {
      @State private var size = Size.small
      var body: some View {
        VStack(alignment: .leading) {
          Picker("Size", selection: $size) { ForEach(Size.allCases) { Text($0.rawValue) } }
        }
        .onKeyPress("x") {
          size = .large
          return .handled
        }
      }
    }
    let host = TestHost(width: 24, height: 6) { Written() }
    host.type("x")
    expect(host.text, contains: "(•) large")
    expect(host.record.layouts, 0)
    check(host)
  }

  @Test func `a style of one's own shows the options where it likes`() {
    struct Framed: PickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          configuration.label.bold()
          configuration.options(.segments)
        }
      }
    }
    let host = TestHost(width: 32, height: 4) { Choice(style: Framed()) }
    expect(lines(host).prefix(2), ["Size", " small  medium  large"])
  }

  // Look H6
  @Test func `the parts of a picker are found`() {
    let host = TestHost(width: 24, height: 6) { Choice(style: .radioGroup) }
    expect(host.elements(.radioButton).map(\.label), ["small", "medium", "large"])
    expect(host.elements(.radioButton).filter(\.isSelected).map(\.label), ["medium"])
    host.find(.radioButton, "large").click()
    expect(host.text, contains: "is large")
  }
}

/// Pickers that show their options elsewhere.
@Suite struct PickerElsewhereTests {
  private struct Choice: View {
    @State private var size = "medium"

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading, spacing: 0) {
          Picker("Menu", selection: $size) { sizes }.pickerStyle(.menu)
          Picker("Screen", selection: $size) { sizes }.pickerStyle(.navigationLink)
          Text("is \(size)")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var sizes: some View { ForEach(["small", "medium", "large"], id: \.self) { Text($0) } }
  }

  @Test func `the chosen option stands in the control, the others in its menu`() {
    let host = TestHost(width: 30, height: 8) { Choice() }
    expect(host.text, contains: "Menu   medium ▾   ")
    host.press(.return)
    expect(host.layers.count == 1 && host.text.contains("✓ medium") && host.text.contains("large"))
    host.press(.downArrow)
    host.press(.return)
    expectEmpty(host.layers)
    expect(host.text.contains("is large") && host.text.contains("Menu   large ▾   "))
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `only the chosen option is told`() {
    let host = TestHost(width: 30, height: 8) { Choice() }
    expect(host.find(.menu, "Menu").value, "medium")
    expect(!host.elements(.text).contains { $0.label == "small" })
  }

  @Test func `the others stand on a screen of their own`() {
    let host = TestHost(width: 30, height: 8) { Choice() }
    expect(host.text, contains: "Screen medium")
    host.press(.tab)
    host.press(.return)
    expect(host.text.contains("(•) medium") && host.text.contains("Screen"))
    host.press(.tab)
    host.click(on: "small")
    host.press(.escape)
    expect(host.text.contains("is small") && host.text.contains("Screen small"))
    expect(host.host.checkInvariants(), [])
  }
}
