import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Keys in an outline whose rows have controls.
@Suite struct OutlineControlTests {
  private struct Place: Identifiable {
    var id: String
    var places: [Place]?
  }

  private static let places = [
    Place(id: "a", places: [Place(id: "a1"), Place(id: "a2")]), Place(id: "b", places: [Place(id: "b1")]),
    Place(id: "c"),
  ]

  private struct Controls: View {
    @State private var isOn: Set<String> = []
    @State private var open: Set<String> = ["a", "b"]
    @State private var selection: String?
    var canSelect = false
    var body: some View {
      let group = OutlineGroup(OutlineControlTests.places, children: \.places, expanded: $open) { place in
        Toggle(
          place.id,
          isOn: Binding(
            get: { isOn.contains(place.id) },
            set: { if $0 { isOn.insert(place.id) } else { isOn.remove(place.id) } }))
      }
      VStack(spacing: 0) {
        if canSelect { List(selection: $selection) { group } } else { List { group } }
        Text("on \(isOn.sorted().joined(separator: " ")), sel \(selection ?? "-")")
      }
    }
  }

  private func row(_ host: TestHost) -> Int? { host.cursor?.position.y }

  @Test func `arrows go from row to row, and to no other`() {
    let host = TestHost(width: 30, height: 10) { Controls() }
    func line() -> Int { host.focusedElement?.frame.minY ?? -1 }
    expect(line(), 0)
    var lines: [Int] = []
    for _ in 0..<5 {
      host.press(.downArrow)
      lines.append(line())
    }
    expect(lines, [1, 2, 3, 4, 5], "\(host.text)")
    lines = []
    for _ in 0..<5 {
      host.press(.upArrow)
      lines.append(line())
    }
    expect(lines, [4, 3, 2, 1, 0], "\(host.text)")
  }

  @Test func `Left and Right stay in the row where there is a control`() {
    let host = TestHost(width: 30, height: 10) { Controls() }
    host.press(.downArrow)
    host.press(.space)
    expect(host.text, contains: "on a1", "\(host.text)")
    host.press(.upArrow)
    expect(host.focusedElement?.role, .toggle)
    host.press(.space)
    expect(host.text, contains: "on a a1", "\(host.text)")
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `a key switches the toggle of the selected row, of a group and of another row`(key: KeyEquivalent) {
    let host = TestHost(width: 30, height: 10) { Controls(canSelect: true) }
    host.press(.downArrow)
    host.press(key)
    expect(host.text.contains("on a,") && host.text.contains("a1"), "\(host.text)")
    host.press(.downArrow)
    host.press(key)
    expect(host.text, contains: "on a a1, sel a1", "\(host.text)")
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(!host.text.contains("a2") && host.text.contains("sel a"), "\(host.text)")
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `a key opens and closes the selected group in which there is no control`(key: KeyEquivalent) {
    struct Texts: View {
      @State private var selection: String?
      var body: some View {
        List(OutlineControlTests.places, children: \.places, selection: $selection) { Text($0.id) }
      }
    }
    let host = TestHost(width: 30, height: 10) { Texts() }
    host.press(.downArrow)
    host.press(key)
    expect(host.text, contains: "a1", "\(host.text)")
    host.press(key)
    expect(host.text, lacks: "a1", "\(host.text)")
  }
}
