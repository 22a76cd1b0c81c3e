import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Shows its name, in brackets while it has the focus.
private struct Field: View {
  let name: String
  var isFocusable = true

  private struct Look: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "[\(name)]" : " \(name) ") }
  }

  var body: some View { Look(name: name).focusable(isFocusable) }
}

extension TestHost {
  /// The name of the field that has the focus.
  fileprivate var focused: String? {
    guard let start = text.firstIndex(of: "[") else { return nil }
    return String(text[text.index(after: start)...].prefix { $0 != "]" })
  }
}

@Suite struct FocusTests {
  @Test func `the first view that can have the focus gets it`() {
    let host = TestHost(width: 9, height: 1) {
      HStack(spacing: 0) {
        Field(name: "a", isFocusable: false)
        Field(name: "b")
        Field(name: "c")
      }
    }
    expect(host.text, " a [b] c ")
  }

  @Test func `tab goes through the views in order, shift-tab back`() {
    let host = TestHost(width: 12, height: 2) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Field(name: "a")
          Field(name: "b")
        }
        ForEach(1..<2) { Field(name: "r\($0)") }
      }
    }
    var order: [String?] = []
    for _ in 0..<4 {
      order.append(host.focused)
      host.press(.tab)
    }
    expect(order, ["a", "b", "r1", "a"])
    expect(host.focused, "b")
    for _ in 0..<3 {
      host.press(.tab, modifiers: .shift)
      order.append(host.focused)
    }
    expect(order.suffix(3), ["a", "r1", "b"])
  }

  @Test func `moving the focus evaluates just the two views that look at it`() {
    let host = TestHost(width: 9, height: 1) {
      HStack(spacing: 0) { ForEach(0..<3) { Field(name: "\($0)") } }
    }
    host.press(.tab)
    expect(host.record.bodies, ["Look", "Look"])
    expect(host.record.layouts, atMost: 2)
    expect(host.record.cellsWritten, 4)
  }

  @Test(
    arguments: [
      ("e", .upArrow, "b"), ("e", .downArrow, "h"), ("e", .leftArrow, "d"), ("e", .rightArrow, "f"),
      ("a", .upArrow, "a"), ("a", .leftArrow, "a"), ("i", .downArrow, "i"), ("c", .downArrow, "f"),
    ] as [(String, KeyEquivalent, String)])
  func `an arrow goes to the nearest view in its direction`(from: String, key: KeyEquivalent, to: String) {
    let host = TestHost(width: 9, height: 3) {
      VStack(spacing: 0) {
        ForEach(["abc", "def", "ghi"], id: \.self) { row in
          HStack(spacing: 0) { ForEach(row.map { String($0) }, id: \.self) { Field(name: $0) } }
        }
      }
    }
    host.click(on: from)
    expect(host.focused, from)
    host.press(key)
    expect(host.focused, to)
  }

  @Test func `an arrow prefers what lies straight ahead`() {
    let host = TestHost(width: 20, height: 5) {
      VStack(alignment: .leading, spacing: 1) {
        Field(name: "a")
        HStack(spacing: 10) {
          Text("   ")
          Field(name: "far")
        }
        Field(name: "b")
      }
    }
    host.press(.downArrow)
    expect(host.focused, "b")
  }

  @Test func `a click gives the focus to the view under it`() {
    let host = TestHost(width: 9, height: 2) {
      VStack(spacing: 0) {
        HStack(spacing: 0) { ForEach(0..<3) { Field(name: "\($0)") } }
        Text("nothing")
      }
    }
    host.click(on: "2")
    expect(host.focused, "2")
    host.click(on: "nothing")
    expect(host.focused, "2")
  }

  @Test func `a disabled or hidden view is passed over`() {
    let host = TestHost(width: 15, height: 1) {
      HStack(spacing: 0) {
        Field(name: "a").disabled(true)
        Field(name: "b").hidden()
        Field(name: "c")
        Group { Field(name: "d") }.disabled(true)
        Field(name: "e")
      }
    }
    expect(host.focused, "c")
    host.press(.tab)
    expect(host.focused, "e")
    host.press(.tab)
    expect(host.focused, "c")
    host.click(x: 1, y: 0)
    expect(host.focused, "c")
  }

  // Mend C3
  @Test func `a view that is disabled or leaves gives the focus to its nearest sibling`() {
    struct Screen: View {
      @State private var isDisabled = false
      @State private var isShown = true
      var body: some View {
        HStack(spacing: 0) {
          Field(name: "a")
          Field(name: "b").disabled(isDisabled)
          if isShown { Field(name: "c") }
        }
        .onKeyPress("d") {
          isDisabled.toggle()
          return .handled
        }
        .onKeyPress("h") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 9, height: 1) { Screen() }
    host.press(.tab)
    expect(host.focused, "b")
    host.press("d")
    expect(host.focused, "c")
    // Mend D2
    host.press("d")
    expect(host.focused, "b")
    host.press(.tab)
    expect(host.focused, "c")
    host.press("h")
    expect(host.focused, "b")
    host.press("h")
    expect(host.focused, "b")
  }

  @Test func `when all are disabled nothing has the focus, until one is enabled`() {
    struct Screen: View {
      @State private var isDisabled = true
      var body: some View {
        HStack(spacing: 0) {
          Field(name: "a")
          Field(name: "b")
        }
        .disabled(isDisabled)
        .onKeyPress("d") {
          isDisabled.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 6, height: 1) { Screen() }
    expectNil(host.focused)
    host.press(.tab)
    expectNil(host.focused)
    host.press("d")
    expect(host.focused, "a")
    host.press("d")
    expectNil(host.focused)
  }

  @Test func `a view that becomes focusable can have the focus`() {
    struct Screen: View {
      @State private var isFocusable = false
      var body: some View {
        HStack(spacing: 0) {
          Field(name: "a", isFocusable: isFocusable)
          Field(name: "b")
        }
        .onKeyPress("f") {
          isFocusable.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 6, height: 1) { Screen() }
    expect(host.focused, "b")
    host.press("f")
    host.press(.tab)
    expect(host.focused, "a")
    host.press("f")
    expect(host.focused, "b")
  }

  @Test func `the first button is evaluated once, with the focus`() {
    let host = TestHost(width: 5, height: 2) {
      VStack {
        Button("a") {}
        Button("b") {}
      }
    }
    expect(host.record.bodies, ["Button", "ControlLook", "Button", "ControlLook"])
    expect(host.screen[0, 0].style.attributes, contains: .reverse)
    expect(host.screen[0, 1].style.attributes, lacks: .reverse)
  }

  private struct Rows: View {
    let kind: String
    var body: some View {
      let rows = ForEach(["a", "b"], id: \.self) { Button($0) {} }
      switch kind {
      case "ScrollView": ScrollView { rows }
      case "LazyVStack": ScrollView { LazyVStack { rows } }
      case "List": List { rows }
      case "disabled":
        VStack {
          Button("x") {}.disabled(true); rows
        }
      case "List before":
        VStack {
          List(0..<1, selection: .constant(0)) { Text("\($0)") }; rows
        }
      default:
        VStack {
          TextField("x", text: .constant("")); rows
        }
      }
    }
  }

  @Test(arguments: [
    ("ScrollView", 2), ("LazyVStack", 2), ("List", 2), ("disabled", 3), ("List before", 2),
    ("TextField before", 2),
  ])
  func `every button is evaluated once, wherever the focus goes first`(kind: String, buttons: Int) {
    let host = TestHost(width: 12, height: 6) { Rows(kind: kind) }
    expect(host.record.bodies.count { $0 == "ControlLook" }, buttons)
    expect(host.record.bodies.count { $0 == "Button" }, buttons)
  }

  @Test func `the first button that is enabled has the focus`() {
    let host = TestHost(width: 5, height: 2) {
      VStack {
        Button("a") {}.disabled(true)
        Button("b") {}
      }
    }
    expect(host.screen[0, 0].style.attributes, lacks: .reverse)
    expect(host.screen[0, 1].style.attributes, contains: .reverse)
  }
}
