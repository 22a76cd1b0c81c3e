import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Settings: View {
  @State var values = Array(repeating: false, count: 6)

  var body: some View {
    Form {
      Section("Editor") {
        ForEach(0..<6) { Toggle("Option \($0)", isOn: $values[$0]) }
      }
      Section("About") { LabeledContent("Version", value: "1") }
    }
  }
}

@Suite struct FormTests {
  /// A form with marks of all kinds.
  private struct Marks: View {
    var body: some View {
      Form {
        Section("When saving") {
          Toggle("Format", isOn: .constant(true))
          Toggle("Line numbers", isOn: .constant(true)).toggleStyle(.switch)
          TextField("Encoding", text: .constant("UTF-8"))
        }
      }
    }
  }

  // Look 15
  @Test func `check boxes and switches are in one column, and at the edge of a narrow form`() throws {
    let wide = TestHost(width: 60, height: 8) { Marks() }
    let place = try #require(wide.position(of: "[✓]"))
    expect(place.x, wide.position(of: "━━●")?.x)
    expect(place.x, wide.position(of: "UTF-8")?.x)
    let narrow = TestHost(width: 30, height: 8) { Marks() }
    expect(narrow.position(of: "[✓]")?.x, 1)
  }

  // Look 15, Look 21
  @Test func `in a wide window a form is in the middle, with its indicator beside it`() throws {
    let host = TestHost(width: 120, height: 16) {
      Form { ForEach(0..<30) { LabeledContent("Title \($0)", value: "\($0)") } }
    }
    let start = try #require(host.position(of: "Title 0"))
    expect(start, Point(x: 29, y: 1))
    expect(host.screen[90, 2].glyph, Glyph("▐"), "\(host.text)")
    let usual = TestHost(width: 80, height: 16) { Marks() }
    expect(usual.position(of: "When saving"), Point(x: 1, y: 0))
    expect(host.faults() + usual.faults(), [])
  }
  @Test func `in a scroll view a form is as long as its content, and has no indicator of its own`() {
    let host = TestHost(width: 24, height: 6) {
      NavigationStack {
        ScrollView {
          Text("above")
          Settings()
        }
        .navigationTitle("Title")
      }
    }
    expect(host.text, lacks: "▐▐")
    host.press(.end)
    expect(host.text, contains: "Version  1", "\(host.text)")
    expect(host.faults(), [])
  }

  @Test
  func `a form has its views at the leading edge, and a column for the indicator only where it scrolls`() {
    expect(
      screen(14, 4) {
        Form {
          Section("Head") { Text("one") }
          LabeledContent("a", value: "b")
        }
      }, "·Head·········\n·one··········\n··············\n·a··b·········")
    expect(
      screen(14, 2) {
        Form {
          LabeledContent("a", value: "b")
          LabeledContent("c", value: "d")
          LabeledContent("e", value: "f")
        }
      }, "·a··b········▐\n·c··d·········")
  }

  @Test func `the control with the focus is scrolled into sight`() {
    let host = TestHost(width: 16, height: 4) { Settings() }
    expect(host.text.hasPrefix(" Editor"))
    for _ in 0..<5 { host.press(.tab) }
    expect(host.text, contains: "[ ] Option 5")
    host.press(.space)
    expect(host.text, contains: "[✓] Option 5")
    expect(host.text, lacks: "Editor")
  }

  @Test func `a section takes views for its header and footer, in either way`() {
    let expected = "·H·\n·c·\n·F·"
    expect(
      screen(3, 3) {
        Form {
          Section {
            Text("c")
          } header: {
            Text("H")
          } footer: {
            Text("F")
          }
        }
      }, expected)
    expect(screen(3, 3) { Form { Section(header: Text("H"), footer: Text("F")) { Text("c") } } }, expected)
    expect(screen(3, 2) { Form { Section(header: Text("H")) { Text("c") } } }, "·H·\n·c·")
    expect(screen(3, 2) { Form { Section(footer: Text("F")) { Text("c") } } }, "·c·\n·F·")
  }

  @Test func `arrow keys lead from control to control`() {
    let host = TestHost(width: 16, height: 12) { Settings() }
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.space)
    expect(host.text, contains: "[✓] Option 2")
  }

  private struct Person: View {
    @State var name = "Ada"
    @State var mail = ""
    @State var wraps = true
    @State var hasLongTitle = false
    var body: some View {
      Form {
        Section("Person") {
          TextField("Name", text: $name)
          TextField(hasLongTitle ? "Mail address" : "Mail", text: $mail, prompt: Text("a@b"))
        }
        Section {
          Toggle("Wrap", isOn: $wraps).toggleStyle(.switch)
          Toggle("Long title", isOn: $hasLongTitle)
          ProgressView("Done", value: 0.5)
        } footer: {
          Text("That is all.")
        }
        Button("OK") {}
      }
    }
  }

  // Look 15
  @Test func `titles are in one column, and a blank row is around each section`() {
    let host = TestHost(width: 20, height: 12) { Person() }
    expect(
      host.dots,
      """
      ·Person·············
      ·Name··Ada··········
      ·Mail··a@b··········
      ····················
      ·Wrap··━━●··········
      ·[·]·Long·title·····
      ·Done··━━━━━━──────·
      ·That·is·all.·······
      ····················
      ···OK···············
      ····················
      ····················
      """)
    expect(host.style(1, 0).attributes, contains: .bold)
    expect(host.host.checkInvariants(), [])
  }

  // Look 15
  @Test func `a wider title moves the values, within one turn, and focus and input are as ever`() {
    let host = TestHost(width: 30, height: 12) { Person() }
    for _ in 0..<3 { host.press(.tab) }
    host.press(.space)
    expect(
      host.dots.split(separator: "\n")[1...2],
      [
        "·Name··········Ada············", "·Mail·address··a@b············",
      ])
    expect(host.dots.split(separator: "\n")[4], "·Wrap··········━━●············")
    host.press(.tab, modifiers: .shift)
    host.press(.tab, modifiers: .shift)
    host.type("x")
    expect(host.dots.split(separator: "\n")[2], "·Mail·address··x··············")
    expect(host.cursor?.position, Point(x: 16, y: 2))
    for _ in 0..<2 { host.press(.tab) }
    host.press(.space)
    expect(host.dots.split(separator: "\n")[1], "·Name··Ada····················")
    expect(host.host.checkInvariants(), [])
  }

  // Look 15
  @Test func `a form is at most 60 columns wide, and titles at most half of it`() {
    struct Wide: View {
      @State var text = ""
      var body: some View {
        Form {
          LabeledContent("A", value: "v");
          TextField("a title of many words, more than have room", text: $text)
        }
      }
    }
    let host = TestHost(width: 90, height: 3) { Wide() }
    expect(
      host.dots.split(separator: "\n")[0].firstIndex(of: "v").map {
        host.dots.distance(from: host.dots.startIndex, to: $0)
      }, 33)
    expect((0..<90).filter { host.style($0, 1).attributes.contains(.underline) }, Array(33...60))
  }

  // Look 15
  @Test func `a grouped form has a frame around each section`() {
    let host = TestHost(width: 18, height: 9) {
      Form {
        Section("One") { LabeledContent("a", value: "b") }
        Section("Two") { Text("text") }
      }
      .formStyle(.grouped)
    }
    expect(
      host.dots,
      """
      ·One··············
      ·╭──────────────╮·
      ·│·a··b·········│·
      ·╰──────────────╯·
      ··················
      ·Two··············
      ·╭──────────────╮·
      ·│·text·········│·
      ·╰──────────────╯·
      """)
  }

  // Look 15: the common width is found in one pass of layout.
  @Test(arguments: [10, 100, 1000])
  func `the work of a form grows with its rows, and a change is laid out alone`(count: Int) {
    struct Rows: View {
      let count: Int
      @State private var value = 0
      var body: some View {
        Form {
          ForEach(0..<count, id: \.self) { LabeledContent("t\($0 % 10)", value: $0 == 3 ? "\(value)" : "v") }
        }
        .onKeyPress("n") {
          value += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { Rows(count: count) }
    expect(host.record.layouts, atMost: 12 * count + 40)
    host.press("n")
    expect(host.text, contains: "t3  1")
    expect(host.record.layouts, atMost: 12)
  }

  // Look 15
  @Test func `a check box beside others, or in the value of a row, has no column of titles`() {
    let host = TestHost(width: 60, height: 4) {
      Form {
        TextField("A long title", text: .constant(""))
        Toggle("alone", isOn: .constant(true))
        LabeledContent("Value") { Toggle("in it", isOn: .constant(true)) }
        HStack {
          Toggle("first", isOn: .constant(true))
          Toggle("second", isOn: .constant(true))
        }
      }
    }
    expect(
      ["alone", "in it", "first", "second"].map { host.position(of: $0)?.x }, [19, 19, 5, 15], "\(host.text)")
  }

  @Test func `a list in a form is no part of it`() {
    let host = TestHost(width: 20, height: 6) {
      Form {
        List { Section("Head") { LabeledContent("a", value: "b") } }.frame(height: 3)
        LabeledContent("long", value: "c")
      }
    }
    expect(host.dots.hasPrefix("··Head··············\n··a··············b··\n····················\n·long··c"))
  }
}
