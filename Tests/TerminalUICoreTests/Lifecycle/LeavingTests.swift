import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Suite struct LeavingTests {
  private struct Screen: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        if isShown { Slow(log: log).leavesPicture() }
        Text("end")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("x") {
        isShown.toggle()
        return .handled
      }
    }
  }

  private struct Slow: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("slow \(count)")
        .onTapGesture { count += 1 }
        .onDisappear { log.note("gone at \(count)") }
        .task {
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(100_000))
          } onCancel: {
          }
        }
    }
  }

  @Test func `a view that left is seen under what is there now, until its time ends`() {
    // Animation B10
    let log = Log()
    let host = TestHost(width: 7, height: 3) { Screen(log: log) }
    host.click(x: 0, y: 1)
    expect(host.text, "top    \nslow 1 \nend    ")
    host.press("x")
    expect(host.text, "top    \nendw 1 \n       ")
    expect(host.host.treeDescription, lacks: "slow")
    expect(log.take(), [])
    host.advance(by: .milliseconds(199))
    expect(host.text, "top    \nendw 1 \n       ")
    host.advance(by: .milliseconds(1))
    expect(host.text, "top    \nend    \n       ")
    // L3: the action still reads the state that the view had.
    expect(log.take(), ["gone at 1"])
    expect(host.host.checkInvariants(), [])
    expect(host.host.leaving.isEmpty)
  }

  @Test func `a picture takes no clicks, and a view that comes again is new`() {
    let log = Log()
    let host = TestHost(width: 7, height: 3) { Screen(log: log) }
    host.click(x: 0, y: 1)
    host.press("x")
    host.click(x: 5, y: 1)
    host.press("x")
    expect(host.text, "top    \nslow 0 \nend    ")
    host.advance(by: .milliseconds(300))
    expect(log.take(), ["gone at 1"])
    expect(host.text, "top    \nslow 0 \nend    ")
  }

  @Test func `where no view asks for it nothing stays`() {
    struct Plain: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack { if isShown { Text("a").onDisappear { log.note("gone") } } }
          .onKeyPress("x") {
            isShown = false
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 3, height: 1) { Plain(log: log) }
    host.press("x")
    expect(host.trimmedText, "")
    expect(log.take(), ["gone"])
    expectNil(host.host.timerDeadline)
  }

  private struct Rows: View {
    let isLazy: Bool
    let count: Int
    @State private var rows: [Int] = []
    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: 0) { all }
        } else {
          VStack(alignment: .leading, spacing: 0) { all }
        }
      }
      .scrollIndicators(.hidden)
      .onAppear { rows = Array(0..<count) }
      .onKeyPress("c") {
        rows = []
        return .handled
      }
      .onKeyPress("d") {
        rows.remove(at: 1)
        return .handled
      }
    }

    private var all: some View {
      ForEach(rows, id: \.self) { Text("row \($0)").leavesPicture() }
    }
  }

  @Test(arguments: [false, true])
  func `of a thousand rows that leave those in sight leave pictures`(_ isLazy: Bool) {
    let host = TestHost(width: 8, height: 4) { Rows(isLazy: isLazy, count: 1000) }
    host.scroll(dy: 1)
    let before = host.text
    host.press("c")
    expect(host.host.leaving.count, 4)
    expect(host.text, before)
    expect(host.record.itemsPainted, below: 20)
    host.advance(by: .milliseconds(200))
    expect(host.trimmedText, "")
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: [false, true])
  func `the rows behind one that leaves move up over its picture`(_ isLazy: Bool) {
    let host = TestHost(width: 5, height: 3) { Rows(isLazy: isLazy, count: 3) }
    expect(host.text, "row 0\nrow 1\nrow 2")
    host.press("d")
    expect(host.text, "row 0\nrow 2\n     ")
    host.advance(by: .milliseconds(200))
    expect(host.text, "row 0\nrow 2\n     ")
  }

  @Test func `another size of the screen ends pictures`() {
    let log = Log()
    let host = TestHost(width: 7, height: 3) { Screen(log: log) }
    host.press("x")
    host.resize(width: 8, height: 3)
    expect(host.text, "top     \nend     \n        ")
    expect(log.take(), ["gone at 0"])
    host.advance(by: .seconds(1))
    expect(log.take(), [])
  }

  @Test func `what stands over a view isn't in its picture`() {
    struct Covered: View {
      @State private var isShown = true
      @State private var isOpen = false
      var body: some View {
        ZStack { if isShown { Text("below").leavesPicture() } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheet(isPresented: $isOpen) {
            Text("above").focusable().onKeyPress("x") {
              isShown = false
              isOpen = false
              return .handled
            }
          }
          .onKeyPress("o") {
            isOpen = true
            return .handled
          }
      }
    }
    let host = TestHost(width: 20, height: 7) { Covered() }
    host.press("o")
    expect(host.text, contains: "above")
    host.press("x")
    expect(host.text, lacks: "above")
    expect(host.host.checkInvariants(), [])
  }
}

extension View {
  /// A transition as simple as one can be.
  fileprivate func leavesPicture() -> some View { modifier(LeavesPicture(for: .milliseconds(200))) }
}
