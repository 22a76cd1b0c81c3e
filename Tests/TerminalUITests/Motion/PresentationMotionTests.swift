import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Sheets, alerts, toasts, groups and screens that come and go, frame by frame.
@MainActor @Suite struct PresentationMotionTests {
  private struct Page: View {
    @State private var isOpen = false
    @State private var isAsked = false
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<9, id: \.self) { Text("line \($0) of the page \(count)") }
      }
      .sheet(isPresented: $isOpen) {
        VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text("sheet \($0)") } }
          .onKeyPress("n") {
            count += 1
            return .handled
          }
      }
      .alert("Really?", isPresented: $isAsked) { Button("Yes") {} }
      .onKeyPress("s") {
        isOpen = true
        return .handled
      }
      .onKeyPress("a") {
        isAsked = true
        return .handled
      }
      .onKeyPress("n") {
        count += 1
        return .handled
      }
    }
  }

  /// How many of the sheet's rows are seen.
  private func rows(_ host: TestHost) -> Int {
    (0..<6).count { host.text.contains("sheet \($0)") }
  }

  private func host(animates: Bool = true) -> TestHost {
    TestHost(width: 30, height: 12, motion: true) {
      Page().environment(\.animatesPresentations, animates)
    }
  }

  @Test func `a sheet opens from its middle and closes to it, within an eighth of a second`() {
    let host = host()
    host.press("s")
    expect(rows(host), 0)
    host.advance(by: .milliseconds(40))
    expect((1...5), contains: rows(host))
    expect(host.model { rows(host) }, 6)
    expect((1...5), contains: rows(host))
    host.advance(by: .milliseconds(110))
    expect(rows(host), 6)
    expectEmpty(host.animations)
    host.press(.escape)
    expect(rows(host), 6)
    expect(host.model { rows(host) }, 0)
    expect(rows(host), 6)
    host.advance(by: .milliseconds(60))
    expect((1...5), contains: rows(host))
    host.advance(by: .milliseconds(90))
    expect(rows(host), 0)
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
    let end = host.styledText
    host.host.invalidateScreen()
    host.turn()
    expect(host.styledText, end)
  }

  @Test func `an alert opens and closes, too`() {
    let host = host()
    host.press("a")
    expect(host.text, lacks: "Really?")
    host.advance(by: .milliseconds(150))
    expect(host.text, contains: "Really?")
    host.press(.return)
    expect(host.text, contains: "Really?")
    expectEmpty(host.layers)
    host.advance(by: .milliseconds(150))
    expect(host.text, lacks: "Really?")
  }

  @Test func `no key waits for a sheet that opens or closes`() {
    let host = host()
    host.press("s")
    host.press("n")
    host.press(.escape)
    host.press("n")
    host.advance(by: .milliseconds(200))
    expect(host.text, contains: "line 0 of the page 2")
    // Open again before it has closed.
    host.press("s")
    host.advance(by: .milliseconds(200))
    host.press(.escape)
    host.press("s")
    host.advance(by: .milliseconds(200))
    expect(rows(host), 6)
    host.press(.escape)
    host.advance(by: .milliseconds(200))
    expect(rows(host), 0)
  }

  private struct Toasts: View {
    @Environment(\.showToast) private var showToast
    @State private var isShown = false
    var body: some View {
      Text("page").focusable()
        .toast(isPresented: $isShown) { Text("Toast of a view") }
        .onKeyPress("v") {
          isShown = true
          return .handled
        }
        .onKeyPress("a") {
          showToast("Toast of an action")
          return .handled
        }
    }
  }

  @Test(arguments: ["v", "a"], [true, false])
  func `the first toast opens, where the view that shows it has motion`(key: String, animates: Bool) {
    let host = TestHost(width: 30, height: 12, motion: true) {
      Toasts().environment(\.animatesPresentations, animates)
    }
    host.press(KeyEquivalent(key.first!))
    expect(host.text.contains("Toast of"), !animates)
    host.advance(by: .milliseconds(150))
    expect(host.text, contains: "Toast of")
  }

  @Test func `one switch turns it off`() {
    let host = host(animates: false)
    host.press("s")
    expect(rows(host), 6)
    host.press(.escape)
    expect(rows(host), 0)
    expect(host.animationWakeCount, 0)
  }

  @Test func `with reduced motion a sheet is there at once`() {
    // Motion B13
    let host = TestHost(width: 30, height: 12) { Page() }
    host.press("s")
    expect(rows(host), 6)
    host.press(.escape)
    expect(rows(host), 0)
    expect(host.animationWakeCount == 0 && host.host.timerDeadline == nil)
  }

  private struct Noted: View {
    @State private var isSaved = false
    var body: some View {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .toast(isPresented: $isSaved, for: .seconds(1)) {
          VStack(spacing: 0) { ForEach(0..<1, id: \.self) { _ in Text("Saved") } }
        }
        .onKeyPress("s") {
          isSaved = true
          return .handled
        }
    }
  }

  @Test func `a toast opens and closes`() {
    let host = TestHost(width: 30, height: 12, motion: true) { Noted() }
    host.press("s")
    expect(host.text, lacks: "Saved")
    host.advance(by: .milliseconds(150))
    expect(host.text.contains("Saved") && host.text.contains("╭"))
    host.advance(by: .milliseconds(900))
    expect(host.text, contains: "Saved")
    expect(host.animations.map(\.value), ["transition"])
    host.advance(by: .milliseconds(200))
    expect(host.text, lacks: "╭")
    expectNil(host.host.timerDeadline)
  }

  private struct Groups: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        DisclosureGroup("more") { ForEach(0..<8, id: \.self) { Text("in \($0)") } }
        Text("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func `a group moves what is below it`() {
    let host = TestHost(width: 12, height: 12, motion: true) { Groups() }
    host.press(.return)
    expect(host.position(of: "below")?.y, 1)
    host.advance(by: .milliseconds(40))
    expect((2...8), contains: host.position(of: "below")?.y ?? -1)
    expect(host.model { host.position(of: "below")?.y }, 9)
    host.advance(by: .milliseconds(110))
    expect(host.position(of: "below")?.y, 9)
    host.press(.return)
    host.advance(by: .milliseconds(40))
    expect((2...8), contains: host.position(of: "below")?.y ?? -1)
    host.advance(by: .milliseconds(110))
    expect(host.position(of: "below")?.y, 1)
    expectEmpty(host.animations)
  }

  private struct Screens: View {
    var body: some View {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationTitle("first")
          .navigationDestination(for: Int.self) { _ in
            Text("second").frame(maxWidth: .infinity, alignment: .leading)
          }
      }
    }
  }

  @Test func `a screen comes from its side`() {
    let host = TestHost(width: 40, height: 6, motion: true) { Screens() }
    let start = host.text
    host.press(.return)
    expect(host.position(of: "second")?.x, 10)
    host.advance(by: .milliseconds(40))
    expect((1...9), contains: host.position(of: "second")?.x ?? -1)
    host.advance(by: .milliseconds(110))
    expect(host.position(of: "second")?.x, 0)
    host.press(.escape)
    expect((host.position(of: "go")?.x ?? 99), below: 19)
    host.advance(by: .milliseconds(150))
    expect(host.text, start)
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
  }

  @Test func `while a sheet closes, backgrounds below it don't shine through`() {
    struct Colored: View {
      @State private var isOpen = false
      var body: some View {
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: $isOpen) {
            VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text("sheet \($0)") } }
          }
          .onKeyPress("s") {
            isOpen = true
            return .handled
          }
      }
    }
    let host = TestHost(width: 30, height: 12, motion: true) { Colored() }
    host.press("s")
    host.advance(by: .seconds(1))
    let place = host.position(of: "sheet 3")!
    expect(host.screen[place.x, place.y].style.background, not: .red)
    host.press(.escape)
    var seen = 0
    for _ in 0..<12 {
      host.advance(by: .milliseconds(10))
      guard let place = host.position(of: "sheet 3") else { continue }
      seen += 1
      // The letters, and the blank between them.
      for x in 0..<7 { expect(host.screen[place.x + x, place.y].style.background, not: .red) }
    }
    expect(seen, atLeast: 3)
    expectNil(host.position(of: "sheet"))
    expect(host.screen[place.x, place.y].style.background, .red)
  }

  @Test func `a view goes while its screen slides back in`() {
    struct Screens: View {
      @State private var path: [Int] = []
      @State private var isGone = false
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Go") { path.append(1) }
            HStack {
              if !isGone { Text("aaaaaaaaaaaaaaaaaaaaaaaa") }
              Button("Add") {}
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          }
          .navigationTitle("Start").navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .onKeyPress("x") {
          withAnimation { isGone.toggle() }
          return .handled
        }
      }
    }
    let host = TestHost(width: 60, height: 10, motion: true) { Screens() }
    host.press(.return)
    host.advance(by: .seconds(2))
    host.press(.escape)
    host.press("x")
    for _ in 0..<10 {
      expect(host.faults(), [])
      host.advance(by: .milliseconds(30))
    }
  }

  @Test func `what changes below a sheet that opens is seen around it`() {
    struct Below: View {
      @State private var count = 0
      @State private var isOpen = false
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("Open") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { Button("More") { count += 1 } }
      }
    }
    let host = TestHost(width: 40, height: 14, motion: true) { Below() }
    host.press(.return)
    host.press(.return)
    expect(host.text, contains: "count 1")
    for _ in 0..<8 {
      expect(host.faults(), [])
      host.advance(by: .milliseconds(30))
    }
  }

  @Test func `rows change places with an animation`() {
    struct Rows: View {
      @State private var values = (0..<30).map { $0 * 7 % 30 }
      var body: some View {
        VStack {
          Button("Shuffle") {
            withAnimation { for place in values.indices { values[place] = (values[place] * 11 + 5) % 31 } }
          }
          List(values.indices.sorted { values[$0] < values[$1] }, id: \.self) { Text("\($0) \(values[$0])") }
        }
      }
    }
    let host = TestHost(width: 60, height: 14, motion: true) { Rows() }
    host.press(.return)
    for _ in 0..<10 {
      expect(host.faults(), [])
      host.advance(by: .milliseconds(40))
    }
  }
}
