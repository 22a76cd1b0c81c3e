import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// How large a sheet is for what is in it.
@Suite struct SheetSizeTests {
  private func sheet<V: View>(
    _ width: Int = 100, _ height: Int = 30, @ViewBuilder _ content: @escaping () -> V
  ) -> TestHost {
    TestHost(width: width, height: height) {
      Text("page").sheet(isPresented: .constant(true), content: content)
    }
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var isOn = false
    var count = 2
    var body: some View {
      Form {
        TextField("Name", text: $name)
        Toggle("Wrap", isOn: $isOn)
        if count > 2 { ForEach(2..<count, id: \.self) { Text("row \($0)") } }
      }
    }
  }

  private struct Buttons: View {
    var body: some View {
      HStack {
        Button("Cancel") {}
        Button("Save") {}
      }
    }
  }

  @Test func `a form of two rows makes a sheet of two rows with its frame`() {
    let host = sheet { Fields() }
    expect(host.layers[0].frame.height, 6, "\(host.text)")
    expect(host.text, contains: "Wrap")
    expectEmpty(host.elements(.scrollView))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a form in a sheet is no wider than elsewhere`() {
    let host = sheet { Fields() }
    // 60 columns with a blank on both sides, the padding and the frame.
    expect(host.layers[0].frame.width, 68, "\(host.text)")
    host.resize(width: 50, height: 20)
    expect(host.layers[0].frame.width, 46, "\(host.text)")
  }

  @Test func `a form in a stack of screens on a sheet begins at its edge`() {
    let host = sheet { NavigationStack { Fields().navigationTitle("Title") } }
    let (title, field) = (host.position(of: "Title")!, host.position(of: "Name")!)
    expect(field.x, atMost: title.x + 1, "\(host.text)")
  }

  @Test func `an empty field on a sheet can be seen`() throws {
    let colors = TerminalColors(
      depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 22, 26))
    let host = TestHost(width: 60, height: 12, colors: colors) {
      Text("page").sheet(isPresented: .constant(true)) {
        Form {
          Toggle("First", isOn: .constant(true))
          TextField("Second", text: .constant(""))
        }
      }
    }
    let title = try #require(host.position(of: "Second"))
    let inside = host.screen[title.x + 20, title.y].style.background
    let outside = host.screen[title.x, title.y].style.background
    expect(inside != nil && inside != outside, "\(host.styledText)")
  }

  @Test func `buttons are just below the form that they belong to`() {
    let host = sheet {
      VStack(spacing: 1) {
        Fields()
        Buttons()
      }
    }
    let (last, buttons) = (host.position(of: "Wrap")!, host.position(of: "Save")!)
    expect(buttons.y, last.y + 2, "\(host.text)")
    expect(host.layers[0].frame.height, 8)
  }

  @Test func `a form in a stack of screens, with a width or in tabs is as tall as its rows, too`() {
    let stack = sheet { NavigationStack { Fields().navigationTitle("Title") } }
    expect(stack.layers[0].frame.height, 7, "\(stack.text)")
    let framed = sheet { Fields().frame(width: 44) }
    expect(framed.layers[0].frame, Rect(x: 25, y: 12, width: 50, height: 6), "\(framed.text)")
    let grouped = sheet { Fields().formStyle(.grouped) }
    expect(grouped.layers[0].frame.height, 6)
    let scrolling = sheet { ScrollView { Text("a\nb\nc") } }
    expect(scrolling.layers[0].frame.height, 7)
  }

  @Test func `a form that is taller than the window scrolls, and the buttons stay`() {
    let host = sheet(60, 12) {
      Fields(count: 40)
      Buttons()
    }
    expect(host.layers[0].frame, Rect(x: 2, y: 1, width: 56, height: 10), "\(host.text)")
    expect(host.text.contains("Name") && host.text.contains("Save") && !host.text.contains("row 39"))
    host.resize(width: 60, height: 60)
    expect(host.text, contains: "row 39")
    expect(host.layers[0].frame.height, 45)
    host.resize(width: 60, height: 12)
    expect(host.layers[0].frame.height, 10)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a sheet grows and shrinks with the rows of its form`() {
    struct Growing: View {
      @State private var isOpen = false
      var body: some View {
        Form {
          Toggle("More", isOn: $isOpen)
          if isOpen { ForEach(0..<5, id: \.self) { Text("row \($0)") } }
        }
      }
    }
    let host = sheet { Growing() }
    expect(host.layers[0].frame.height, 5)
    host.find(.toggle, "More").press()
    expect(host.layers[0].frame.height, 10, "\(host.text)")
    expect(host.text, contains: "row 4")
    host.find(.toggle, "More").press()
    expect(host.layers[0].frame.height, 5)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a detent is that tall, and the form in it begins at its top`() {
    let host = sheet { Fields().presentationDetents([.height(16)]) }
    expect(host.layers[0].frame.height, 16)
    expect(host.position(of: "Name")!.y, host.layers[0].frame.minY + 2, "\(host.text)")
  }

  @Test func `a list and an editor, whose rows come and go, have the room that there is`() {
    let list = sheet { List(0..<3) { Text("row \($0)") } }
    expect(list.layers[0].frame.height, 28)
    let mixed = sheet {
      Fields()
      TextEditor(text: .constant(""))
    }
    expect(mixed.layers[0].frame.height, 28)
    let million = sheet { List(0..<1_000_000) { Text("row \($0)") } }
    expect(million.layers[0].frame.height, 28)
    expect(million.text, contains: "row 1")
  }

  // MARK: Width

  @Test(arguments: [(38, 40), (46, 50), (32, 40), (33, 40), (36, 40), (20, 24), (19, 22), (10, 12)])
  func `what just fits into the window has a whole frame`(content: Int, window: Int) {
    let line = String(repeating: "x", count: content - 1) + "|"
    let host = sheet(window, 12) { Text(line).frame(width: content) }
    let frame = host.layers[0].frame
    expect(host.text, contains: "x|", "\(host.text)")
    expect(host.text.contains("╮") && host.text.contains("╯") && host.text.contains("╰"), "\(host.text)")
    expect(frame.minX >= 0 && frame.maxX <= window && frame.width >= content + 2)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `what is wider than the window scrolls across in a whole frame`() {
    let host = sheet(40, 12) {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("text"))
        HStack {
          Text("left")
          Spacer()
          Button("Save") {}
        }
      }
      .frame(width: 46)
    }
    expect(host.text.contains("╮") && host.text.contains("╯"), "\(host.text)")
    expect(host.layers[0].frame.width, 40)
    expect(host.text, contains: "left")
    host.find(.button, "Save").focus()
    expect(host.text, contains: "  Save  ", "\(host.text)")
    expect(host.text.contains("╮") && host.text.contains("╯"))
    host.resize(width: 50, height: 12)
    expect(host.text.contains("  Save  ") && host.text.contains("left"), "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }
}
