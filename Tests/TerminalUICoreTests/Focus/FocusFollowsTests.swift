import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Where the focus goes when the view that has it can't have it any more. (Mend C3, B17)
@Suite struct FocusFollowsTests {
  /// Shows its name, in brackets while it has the focus.
  private struct Field: View {
    let name: String
    private struct Look: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "[\(name)]" : " \(name) ") }
    }
    init(_ name: String) { self.name = name }
    var body: some View { Look(name: name).focusable() }
  }

  /// Runs an action for each key, wherever the focus is.
  private struct Keys: ViewModifier {
    let act: (Character) -> Void
    func body(content: Content) -> some View {
      content.onReceive(.keyPresses) { press in
        if press.phase == .down { act(press.key.character) }
      }
    }
  }

  @Test func `a button that takes the place of the one with the focus gets the focus`() {
    struct App: View {
      @State private var isOn = false
      var body: some View {
        HStack(spacing: 0) {
          Field("first")
          if isOn { Field("stop") } else { Field("start") }
          Field("last")
        }
        .modifier(Keys { if $0 == "t" { isOn.toggle() } })
      }
    }
    let host = TestHost(width: 22, height: 1) { App() }
    host.press(.tab)
    expect(host.focused, "start")
    host.press("t")
    expect(host.focused, "stop")
    host.press("t")
    expect(host.focused, "start")
  }

  @Test func `of a view with another identity the view in the same place gets the focus`() {
    struct Form: View {
      let number: Int
      var body: some View {
        VStack {
          Field("name \(number)")
          HStack {
            Field("street \(number)"); Field("town \(number)")
          }
          Field("mail \(number)")
        }
      }
    }
    struct App: View {
      @State private var number = 1
      var body: some View {
        VStack {
          Field("first")
          Form(number: number).id(number)
        }
        .modifier(Keys { if $0 == "n" { number += 1 } })
      }
    }
    let host = TestHost(width: 24, height: 5) { App() }
    for _ in 0..<3 { host.press(.tab) }
    expect(host.focused, "town 1")
    host.press("n")
    expect(host.focused, "town 2")
    host.press(.tab)
    host.press("n")
    expect(host.focused, "mail 3")
  }

  @Test(arguments: [3, 100])
  func `when a row is removed the row in its place gets the focus, and behind the last one the one before`(
    count: Int
  ) {
    struct App: View {
      @State var rows: [Int]
      @FocusState private var row: Int?
      var body: some View {
        VStack(alignment: .leading) {
          Field("first")
          ForEach(rows, id: \.self) { number in
            HStack {
              Field("edit \(number)"); Field("drop \(number)")
            }.focused($row, equals: number)
          }
          Field("last")
        }
        .modifier(
          Keys { key in
            if key == "x", let row { rows.removeAll { $0 == row } }
          })
      }
    }
    let host = TestHost(width: 24, height: count + 2) { App(rows: Array(0..<count)) }
    for _ in 0..<((count - 2) * 2 + 2) { host.press(.tab) }
    expect(host.focused, "drop \(count - 2)")
    host.press("x")
    expect(host.focused, "drop \(count - 1)")
    for number in (0..<(count - 2)).reversed() {
      host.press("x")
      expect(host.focused, "drop \(number)")
    }
    host.press("x")
    expect(host.focused, "last")
  }

  @Test func `a view that goes or is disabled gives the focus to its nearest sibling`() {
    struct App: View {
      @State private var hidden: Set<Character> = []
      var body: some View {
        VStack {
          HStack(spacing: 0) {
            Field("x"); Field("y")
          }
          HStack(spacing: 0) {
            ForEach(["a", "b", "c"] as [Character], id: \.self) { name in
              Field("\(name)").disabled(hidden.contains(name))
            }
            if !hidden.contains("d") { Field("d") }
          }
          HStack(spacing: 0) { Field("z") }
        }
        .modifier(Keys { hidden.insert($0) })
      }
    }
    let host = TestHost(width: 12, height: 3) { App() }
    for _ in 0..<3 { host.press(.tab) }
    expect(host.focused, "b")
    host.press("b")
    expect(host.focused, "c")
    host.press("c")
    expect(host.focused, "a")
    host.press("a")
    expect(host.focused, "d")
    host.press("d")
    expect(host.focused, "z")
  }

  @Test func `what has no sibling left leaves the focus to the scroll view around`() {
    struct App: View {
      @State private var isShown = true
      var body: some View {
        HStack {
          Field("first")
          ScrollView {
            VStack {
              ForEach(0..<9) { Text("\($0)") }
              if isShown { Field("in it") }
            }
          }
        }
        .modifier(Keys { if $0 == "h" { isShown = false } })
      }
    }
    let host = TestHost(width: 20, height: 4) { App() }
    host.press(.tab)
    expect(host.text, lacks: "[first]")
    host.press("h")
    // The arrow moves the scroll view.
    for _ in 0..<9 { host.press(.downArrow) }
    expectNil(host.focused)
    expect(host.text, contains: "8")
  }

  // MARK: Screens

  private struct Beside: View {
    @State private var path: [Int] = []
    var body: some View {
      HStack {
        Field("side")
        NavigationStack(path: $path) {
          VStack {
            Field("one"); Field("two")
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("screen \(number)")
              if number > 1 { Field("deep \(number)") }
            }
          }
        }
      }
      .modifier(
        Keys {
          switch $0 {
          case "1": path.append(1)
          case "2": path.append(2)
          default: break
          }
        })
    }
  }

  @Test func `a screen that is pushed has the focus, and Escape goes back to where it was`() {
    let host = TestHost(width: 30, height: 5) { Beside() }
    for _ in 0..<2 { host.press(.tab) }
    expect(host.focused, "two")
    host.press("2")
    expect(host.focused, "deep 2")
    host.press(.escape)
    expect(host.focused, "two")
    host.press("2")
    host.press("2")
    expect(host.focused, "deep 2")
    host.press(.escape)
    expect(host.focused, "deep 2")
    host.press(.escape)
    expect(host.focused, "two")
  }

  @Test func `on a screen without a control the way back has the focus, and Escape goes back`() {
    let host = TestHost(width: 30, height: 5) { Beside() }
    for _ in 0..<2 { host.press(.tab) }
    for way in [KeyEquivalent.escape, .return] {
      host.press("1")
      expect(host.text, contains: "screen 1")
      expectNil(host.focused)
      host.press(way)
      expect(host.focused, "two")
    }
  }

  // MARK: Back

  private struct Covering: View {
    let hasButtons: Bool
    @State private var isCovered = false
    var body: some View {
      VStack {
        VStack {
          Field("one"); Field("two"); Field("three")
        }.disabled(isCovered)
        if isCovered {
          if hasButtons {
            HStack {
              Field("ok"); Field("cancel")
            }
          } else {
            Text("wait")
          }
        }
      }
      .modifier(Keys { if $0 == "c" { isCovered.toggle() } })
    }
  }

  // Mend B17
  @Test(arguments: [true, false])
  func `after what lies below was disabled and isn't any more the focus is back where it was`(
    hasButtons: Bool
  ) {
    let host = TestHost(width: 20, height: 6) { Covering(hasButtons: hasButtons) }
    host.press(.tab)
    for _ in 0..<2 {
      expect(host.focused, "two")
      host.press("c")
      expect(host.focused, (hasButtons ? "ok" : nil))
      if hasButtons {
        host.press(.tab)
        expect(host.focused, "cancel")
      }
      host.press("c")
    }
    expect(host.focused, "two")
  }

  // Mend B17
  @Test func `a view that was disabled and enabled again doesn't take the focus from where one went since`() {
    struct App: View {
      @State private var isDisabled = false
      @State private var isShown = true
      var body: some View {
        HStack(spacing: 0) {
          Field("a").disabled(isDisabled)
          Field("b")
          if isShown { Field("c") }
        }
        .modifier(
          Keys {
            if $0 == "d" { isDisabled.toggle() }
            if $0 == "h" { isShown.toggle() }
          })
      }
    }
    let host = TestHost(width: 12, height: 1) { App() }
    host.press("d")
    expect(host.focused, "b")
    host.press(.tab)
    expect(host.focused, "c")
    host.press("d")
    expect(host.focused, "c")
    host.press("h")
    expect(host.focused, "b")
  }

  // Mend B5
  @Test func `a binding that is written while the focus moves may move it again`() {
    struct App: View {
      @FocusState private var field: String?
      @State private var text = "1"
      var body: some View {
        let number = Binding<String>(
          get: { text },
          set: {
            text = $0
            field = "third"
          })
        VStack {
          Leaving(onLeave: { number.wrappedValue = "2" }).focused($field, equals: "first")
          Field("second").focused($field, equals: "second")
          Field("third").focused($field, equals: "third")
          Text("at \(field ?? "none"), \(text)")
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { App() }
    host.press(.tab)
    expect(host.focused, "third")
    expect(host.text, contains: "at third, 2")
  }

  /// Acts when it loses the focus.
  private struct Leaving: View {
    let onLeave: () -> Void
    private struct Look: View {
      let onLeave: () -> Void
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        Text(isFocused ? "[leaving]" : " leaving ")
          .onChange(of: isFocused) { if !isFocused { onLeave() } }
      }
    }
    var body: some View { Look(onLeave: onLeave).focusable() }
  }
}

extension TestHost {
  /// The name of the field that has the focus; a button has a blank behind its bracket.
  fileprivate var focused: String? {
    let parts = text.split(separator: "[", omittingEmptySubsequences: false).dropFirst()
    return parts.first { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != "]" }) }
  }
}
