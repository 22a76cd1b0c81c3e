import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What a turn reports of a scroll view is what the screen shows at its end.
@Suite struct ScrollReportTests {
  @Observable final class Tail {
    var lines = Array(0..<10)
    @ObservationIgnored var reports: [Bool] = []
  }

  private struct Log: View {
    let tail: Tail
    var body: some View {
      ScrollViewReader { proxy in
        List(tail.lines, id: \.self) { Text("line \($0)") }
          .onScrollGeometryChange(for: Bool.self) {
            $0.visibleRect.maxY >= $0.contentSize.height
          } action: { _, end in
            tail.reports.append(end)
          }
          .onChange(of: tail.lines.count) { proxy.scrollTo(tail.lines.count - 1, anchor: .bottom) }
      }
    }
  }

  @Test func `a scroll in onChange is reported in the same turn`() {
    let tail = Tail()
    let host = TestHost(width: 20, height: 4) { Log(tail: tail) }
    host.press(.end)
    expect(tail.reports.last, true)
    for _ in 0..<3 {
      tail.lines.append(tail.lines.count)
      host.turn()
      expect(host.text, contains: "line \(tail.lines.count - 1)", "\(host.text)")
      expect(tail.reports.last, true)
    }
    let reports = tail.reports
    host.turn()
    expect(tail.reports, reports)
  }

  @Test func `a focus that scrolls is reported in the same turn`() {
    final class Seen { var last = -1 }
    struct Far: View {
      @FocusState private var focus: Int?
      let seen: Seen
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<9) { i in Button("B\(i)") {}.focused($focus, equals: i) } }
        }
        .onScrollGeometryChange(for: Int.self) {
          $0.contentOffset.y
        } action: {
          seen.last = $1
        }
        .onKeyPress("g") {
          focus = 8
          return .handled
        }
      }
    }
    let seen = Seen()
    let host = TestHost(width: 20, height: 3) { Far(seen: seen) }
    host.press("g")
    expect(host.text.contains("B8") && seen.last == 6, "\(host.text)")
  }
}
