import TerminalUI
import TerminalUIFoundation
@testable import TerminalUICore
import TerminalUITesting
import Expectations
import Testing

private final class Log {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Observable private final class Counted { var count = 0 }

/// A page that asks with Return, or `o`.
private struct Asking<A: View, M: View>: View {
  let title: String
  @State private var isAsking = false
  let actions: () -> A
  let message: () -> M

  var body: some View {
    Button("ask") { isAsking = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .alert(title, isPresented: $isAsking, actions: actions, message: message)
  }
}

@Suite struct AlertTests {
  private func host<A: View, M: View>(
    _ title: String = "Delete “Archive”?", width: Int = 60, height: Int = 14,
    @ViewBuilder _ actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> TestHost {
    let host = TestHost(width: width, height: height) {
      Asking(title: title, actions: actions, message: message)
    }
    host.press(.return)
    return host
  }

  @Test func `an alert has a rounded frame, a bold title, and its buttons at the lower right`() throws {
    // Look 19
    let host = host {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("1 076 messages will be gone for good.")
    }
    expect(
      host.trimmedText,
      """
        ask


               ╭─────────────────────────────────────────╮
               │                                         │
               │  Delete “Archive”?                      │
               │  1 076 messages will be gone for good.  │
               │                                         │
               │                   Cancel    [ Delete ]  │
               │                                         │
               ╰─────────────────────────────────────────╯
      """)
    let title = try #require(host.position(of: "Delete “"))
    expect(host.screen[title.x, title.y].style.attributes, contains: .bold)
    let delete = try #require(host.position(of: "Delete ]"))
    expect(host.screen[delete.x, delete.y].style, Style(foreground: .red, attributes: .bold))
    // Of a way out and what destroys, the way out is the one that Return presses.
    expect(host.focusedElement?.label, "Cancel")
    expect(host.host.checkInvariants(), [])
  }

  nonisolated private static let renderings = [
    TerminalColors.unknown, TerminalColors(depth: .none),
    TerminalColors(depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29)),
    TerminalColors(depth: .indexed256, foreground: .rgb(35, 38, 47), background: .rgb(251, 251, 253)),
  ]

  @Test(arguments: renderings) func `an alert and a dialog can be read and used by everybody`(
    _ colors: TerminalColors
  ) {
    // Look 5, Look 7
    let host = TestHost(width: 60, height: 16, colors: colors) {
      Text("page")
        .alert("Rename?", isPresented: .constant(true)) {
          TextField("Name", text: .constant("old"))
          Button("Rename") {}
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("The old name will be forgotten.")
        }
    }
    host.audit()
    for _ in 0..<3 {
      host.press(.tab)
      host.audit()
      expect(host.alert?.buttons.filter(\.isFocused).count, 1)
    }
    let sizes = host.layers.map(\.frame)
    let plain = TestHost(width: 60, height: 16) {
      Text("page").confirmationDialog("Choose", isPresented: .constant(true)) { Button("This") {} }
    }
    plain.audit()
    // Look 12: as large in every rendering.
    expect(sizes.map(\.size), [Size(width: 40, height: 10)], "\(sizes)\n\(host.text)")
  }

  @Test func `every button takes the alert away, after its action`() throws {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var isAsking = true
      var body: some View {
        Text(isAsking ? "asking" : "answered")
          .alert("Sure?", isPresented: $isAsking) {
            Button("Yes") { log.note("yes while \(isAsking)") }
            Button("No") { log.note("no") }
          }
      }
    }
    for answer in ["Yes", "No"] {
      let host = TestHost(width: 40, height: 10) { Page(log: log) }
      let alert = try #require(host.alert)
      expect(alert.title == "Sure?" && alert.message == nil)
      expect(alert.buttons.map(\.label), ["Yes", "No"])
      expect(alert.button("Yes").isFocused)
      alert.button(answer).press()
      expect(log.take(), [answer == "Yes" ? "yes while true" : "no"])
      expect(host.alert == nil && host.text.contains("answered"))
    }
  }

  @Test func `a button with a style of its own takes the alert away, too`() throws {
    struct Page: View {
      @State private var isAsking = true
      var body: some View {
        Button("page") {}
          .alert("Sure?", isPresented: $isAsking) { Button("Yes") {}.buttonStyle(.plain) }
          .buttonStyle(.borderless)
      }
    }
    let host = TestHost(width: 40, height: 10) { Page() }
    expect(host.text, contains: "  Yes  ")
    try #require(host.alert).button("Yes").press()
    expectNil(host.alert)
  }

  @Test func `without actions there is OK, which Return, Escape and a click press`() throws {
    for way in 0..<3 {
      let host = host {
      } message: {
        Text("Done.")
      }
      let alert = try #require(host.alert)
      expect(alert.buttons.map(\.label) == ["OK"] && alert.message == "Done.")
      switch way {
      case 0: host.press(.return)
      case 1: host.press(.escape)
      default: alert.button("OK").click()
      }
      expectNil(host.alert)
    }
  }

  @Test func `Escape runs the action that cancels, and closes what has but one button`() {
    // Overlays A5
    let log = Log()
    let cancel = host {
      Button("Go") { log.note("go") }
      Button("Stop", role: .cancel) { log.note("stop") }
    } message: {
    }
    cancel.press(.escape)
    expect(log.take() == ["stop"] && cancel.alert == nil)
    let one = host {
      Button("Go") { log.note("go") }
    } message: {
    }
    one.press(.escape)
    expect(log.take() == [] && one.alert == nil)
    let two = host {
      Button("Go") { log.note("go") }
      Button("Run") { log.note("run") }
    } message: {
    }
    two.press(.escape)
    expect(log.take() == [] && two.alert != nil)
    expect(two.host.accessibilityElements.contains { $0.traits.contains(.isModal) })
  }

  @Test func `Return in a field presses the button for it, which stands out`() throws {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var isAsking = true
      @State private var name = "old"
      var body: some View {
        Text("page").alert("Rename", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) { log.note("cancel") }
          Button("Other") { log.note("other") }
          Button("Rename") { log.note("name \(name)") }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let host = TestHost(width: 50, height: 12) { Page(log: log) }
    let alert = try #require(host.alert)
    expect(alert.fields.map(\.label), ["Name"])
    expect(alert.fields[0].isFocused)
    let button = try #require(host.position(of: "Rename    │"))
    expect(host.screen[button.x, button.y].style.attributes, contains: .bold)
    let other = try #require(host.position(of: "Other  "))
    expect(host.screen[other.x, other.y].style.attributes, lacks: .bold)
    host.type("er")
    host.press(.return)
    expect(log.take(), ["name older"])
    expectNil(host.alert)
  }

  @Test func `what is asked about data is asked about what they were`() throws {
    struct Page: View {
      let log: Log
      @State private var isAsking = false
      @State private var name: String?
      @State private var item: Int?
      var body: some View {
        VStack {
          Button("ask") { (name, isAsking) = ("Ann", true) }
          Button("nothing") { (name, isAsking) = (nil, true) }
          Button("number") { item = 7 }
          Text("item \(item.map { "\($0)" } ?? "nil")")
        }
        .alert("Delete?", isPresented: $isAsking, presenting: name) { name in
          Button("Rename") { log.note("was \(name)") }
            .onAppear { self.name = "Bob" }
        } message: {
          Text("About \($0).")
        }
        .alert(Text("Number"), item: $item) { number in
          Button("Take \(number)") { log.note("\(number)") }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Page(log: log) }
    host.find(.button, "nothing").press()
    expectNil(host.alert)
    host.find(.button, "ask").press()
    try expect(#require(host.alert).message, "About Ann.")
    host.press(.return)
    expect(log.take(), ["was Ann"])
    host.find(.button, "number").press()
    expect(host.textWithoutLayers, contains: "item 7")
    try expect(#require(host.alert).title, "Number")
    try #require(host.alert).button("Take 7").press()
    expect(log.take() == ["7"] && host.text.contains("item nil"))
  }

  @Test func `an error is told with its description`() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "The disk is full." }
      var recoverySuggestion: String? { "Delete something." }
    }
    struct Page: View {
      @State private var hasFailed = true
      var body: some View {
        Text("page").alert(isPresented: $hasFailed, error: Failure()) { _ in
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    let alert = try #require(host.alert)
    expect(alert.title == "The disk is full." && alert.message == "Delete something.")
    alert.button("OK").press()
    expectEmpty(host.layers)
  }

  @Test func `a dialog always has a way out, last where the buttons stand below each other`() throws {
    struct Page: View {
      let log: Log
      let titleVisibility: Visibility
      @State private var isAsking = true
      var body: some View {
        Text("page").confirmationDialog(
          "Save the letter?", isPresented: $isAsking, titleVisibility: titleVisibility
        ) {
          Button("Save it in the folder") { log.note("save") }
          Button("Discard", role: .destructive) { log.note("discard") }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 38, height: 12) { Page(log: log, titleVisibility: .automatic) }
    expect(host.layers.map(\.description), ["dialog \"Save the letter?\""])
    let alert = try #require(host.alert)
    expect(alert.buttons.map(\.label), ["Save it in the folder", "Discard", "Cancel"])
    let rows = alert.buttons.map(\.frame.minY)
    expect(rows, [rows[0], rows[0] + 1, rows[0] + 2])
    expect(Set(alert.buttons.map(\.frame.maxX)).count, 1)
    host.press(.escape)
    expect(host.alert == nil && log.take() == [])
    let hidden = TestHost(width: 70, height: 12) { Page(log: log, titleVisibility: .hidden) }
    expect(hidden.text, lacks: "Save the letter")
    // Beside each other where they fit; the way out first.
    let places = try #require(hidden.alert).buttons.map(\.frame)
    expect(Set(places.map(\.minY)).count == 1 && places[2].maxX < places[0].minX)
  }

  @Test func `Return presses the Cancel button that a dialog adds, where nothing else is harmless`() throws {
    struct Page: View {
      let log: Log
      @State private var isAsking = true
      var body: some View {
        Text("page").confirmationDialog("Delete it?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log.note("delete") }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Page(log: log) }
    try expect(#require(host.alert).button("Cancel").isFocused)
    // It has two keys, and nothing is wrong with that.
    expect(host.host.keyActions.contains { $0.title == "Cancel" })
    expect(host.issues, [])
    host.press(.return)
    expect(host.alert == nil && log.take() == [])
  }

  @Test func `a scroll view in an alert has no focus once all of it is shown`() throws {
    let host = host("Terms", width: 24, height: 8) {
      Button("Yes") {}
    } message: {
      Text((1...12).map { "word\($0)" }.joined(separator: " "))
    }
    host.press(.tab)
    expect(host.host.focus.node is ScrollFocusNode)
    host.resize(width: 60, height: 20)
    expect(host.focusedElement?.label, "Yes")
    expect(host.host.focus.node?.canFocus, true)
  }

  @Test(arguments: [Size(width: 40, height: 10), Size(width: 20, height: 7), Size(width: 30, height: 8)])
  func `a long message scrolls, and the buttons stay`(size: Size) throws {
    // Look 19
    let host = host("Terms", width: size.width, height: size.height) {
      Button("Yes") {}
    } message: {
      Text((1...60).map { "word\($0)" }.joined(separator: " "))
    }
    expect(host.text.contains("Terms") && host.text.contains("Yes") && host.text.contains("word1"))
    expect(host.text, lacks: "word60")
    let button = try #require(host.alert).button("Yes")
    expect(button.isInSight && button.isFocused)
    let message = try #require(host.position(of: "word1"))
    host.scroll(x: message.x, y: message.y, dy: 60)
    expect(host.text.contains("word60") && host.text.contains("Yes"))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `at any size an alert has its button in sight`() throws {
    for (width, height) in [(3, 1), (8, 3), (12, 4), (20, 5), (200, 60)] {
      let host = host("A title that is long", width: width, height: height) {
        Button("OK") {}
      } message: {
        Text("And a message.")
      }
      expect(host.alert != nil)
      if height >= 3 { expect(host.text, contains: "OK", "\(width) \(height)\n\(host.text)") }
      host.resize(width: 40, height: 12)
      expect(host.text, contains: "  OK  ")
      host.press(.return)
      expectNil(host.alert)
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `below an alert shortcuts, keys, Tab, the wheel and hovering are dead`() throws {
    // Overlays A3, Must-show 3
    struct Below: View {
      let log: Log
      @State private var isAsking = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("first") { log.note("first") }.keyboardShortcut("k")
          Button("second") { isAsking = true }
          ScrollView { ForEach(0..<50, id: \.self) { Text("row \($0)") } }.frame(height: 5)
          Text("hover").onHover { log.note("hover \($0)") }
        }
        .onKeyPress("z") {
          log.note("z")
          return .handled
        }
        .alert("Sure?", isPresented: $isAsking) {
          Button("Yes") {}
          Button("No") {}
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 40, height: 12) { Below(log: log) }
    let place = try #require(host.position(of: "hover"))
    let row = try #require(host.position(of: "row 1"))
    // Alive.
    host.type("z")
    host.press("k", modifiers: .control)
    host.hover(x: place.x, y: place.y)
    host.hover(x: 0, y: 0)
    expect(log.take(), ["z", "first", "hover true", "hover false"])
    host.press(.tab)
    let focused = host.host.focus.node
    host.press(.return)
    // Dead.
    let shown = host.textWithoutLayers
    host.type("z")
    host.press("k", modifiers: .control)
    host.hover(x: place.x, y: place.y)
    host.scroll(x: row.x, y: row.y, dy: 3)
    host.click(on: "first")
    for _ in 0..<3 {
      host.press(.tab)
      expect(host.host.focus.node?.scope.top != nil)
    }
    expect(log.take() == [] && host.textWithoutLayers == shown)
    expect(host.alert != nil)
    // Alive again, with the focus where it was: Overlays A4.
    try #require(host.alert).button("No").press()
    expect(host.host.focus.node === focused)
    host.type("z")
    host.scroll(x: row.x, y: row.y, dy: 1)
    expect(log.take() == ["z"] && host.textWithoutLayers != shown)
  }

  @Test func `an action may ask the next question, and the focus comes back in the end`() throws {
    // Overlays A4
    struct Page: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        VStack {
          Button("other") {}
          Button("ask") { isFirst = true }
        }
        .alert("First", isPresented: $isFirst) { Button("Next") { isSecond = true } }
        .alert("Second", isPresented: $isSecond) { Button("End") {} }
      }
    }
    let host = TestHost(width: 40, height: 12) { Page() }
    host.find(.button, "ask").press()
    host.press(.return)
    expect(host.layers.map(\.title), ["Second"])
    host.press(.return)
    expect(host.layers.isEmpty && host.focusedElement?.label == "ask")
  }

  @Test func `idle under an open alert nothing wakes the app, and an update below is drawn around it only`() {
    // Must-show 2
    struct Page: View {
      let model: Counted
      let isAsking: Bool
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<12, id: \.self) { _ in Text(String(repeating: "\(model.count)", count: 40)) }
        }
        .alert("Sure?", isPresented: .constant(isAsking)) { Button("Yes") {} }
      }
    }
    let (model, other) = (Counted(), Counted())
    let host = TestHost(width: 40, height: 12) { Page(model: model, isAsking: true) }
    expect(host.host.timerDeadline == nil && !host.host.needsTurn)
    let plain = TestHost(width: 40, height: 12) { Page(model: other, isAsking: false) }
    let frame = host.layers[0].frame
    model.count = 1
    host.turn()
    other.count = 1
    plain.turn()
    expect(host.text.contains("111") && host.text.contains("Sure?"))
    expect(host.record.damage.allSatisfy { !$0.intersects(frame) }, "\(host.record.damage)")
    expect(host.record.cellsWritten, 480 - frame.width * frame.height)
    expect(host.record.bodyCount == plain.record.bodyCount && host.record.layouts == plain.record.layouts)
    // Each rectangle around the alert is drawn by itself.
    expect(host.record.itemsPainted, atMost: 4 * plain.record.itemsPainted)
    expect(host.host.timerDeadline == nil && !host.host.needsTurn)
  }

  @Test func `opening an alert writes its cells and what it dims, closing what was there`() {
    // Must-show 2, Overlays A10
    struct Page: View {
      @State private var isAsking = false
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<40, id: \.self) { Text("row \($0)") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onKeyPress("o") {
          isAsking = true
          return .handled
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      }
    }
    let host = TestHost(width: 200, height: 50) { Page() }
    let below = host.text.filter { !$0.isWhitespace }.count
    host.press("o")
    let frame = host.layers[0].frame
    expect(host.record.cellsWritten, atMost: below + 40 + frame.width * frame.height)
    host.press(.return)
    expect(host.record.cellsWritten, atMost: below + 40 + frame.width * frame.height)
    expectEmpty(host.layers)
  }
}
