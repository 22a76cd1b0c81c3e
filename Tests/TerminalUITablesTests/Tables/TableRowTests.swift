import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

@Suite struct TableRowTests {
  @Test func `the actions of a table's rows are in their menu`() {
    struct Songs: View {
      @State private var selection: Int?
      @State private var songs = Song.some
      var body: some View {
        Table(of: Song.self, selection: $selection) {
          TableColumn("Title", value: \.title)
        } rows: {
          ForEach(songs) { song in TableRow(song) }
        }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button("Remove") { songs.removeAll { rows.contains($0.id) } }
        }
      }
    }
    let host = TestHost(width: 40, height: 14) { Songs() }
    host.press(.downArrow)
    host.press(" ", modifiers: .control)
    host.find(.button, "Remove").press()
    expect(host.elements(.row).map(\.label), ["Alone", "Caravan", "Blue"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a row's own menu is opened by the mouse and by keys, among a million`() {
    struct Rows: View {
      @State private var selection: Int? = 1
      @State private var chosen = ""
      var body: some View {
        Table(of: Song.self, selection: $selection) {
          TableColumn("Title", value: \.title)
        } rows: {
          ForEach(LazySongs()) { song in
            TableRow(song).contextMenu { Button("Mark \(song.id)") { chosen = "marked \(song.id)" } }
          }
        }
        Text(chosen)
      }
    }
    let host = TestHost(width: 24, height: 9) { Rows() }
    host.press(.downArrow)
    host.press(.space, modifiers: .control)
    host.press(.return)
    expect(host.text, contains: "marked 2")
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 3, y: 4))))
    host.send(.mouse(MouseEvent(.up(.right), at: Point(x: 3, y: 4))))
    host.click(on: "Mark 3")
    expect(host.text, contains: "marked 3")
    expect(host.issues, [])
  }

  @Test func `a ForEach without content is a row for each value`() {
    let host = TestHost(width: 24, height: 6) {
      Table(of: Song.self) {
        TableColumn("Title", value: \.title)
      } rows: {
        ForEach(Song.some)
      }
    }
    expect(Song.some.allSatisfy { host.text.contains($0.title) })
  }

  @Test func `a row in no table is a blank line`() {
    struct Loose: View {
      let step: Int
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("above \(step)")
          TableRow(Song(id: step, title: "a", artist: "b", plays: 1))
          Text("below")
        }
      }
    }
    let host = TestHost(width: 12, height: 3) { Stepping { Loose(step: $0) } }
    expect(rows(of: host), ["above 0", "", "below"])
    host.press("n")
    host.resize(width: 9, height: 3)
    expect(rows(of: host), ["above 1", "", "below"])
  }
}

@MainActor private func rows(of host: TestHost) -> [String] {
  host.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

/// A million songs that are made when they are asked for.
nonisolated private struct LazySongs: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 1_000_000 }
  subscript(index: Int) -> Song { Song(id: index, title: "Song \(index)", artist: "", plays: 0) }
}
