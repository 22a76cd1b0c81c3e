import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private enum Field: Hashable { case name, mail }

/// Two buttons, whose focus a state follows and moves.
private struct Form: View {
  @FocusState private var field: Field?
  @State private var hasMail = true

  private struct Shown: View {
    let field: Field?
    var body: some View { Text(field.map { "\($0)" } ?? "none") }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button("n") {}.focused($field, equals: .name)
      if hasMail { Button("m") {}.focused($field, equals: .mail) }
      Button("o") {}
      Shown(field: field)
    }
    .onKeyPress("1") {
      field = .name
      return .handled
    }
    .onKeyPress("2") {
      field = .mail
      return .handled
    }
    .onKeyPress("0") {
      field = nil
      return .handled
    }
    .onKeyPress("h") {
      hasMail.toggle()
      return .handled
    }
  }
}

extension TestHost {
  /// The last row with something on it.
  fileprivate var lastRow: String { trimmedText.split(separator: "\n").last.map(String.init) ?? "" }

  /// The letters of the buttons that are reversed, as the focused one is.
  fileprivate var reversed: [String] {
    (0..<screen.size.height).filter { screen[0, $0].style.attributes.contains(.reverse) }
      .map { screen[2, $0].glyph.string }
  }
}

@Suite struct FocusStateTests {
  @Test func `the state is what has the focus at first, and follows it`() {
    // K
    let host = TestHost(width: 5, height: 4) { Form() }
    expect(host.lastRow, "name")
    host.press(.tab)
    expect(host.lastRow, "mail")
    expect(host.record.bodies.filter { $0 == "Form" }.count, 1)
    host.press(.tab)
    expect(host.lastRow, "none")
    expect(host.reversed, ["o"])
  }

  @Test func `a write moves the focus`() {
    // K
    let host = TestHost(width: 5, height: 4) { Form() }
    host.type("2")
    expect(host.reversed, ["m"])
    expect(host.lastRow, "mail")
    host.type("1")
    expect(host.reversed, ["n"])
  }

  @Test func `nil takes the focus away`() {
    // K
    let host = TestHost(width: 5, height: 4) { Form() }
    host.type("0")
    expect(host.reversed, [])
    expect(host.lastRow, "none")
  }

  @Test func `a value that no view has goes back to what is`() {
    // K
    let host = TestHost(width: 5, height: 4) { Form() }
    host.type("h2")
    expect(host.reversed, ["n"])
    expect(host.lastRow, "name")
  }

  @Test func `a view that leaves with the focus takes the state along`() {
    // K
    let host = TestHost(width: 5, height: 4) { Form() }
    host.type("2h")
    // Mend C3: the field behind it, which has no value.
    expect(host.reversed, ["o"])
    expect(host.lastRow, "none")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a view that comes in the same update can be asked for`() {
    // K
    struct Screen: View {
      @FocusState private var isNew: Bool
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("a") {}
          if isShown { Button("b") {}.focused($isNew) }
          Text(isNew ? "yes" : "no")
        }
        .onKeyPress("s") {
          isShown = true
          isNew = true
          return .handled
        }
      }
    }
    let host = TestHost(width: 5, height: 3) { Screen() }
    expect(host.lastRow, contains: "no")
    host.type("s")
    expect(host.reversed, ["b"])
    expect(host.lastRow, contains: "yes")
    expect(host.issues, [])
  }

  @Test func `a parent that passes the state on and doesn't read it is not evaluated`() {
    // K, S3
    struct Child: View {
      @FocusState.Binding var isFocused: Bool
      var body: some View { Button(isFocused ? "x" : "o") {}.focused($isFocused) }
    }
    struct Parent: View {
      @FocusState private var first: Bool
      @FocusState private var second: Bool
      var body: some View {
        VStack {
          Child(isFocused: $first)
          Child(isFocused: $second)
        }
      }
    }
    let host = TestHost(width: 5, height: 2) { Parent() }
    expect(host.text, "  x  \n  o  ")
    host.press(.tab)
    expect(host.text, "  o  \n  x  ")
    expect(host.record.bodies, lacks: "Parent")
    expect(host.record.bodies.filter { $0 == "Child" }.count, 2)
  }

  @Test func `the focus of a screen reader is the keyboard's`() {
    // K
    struct Screen: View {
      @AccessibilityFocusState private var isOn: Bool
      var body: some View {
        VStack {
          Button("a") {}
          Button(isOn ? "x" : "o") {}.accessibilityFocused($isOn)
        }
        .onKeyPress("f") {
          isOn = true
          return .handled
        }
      }
    }
    let host = TestHost(width: 5, height: 2) { Screen() }
    expect(host.text, "  a  \n  o  ")
    host.type("f")
    expect(host.text, "  a  \n  x  ")
    host.press(.tab)
    expect(host.text, "  a  \n  o  ")
  }

  @Test func `a late write finds nothing`() {
    // K, S5
    final class Keeper { var write: (() -> Void)? }
    struct Inner: View {
      @FocusState private var isFocused: Bool
      let keeper: Keeper
      var body: some View {
        Button("i") { keeper.write = { isFocused = true } }.focused($isFocused)
      }
    }
    struct Outer: View {
      @State private var isShown = true
      let keeper: Keeper
      var body: some View {
        VStack {
          if isShown { Inner(keeper: keeper) }
          Button("o") {}
        }
        .onKeyPress("h") {
          isShown = false
          return .handled
        }
      }
    }
    let keeper = Keeper()
    let host = TestHost(width: 5, height: 2) { Outer(keeper: keeper) }
    host.press(.return)
    host.type("h")
    keeper.write?()
    host.turn()
    expect(host.record.bodies, [])
    expect(host.issues, [])
  }

  @Test func `what is typed right behind a key that moves the focus goes to the new view`() {
    struct Fields: View {
      enum Field { case first, second }
      @State private var texts = ["", ""]
      @FocusState private var focus: Field?
      var body: some View {
        VStack {
          TextField("1", text: $texts[0]).focused($focus, equals: .first).onSubmit { focus = .second }
          TextField("2", text: $texts[1]).focused($focus, equals: .second)
          Text(texts.joined(separator: "|"))
        }
      }
    }
    let host = TestHost(width: 20, height: 3) { Fields() }
    host.send(
      .key(KeyPress(key: "a")), .key(KeyPress(key: .return)), .key(KeyPress(key: "H")),
      .key(KeyPress(key: "i")))
    expect(host.text, contains: "a|Hi")
  }
}
