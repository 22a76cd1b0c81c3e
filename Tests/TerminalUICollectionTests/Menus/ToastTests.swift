import Expectations
import Testing
import TerminalUI
import TerminalUITesting
import TestScreens

@testable import TerminalUICore

// Overlays A14.
@Suite struct ToastTests {
  private struct Screen: View {
    @Environment(\.showToast) private var showToast
    @State private var count = 0
    @State private var text = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("undone \(count)")
        Button("Say") { showToast("Saved") }
        Button("Delete") { showToast("Deleted", action: ToastAction("Undo") { count += 1 }) }
        Button("Long") { showToast("Stays", for: .seconds(60)) }
        TextField("Name", text: $text)
        Button("Below") { count += 10 }.keyboardShortcut("z", modifiers: .control)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host() -> TestHost { TestHost(width: 50, height: 16) { Screen() } }

  @Test func `it is shown in the corner for five seconds`() {
    let host = host()
    host.find(.button, "Say").press()
    expect(host.text, contains: "│ Saved │")
    host.advance(by: .milliseconds(4_900))
    expect(host.text, contains: "Saved")
    host.advance(by: .milliseconds(100))
    expect(host.text, lacks: "Saved")
    expectNil(host.host.timerDeadline)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `in a low window it takes three rows, and its action stays`() {
    struct Screen: View {
      @Environment(\.showToast) private var showToast
      var body: some View {
        Button("Delete") { showToast("“Shopping list” deleted", action: ToastAction("Undo") {}) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 20, height: 5) { Screen() }
    host.press(.return)
    expect(host.layers.map(\.frame.height), [3])
    expect(host.text.contains("Delete") && host.text.contains("^Z Undo") && host.text.contains("“Shop"))
    host.resize(width: 20, height: 20)
    expect(host.layers.map(\.frame.height), [5])
    host.resize(width: 60, height: 12)
    expect(host.text, contains: "│ “Shopping list” deleted  ^Z Undo │")
  }

  @Test func `the focus stays where it was, and Tab never leads into it`() {
    let host = host()
    host.find(.button, "Delete").press()
    expect(host.find(.button, "Delete").isFocused)
    for _ in 0..<8 {
      host.press(.tab)
      expect(host.focusedElement != nil)
    }
    expect(host.find(.button, "Below").isEnabled)
  }

  @Test func `one that says the same is counted, and stays as long again`() {
    let host = host()
    host.find(.button, "Say").press()
    host.advance(by: .seconds(4))
    host.press(.return)
    expect(host.text, contains: "│ Saved  ×2 │")
    host.advance(by: .seconds(4))
    expect(host.text, contains: "Saved")
    host.advance(by: .seconds(1))
    expect(host.text, lacks: "Saved")
  }

  @Test func `its key comes after the focus and before shortcuts, while it is shown`() {
    let host = host()
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone 10")
    host.find(.button, "Delete").press()
    expect(host.text, contains: "│ Deleted  ^Z Undo │")
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone 11")
    expect(host.text, lacks: "Deleted")
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone 21")
  }

  @Test func `in a text field its key works, too`() {
    let host = host()
    host.find(.button, "Delete").press()
    host.find(.textField, "Name").type("ab")
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone 1")
    expect(host.find(.textField, "Name").value, "ab")
  }

  @Test func `the action of one that counts does what all would have done`() {
    let host = host()
    host.find(.button, "Delete").press()
    host.press(.return)
    host.press("z", modifiers: .control)
    expect(host.text, contains: "undone 2")
  }

  @Test func `a click on the action does it, and one elsewhere goes where it goes`() {
    let host = host()
    host.find(.button, "Delete").press()
    host.click(on: "Undo")
    expect(host.text, contains: "undone 1")
    expect(host.find(.button, "Delete").isFocused)
    host.press(.return)
    host.click(on: "Below")
    expect(host.text, contains: "undone 11")
    expect(host.text, contains: "Deleted")
  }

  @Test func `the time stops under the mouse`() {
    let host = host()
    host.find(.button, "Say").press()
    host.advance(by: .seconds(3))
    let place = host.position(of: "Saved") ?? .zero
    host.hover(x: place.x, y: place.y)
    host.advance(by: .seconds(60))
    expect(host.text, contains: "Saved")
    host.hover(x: 0, y: 0)
    host.advance(by: .milliseconds(1_900))
    expect(host.text, contains: "Saved")
    host.advance(by: .milliseconds(100))
    expect(host.text, lacks: "Saved")
  }

  @Test func `three are shown, the newest at the bottom, and others wait`() {
    struct Many: View {
      @Environment(\.showToast) private var showToast
      @State private var number = 0
      var body: some View {
        Button("Next") {
          number += 1
          showToast("number \(number)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 40, height: 16) { Many() }
    for _ in 0..<4 {
      host.press(.return)
      host.advance(by: .seconds(1))
    }
    func shown() -> [Int] { (1...4).filter { host.text.contains("number \($0)") } }
    expect(shown(), [1, 2, 3])
    expect((host.position(of: "number 1")?.y ?? 0), below: (host.position(of: "number 3")?.y ?? 0))
    host.advance(by: .seconds(1))
    expect(shown(), [2, 3, 4])
    host.advance(by: .seconds(5))
    expect(shown(), [])
  }

  @Test func `a value shows it, and is false after it`() {
    struct Bound: View {
      @State private var isSaved = false
      var body: some View {
        VStack {
          Button("Save \(isSaved ? "yes" : "no")") { isSaved.toggle() }
        }
        .toast(isPresented: $isSaved, for: .seconds(2)) { Text("Stored") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 40, height: 10) { Bound() }
    host.press(.return)
    expect(host.text, contains: "Stored")
    expect(host.text, contains: "yes")
    host.advance(by: .seconds(2))
    expect(host.text, lacks: "Stored")
    expect(host.text, contains: "no")
    host.press(.return)
    host.press(.return)
    expect(host.text, lacks: "Stored")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `another item is another toast, and the view that shows it takes it along`() {
    struct Item: Identifiable { var id: Int }
    struct Inner: View {
      @Binding var item: Item?
      var body: some View { Text("inner").toast(item: $item) { Text("item \($0.id)") } }
    }
    struct Items: View {
      @State private var item: Item?
      @State private var isThere = true
      var body: some View {
        VStack {
          Button("Next") { item = Item(id: (item?.id ?? 0) + 1) }
          Button("Leave") { isThere = false }
          if isThere { Inner(item: $item) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 40, height: 10) { Items() }
    host.press(.return)
    expect(host.text, contains: "item 1")
    host.press(.return)
    expect(host.text, contains: "item 2")
    expect(host.text, lacks: "item 1")
    host.find(.button, "Leave").press()
    expect(host.text, lacks: "item")
    expectNil(host.host.timerDeadline)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `over an alert-like layer it is seen, and its key works`() {
    struct Sheet: View {
      @Environment(\.showToast) private var showToast
      @State private var isOpen = false
      @State private var count = 0
      var body: some View {
        Button("Open \(count)") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            Button("Say") { showToast("Said", action: ToastAction("Undo") { count += 1 }) }
          }
      }
    }
    let host = TestHost(width: 40, height: 12) { Sheet() }
    host.press(.return)
    host.press(.return)
    expect(host.text, contains: "Said")
    host.press("z", modifiers: .control)
    host.press(.escape)
    expect(host.text, contains: "Open 1")
  }

  @Test func `it is told to who can't see it, with what it offers`() {
    let host = host()
    host.find(.button, "Say").press()
    host.find(.button, "Delete").press()
    expect(host.elements(.toast).map(\.label), ["Saved", "Deleted, ^Z, Undo"])
  }

  @Test(arguments: [ToastRole.success, .warning, .error])
  func `a mark and the frame say what it is about`(role: ToastRole) {
    struct Screen: View {
      @Environment(\.showToast) private var showToast
      let role: ToastRole
      var body: some View {
        Button("Say") { showToast("It", role: role) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 30, height: 8) { Screen(role: role) }
    host.press(.return)
    let mark = role == .success ? "✔" : role == .warning ? "!" : "✕"
    expect(host.text, contains: "│ \(mark) It │")
    let color: Color = role == .success ? .green : role == .warning ? .yellow : .red
    if let place = host.position(of: "\(mark) It") {
      expect(host.style(place.x, place.y).foreground == color, host.styledText)
      expect(host.style(place.x - 2, place.y).foreground == color, role != .success, host.styledText)
    }
    let name = role == .success ? "Success" : role == .warning ? "Warning" : "Error"
    expect(host.find(.toast).label?.contains(name) == true, "\(host.find(.toast).label ?? "")")
    // One with another role says something else.
    expect(host.text, lacks: "×2")
  }

  @Test func `one of progress stays as long as its value is true`() {
    struct Screen: View {
      @State private var isSaving = false
      var body: some View {
        Button("Save") { isSaving.toggle() }
          .toast(isPresented: $isSaving, role: .progress) { Text("Saving") }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 30, height: 8) { Screen() }
    host.press(.return)
    host.advance(by: .seconds(60))
    expect(host.text, contains: " Saving │")
    host.press(.return)
    expect(host.text, lacks: "Saving")
    expectNil(host.host.timerDeadline)
  }
}
