import Expectations
import Testing
import TerminalUITesting
import TestScreens

@testable import TerminalUI

/// Labels that are seen together, of which some have a symbol without a character.
///
/// Look 20: no character says "figure.walk", and "star" has one.
@Suite struct IconGroupTests {
  private func rows(_ host: TestHost) -> [String] {
    expect(host.issues, [])
    return host.text.split(separator: "\n").map { $0.trimmedEnd }.filter { !$0.isEmpty }
  }

  @Test func `in a list titles are aligned as soon as one label shows an icon`() {
    let host = TestHost(width: 14, height: 4) {
      List {
        Label("Walks", systemImage: "figure.walk")
        Label("Stars", systemImage: "star")
        Label("Dances", systemImage: "figure.dance")
      }
    }
    expect(rows(host), ["   Walks", " ☆ Stars", "   Dances"])
  }

  @Test func `in a list in which none shows one, titles stand at the edge`() {
    let host = TestHost(width: 14, height: 4) {
      List {
        Text("All")
        Label("Walks", systemImage: "figure.walk")
        Label("Dances", systemImage: "figure.dance")
      }
    }
    expect(rows(host), [" All", " Walks", " Dances"])
  }

  private struct Sidebar: View {
    @State private var hasStars = false
    @State private var chosen: Int? = 1
    var body: some View {
      List(selection: $chosen) {
        Label("Walks", systemImage: "figure.walk").tag(1)
        if hasStars { Label("Stars", systemImage: "star").tag(2) }
      }
      .onKeyPress("s") {
        hasStars.toggle()
        return .handled
      }
    }
  }

  @Test func `a label that comes later aligns those that are there, until it goes`() {
    let host = TestHost(width: 14, height: 4) { Sidebar() }
    expect(rows(host), [" Walks"])
    host.type("s")
    expect(rows(host), ["   Walks", " ☆ Stars"])
    host.type("s")
    expect(rows(host), [" Walks"])
    host.expectSound("without the label")
  }

  @Test func `among many rows the titles in sight are aligned wherever the list is`() {
    let host = TestHost(width: 14, height: 4) {
      List(0..<1_000) { Label("row \($0)", systemImage: $0 == 500 ? "star" : "figure.walk") }
    }
    expect(rows(host)[0].hasPrefix(" row 0"))
    host.scroll(x: 2, y: 1, dy: 166)
    let lines = rows(host)
    expect(lines.contains { $0.hasPrefix(" ☆ row 500") }, "\(lines)")
    expect(lines.allSatisfy { $0.dropFirst(3).hasPrefix("row") }, "\(lines)")
  }

  @Test func `titles stay aligned while the row with the icon is out of sight, until its element goes`() {
    let handle = IconRows.Handle()
    let host = TestHost(width: 14, height: 4) { IconRows(Array(0..<100), handle, stars: [3]) }
    func column() -> Int? { Array(host.text).firstIndex(of: "r") }
    expect(column(), 3)
    host.scroll(x: 2, y: 1, dy: 20)
    expect(!host.text.contains("☆") && column() == 3, "\(host.text)")
    handle.items?.wrappedValue.insert(contentsOf: [200, 201], at: 1)
    host.turn()
    expect(column(), 3, "the element is at another place")
    handle.items?.wrappedValue.removeAll { $0 == 3 }
    host.turn()
    expect(column(), 1, "\(host.text)")
    host.expectSound("without the element")
  }

  @Test func `a label whose symbol gets or loses its character moves the titles`() {
    let handle = IconRows.Handle()
    let host = TestHost(width: 14, height: 4) { IconRows([1, 2], handle, stars: []) }
    expect(rows(host), [" row 1", " row 2"])
    handle.stars?.wrappedValue = [2]
    host.turn()
    expect(rows(host), ["   row 1", " ☆ row 2"])
    handle.stars?.wrappedValue = []
    host.turn()
    expect(rows(host), [" row 1", " row 2"])
  }

  @Test func `a row of tabs shows icons again once each tab has one`() {
    let handle = PageHandle()
    let host = TestHost(width: 24, height: 3) { ChangingPages(handle: handle) }
    expect(host.text.hasPrefix(" One  Two "), "\(host.text)")
    handle.second?.wrappedValue = "heart"
    host.turn()
    expect(host.text.hasPrefix(" ☆ One  ♡ Two "), "\(host.text)")
  }

  private final class PageHandle { var second: Binding<String>? }
  private struct ChangingPages: View {
    let handle: PageHandle
    @State private var second = "figure.walk"
    var body: some View { Pages(second: second).onAppear { handle.second = $second } }
  }

  @Test func `a button on a block in a row is alone`() {
    let host = TestHost(width: 24, height: 3) {
      List {
        Label("Stars", systemImage: "star")
        Button("Walk", systemImage: "figure.walk") {}
      }
    }
    expect(rows(host)[1], "   Walk", "\(host.dots)")
  }

  @Test func `in a menu titles are aligned as soon as one row shows an icon`() {
    let host = TestHost(width: 24, height: 8) {
      Menu("m") {
        Button("Walk", systemImage: "figure.walk") {}
        Button("Delete", systemImage: "trash") {}
      }
    }
    host.press(.return)
    let (walk, delete) = (host.position(of: "Walk"), host.position(of: "Delete"))
    expect(walk != nil && walk?.x == delete?.x, "\(host.text)")
    expect(host.text, contains: "⌫ Delete")
  }

  @Test func `in a form titles are aligned as soon as one shows an icon`() {
    let host = TestHost(width: 30, height: 4) {
      Form {
        LabeledContent {
          Text("1")
        } label: {
          Label("Walks", systemImage: "figure.walk")
        }
        LabeledContent {
          Text("2")
        } label: {
          Label("Stars", systemImage: "star")
        }
      }
    }
    expect(rows(host), ["   Walks  1", " ☆ Stars  2"])
  }

  private struct Pages: View {
    let second: String
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Tab("Two", systemImage: second) { Text("second") }
      }
    }
  }

  @Test func `in a row of tabs all have an icon, or none`() {
    let all = TestHost(width: 24, height: 3) { Pages(second: "heart") }
    expect(all.text.hasPrefix(" ☆ One  ♡ Two "), "\(all.text)")
    let none = TestHost(width: 24, height: 3) { Pages(second: "figure.walk") }
    expect(none.text.hasPrefix(" One  Two "), "\(none.text)")
    expect(none.issues, [])
  }

  @Test func `a label that shows its icon alone shows its title where there is no character`() {
    let host = TestHost(width: 24, height: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Label("Walks", systemImage: "figure.walk")
        Label("Stars", systemImage: "star")
      }
      .labelStyle(.iconOnly)
    }
    expect(rows(host).map { $0.filter { $0 != " " } }, ["Walks", "☆"])
  }
}
