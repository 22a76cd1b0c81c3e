import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// What happens to rows in and out of the window when the elements change.
@Suite struct WindowTests {
  /// Lets a test change the elements of a list.
  final class Handle {
    var items: Binding<[Int]>?
    var proxy: ScrollViewProxy?
    var log: [String] = []
  }

  private struct Rows: View {
    @State private var items: [Int]
    let handle: Handle

    init(_ items: [Int], _ handle: Handle) {
      _items = State(initialValue: items)
      self.handle = handle
    }

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(items, id: \.self) { Item(id: $0, handle: handle) } }
        }
        .onAppear { (handle.items, handle.proxy) = ($items, proxy) }
      }
    }
  }

  private struct Item: View {
    let id: Int
    let handle: Handle
    @State private var clicks = 0

    var body: some View {
      Text("\(id):\(clicks)")
        .onTapGesture { clicks += 1 }
        .onAppear { handle.log.append("+\(id)") }
        .onDisappear { handle.log.append("-\(id)") }
    }
  }

  private func rows(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { String($0.dropLast()).trimmedEnd }
  }

  private func make(_ count: Int) -> (TestHost, Handle) {
    let handle = Handle()
    return (TestHost(width: 20, height: 10) { Rows(Array(0..<count), handle) }, handle)
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: [100, 100_000])
  func `rows inserted above leave the visible ones where they are`(count: Int) {
    let (host, handle) = make(count)
    host.scroll(dy: 10)
    let before = rows(host)
    expect(before.first, "30:0")
    handle.items?.wrappedValue.insert(contentsOf: [-1, -2, -3], at: 0)
    host.turn()
    expect(rows(host), before)
    expect(host.record.bodies, [])
    expect(host.record.cellsWritten == 0 || count == 100)
    handle.items?.wrappedValue.removeFirst(5)
    host.turn()
    expect(rows(host), before)
    host.press(.home)
    expect(rows(host).first, "2:0")
    check(host)
  }

  @Test func `at the start inserted rows are seen`() {
    let (host, handle) = make(1000)
    handle.items?.wrappedValue.insert(-1, at: 0)
    host.turn()
    expect(rows(host), ["-1:0"] + (0..<9).map { "\($0):0" })
    expect(host.record.bodies.filter { $0 == "Item" }.count, atMost: 10)
    check(host)
  }

  @Test func `visible rows that are removed, moved and replaced`() {
    let (host, handle) = make(1000)
    host.scroll(dy: 10)
    handle.items?.wrappedValue.removeSubrange(31..<33)
    host.turn()
    expect(rows(host), [30, 33, 34, 35, 36, 37, 38, 39, 40, 41].map { "\($0):0" })
    handle.items?.wrappedValue.remove(at: 30)
    host.turn()
    expect(rows(host).count == 10 && rows(host).contains("34:0"))
    handle.items?.wrappedValue.swapAt(32, 34)
    host.turn()
    check(host)
    handle.items?.wrappedValue = Array(5000..<5004)
    host.turn()
    expect(rows(host).prefix(4), ["5000:0", "5001:0", "5002:0", "5003:0"])
    handle.items?.wrappedValue = []
    host.turn()
    expect(host.trimmedText, "")
    handle.items?.wrappedValue = [1]
    host.turn()
    expect(rows(host).first, "1:0")
    check(host)
  }

  @Test func `what was written to the state of a row is there when it comes back`() {
    let (host, _) = make(1000)
    host.click(x: 0, y: 3)
    expect(rows(host)[3], "3:1")
    host.press(.end)
    expect(rows(host).last, "999:0")
    host.press(.home)
    expect(rows(host)[3], "3:1")
    expect(rows(host)[4], "4:0")
    host.click(x: 0, y: 3)
    expect(rows(host)[3], "3:2")
    check(host)
  }

  @Test func `a state in a clipped part of a row comes back too, in the place of its view`() {
    let host = TestHost(width: 20, height: 10) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { number in
            HStack(spacing: 1) {
              Item(id: number, handle: Handle()).clipped()
              Item(id: -number, handle: Handle())
            }
          }
        }
      }
    }
    host.click(x: 4, y: 3)
    host.click(x: 0, y: 3)
    host.click(x: 0, y: 3)
    expect(rows(host)[3], "3:2 -3:1")
    host.press(.end)
    host.press(.home)
    expect(rows(host)[3], "3:2 -3:1")
    check(host)
  }

  @Test func `rows appear and disappear with the window`() {
    let (host, handle) = make(1000)
    expect(handle.log.sorted(), (0..<14).map { "+\($0)" }.sorted())
    handle.log = []
    host.press(.end)
    expect(handle.log.filter { $0.hasPrefix("-") }.count, 14)
    check(host)
  }

  @Test func `a row moves with its state`() {
    let (host, handle) = make(50)
    host.click(x: 0, y: 3)
    handle.items?.wrappedValue.swapAt(3, 5)
    host.turn()
    expect(rows(host)[5], "3:1")
    // Out of the window and back.
    handle.items?.wrappedValue.swapAt(5, 45)
    host.turn()
    handle.items?.wrappedValue.swapAt(45, 1)
    host.turn()
    expect(rows(host)[1], "3:1")
    check(host)
  }

  // I6
  @Test(arguments: [UnitPoint.top, .center, .bottom])
  func `scrollTo finds a row that was never made`(anchor: UnitPoint) {
    let (host, handle) = make(100_000)
    handle.proxy?.scrollTo(70_000, anchor: anchor)
    host.turn()
    let row = ["top": 0, "center": 4, "bottom": 9][
      anchor == .top ? "top" : anchor == .center ? "center" : "bottom"]!
    expect(rows(host).firstIndex(of: "70000:0").map { abs($0 - row) <= 1 }, true, "\(rows(host))")
    expect(host.record.rowsBuilt, atMost: 30)
    check(host)
  }

  @Test func `scrollTo without an anchor moves no more than it must`() {
    let (host, handle) = make(1000)
    handle.proxy?.scrollTo(5)
    host.turn()
    expect(rows(host).first, "0:0")
    handle.proxy?.scrollTo(500)
    host.turn()
    expect(rows(host).last, "500:0")
    handle.proxy?.scrollTo(480)
    host.turn()
    expect(rows(host).first, "480:0")
    handle.proxy?.scrollTo(-7)
    host.turn()
    expect(rows(host).first, "480:0")
    check(host)
  }

  // I4, W5
  @Test func `a row with an id is made no sooner, and reads for itself`() {
    struct Reading: View {
      @State private var marked = 2
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<1000) { Text($0 == marked ? "marked" : "row").id($0) }
          }
        }
        .onKeyPress("m") {
          marked += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 10, height: 5) { Reading() }
    expect(host.record.rowsBuilt, atMost: 9)
    host.press("m")
    expect(host.record.bodies, [])
    expect(host.text.split(separator: "\n")[3].hasPrefix("marked"))
  }

  @Test func `equal identities are reported`() {
    let handle = Handle()
    let host = TestHost(width: 20, height: 10) { Rows([1, 2, 2, 3], handle) }
    handle.items?.wrappedValue = [1, 2, 2, 3, 4]
    host.turn()
    expect(rows(host).prefix(5), ["1:0", "2:0", "2:0", "3:0", "4:0"])
    expect(host.issues.count, 1)
  }
}
