import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

/// The older names of SwiftUI, which do what they did.
@Suite struct OldSpellingTests {
  @Test func `a navigation view is a stack, with a title and items`() {
    let host = TestHost(width: 24, height: 4) {
      NavigationView {
        NavigationLink(
          "Go", destination: Text("there").navigationBarTitle(Text("There"), displayMode: .inline)
        )
        .navigationBarTitle("Here")
        .navigationBarItems(leading: Text("L"), trailing: Text("T"))
      }
    }
    expect(shown(host).hasPrefix("L Here"))
    expect(host.text.split(separator: "\n")[0], contains: "T")
    host.press(.return)
    expect(host.text.contains("there") && host.text.contains("There"))
    host.press(.escape)
    expect(host.text, contains: "Go")
  }

  @Test func `a navigation view of two views has two columns, or one as a stack`() {
    let wide = TestHost(width: 80, height: 4) {
      NavigationView {
        Text("first")
        Text("second")
      }
    }
    expect(wide.text.contains("first") && wide.text.contains("second"))
    let stack = TestHost(width: 80, height: 4) {
      NavigationView {
        Text("first")
        Text("second")
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
    expect(stack.text.contains("first") && !stack.text.contains("second"))
  }

  @Test func `a link shows its screen while a value is true, and going back writes false`() {
    let host = TestHost(width: 20, height: 4) { ActiveLinks() }
    expect(host.text, contains: "off")
    host.press(.return)
    expect(host.text, contains: "shown")
    host.press(.escape)
    expect(host.text, contains: "off")
    host.press("t")
    expect(host.text, contains: "two")
    host.press(.escape)
    expect(host.text, contains: "nil")
  }

  @Test func `a link takes its destination as a block, too`() {
    let host = TestHost(width: 20, height: 8) { ActiveLinks(inBlocks: true) }
    for (text, key) in [("one", KeyEquivalent.return), ("two", "u"), ("three", "t")] {
      host.press(key)
      expect(host.text, contains: text)
      host.press(.escape)
      expect(host.text, contains: "off")
    }
  }

  @Test func `an old alert asks, and its buttons act`() {
    let host = TestHost(width: 40, height: 12) { OldQuestions() }
    host.press("a")
    expect(host.text.contains("Sure?") && host.text.contains("no undo") && host.text.contains("Cancel"))
    host.press(.escape)
    expect(!host.text.contains("Sure?") && host.text.contains("asked 0"))
    // Return presses the first button, which has the focus, and the one after it is Cancel.
    host.press("a")
    host.press(.tab)
    host.press(.return)
    expect(!host.text.contains("Sure?") && host.text.contains("asked 0"))
    host.press("a")
    host.press(.return)
    expect(!host.text.contains("Sure?") && host.text.contains("asked 1"))
    host.press("i")
    expect(host.text.contains("item x") && host.text.contains("OK"))
    host.press(.return)
    expect(host.text, lacks: "item x")
    host.press("s")
    expect(host.text.contains("Choose") && host.text.contains("Red"))
    host.press(.escape)
    expect(host.text, lacks: "Choose")
  }

  @Test func `a change with one value gets the new one`() {
    let host = TestHost(width: 8, height: 1) { Changing() }
    host.press("x")
    expect(shown(host), "1 1")
    host.press("x")
    expect(shown(host), "2 2")
  }

  @Test func `a menu of a value opens, and none where there is no value`() {
    let menu = ContextMenu { Button("Rename") {} }
    for isThere in [true, false] {
      let host = TestHost(width: 20, height: 5) {
        Button("file") {}.contextMenu(isThere ? menu : nil)
      }
      host.press(.f10, modifiers: .shift)
      expect(host.text.contains("Rename"), isThere)
    }
  }

  @Test func `a field tells of editing and of Return`() {
    let host = TestHost(width: 30, height: 2) { OldFields() }
    host.press(.tab)
    expect(host.text, contains: "true")
    host.type("a")
    host.press(.return)
    expect(host.text, contains: "commit a")
    host.press(.tab)
    expect(host.text, contains: "false")
  }

  @Test func `accessibility with labels is what the newer names are`() throws {
    let host = TestHost(width: 8, height: 2) {
      Text("a").accessibility(label: Text("label")).accessibility(addTraits: .isHeader)
      Text("b").accessibility(hidden: true)
    }
    let elements = host.host.accessibilityElements
    expect(elements.map(\.label), ["label"])
    expect(elements[0].traits.contains(.isHeader))
  }

  @Test func `a list has one row selected, always`() {
    let host = TestHost(width: 12, height: 4) { AlwaysSelected() }
    expect(host.text, contains: "is b")
    host.press(.downArrow)
    expect(host.text, contains: "is c")
  }

  @Test func `older forms take their label first`() {
    let host = TestHost(width: 20, height: 6) {
      Picker(selection: .constant(1), label: Text("Size")) {
        Text("S").tag(0)
        Text("M").tag(1)
      }
      GroupBox(label: Text("Box")) { Text("in") }
    }
    expect(host.text.contains("Size") && host.text.contains("(•) M") && host.text.contains("Box"))
  }

  @Test func `a key with modifiers is that alone`() {
    let host = TestHost(width: 4, height: 1) { ModifiedKeys() }
    host.press("s")
    expect(shown(host), "0")
    host.press("s", modifiers: .control)
    expect(shown(host), "1")
    host.press(.deleteForward)
    expect(shown(host), "11")
  }

  @Test func `a window tells how much room it has`() {
    let host = TestHost(width: 80, height: 24) { Classes() }
    expect(shown(host), "regular regular")
    host.resize(width: 40, height: 24)
    expect(shown(host), "compact regular")
    host.resize(width: 40, height: 10)
    expect(shown(host), "compact compact")
    let set = TestHost(width: 80, height: 24) { Classes().environment(\.horizontalSizeClass, .compact) }
    expect(shown(set), "compact regular")
  }

  @Test func `a frame relative to its container is as large as the scroll view, or a share of it`() {
    let host = TestHost(width: 20, height: 3) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { Text("p\($0)").containerRelativeFrame(.horizontal) }
        }
      }
      .frame(width: 10)
    }
    expect(host.position(of: "p0")?.x, 9)
    expectNil(host.position(of: "p1"))
    let share = TestHost(width: 20, height: 1) {
      HStack(spacing: 0) {
        Text("a").containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length * 0.5 }
        Text("b").containerRelativeFrame(.horizontal, count: 4, spacing: 0, alignment: .leading)
        Text("c").containerRelativeFrame(.horizontal, count: 4, spacing: 0, alignment: .leading)
      }
    }
    expect(share.text, "a         b    c    ")
    let points = TestHost(width: 20, height: 1) {
      HStack(spacing: 0) {
        Text("a").containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length * 0.5 }
        Text("b").containerRelativeFrame(.horizontal, count: 2, spacing: 0, alignment: .leading)
      }
      .lengthUnit(.points)
    }
    expect(points.text, "a         b         ")
  }

  @Test func `a group of controls is beside each other, and a section in a menu`() {
    let host = TestHost(width: 30, height: 8) {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      ControlGroup("Edit") {
        Button("Cut") {}
        Button("Copy") {}
      }
      .controlGroupStyle(.menu)
    }
    expect(host.position(of: "A")?.y, host.position(of: "B")?.y)
    expect(host.text.contains("Edit") && !host.text.contains("Cut"))
  }

  @Test func `a title that is a literal has Markdown, and a string is shown as it is`() {
    let key: LocalizedStringKey = "*Save*"
    let string = "*Save*"
    let host = TestHost(width: 30, height: 4) {
      Button(key) {}
      Toggle(key, isOn: .constant(true))
      Button(string) {}
      Button("*Save*") {}
    }
    let places = host.text.split(separator: "\n").map { $0.contains("*Save*") }
    expect(places.filter { $0 }.count == 1 && host.text.contains("✓] Save"))
  }

  @Test func `a symbol in a text is its character, and a picture nothing reads shows its name`() {
    let star = Text(Image(systemName: "star.fill"))
    let host = TestHost(width: 12, height: 1) { star + Text(" \(Image(systemName: "star.fill")) a") }
    expect(shown(host), "★ ★ a")
    let picture = TestHost(width: 12, height: 3) {
      // As `Image("logo")` is where nothing that reads files is linked, which isn't so in the program of the tests.
      Image(.unread("logo"), label: "logo").resizable().frame(width: 8, height: 2)
    }
    expect(picture.text, contains: "logo")
    expect(picture.issues.count, 1, "\(picture.issues)")
  }
}

/// What is on the screen, without the blanks before and after it.
private func shown(_ host: TestHost) -> Substring { host.trimmedText.drop { $0.isWhitespace } }

private struct ActiveLinks: View {
  @State private var isActive = false
  @State private var selection: String?
  var inBlocks = false
  var body: some View {
    NavigationView {
      if inBlocks { blocks } else { values }
    }
    .onKeyPress("t") {
      selection = "two"
      return .handled
    }
    .onKeyPress("u") {
      selection = "one"
      return .handled
    }
  }
  private var blocks: some View {
    VStack {
      Text(isActive ? "on" : "off")
      NavigationLink("First", isActive: $isActive) { Text("shown one") }
      NavigationLink(tag: "one", selection: $selection) {
        Text("shown two")
      } label: {
        Text("Second")
      }
      NavigationLink("Third", tag: "two", selection: $selection) { Text("shown three") }
    }
  }
  private var values: some View {
    VStack {
      NavigationLink(destination: Text("shown"), isActive: $isActive) { Text("Link") }
      Text(isActive ? "on" : "off")
      Text(selection ?? "nil")
      NavigationLink("Two", destination: Text("two"), tag: "two", selection: $selection)
    }
  }
}

private struct Item: Identifiable { let id: String }

private struct OldQuestions: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var item: Item?
  @State private var count = 0
  var body: some View {
    Text("asked \(count)")
      .onKeyPress("a") {
        isAsking = true
        return .handled
      }
      .onKeyPress("i") {
        item = Item(id: "x")
        return .handled
      }
      .onKeyPress("s") {
        isChoosing = true
        return .handled
      }
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Sure?"), message: Text("no undo"),
          primaryButton: .default(Text("Delete")) { count += 1 },
          secondaryButton: .cancel())
      }
      .alert(item: $item) { Alert(title: Text("item \($0.id)")) }
      .actionSheet(isPresented: $isChoosing) {
        ActionSheet(title: Text("Choose"), buttons: [.default(Text("Red")), .destructive(Text("Green"))])
      }
  }
}

private struct Changing: View {
  @State private var value = 0
  @State private var seen = 0
  var body: some View {
    Text("\(value) \(seen)")
      .onChange(of: value) { new in seen = new }
      .onKeyPress("x") {
        value += 1
        return .handled
      }
  }
}

private struct OldFields: View {
  @State private var text = ""
  @State private var word = ""
  @State private var state = ""
  var body: some View {
    Button("first") {}
    HStack {
      TextField(
        "t", text: $text, onEditingChanged: { state = "\($0)" }, onCommit: { word = "commit \(text)" }
      )
      .frame(width: 5)
      Text("\(state) \(word)")
    }
  }
}

private struct AlwaysSelected: View {
  @State private var selected = "b"
  var body: some View {
    List(selection: $selected) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
    Text("is \(selected)")
  }
}

private struct ModifiedKeys: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onKeyPress("s", modifiers: .control) {
        count += 1
        return .handled
      }
      .onDeleteCommand { count += 10 }
  }
}

private struct Classes: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  var body: some View {
    Text("\(horizontal == .compact ? "compact" : "regular") \(vertical == .compact ? "compact" : "regular")")
  }
}
