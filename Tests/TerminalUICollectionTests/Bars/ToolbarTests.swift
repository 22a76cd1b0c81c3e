import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// A screen with something in each place of its bars.
private struct Full: View {
  @Binding var log: [String]

  var body: some View {
    NavigationStack {
      Text("content")
        .navigationTitle("Title")
        .navigationSubtitle("sub")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("Nav") { log.append("nav") } }
          ToolbarItem(placement: .principal) { Text("mid") }
          ToolbarItem { Button("One") { log.append("one") } }
          ToolbarItem(placement: .primaryAction) { Button("Two") { log.append("two") } }
          ToolbarItem(placement: .secondaryAction) { Button("Rare") { log.append("rare") } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Low") { log.append("low") }
            Button("High") { log.append("high") }
          }
          ToolbarItem(placement: .status) { Text("status") }
        }
    }
  }
}

private struct Logged<Content: View>: View {
  @State private var log: [String] = []
  let make: (Binding<[String]>) -> Content
  var body: some View {
    VStack(spacing: 0) {
      make($log)
      Text(log.joined(separator: " ")).frame(height: 1)
    }
  }
}

@Suite struct ToolbarTests {
  @Test func `each item has its place in one row at the top and one at the bottom`() {
    // Look 18
    let host = TestHost(width: 60, height: 6) { Logged { Full(log: $0) } }
    let rows = host.dots.split(separator: "\n")
    expect(rows[0], "··Nav··Title··sub···········mid············One···Two···…·▾··", "\(host.dots)")
    expect(rows[4].hasPrefix("··Low···High··"), "\(host.dots)")
    expect(rows[4], contains: "·status·")
    expect(host.issues, [])
  }

  @Test func `a view beside items is an item without a placement`() {
    @MainActor final class Pressed { var names: [String] = [] }
    let pressed = Pressed()
    let host = TestHost(width: 40, height: 4) {
      NavigationStack {
        Text("content").navigationTitle("Title")
          .toolbar {
            Button("Plain") { pressed.names.append("plain") }
            ToolbarItem(placement: .bottomBar) { Button("Low") { pressed.names.append("low") } }
            if pressed.names.isEmpty { Text("text") }
          }
      }
    }
    let same = TestHost(width: 40, height: 4) {
      NavigationStack {
        Text("content").navigationTitle("Title")
          .toolbar {
            ToolbarItem { Button("Plain") {} }
            ToolbarItem(placement: .bottomBar) { Button("Low") {} }
            ToolbarItem { Text("text") }
          }
      }
    }
    expect(host.text == same.text && host.text.contains("Plain"))
    host.click(on: "Low")
    host.click(on: "Plain")
    expect(pressed.names, ["low", "plain"])
  }

  @Test func `items are pressed by a click, and have the focus after the content`() {
    let host = TestHost(width: 60, height: 6) { Logged { Full(log: $0) } }
    host.click(on: "One")
    host.click(on: "High")
    host.click(on: "Nav")
    expect(host.text, contains: "one high nav")
  }

  @Test func `what has no room goes into a menu at the end: the last first, important places last`() {
    // Look 18
    struct Screen: View {
      @Binding var log: [String]
      var body: some View {
        Text("content").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Save") { log.append("save") } }
          ToolbarItem { Button("Copy") { log.append("copy") } }
          ToolbarItem { Button("Paste") { log.append("paste") } }
          ToolbarItem { Button("Undo") { log.append("undo") } }.visibilityPriority(.high)
        }
      }
    }
    let host = TestHost(width: 30, height: 5) { Logged { Screen(log: $0) } }
    func bar() -> String { String(host.dots.split(separator: "\n")[0]) }
    expect(bar(), "··Save···Copy···Paste···Undo··", "\(bar())")
    host.resize(width: 24, height: 5)
    expect(bar().contains("Save") && bar().contains("Undo") && !bar().contains("Paste"), "\(bar())")
    host.resize(width: 18, height: 5)
    expect(!bar().contains("Copy") && bar().contains("Undo") && bar().contains("…"), "\(bar())")
    host.resize(width: 14, height: 5)
    expect(!bar().contains("Save") && bar().contains("Undo"), "\(bar())")
    host.resize(width: 1, height: 1)
    host.resize(width: 200, height: 60)
    expect(bar().contains("Paste") && !bar().contains("…"))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the menu has what was left out, and does what it says`() {
    struct Screen: View {
      @Binding var log: [String]
      @State private var isOn = false
      var body: some View {
        Text("on \(isOn)").toolbar {
          ToolbarItem { Button("First") { log.append("first") } }
          ToolbarItem { Button("Second") { log.append("second") } }
          ToolbarItem { Toggle("Third", isOn: $isOn) }
        }
      }
    }
    let host = TestHost(width: 18, height: 9) { Logged { Screen(log: $0) } }
    host.click(on: "…")
    expect(host.text.contains("Second") && host.text.contains("Third"), "\(host.text)")
    host.click(on: "Second")
    expect(host.text, contains: "second")
    host.click(on: "…")
    host.click(on: "Third")
    expect(host.text, contains: "on true")
  }

  @Test func `what is left out can't have the focus, and keeps its shortcut`() {
    struct Screen: View {
      @Binding var log: [String]
      var body: some View {
        Button("Content") { log.append("content") }.toolbar {
          ToolbarItem { Button("First") { log.append("first") } }
          ToolbarItem { Button("Second") { log.append("second") }.keyboardShortcut("k") }
        }
      }
    }
    let host = TestHost(width: 17, height: 5) { Logged { Screen(log: $0) } }
    expect(host.dots, lacks: "Second")
    host.press("k", modifiers: .control)
    expect(host.text, contains: "second")
    // The content, the first item, the menu, and the content again.
    for _ in 0..<3 { host.press(.tab) }
    host.press(.return)
    expect(host.text, contains: "second content", "\(host.text)")
    host.resize(width: 60, height: 5)
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    expect(host.text, contains: "second content second", "\(host.text)")
  }

  @Test func `the bars show what the shown screen has, and an item has the environment of its screen`() {
    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let host = TestHost(width: 40, height: 6) {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationTitle("Root")
          .toolbar { Button("Root item") {} }
          .navigationDestination(for: Int.self) { _ in
            Text("over").navigationTitle("Over").toolbar { Leave() }
          }
      }
    }
    expect(host.text, contains: "Root item")
    host.press(.return)
    expect(host.text.contains("Leave") && !host.text.contains("Root item"))
    expect(host.dots.hasPrefix("·‹·Root··Over·"), "\(host.dots)")
    host.click(on: "Leave")
    expect(host.text.contains("Root item") && !host.text.contains("Leave"))
    expect(host.issues, [])
  }

  @Test func `items follow the state of their view, and keep their own`() {
    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var name = "a"
      @State private var hasMore = false
      var body: some View {
        Button("rename") {
          name += "b"
          hasMore.toggle()
        }
        .toolbar {
          if hasMore { ToolbarItem(placement: .navigation) { Text("more") } }
          ToolbarItem { Counting(name: name) }
        }
      }
    }
    let host = TestHost(width: 40, height: 4) { Screen() }
    host.click(on: "a 0")
    expect(host.text, contains: "a 1")
    host.click(on: "rename")
    expect(host.text.contains("ab 1") && host.text.contains("more"))
    host.click(on: "rename")
    expect(host.text.contains("abb 1") && !host.text.contains("more"))
  }

  @Test func `a view without a stack around has bars of its own, and several toolbars make one`() {
    let host = TestHost(width: 30, height: 4) {
      Text("content").toolbar { Button("In") {} }.toolbar { Button("Out") {} }
    }
    expect(host.dots.split(separator: "\n")[0].hasSuffix("··In···Out··"), "\(host.dots)")
    expect(host.dots.split(separator: "\n").filter { $0.contains("In") }.count, 1)
  }

  @Test func `a sheet has bars of its own`() {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text("below").navigationTitle("Below")
            .sheet(isPresented: $isShown) {
              Text("inside").toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { isShown = false } }
              }
            }
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Screen() }
    expect(host.text, contains: "Done")
    expect(host.dots.split(separator: "\n")[0], lacks: "Done")
    host.click(on: "Done")
    expect(host.text, lacks: "inside")
  }

  @Test func `bars are hidden and shown as asked`() {
    struct Screen: View {
      @State private var visibility = Visibility.automatic
      var body: some View {
        Text("content")
          .toolbar {
            ToolbarItem { Text("upper") }
            ToolbarItem(placement: .status) { Text("lower") }
          }
          .toolbarVisibility(visibility, for: .bottomBar)
          .onKeyPress("h") {
            visibility = .hidden
            return .handled
          }
          .onKeyPress("a") {
            visibility = .automatic
            return .handled
          }
      }
    }
    let host = TestHost(width: 20, height: 4) { NavigationStack { Screen() } }
    expect(host.text, contains: "lower")
    host.type("h")
    expect(!host.text.contains("lower") && host.text.contains("upper"))
    host.type("a")
    expect(host.text, contains: "lower")
  }

  @Test func `where the content would have no row there are no bars`() {
    let host = TestHost(width: 20, height: 3) {
      Text("content").toolbar {
        ToolbarItem { Text("upper") }
        ToolbarItem(placement: .status) { Text("lower") }
      }
    }
    expect(host.text.contains("upper") && host.text.contains("content") && host.text.contains("lower"))
    host.resize(width: 20, height: 2)
    expect(host.text.contains("upper") && host.text.contains("content") && !host.text.contains("lower"))
    host.resize(width: 20, height: 1)
    expect(host.trimmedText.contains("content") && !host.text.contains("upper"))
  }

  @Test func `a title is a text with a style, and the way back can be left out`() {
    struct Screen: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle(Text("Ro").italic() + Text("ot"))
            .navigationDestination(for: Int.self) { _ in
              Text("over").navigationTitle("Over").navigationBarBackButtonHidden().focusable()
            }
        }
      }
    }
    let host = TestHost(width: 20, height: 3) { Screen() }
    expect(host.dots.hasPrefix("·Over···"), "\(host.dots)")
    host.press(.escape)
    expect(host.dots.hasPrefix("·Root···"), "\(host.dots)")
    expect(host.style(1, 0).attributes, contains: .italic)
    expect(host.style(3, 0).attributes, lacks: .italic)
  }

  @Test func `a toolbar's content is made of parts of the app`() {
    struct Editing: ToolbarContent {
      let isLong: Bool
      var body: some ToolbarContent {
        ToolbarItem { Text("undo") }
        if isLong { ToolbarItem { Text("redo") } } else { ToolbarItem { Text("none") } }
      }
    }
    let host = TestHost(width: 30, height: 3) { Text("x").toolbar { Editing(isLong: true) } }
    expect(host.dots, contains: "undo·redo")
  }

  @Test func `the last item that is left is cut before it goes into the menu`() {
    let host = TestHost(width: 14, height: 3) {
      Text("x").toolbar { ToolbarItem(placement: .status) { Text("twelve of them selected") } }
    }
    expect(host.dots.hasSuffix("\n·twelve·of·t…·"), "\(host.dots)")
    host.resize(width: 5, height: 3)
    expect(host.text, lacks: "twelve")
  }

  @Test func `a spacer in the lower bar takes the room that is left`() {
    let host = TestHost(width: 20, height: 3) {
      Text("x").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
    expect(host.dots.hasSuffix("·a················b·"), "\(host.dots)")
  }
}

@Suite struct SafeAreaInsetTests {
  @Test func `views at an edge leave the rest`() {
    let host = TestHost(width: 9, height: 5) {
      Color.red.overlay { Text("mid") }
        .safeAreaInset(edge: .top, alignment: .leading) { Text("top") }
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 1) { Text("low") }
    }
    expect(
      host.dots,
      """
      top······
      ·········
      ···mid···
      ·········
      ······low
      """, "\(host.dots)")
  }

  @Test func `beside a view they have their own width`() {
    let host = TestHost(width: 8, height: 1) {
      Text("abcdefgh").lineLimit(1).safeAreaInset(edge: .leading, spacing: 1) { Text("12") }
    }
    expect(host.dots, "12·abcd…", "\(host.dots)")
  }

  @Test func `a list scrolls in what is left`() {
    let host = TestHost(width: 10, height: 4) {
      List(0..<100, id: \.self) { Text("row \($0)") }
        .safeAreaInset(edge: .bottom) { Text("100 rows") }
    }
    host.press(.end)
    expect(host.text.contains("row 99") && host.text.contains("100 rows"))
  }

  @Test func `padding is as padding`() {
    let host = TestHost(width: 6, height: 3) { Text("ab").safeAreaPadding(.leading, 2).safeAreaPadding(1) }
    expect(host.dots, "······\n···ab·\n······")
  }
}
