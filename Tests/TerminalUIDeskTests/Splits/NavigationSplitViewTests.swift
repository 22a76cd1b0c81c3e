import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Mail: View {
  var visibility: Binding<NavigationSplitViewVisibility>?
  @State private var folder: String? = "Inbox"
  @State private var message: Int?
  @State private var own = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: visibility ?? $own) {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } content: {
      List(1...3, id: \.self, selection: $message) { Text("message \($0)") }
        .navigationTitle(folder ?? "None")
    } detail: {
      Button(message.map { "reply \($0)" } ?? "nothing") {}
        .navigationTitle("Detail")
    }
  }
}

private struct Two: View {
  @State private var folder: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
        .navigationSplitViewColumnWidth(min: 10, ideal: 14, max: 30)
    } detail: {
      VStack {
        Text("in \(folder ?? "none")")
        Button("ok") {}
      }
      .navigationTitle("Detail")
    }
  }
}

@Suite struct NavigationSplitViewTests {
  @Test func `columns stand beside each other, each with its bar, and a list leads the next one`() {
    let host = TestHost(width: 60, height: 6) { Two() }
    let rows = host.dots.split(separator: "\n")
    expect(rows[0].hasPrefix("·Folders······▏·Detail····"), "\(host.dots)")
    expect(host.text, contains: "in none")
    host.press(.downArrow)
    expect(host.text, contains: "in Inbox")
    host.press(.downArrow)
    expect(host.text, contains: "in Sent")
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `Return gives the next column the focus`() {
    let host = TestHost(width: 60, height: 6) { Two() }
    host.press(.downArrow)
    host.press(.return)
    expect(host.find(.button, "ok").isFocused)
  }

  @Test func `in a narrow window one column is shown at a time, and there is a way back`() {
    let host = TestHost(width: 30, height: 6) { Two() }
    expect(host.text.contains("Folders") && !host.text.contains("Detail"))
    host.press(.downArrow)
    // An arrow alone leads nowhere.
    expect(host.text, contains: "Folders")
    host.press(.return)
    expect(host.dots.hasPrefix("·‹·Folders··Detail··"), "\(host.dots)")
    expect(host.text, contains: "in Inbox")
    expect(host.find(.button, "ok").isFocused)
    host.press(.escape)
    expect(host.text.contains("Sent") && !host.text.contains("Detail"))
    host.click(on: "Sent")
    expect(host.text, contains: "in Sent")
    host.click(on: "‹ Folders")
    expect(host.text, lacks: "in Sent")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a window that grows and shrinks keeps what the columns have`() {
    let host = TestHost(width: 30, height: 6) { Two() }
    host.press(.downArrow)
    host.press(.return)
    host.resize(width: 70, height: 6)
    expect(host.text.contains("Folders") && host.text.contains("in Inbox") && !host.text.contains("‹"))
    host.resize(width: 20, height: 6)
    expect(host.text.contains("in Inbox") && host.text.contains("‹"))
    host.resize(width: 200, height: 60)
    for size in [(1, 1), (20, 6), (2, 9), (61, 3), (59, 1)] { host.resize(width: size.0, height: size.1) }
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `of three columns the first goes before the second`() {
    let host = TestHost(width: 100, height: 8) { Mail() }
    expect(host.text.contains("Folders") && host.text.contains("message 1") && host.text.contains("nothing"))
    host.press(.return)
    host.resize(width: 70, height: 8)
    expect(!host.text.contains("Sent") && host.text.contains("message 1") && host.text.contains("nothing"))
    expect(host.dots.hasPrefix("·‹·Folders··Inbox"), "\(host.dots)")
    host.click(on: "‹ Folders")
    expect(host.text.contains("Sent") && host.text.contains("message 1") && !host.text.contains("nothing"))
    host.resize(width: 40, height: 8)
    expect(host.text.contains("Sent") && !host.text.contains("message 1"))
    host.press(.downArrow)
    host.press(.return)
    expect(host.dots.hasPrefix("·‹·Folders··Sent"), "\(host.dots)")
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "reply 1")
    host.press(.escape)
    host.press(.escape)
    expect(host.dots.hasPrefix("·Folders"))
  }

  @Test func `a binding says which columns are shown`() {
    struct Screen: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Button("only") { visibility = .detailOnly }
            Button("two") { visibility = .doubleColumn }
            Button("every") { visibility = .all }
          }
          Mail(visibility: $visibility)
        }
      }
    }
    let host = TestHost(width: 80, height: 8) { Screen() }
    expect(host.text.contains("Folders") && host.text.contains("message 1") && host.text.contains("nothing"))
    host.click(on: "only")
    expect(!host.text.contains("message 1") && host.text.contains("nothing"))
    host.click(on: "two")
    expect(!host.text.contains("Sent") && host.text.contains("message 1"))
    host.click(on: "every")
    expect(host.text, contains: "Sent")
  }

  @Test func `a link in a column shows its destination in the next one`() {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("one", value: 1)
            NavigationLink("view") { Text("a view").navigationTitle("View") }
          }
          .navigationTitle("Links")
          .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
        } detail: {
          Text("nothing")
        }
      }
    }
    let host = TestHost(width: 70, height: 6) { Screen() }
    host.click(on: "one")
    expect(host.text.contains("Links") && host.text.contains("number 1"), "\(host.text)")
    host.click(on: "view")
    expect(host.text.contains("a view") && !host.text.contains("number 1"), "\(host.text)")
    // What was chosen stays in sight.
    host.resize(width: 30, height: 6)
    expect(host.text, contains: "a view")
    host.press(.escape)
    host.press(.escape)
    expect(host.text, contains: "Links")
    host.click(on: "one")
    expect(host.text.contains("number 1") && !host.text.contains("Links  "))
    host.press(.escape)
    host.press(.escape)
    expect(host.text, contains: "view")
    expect(host.issues, [])
  }

  @Test func `a stack in a column has one bar, which leads out of the column`() {
    struct Screen: View {
      @State private var folder: Int?
      var body: some View {
        NavigationSplitView {
          List(1...2, id: \.self, selection: $folder) { Text("folder \($0)") }.navigationTitle("Folders")
        } detail: {
          NavigationStack {
            NavigationLink("deeper", value: 1).navigationTitle("Root")
              .navigationDestination(for: Int.self) { _ in Text("deep").navigationTitle("Deep") }
          }
        }
      }
    }
    let host = TestHost(width: 40, height: 5) { Screen() }
    host.press(.downArrow)
    host.press(.return)
    expect(host.dots.hasPrefix("·‹·Folders··Root··"), "\(host.dots)")
    expect(host.dots.split(separator: "\n")[1], lacks: "Folders")
    host.press(.return)
    expect(host.dots.hasPrefix("·‹·Root··Deep··"), "\(host.dots)")
    host.press(.escape)
    host.press(.escape)
    expect(host.text, contains: "folder 2")
  }

  @Test func `the last column keeps its width where it is prominent`() {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          Text("side").navigationSplitViewColumnWidth(10)
        } detail: {
          GeometryReader { Text("\($0.size.width) wide").frame(width: 60, alignment: .trailing) }
        }
        .navigationSplitViewStyle(.prominentDetail)
      }
    }
    let host = TestHost(width: 60, height: 3) { Screen() }
    expect(host.text.contains("60 wide") && host.text.contains("side"), "\(host.text)")
  }

  @Test func `the divider before a prominent column goes as far as it is dragged`() {
    struct Screen: View {
      var body: some View {
        NavigationSplitView {
          Text("side").frame(maxWidth: .infinity, alignment: .trailing)
            .navigationSplitViewColumnWidth(min: 5, ideal: 10, max: 50)
        } detail: {
          Color.clear
        }
        .navigationSplitViewStyle(.prominentDetail)
      }
    }
    let host = TestHost(width: 60, height: 3) { Screen() }
    expect(host.position(of: "side")?.x, 6)
    host.drag((x: 10, y: 1), (x: 40, y: 1))
    expect(host.position(of: "side")?.x, 36)
  }

  @Test func `what isn't shown keeps its state, and disappears meanwhile`() {
    final class Log { var lines: [String] = [] }
    struct Screen: View {
      let log: Log
      @State private var folder: Int?
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          List(1...2, id: \.self, selection: $folder) { Text("folder \($0)") }
        } detail: {
          Button("count \(count)") { count += 1 }
            .onAppear { log.lines.append("appear") }.onDisappear { log.lines.append("disappear") }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 30, height: 5) { Screen(log: log) }
    expect(log.lines, [])
    host.press(.downArrow)
    host.press(.return)
    host.press(.return)
    expect(log.lines, ["appear"])
    host.press(.escape)
    host.press(.return)
    expect(host.text, contains: "count 1")
    expect(log.lines, ["appear", "disappear", "appear"])
  }
}

@Suite struct InspectorTests {
  private struct Screen: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Text("main")
        Button("toggle") { isShown.toggle() }
      }
      .inspector(isPresented: $isShown) {
        Text("details").inspectorColumnWidth(min: 10, ideal: 20, max: 30)
      }
    }
  }

  @Test func `details stand in a column at the end`() {
    let host = TestHost(width: 60, height: 5) { Screen() }
    expect(host.dots.split(separator: "\n")[1].firstIndex { "│▏▕▌▐".contains($0) } != nil, "\(host.dots)")
    expect(host.text, contains: "details")
    let row = host.dots.split(separator: "\n")[0]
    expect(row.distance(from: row.startIndex, to: row.firstIndex { "│▏▕▌▐".contains($0) }!), 39)
    host.click(on: "toggle")
    expect(!host.text.contains("details") && !host.text.contains { "│▏▕▌▐".contains($0) })
    host.click(on: "toggle")
    expect(host.text, contains: "details")
  }

  @Test func `in a narrow window they are a sheet, and dismissing it writes false`() {
    let host = TestHost(width: 26, height: 12) { Screen() }
    host.click(on: "toggle")
    host.click(on: "toggle")
    expect(host.text.contains("details") && host.text.contains("╭"), "\(host.text)")
    host.press(.escape)
    expect(host.text, lacks: "details")
    host.resize(width: 80, height: 12)
    expect(host.text, lacks: "details")
    host.click(on: "toggle")
    expect(host.text.contains("details") && !host.text.contains("╭"))
    host.resize(width: 26, height: 12)
    expect(host.text, contains: "╭")
  }
}

@Suite struct SplitJointTests {
  @Test func `where dividers of nested splits meet there is a joint`() {
    let host = TestHost(width: 11, height: 5) {
      HSplitView {
        VSplitView {
          Color.clear.frame(minHeight: 1, idealHeight: 1)
          Color.clear.frame(minHeight: 1)
        }
        .frame(minWidth: 2, idealWidth: 5)
        VSplitView {
          Color.clear.frame(minHeight: 1, idealHeight: 2)
          Color.clear.frame(minHeight: 1)
        }
      }
    }
    expect(
      host.dots,
      """
      ·····│·····
      ─────┤·····
      ·····├─────
      ·····│·····
      ·····│·····
      """, "\(host.dots)")
  }

  @Test func `lengths are kept where the app says`() {
    struct Screen: View {
      @Binding var lengths: SplitViewLengths
      var body: some View {
        HSplitView(lengths: $lengths) {
          Button("a") {}.frame(minWidth: 2, idealWidth: 10, maxWidth: .infinity, maxHeight: .infinity)
          Text("b").frame(minWidth: 2, maxWidth: .infinity)
        }
      }
    }
    final class Kept { var value = SplitViewLengths() }
    let kept = Kept()
    let binding = Binding {
      kept.value
    } set: {
      kept.value = $0
    }
    let host = TestHost(width: 21, height: 2) { Screen(lengths: binding) }
    host.press(.rightArrow, modifiers: [.option, .shift])
    expect(kept.value.shares, [0.55, 0.45])
    expect(SplitViewLengths(rawValue: kept.value.rawValue), kept.value)
    let again = TestHost(width: 41, height: 2) { Screen(lengths: binding) }
    expect(
      again.dots.split(separator: "\n")[0].firstIndex { "│▏▕▌▐".contains($0) }?.utf16Offset(in: again.dots),
      22,
      "\(again.dots)")
    for hostile in ["", "a b", "1", "0.5 0.6", "-1 2", "nan nan", "inf 1"] {
      expect(SplitViewLengths(rawValue: hostile).shares.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
  }
}
