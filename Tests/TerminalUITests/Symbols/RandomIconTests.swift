import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Random changes of a list with icons: where its titles begin depends on the rows that there are.
@Suite struct RandomIconTests {
  /// The column in which the title of the first row begins; `nil` without rows.
  private func column(_ host: TestHost) -> Int? {
    let line = host.text.split(separator: "\n").first { $0.contains("row") }
    return line.flatMap { Array($0).firstIndex(of: "r") }
  }

  @Test(arguments: 0..<Soak.count(12, 400))
  func `titles are aligned as in a new list, and don't move while it scrolls`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 91 &+ 3)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let fits = seed.isMultiple(of: 2)
    let most = fits ? 8 : 60
    var items = Array(0..<random(0...most))
    var stars: Set<Int> = random(0...1) == 0 ? [] : [random(0...most)]
    var next = 100
    let handle = IconRows.Handle()
    let host = TestHost(width: 16, height: 8) { IconRows(items, handle, stars: stars) }
    for step in 0..<40 {
      let before = column(host)
      var scrolls = false
      switch random(0...6) {
      case 0 where items.count < most:
        items.insert(next, at: random(0...items.count))
        if random(0...3) == 0 { stars.insert(next) }
        next += 1
      case 1 where !items.isEmpty:
        items.remove(at: random(0...items.count - 1))
      case 2:
        items.removeAll { stars.contains($0) }
      case 3 where !items.isEmpty:
        items.swapAt(random(0...items.count - 1), random(0...items.count - 1))
      case 4 where fits && !items.isEmpty:
        stars.formSymmetricDifference([items[random(0...items.count - 1)]])
      default:
        scrolls = true
        host.scroll(x: 2, y: 1, dy: random(-12...12))
      }
      handle.items?.wrappedValue = items
      handle.stars?.wrappedValue = stars
      host.turn()
      let after = column(host)
      let moment = "step \(step) of seed \(seed): \(items), stars \(stars)\n\(host.text)"
      if fits {
        let fresh = TestHost(width: 16, height: 8) { IconRows(items, IconRows.Handle(), stars: stars) }
        expect(host.text, fresh.text, "\(moment)\nin a new list\n\(fresh.text)")
      } else {
        if scrolls, before == 3 { expect(after, 3, "\(moment)") }
        if host.text.contains("☆") { expect(after, 3, "\(moment)") }
        if stars.isDisjoint(with: items), !items.isEmpty { expect(after, 1, "\(moment)") }
      }
    }
    host.expectSound("seed \(seed)")
  }
}
