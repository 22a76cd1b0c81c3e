import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

// Mend C7.
/// Texts and views are values: code that belongs to no actor makes them.
nonisolated private struct Folder: Sendable {
  var components = ["usr", "share", "doc"]

  var path: Text { components.map { Text($0).bold() }.reduce(Text(""), +) }
  var sentence: LocalizedStringKey {
    "in \(Text("usr").italic().foregroundStyle(.red)), \(components.count) deep"
  }
  var title: Text {
    Text("a") + Text(verbatim: "b") + Text(sentence).underline().dim().foregroundColor(.blue)
  }

  @ViewBuilder func lines(_ isLong: Bool) -> some View {
    Text("first")
    if isLong { Text("second") } else { EmptyView() }
    if isLong { AnyView(Text("third")) }
  }
}

@Suite struct TextIsolationTests {
  @Test func `a model makes texts on any thread`() async {
    let texts = await Task.detached { () -> [Text] in
      let folder = Folder()
      return [folder.path, Text(folder.sentence), folder.title]
    }.value
    let host = TestHost(width: 24, height: 3) {
      VStack(alignment: .leading) { ForEach(0..<3, id: \.self) { texts[$0] } }
    }
    expect(host.text, contains: "usrsharedoc")
    expect(host.text, contains: "in usr, 3 deep")
    expect(host.text, contains: "abin usr, 3 deep")
    expect(host.screen[host.position(of: "usrsharedoc")?.x ?? 0, 0].style.attributes, .bold)
  }

  @Test func `a block of views needs no actor`() {
    let folder = Folder()
    expect(screen(6, 3) { VStack(alignment: .leading) { folder.lines(true) } }, "first·\nsecond\nthird·")
    expect(screen(5, 1) { VStack { folder.lines(false) } }, "first")
  }
}
