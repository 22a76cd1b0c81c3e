import Cells
import Expectations
import Observation
import TerminalUI
import TerminalUICore
import TerminalUITesting
import Testing

/// Views that are printed once above a region.
@Suite struct CommitTests {
  /// A region with a button that commits some views.
  private struct Committing<Content: View>: View {
    @Environment(\.commit) private var commit
    @ViewBuilder let content: () -> Content

    var body: some View { Button("Commit") { commit { content() } } }
  }

  private func committed(width: Int = 20, @ViewBuilder _ content: @escaping () -> some View) -> [String] {
    let host = TestHost(width: width, height: 8, scene: InlineGroup { Committing(content: content) })
    host.press(.return)
    return host.takeCommitted()
  }

  // Inline F3.
  @Test func `a paragraph is one line, whatever the width`() {
    let text = "the quick brown fox jumps over the lazy dog"
    for width in [4, 9, 20, 43, 44] { expect(committed(width: width) { Text(text) }, [text], "\(width)") }
  }

  // Inline F3.
  @Test func `a paragraph keeps its own lines, its spaces and its words that are too long`() {
    let text = "first  line of  it\nsecond-line has ahyphen\n\nanextremelylongwordthatiscut"
    for width in [7, 12, 20] {
      expect(
        committed(width: width) { Text(text) },
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), "\(width)")
    }
  }

  // Policy 1.
  @Test func `no committed line has a control code`() {
    let controls = (0..<0xA0).compactMap { Unicode.Scalar(UInt32($0)) }.filter {
      $0.properties.generalCategory == .control
    }
    for control in controls {
      for text in ["a\(control)b", "\u{1B}]52;c;a\(control)\u{7}\u{9B}2Jb\u{1B}[?1049h"] {
        let scalars = committed(width: 9) { Text(verbatim: text) }.flatMap(\.unicodeScalars)
        expect(scalars.contains("a") && scalars.contains("b"), "\(text.debugDescription)")
        expect(scalars.filter(controls.contains), [], "\(text.debugDescription)")
      }
    }
  }

  @Test func `wide characters aren't cut`() {
    let text = "漢字漢字漢字漢字 and 👨‍👩‍👧 more words"
    for width in [7, 8, 20] { expect(committed(width: width) { Text(text) }, [text], "\(width)") }
  }

  // Inline F3.
  @Test func `what is before a paragraph in its first row is before the line`() {
    expect(
      committed(width: 12) {
        HStack(alignment: .top, spacing: 1) {
          Text("•")
          Text("one two three four")
        }
      }, ["• one two three four"])
  }

  // Inline F3.
  @Test func `rows in a border, next to another view or with a background stay rows`() {
    expect(committed(width: 10) { Text("one two").padding(.horizontal, 1).border() }.count, 3 + 1)
    let columns = committed(width: 11) {
      HStack(alignment: .top, spacing: 1) {
        Text("one two three")
        Text("four five six")
      }
    }
    expect(columns.count, above: 1)
    expect(committed(width: 6) { Text("three two").background(Color.blue) }.count, 2)
    expect(committed(width: 6) { Text("one two").multilineTextAlignment(.trailing).frame(width: 5) }.count, 2)
    expect(committed(width: 6) { Text("one two three").lineLimit(2) }.count, 2)
  }

  @Test func `several views are below each other, and no view is no line`() {
    expect(
      committed {
        Text("one")
        Text("two")
      }, ["one", "two"])
    expect(committed { EmptyView() }, [])
    expect(committed { Text("") }, [""])
  }

  @Test func `a view that is higher than the terminal is whole`() {
    expect(
      committed { ForEach(0..<100, id: \.self) { Text("row \($0)") } }, (0..<100).map { "row \($0)" })
  }

  @Test func `the environment is that of the view that commits`() {
    let host = TestHost(
      width: 20, height: 3,
      scene: InlineGroup {
        Committing { Reading() }.environment(\.reading, "given")
      })
    host.press(.return)
    expect(host.takeCommitted(), ["given"])
  }

  @Test func `a committed view is alive once, and gone then`() {
    let life = Life()
    let host = TestHost(
      width: 20, height: 3,
      scene: InlineGroup {
        Committing {
          Text("alive").onAppear { life.log.append("appears") }.onDisappear { life.log.append("leaves") }
        }
      })
    host.press(.return)
    expect(host.takeCommitted(), ["alive"])
    expect(life.log, ["appears", "leaves"])
    host.press("x")
    expect(host.takeCommitted(), [])
  }

  @Test func `in a window nothing is committed`() {
    let host = TestHost(width: 20, height: 3, scene: WindowGroup { Committing { Text("no") } })
    host.press(.return)
    expect(host.takeCommitted(), [])
  }

  // Inline F2.
  @Test func `a region is in the first rows, at the left`() {
    let host = TestHost(
      width: 12, height: 4,
      scene: InlineGroup {
        Text("one"); Text("two")
      })
    expect(host.trimmedText, "one\ntwo")
    expect(host.host.shownHeight, 2)
  }

  // Inline F4.
  @Test func `a region has the height of its views, up to that of the screen`() {
    for (count, height) in [(0, 0), (3, 3), (4, 4), (9, 4)] {
      let host = TestHost(
        width: 12, height: 4, scene: InlineGroup { ForEach(0..<count, id: \.self) { Text("row \($0)") } })
      expect(host.host.shownHeight, height)
    }
    let scrolled = TestHost(
      width: 12, height: 4,
      scene: InlineGroup {
        Text("title")
        ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
      })
    expect(scrolled.host.shownHeight, 4)
    for text in ["title", "row 0", "row 2"] { expect(scrolled.trimmedText, contains: text) }
    expect(scrolled.trimmedText, lacks: "row 3")
  }

  @Test func `an alert is where the region is, which is higher for it`() {
    let host = TestHost(width: 40, height: 20, scene: InlineGroup { Asking() })
    expect(host.host.shownHeight, 2)
    host.press(.return)
    expect(host.trimmedText, contains: "Really?")
    expect(host.host.shownHeight, below: 8)
    host.press(.escape)
    expect(host.host.shownHeight, 2)
  }
}

private final class Life {
  var log: [String] = []
}

private struct Asking: View {
  @State private var asks = false

  var body: some View {
    Button("Ask") { asks = true }
    Text("below")
      .alert("Really?", isPresented: $asks) { Button("OK", role: .cancel) {} }
  }
}

private struct Reading: View {
  @Environment(\.reading) private var reading
  var body: some View { Text(reading) }
}

extension EnvironmentValues {
  @Entry fileprivate var reading = "default"
}
