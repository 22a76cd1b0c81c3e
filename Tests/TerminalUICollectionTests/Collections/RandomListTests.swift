import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Random edits and keys: whatever happened, the screen shows consecutive elements without a gap.
@Suite struct RandomListTests {
  final class Handle {
    var items: Binding<[Int]>?
    var proxy: ScrollViewProxy?
  }

  /// The lines of a row: one to four.
  static func height(_ id: Int) -> Int { abs(id &* 7) % 4 + 1 }

  private struct Row: View {
    let id: Int
    let isUniform: Bool
    var body: some View {
      Text(
        (0..<(isUniform ? 1 : RandomListTests.height(id))).map { "\(id).\($0)" }.joined(separator: "\n"))
    }
  }

  private struct Rows: View {
    let handle: Handle
    let isUniform: Bool
    let isList: Bool
    @State private var items: [Int]
    @State private var selection: Int?

    init(_ items: [Int], _ handle: Handle, isUniform: Bool, isList: Bool) {
      _items = State(initialValue: items)
      (self.handle, self.isUniform, self.isList) = (handle, isUniform, isList)
    }

    var body: some View {
      ScrollViewReader { proxy in
        Group {
          if isList {
            List(selection: $selection) {
              ForEach(items, id: \.self) { Row(id: $0, isUniform: isUniform) }
            }
            .listStyle(.plain)
          } else {
            ScrollView {
              LazyVStack(alignment: .leading) {
                ForEach(items, id: \.self) { Row(id: $0, isUniform: isUniform) }
              }
            }
          }
        }
        .onAppear { (handle.items, handle.proxy) = ($items, proxy) }
      }
    }
  }

  @Test(arguments: 0..<Soak.count(12, 300))
  func `the screen shows consecutive rows`(seed: Int) {
    let (isUniform, isList) = (seed.isMultiple(of: 2), seed % 4 < 2)
    var generator = SeededGenerator(seed: UInt64(seed) &* 77 &+ 5)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let handle = Handle()
    var next = 300
    var model = Array(0..<random(0...300))
    let host = TestHost(width: 16, height: 9) {
      Rows(model, handle, isUniform: isUniform, isList: isList)
    }
    for step in 0..<60 {
      let what: String
      switch random(0...13) {
      case 0...2:
        let place = random(0...model.count)
        let count = random(1...20)
        model.insert(contentsOf: next..<next + count, at: place)
        next += count
        what = "insert \(count) at \(place)"
      case 3, 4:
        guard !model.isEmpty else { continue }
        let start = random(0...model.count - 1)
        let end = min(model.count, start + random(1...20))
        model.removeSubrange(start..<end)
        what = "remove \(start)..<\(end)"
      case 5:
        guard model.count > 1 else { continue }
        let element = model.remove(at: random(0...model.count - 1))
        model.insert(element, at: random(0...model.count))
        what = "move \(element)"
      case 6:
        if random(0...5) == 0 { model.shuffle(using: &generator) } else { model.reverse() }
        what = "reorder"
      case 7:
        guard let id = model.randomElement(using: &generator) else { continue }
        let anchor: UnitPoint? = [nil, .top, .center, .bottom][random(0...3)]
        handle.proxy?.scrollTo(id, anchor: anchor)
        what = "scrollTo \(id) at \(anchor.map { "\($0.y)" } ?? "any")"
        host.turn()
        expect(host.text, contains: "\(id).", "\(what): \(host.text)")
      case 8:
        what = "wheel"
        host.scroll(dy: random(-5...5))
      default:
        let keys: [KeyEquivalent] = [.downArrow, .upArrow, .pageDown, .pageUp, .home, .end]
        let key = keys[random(0...5)]
        what = "\(key)"
        host.press(key)
      }
      if handle.items?.wrappedValue != model {
        handle.items?.wrappedValue = model
        host.turn()
      }
      check(host, model, isUniform, "seed \(seed), step \(step), \(what)")
      guard host.host.checkInvariants() == [] else {
        Issue.record("seed \(seed), step \(step), \(what): \(host.host.checkInvariants())")
        return
      }
    }
    expect(host.issues, [])
  }

  private func check(_ host: TestHost, _ model: [Int], _ isUniform: Bool, _ comment: String) {
    let lines = host.text.split(separator: "\n").map { String($0.dropLast().prefix { $0 != " " }) }
    let all = model.flatMap { id in (0..<(isUniform ? 1 : Self.height(id))).map { "\(id).\($0)" } }
    let shown = Array(lines.prefix { !$0.isEmpty })
    expect(shown.count, min(9, all.count), "\(comment): \(lines)")
    guard let first = shown.first else { return }
    guard let start = all.firstIndex(of: first), start + shown.count <= all.count else {
      Issue.record("\(comment): \(lines)")
      return
    }
    expect(Array(all[start..<start + shown.count]), shown, "\(comment)")
  }
}
