import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct TextSelectionTests {
  private final class Handle {
    var text: Binding<String>?
    var selection: Binding<TextSelection?>?

    /// What is selected, and the positions of its ends.
    var selected: (text: String, range: Range<Int>)? {
      guard let text = text?.wrappedValue, case .selection(let range)? = selection?.wrappedValue?.indices
      else {
        return nil
      }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return (String(text[range]), start..<(start + text[range].count))
    }
  }

  private struct Screen: View {
    let handle: Handle
    @State var text: String
    @State private var selection: TextSelection?

    var body: some View {
      TextField("", text: $text, selection: $selection)
        .onAppear { (handle.text, handle.selection) = ($text, $selection) }
    }
  }

  private func host(_ text: String, _ handle: Handle) -> TestHost {
    TestHost(width: 12, height: 1) { Screen(handle: handle, text: text) }
  }

  @Test func `the app hears where the caret goes and what is selected`() {
    let handle = Handle()
    let host = host("abc déf", handle)
    expectNil(handle.selection?.wrappedValue)
    host.press(.home)
    expect(handle.selected! == ("", 0..<0))
    expect(handle.selection?.wrappedValue?.isInsertion, true)
    host.press(.rightArrow, modifiers: .shift)
    host.press(.rightArrow, modifiers: .shift)
    expect(handle.selected! == ("ab", 0..<2))
    expect(handle.selection?.wrappedValue?.isInsertion, false)
    host.type("x")
    expect(handle.text?.wrappedValue, "xc déf")
    expect(handle.selected! == ("", 1..<1))
    host.press(.end)
    host.press(.leftArrow, modifiers: [.shift, .control])
    expect(handle.selected! == ("déf", 3..<6))
    host.click(x: 1, y: 0)
    expect(handle.selected! == ("", 1..<1))
    expect(host.issues, [])
  }

  @Test func `what the app selects is selected`() {
    let handle = Handle()
    let host = host("abc déf", handle)
    let text = "abc déf"
    handle.selection?.wrappedValue = TextSelection(range: text.range(of: "déf")!)
    host.turn()
    expect(host.style(4, 0).attributes == .reverse && host.style(6, 0).attributes == .reverse)
    expect(host.style(3, 0).attributes, .underline)
    host.type("g")
    expect(handle.text?.wrappedValue, "abc g")
    handle.selection?.wrappedValue = TextSelection(insertionPoint: text.startIndex)
    host.turn()
    expect(host.cursor?.position.x, 0)
    host.type("-")
    expect(handle.text?.wrappedValue, "-abc g")
  }

  @Test func `text and selection that are written together belong together`() {
    let handle = Handle()
    let host = host("abc", handle)
    handle.text?.wrappedValue = "one two"
    handle.selection?.wrappedValue = TextSelection(range: "one two".range(of: "two")!)
    host.turn()
    host.type("3")
    expect(handle.text?.wrappedValue, "one 3")
  }

  @Test func `indices of another text, and inside of characters, do no harm`() {
    let handle = Handle()
    let host = host("e\u{301}x", handle)
    let long = String(repeating: "long ", count: 100)
    handle.selection?.wrappedValue = TextSelection(range: long.startIndex..<long.endIndex)
    host.turn()
    host.type("y")
    expect(handle.text?.wrappedValue, "y")
    handle.text?.wrappedValue = "e\u{301}x"
    let inside = "e\u{301}x".unicodeScalars.index(after: "e\u{301}x".startIndex)
    handle.selection?.wrappedValue = TextSelection(insertionPoint: inside)
    host.turn()
    host.type("-")
    expect(handle.text?.wrappedValue, "e\u{301}-x")
    handle.selection?.wrappedValue = TextSelection(ranges: RangeSet())
    host.turn()
    handle.selection?.wrappedValue = nil
    host.turn()
    host.type("!")
    expect(handle.text?.wrappedValue, "e\u{301}-!x")
    expect(host.issues, [])
  }

  @Test func `of several ranges, what they span is selected`() {
    let handle = Handle()
    let host = host("abcdef", handle)
    let text = "abcdef"
    let (second, third) = (text.index(after: text.startIndex), text.index(text.startIndex, offsetBy: 2))
    let (fourth, fifth) = (text.index(text.startIndex, offsetBy: 3), text.index(text.startIndex, offsetBy: 4))
    handle.selection?.wrappedValue = TextSelection(ranges: RangeSet([second..<third, fourth..<fifth]))
    host.turn()
    host.press(.delete)
    expect(handle.text?.wrappedValue, "aef")
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}
