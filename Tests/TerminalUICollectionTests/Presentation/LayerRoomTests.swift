import Foundation
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Layers in windows with less room than they need: what has the focus is in sight, and all can be seen.
@Suite struct LayerRoomTests {
  private nonisolated static let windows = [
    Size(width: 20, height: 6), Size(width: 24, height: 8), Size(width: 30, height: 12),
    Size(width: 30, height: 16), Size(width: 40, height: 16), Size(width: 60, height: 20),
  ]

  /// Rows and a button next to a view.
  private struct Filter: View {
    let rows: Int
    let edge: Edge
    var alignment = Alignment.center
    @State private var isOpen = false
    var body: some View {
      Button("Filter") { isOpen = true }
        .popover(isPresented: $isOpen, arrowEdge: edge) {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("line \($0).") }
            Button("OK") { isOpen = false }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  /// A sheet whose controls are far apart: in a scroll view of their own, or without one.
  private struct Apart: View {
    let hasScrollView: Bool
    @State private var isOpen = false
    @State private var text = ""
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          if hasScrollView { ScrollView { rows } } else { rows }
        }
    }

    private var rows: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $text)
        ForEach(0..<12, id: \.self) { Text("line \($0).") }
        Toggle("On", isOn: .constant(true))
        ForEach(0..<12, id: \.self) { Text("line \($0).") }
        Button("Save") {}
      }
    }
  }

  // Mend B1: random use of two programs found it.
  @Test(arguments: windows, [true, false])
  func `a key that scrolls a sheet takes the focus along`(window: Size, hasScrollView: Bool) {
    let host = TestHost(width: window.width, height: window.height) { Apart(hasScrollView: hasScrollView) }
    host.press(.return)
    let keys: [KeyEquivalent] = [
      .pageDown, .pageDown, .pageDown, .end, .home, .tab, .end, .pageUp, .pageUp, .tab, .home, .pageDown,
      .end,
    ]
    for key in keys {
      host.press(key)
      expect(host.unseen(), [], "\(key)\n\(host.text)")
    }
  }

  // Mend F04
  @Test(arguments: windows, [3, 10, 30])
  func `the focus of a popover is in sight, and all of it where the window has room`(
    window: Size, rows: Int
  ) {
    for edge in Edge.allCases {
      for alignment in [Alignment.center, .topLeading, .bottomTrailing, .leading, .bottom] {
        let host = TestHost(width: window.width, height: window.height) {
          Filter(rows: rows, edge: edge, alignment: alignment)
        }
        host.press(.return)
        let place = "\(edge) \(alignment)\n\(host.text)"
        expect(host.layers.count, 1, "\(place)")
        expect(host.focusedElement?.isInSight == true && host.text.contains("OK"), "\(place)")
        expect(Rect(origin: .zero, size: window).contains(host.layers[0].frame), "\(place)")
        // With its frame and the button.
        if rows + 3 < window.height {
          for row in 0..<rows { expect(host.text, contains: "line \(row).", "\(place)") }
        }
        var seen: Set<Int> = []
        for _ in 0..<rows + 2 {
          for row in 0..<rows where host.text.contains("line \(row).") { seen.insert(row) }
          host.press(.upArrow)
        }
        expect(seen.count, rows, "\(place)")
      }
    }
  }

  private struct Due: View {
    @State var date: Date
    var body: some View {
      VStack {
        DatePicker("Due", selection: $date, displayedComponents: [.date])
        Text(verbatim: date.ISO8601Format())
      }
      .environment(\.locale, Locale(identifier: "de_DE")).environment(
        \.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  // Mend F04
  @Test(arguments: windows) func `the chosen day of a calendar is in sight, after every key`(window: Size)
    throws
  {
    let host = TestHost(width: window.width, height: window.height) {
      Due(date: try! Date("2027-01-31T12:00:00Z", strategy: .iso8601))
    }
    host.press(.downArrow, modifiers: .option)
    expect(host.layers.count, 1)
    var day = 31
    for key in [
      KeyEquivalent.upArrow, .upArrow, .upArrow, .upArrow, .leftArrow, .downArrow, .downArrow, .end,
    ] {
      switch key {
      case .upArrow: day -= 7
      case .leftArrow: day -= 1
      case .downArrow: day += 7
      default: day = 31
      }
      host.press(key)
      expect(host.layers.count, 1)
      let layer = host.layers[0].frame
      expect(Rect(origin: .zero, size: window).contains(layer))
      let cursor = try #require(host.cursor, "\(host.text)")
      expect(layer.contains(cursor.position), "\(host.text)")
      let line = host.text.split(separator: "\n", omittingEmptySubsequences: false)[cursor.position.y]
      expect(line, contains: "\(day)", "\(day)\n\(host.text)")
    }
    // A click chooses the day that is shown there.
    let cursor = try #require(host.cursor)
    host.press(.upArrow)
    let other = try #require(host.cursor)
    if other.position.y != cursor.position.y {
      host.click(x: cursor.position.x, y: cursor.position.y)
      expect(host.text, contains: "31.01.2027")
    }
  }

  private struct Question: View {
    let isDialog: Bool
    let lines: Int
    @State private var isShown = true
    private var message: Text { Text((0..<lines).map { "message \($0)." }.joined(separator: "\n")) }
    var body: some View {
      if isDialog {
        Text("x").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
          Button("OK") {}
        } message: {
          message
        }
      } else {
        Text("x").alert("Title", isPresented: $isShown) {
          Button("OK") {}
          Button("Cancel", role: .cancel) {}
        } message: {
          message
        }
      }
    }
  }

  // Mend B1
  @Test(arguments: windows, [false, true])
  func `a long message is read by keys that nobody else uses, while a button has the focus`(
    window: Size, isDialog: Bool
  ) {
    for key in [KeyEquivalent.downArrow, .pageDown] {
      let host = TestHost(width: window.width, height: window.height) {
        Question(isDialog: isDialog, lines: 40)
      }
      var seen: Set<Int> = []
      for _ in 0..<45 {
        for line in 0..<40 where host.text.contains("message \(line).") { seen.insert(line) }
        expect(host.focusedElement?.isInSight, true, "\(host.text)")
        host.press(key)
      }
      expect(seen.count, 40, "\(key) \(seen.sorted())\n\(host.text)")
      expect(host.layers.count, 1)
    }
  }

  @Test func `a popover with a view that takes all the room leaves a part of the window`() {
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Text("page").popover(isPresented: $isOpen) {
          List(0..<50, id: \.self) { Text("\($0)") }
          Button("OK") {}
        }
      }
    }
    let host = TestHost(width: 40, height: 16) { Page() }
    expect(host.layers[0].frame.height < 16 && host.text.contains("OK"), "\(host.text)")
    host.click(x: 0, y: 15)
    expectEmpty(host.layers)
  }
}
