import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

// Mend H3, Mend B2.
/// Caps Lock that is on, and keys of the numeric pad: they make no other key.
@Suite struct LockTests {
  private struct Rows: View {
    @State private var rows = Array(0..<30)
    @State private var selection: Set<Int> = []
    var body: some View {
      List(selection: $selection) {
        ForEach(rows, id: \.self) { row in NavigationLink("row \(row)", value: row) }
          .onDelete { places in rows = rows.enumerated().filter { !places.contains($0.offset) }.map(\.element)
          }
          .onMove { places, place in
            if let first = places.first, place > first + 1 { rows.swapAt(first, first + 1) }
          }
      }
    }
  }

  private struct Screen: View {
    var body: some View {
      NavigationStack { Rows().navigationDestination(for: Int.self) { Text("number \($0)") } }
    }
  }

  private struct Controls: View {
    @State private var count = 0
    @State private var text = "one two"
    var body: some View {
      VStack(alignment: .leading) {
        TextField("", text: $text)
        TextField("", text: $text, axis: .vertical)
        Button("count \(count)") { count += 1 }
        ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
      }
      .onReceive(.keyPress("s", modifiers: .control)) { _ in count += 10 }
      .onReceive(.keyPress(.f5)) { _ in count += 100 }
      .onKeyPress(.f6) {
        count += 1000
        return .handled
      }
    }
  }

  /// The screens that presses lead to, each with the modifiers of a lock.
  private func screens<Content: View>(
    _ presses: [(KeyEquivalent, EventModifiers)], _ lock: EventModifiers,
    @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let host = TestHost(width: 24, height: 8, content: content)
    return presses.map { key, modifiers in
      host.press(key, modifiers: modifiers.union(lock))
      return "\(modifiers)\(key)\n\(host.styledText)"
    }
  }

  nonisolated private static let locks: [EventModifiers] = [
    .capsLock, .numericPad, [.capsLock, .numericPad],
  ]

  @Test(arguments: locks)
  func `keys of lists and of navigation are the same`(lock: EventModifiers) {
    let presses: [(KeyEquivalent, EventModifiers)] = [
      (.downArrow, []), (.downArrow, .shift), (.downArrow, .option), (.delete, []), (.pageDown, []),
      (.space, []),
      ("a", .control), (.home, []), (.upArrow, .option), (.deleteForward, []), (.return, []), (.escape, []),
      (.end, []), (.return, []), (.escape, []),
    ]
    let expected = screens(presses, []) { Screen() }
    expect(expected.contains { $0.contains("number ") })
    expect(screens(presses, lock) { Screen() }, expected)
  }

  @Test(arguments: locks)
  func `keys of controls are the same`(lock: EventModifiers) {
    let presses: [(KeyEquivalent, EventModifiers)] = [
      ("w", .control), ("b", .option), (.home, []), (.rightArrow, .control), ("x", []), (.tab, []),
      (.return, .option), (.home, .shift), (.tab, []), (.return, []), (.space, []), ("s", .control),
      (.f5, []),
      (.f6, []), (.tab, []), (.pageDown, []), (.tab, .shift), (.upArrow, []),
    ]
    let expected = screens(presses, []) { Controls() }
    expect(expected.contains { $0.contains("count 1112") })
    expect(screens(presses, lock) { Controls() }, expected)
  }

  @Test func `an app may ask for a key of the pad`() {
    struct Pad: View {
      @State private var last = "none"
      var body: some View {
        Text(last).frame(maxWidth: .infinity, alignment: .leading).onReceive(
          .keyPress("5", modifiers: .numericPad)
        ) { _ in last = "pad" }
      }
    }
    let host = TestHost(width: 6, height: 1) { Pad() }
    host.press("5")
    expect(host.dots, "none··")
    host.press("5", modifiers: [.numericPad, .capsLock])
    expect(host.dots, "pad···")
  }

  @Test func `what is held is Shift, Control, Alt and Super`() {
    expect(EventModifiers.all.held, [.shift, .control, .option, .command])
    expect(KeyPress(key: "a", modifiers: [.shift, .capsLock, .numericPad]).isPlain)
    expect(!KeyPress(key: "a", modifiers: [.capsLock, .command]).isPlain)
  }
}
