import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

/// The headers of sections, which stay while a row of their section is in sight.
@Suite struct PinnedHeaderTests {
  private struct Groups: View {
    var counts = [6, 6]
    var isList = true
    var pinned: PinnedScrollableViews = .sectionHeaders

    var body: some View {
      if isList {
        List { sections }
      } else {
        ScrollView { LazyVStack(alignment: .leading, pinnedViews: pinned) { sections } }
      }
    }

    private var sections: some View {
      ForEach(counts.indices, id: \.self) { group in
        Section("group \(group)") { ForEach(0..<counts[group], id: \.self) { Text("\(group)-\($0)") } }
      }
    }
  }

  private final class Log {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map {
      String($0.filter { $0.isLetter || $0.isNumber || "- ".contains($0) })
    }
    .map { $0.trimmingPrefix(" ").split(separator: " ").prefix(2).joined(separator: " ") }
  }

  // Look 16
  @Test(arguments: [true, false])
  func `a header stays at the top, and the end of its section pushes it away`(isList: Bool) {
    let host = TestHost(width: 12, height: 4) { Groups(isList: isList) }
    expect(lines(host), ["group 0", "0-0", "0-1", "0-2"])
    host.scroll(dy: 1)
    expect(lines(host), ["group 0", "0-3", "0-4", "0-5"])
    host.scroll(dy: 1)
    // Row 6 is the first: `0-5` is under the header, which is whole as long as the section has a row there.
    expect(lines(host), ["group 0", "group 1", "1-0", "1-1"])
    host.scroll(dy: 1)
    expect(lines(host), ["group 1", "1-2", "1-3", "1-4"])
    host.scroll(dy: -1)
    expect(lines(host), ["group 0", "group 1", "1-0", "1-1"])
    check(host)
  }

  @Test func `a pinned header keeps what modifiers around it say`() {
    let host = TestHost(width: 12, height: 4) { Groups() }
    host.scroll(dy: 1)
    let place = host.position(of: "group 0")!
    expect(host.style(place.x, place.y).attributes, contains: .bold)
  }

  @Test func `without being asked a lazy stack pins nothing`() {
    let host = TestHost(width: 12, height: 4) { Groups(isList: false, pinned: []) }
    host.scroll(dy: 1)
    expect(lines(host), ["0-2", "0-3", "0-4", "0-5"])
  }

  @Test func `a row that gets the selection isn't under the header`() {
    struct Selecting: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          Section("group") { ForEach(0..<20, id: \.self) { Text("row \($0)").tag("\($0)") } }
        }
      }
    }
    let host = TestHost(width: 12, height: 4) { Selecting() }
    host.press(.end)
    expect(lines(host), ["group", "row 17", "row 18", "row 19"])
    for row in [18, 17, 16, 15, 14] {
      host.press(.upArrow)
      expect(host.text, contains: "row \(row)", "\(host.text)")
    }
    expect(lines(host), ["group", "row 14", "row 15", "row 16"])
    host.press(.home)
    expect(lines(host), ["group", "row 0", "row 1", "row 2"])
    check(host)
  }

  @Test func `a click on a pinned header reaches the header, and not the row under it`() {
    let log = Log()
    struct Tall: View {
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
            Section {
              ForEach(0..<20, id: \.self) { row in Text("row \(row)").onTapGesture { log.note("row \(row)") }
              }
            } header: {
              Text("head").onTapGesture { log.note("head") }
            }
          }
        }
      }
    }
    let host = TestHost(width: 12, height: 4) { Tall(log: log) }
    host.scroll(dy: 1)
    host.click(x: 0, y: 0)
    host.click(x: 0, y: 1)
    expect(log.entries, ["head", "row 3"])
  }

  @Test func `rows that go away below a pinned header draw it where it belongs`() {
    struct Shrinking: View {
      @State private var count = 8
      var body: some View {
        List {
          Section("first") { ForEach(0..<count, id: \.self) { Text("a\($0)") } }
          Section("second") { ForEach(0..<9, id: \.self) { Text("b\($0)") } }
        }
        .onKeyPress("x") {
          count = 4
          return .handled
        }
      }
    }
    let host = TestHost(width: 12, height: 4) { Shrinking() }
    host.scroll(dy: 1)
    expect(lines(host), ["first", "a3", "a4", "a5"])
    host.type("x")
    check(host)
    expect(lines(host).first == "first" || lines(host).first == "second")
  }

  // Flat cost
  @Test func `a million rows under one header cost as little as ten`() {
    func steps(_ count: Int) -> Int {
      let host = TestHost(width: 12, height: 6) { Groups(counts: [count]) }
      host.scroll(dy: 2)
      host.scroll(dy: -1)
      return host.record.rowsBuilt + host.record.layouts
    }
    expect(steps(1_000_000), atMost: steps(100) + 2)
  }
}
